//! Figures of the database, which are the same whichever process is asked.
use plon_domain::import::ImportStatus;
use plon_domain::ledger::AccountKind;
use plon_domain::message::{Channel, MessageStatus};
use plon_domain::reward::OrderStatus;
use plon_domain::webhook::DeliveryState;
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::alarms::Alarm;

/// Things that wait: their number, up to `store::MOST`, and the oldest one's age.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Waiting {
    pub count: i64,
    pub oldest_seconds: f64,
}

#[derive(Debug, Clone)]
pub struct DailyStep {
    pub step: String,
    /// Beginning of the day in Warsaw that it was last done for.
    pub done_for: Option<Timestamp>,
    pub failures: i64,
}

/// The scheduled backups.
#[derive(Debug, Clone, Copy, Default)]
pub struct Backups {
    /// End and size of the last one that succeeded.
    pub last_success: Option<(Timestamp, Option<i64>)>,
    /// Whether the last one that ended did succeed.
    pub last_result: Option<bool>,
}

/// Figures that are collected by indexes.
#[derive(Debug, Clone)]
pub struct Figures {
    pub outbox: Vec<(Channel, MessageStatus, Waiting)>,
    /// Deliveries to webhooks.
    pub deliveries: [(DeliveryState, Waiting); 2],
    pub imports: Vec<(ImportStatus, Waiting)>,
    pub invoices: Waiting,
    pub appeals: Waiting,
    pub appeals_overdue: i64,
    pub orders: Vec<(OrderStatus, Waiting)>,
    pub daily: Vec<DailyStep>,
    pub backups: Backups,
    pub alarms: Vec<Alarm>,
}

/// Figures that take reading whole tables, and are collected seldom.
#[derive(Debug, Clone)]
pub struct Totals {
    /// Sum of the balances of each kind of account.
    pub accounts: Vec<(AccountKind, i64)>,
    pub files: i64,
    pub file_bytes: i64,
    pub database_bytes: i64,
}

/// A step as stored.
#[derive(Debug, sqlx::FromRow)]
pub struct StepRow {
    pub step: String,
    pub done_on: Option<BusinessDate>,
    pub failures: i64,
}

impl Totals {
    /// Sum of all accounts: zero, because each transfer takes from one what it gives to another.
    pub fn ledger_sum(&self) -> i64 {
        self.accounts.iter().map(|(_, points)| points).sum()
    }

    /// Points that participants may still spend: available ones and those that orders and trips hold.
    pub fn outstanding(&self) -> i64 {
        let is_theirs = |kind: AccountKind| matches!(kind, AccountKind::Available | AccountKind::Held);
        self.accounts.iter().filter(|(kind, _)| is_theirs(*kind)).map(|(_, points)| points).sum()
    }
}
