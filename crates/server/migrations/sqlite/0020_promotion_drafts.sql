-- What operators prepare: drafts of promotions, what a published one has still to be counted anew for, and simulations.
CREATE TABLE promotion_drafts (
    promotion_id BIGINT PRIMARY KEY REFERENCES promotions (id),
    definition TEXT NOT NULL, -- JSON
    version BIGINT NOT NULL DEFAULT 1,
    edited_at BIGINT NOT NULL,
    edited_by BIGINT NOT NULL REFERENCES operators (id)
);

-- A revision that came over purchases that are recorded: every participant is counted anew, some at a time.
CREATE TABLE promotion_recounts (
    promotion_id BIGINT PRIMARY KEY REFERENCES promotions (id),
    counts_from TEXT NOT NULL, -- the days of this revision and of the one before
    counts_to TEXT NOT NULL,
    after_participant BIGINT NOT NULL DEFAULT 0,
    participants BIGINT NOT NULL DEFAULT 0, -- counted so far
    requested_at BIGINT NOT NULL,
    finished_at BIGINT
);

CREATE TABLE promotion_simulations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    promotion_id BIGINT NOT NULL REFERENCES promotions (id),
    season BIGINT NOT NULL REFERENCES seasons (year), -- whose purchases
    definition TEXT NOT NULL,                         -- JSON, its days moved to that season
    status TEXT NOT NULL CHECK (status IN ('running', 'done', 'cancelled', 'failed')),
    after_participant BIGINT NOT NULL DEFAULT 0,
    last_participant BIGINT NOT NULL,                 -- when it began: how far it has to go
    result TEXT NOT NULL,                             -- JSON, the sums so far
    requested_at BIGINT NOT NULL,
    requested_by BIGINT NOT NULL REFERENCES operators (id),
    finished_at BIGINT
);
CREATE INDEX promotion_simulations_of_promotion ON promotion_simulations (promotion_id, id);
CREATE INDEX promotion_simulations_running ON promotion_simulations (status, id);

CREATE INDEX promotions_listed ON promotions (first_day, id);
