//! SQL of imports that nobody has accepted.
use plon_kernel::db::Tx;
use plon_kernel::ids::{ApiClientId, ImportId};
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

/// Cancels imports; returns them with the clients of the API that have pushed them.
pub async fn cancel_abandoned(
    tx: &mut Tx,
    before: Timestamp,
    now: Timestamp,
    most: i64,
) -> sqlx::Result<Vec<(ImportId, Option<ApiClientId>)>> {
    on_db!(tx, conn => sqlx::query_as(
        "UPDATE imports SET status = 'cancelled', finished_at = $2, lease_until = NULL, lease = lease + 1
         WHERE status IN ('uploaded', 'previewed') AND id IN (
            SELECT id FROM imports WHERE status IN ('uploaded', 'previewed') AND created_at < $1 LIMIT $3)
         RETURNING id, api_client_id")
        .bind(before).bind(now).bind(most).fetch_all(conn).await)
}
