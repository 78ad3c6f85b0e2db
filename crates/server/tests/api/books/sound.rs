//! What must hold of all books whatever has happened: each of these counts rows that must not be there.
use crate::support::TestApp;

const FAULTS: [(&str, &str); 14] = [
    (
        "participants whose accounts are not zero together",
        "SELECT count(*) FROM (SELECT participant_id FROM accounts GROUP BY participant_id HAVING sum(balance) <> 0)
         AS unbalanced",
    ),
    (
        "points that are in the ledger and come from nowhere",
        "SELECT count(*) FROM (SELECT sum(balance) AS balance FROM accounts) AS ledger WHERE balance <> 0",
    ),
    (
        "accounts that are not the sum of their transfers",
        "SELECT count(*) FROM accounts a WHERE balance <> CAST(
            coalesce((SELECT sum(CASE WHEN t.to_account = a.kind THEN t.points ELSE -t.points END) FROM transfers t
                      WHERE t.participant_id = a.participant_id AND a.kind IN (t.from_account, t.to_account)), 0)
            AS BIGINT)",
    ),
    (
        "transfers without the row that they were made for",
        "SELECT count(*) FROM transfers t WHERE NOT CASE t.cause
            WHEN 'invoice_line' THEN EXISTS (
                SELECT 1 FROM invoice_lines l JOIN invoices i ON i.id = l.invoice_id
                WHERE l.id = t.cause_id AND i.participant_id = t.participant_id)
            WHEN 'correction' THEN EXISTS (
                SELECT 1 FROM line_corrections c JOIN invoice_lines l ON l.id = c.line_id
                JOIN invoices i ON i.id = l.invoice_id
                WHERE c.id = t.cause_id AND i.participant_id = t.participant_id)
            WHEN 'achievement' THEN EXISTS (
                SELECT 1 FROM achievements a WHERE a.participant_id = t.participant_id AND a.level = t.cause_id)
            ELSE t.cause = 'operator' END",
    ),
    (
        "lines that stand at other points than were posted for them",
        "SELECT count(*) FROM invoice_lines l WHERE points <> CAST(
            coalesce((SELECT sum(points) FROM transfers t WHERE t.cause = 'invoice_line' AND t.cause_id = l.id), 0) +
            coalesce((SELECT sum(c.points) FROM line_corrections c WHERE c.line_id = l.id), 0) AS BIGINT)",
    ),
    (
        "corrections whose transfers make another difference",
        "SELECT count(*) FROM line_corrections c WHERE points <> CAST(
            coalesce((SELECT sum(CASE kind WHEN 'accrual' THEN points ELSE -points END) FROM transfers t
                      WHERE t.cause = 'correction' AND t.cause_id = c.id), 0) AS BIGINT)",
    ),
    (
        "lines that were paid more often than they were opened",
        "SELECT count(*) FROM invoice_lines l
         WHERE (SELECT count(*) FROM transfers t WHERE t.cause = 'invoice_line' AND t.cause_id = l.id)
             > 1 + (SELECT count(*) FROM appeals a
                    WHERE a.invoice_id = l.invoice_id AND (a.line_id IS NULL OR a.line_id = l.id))",
    ),
    (
        "lines with more points than their packs earn",
        "SELECT count(*) FROM invoice_lines WHERE points > (volume * points_per_unit + 500000) / 1000000",
    ),
    (
        "rejected or waiting lines with points",
        "SELECT count(*) FROM invoice_lines WHERE status IN ('pending', 'rejected') AND points <> 0",
    ),
    (
        "invoices that are not the sum of their lines",
        "SELECT count(*) FROM invoices i WHERE points <> CAST(
            coalesce((SELECT sum(points) FROM invoice_lines l WHERE l.invoice_id = i.id), 0) AS BIGINT)",
    ),
    (
        "products' points that are not those of their lines, or over the cap",
        "SELECT count(*) FROM product_points p
         LEFT JOIN product_rates r ON r.product_id = p.product_id AND r.season = p.season
         WHERE p.points > r.cap_points OR p.points <> CAST(
            coalesce((SELECT sum(l.points) FROM invoice_lines l JOIN invoices i ON i.id = l.invoice_id
                      WHERE l.product_id = p.product_id AND i.participant_id = p.participant_id
                            AND i.season = p.season), 0) AS BIGINT)",
    ),
    (
        "participants over the limit",
        "SELECT count(*) FROM (SELECT -sum(balance) AS total FROM accounts
            WHERE kind IN ('purchases', 'affiliation', 'achievements') GROUP BY participant_id) AS totals
         WHERE total > (SELECT CAST(value AS BIGINT) FROM settings WHERE key = 'points_limit')",
    ),
    (
        "participants at the limit without its mark, or under it with one",
        "SELECT count(*) FROM participants p WHERE (points_limit_reached_at IS NULL) =
            ((SELECT -sum(balance) FROM accounts a WHERE a.participant_id = p.id
                AND a.kind IN ('purchases', 'affiliation', 'achievements'))
             >= (SELECT CAST(value AS BIGINT) FROM settings WHERE key = 'points_limit'))",
    ),
    (
        "clocks without an open appeal, or appeals without a clock",
        "SELECT count(*) FROM invoices i WHERE (answer_by IS NULL) =
            EXISTS (SELECT 1 FROM appeals a WHERE a.invoice_id = i.id AND a.answered_at IS NULL)",
    ),
];

pub async fn assert_sound(app: &TestApp) {
    for (what, sql) in FAULTS {
        assert_eq!(app.count(sql).await, 0, "{what}");
    }
}
