-- What a search for a common word and the desk's counts go by.
CREATE INDEX invoices_of_participant_by_status ON invoices (participant_id, status, id);
DROP INDEX participant_terms_of_participant;
CREATE INDEX participant_terms_of_participant ON participant_terms (participant_id, term);
CREATE INDEX invoices_doubtful ON invoices (status, possible_duplicate) WHERE status = 'pending' AND possible_duplicate;
CREATE INDEX participants_unattended ON participants (representative_id, status)
    WHERE representative_id IS NULL AND status = 'active';
