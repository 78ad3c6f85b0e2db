-- What the sign-ins and refusals tell of who knocked: never a name or a secret that was typed.

CREATE TABLE security_events (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at BIGINT NOT NULL, -- of the first, where several were alike within a batch
    kind TEXT NOT NULL,
    side TEXT NOT NULL,
    account TEXT, -- participant:12, operator:3, or name: and a keyed hash of a name that is no account's
    participant_id BIGINT REFERENCES participants (id),
    operator_id BIGINT REFERENCES operators (id),
    session_id BIGINT, -- kept longer than the session's own row
    network TEXT NOT NULL,
    request TEXT NOT NULL, -- method and route
    request_id TEXT NOT NULL, -- of the first; its lines of the log have it too
    detail TEXT NOT NULL, -- code of the refusal
    count BIGINT NOT NULL
);
CREATE INDEX security_events_by_time ON security_events (at, id);
CREATE INDEX security_events_by_kind ON security_events (kind, at, id);
CREATE INDEX security_events_by_side ON security_events (side, at, id);
CREATE INDEX security_events_by_account ON security_events (account, at, id);
CREATE INDEX security_events_of_participant ON security_events (participant_id, id);

-- Keys that are made once for an installation.
CREATE TABLE security_keys (
    name TEXT PRIMARY KEY,
    key BLOB NOT NULL
);
