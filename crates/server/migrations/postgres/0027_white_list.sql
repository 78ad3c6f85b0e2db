-- What the register of VAT payers said of an order's account: a row for each day on which it was asked.
CREATE TABLE white_list_checks (
    order_id BIGINT NOT NULL REFERENCES orders (id),
    on_day TEXT NOT NULL,      -- the day asked about
    assigned BOOLEAN NOT NULL, -- whether the account is that of the order's owner
    request_id TEXT NOT NULL,  -- the register's mark of its answer
    asked_at BIGINT NOT NULL,
    operator_id BIGINT NOT NULL REFERENCES operators (id),
    PRIMARY KEY (order_id, on_day)
);
