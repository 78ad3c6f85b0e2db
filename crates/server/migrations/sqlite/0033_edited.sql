-- Products, distributors and representatives that an operator has added or changed, with all that is theirs: the programme's
-- files no longer change them.
ALTER TABLE products ADD COLUMN edited BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE distributors ADD COLUMN edited BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE representatives ADD COLUMN edited BOOLEAN NOT NULL DEFAULT FALSE;
-- What operators have changed until now has another version; what they have only added stands in the audit log.
UPDATE products SET edited = TRUE
WHERE version > 1 OR id IN (SELECT subject_id FROM audit_log WHERE subject = 'products');
UPDATE distributors SET edited = TRUE
WHERE version > 1 OR id IN (SELECT distributor_id FROM branches WHERE version > 1)
   OR id IN (SELECT subject_id FROM audit_log WHERE subject = 'distributors')
   OR id IN (SELECT distributor_id FROM branches WHERE id IN (SELECT subject_id FROM audit_log WHERE subject = 'branches'))
   OR EXISTS (SELECT 1 FROM audit_log a
              WHERE a.action = 'distributors.remove_branch' AND a.before LIKE '%"distributor":"' || name || '"%');
UPDATE representatives SET edited = TRUE
WHERE id IN (SELECT subject_id FROM audit_log WHERE subject = 'representatives');
