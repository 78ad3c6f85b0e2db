//! Reads of personal data by operators: the first read of a record by an operator within an hour is logged. A row per
//! request would bury the other actions, because a screen requests the parts of a record one by one.
use jiff::SignedDuration;

use super::model::Context;
use super::{AuditEvent, record, store};
use crate::app::App;
use plon_kernel::db::Conn;
use plon_kernel::types::Timestamp;

/// Time for which a logged read covers later ones.
const STANDS: SignedDuration = SignedDuration::from_hours(1);

/// Logs a read before it is answered. The connection is handed back, because a request holds only one at a time.
///
/// # Errors
/// When the row cannot be written; data must not be read without a trace.
pub async fn record_read(app: &App, mut db: Conn, read: AuditEvent, context: Context<'_>) -> anyhow::Result<Conn> {
    let now = app.clock.now();
    let since = Timestamp(now.0 - STANDS);
    let named = (read.action, read.subject);
    if store::has_recent_read(&mut db, named, &context, since).await? {
        return Ok(db);
    }
    drop(db);
    let mut tx = app.db.begin().await?;
    store::lock_reader(&mut tx, context.operator).await?;
    if !store::has_recent_read(&mut tx, named, &context, since).await? {
        record(&mut tx, read, context, (&(), &()), now).await?;
    }
    tx.commit_unread().await?;
    Ok(app.db.read().await?)
}
