-- Who set the points for staying last: over a limit somebody else opens the season. Empty where a file of the programme did.
ALTER TABLE seasons ADD COLUMN membership_set_by BIGINT REFERENCES operators (id);
