-- Trips, and how far each participant has come with them.
CREATE TABLE trips (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    season BIGINT NOT NULL REFERENCES seasons (year),
    kind TEXT NOT NULL CHECK (kind IN ('standard', 'premium', 'vip')),
    reward_id BIGINT NOT NULL UNIQUE REFERENCES rewards (id), -- its name and texts; under it its orders stand among the others
    qualify_at BIGINT NOT NULL CHECK (qualify_at > 0), -- points of the season
    cost BIGINT NOT NULL CHECK (cost > 0),
    reserved_points BIGINT NOT NULL CHECK (reserved_points >= 0 AND reserved_points <= cost),
    opens_on TEXT NOT NULL,
    order_by TEXT NOT NULL,
    fulfil_by TEXT NOT NULL,
    reminders TEXT NOT NULL, -- days before a deadline, apart by commas
    status TEXT NOT NULL CHECK (status IN ('draft', 'published')),
    swept_to BIGINT DEFAULT 0, -- the last participant looked at since the terms changed; null: all were
    edited_at BIGINT,          -- when an operator changed it: loading leaves it alone from then on
    version BIGINT NOT NULL DEFAULT 1,
    UNIQUE (season, kind),
    CHECK (opens_on <= order_by AND order_by <= fulfil_by)
);

CREATE TABLE trip_participations (
    trip_id BIGINT NOT NULL REFERENCES trips (id),
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    state TEXT NOT NULL CHECK (state IN ('unqualified', 'qualified', 'short', 'ordered', 'missed', 'lapsed', 'completed')),
    held BIGINT NOT NULL CHECK (held >= 0),
    forfeited BIGINT NOT NULL DEFAULT 0 CHECK (forfeited >= 0),
    order_id BIGINT REFERENCES orders (id), -- the one that stands, lapsed or was carried out
    order_cost BIGINT,                      -- what it cost when it was made
    reminded BIGINT NOT NULL DEFAULT 1000,  -- days before the deadline of the last reminder in this state
    postings BIGINT NOT NULL DEFAULT 0,     -- how many transfers were made for it: their keys are numbered
    changed_at BIGINT NOT NULL,
    PRIMARY KEY (trip_id, participant_id),
    CHECK ((order_id IS NULL) = (order_cost IS NULL))
);
CREATE INDEX trip_participations_of_participant ON trip_participations (participant_id, trip_id);
CREATE INDEX trip_participations_by_state ON trip_participations (trip_id, state, participant_id);
CREATE INDEX trip_participations_to_remind ON trip_participations (trip_id, state, reminded, participant_id);
CREATE INDEX trip_participations_by_order ON trip_participations (order_id);
