-- What operators change of the catalogue: prices that hold for one season, and when a reward was changed by hand.
CREATE TABLE reward_prices (
    reward_id BIGINT NOT NULL REFERENCES rewards (id),
    season BIGINT NOT NULL REFERENCES seasons (year),
    price BIGINT NOT NULL CHECK (price > 0), -- points for one; of transfers points for a zloty
    PRIMARY KEY (reward_id, season)
);

ALTER TABLE rewards ADD COLUMN version BIGINT NOT NULL DEFAULT 1;
ALTER TABLE rewards ADD COLUMN edited_at BIGINT; -- the programme's files no longer change it

CREATE INDEX orders_of_variant ON orders (variant_id) WHERE variant_id IS NOT NULL;
CREATE INDEX rewards_by_position ON rewards (position, id);
