-- Participants as operators work with them: what they look through, what they note, and the representatives they assign.
ALTER TABLE representatives ADD COLUMN active BOOLEAN NOT NULL DEFAULT TRUE;
ALTER TABLE representatives ADD COLUMN photo_id BIGINT REFERENCES files (id);

CREATE TABLE participant_notes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    participant_id BIGINT NOT NULL REFERENCES participants (id),
    operator_id BIGINT NOT NULL REFERENCES operators (id),
    content TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX participant_notes_of_participant ON participant_notes (participant_id, id);

-- The orders in which participants are listed, and what a list is narrowed to.
CREATE INDEX participants_by_name ON participants (last_name COLLATE "pl-x-icu", first_name COLLATE "pl-x-icu", id);
CREATE INDEX participants_by_town ON participants (company_city COLLATE "pl-x-icu", id);
CREATE INDEX participants_by_status ON participants (status, id);
CREATE INDEX participants_of_representative ON participants (representative_id, id);
CREATE INDEX accounts_below_zero ON accounts (participant_id) WHERE kind = 'available' AND balance < 0;
