-- Files and the invoices that they show.
CREATE TABLE files (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    participant_id BIGINT REFERENCES participants (id),
    name TEXT NOT NULL,
    media_type TEXT NOT NULL,
    size BIGINT NOT NULL,
    sha256 TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX files_by_hash ON files (sha256);

CREATE TABLE invoices (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    public_id TEXT NOT NULL UNIQUE,
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    distributor_id BIGINT NOT NULL REFERENCES distributors (id),
    number TEXT NOT NULL,
    number_key TEXT NOT NULL,
    source TEXT NOT NULL CHECK (source IN ('reported', 'edi')),
    file_id BIGINT REFERENCES files (id),
    reported_at BIGINT NOT NULL,
    issued_on TEXT,         -- entered by the operator
    dated_on TEXT NOT NULL, -- issued_on, until then the day of the report
    season BIGINT NOT NULL REFERENCES seasons (year),
    buyer_name TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('pending', 'accepted', 'rejected', 'limit', 'limit.product', 'partial')),
    reason TEXT,
    points BIGINT NOT NULL DEFAULT 0,
    net_value BIGINT NOT NULL DEFAULT 0, -- grosze
    possible_duplicate BOOLEAN NOT NULL DEFAULT FALSE,
    decided_at BIGINT,
    version BIGINT NOT NULL DEFAULT 1,
    UNIQUE (participant_id, distributor_id, number_key)
);
CREATE INDEX invoices_of_participant ON invoices (participant_id, season, dated_on, id);
CREATE INDEX invoices_by_status ON invoices (status, id);
CREATE INDEX invoices_by_number ON invoices (number_key, id);
CREATE INDEX invoices_by_file ON invoices (file_id);

CREATE TABLE invoice_lines (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    invoice_id BIGINT NOT NULL REFERENCES invoices (id),
    position BIGINT NOT NULL,
    product_id BIGINT NOT NULL REFERENCES products (id),
    pack_id BIGINT NOT NULL REFERENCES packs (id),
    quantity BIGINT NOT NULL CHECK (quantity > 0),  -- packs
    volume BIGINT NOT NULL CHECK (volume > 0),      -- thousandths of the product's unit, all packs together
    net_value BIGINT NOT NULL CHECK (net_value >= 0), -- grosze
    points_per_unit BIGINT,                         -- thousandths of a point; the rate that was applied
    points BIGINT NOT NULL DEFAULT 0,               -- granted
    points_cut BIGINT NOT NULL DEFAULT 0,           -- earned beyond a limit and not granted
    status TEXT NOT NULL CHECK (status IN ('pending', 'accepted', 'rejected', 'limit', 'limit.product')),
    reason TEXT,
    explanation TEXT,
    decided_at BIGINT,
    decided_by BIGINT REFERENCES operators (id),
    UNIQUE (invoice_id, position)
);
CREATE INDEX invoice_lines_by_product ON invoice_lines (product_id);
