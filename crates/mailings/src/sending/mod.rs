//! Sending: a worker takes a due mailing under a lease and goes on in steps, each of them one transaction.
mod begin;
mod pass;
mod store;
mod texts;
mod worker;

pub use pass::find_quiet_end;
pub use texts::{Texts, load_texts};
pub use worker::{run, run_once};

use plon_kernel::db::Tx;
use plon_kernel::types::Timestamp;

/// Purpose under which the outbox keeps the messages of mailings.
pub const PURPOSE: &str = "mailings.send";

/// Keeps the last status of messages that ended before `before`, which the outbox is about to forget.
///
/// # Errors
/// When the database does not answer.
pub async fn keep_deliveries(tx: &mut Tx, before: Timestamp) -> sqlx::Result<()> {
    store::keep_deliveries(tx, before).await
}
