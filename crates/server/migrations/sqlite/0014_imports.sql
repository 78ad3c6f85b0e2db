-- Files that operators import: where they come from, how far each is, its rows and what was wrong with them.
CREATE TABLE import_sources (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    distributor_id BIGINT REFERENCES distributors (id), -- whose rows they are, where no column says it
    format TEXT,  -- JSON: how its files are written; of the last one that was read
    mapping TEXT, -- JSON: which column holds what, by the columns' names
    created_at BIGINT NOT NULL,
    UNIQUE (kind, name)
);

CREATE TABLE imports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    source_id BIGINT NOT NULL REFERENCES import_sources (id),
    kind TEXT NOT NULL,
    file_id BIGINT NOT NULL REFERENCES files (id),
    status TEXT NOT NULL CHECK (status IN ('uploaded', 'reading', 'previewed', 'posting', 'posted', 'cancelled')),
    format TEXT NOT NULL,    -- JSON
    mapping TEXT NOT NULL,   -- JSON
    head TEXT NOT NULL,      -- JSON: the columns' names with the first values
    fault TEXT,              -- why the file cannot be read as a whole
    rows_read BIGINT NOT NULL DEFAULT 0,
    rows_valid BIGINT NOT NULL DEFAULT 0,
    rows_faulty BIGINT NOT NULL DEFAULT 0,
    rows_skipped BIGINT NOT NULL DEFAULT 0,
    groups BIGINT NOT NULL DEFAULT 0,   -- things that the valid rows make up, such as invoices
    estimate BIGINT NOT NULL DEFAULT 0, -- what they would bring, such as points before the limits
    rows_posted BIGINT NOT NULL DEFAULT 0,
    posted_group BIGINT NOT NULL DEFAULT 0, -- the last row that was posted, in the order of groups and rows
    posted_row BIGINT NOT NULL DEFAULT 0,
    figures TEXT NOT NULL,   -- JSON: what posting has brought, by code
    swept BOOLEAN NOT NULL DEFAULT FALSE, -- whether the staged rows are gone again
    lease_until BIGINT,
    lease BIGINT NOT NULL DEFAULT 0, -- whoever holds an older one has lost the work
    created_by BIGINT NOT NULL REFERENCES operators (id),
    created_at BIGINT NOT NULL,
    committed_by BIGINT REFERENCES operators (id),
    committed_at BIGINT,
    finished_at BIGINT
);
CREATE INDEX imports_by_status ON imports (status, id);
CREATE INDEX imports_by_source ON imports (source_id, id);
CREATE INDEX imports_unswept ON imports (id) WHERE NOT swept;

CREATE TABLE import_rows (
    import_id BIGINT NOT NULL REFERENCES imports (id),
    group_row BIGINT NOT NULL, -- the first row of the thing that the row belongs to
    row_number BIGINT NOT NULL,
    payload TEXT NOT NULL,     -- JSON, of the kind
    PRIMARY KEY (import_id, group_row, row_number)
);

CREATE TABLE import_faults (
    import_id BIGINT NOT NULL REFERENCES imports (id),
    row_number BIGINT NOT NULL,
    place BIGINT NOT NULL,
    column_name TEXT NOT NULL,
    value TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (import_id, row_number, place)
);

-- What an operator should look at after posting.
CREATE TABLE import_notes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    import_id BIGINT NOT NULL REFERENCES imports (id),
    row_number BIGINT NOT NULL,
    note TEXT NOT NULL,
    invoice TEXT -- the public id of the invoice that it is about
);
CREATE INDEX import_notes_of_import ON import_notes (import_id, id);

-- What each participant is told once an import of sales is posted.
CREATE TABLE import_news (
    import_id BIGINT NOT NULL REFERENCES imports (id),
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    invoices BIGINT NOT NULL,
    points BIGINT NOT NULL,
    cut BIGINT NOT NULL,
    told BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (import_id, participant_id)
);

-- When a distributor's data confirmed a reported invoice, or the participant's file was added to one of the data.
ALTER TABLE invoices ADD COLUMN matched_at BIGINT;
