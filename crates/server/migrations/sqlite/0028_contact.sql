-- What people write to the programme with the operators' answers, and who gets the newsletter.
CREATE TABLE contact_messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    status TEXT NOT NULL CHECK (status IN ('new', 'answered', 'closed')),
    topic TEXT NOT NULL CHECK (
        topic IN ('account', 'invoices', 'rewards', 'promotions', 'products', 'personal_data', 'other')
    ),
    participant_id BIGINT REFERENCES participants (id), -- who was signed in
    name TEXT NOT NULL,
    email TEXT,                                         -- a participant may have none
    phone TEXT,
    message TEXT NOT NULL,
    contact_consent TEXT,                               -- the words that were agreed to; of visitors
    search_key TEXT NOT NULL,                           -- of the name and the e-mail
    network TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    closed_at BIGINT,                                   -- when it was answered or closed
    closed_by BIGINT REFERENCES operators (id),
    answer TEXT,                                        -- as it was sent
    reason TEXT,                                        -- why it was closed without one
    CHECK (participant_id IS NOT NULL OR (email IS NOT NULL AND contact_consent IS NOT NULL)),
    CHECK ((status = 'new') = (closed_at IS NULL)),
    CHECK ((status = 'answered') = (answer IS NOT NULL)),
    CHECK ((status = 'closed') = (reason IS NOT NULL))
);
CREATE INDEX contact_messages_by_status ON contact_messages (status, id);
CREATE INDEX contact_messages_of_participant ON contact_messages (participant_id, id);
CREATE INDEX contact_messages_by_end ON contact_messages (closed_at) WHERE closed_at IS NOT NULL;

CREATE TABLE newsletter_subscribers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    email TEXT NOT NULL UNIQUE, -- in lower case
    status TEXT NOT NULL CHECK (status IN ('pending', 'active', 'left')),
    consent TEXT NOT NULL,      -- the words that were agreed to
    network TEXT NOT NULL,
    confirm_hash TEXT UNIQUE,   -- of the secret in the link that confirms
    confirm_until BIGINT,
    leave_key TEXT NOT NULL UNIQUE, -- stands in every newsletter, and does nothing but end it
    asked_at BIGINT NOT NULL,
    confirmed_at BIGINT,
    left_at BIGINT,
    CHECK (status <> 'pending' OR (confirm_hash IS NOT NULL AND confirm_until IS NOT NULL)),
    CHECK (status <> 'active' OR confirmed_at IS NOT NULL),
    CHECK ((status = 'left') = (left_at IS NOT NULL))
);
CREATE INDEX newsletter_subscribers_by_status ON newsletter_subscribers (status, id);
CREATE INDEX newsletter_subscribers_unconfirmed ON newsletter_subscribers (confirm_until) WHERE status = 'pending';
CREATE INDEX newsletter_subscribers_by_end ON newsletter_subscribers (left_at) WHERE left_at IS NOT NULL;

-- Where the reader of an e-mail to many takes their address off the list.
ALTER TABLE messages ADD COLUMN leave_url TEXT;
