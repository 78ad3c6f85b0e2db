-- What bounds a promotion, and when its draft is published.

ALTER TABLE promotions ADD COLUMN points_pool BIGINT; -- points for all participants, of the revision that holds; null: no limit

CREATE INDEX promotions_with_pool ON promotions (points_pool, id);

-- Part of the cut points for which the promotion's pool had no room; the rest the limit of the total has cut.
ALTER TABLE promotion_participations ADD COLUMN pool_cut_points BIGINT NOT NULL DEFAULT 0;

ALTER TABLE promotion_drafts ADD COLUMN publish_at BIGINT;   -- null: not scheduled
ALTER TABLE promotion_drafts ADD COLUMN scheduled_by BIGINT REFERENCES operators (id);
ALTER TABLE promotion_drafts ADD COLUMN refusal TEXT;        -- why it was not published at that time; null: it has not come

CREATE INDEX promotion_drafts_due ON promotion_drafts (publish_at);

-- Whom a promotion is for, of the revision that holds; null: for its whole audience.
ALTER TABLE promotions ADD COLUMN segment_id BIGINT REFERENCES segments (id);

CREATE INDEX promotions_of_segment ON promotions (segment_id);

-- Participants whom a promotion for a segment is for: the members when it was published, and whoever has joined since.
-- Nobody is removed.
CREATE TABLE promotion_audience (
    promotion_id BIGINT NOT NULL REFERENCES promotions (id),
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    added_at BIGINT NOT NULL,
    PRIMARY KEY (promotion_id, participant_id)
);

CREATE INDEX promotion_audience_of_participant ON promotion_audience (participant_id, promotion_id);
