//! Rows of the server's own backups.
use plon_kernel::paging::Keyed;
use plon_kernel::types::Timestamp;

/// Contents of a backup.
#[derive(Debug)]
pub struct RunContents {
    /// Its folder in the place.
    pub name: String,
    /// Number of files that it names.
    pub files: i64,
    /// Size of its parts and of those files.
    pub bytes: i64,
}

/// A backup that was due or requested.
#[derive(Debug, sqlx::FromRow)]
pub struct BackupRun {
    pub due_at: Timestamp,
    pub place: String,
    /// Name of the operator who requested it; none for the schedule's own.
    pub requested_by: Option<String>,
    pub started_at: Option<Timestamp>,
    pub seen_at: Option<Timestamp>,
    pub ended_at: Option<Timestamp>,
    pub error: Option<String>,
    pub name: Option<String>,
    pub files: Option<i64>,
    pub bytes: Option<i64>,
}

impl Keyed for BackupRun {
    fn key(&self) -> i64 {
        self.due_at.0.as_microsecond()
    }
}
