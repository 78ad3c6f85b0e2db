//! Imports that nobody has accepted: they are cancelled in the end, and what was staged of them goes.
mod store;

use plon_kernel::columns::At;
use plon_kernel::db::Tx;

/// Cancels imports that were begun before `before` and never accepted, some at a time; how many they were. The worker
/// then sweeps their staged rows.
pub async fn cancel_abandoned(tx: &mut Tx, before: At, now: At, most: i64) -> sqlx::Result<u64> {
    store::cancel(tx, before, now, most).await
}
