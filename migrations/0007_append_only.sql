-- What happened stays: the ledger, the log of acts and evidence refuse to be changed or deleted, also by a statement
-- written by hand.

-- postgres:begin
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transfers_no_update BEFORE UPDATE ON transfers
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transfers_no_delete BEFORE DELETE ON transfers
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_events_no_update BEFORE UPDATE ON order_events
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_events_no_delete BEFORE DELETE ON order_events
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER line_corrections_no_update BEFORE UPDATE ON line_corrections
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER line_corrections_no_delete BEFORE DELETE ON line_corrections
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER import_notes_no_update BEFORE UPDATE ON import_notes
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER import_notes_no_delete BEFORE DELETE ON import_notes
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payout_events_no_update BEFORE UPDATE ON payout_events
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payout_events_no_delete BEFORE DELETE ON payout_events
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payout_files_no_update BEFORE UPDATE ON payout_files
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payout_files_no_delete BEFORE DELETE ON payout_files
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER tax_rules_no_update BEFORE UPDATE ON tax_rules
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER tax_rules_no_delete BEFORE DELETE ON tax_rules
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER tax_records_no_update BEFORE UPDATE ON tax_records
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER tax_records_no_delete BEFORE DELETE ON tax_records
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER white_list_checks_no_update BEFORE UPDATE ON white_list_checks
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER white_list_checks_no_delete BEFORE DELETE ON white_list_checks
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER chain_blocks_no_update BEFORE UPDATE ON chain_blocks
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER chain_blocks_no_delete BEFORE DELETE ON chain_blocks
    FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- An erasure may empty the address and the browser of an answer, and nothing else.
CREATE TRIGGER consent_answers_no_update BEFORE UPDATE OF id, participant_id, consent_id, text_sha256, rules_sha256, value, answered_at, source, operator_id ON consent_answers
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER consent_answers_erased_only BEFORE UPDATE OF network, user_agent ON consent_answers
    FOR EACH ROW
    WHEN (NEW.network <> '' OR NEW.user_agent <> '') EXECUTE FUNCTION refuse_change();
CREATE TRIGGER consent_answers_no_delete BEFORE DELETE ON consent_answers
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER promotion_answers_no_update BEFORE UPDATE OF id, participant_id, promotion_id, revision, rules_sha256, accepted, declared, answered_at, source, operator_id ON promotion_answers
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER promotion_answers_erased_only BEFORE UPDATE OF network, user_agent ON promotion_answers
    FOR EACH ROW
    WHEN (NEW.network <> '' OR NEW.user_agent <> '') EXECUTE FUNCTION refuse_change();
CREATE TRIGGER promotion_answers_no_delete BEFORE DELETE ON promotion_answers
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER card_code_readings_no_update BEFORE UPDATE OF id, order_id, read_at ON card_code_readings
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER card_code_readings_erased_only BEFORE UPDATE OF network, user_agent ON card_code_readings
    FOR EACH ROW
    WHEN (NEW.network <> '' OR NEW.user_agent <> '') EXECUTE FUNCTION refuse_change();
CREATE TRIGGER card_code_readings_no_delete BEFORE DELETE ON card_code_readings
    FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Words that an operator has published, and the rules of a promotion once its file is made.
CREATE TRIGGER consents_no_update BEFORE UPDATE OF account_type, slug, version, content ON consents
    FOR EACH ROW
    WHEN (OLD.published_at IS NOT NULL) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER consents_no_delete BEFORE DELETE ON consents
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER promotion_revisions_no_update BEFORE UPDATE OF promotion_id, revision, definition ON promotion_revisions
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER promotion_revisions_rules_once BEFORE UPDATE OF rules_file_id, rules_sha256 ON promotion_revisions
    FOR EACH ROW
    WHEN (OLD.rules_sha256 IS NOT NULL) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER promotion_revisions_no_delete BEFORE DELETE ON promotion_revisions
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER programme_rules_no_update BEFORE UPDATE OF id, file_id, sha256, valid_from, added_at, added_by ON programme_rules
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER programme_rules_withdrawn_once BEFORE UPDATE OF withdrawn_at, withdrawn_by ON programme_rules
    FOR EACH ROW
    WHEN (OLD.withdrawn_at IS NOT NULL) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER programme_rules_no_delete BEFORE DELETE ON programme_rules
    FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transfers_no_truncate BEFORE TRUNCATE ON transfers
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_events_no_truncate BEFORE TRUNCATE ON order_events
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER line_corrections_no_truncate BEFORE TRUNCATE ON line_corrections
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER import_notes_no_truncate BEFORE TRUNCATE ON import_notes
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payout_events_no_truncate BEFORE TRUNCATE ON payout_events
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payout_files_no_truncate BEFORE TRUNCATE ON payout_files
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER tax_rules_no_truncate BEFORE TRUNCATE ON tax_rules
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER tax_records_no_truncate BEFORE TRUNCATE ON tax_records
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER white_list_checks_no_truncate BEFORE TRUNCATE ON white_list_checks
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER chain_blocks_no_truncate BEFORE TRUNCATE ON chain_blocks
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER consent_answers_no_truncate BEFORE TRUNCATE ON consent_answers
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER promotion_answers_no_truncate BEFORE TRUNCATE ON promotion_answers
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER card_code_readings_no_truncate BEFORE TRUNCATE ON card_code_readings
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER consents_no_truncate BEFORE TRUNCATE ON consents
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER promotion_revisions_no_truncate BEFORE TRUNCATE ON promotion_revisions
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER programme_rules_no_truncate BEFORE TRUNCATE ON programme_rules
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
-- postgres:end
-- sqlite:begin
CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log
    BEGIN SELECT RAISE(ABORT, 'audit_log is append-only'); END;
CREATE TRIGGER audit_log_no_delete BEFORE DELETE ON audit_log
    BEGIN SELECT RAISE(ABORT, 'audit_log is append-only'); END;
CREATE TRIGGER transfers_no_update BEFORE UPDATE ON transfers
    BEGIN SELECT RAISE(ABORT, 'transfers is append-only'); END;
CREATE TRIGGER transfers_no_delete BEFORE DELETE ON transfers
    BEGIN SELECT RAISE(ABORT, 'transfers is append-only'); END;
CREATE TRIGGER order_events_no_update BEFORE UPDATE ON order_events
    BEGIN SELECT RAISE(ABORT, 'order_events is append-only'); END;
CREATE TRIGGER order_events_no_delete BEFORE DELETE ON order_events
    BEGIN SELECT RAISE(ABORT, 'order_events is append-only'); END;
CREATE TRIGGER line_corrections_no_update BEFORE UPDATE ON line_corrections
    BEGIN SELECT RAISE(ABORT, 'line_corrections is append-only'); END;
CREATE TRIGGER line_corrections_no_delete BEFORE DELETE ON line_corrections
    BEGIN SELECT RAISE(ABORT, 'line_corrections is append-only'); END;
CREATE TRIGGER import_notes_no_update BEFORE UPDATE ON import_notes
    BEGIN SELECT RAISE(ABORT, 'import_notes is append-only'); END;
CREATE TRIGGER import_notes_no_delete BEFORE DELETE ON import_notes
    BEGIN SELECT RAISE(ABORT, 'import_notes is append-only'); END;
CREATE TRIGGER payout_events_no_update BEFORE UPDATE ON payout_events
    BEGIN SELECT RAISE(ABORT, 'payout_events is append-only'); END;
CREATE TRIGGER payout_events_no_delete BEFORE DELETE ON payout_events
    BEGIN SELECT RAISE(ABORT, 'payout_events is append-only'); END;
CREATE TRIGGER payout_files_no_update BEFORE UPDATE ON payout_files
    BEGIN SELECT RAISE(ABORT, 'payout_files is append-only'); END;
CREATE TRIGGER payout_files_no_delete BEFORE DELETE ON payout_files
    BEGIN SELECT RAISE(ABORT, 'payout_files is append-only'); END;
CREATE TRIGGER tax_rules_no_update BEFORE UPDATE ON tax_rules
    BEGIN SELECT RAISE(ABORT, 'tax_rules is append-only'); END;
CREATE TRIGGER tax_rules_no_delete BEFORE DELETE ON tax_rules
    BEGIN SELECT RAISE(ABORT, 'tax_rules is append-only'); END;
CREATE TRIGGER tax_records_no_update BEFORE UPDATE ON tax_records
    BEGIN SELECT RAISE(ABORT, 'tax_records is append-only'); END;
CREATE TRIGGER tax_records_no_delete BEFORE DELETE ON tax_records
    BEGIN SELECT RAISE(ABORT, 'tax_records is append-only'); END;
CREATE TRIGGER white_list_checks_no_update BEFORE UPDATE ON white_list_checks
    BEGIN SELECT RAISE(ABORT, 'white_list_checks is append-only'); END;
CREATE TRIGGER white_list_checks_no_delete BEFORE DELETE ON white_list_checks
    BEGIN SELECT RAISE(ABORT, 'white_list_checks is append-only'); END;
CREATE TRIGGER chain_blocks_no_update BEFORE UPDATE ON chain_blocks
    BEGIN SELECT RAISE(ABORT, 'chain_blocks is append-only'); END;
CREATE TRIGGER chain_blocks_no_delete BEFORE DELETE ON chain_blocks
    BEGIN SELECT RAISE(ABORT, 'chain_blocks is append-only'); END;

-- An erasure may empty the address and the browser of an answer, and nothing else.
CREATE TRIGGER consent_answers_no_update BEFORE UPDATE OF id, participant_id, consent_id, text_sha256, rules_sha256, value, answered_at, source, operator_id ON consent_answers
    BEGIN SELECT RAISE(ABORT, 'consent_answers is append-only'); END;
CREATE TRIGGER consent_answers_erased_only BEFORE UPDATE OF network, user_agent ON consent_answers
    WHEN NEW.network <> '' OR NEW.user_agent <> ''
    BEGIN SELECT RAISE(ABORT, 'consent_answers is append-only'); END;
CREATE TRIGGER consent_answers_no_delete BEFORE DELETE ON consent_answers
    BEGIN SELECT RAISE(ABORT, 'consent_answers is append-only'); END;
CREATE TRIGGER promotion_answers_no_update BEFORE UPDATE OF id, participant_id, promotion_id, revision, rules_sha256, accepted, declared, answered_at, source, operator_id ON promotion_answers
    BEGIN SELECT RAISE(ABORT, 'promotion_answers is append-only'); END;
CREATE TRIGGER promotion_answers_erased_only BEFORE UPDATE OF network, user_agent ON promotion_answers
    WHEN NEW.network <> '' OR NEW.user_agent <> ''
    BEGIN SELECT RAISE(ABORT, 'promotion_answers is append-only'); END;
CREATE TRIGGER promotion_answers_no_delete BEFORE DELETE ON promotion_answers
    BEGIN SELECT RAISE(ABORT, 'promotion_answers is append-only'); END;
CREATE TRIGGER card_code_readings_no_update BEFORE UPDATE OF id, order_id, read_at ON card_code_readings
    BEGIN SELECT RAISE(ABORT, 'card_code_readings is append-only'); END;
CREATE TRIGGER card_code_readings_erased_only BEFORE UPDATE OF network, user_agent ON card_code_readings
    WHEN NEW.network <> '' OR NEW.user_agent <> ''
    BEGIN SELECT RAISE(ABORT, 'card_code_readings is append-only'); END;
CREATE TRIGGER card_code_readings_no_delete BEFORE DELETE ON card_code_readings
    BEGIN SELECT RAISE(ABORT, 'card_code_readings is append-only'); END;

-- Words that an operator has published, and the rules of a promotion once its file is made.
CREATE TRIGGER consents_no_update BEFORE UPDATE OF account_type, slug, version, content ON consents
    WHEN OLD.published_at IS NOT NULL
    BEGIN SELECT RAISE(ABORT, 'consents is append-only'); END;
CREATE TRIGGER consents_no_delete BEFORE DELETE ON consents
    BEGIN SELECT RAISE(ABORT, 'consents is append-only'); END;
CREATE TRIGGER promotion_revisions_no_update BEFORE UPDATE OF promotion_id, revision, definition ON promotion_revisions
    BEGIN SELECT RAISE(ABORT, 'promotion_revisions is append-only'); END;
CREATE TRIGGER promotion_revisions_rules_once BEFORE UPDATE OF rules_file_id, rules_sha256 ON promotion_revisions
    WHEN OLD.rules_sha256 IS NOT NULL
    BEGIN SELECT RAISE(ABORT, 'promotion_revisions is append-only'); END;
CREATE TRIGGER promotion_revisions_no_delete BEFORE DELETE ON promotion_revisions
    BEGIN SELECT RAISE(ABORT, 'promotion_revisions is append-only'); END;
CREATE TRIGGER programme_rules_no_update BEFORE UPDATE OF id, file_id, sha256, valid_from, added_at, added_by ON programme_rules
    BEGIN SELECT RAISE(ABORT, 'programme_rules is append-only'); END;
CREATE TRIGGER programme_rules_withdrawn_once BEFORE UPDATE OF withdrawn_at, withdrawn_by ON programme_rules
    WHEN OLD.withdrawn_at IS NOT NULL
    BEGIN SELECT RAISE(ABORT, 'programme_rules is append-only'); END;
CREATE TRIGGER programme_rules_no_delete BEFORE DELETE ON programme_rules
    BEGIN SELECT RAISE(ABORT, 'programme_rules is append-only'); END;
-- sqlite:end
