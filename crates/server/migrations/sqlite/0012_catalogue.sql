-- Where products can be bought, and what distributors call them.
CREATE TABLE availability (
    product_id BIGINT NOT NULL REFERENCES products (id),
    branch_id BIGINT NOT NULL REFERENCES branches (id),
    PRIMARY KEY (product_id, branch_id)
);
CREATE INDEX availability_of_branch ON availability (branch_id, product_id);

CREATE TABLE product_aliases (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    distributor_id BIGINT NOT NULL REFERENCES distributors (id),
    alias TEXT NOT NULL,     -- a name or a code, as the distributor writes it
    alias_key TEXT NOT NULL, -- folded for comparing
    pack_id BIGINT NOT NULL REFERENCES packs (id),
    UNIQUE (distributor_id, alias_key)
);
CREATE INDEX product_aliases_of_pack ON product_aliases (pack_id);

-- What operators change, one at a time, and the orders in which they look through it.
ALTER TABLE products ADD COLUMN version BIGINT NOT NULL DEFAULT 1;
ALTER TABLE distributors ADD COLUMN version BIGINT NOT NULL DEFAULT 1;
ALTER TABLE branches ADD COLUMN version BIGINT NOT NULL DEFAULT 1;
CREATE INDEX products_by_name ON products (name COLLATE "pl-x-icu", id);
CREATE INDEX distributors_by_name ON distributors (name COLLATE "pl-x-icu", id);
