-- Connections to KSeF: invoices that are read by participants' own tokens.

-- When KSeF itself gave the file; null where nobody has read it there.
ALTER TABLE einvoices ADD COLUMN fetched_at BIGINT;

CREATE TABLE ksef_connections (
    participant_id BIGINT PRIMARY KEY REFERENCES participants (id),
    token TEXT NOT NULL, -- encrypted
    status TEXT NOT NULL,
    reason TEXT, -- why it stands as it does, as the participant reads it
    connected_at BIGINT NOT NULL,
    checked_at BIGINT,
    next_check_at BIGINT NOT NULL, -- also the end of the check of a process that reads it
    -- KSeF's instants of storage up to which invoices are read: as the buyer, and as a further party.
    read_until BIGINT NOT NULL,
    third_party_read_until BIGINT NOT NULL,
    scope TEXT NOT NULL DEFAULT '', -- digest of the sellers and seasons that were of use when it was read
    reported BIGINT NOT NULL DEFAULT 0
);

CREATE INDEX ksef_connections_due ON ksef_connections (next_check_at) WHERE status <> 'refused';
