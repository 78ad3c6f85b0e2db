//! Retention periods.
use clap::Args;

/// Retention periods of outdated rows, which the daily job removes.
#[derive(Debug, Clone, Copy, Args)]
pub struct Retention {
    /// Days until an ended session is deleted.
    #[arg(long = "keep-sessions-days", env = "PLON_KEEP_SESSIONS_DAYS", default_value_t = 30)]
    pub sessions_days: u16,
    /// Hours until the stored answer to an idempotent request is deleted, at least 24.
    #[arg(long = "keep-answers-hours", env = "PLON_KEEP_ANSWERS_HOURS", default_value_t = 48)]
    pub answers_hours: u16,
    /// Days until a finished message is deleted.
    #[arg(long = "keep-messages-days", env = "PLON_KEEP_MESSAGES_DAYS", default_value_t = 180)]
    pub messages_days: u16,
    /// Days until an answered message to the programme, and an unsubscribed newsletter address, is deleted.
    #[arg(long = "keep-contact-days", env = "PLON_KEEP_CONTACT_DAYS", default_value_t = 1095)]
    pub contact_days: u16,
    /// Days until a read notification is deleted.
    #[arg(long = "keep-notifications-days", env = "PLON_KEEP_NOTIFICATIONS_DAYS", default_value_t = 365)]
    pub notifications_days: u16,
    /// Days until a security event is deleted.
    #[arg(long = "keep-security-events-days", env = "PLON_KEEP_SECURITY_EVENTS_DAYS", default_value_t = 365)]
    pub security_events_days: u16,
    /// Days until an event of the webhooks is deleted with its deliveries, whatever became of them.
    #[arg(long = "keep-webhooks-days", env = "PLON_KEEP_WEBHOOKS_DAYS", default_value_t = 30)]
    pub webhooks_days: u16,
    /// Days until an import that nobody has accepted is cancelled.
    #[arg(long = "keep-imports-days", env = "PLON_KEEP_IMPORTS_DAYS", default_value_t = 30)]
    pub imports_days: u16,
    /// Days until a finished bulk job is deleted with its report.
    #[arg(long = "keep-bulk-jobs-days", env = "PLON_KEEP_BULK_JOBS_DAYS", default_value_t = 90)]
    pub bulk_jobs_days: u16,
    /// Days until a file without a row goes to the trash.
    #[arg(long = "keep-orphans-days", env = "PLON_KEEP_ORPHANS_DAYS", default_value_t = 2)]
    pub orphans_days: u16,
    /// Days until a file in the trash is deleted.
    #[arg(long = "keep-trash-days", env = "PLON_KEEP_TRASH_DAYS", default_value_t = 30)]
    pub trash_days: u16,
    /// Largest share of the files, in per cent, that may go to the trash in a day; above it none does and
    /// administrators are warned.
    #[arg(long = "orphans-percent", env = "PLON_ORPHANS_PERCENT", default_value_t = 5)]
    pub orphans_percent: u8,
}

impl Default for Retention {
    fn default() -> Retention {
        Retention {
            sessions_days: 30,
            answers_hours: 48,
            messages_days: 180,
            contact_days: 1095,
            notifications_days: 365,
            security_events_days: 365,
            webhooks_days: 30,
            imports_days: 30,
            bulk_jobs_days: 90,
            orphans_days: 2,
            trash_days: 30,
            orphans_percent: 5,
        }
    }
}

impl Retention {
    /// Errors in the settings, one sentence each.
    pub fn errors(&self) -> Vec<String> {
        let mut errors = Vec::new();
        if self.answers_hours < 24 {
            errors.push("PLON_KEEP_ANSWERS_HOURS must be at least 24".into());
        }
        let of_rows = [self.sessions_days, self.messages_days, self.contact_days, self.webhooks_days];
        let days = [of_rows, [self.notifications_days, self.imports_days, self.orphans_days, self.trash_days]].concat();
        if self.security_events_days == 0 || self.bulk_jobs_days == 0 || days.contains(&0) {
            errors.push("PLON_KEEP_…_DAYS must be at least 1".into());
        }
        errors
    }
}
