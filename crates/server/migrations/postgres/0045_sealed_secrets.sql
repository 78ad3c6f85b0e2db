-- Seeds of second factors and card codes stand under a key from outside of the database; a start seals what is there.
-- A number under a key is found by its hash under that key, and shown by its last four signs.
ALTER TABLE card_codes ADD COLUMN number_hash TEXT; -- none: the number stands in clear
ALTER TABLE card_codes ADD COLUMN tail TEXT NOT NULL DEFAULT '';
UPDATE card_codes SET tail = SUBSTR(number, LENGTH(number) - 3);
CREATE UNIQUE INDEX card_codes_by_number ON card_codes (number_hash);
