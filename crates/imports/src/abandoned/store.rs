//! SQL of imports that nobody has accepted.
use plon_kernel::db::Tx;
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

pub async fn cancel_abandoned(tx: &mut Tx, before: Timestamp, now: Timestamp, most: i64) -> sqlx::Result<u64> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE imports SET status = 'cancelled', finished_at = $2, lease_until = NULL, lease = lease + 1
         WHERE status IN ('uploaded', 'previewed') AND id IN (
            SELECT id FROM imports WHERE status IN ('uploaded', 'previewed') AND created_at < $1 LIMIT $3)")
        .bind(before).bind(now).bind(most).execute(conn).await.map(|done| done.rows_affected()))
}
