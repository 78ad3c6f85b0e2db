//! Steps of the daily job, each with a state of its own: the day on which it was last done, and the start of its
//! failures. A failed step stops no other, and is retried after growing pauses until its day is done.
use jiff::SignedDuration;

use super::store::{self, StepRow};
use plon_kernel::db::Read;
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::alarms::{self, AlarmKind};
use plon_platform::app::App;

/// Lease of a step: after a crash another process takes it over.
const LEASE: SignedDuration = SignedDuration::from_mins(30);

/// Pause after a failed step, doubled with each failure (exponential backoff).
const SHORTEST_PAUSE: SignedDuration = SignedDuration::from_mins(1);
const LONGEST_PAUSE: SignedDuration = SignedDuration::from_hours(1);

/// Duration of failures after which a step raises an alarm.
const ALARM_AFTER: SignedDuration = SignedDuration::from_hours(3);

/// Daily steps, in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    Values,
    Limits,
    Season,
    Sessions,
    Answers,
    Messages,
    Contacts,
    Codes,
    Orphans,
    Trash,
    Notifications,
    Imports,
    BulkJobs,
    SecurityEvents,
    ApiClients,
    Webhooks,
    Audiences,
    MonthlyReport,
    Check,
}

impl Step {
    pub const ALL: [Step; 19] = [
        Step::Values,
        Step::Limits,
        Step::Season,
        Step::Sessions,
        Step::Answers,
        Step::Messages,
        Step::Contacts,
        Step::Codes,
        Step::Orphans,
        Step::Trash,
        Step::Notifications,
        Step::Imports,
        Step::BulkJobs,
        Step::SecurityEvents,
        Step::ApiClients,
        Step::Webhooks,
        Step::Audiences,
        Step::MonthlyReport,
        Step::Check,
    ];

    /// Name of its stored state.
    pub fn as_str(self) -> &'static str {
        match self {
            Step::Values => "values",
            Step::Limits => "limits",
            Step::Season => "season",
            Step::Sessions => "sessions",
            Step::Answers => "answers",
            Step::Messages => "messages",
            Step::Contacts => "contacts",
            Step::Codes => "codes",
            Step::Orphans => "orphans",
            Step::Trash => "trash",
            Step::Notifications => "notifications",
            Step::Imports => "imports",
            Step::BulkJobs => "bulk_jobs",
            Step::SecurityEvents => "security_events",
            Step::ApiClients => "api_clients",
            Step::Webhooks => "webhooks",
            Step::Audiences => "audiences",
            Step::MonthlyReport => "monthly_report",
            Step::Check => "check",
        }
    }
}

/// The due steps.
///
/// # Errors
/// When the database does not answer.
pub async fn list_due(app: &App) -> sqlx::Result<Vec<Step>> {
    let (today, now) = (app.clock.today(), app.clock.now());
    let rows = store::list_steps(&mut app.db.read().await?).await?;
    let is_due =
        |step: &Step| rows.iter().find(|row| row.step == step.as_str()).is_none_or(|row| row.is_due(today, now));
    Ok(Step::ALL.into_iter().filter(is_due).collect())
}

/// Steps whose last try failed, and since when.
///
/// # Errors
/// When the database does not answer.
pub async fn list_failing(db: &mut impl Read) -> sqlx::Result<Vec<(String, Timestamp)>> {
    let rows = store::list_steps(db).await?;
    Ok(rows.into_iter().filter_map(|row| Some((row.step, row.failing_since?))).collect())
}

impl StepRow {
    fn is_due(&self, today: BusinessDate, now: Timestamp) -> bool {
        self.done_on.is_none_or(|day| day < today)
            && self.due_at <= now
            && self.lease_until.is_none_or(|until| until <= now)
    }
}

/// Claims a step for this process; `false` when another process has it or has done it.
///
/// # Errors
/// When the database does not answer.
pub async fn claim_step(app: &App, step: Step) -> sqlx::Result<bool> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let taken = store::claim_step(&mut tx, step.as_str(), app.clock.today(), now, Timestamp(now.0 + LEASE)).await?;
    tx.commit().await?;
    Ok(taken)
}

/// Marks a step as done for a day.
///
/// # Errors
/// When the database does not answer.
pub async fn mark_done(app: &App, step: Step, day: BusinessDate) -> sqlx::Result<()> {
    let mut tx = app.db.begin().await?;
    store::mark_done(&mut tx, step.as_str(), day).await?;
    tx.commit().await
}

/// Releases a step that a shutdown interrupted, so that another process can take it.
///
/// # Errors
/// When the database does not answer.
pub async fn release_step(app: &App, step: Step) -> sqlx::Result<()> {
    let mut tx = app.db.begin().await?;
    store::release_step(&mut tx, step.as_str()).await?;
    tx.commit().await
}

/// Marks a step as failed, to be retried after a pause.
///
/// # Errors
/// When the database does not answer.
pub async fn record_failure(app: &App, step: Step) -> sqlx::Result<()> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let failures = store::record_failure(&mut tx, step.as_str(), now).await?;
    store::postpone_step(&mut tx, step.as_str(), Timestamp(now.0 + pause_after(failures))).await?;
    tx.commit().await
}

fn pause_after(failures: i64) -> SignedDuration {
    let doublings = u32::try_from((failures - 1).clamp(0, 10)).unwrap_or(0);
    LONGEST_PAUSE.min(SHORTEST_PAUSE * 2_i32.pow(doublings))
}

/// Raises the alarm about steps that have failed for hours, or clears it.
///
/// # Errors
/// When the database does not answer.
pub async fn update_alarm(app: &App) -> sqlx::Result<()> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let rows = store::list_steps(&mut tx).await?;
    let has_failed_long = |row: &&StepRow| row.failing_since.is_some_and(|since| since.0 + ALARM_AFTER <= now.0);
    let failing: Vec<&str> = rows.iter().filter(has_failed_long).map(|row| row.step.as_str()).collect();
    match i64::try_from(failing.len()).unwrap_or(i64::MAX) {
        0 => alarms::clear(&mut tx, AlarmKind::DailyJob).await?,
        count => alarms::raise(&mut tx, AlarmKind::DailyJob, count, &failing.join(", "), now).await?,
    }
    tx.commit().await
}

#[cfg(test)]
mod tests {
    use super::{SignedDuration, pause_after};

    #[test]
    fn the_pause_doubles_up_to_an_hour() {
        let minutes: Vec<i64> = [1, 2, 3, 6, 7, 100].map(|failures| pause_after(failures).as_mins()).to_vec();
        assert_eq!(minutes, [1, 2, 4, 32, 60, 60]);
        assert_eq!(pause_after(i64::MAX), SignedDuration::from_hours(1));
    }
}
