-- PostgreSQL notes the changes of all invoices of a statement at once: an import adds five hundred lines by one, of a
-- hundred invoices, and each line moved its invoice to the end again. SQLite has triggers of rows alone.
-- postgres:begin
CREATE FUNCTION note_changes_of_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- In one order everywhere, so that no two statements wait for each other.
    INSERT INTO record_changes (resource, record_id) SELECT 'invoices', id FROM changed ORDER BY id
    ON CONFLICT (resource, record_id) DO UPDATE SET id = DEFAULT;
    RETURN NULL;
END $$;

CREATE FUNCTION note_changes_of_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO record_changes (resource, record_id) SELECT DISTINCT 'invoices', invoice_id FROM changed ORDER BY invoice_id
    ON CONFLICT (resource, record_id) DO UPDATE SET id = DEFAULT;
    RETURN NULL;
END $$;

DROP TRIGGER invoices_added ON invoices;
DROP TRIGGER invoices_changed ON invoices;
DROP TRIGGER invoice_lines_added ON invoice_lines;
DROP TRIGGER invoice_lines_changed ON invoice_lines;
DROP TRIGGER invoice_lines_removed ON invoice_lines;
DROP FUNCTION note_change_of_invoice();

CREATE TRIGGER invoices_added AFTER INSERT ON invoices REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION note_changes_of_invoices();
CREATE TRIGGER invoices_changed AFTER UPDATE ON invoices REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION note_changes_of_invoices();
CREATE TRIGGER invoice_lines_added AFTER INSERT ON invoice_lines REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION note_changes_of_lines();
CREATE TRIGGER invoice_lines_changed AFTER UPDATE ON invoice_lines REFERENCING NEW TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION note_changes_of_lines();
CREATE TRIGGER invoice_lines_removed AFTER DELETE ON invoice_lines REFERENCING OLD TABLE AS changed
    FOR EACH STATEMENT EXECUTE FUNCTION note_changes_of_lines();
-- postgres:end
