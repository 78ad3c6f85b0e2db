-- When a participant first opened the page of a promotion that may be answered.
CREATE TABLE promotion_visits (
    promotion_id BIGINT NOT NULL REFERENCES promotions (id),
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    first_seen_at BIGINT NOT NULL,
    PRIMARY KEY (promotion_id, participant_id)
);
CREATE INDEX promotion_visits_of_participant ON promotion_visits (participant_id, promotion_id);
