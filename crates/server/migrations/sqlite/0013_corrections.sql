-- What became of a line after its decision: corrections of accepted ones, appeals against rejections.
CREATE TABLE line_corrections (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    line_id BIGINT NOT NULL REFERENCES invoice_lines (id),
    kind TEXT NOT NULL CHECK (kind IN ('return', 'mistake', 'rejection')),
    pack_before BIGINT NOT NULL REFERENCES packs (id),
    quantity_before BIGINT NOT NULL,
    net_value_before BIGINT NOT NULL,
    points_before BIGINT NOT NULL,
    cut_before BIGINT NOT NULL,
    pack_after BIGINT NOT NULL REFERENCES packs (id),
    quantity_after BIGINT NOT NULL CHECK (quantity_after >= 0), -- none: all of it went back, or it counts no more
    net_value_after BIGINT NOT NULL CHECK (net_value_after >= 0),
    points_after BIGINT NOT NULL CHECK (points_after >= 0),
    cut_after BIGINT NOT NULL,
    points BIGINT NOT NULL, -- by how many the participant has more; below zero when fewer
    reason TEXT NOT NULL,
    corrected_at BIGINT NOT NULL,
    corrected_by BIGINT NOT NULL REFERENCES operators (id),
    CHECK (points = points_after - points_before)
);
CREATE INDEX line_corrections_of_line ON line_corrections (line_id, id);

CREATE TABLE appeals (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    invoice_id BIGINT NOT NULL REFERENCES invoices (id),
    line_id BIGINT REFERENCES invoice_lines (id), -- none: the invoice was rejected as a whole
    reason TEXT NOT NULL,    -- the participant's
    rejection TEXT NOT NULL, -- the operator's, which it is against
    made_at BIGINT NOT NULL,
    answer_by TEXT NOT NULL, -- the last day on which the answer is in time
    answered_at BIGINT,
    answered_by BIGINT REFERENCES operators (id),
    outcome TEXT CHECK (outcome IN ('accepted', 'rejected')),
    answer TEXT,             -- why it was rejected again
    CHECK ((answered_at IS NULL) = (outcome IS NULL))
);
CREATE INDEX appeals_of_invoice ON appeals (invoice_id, id);
-- One at a time, of a line or of the whole.
CREATE UNIQUE INDEX appeals_open ON appeals (invoice_id, COALESCE(line_id, 0)) WHERE answered_at IS NULL;

-- The clock of an invoice's oldest open appeal; none while none is open.
ALTER TABLE invoices ADD COLUMN appealed_at BIGINT;
ALTER TABLE invoices ADD COLUMN answer_by TEXT;
CREATE INDEX invoices_appealed ON invoices (answer_by, id) WHERE answer_by IS NOT NULL;

-- Days to answer an appeal in, and how many appeals a rejection may have.
INSERT INTO settings (key, value) VALUES ('appeal_days', '5'), ('appeals_most', '2') ON CONFLICT DO NOTHING;
