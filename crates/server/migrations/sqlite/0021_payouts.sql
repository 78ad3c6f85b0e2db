-- Transfers leave for the bank in batches: proposed by one operator, approved by another, exported once.
CREATE TABLE payouts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    message_id TEXT NOT NULL UNIQUE, -- names the batch to the bank, for good
    status TEXT NOT NULL CHECK (status IN ('proposed', 'approved', 'exported', 'settled', 'settled_with_returns', 'withdrawn')),
    version BIGINT NOT NULL DEFAULT 1,
    transfers BIGINT NOT NULL, -- how many, without those taken out
    amount BIGINT NOT NULL,    -- their sum in grosze
    execute_on TEXT,           -- the day asked of the bank; known since the export
    proposed_at BIGINT NOT NULL,
    proposed_by BIGINT NOT NULL REFERENCES operators (id)
);
CREATE INDEX payouts_by_status ON payouts (status, id);

-- What was done to a batch and by whom: four eyes are told by it.
CREATE TABLE payout_events (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    payout_id BIGINT NOT NULL REFERENCES payouts (id),
    act TEXT NOT NULL,
    at BIGINT NOT NULL,
    operator_id BIGINT REFERENCES operators (id), -- none: the order's owner
    note TEXT
);
CREATE INDEX payout_events_of_payout ON payout_events (payout_id, id);

-- A transfer as it stood when it was put into the batch: what is approved is what is sent.
CREATE TABLE payout_transfers (
    payout_id BIGINT NOT NULL REFERENCES payouts (id),
    order_id BIGINT NOT NULL REFERENCES orders (id),
    amount BIGINT NOT NULL CHECK (amount > 0), -- grosze
    account TEXT NOT NULL,
    name TEXT NOT NULL,
    street TEXT NOT NULL,
    city TEXT NOT NULL,
    title TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'settled', 'returned', 'taken_out')),
    note TEXT,
    PRIMARY KEY (payout_id, order_id)
);
-- No order is ever in two batches, whoever proposes what at the same time.
CREATE UNIQUE INDEX payout_transfers_once ON payout_transfers (order_id) WHERE state <> 'taken_out';

-- The files of a batch, byte for byte as they were made.
CREATE TABLE payout_files (
    payout_id BIGINT NOT NULL REFERENCES payouts (id),
    format TEXT NOT NULL,
    encoding TEXT NOT NULL,
    content BLOB NOT NULL,
    PRIMARY KEY (payout_id, format, encoding)
);

CREATE INDEX orders_to_pay ON orders (status, id)
    WHERE status = 'selected' AND kind IN ('bank_transfer', 'charity_transfer');
