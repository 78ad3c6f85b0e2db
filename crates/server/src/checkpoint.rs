//! Checkpoints of SQLite's write-ahead log: a truncating one when the log has grown, and an alarm where a reader
//! outside the server holds it back.
use std::time::Duration;

use plon_kernel::checkpoint::{Checkpoint, LIMIT, log_size, run_if_over};
use plon_kernel::types::Timestamp;
use plon_platform::alarms::{self, AlarmKind};
use plon_platform::app::App;
use plon_platform::error::chain;

const PAUSE: Duration = Duration::from_secs(10);

/// Number of checkpoints in a row held back by a reader after which there is an alarm.
const ALARM_AFTER: u32 = 3;

/// Runs the worker that watches the log until the server ends.
pub async fn run(app: App) {
    let mut watch = Watch::default();
    while !app.shutdown.is_requested() {
        if let Err(error) = watch.look(&app, LIMIT).await {
            tracing::error!(error = chain(&error.into()), "the write-ahead log cannot be checkpointed");
        }
        app.shutdown.pause(PAUSE).await;
    }
}

/// Findings of the earlier checkpoints.
#[derive(Debug, Default)]
pub struct Watch {
    held_back: u32,
    /// True while the alarm is raised; `None` in a process that has just started and does not know.
    raised: Option<bool>,
}

impl Watch {
    /// Checkpoints a log of more than `limit` bytes, and raises or clears the alarm.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn look(&mut self, app: &App, limit: u64) -> sqlx::Result<()> {
        match run_if_over(&app.db, limit).await? {
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
            let bytes = log_size(&app.db);
            tracing::error!(
                bytes,
                "a program beside the server holds the write-ahead log back: end it, or the disk fills up"
            );
            let megabytes = i64::try_from(bytes / 1_000_000).unwrap_or(i64::MAX);
            alarms::raise(&mut tx, AlarmKind::LogHeldBack, megabytes, "", Timestamp(app.clock.machine())).await?;
        } else {
            alarms::clear(&mut tx, AlarmKind::LogHeldBack).await?;
        }
        tx.commit().await?;
        self.raised = Some(raise);
        Ok(())
    }
}
