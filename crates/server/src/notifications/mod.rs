//! Notifications: what happened to a participant, written with its cause.
mod store;

use crate::columns::{At, ParticipantId};
use crate::db::Tx;

/// Tells a participant something, in the transaction that made it true.
pub async fn notify(tx: &mut Tx, to: ParticipantId, title: &str, content: &str, now: At) -> sqlx::Result<()> {
    store::insert(tx, to, title, content, now).await
}
