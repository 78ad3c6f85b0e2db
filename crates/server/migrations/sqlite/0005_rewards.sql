-- What points are exchanged for, and the orders.
CREATE TABLE rewards (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    slug TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('bank_transfer', 'charity_transfer', 'card', 'parcel', 'trip')),
    summary TEXT NOT NULL,
    description TEXT NOT NULL,
    icon TEXT NOT NULL,
    points BIGINT CHECK (points > 0),                     -- price of one; transfers have an amount instead
    min_amount BIGINT, max_amount BIGINT, amount_step BIGINT, -- grosze
    points_per_zloty BIGINT CHECK (points_per_zloty > 0),
    stock BIGINT CHECK (stock >= 0),                      -- null: no limit
    position BIGINT NOT NULL,
    active BOOLEAN NOT NULL,
    CHECK ((points IS NULL) = (points_per_zloty IS NOT NULL))
);
CREATE INDEX rewards_in_order ON rewards (active, position, id);

CREATE TABLE reward_variants (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    reward_id BIGINT NOT NULL REFERENCES rewards (id),
    code TEXT NOT NULL,
    name TEXT NOT NULL,
    position BIGINT NOT NULL,
    stock BIGINT CHECK (stock >= 0),
    UNIQUE (reward_id, code)
);

CREATE TABLE orders (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    public_id TEXT NOT NULL UNIQUE,
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    reward_id BIGINT REFERENCES rewards (id), -- none: a card of a promotion
    variant_id BIGINT REFERENCES reward_variants (id),
    kind TEXT NOT NULL,
    season BIGINT NOT NULL REFERENCES seasons (year),
    points BIGINT NOT NULL CHECK (points >= 0),
    amount BIGINT,       -- grosze
    bank_account TEXT,   -- frozen when ordered
    recipient TEXT,
    street TEXT,
    street_number TEXT,
    street_number_place TEXT,
    postcode TEXT,
    city TEXT,
    status TEXT NOT NULL CHECK (status IN ('selected', 'in_progress', 'completed', 'cancelled', 'returned')),
    version BIGINT NOT NULL DEFAULT 1,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
);
CREATE INDEX orders_of_participant ON orders (participant_id, season, id);
CREATE INDEX orders_by_status ON orders (status, id);

CREATE TABLE order_events (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    order_id BIGINT NOT NULL REFERENCES orders (id),
    status TEXT NOT NULL,
    at BIGINT NOT NULL,
    actor TEXT NOT NULL CHECK (actor IN ('participant', 'operator', 'system')),
    actor_id BIGINT,
    note TEXT
);
CREATE INDEX order_events_of_order ON order_events (order_id, id);
