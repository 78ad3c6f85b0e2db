//! Abandoned imports: those never accepted are cancelled after a time, and their staged rows deleted.
mod store;

use plon_kernel::db::Tx;
use plon_kernel::types::Timestamp;

/// Cancels up to `most` imports that were begun before `before` and never accepted; returns their number.
/// The worker then sweeps their staged rows.
pub async fn cancel_abandoned(tx: &mut Tx, before: Timestamp, now: Timestamp, most: i64) -> sqlx::Result<u64> {
    store::cancel_abandoned(tx, before, now, most).await
}
