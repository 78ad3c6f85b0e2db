//! Invariants of the books that hold whatever has happened, in SQL of our own: each statement counts forbidden rows.
pub const INVARIANTS: [(&str, &str); 22] = [
    ("the ledger does not sum to zero", "SELECT count(*) FROM (SELECT sum(balance) AS balance FROM accounts) AS l WHERE balance <> 0"),
    (
        "a participant's accounts do not sum to zero",
        "SELECT count(*) FROM (SELECT 1 AS one FROM accounts GROUP BY participant_id HAVING sum(balance) <> 0) AS t",
    ),
    (
        "an account is not the sum of its transfers",
        "SELECT count(*) FROM accounts a WHERE balance <> CAST(
            coalesce((SELECT sum(points) FROM transfers t WHERE t.participant_id = a.participant_id AND t.to_account = a.kind), 0) -
            coalesce((SELECT sum(points) FROM transfers t WHERE t.participant_id = a.participant_id AND t.from_account = a.kind), 0)
            AS BIGINT)",
    ),
    (
        "an order has taken points that were not there",
        "SELECT count(*) FROM (
            SELECT kind, cause, sum(CASE WHEN to_account = 'available' THEN points WHEN from_account = 'available' THEN -points ELSE 0 END)
                OVER (PARTITION BY participant_id ORDER BY id) AS left_then
            FROM transfers) AS walked
         WHERE kind = 'hold' AND left_then < 0",
    ),
    (
        "an account is below zero without a correction",
        "SELECT count(*) FROM accounts a WHERE kind = 'available' AND balance < 0 AND NOT EXISTS (
            SELECT 1 FROM transfers t WHERE t.participant_id = a.participant_id AND t.kind = 'reversal')",
    ),
    ("held, redeemed or forfeited points are below zero", "SELECT count(*) FROM accounts WHERE kind IN ('held', 'redeemed', 'forfeited') AND balance < 0"),
    (
        "a total is over the limit of 4 000 000",
        "SELECT count(*) FROM (SELECT 1 AS one FROM accounts WHERE kind IN ('purchases', 'affiliation', 'achievements')
            GROUP BY participant_id HAVING sum(balance) < -4000000) AS t",
    ),
    (
        "held points are not those of open orders and trips",
        "SELECT count(*) FROM accounts a WHERE kind = 'held' AND balance <> CAST(
            coalesce((SELECT sum(points) FROM orders o WHERE o.participant_id = a.participant_id AND o.kind <> 'trip'
                      AND o.status IN ('selected', 'in_progress')), 0) +
            coalesce((SELECT sum(held) FROM trip_participations t WHERE t.participant_id = a.participant_id), 0) AS BIGINT)",
    ),
    (
        "an order holds its points twice or not at all",
        "SELECT count(*) FROM orders o WHERE points > 0 AND kind <> 'trip' AND
            (SELECT count(*) FROM transfers t WHERE t.cause = 'order' AND t.cause_id = o.id AND t.kind = 'hold') <> 1",
    ),
    (
        "an order's points went where its state does not say",
        "SELECT count(*) FROM orders o WHERE points > 0 AND kind <> 'trip' AND
            (SELECT count(*) FROM transfers t WHERE t.cause = 'order' AND t.cause_id = o.id AND t.kind IN ('release', 'refund'))
            <> CASE WHEN status IN ('cancelled', 'returned') THEN 1 ELSE 0 END",
    ),
    (
        "a completed order is not paid once",
        "SELECT count(*) FROM orders o WHERE points > 0 AND kind <> 'trip' AND status = 'completed' AND
            (SELECT count(*) FROM transfers t WHERE t.cause = 'order' AND t.cause_id = o.id AND t.kind = 'redeem') <> 1",
    ),
    (
        "an order took a way that is not allowed",
        "SELECT count(*) FROM (
            SELECT e.status, o.kind, lag(e.status) OVER (PARTITION BY e.order_id ORDER BY e.id) AS before
            FROM order_events e JOIN orders o ON o.id = e.order_id) AS ways
         WHERE NOT CASE
            WHEN before IS NULL THEN status = 'selected'
            WHEN before = 'selected' THEN status IN ('in_progress', 'cancelled')
            WHEN before = 'in_progress' THEN status = 'completed'
                OR (status = 'cancelled' AND kind NOT IN ('bank_transfer', 'charity_transfer'))
                OR (status = 'returned' AND kind IN ('bank_transfer', 'charity_transfer'))
            WHEN before = 'completed' THEN status = 'returned' AND kind IN ('bank_transfer', 'charity_transfer')
            ELSE FALSE END",
    ),
    (
        "an order's state is not that of its last event",
        "SELECT count(*) FROM orders o WHERE status <>
            (SELECT e.status FROM order_events e WHERE e.order_id = o.id ORDER BY e.id DESC LIMIT 1)",
    ),
    (
        "an order is in two batches",
        "SELECT count(*) FROM (SELECT 1 AS one FROM payout_transfers WHERE state <> 'taken_out' GROUP BY order_id HAVING count(*) > 1) AS t",
    ),
    (
        "a batch that has left lacks files",
        "SELECT count(*) FROM payouts p WHERE status IN ('exported', 'settled', 'settled_with_returns') AND
            (SELECT count(*) FROM payout_files f WHERE f.payout_id = p.id) NOT IN (0, 6)
         OR status = 'exported' AND NOT EXISTS (SELECT 1 FROM payout_files f WHERE f.payout_id = p.id)",
    ),
    (
        "a transfer's order is not where its batch is",
        "SELECT count(*) FROM payout_transfers t JOIN orders o ON o.id = t.order_id WHERE NOT CASE t.state
            WHEN 'waiting' THEN o.status = 'selected' WHEN 'sent' THEN o.status = 'in_progress'
            WHEN 'settled' THEN o.status = 'completed' WHEN 'returned' THEN o.status = 'returned' ELSE TRUE END",
    ),
    (
        "a line stands at other points than were posted for it",
        "SELECT count(*) FROM invoice_lines l WHERE points <> CAST(
            coalesce((SELECT sum(points) FROM transfers t WHERE t.cause = 'invoice_line' AND t.cause_id = l.id), 0) +
            coalesce((SELECT sum(c.points) FROM line_corrections c WHERE c.line_id = l.id), 0) AS BIGINT)",
    ),
    (
        "an invoice is not the sum of its lines",
        "SELECT count(*) FROM invoices i WHERE points <> CAST(
            coalesce((SELECT sum(points) FROM invoice_lines l WHERE l.invoice_id = i.id), 0) AS BIGINT)",
    ),
    (
        "a product's points are not those of its lines",
        "SELECT count(*) FROM product_points p WHERE points <> CAST(
            coalesce((SELECT sum(l.points) FROM invoice_lines l JOIN invoices i ON i.id = l.invoice_id
                      WHERE l.product_id = p.product_id AND i.participant_id = p.participant_id AND i.season = p.season), 0) AS BIGINT)",
    ),
    (
        "a promotion's points are not in the ledger",
        "SELECT count(*) FROM promotion_participations p WHERE granted_points <> CAST(
            coalesce((SELECT sum(CASE WHEN t.kind = 'accrual' THEN t.points ELSE -t.points END) FROM transfers t
                      WHERE t.cause = 'promotion' AND t.cause_id = p.promotion_id AND t.participant_id = p.participant_id), 0) AS BIGINT)",
    ),
    (
        "a prize is not recorded for tax once",
        "SELECT count(*) FROM orders o WHERE (o.status = 'completed') AND
            (SELECT count(*) FROM tax_records r WHERE r.order_id = o.id AND r.entry = 'given') <> 1",
    ),
    ("an import is posted twice over", "SELECT count(*) FROM imports WHERE rows_posted > rows_valid"),
];

/// Sum of the stock and all that was ordered of it; no order may change it.
pub const STOCK: [&str; 2] = [
    "SELECT r.id, r.stock + (SELECT count(*) FROM orders o WHERE o.reward_id = r.id AND o.status <> 'cancelled')
     FROM rewards r WHERE r.stock IS NOT NULL ORDER BY r.id",
    "SELECT v.id, v.stock + (SELECT count(*) FROM orders o WHERE o.variant_id = v.id AND o.status <> 'cancelled')
     FROM reward_variants v WHERE v.stock IS NOT NULL ORDER BY v.id",
];
