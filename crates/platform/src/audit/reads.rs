//! Reads of personal data by operators: the first within an hour of one record by one operator is a row of the log. A row per
//! request would bury the acts, for a screen asks for the parts of a record one by one.
use jiff::SignedDuration;

use super::{AuditEvent, Context, record, store};
use crate::app::App;
use plon_kernel::columns::At;
use plon_kernel::db::Conn;

/// How long a read stands for those that follow.
const STANDS: SignedDuration = SignedDuration::from_hours(1);

/// Records a read before it is answered; the connection is given back, for a request holds one at a time.
///
/// # Errors
/// When the row cannot be written: what leaves no trace is not read.
pub async fn record_read(app: &App, mut db: Conn, read: AuditEvent, context: Context<'_>) -> anyhow::Result<Conn> {
    let now = app.clock.now();
    let since = At(now.0 - STANDS);
    let named = (read.action, read.subject);
    if store::was_read(&mut db, named, &context, since).await? {
        return Ok(db);
    }
    drop(db);
    let mut tx = app.db.begin().await?;
    store::lock_reader(&mut tx, context.operator).await?;
    if !store::was_read(&mut tx, named, &context, since).await? {
        record(&mut tx, read, context, (&(), &()), now).await?;
    }
    tx.commit_unread().await?;
    Ok(app.db.read().await?)
}
