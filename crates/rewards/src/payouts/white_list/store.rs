//! SQL of the findings of the register of VAT payers.
use super::model::WhiteListProgress;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{OperatorId, OrderId, PayoutId};
use plon_kernel::on_db;
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::white_list::Finding;

/// A transfer to a participant that was not checked on a day.
#[derive(Debug, sqlx::FromRow)]
pub struct UncheckedRow {
    pub order_id: OrderId,
    pub nip: String,
    pub account: String,
}

/// Counts the accounts of a batch, those checked on a day, and those that the register does not know.
pub async fn load_progress(db: &mut impl Read, payout: PayoutId, day: BusinessDate) -> sqlx::Result<WhiteListProgress> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT count(*) AS accounts, count(w.order_id) AS checked, count(CASE WHEN NOT w.assigned THEN 1 END) AS missing
         FROM payout_transfers t JOIN orders o ON o.id = t.order_id
         LEFT JOIN white_list_checks w ON w.order_id = t.order_id AND w.on_day = $2
         WHERE t.payout_id = $1 AND t.state <> 'taken_out' AND o.kind = 'bank_transfer'")
        .bind(payout).bind(day).fetch_one(conn).await)
}

/// Reads the first transfers that were not checked on a day.
pub async fn list_unchecked(
    db: &mut impl Read,
    payout: PayoutId,
    day: BusinessDate,
    most: i64,
) -> sqlx::Result<Vec<UncheckedRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT t.order_id, p.nip, t.account FROM payout_transfers t
         JOIN orders o ON o.id = t.order_id JOIN participants p ON p.id = o.participant_id
         WHERE t.payout_id = $1 AND t.state <> 'taken_out' AND o.kind = 'bank_transfer'
         AND NOT EXISTS (SELECT 1 FROM white_list_checks w WHERE w.order_id = t.order_id AND w.on_day = $2)
         ORDER BY t.order_id LIMIT $3")
        .bind(payout).bind(day).bind(most).fetch_all(conn).await)
}

/// Stores a finding; an earlier one of the same day stays.
pub async fn insert_check(
    tx: &mut Tx,
    order: OrderId,
    (day, finding): (BusinessDate, &Finding),
    operator: OperatorId,
    now: Timestamp,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO white_list_checks (order_id, on_day, assigned, request_id, asked_at, operator_id)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (order_id, on_day) DO NOTHING")
        .bind(order).bind(day).bind(finding.assigned).bind(&finding.request_id).bind(now).bind(operator)
        .execute(conn).await.map(|_| ()))
}
