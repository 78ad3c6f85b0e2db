-- What every feature writes beside its own rows.
CREATE TABLE notifications (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    title TEXT NOT NULL,
    content TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    read_at BIGINT
);
CREATE INDEX notifications_of_participant ON notifications (participant_id, id);

CREATE TABLE idempotency_keys (
    owner TEXT NOT NULL,
    key TEXT NOT NULL,
    request_hash TEXT NOT NULL,
    status BIGINT NOT NULL,
    body TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (owner, key)
);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);

CREATE TABLE audit_log (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at BIGINT NOT NULL,
    operator_id BIGINT REFERENCES operators (id),
    action TEXT NOT NULL,
    subject TEXT NOT NULL,
    subject_id BIGINT NOT NULL,
    participant_id BIGINT REFERENCES participants (id),
    note TEXT,
    before TEXT,
    after TEXT
);
CREATE INDEX audit_log_by_subject ON audit_log (subject, subject_id, id);
