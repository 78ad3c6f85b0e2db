-- Backups by the server's own schedule: what was due, and what became of it.
CREATE TABLE backup_runs (
    due_at BIGINT PRIMARY KEY,
    place TEXT NOT NULL,
    started_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL, -- when the process that makes it last said that it does
    ended_at BIGINT,
    fault TEXT               -- why it failed; null: it did not
);
