-- Operators' way in: what stands between password and second factor, invitations, and the log's indexes.

-- A secret that is good for a short time and once: `sign_in` after the right password, `invitation` to set one.
CREATE TABLE operator_handles (
    hash TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('sign_in', 'invitation')),
    operator_id BIGINT NOT NULL REFERENCES operators (id),
    totp_secret TEXT, -- base32; what an enrolment offers until a code confirms it
    expires_at BIGINT NOT NULL,
    used_at BIGINT
);
CREATE INDEX operator_handles_of_operator ON operator_handles (operator_id);
CREATE INDEX operator_handles_by_age ON operator_handles (expires_at);

CREATE INDEX sessions_of_support ON sessions (support_id);

CREATE INDEX audit_log_by_time ON audit_log (at, id);
CREATE INDEX audit_log_by_operator ON audit_log (operator_id, at, id);
CREATE INDEX audit_log_by_action ON audit_log (action, at, id);
CREATE INDEX audit_log_by_participant ON audit_log (participant_id, at, id);
