-- Lists of cards that wait for their codes, each as it was made for the cards' issuer.
CREATE TABLE issuer_lists (
    id BIGINT PRIMARY KEY, -- the lists are numbered without gaps
    made_at BIGINT NOT NULL,
    made_by BIGINT NOT NULL REFERENCES operators (id),
    cards BIGINT NOT NULL
);

-- An order stands on a second list only if it was to be sent again.
CREATE TABLE issuer_list_orders (
    list_id BIGINT NOT NULL REFERENCES issuer_lists (id),
    order_id BIGINT NOT NULL REFERENCES orders (id),
    PRIMARY KEY (list_id, order_id)
);
CREATE INDEX issuer_list_orders_of_order ON issuer_list_orders (order_id, list_id);
