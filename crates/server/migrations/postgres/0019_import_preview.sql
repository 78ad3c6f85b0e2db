-- What a file would bring before it is accepted, in as many figures as its kind counts.
ALTER TABLE imports ADD COLUMN preview TEXT NOT NULL DEFAULT '{}'; -- JSON: by code
UPDATE imports SET preview = '{"points":' || estimate || '}' WHERE estimate <> 0;
ALTER TABLE imports DROP COLUMN estimate;
