//! Place that this process backs up to, and the times; none where it makes no backups by itself.
use std::time::Duration;

use jiff::civil::Time;

/// Plan of the server's own backups, as operators see it.
#[derive(Debug, Clone)]
pub struct BackupPlan {
    /// Folder, or `s3://bucket/prefix`.
    pub place: String,
    pub rhythm: BackupRhythm,
    /// Number of backups that are kept.
    pub keep: u32,
    /// Public keys for which they are encrypted; plain without one.
    pub recipients: Vec<String>,
}

/// When backups are due.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BackupRhythm {
    Every(Duration),
    /// Once a day at this time in Warsaw.
    DailyAt(Time),
}
