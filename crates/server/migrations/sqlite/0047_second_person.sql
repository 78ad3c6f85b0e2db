-- One person is not two: who is new signs no money yet, and what weighs most waits for a second person.

-- From when on an operator's signature on money counts: 48 hours after the account, a role that signs or a second factor.
ALTER TABLE operators ADD COLUMN signs_from BIGINT NOT NULL DEFAULT 0;
UPDATE operators SET signs_from = 172800000000
    + CASE WHEN COALESCE(totp_enrolled_at, 0) > created_at THEN totp_enrolled_at ELSE created_at END;

-- What administrators and finance are told of operators, a row for each reader.
CREATE TABLE operator_notices (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    operator_id BIGINT NOT NULL REFERENCES operators (id),
    title TEXT NOT NULL,
    content TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    read_at BIGINT
);
CREATE INDEX operator_notices_of_operator ON operator_notices (operator_id, id);
CREATE INDEX operator_notices_by_age ON operator_notices (created_at);

-- Roles that one administrator has proposed and another one gives.
CREATE TABLE role_grants (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    operator_id BIGINT NOT NULL REFERENCES operators (id),
    role TEXT NOT NULL CHECK (role IN ('finance', 'administrator')),
    status TEXT NOT NULL CHECK (status IN ('pending', 'approved', 'refused')),
    proposed_by BIGINT NOT NULL REFERENCES operators (id),
    proposed_at BIGINT NOT NULL,
    decided_by BIGINT REFERENCES operators (id),
    decided_at BIGINT,
    CHECK ((status = 'pending') = (decided_by IS NULL)),
    CHECK (status <> 'approved' OR (decided_by <> proposed_by AND decided_by <> operator_id))
);
CREATE UNIQUE INDEX role_grants_pending ON role_grants (operator_id, role) WHERE status = 'pending';

-- Corrections of points over the limit: one person has proposed them, another one carries them out.
CREATE TABLE point_corrections (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    points BIGINT NOT NULL CHECK (points <> 0),
    source TEXT NOT NULL,
    reason TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('pending', 'approved', 'refused')),
    proposed_by BIGINT NOT NULL REFERENCES operators (id),
    proposed_at BIGINT NOT NULL,
    decided_by BIGINT REFERENCES operators (id),
    decided_at BIGINT,
    refusal TEXT, -- why it was refused
    CHECK ((status = 'pending') = (decided_by IS NULL)),
    CHECK (status <> 'approved' OR decided_by <> proposed_by)
);
CREATE INDEX point_corrections_pending ON point_corrections (id) WHERE status = 'pending';
CREATE INDEX point_corrections_of_participant ON point_corrections (participant_id, id);
