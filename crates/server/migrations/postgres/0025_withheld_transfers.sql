-- Tax that is withheld of a transfer: the bank is asked for what is left of the order's amount.
ALTER TABLE payout_transfers ADD COLUMN tax BIGINT NOT NULL DEFAULT 0 CHECK (tax >= 0); -- grosze, beside `amount`
ALTER TABLE payout_transfers ADD COLUMN tax_rule_id BIGINT REFERENCES tax_rules (id);   -- of the day asked of the bank; known since the export
CREATE INDEX payout_transfers_by_tax_rule ON payout_transfers (tax_rule_id, payout_id) WHERE state = 'sent';
