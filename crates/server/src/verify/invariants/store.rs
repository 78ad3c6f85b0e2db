//! SQL of the invariants: each statement returns a sentence about every row that breaks the invariant of its name.
use futures_util::TryStreamExt;

use crate::verify::Report;
use plon_kernel::db::Conn;
use plon_kernel::on_db;
use plon_platform::settings::default_points_limit;

/// Streams every breach into the report, one row in memory at a time.
pub async fn report_breaches(conn: &mut Conn, sql: &'static str, report: &mut Report<'_>) -> sqlx::Result<()> {
    on_db!(conn, conn => {
        let mut rows = sqlx::query_scalar::<_, String>(sql).fetch(conn);
        while let Some(about) = rows.try_next().await? {
            report.report_error(&about);
        }
        Ok(())
    })
}

/// Limit of a participant's lifetime total.
macro_rules! points_limit {
    () => {
        concat!(
            "coalesce((SELECT CAST(value AS BIGINT) FROM settings WHERE key = 'points_limit'), ",
            default_points_limit!(),
            ")"
        )
    };
}

pub const INVARIANTS: [(&str, &str); 36] = [
    (
        "the accounts of a participant sum to zero",
        "SELECT 'participant ' || participant_id || ': the sum is ' || sum(balance)
         FROM accounts GROUP BY participant_id HAVING sum(balance) <> 0",
    ),
    (
        "an account is the sum of its transfers",
        "SELECT 'participant ' || participant_id || ', account ' || kind || ': ' || balance || ' points, by its transfers '
                || moved
         FROM (SELECT a.participant_id, a.kind, a.balance, CAST(coalesce(
                (SELECT sum(CASE WHEN t.to_account = a.kind THEN t.points ELSE -t.points END) FROM transfers t
                 WHERE t.participant_id = a.participant_id AND a.kind IN (t.from_account, t.to_account)), 0) AS BIGINT)
                AS moved FROM accounts a) AS s WHERE balance <> moved",
    ),
    (
        "a transfer goes the way of its kind",
        "SELECT 'transfer ' || id || ' of participant ' || participant_id || ': ' || kind || ' of ' || points || ' from '
                || from_account || ' to ' || to_account
         FROM transfers WHERE points <= 0 OR NOT CASE kind
            WHEN 'accrual' THEN from_account IN ('purchases', 'affiliation', 'achievements') AND to_account = 'available'
            WHEN 'reversal' THEN from_account = 'available' AND to_account IN ('purchases', 'affiliation', 'achievements')
            WHEN 'hold' THEN from_account = 'available' AND to_account = 'held'
            WHEN 'release' THEN from_account = 'held' AND to_account = 'available'
            WHEN 'redeem' THEN from_account = 'held' AND to_account = 'redeemed'
            WHEN 'refund' THEN from_account = 'redeemed' AND to_account = 'available'
            ELSE kind = 'forfeit' AND from_account = 'held' AND to_account = 'forfeited' END",
    ),
    (
        "a transfer has the row that it was made for",
        "SELECT 'transfer ' || id || ' of participant ' || participant_id || ': there is no ' || cause || ' ' || cause_id
         FROM transfers t WHERE NOT CASE t.cause
            WHEN 'invoice_line' THEN EXISTS (
                SELECT 1 FROM invoice_lines l JOIN invoices i ON i.id = l.invoice_id
                WHERE l.id = t.cause_id AND i.participant_id = t.participant_id)
            WHEN 'correction' THEN EXISTS (
                SELECT 1 FROM line_corrections c JOIN invoice_lines l ON l.id = c.line_id
                JOIN invoices i ON i.id = l.invoice_id
                WHERE c.id = t.cause_id AND i.participant_id = t.participant_id)
            WHEN 'achievement' THEN EXISTS (
                SELECT 1 FROM achievements a WHERE a.participant_id = t.participant_id AND a.level = t.cause_id)
            WHEN 'membership' THEN t.cause_id = 0 OR EXISTS (
                SELECT 1 FROM memberships m WHERE m.participant_id = t.participant_id AND m.season = t.cause_id)
            WHEN 'promotion' THEN EXISTS (
                SELECT 1 FROM promotion_participations p
                WHERE p.participant_id = t.participant_id AND p.promotion_id = t.cause_id)
            WHEN 'trip' THEN EXISTS (
                SELECT 1 FROM trip_participations p WHERE p.participant_id = t.participant_id AND p.trip_id = t.cause_id)
            WHEN 'order' THEN EXISTS (
                SELECT 1 FROM orders o WHERE o.id = t.cause_id AND o.participant_id = t.participant_id)
            ELSE t.cause = 'operator' END",
    ),
    (
        "a transfer for an order is of the order's points",
        "SELECT 'transfer ' || t.id || ' of participant ' || t.participant_id || ': ' || t.points || ' points, order '
                || o.id || ' is of ' || o.points
         FROM transfers t JOIN orders o ON o.id = t.cause_id WHERE t.cause = 'order' AND t.points <> o.points",
    ),
    (
        "a membership's points are those of its transfer",
        "SELECT 'membership of participant ' || participant_id || ' in season ' || season || ': ' || points
                || ' points, by its transfers ' || posted
         FROM (SELECT m.participant_id, m.season, m.points, CAST(coalesce(
                (SELECT sum(t.points) FROM transfers t WHERE t.cause = 'membership' AND t.cause_id = m.season
                    AND t.participant_id = m.participant_id), 0) AS BIGINT) AS posted FROM memberships m) AS s
         WHERE points <> posted",
    ),
    (
        "a line's points are those that were posted for it",
        "SELECT 'line ' || id || ' of invoice ' || invoice_id || ': ' || points || ' points, posted ' || posted
         FROM (SELECT l.id, l.invoice_id, l.points, CAST(coalesce(
                (SELECT sum(t.points) FROM transfers t WHERE t.cause = 'invoice_line' AND t.cause_id = l.id), 0) + coalesce(
                (SELECT sum(c.points) FROM line_corrections c WHERE c.line_id = l.id), 0) AS BIGINT) AS posted
               FROM invoice_lines l) AS s WHERE points <> posted",
    ),
    (
        "a correction's points are those that were posted for it",
        "SELECT 'correction ' || id || ' of line ' || line_id || ': ' || points || ' points, posted ' || posted
         FROM (SELECT c.id, c.line_id, c.points, CAST(coalesce(
                (SELECT sum(CASE kind WHEN 'accrual' THEN t.points ELSE -t.points END) FROM transfers t
                 WHERE t.cause = 'correction' AND t.cause_id = c.id), 0) AS BIGINT) AS posted
               FROM line_corrections c) AS s WHERE points <> posted",
    ),
    (
        "a line is paid no more often than it was opened",
        "SELECT 'line ' || l.id || ' of invoice ' || l.invoice_id FROM invoice_lines l
         WHERE (SELECT count(*) FROM transfers t WHERE t.cause = 'invoice_line' AND t.cause_id = l.id)
             > 1 + (SELECT count(*) FROM appeals a
                    WHERE a.invoice_id = l.invoice_id AND (a.line_id IS NULL OR a.line_id = l.id))",
    ),
    (
        "a line has no more points than its packs earn",
        "SELECT 'line ' || id || ' of invoice ' || invoice_id || ': ' || points || ' points' FROM invoice_lines
         WHERE points > (volume * points_per_unit + 500000) / 1000000",
    ),
    (
        "a line that waits or is rejected has no points",
        "SELECT 'line ' || id || ' of invoice ' || invoice_id || ', ' || status || ': ' || points || ' points'
         FROM invoice_lines WHERE status IN ('pending', 'rejected') AND points <> 0",
    ),
    (
        "an invoice is the sum of its lines",
        "SELECT 'invoice ' || id || ': ' || points || ' points, its lines ' || lines
         FROM (SELECT i.id, i.points, CAST(coalesce(
                (SELECT sum(l.points) FROM invoice_lines l WHERE l.invoice_id = i.id), 0) AS BIGINT) AS lines
               FROM invoices i) AS s WHERE points <> lines",
    ),
    (
        "a product's points in a season are those of its lines",
        "SELECT 'product ' || p.product_id || ' of participant ' || p.participant_id || ' in season ' || p.season || ': '
                || p.points || ' points, its lines ' || coalesce(s.points, 0)
         FROM product_points p LEFT JOIN (
            SELECT i.participant_id, l.product_id, i.season, CAST(sum(l.points) AS BIGINT) AS points
            FROM invoice_lines l JOIN invoices i ON i.id = l.invoice_id
            GROUP BY i.participant_id, l.product_id, i.season) AS s
            ON s.participant_id = p.participant_id AND s.product_id = p.product_id AND s.season = p.season
         WHERE p.points <> coalesce(s.points, 0)",
    ),
    (
        "no participant's total is over the limit",
        concat!(
            "SELECT 'participant ' || participant_id || ': ' || -sum(balance) || ' points' FROM accounts
             WHERE kind IN ('purchases', 'affiliation', 'achievements') GROUP BY participant_id
             HAVING -sum(balance) > ",
            points_limit!()
        ),
    ),
    (
        "a participant at the limit is marked, and no other",
        concat!(
            "SELECT 'participant ' || p.id || ': ' || s.total || ' points' FROM participants p
             JOIN (SELECT participant_id, -sum(balance) AS total FROM accounts
                   WHERE kind IN ('purchases', 'affiliation', 'achievements') GROUP BY participant_id) AS s
                ON s.participant_id = p.id
             WHERE (p.points_limit_reached_at IS NULL) = (s.total >= ",
            points_limit!(),
            ")"
        ),
    ),
    (
        "an invoice with an open appeal has its clock, and no other",
        "SELECT 'invoice ' || i.id FROM invoices i WHERE (answer_by IS NULL) =
            EXISTS (SELECT 1 FROM appeals a WHERE a.invoice_id = i.id AND a.answered_at IS NULL)",
    ),
    (
        "a promotion has granted no more points than its pool has",
        "SELECT 'promotion ' || p.id || ': ' || s.granted || ' points of ' || p.points_pool
         FROM (SELECT promotion_id, CAST(sum(granted_points) AS BIGINT) AS granted FROM promotion_participations
               GROUP BY promotion_id) AS s JOIN promotions p ON p.id = s.promotion_id WHERE s.granted > p.points_pool",
    ),
    (
        "what a promotion's pool has cut is a part of what was cut",
        "SELECT 'promotion ' || promotion_id || ' of participant ' || participant_id || ': ' || pool_cut_points
                || ' points of ' || cut_points
         FROM promotion_participations WHERE pool_cut_points < 0 OR pool_cut_points > cut_points",
    ),
    (
        "a promotion's points are those that were posted for it",
        "SELECT 'promotion ' || promotion_id || ' of participant ' || participant_id || ': ' || granted_points
                || ' points, posted ' || posted
         FROM (SELECT p.promotion_id, p.participant_id, p.granted_points, CAST(coalesce(
                (SELECT sum(CASE t.kind WHEN 'accrual' THEN t.points ELSE -t.points END) FROM transfers t
                 WHERE t.cause = 'promotion' AND t.cause_id = p.promotion_id AND t.participant_id = p.participant_id), 0)
                AS BIGINT) AS posted FROM promotion_participations p) AS s WHERE granted_points <> posted",
    ),
    (
        "a trip holds what was posted for it",
        "SELECT 'trip ' || trip_id || ' of participant ' || participant_id || ': ' || held || ' points, posted ' || posted
         FROM (SELECT p.trip_id, p.participant_id, p.held, CAST(coalesce(
                (SELECT sum(CASE WHEN t.to_account = 'held' THEN t.points ELSE -t.points END) FROM transfers t
                 WHERE t.cause = 'trip' AND t.cause_id = p.trip_id AND t.participant_id = p.participant_id), 0) AS BIGINT)
                AS posted FROM trip_participations p) AS s WHERE held <> posted",
    ),
    (
        "a trip has forfeited what was posted for it",
        "SELECT 'trip ' || trip_id || ' of participant ' || participant_id || ': ' || forfeited || ' points, posted '
                || posted
         FROM (SELECT p.trip_id, p.participant_id, p.forfeited, CAST(coalesce(
                (SELECT sum(t.points) FROM transfers t WHERE t.cause = 'trip' AND t.kind = 'forfeit'
                   AND t.cause_id = p.trip_id AND t.participant_id = p.participant_id), 0) AS BIGINT)
                AS posted FROM trip_participations p) AS s WHERE forfeited <> posted",
    ),
    (
        "an account holds the points of trips and open orders",
        "SELECT 'participant ' || participant_id || ': ' || balance || ' points are held, of trips and open orders ' || due
         FROM (SELECT a.participant_id, a.balance, CAST(coalesce(
                (SELECT sum(p.held) FROM trip_participations p WHERE p.participant_id = a.participant_id), 0) + coalesce(
                (SELECT sum(o.points) FROM orders o WHERE o.participant_id = a.participant_id AND o.kind <> 'trip'
                    AND o.status IN ('selected', 'in_progress')), 0) AS BIGINT) AS due
               FROM accounts a WHERE a.kind = 'held') AS s WHERE balance <> due",
    ),
    (
        "the points redeemed for orders are those of completed ones",
        "SELECT 'participant ' || participant_id || ': ' || redeemed || ' points were redeemed, of completed orders ' || due
         FROM (SELECT a.participant_id, CAST(coalesce(
                (SELECT sum(CASE WHEN t.to_account = 'redeemed' THEN t.points ELSE -t.points END) FROM transfers t
                 WHERE t.participant_id = a.participant_id AND t.cause = 'order'
                    AND 'redeemed' IN (t.from_account, t.to_account)), 0) AS BIGINT) AS redeemed, CAST(coalesce(
                (SELECT sum(o.points) FROM orders o WHERE o.participant_id = a.participant_id AND o.kind <> 'trip'
                    AND o.status = 'completed'), 0) AS BIGINT) AS due
               FROM accounts a WHERE a.kind = 'redeemed') AS s WHERE redeemed <> due",
    ),
    (
        "a trip's state fits what it holds",
        "SELECT 'trip ' || p.trip_id || ' of participant ' || p.participant_id || ', ' || p.state || ': ' || p.held
                || ' points'
         FROM trip_participations p JOIN trips t ON t.id = p.trip_id
         WHERE (p.state = 'ordered' AND p.held <> p.order_cost) OR (p.state = 'short' AND p.held >= p.order_cost)
            OR (p.state IN ('unqualified', 'missed', 'lapsed', 'completed') AND p.held <> 0)
            OR (p.state = 'qualified' AND (p.held > t.reserved_points OR p.order_id IS NOT NULL))",
    ),
    (
        "an open order of a trip stands with its participant's trip",
        "SELECT 'order ' || o.id || ' of participant ' || o.participant_id FROM orders o
         WHERE o.kind = 'trip' AND o.status IN ('selected', 'in_progress') AND NOT EXISTS (
            SELECT 1 FROM trip_participations p WHERE p.order_id = o.id AND p.state IN ('short', 'ordered'))",
    ),
    (
        "a participant has one open order of a trip",
        "SELECT 'participant ' || participant_id || ', reward ' || reward_id || ': ' || count(*) || ' orders' FROM orders
         WHERE kind = 'trip' AND status IN ('selected', 'in_progress') GROUP BY participant_id, reward_id
         HAVING count(*) > 1",
    ),
    (
        "an order has an event for each of its versions, and its state is that of the last",
        "SELECT 'order ' || o.id || ', version ' || o.version || ', ' || o.status FROM orders o
         WHERE o.version <> (SELECT count(*) FROM order_events e WHERE e.order_id = o.id)
            OR o.status <> (SELECT e.status FROM order_events e WHERE e.order_id = o.id ORDER BY e.id DESC LIMIT 1)",
    ),
    (
        "no stock is below zero",
        "SELECT 'reward ' || id || ': ' || stock FROM rewards WHERE stock < 0
         UNION ALL SELECT 'variant ' || id || ' of reward ' || reward_id || ': ' || stock FROM reward_variants
         WHERE stock < 0",
    ),
    (
        "a batch of transfers is the sum of those in it",
        "SELECT 'batch ' || p.id || ': ' || p.transfers || ' transfers of ' || p.amount || ' grosze' FROM payouts p
         WHERE p.transfers <> (SELECT count(*) FROM payout_transfers t
                               WHERE t.payout_id = p.id AND t.state <> 'taken_out')
            OR p.amount <> (SELECT CAST(coalesce(sum(t.amount), 0) AS BIGINT) FROM payout_transfers t
                            WHERE t.payout_id = p.id AND t.state <> 'taken_out')",
    ),
    (
        "the tax totals of a year are the sums of its records",
        "SELECT 'participant ' || t.participant_id || ', year ' || t.year FROM tax_totals t JOIN (
            SELECT r.participant_id, r.year, coalesce(sum(r.value), 0) AS value, sum(r.tax) AS tax,
                   sum(CASE WHEN v.treatment = 'reported' THEN r.taxable ELSE 0 END) AS reported,
                   sum(CASE WHEN v.treatment = 'withheld' THEN r.taxable ELSE 0 END) AS taxed,
                   sum(CASE r.entry WHEN 'given' THEN 1 WHEN 'returned' THEN -1 ELSE 0 END) AS prizes
            FROM tax_records r JOIN tax_rules v ON v.id = r.rule_id GROUP BY r.participant_id, r.year) AS s
         ON s.participant_id = t.participant_id AND s.year = t.year
         WHERE s.value <> t.value OR s.tax <> t.tax OR s.reported <> t.reported OR s.taxed <> t.taxed
            OR s.prizes <> t.prizes",
    ),
    (
        "a tax record is counted in a total",
        "SELECT 'record ' || r.id || ' of order ' || r.order_id FROM tax_records r WHERE NOT EXISTS (
            SELECT 1 FROM tax_totals t WHERE t.participant_id = r.participant_id AND t.year = r.year)",
    ),
    (
        "a completed order is recorded for tax, and no other",
        "SELECT 'order ' || o.id || ', ' || o.status FROM orders o WHERE (o.status = 'completed') <>
            (CAST(coalesce((SELECT sum(CASE r.entry WHEN 'given' THEN 1 WHEN 'returned' THEN -1 ELSE 0 END)
                            FROM tax_records r WHERE r.order_id = o.id), 0) AS BIGINT) = 1)",
    ),
    (
        "the tax totals count the prizes without a value",
        "SELECT 'participant ' || t.participant_id || ', year ' || t.year || ': ' || t.unvalued FROM tax_totals t
         WHERE t.unvalued <> (SELECT count(*) FROM tax_records r
            WHERE r.participant_id = t.participant_id AND r.year = t.year AND r.value IS NULL AND NOT EXISTS (
                SELECT 1 FROM tax_records a WHERE a.order_id = r.order_id AND a.id <> r.id))",
    ),
    (
        "what was paid in the place of cards has its transfer, and such a transfer what it was paid for",
        "SELECT 'order ' || s.order_id || ' of participant ' || s.participant_id || ': ' || s.value || ' grosze'
         FROM card_payments s JOIN orders o ON o.id = s.order_id
         WHERE o.participant_id <> s.participant_id OR o.promotion_id IS NULL OR o.promotion_id <> s.promotion_id
            OR o.kind <> 'bank_transfer' OR o.amount IS NULL OR o.amount <> s.value
         UNION ALL SELECT 'order ' || o.id || ' of participant ' || o.participant_id || ': nothing was paid by it'
         FROM orders o WHERE o.promotion_id IS NOT NULL AND o.kind = 'bank_transfer'
            AND NOT EXISTS (SELECT 1 FROM card_payments s WHERE s.order_id = o.id)",
    ),
    (
        "cards that are not due and cards that are owed do not stand together",
        "SELECT 'promotion ' || r.promotion_id || ' of participant ' || r.participant_id || ', ' || r.kind
         FROM card_remainders r JOIN card_overpayments o ON o.promotion_id = r.promotion_id
            AND o.participant_id = r.participant_id AND o.kind = r.kind",
    ),
    (
        "a card's code belongs to an order that comes as a code",
        "SELECT 'code of order ' || c.order_id FROM card_codes c JOIN orders o ON o.id = c.order_id
         WHERE o.delivery IS NULL OR o.delivery <> 'code'",
    ),
];
