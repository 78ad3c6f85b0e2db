-- The steps of the daily job, each with its own mark: the day it was last done on, and since when it fails.
CREATE TABLE daily_steps (
    step TEXT PRIMARY KEY,
    done_on TEXT,
    failures BIGINT NOT NULL DEFAULT 0,
    failing_since BIGINT,
    due_at BIGINT NOT NULL,
    lease_until BIGINT
);

CREATE INDEX notifications_by_read ON notifications (read_at) WHERE read_at IS NOT NULL;
