-- What an e-invoice's lines are proposed to be, until an operator enters the invoice's own: they wait, and earn nothing.
CREATE TABLE proposed_lines (
    invoice_id BIGINT NOT NULL REFERENCES invoices (id),
    position BIGINT NOT NULL,
    product_id BIGINT NOT NULL REFERENCES products (id),
    pack_id BIGINT NOT NULL REFERENCES packs (id),
    quantity BIGINT NOT NULL CHECK (quantity > 0),    -- packs
    net_value BIGINT NOT NULL CHECK (net_value >= 0), -- grosze
    PRIMARY KEY (invoice_id, position)
);

-- Category under which the catalogue lists a reward, in the words of the operators.
ALTER TABLE rewards ADD COLUMN category TEXT NOT NULL DEFAULT 'Nagrody rzeczowe';
-- Picture that an operator has chosen from the media, in place of the drawing.
ALTER TABLE rewards ADD COLUMN photo_id BIGINT REFERENCES media (id);

UPDATE rewards SET category = 'Wycieczki' WHERE kind = 'trip';
UPDATE rewards SET category = 'Karty' WHERE kind = 'card';
UPDATE rewards SET category = 'Przelewy' WHERE kind IN ('bank_transfer', 'charity_transfer');
