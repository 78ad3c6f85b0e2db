-- Promotions: what operators write, what participants answer, and what purchases bring under them.
CREATE TABLE promotions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    slug TEXT NOT NULL UNIQUE,
    audience TEXT NOT NULL CHECK (audience IN ('program.retail', 'program.partner')),
    season BIGINT NOT NULL REFERENCES seasons (year),
    status TEXT NOT NULL CHECK (status IN ('draft', 'published', 'withdrawn')),
    revision BIGINT NOT NULL, -- the one that holds; the name and the days are of it
    name TEXT NOT NULL,
    counts_from TEXT NOT NULL, -- the days on which purchases count
    counts_to TEXT NOT NULL,
    first_day TEXT NOT NULL,   -- the days on which anything can be done
    last_day TEXT NOT NULL
);
CREATE INDEX promotions_by_day ON promotions (status, last_day, id);

CREATE TABLE promotion_revisions (
    promotion_id BIGINT NOT NULL REFERENCES promotions (id),
    revision BIGINT NOT NULL,
    definition TEXT NOT NULL,                     -- JSON
    rules_file_id BIGINT REFERENCES files (id),
    rules_sha256 TEXT,
    published_at BIGINT,                          -- null: came with the programme's files
    published_by BIGINT REFERENCES operators (id),
    PRIMARY KEY (promotion_id, revision)
);

-- Where a participant stands in a promotion: the answer, the declaration, and what was posted for it.
CREATE TABLE promotion_participations (
    promotion_id BIGINT NOT NULL REFERENCES promotions (id),
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    accepted BOOLEAN,    -- null: not answered
    answered_at BIGINT,
    declared BIGINT,     -- in the measure's smallest part
    declared_at BIGINT,
    current BIGINT NOT NULL DEFAULT 0,
    due_points BIGINT NOT NULL DEFAULT 0,
    granted_points BIGINT NOT NULL DEFAULT 0,
    cut_points BIGINT NOT NULL DEFAULT 0,
    postings BIGINT NOT NULL DEFAULT 0, -- how many transfers were made for it
    PRIMARY KEY (promotion_id, participant_id)
);
CREATE INDEX promotion_participations_of_participant ON promotion_participations (participant_id, promotion_id);

-- Every answer that was ever given, with its evidence; never changed.
CREATE TABLE promotion_answers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    promotion_id BIGINT NOT NULL REFERENCES promotions (id),
    revision BIGINT NOT NULL,
    rules_sha256 TEXT,
    accepted BOOLEAN NOT NULL,
    declared BIGINT, -- where the answer is a declaration
    answered_at BIGINT NOT NULL,
    source TEXT NOT NULL CHECK (source IN ('registration', 'panel', 'operator')),
    operator_id BIGINT REFERENCES operators (id),
    network TEXT NOT NULL,
    user_agent TEXT NOT NULL
);
CREATE INDEX promotion_answers_of_participant ON promotion_answers (participant_id, id);

-- What each line that counts brings to each promotion: a changed line touches its own rows only.
CREATE TABLE promotion_lines (
    line_id BIGINT NOT NULL REFERENCES invoice_lines (id),
    promotion_id BIGINT NOT NULL REFERENCES promotions (id),
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    product_id BIGINT NOT NULL REFERENCES products (id),
    amount BIGINT NOT NULL, -- in the measure's smallest part
    extra BIGINT NOT NULL,  -- points that multipliers give
    PRIMARY KEY (line_id, promotion_id)
);
CREATE INDEX promotion_lines_of_participant ON promotion_lines (participant_id, promotion_id);

-- Cards that a promotion earned a participant.
CREATE TABLE card_grants (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    public_id TEXT NOT NULL UNIQUE,
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    promotion_id BIGINT NOT NULL REFERENCES promotions (id),
    kind TEXT NOT NULL CHECK (kind IN ('fuel', 'prepaid')),
    value BIGINT NOT NULL CHECK (value > 0), -- grosze
    status TEXT NOT NULL CHECK (status IN ('waiting', 'collected', 'taken_back')),
    earned_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    order_id BIGINT REFERENCES orders (id)
);
CREATE INDEX card_grants_of_participant ON card_grants (participant_id, status, id);
CREATE INDEX card_grants_of_order ON card_grants (order_id);

-- What was collected beyond what is due now: somebody must talk about it.
CREATE TABLE card_overpayments (
    promotion_id BIGINT NOT NULL REFERENCES promotions (id),
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    kind TEXT NOT NULL CHECK (kind IN ('fuel', 'prepaid')),
    value BIGINT NOT NULL CHECK (value > 0), -- grosze
    noticed_at BIGINT NOT NULL,
    PRIMARY KEY (promotion_id, participant_id, kind)
);
CREATE INDEX card_overpayments_of_participant ON card_overpayments (participant_id);

-- An order of a promotion's card names the promotion and the card; it has no reward of the catalogue.
ALTER TABLE orders ADD COLUMN promotion_id BIGINT REFERENCES promotions (id);
ALTER TABLE orders ADD COLUMN card TEXT;
