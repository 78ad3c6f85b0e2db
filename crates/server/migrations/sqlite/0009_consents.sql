-- What participants were asked and answered, and what they ask of their data.

-- Every answer as it was given, one row each; never changed and never deleted. Without a value a row is none: who was
-- not asked has not answered. The current answers stand in participant_consents.
CREATE TABLE consent_answers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    consent_id BIGINT NOT NULL REFERENCES consents (id),
    text_sha256 TEXT NOT NULL, -- of the words that stood beside the box
    value BOOLEAN NOT NULL,
    answered_at BIGINT NOT NULL,
    source TEXT NOT NULL CHECK (source IN ('registration', 'panel', 'operator')),
    operator_id BIGINT REFERENCES operators (id),
    network TEXT NOT NULL,
    user_agent TEXT NOT NULL
);
CREATE INDEX consent_answers_of_participant ON consent_answers (participant_id, id);
CREATE INDEX participant_consents_of_consent ON participant_consents (consent_id, value);

-- A copy of one's data, or that it be forgotten.
CREATE TABLE data_requests (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    kind TEXT NOT NULL CHECK (kind IN ('export', 'erasure')),
    status TEXT NOT NULL CHECK (status IN ('waiting', 'done', 'cancelled', 'rejected')),
    reason TEXT,           -- in the participant's words
    note TEXT,             -- in the operator's words
    link_hash TEXT UNIQUE, -- of the link under which a copy is fetched once
    link_expires_at BIGINT,
    created_at BIGINT NOT NULL,
    closed_at BIGINT,
    closed_by BIGINT REFERENCES operators (id)
);
CREATE INDEX data_requests_of_participant ON data_requests (participant_id, kind, id);
CREATE INDEX data_requests_by_status ON data_requests (status, id);
-- One at a time waits.
CREATE UNIQUE INDEX data_requests_waiting ON data_requests (participant_id, kind) WHERE status = 'waiting';
