-- Seasons and settings that an administrator has changed: the programme's files no longer change them.
ALTER TABLE seasons ADD COLUMN version BIGINT NOT NULL DEFAULT 1;
ALTER TABLE seasons ADD COLUMN edited_at BIGINT;
ALTER TABLE settings ADD COLUMN edited_at BIGINT;
