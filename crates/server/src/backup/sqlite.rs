//! Copies the SQLite file by its online backup API, in one step: this reads one snapshot, does not restart at another
//! connection's write, and blocks no writer.
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, bail};
use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};

/// Longest wait for a lock.
const BUSY: Duration = Duration::from_secs(10);

/// # Errors
/// When the file cannot be read or the copy cannot be written.
pub async fn copy_database(from: &Path, to: &Path) -> anyhow::Result<()> {
    let (from, to): (PathBuf, PathBuf) = (from.to_owned(), to.to_owned());
    tokio::task::spawn_blocking(move || copied(&from, &to)).await?
}

fn copied(from: &Path, to: &Path) -> anyhow::Result<()> {
    let read_only = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let source = Connection::open_with_flags(from, read_only)
        .with_context(|| format!("cannot read the database file {}", from.display()))?;
    source.busy_timeout(BUSY)?;
    let mut target = Connection::open(to).with_context(|| format!("cannot write {}", to.display()))?;
    // No sync needed: an interrupted backup has no manifest, and the finished file is flushed as a whole.
    target.pragma_update(None, "synchronous", "OFF")?;
    target.pragma_update(None, "journal_mode", "OFF")?;
    let step = Backup::new(&source, &mut target)?.step(-1).context("the database cannot be copied")?;
    match step {
        StepResult::Done => Ok(()),
        _ => bail!("the database is locked by another program"),
    }
}
