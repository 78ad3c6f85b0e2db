-- How people come into the programme: their requests, invitations, and partners who wait for approval.
CREATE TABLE requests (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- participation: somebody asks for an invitation; partner: a registration that waits for approval.
    kind TEXT NOT NULL CHECK (kind IN ('participation', 'partner')),
    status TEXT NOT NULL CHECK (status IN ('pending', 'accepted', 'refused')),
    nip TEXT NOT NULL,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    company_name TEXT NOT NULL,
    phone TEXT NOT NULL,
    email TEXT NOT NULL,
    city TEXT NOT NULL,
    message TEXT,
    participant_id BIGINT REFERENCES participants (id), -- the partner who waits
    contact_consent TEXT,                               -- the words that were agreed to; of participation
    network TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    decided_at BIGINT,
    decided_by BIGINT REFERENCES operators (id),
    reason TEXT,                                        -- of a refusal, as the asker read it
    CHECK ((kind = 'partner') = (participant_id IS NOT NULL)),
    CHECK ((status = 'pending') = (decided_at IS NULL))
);
CREATE INDEX requests_by_status ON requests (status, id);
CREATE INDEX requests_by_kind ON requests (kind, status, id);
CREATE INDEX requests_of_nip ON requests (nip, id);

CREATE TABLE invitations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    hash TEXT NOT NULL UNIQUE, -- of the secret in the address
    registration_code TEXT NOT NULL UNIQUE,
    account_type TEXT NOT NULL CHECK (account_type IN ('program.retail', 'program.partner')),
    nip TEXT NOT NULL,
    request_id BIGINT REFERENCES requests (id),
    invited_by BIGINT NOT NULL REFERENCES operators (id),
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    used_at BIGINT,
    participant_id BIGINT REFERENCES participants (id), -- who came by it
    CHECK ((used_at IS NULL) = (participant_id IS NULL))
);
CREATE INDEX invitations_of_nip ON invitations (nip, id);
CREATE UNIQUE INDEX invitations_of_participant ON invitations (participant_id);
