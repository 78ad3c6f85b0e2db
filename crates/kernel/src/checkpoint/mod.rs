//! Checkpoints of SQLite's write-ahead log.
mod store;

use crate::db::Db;

/// What SQLite leaves of the log after a checkpoint, in bytes; a longer one is truncated beside the requests.
pub const LIMIT: u64 = 64 * 1024 * 1024;

/// What became of a checkpoint.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Checkpoint {
    /// All of the log is in the database file.
    Done,
    /// Somebody reads what the log had before.
    HeldBack,
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
