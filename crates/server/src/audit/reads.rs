//! Reads of personal data by operators: the first within an hour of one record by one operator is a row of the log. A row per
//! request would bury the acts, for a screen asks for the parts of a record one by one.
use jiff::SignedDuration;

use super::{Act, record, store};
use crate::app::App;
use crate::columns::{At, OperatorId, ParticipantId};
use crate::db::Conn;

/// How long a read stands for those that follow.
const STANDS: SignedDuration = SignedDuration::from_hours(1);

/// What was read.
#[derive(Debug, Clone, Copy)]
pub struct RecordRead {
    /// As `feature.read` and what.
    pub action: &'static str,
    /// The table and row; 0 of a list.
    pub subject: (&'static str, i64),
    /// The participant whom it concerns.
    pub participant: Option<ParticipantId>,
}

/// Records a read before it is answered; the connection is given back, for a request holds one at a time.
///
/// # Errors
/// When the row cannot be written: what leaves no trace is not read.
pub async fn record_read(app: &App, mut db: Conn, operator: OperatorId, read: RecordRead) -> anyhow::Result<Conn> {
    let now = app.clock.now();
    let since = At(now.0 - STANDS);
    if store::was_read(&mut db, operator, &read, since).await? {
        return Ok(db);
    }
    drop(db);
    let mut tx = app.db.begin().await?;
    store::lock_reader(&mut tx, operator).await?;
    if !store::was_read(&mut tx, operator, &read, since).await? {
        let RecordRead { action, subject, participant } = read;
        record(&mut tx, Act { operator, action, subject, participant, note: None }, &(), &(), now).await?;
    }
    tx.commit_unread().await?;
    Ok(app.db.read().await?)
}
