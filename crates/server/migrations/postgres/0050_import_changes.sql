-- What operators set right in a file's rows, or leave out of it, before it is carried out.

-- Grows with each reading and each change of a row: what somebody looks at is of one edition.
ALTER TABLE imports ADD COLUMN edition BIGINT NOT NULL DEFAULT 0;
-- Whether rows were changed since the file was checked as a whole.
ALTER TABLE imports ADD COLUMN stale BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE imports ADD COLUMN rows_mended BIGINT NOT NULL DEFAULT 0;   -- valid rows with cells that were set right
ALTER TABLE imports ADD COLUMN rows_left_out BIGINT NOT NULL DEFAULT 0; -- rows that an operator leaves out
ALTER TABLE imports ADD COLUMN rows_waiting BIGINT NOT NULL DEFAULT 0;  -- changed rows, good by themselves

-- Whether the fault is that nobody knows what the text of the cell stands for.
ALTER TABLE import_faults ADD COLUMN unnamed BOOLEAN NOT NULL DEFAULT FALSE;

-- The rows as they stand in the file, while an import is looked at.
CREATE TABLE import_lines (
    import_id BIGINT NOT NULL REFERENCES imports (id),
    row_number BIGINT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('good', 'mended', 'faulty', 'waiting', 'left_out', 'outside')),
    version BIGINT NOT NULL, -- the import's edition in which the row was changed or read
    cells TEXT NOT NULL,     -- JSON: what the file has under the kind's columns; empty when the row does not fit them
    PRIMARY KEY (import_id, row_number)
);
CREATE INDEX import_lines_by_state ON import_lines (import_id, state, row_number);

-- What an operator has changed; the file itself stays as it is.
CREATE TABLE import_changes (
    import_id BIGINT NOT NULL REFERENCES imports (id),
    row_number BIGINT NOT NULL,
    column_key TEXT NOT NULL, -- the kind's column; empty when the row is left out
    original TEXT NOT NULL,   -- what the file has there
    value TEXT NOT NULL,      -- what is read instead; why the row is left out
    changed_by BIGINT NOT NULL REFERENCES operators (id),
    changed_at BIGINT NOT NULL,
    PRIMARY KEY (import_id, row_number, column_key)
);

-- Files that wait for a decision are checked again, so that their rows can be looked at.
UPDATE imports SET status = 'reading', fault = NULL, lease_until = NULL, lease = lease + 1 WHERE status = 'previewed';
