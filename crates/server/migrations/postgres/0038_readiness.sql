-- The one row that is written to see whether the database takes writes.
CREATE TABLE readiness (
    id BIGINT PRIMARY KEY CHECK (id = 1),
    written_at BIGINT NOT NULL
);
