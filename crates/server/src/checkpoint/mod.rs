//! Keeps SQLite's write-ahead log short: a truncating checkpoint when it has grown, and an alarm where a reader outside the
//! server holds it back.
mod store;

use std::time::Duration;

use crate::alarms::{self, AlarmKind};
use crate::app::App;
use crate::columns::At;
use crate::db::Db;
use crate::error::chain;

/// What SQLite leaves of the log after a checkpoint, in bytes; a longer one is truncated beside the requests.
pub const LIMIT: u64 = 64 * 1024 * 1024;

const PAUSE: Duration = Duration::from_secs(10);

/// After so many checkpoints in a row that a reader has held back there is an alarm.
const ALARM_AFTER: u32 = 3;

/// What became of a checkpoint.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Checkpoint {
    /// All of the log is in the database file.
    Done,
    /// Somebody reads what the log had before.
    HeldBack,
}

/// Looks at the log until the server ends.
pub async fn work(app: App) {
    let mut watch = Watch::default();
    while !app.ending.is_told() {
        if let Err(fault) = watch.look(&app, LIMIT).await {
            tracing::error!(fault = chain(&fault.into()), "the write-ahead log cannot be checkpointed");
        }
        app.ending.pause(PAUSE).await;
    }
}

/// What the checkpoints before have found.
#[derive(Debug, Default)]
pub struct Watch {
    held_back: u32,
    /// Whether the alarm stands; a process that has just started does not know.
    raised: Option<bool>,
}

impl Watch {
    /// Checkpoints a log of more than `limit` bytes, and raises the alarm or takes it away.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn look(&mut self, app: &App, limit: u64) -> sqlx::Result<()> {
        match once(&app.db, limit).await? {
            Some(Checkpoint::HeldBack) => self.held_back += 1,
            _ => self.held_back = 0,
        }
        let raise = self.held_back >= ALARM_AFTER;
        let is_as_it_was = self.raised == Some(raise) || (0 < self.held_back && self.held_back < ALARM_AFTER);
        if is_as_it_was {
            return Ok(());
        }
        let mut tx = app.db.begin().await?;
        if raise {
            let bytes = bytes(&app.db);
            tracing::error!(
                bytes,
                "a program beside the server holds the write-ahead log back: end it, or the disk fills up"
            );
            let megabytes = i64::try_from(bytes / 1_000_000).unwrap_or(i64::MAX);
            alarms::raise(&mut tx, AlarmKind::LogHeldBack, megabytes, "", At(app.clock.machine())).await?;
        } else {
            alarms::clear(&mut tx, AlarmKind::LogHeldBack).await?;
        }
        tx.commit().await?;
        self.raised = Some(raise);
        Ok(())
    }
}

/// Checkpoints a log of more than `limit` bytes.
///
/// # Errors
/// When the database does not take it.
pub async fn once(db: &Db, limit: u64) -> sqlx::Result<Option<Checkpoint>> {
    if bytes(db) <= limit {
        return Ok(None);
    }
    run(db).await.map(Some)
}

/// Moves the log into the database file and truncates it. Most of it moves beside the writer.
///
/// # Errors
/// When the database does not take it.
pub async fn run(db: &Db) -> sqlx::Result<Checkpoint> {
    let Db::Sqlite { writer, .. } = db else { return Ok(Checkpoint::Done) };
    Ok(if store::truncate(&writer.connect_options()).await? { Checkpoint::Done } else { Checkpoint::HeldBack })
}

/// How long the log is, in bytes.
pub fn bytes(db: &Db) -> u64 {
    let Db::Sqlite { writer, .. } = db else { return 0 };
    let mut log = writer.connect_options().get_filename().as_os_str().to_owned();
    log.push("-wal");
    std::fs::metadata(log).map_or(0, |found| found.len())
}
