//! Checkpoints of SQLite's write-ahead log.
mod store;

use crate::db::Db;

/// Size of the log that SQLite leaves after a checkpoint, in bytes; a longer one is truncated beside the requests.
pub const LIMIT: u64 = 64 * 1024 * 1024;

/// Result of a checkpoint.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Checkpoint {
    /// The whole log is in the database file.
    Done,
    /// A reader still uses an older part of the log.
    HeldBack,
}

/// Checkpoints a log of more than `limit` bytes; `None` for a shorter one.
///
/// # Errors
/// When the database refuses the checkpoint.
pub async fn run_if_over(db: &Db, limit: u64) -> sqlx::Result<Option<Checkpoint>> {
    if log_size(db) <= limit {
        return Ok(None);
    }
    run(db).await.map(Some)
}

/// Moves the log into the database file and truncates it; most of it moves while writes go on.
///
/// # Errors
/// When the database refuses the checkpoint.
pub async fn run(db: &Db) -> sqlx::Result<Checkpoint> {
    let Db::Sqlite { writer, .. } = db else { return Ok(Checkpoint::Done) };
    Ok(if store::truncate_wal(&writer.pool().connect_options()).await? {
        Checkpoint::Done
    } else {
        Checkpoint::HeldBack
    })
}

/// Length of the log, in bytes.
pub fn log_size(db: &Db) -> u64 {
    size_of(db, "-wal")
}

/// Length of the SQLite file without its log, in bytes.
pub fn file_size(db: &Db) -> u64 {
    size_of(db, "")
}

fn size_of(db: &Db, suffix: &str) -> u64 {
    let Db::Sqlite { writer, .. } = db else { return 0 };
    let mut file = writer.pool().connect_options().get_filename().as_os_str().to_owned();
    file.push(suffix);
    std::fs::metadata(file).map_or(0, |found| found.len())
}
