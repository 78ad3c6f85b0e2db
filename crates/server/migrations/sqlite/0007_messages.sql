-- SMS and e-mail. A row is written in the transaction of its cause and sent afterwards, outside of any.
CREATE TABLE messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    channel TEXT NOT NULL CHECK (channel IN ('sms', 'email')),
    purpose TEXT NOT NULL,
    participant_id BIGINT REFERENCES participants (id),
    recipient TEXT NOT NULL,
    subject TEXT,            -- of an e-mail
    body TEXT,               -- NULL: it was a secret and is wiped
    secret BOOLEAN NOT NULL,
    -- kept: nothing is set that could send it.
    status TEXT NOT NULL
        CHECK (status IN ('queued', 'sending', 'sent', 'delivered', 'failed', 'expired', 'kept')),
    attempts BIGINT NOT NULL DEFAULT 0,
    round BIGINT NOT NULL DEFAULT 0, -- how often an operator has sent it again
    due_at BIGINT,           -- queued: the next try; sending: the end of the lease; else NULL
    expires_at BIGINT,       -- past it the message is of no use
    provider_id TEXT,
    last_error TEXT,         -- in words that an operator reads
    created_at BIGINT NOT NULL,
    done_at BIGINT,          -- when it came to rest
    CHECK ((due_at IS NOT NULL) = (status IN ('queued', 'sending'))),
    CHECK ((channel = 'email') = (subject IS NOT NULL))
);
CREATE INDEX messages_due ON messages (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX messages_by_status ON messages (status, id);
CREATE INDEX messages_by_channel ON messages (channel, id);
CREATE INDEX messages_by_provider_id ON messages (provider_id) WHERE provider_id IS NOT NULL;
CREATE INDEX messages_of_participant ON messages (participant_id, id);
CREATE INDEX messages_with_secret ON messages (expires_at) WHERE secret AND body IS NOT NULL;
CREATE INDEX messages_by_end ON messages (done_at) WHERE done_at IS NOT NULL;
