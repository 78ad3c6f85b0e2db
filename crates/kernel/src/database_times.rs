//! How long PostgreSQL may take for a statement, wait for a lock, and keep what a lost client has open.
use std::time::Duration;

use clap::Args;

use crate::durations::time_or_none;

/// How long the other end may be silent before a connection is given up.
const SILENCE: Duration = Duration::from_secs(30);

/// Limits that PostgreSQL keeps for each connection; nothing is no limit. Migrations have none.
#[derive(Debug, Clone, Copy, Args)]
pub struct DatabaseTimes {
    /// How long a statement may take.
    #[arg(long = "statement-time", env = "PLON_STATEMENT_TIME", value_parser = time_or_none, default_value = "1m")]
    pub statement: Duration,
    /// How long a statement may wait for a lock.
    #[arg(long = "lock-time", env = "PLON_LOCK_TIME", value_parser = time_or_none, default_value = "20s")]
    pub lock: Duration,
    /// How long a transaction may do nothing.
    #[arg(long = "idle-transaction-time", env = "PLON_IDLE_TRANSACTION_TIME", value_parser = time_or_none, default_value = "1m")]
    pub idle: Duration,
}

impl Default for DatabaseTimes {
    fn default() -> DatabaseTimes {
        let [statement, lock, idle] = [60, 20, 60].map(Duration::from_secs);
        DatabaseTimes { statement, lock, idle }
    }
}

impl DatabaseTimes {
    /// What PostgreSQL is told when a connection begins. Its end of the connection notices within half a minute that the
    /// client is gone, and gives its locks back.
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
