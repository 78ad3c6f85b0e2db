-- Bulk jobs that move points or money of many records wait for a second person.
ALTER TABLE bulk_jobs ADD COLUMN moving BIGINT NOT NULL DEFAULT 0; -- records whose points or money it was to move
ALTER TABLE bulk_jobs ADD COLUMN summary TEXT NOT NULL DEFAULT ''; -- what they came to, as the second person reads it
ALTER TABLE bulk_jobs ADD COLUMN decided_by BIGINT REFERENCES operators (id); -- the second person
ALTER TABLE bulk_jobs ADD COLUMN decided_at BIGINT;
ALTER TABLE bulk_jobs ADD COLUMN reason TEXT;                      -- why the second person refused it
CREATE INDEX bulk_jobs_submitted ON bulk_jobs (id) WHERE status = 'submitted';
