-- Points: append-only transfers between a participant's accounts, and the balances that they add up to.
CREATE TABLE accounts (
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    kind TEXT NOT NULL CHECK (kind IN ('purchases', 'affiliation', 'achievements', 'available', 'held', 'redeemed', 'forfeited')),
    balance BIGINT NOT NULL,
    PRIMARY KEY (participant_id, kind),
    CHECK (kind NOT IN ('held', 'redeemed', 'forfeited') OR balance >= 0)
);

CREATE TABLE transfers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    kind TEXT NOT NULL CHECK (kind IN ('accrual', 'reversal', 'hold', 'release', 'redeem', 'refund', 'forfeit')),
    from_account TEXT NOT NULL,
    to_account TEXT NOT NULL,
    points BIGINT NOT NULL CHECK (points > 0),
    cause TEXT NOT NULL,
    cause_id BIGINT NOT NULL,
    idempotency_key TEXT NOT NULL UNIQUE,
    explanation TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    CHECK (from_account <> to_account)
);
CREATE INDEX transfers_of_participant ON transfers (participant_id, id);
CREATE INDEX transfers_by_cause ON transfers (cause, cause_id);

-- Points granted for a product in a season: what its cap is measured against.
CREATE TABLE product_points (
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    product_id BIGINT NOT NULL REFERENCES products (id),
    season BIGINT NOT NULL REFERENCES seasons (year),
    points BIGINT NOT NULL CHECK (points >= 0),
    PRIMARY KEY (participant_id, product_id, season)
);

CREATE TABLE achievements (
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    level BIGINT NOT NULL REFERENCES achievement_levels (level),
    reached_at BIGINT NOT NULL,
    PRIMARY KEY (participant_id, level)
);
