-- Tax on prizes: how each kind and each promotion is treated, and what was recorded of every prize that was given.

-- What one is worth, in grosze; null: not known. A transfer is worth its amount, a promotion's card its own value.
ALTER TABLE rewards ADD COLUMN value BIGINT CHECK (value > 0);

-- Versions, each of a kind of reward or of a promotion; never changed and never removed. The last that has begun holds,
-- of several from one day the one written last.
CREATE TABLE tax_rules (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT CHECK (kind IN ('bank_transfer', 'charity_transfer', 'card', 'parcel', 'trip')),
    promotion_id BIGINT REFERENCES promotions (id),
    valid_from TEXT NOT NULL,
    treatment TEXT NOT NULL CHECK (treatment IN ('none', 'withheld', 'reported')),
    rate BIGINT CHECK (rate BETWEEN 1 AND 10000), -- hundredths of a per cent; just where tax is withheld
    free_up_to BIGINT CHECK (free_up_to > 0),     -- grosze: a value up to it is free; null: none is
    rounding TEXT NOT NULL CHECK (rounding IN ('grosz', 'zloty')),
    note TEXT NOT NULL,                           -- the legal ground, in the operator's words
    created_at BIGINT,                            -- null: came with the programme
    created_by BIGINT REFERENCES operators (id),
    CHECK ((kind IS NULL) <> (promotion_id IS NULL)),
    CHECK ((treatment = 'withheld') = (rate IS NOT NULL))
);
CREATE INDEX tax_rules_of_kind ON tax_rules (kind, id);
CREATE INDEX tax_rules_of_promotion ON tax_rules (promotion_id, id);

-- Nothing is given away without a rule: until finance says otherwise, everything is reported.
INSERT INTO tax_rules (kind, valid_from, treatment, rounding, note) VALUES
    ('bank_transfer', '2000-01-01', 'reported', 'grosz', 'Zasada początkowa, do potwierdzenia z księgowością'),
    ('charity_transfer', '2000-01-01', 'reported', 'grosz', 'Zasada początkowa, do potwierdzenia z księgowością'),
    ('card', '2000-01-01', 'reported', 'grosz', 'Zasada początkowa, do potwierdzenia z księgowością'),
    ('parcel', '2000-01-01', 'reported', 'grosz', 'Zasada początkowa, do potwierdzenia z księgowością'),
    ('trip', '2000-01-01', 'reported', 'grosz', 'Zasada początkowa, do potwierdzenia z księgowością');

-- What was recorded of prizes, with whose they were then; never changed and never removed, not by an erasure either.
-- Of one order at most one row of each entry: a transfer comes back once.
CREATE TABLE tax_records (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    order_id BIGINT NOT NULL REFERENCES orders (id),
    entry TEXT NOT NULL CHECK (entry IN ('given', 'valued', 'returned')),
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    year BIGINT NOT NULL,       -- of the day on which it was made available, for each entry of an order
    available_on TEXT NOT NULL,
    kind TEXT NOT NULL,
    promotion_id BIGINT REFERENCES promotions (id),
    prize TEXT NOT NULL,        -- what it was called
    rule_id BIGINT NOT NULL REFERENCES tax_rules (id),
    value BIGINT,               -- grosze; null: not known when it was given
    taxable BIGINT NOT NULL,    -- of which is reported or taxed
    tax BIGINT NOT NULL,        -- withheld
    name TEXT NOT NULL,
    company_name TEXT NOT NULL,
    nip TEXT NOT NULL,
    street TEXT NOT NULL,
    postcode TEXT NOT NULL,
    city TEXT NOT NULL,
    recorded_at BIGINT NOT NULL,
    recorded_by BIGINT REFERENCES operators (id), -- who entered the value
    UNIQUE (order_id, entry)
);
CREATE INDEX tax_records_of_participant ON tax_records (participant_id, year, id);
CREATE INDEX tax_records_by_year ON tax_records (year, participant_id, id);
CREATE INDEX tax_records_by_rule ON tax_records (rule_id, available_on);
CREATE INDEX tax_records_of_promotion ON tax_records (promotion_id, available_on);

-- Sums of a participant's records of a year, kept beside them, with whose they were in the last.
CREATE TABLE tax_totals (
    year BIGINT NOT NULL,
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    prizes BIGINT NOT NULL,
    value BIGINT NOT NULL,
    reported BIGINT NOT NULL, -- what is to be reported
    taxed BIGINT NOT NULL,    -- what tax was withheld of
    tax BIGINT NOT NULL,
    unvalued BIGINT NOT NULL, -- prizes whose value is still not known
    name TEXT NOT NULL,
    company_name TEXT NOT NULL,
    nip TEXT NOT NULL,
    street TEXT NOT NULL,
    postcode TEXT NOT NULL,
    city TEXT NOT NULL,
    PRIMARY KEY (year, participant_id)
);
CREATE INDEX tax_totals_of_participant ON tax_totals (participant_id, year);
CREATE INDEX tax_totals_by_nip ON tax_totals (nip, year);
CREATE INDEX tax_totals_unvalued ON tax_totals (year, participant_id) WHERE unvalued > 0;

-- Whoever records a prize or writes a rule takes this row first: no prize is recorded beside a rule that would have held
-- for it.
CREATE TABLE tax_turn (
    id BIGINT PRIMARY KEY CHECK (id = 1)
);
INSERT INTO tax_turn (id) VALUES (1);
