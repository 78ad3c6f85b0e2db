-- Points for being in the programme for another season: once for each participant and season.
CREATE TABLE memberships (
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    season BIGINT NOT NULL REFERENCES seasons (year),
    points BIGINT NOT NULL CHECK (points >= 0), -- granted; nothing where the limit of the total left no room
    created_at BIGINT NOT NULL,
    PRIMARY KEY (participant_id, season)
);
