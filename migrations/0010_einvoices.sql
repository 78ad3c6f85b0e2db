-- E-invoices (KSeF): how strongly an invoice that was reported as a structured file is proved. What stands on it is read
-- from the file itself, which is kept byte for byte.
CREATE TABLE einvoices (
    invoice_id BIGINT PRIMARY KEY REFERENCES invoices (id),
    ksef_number TEXT COLLATE "C", -- null where nobody has said it
    proof TEXT NOT NULL,
    -- Whoever opened the page of KSeF and confirmed what stands there.
    confirmed_at BIGINT,
    confirmed_by BIGINT REFERENCES operators (id),
    CHECK ((confirmed_at IS NULL) = (confirmed_by IS NULL))
);

CREATE INDEX einvoices_by_number ON einvoices (ksef_number) WHERE ksef_number IS NOT NULL;

-- Which operator has an invoice open, so that two do not decide on the same one.
CREATE TABLE invoice_claims (
    invoice_id BIGINT PRIMARY KEY REFERENCES invoices (id),
    operator_id BIGINT NOT NULL REFERENCES operators (id),
    expires_at BIGINT NOT NULL
);
