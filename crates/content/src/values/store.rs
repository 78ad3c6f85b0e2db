//! SQL of dated values.
use plon_kernel::db::{Read, Tx};
use plon_kernel::on_db;
use plon_kernel::paging::Select;
use plon_kernel::types::Timestamp;

use super::model::{NewVersion, WaitingValue};

/// Values of all days with who has set each, for a page of them.
pub fn select_versions() -> Select {
    Select::new(
        "v.id, v.key, v.value, v.valid_from, o.first_name || ' ' || o.last_name AS created_by, v.created_at,
         v.applied_at, v.withdrawn_at",
        "value_versions v JOIN operators o ON o.id = v.created_by",
    )
    .ties_by("v.id")
}

/// Values that wait for their day, in the order of their days.
pub async fn list_waiting(db: &mut impl Read) -> sqlx::Result<Vec<WaitingValue>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, key, value, valid_from FROM value_versions
         WHERE applied_at IS NULL AND withdrawn_at IS NULL ORDER BY valid_from, id")
        .fetch_all(conn).await)
}

pub async fn insert_version(tx: &mut Tx, new: &NewVersion) -> sqlx::Result<i64> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO value_versions (key, value, valid_from, created_by, created_at) VALUES ($1, $2, $3, $4, $5)
         RETURNING id")
        .bind(new.key.as_str()).bind(new.value).bind(new.valid_from).bind(new.by).bind(new.at)
        .fetch_one(conn).await)
}

/// Withdraws a value before its day; false when it holds, held or is withdrawn.
pub async fn withdraw_version(tx: &mut Tx, id: i64, now: Timestamp) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE value_versions SET withdrawn_at = $2 WHERE id = $1 AND applied_at IS NULL AND withdrawn_at IS NULL")
        .bind(id).bind(now).execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Marks a value as one that holds from now on; false when another process was faster or it is withdrawn.
pub async fn mark_applied(tx: &mut Tx, id: i64, now: Timestamp) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE value_versions SET applied_at = $2 WHERE id = $1 AND applied_at IS NULL AND withdrawn_at IS NULL")
        .bind(id).bind(now).execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Most points that a participant has collected altogether.
pub async fn find_highest_total(db: &mut impl Read) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT CAST(COALESCE(MAX(total), 0) AS BIGINT) FROM (
            SELECT -SUM(balance) AS total FROM accounts WHERE kind IN ('purchases', 'affiliation', 'achievements')
            GROUP BY participant_id) AS totals")
        .fetch_one(conn).await)
}

/// Marks those who are at a limit now, and no other.
pub async fn mark_at_limit(tx: &mut Tx, limit: i64, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE participants SET points_limit_reached_at = CASE WHEN points_limit_reached_at IS NULL THEN CAST($2 AS BIGINT) END
         WHERE (points_limit_reached_at IS NULL) = ((SELECT CAST(COALESCE(-SUM(a.balance), 0) AS BIGINT) FROM accounts a
            WHERE a.participant_id = participants.id AND a.kind IN ('purchases', 'affiliation', 'achievements')) >= $1)")
        .bind(limit).bind(now).execute(conn).await.map(|_| ()))
}
