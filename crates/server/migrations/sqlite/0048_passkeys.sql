-- Passkeys: second factors of operators that a device holds and no page can be told.

-- What an authenticator knows an account by: random, so that it says nothing of the operator.
ALTER TABLE operators ADD COLUMN passkey_user BLOB;

CREATE TABLE operator_passkeys (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    operator_id BIGINT NOT NULL REFERENCES operators (id),
    credential_id BLOB NOT NULL UNIQUE,
    public_key BLOB NOT NULL, -- as webauthn_rp encodes it, with the extensions that stay
    sign_count BIGINT NOT NULL CHECK (sign_count >= 0), -- 0 where the authenticator counts nothing
    backup TEXT NOT NULL, -- whether it can be, and is, copied to other devices of its owner
    transports BIGINT NOT NULL, -- how a browser reaches it, a bit for each way
    name TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    last_used_at BIGINT
);
CREATE INDEX operator_passkeys_of_operator ON operator_passkeys (operator_id, id);

-- Challenges that were not answered yet: one for each session that adds a passkey and for each sign-in under way.
CREATE TABLE passkey_challenges (
    kind TEXT NOT NULL, -- registration or sign_in
    bound_to TEXT NOT NULL, -- the session's id, or the hash of the sign-in's handle
    operator_id BIGINT NOT NULL REFERENCES operators (id),
    state BLOB NOT NULL, -- as webauthn_rp encodes it
    name TEXT, -- of the passkey that is added
    expires_at BIGINT NOT NULL,
    PRIMARY KEY (kind, bound_to)
);
CREATE INDEX passkey_challenges_of_operator ON passkey_challenges (operator_id);
CREATE INDEX passkey_challenges_by_expiry ON passkey_challenges (expires_at);
