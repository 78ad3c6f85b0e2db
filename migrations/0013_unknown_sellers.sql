-- Sellers whom participants' e-invoices name, and who are no distributors of the programme.
CREATE TABLE unknown_sellers (
    seller_nip TEXT COLLATE "C" NOT NULL,
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    seller_name TEXT, -- as it stands on the invoice
    first_seen_at BIGINT NOT NULL,
    last_seen_at BIGINT NOT NULL,
    PRIMARY KEY (seller_nip, participant_id)
);

CREATE INDEX unknown_sellers_of_participant ON unknown_sellers (participant_id);
