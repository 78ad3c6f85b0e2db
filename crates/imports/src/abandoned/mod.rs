//! Abandoned imports: those never accepted are cancelled after a time, and their staged rows deleted.
mod store;

use super::batches::webhook_events;
use plon_kernel::db::Tx;
use plon_kernel::types::Timestamp;

/// Cancels up to `most` imports that were begun before `before` and never accepted; returns their number.
/// The worker then sweeps their staged rows.
pub async fn cancel_abandoned(tx: &mut Tx, before: Timestamp, now: Timestamp, most: i64) -> sqlx::Result<u64> {
    let cancelled = store::cancel_abandoned(tx, before, now, most).await?;
    for import in &cancelled {
        webhook_events::queue_cancelled(tx, *import, now).await?;
    }
    Ok(u64::try_from(cancelled.len()).unwrap_or(u64::MAX))
}
