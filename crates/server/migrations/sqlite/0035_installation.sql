-- The id that the database shares with its store of files: a start with another's half is refused.
CREATE TABLE installation (
    only_row BIGINT PRIMARY KEY CHECK (only_row = 1),
    id TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

-- When a server ran on this database, by the machine's clock. A file that was stored while none did is not known to be an
-- orphan: an older backup knows nothing of the files that came after it.
CREATE TABLE uptimes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    started_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);

-- What an administrator has to look at; a row goes when its cause has gone.
CREATE TABLE alarms (
    kind TEXT PRIMARY KEY,
    count BIGINT NOT NULL,
    detail TEXT NOT NULL,
    raised_at BIGINT NOT NULL
);
