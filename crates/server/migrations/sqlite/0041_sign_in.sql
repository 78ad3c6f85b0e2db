-- Devices that an account was signed in from, tries at one account's secrets, and who asks for codes by SMS.

CREATE TABLE known_devices (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    hash TEXT NOT NULL, -- of what the browser holds in a cookie; one for all accounts of a device
    participant_id BIGINT REFERENCES participants (id),
    operator_id BIGINT REFERENCES operators (id),
    session_id BIGINT REFERENCES sessions (id) ON DELETE SET NULL, -- the last one that began on it
    created_at BIGINT NOT NULL,
    last_used_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    CHECK ((participant_id IS NULL) <> (operator_id IS NULL)),
    UNIQUE (hash, participant_id),
    UNIQUE (hash, operator_id)
);
CREATE INDEX known_devices_of_participant ON known_devices (participant_id, last_used_at);
CREATE INDEX known_devices_of_operator ON known_devices (operator_id, last_used_at);
CREATE INDEX known_devices_of_session ON known_devices (session_id);
CREATE INDEX known_devices_by_expiry ON known_devices (expires_at);

-- Whose secrets the tries are at, by name and whether or not there is such an account; and when the last one was let
-- through, where a wait grows.
ALTER TABLE attempts ADD COLUMN account TEXT;
ALTER TABLE attempts ADD COLUMN last_at BIGINT;
CREATE INDEX attempts_of_account ON attempts (account, window_start);

-- The device or network that asked for a code, and when an operator has let its owner ask and try again.
ALTER TABLE password_codes ADD COLUMN asked_from TEXT NOT NULL DEFAULT '';
ALTER TABLE password_codes ADD COLUMN lifted_at BIGINT;
