-- How a card comes, the numbers of cards that come as codes, and who has read them.
ALTER TABLE orders ADD COLUMN delivery TEXT CHECK (delivery IN ('post', 'code')); -- none: nothing is sent
UPDATE orders SET delivery = CASE WHEN kind = 'card' AND recipient IS NULL THEN 'code' ELSE 'post' END
WHERE kind IN ('card', 'parcel');

CREATE INDEX orders_without_codes ON orders (id) WHERE delivery = 'code' AND status NOT IN ('completed', 'cancelled', 'returned');
CREATE INDEX orders_by_post ON orders (status, id) WHERE delivery = 'post';
CREATE INDEX orders_of_kind ON orders (kind, id);
CREATE INDEX orders_of_reward ON orders (reward_id, id);

-- An order has one code and no code belongs to two orders. What was imported is not changed.
CREATE TABLE card_codes (
    order_id BIGINT PRIMARY KEY REFERENCES orders (id),
    number TEXT NOT NULL UNIQUE,
    pin TEXT,
    valid_until TEXT, -- the last day
    imported_at BIGINT NOT NULL,
    imported_by BIGINT NOT NULL REFERENCES operators (id)
);

-- Each time that the winner has read it, and from where.
CREATE TABLE card_code_readings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    order_id BIGINT NOT NULL REFERENCES card_codes (order_id),
    read_at BIGINT NOT NULL,
    network TEXT NOT NULL,
    user_agent TEXT NOT NULL
);
CREATE INDEX card_code_readings_of_order ON card_code_readings (order_id, id);
