-- Participants, operators, and how they sign in.
CREATE TABLE participants (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_type TEXT NOT NULL CHECK (account_type IN ('program.retail', 'program.partner')),
    kind TEXT NOT NULL CHECK (kind IN ('farm', 'company')),
    register TEXT CHECK (register IN ('krus', 'krs', 'ceidg', 'other')),
    -- pending: waits for an operator's approval; disabled: blocked; erased: asked to be forgotten, the books stay.
    status TEXT NOT NULL CHECK (status IN ('pending', 'active', 'disabled', 'erased')),
    nip TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    company_name TEXT NOT NULL,
    company_street TEXT NOT NULL,
    company_street_number TEXT NOT NULL,
    company_street_number_place TEXT,
    company_postcode TEXT NOT NULL,
    company_city TEXT NOT NULL,
    correspondence_address BOOLEAN NOT NULL,
    correspondence_street TEXT,
    correspondence_street_number TEXT,
    correspondence_street_number_place TEXT,
    correspondence_postcode TEXT,
    correspondence_city TEXT,
    authorized_person BOOLEAN NOT NULL DEFAULT FALSE,
    authorized_person_first_name TEXT,
    authorized_person_last_name TEXT,
    authorized_person_identifier TEXT,
    bank_account TEXT,
    bank_account_changed_at BIGINT, -- payouts wait after each of these three
    email_changed_at BIGINT,
    phone_changed_at BIGINT,
    representative_id BIGINT REFERENCES representatives (id),
    password_hash TEXT,
    points_limit_reached_at BIGINT,
    created_at BIGINT NOT NULL
);

-- The words under which a participant is found: names, company and NIP, folded. Filled by the service `terms`.
CREATE TABLE participant_terms (
    term TEXT NOT NULL,
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    PRIMARY KEY (term, participant_id)
);
CREATE INDEX participant_terms_of_participant ON participant_terms (participant_id);

-- Areas under crops, in thousandths of a hectare.
CREATE TABLE participant_areas (
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    crop_id BIGINT NOT NULL,
    area BIGINT NOT NULL CHECK (area >= 0),
    PRIMARY KEY (participant_id, crop_id)
);

CREATE TABLE operators (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    email TEXT NOT NULL UNIQUE,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    password_hash TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('active', 'disabled')),
    totp_secret TEXT,        -- base32
    totp_enrolled_at BIGINT, -- the second factor is in use
    totp_last_step BIGINT,   -- a code is good once
    created_at BIGINT NOT NULL
);

-- Each is good once in the place of a code.
CREATE TABLE operator_recovery_codes (
    hash TEXT PRIMARY KEY,
    operator_id BIGINT NOT NULL REFERENCES operators (id),
    used_at BIGINT
);
CREATE INDEX operator_recovery_codes_of_operator ON operator_recovery_codes (operator_id);

CREATE TABLE operator_roles (
    operator_id BIGINT NOT NULL REFERENCES operators (id),
    role TEXT NOT NULL CHECK (role IN ('moderator', 'editor', 'finance', 'support', 'administrator')),
    PRIMARY KEY (operator_id, role)
);

-- A session is a family of tokens: one sign-in on one device.
CREATE TABLE sessions (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    audience TEXT NOT NULL CHECK (audience IN ('participant', 'operator')),
    participant_id BIGINT REFERENCES participants (id),
    operator_id BIGINT REFERENCES operators (id),
    support_id BIGINT REFERENCES operators (id), -- who looks at the portal as this participant
    confirmed_at BIGINT,                         -- when the password was last given again
    created_at BIGINT NOT NULL,
    last_used_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    ended_at BIGINT,
    ended_reason TEXT,
    user_agent TEXT NOT NULL,
    CHECK ((audience = 'participant') = (participant_id IS NOT NULL)),
    CHECK ((audience = 'operator') = (operator_id IS NOT NULL))
);
CREATE INDEX sessions_of_participant ON sessions (participant_id, id);
CREATE INDEX sessions_of_operator ON sessions (operator_id, id);
CREATE INDEX sessions_by_end ON sessions (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE access_tokens (
    hash TEXT PRIMARY KEY,
    session_id BIGINT NOT NULL REFERENCES sessions (id),
    expires_at BIGINT NOT NULL
);
CREATE INDEX access_tokens_of_session ON access_tokens (session_id);
CREATE INDEX access_tokens_by_expiry ON access_tokens (expires_at);

CREATE TABLE refresh_tokens (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    hash TEXT NOT NULL UNIQUE,
    session_id BIGINT NOT NULL REFERENCES sessions (id),
    parent_id BIGINT REFERENCES refresh_tokens (id),
    created_at BIGINT NOT NULL,
    used_at BIGINT
);
CREATE INDEX refresh_tokens_of_session ON refresh_tokens (session_id);
CREATE INDEX refresh_tokens_of_parent ON refresh_tokens (parent_id);

-- A code sent by SMS with which a password is set, good only in the browser that asked for it.
CREATE TABLE password_codes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    handle_hash TEXT NOT NULL UNIQUE, -- of what the browser holds in a cookie
    code_hash TEXT NOT NULL,          -- of the code and the handle together: six digits alone are soon guessed
    wrong BIGINT NOT NULL DEFAULT 0,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    used_at BIGINT
);
CREATE INDEX password_codes_of_participant ON password_codes (participant_id, created_at);
CREATE INDEX password_codes_by_age ON password_codes (created_at);
CREATE INDEX password_codes_guessed ON password_codes (created_at) WHERE wrong > 0;

-- Tries within a window of time: sign-in, codes, uploads.
CREATE TABLE attempts (
    bucket TEXT NOT NULL,
    window_start BIGINT NOT NULL,
    count BIGINT NOT NULL,
    PRIMARY KEY (bucket, window_start)
);
CREATE INDEX attempts_by_age ON attempts (window_start);

CREATE TABLE consents (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_type TEXT NOT NULL,
    slug TEXT NOT NULL,
    version BIGINT NOT NULL,
    position BIGINT NOT NULL,
    content TEXT NOT NULL,  -- plain text with line breaks
    required BOOLEAN NOT NULL,
    parent TEXT,            -- the slug of the consent that this one is a part of
    published_at BIGINT,    -- null: came with the programme's files
    published_by BIGINT REFERENCES operators (id),
    UNIQUE (account_type, slug, version)
);

CREATE TABLE participant_consents (
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    consent_id BIGINT NOT NULL REFERENCES consents (id),
    value BOOLEAN NOT NULL,
    answered_at BIGINT NOT NULL,
    PRIMARY KEY (participant_id, consent_id)
);
