//! Time limits of PostgreSQL: for a statement, for the wait for a lock, and for what a lost client has open.
use std::time::Duration;

use clap::Args;

use crate::durations::parse_optional_duration;

/// Longest silence of the other end before a connection is given up.
const SILENCE: Duration = Duration::from_secs(30);

/// Limits that PostgreSQL keeps for each connection; zero is no limit. Migrations have none.
#[derive(Debug, Clone, Copy, Args)]
pub struct DatabaseTimes {
    /// Longest time of a statement.
    #[arg(long = "statement-time", env = "PLON_STATEMENT_TIME", value_parser = parse_optional_duration, default_value = "1m")]
    pub statement: Duration,
    /// Longest wait of a statement for a lock.
    #[arg(long = "lock-time", env = "PLON_LOCK_TIME", value_parser = parse_optional_duration, default_value = "20s")]
    pub lock: Duration,
    /// Longest time of a transaction that does nothing.
    #[arg(long = "idle-transaction-time", env = "PLON_IDLE_TRANSACTION_TIME", value_parser = parse_optional_duration, default_value = "1m")]
    pub idle: Duration,
}

impl Default for DatabaseTimes {
    fn default() -> DatabaseTimes {
        let [statement, lock, idle] = [60, 20, 60].map(Duration::from_secs);
        DatabaseTimes { statement, lock, idle }
    }
}

impl DatabaseTimes {
    /// Options that PostgreSQL is given when a connection begins. Its end notices within half a minute that the
    /// client is gone, and releases its locks.
    pub fn options(self) -> Vec<(&'static str, String)> {
        let milliseconds = |time: Duration| time.as_millis().to_string();
        vec![
            ("statement_timeout", milliseconds(self.statement)),
            ("lock_timeout", milliseconds(self.lock)),
            ("idle_in_transaction_session_timeout", milliseconds(self.idle)),
            ("tcp_user_timeout", milliseconds(SILENCE)),
            ("tcp_keepalives_idle", "10".to_owned()),
            ("tcp_keepalives_interval", "5".to_owned()),
            ("tcp_keepalives_count", "4".to_owned()),
        ]
    }
}
