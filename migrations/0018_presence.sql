-- Which records operators have open in the back office. A row counts for a minute after the last beat of its page;
-- older ones go with the operator's next beat.
CREATE TABLE presence (
    operator_id BIGINT NOT NULL REFERENCES operators (id),
    kind TEXT NOT NULL,
    record_id BIGINT NOT NULL,
    opened_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    PRIMARY KEY (operator_id, kind, record_id)
);
CREATE INDEX presence_of_record ON presence (kind, record_id);
