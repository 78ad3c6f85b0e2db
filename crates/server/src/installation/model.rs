//! Rows of uptimes.
use jiff::SignedDuration;

use plon_kernel::types::Timestamp;

/// Margin left out at both ends of an uptime: for an upload under way when a backup was taken, and for clocks of the
/// store and the machine that differ.
const MARGIN: SignedDuration = SignedDuration::from_hours(1);

/// Period in which a server ran on this database, by the machine's clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, sqlx::FromRow)]
pub struct Uptime {
    pub started_at: Timestamp,
    pub seen_at: Timestamp,
}

impl Uptime {
    /// True when a file stored then must have a row in this database, unless it is an orphan.
    pub fn covers(&self, stored: Timestamp) -> bool {
        self.started_at.0 + MARGIN <= stored.0 && stored.0 <= self.seen_at.0 - MARGIN
    }
}
