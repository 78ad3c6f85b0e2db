//! Rows of rate limits.
use plon_kernel::types::Timestamp;

/// Stored tries of one key in a window.
#[derive(Debug, Clone, Copy, Default, sqlx::FromRow)]
pub struct Tally {
    pub count: i64,
    /// Time of the last try let through; stored where waits grow.
    pub last_at: Option<Timestamp>,
}
