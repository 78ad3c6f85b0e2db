//! Actions of the daily job's steps.
use anyhow::anyhow;
use jiff::civil::Date;
use jiff::{SignedDuration, Span};

use super::retention::Retention;
use super::steps::Step;
use crate::installation;
use plon_content::{contact, newsletter, values};
use plon_identity::participant_auth;
use plon_imports as imports;
use plon_kernel::types::Timestamp;
use plon_platform::alarms::{self, AlarmKind};
use plon_platform::app::App;
use plon_platform::files::Sweep;
use plon_platform::{
    api_clients, idempotency, messages, notifications, rate_limit, security_events, sessions, webhooks,
};
use plon_rewards::membership;

/// Rows per transaction: more would block SQLite's writer for too long.
const AT_ONCE: i64 = 500;

/// Participants paid per transaction: each takes a dozen statements.
const PAID_AT_ONCE: i64 = 50;

/// Number of files from a time unknown to the database that gives no warning: uploads cut off by a crash.
const FEW_UNKNOWN: u64 = 20;

/// Numbers of removed rows and files.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Removed {
    pub sessions: u64,
    pub answers: u64,
    pub messages: u64,
    /// Messages to the programme and addresses of the newsletter.
    pub contacts: u64,
    pub codes: u64,
    /// Notifications that had been read.
    pub notifications: u64,
    /// Imports cancelled because nobody accepted them.
    pub imports: u64,
    pub bulk_jobs: u64,
    pub security_events: u64,
    /// Events of webhooks, with their deliveries.
    pub webhooks: u64,
    /// Files moved to the trash.
    pub files: u64,
    /// Files deleted from the trash.
    pub trash: u64,
}

/// Runs one step.
///
/// # Errors
/// When the database or the file store does not answer; the step must then be repeated.
pub(super) async fn run_step(app: &App, step: Step, keep: &Retention, removed: &mut Removed) -> anyhow::Result<()> {
    let now = app.clock.now();
    let before = |days_kept: u16| Timestamp(now.0 - days(days_kept));
    match step {
        Step::Values => values::apply_due(app).await?,
        Step::Limits => forget_tries(app, now).await?,
        Step::Season => pay_the_season(app).await?,
        Step::Sessions => removed.sessions = remove(app, step, before(keep.sessions_days), now).await?,
        Step::Answers => {
            let before = Timestamp(now.0 - SignedDuration::from_hours(i64::from(keep.answers_hours)));
            removed.answers = remove(app, step, before, now).await?;
        }
        Step::Messages => {
            keep_deliveries(app, before(keep.messages_days)).await?;
            removed.messages = remove(app, step, before(keep.messages_days), now).await?;
        }
        Step::Contacts => removed.contacts = remove(app, step, before(keep.contact_days), now).await?,
        Step::Codes => removed.codes = remove(app, step, now, now).await?,
        Step::Notifications => {
            removed.notifications = remove(app, step, before(keep.notifications_days), now).await?;
        }
        Step::SecurityEvents => {
            removed.security_events = remove(app, step, before(keep.security_events_days), now).await?;
        }
        Step::Imports => removed.imports = remove(app, step, before(keep.imports_days), now).await?,
        Step::BulkJobs => removed.bulk_jobs = remove(app, step, before(keep.bulk_jobs_days), now).await?,
        Step::Orphans => removed.files = sweep_orphans(app, keep).await?,
        Step::Trash => removed.trash = app.files.empty_trash(&app.db, days_ago(today(app), keep.trash_days)).await?,
        Step::ApiClients => api_clients::warn_of_expiry(&app.db, now).await?,
        Step::Webhooks => {
            removed.webhooks = remove(app, step, before(keep.webhooks_days), now).await?;
            update_webhooks_alarm(app, now).await?;
        }
        Step::MonthlyReport => plon_reports::send_monthly_report(app).await?,
        Step::Audiences => {
            plon_promotions::audience::add_new_members(app).await.map_err(|error| anyhow!("{error:?}"))?;
        }
        Step::Check => check_database(app).await?,
    }
    Ok(())
}

/// Keeps the results of mailings whose messages are about to be deleted.
async fn keep_deliveries(app: &App, before: Timestamp) -> sqlx::Result<()> {
    let mut tx = app.db.begin().await?;
    plon_mailings::keep_deliveries(&mut tx, before).await?;
    tx.commit().await
}

async fn forget_tries(app: &App, now: Timestamp) -> sqlx::Result<()> {
    let mut tx = app.db.begin().await?;
    rate_limit::delete_old_counts(&mut tx, now).await?;
    tx.commit().await
}

/// Pays the season's points to the participants who have none for it yet, in batches.
async fn pay_the_season(app: &App) -> anyhow::Result<()> {
    let mut all = 0;
    while !app.shutdown.is_requested() {
        let mut tx = app.db.begin().await?;
        let paid = membership::pay_season(app, &mut tx, PAID_AT_ONCE).await.map_err(|error| anyhow!("{error:?}"))?;
        tx.commit().await?;
        all += paid;
        if paid == 0 {
            break;
        }
    }
    if all > 0 {
        tracing::info!(participants = all, "the season's points are paid");
    }
    Ok(())
}

/// Deletes rows older than `before`, in batches until none is left; returns their number.
async fn remove(app: &App, step: Step, before: Timestamp, now: Timestamp) -> sqlx::Result<u64> {
    let mut all = 0;
    while !app.shutdown.is_requested() {
        let mut tx = app.db.begin().await?;
        let gone = match step {
            Step::Sessions => sessions::delete_old_sessions(&mut tx, before, now, AT_ONCE).await?,
            Step::Answers => idempotency::delete_old_answers(&mut tx, before, AT_ONCE).await?,
            Step::Messages => messages::delete_old_messages(&mut tx, before, AT_ONCE).await?,
            Step::Contacts => {
                contact::delete_old_messages(&mut tx, before, AT_ONCE).await?
                    + newsletter::delete_old_subscribers(&mut tx, before, now, AT_ONCE).await?
            }
            Step::Codes => participant_auth::delete_old_codes(&mut tx, now, AT_ONCE).await?,
            Step::Notifications => notifications::delete_old_notifications(&mut tx, before, AT_ONCE).await?,
            Step::Imports => imports::cancel_abandoned(&mut tx, before, now, AT_ONCE).await?,
            Step::BulkJobs => plon_bulk_jobs::delete_old_jobs(&mut tx, before, AT_ONCE).await?,
            Step::SecurityEvents => security_events::delete_old_events(&mut tx, before, AT_ONCE).await?,
            Step::Webhooks => webhooks::delete_old_events(&mut tx, before, AT_ONCE).await?,
            Step::Values
            | Step::Limits
            | Step::Season
            | Step::ApiClients
            | Step::Audiences
            | Step::MonthlyReport
            | Step::Orphans
            | Step::Trash
            | Step::Check => 0,
        };
        tx.commit().await?;
        all += gone;
        if gone == 0 {
            break;
        }
    }
    Ok(all)
}

/// The alarm about dead deliveries, some of which may be gone.
async fn update_webhooks_alarm(app: &App, now: Timestamp) -> sqlx::Result<()> {
    let mut tx = app.db.begin().await?;
    webhooks::update_alarm(&mut tx, now).await?;
    tx.commit().await
}

/// Moves files without a row to the trash, or raises an alarm when they are too many; returns the number moved.
async fn sweep_orphans(app: &App, keep: &Retention) -> anyhow::Result<u64> {
    let times = installation::list_uptimes(&mut app.db.read().await?).await?;
    let sweep = Sweep {
        before: Timestamp(app.clock.machine() - days(keep.orphans_days)),
        is_known_time: &|stored| times.iter().any(|time| time.covers(stored)),
        today: today(app),
        most_percent: keep.orphans_percent,
    };
    let swept = app.files.sweep_orphans(&app.db, &sweep).await?;
    let unknown = if swept.unknown > FEW_UNKNOWN { swept.unknown } else { 0 };
    for (kind, count, words) in [
        (AlarmKind::OrphanFiles, swept.too_many, "too many files have no row: none went to the trash"),
        (AlarmKind::UnknownFiles, unknown, "files are newer than this database knows of: they stay"),
    ] {
        if count > 0 {
            tracing::error!(files = count, "{words}");
        }
        set_alarm(app, kind, i64::try_from(count)?, "").await?;
    }
    Ok(swept.moved)
}

/// Checks the integrity of the database and raises an alarm when it is damaged.
async fn check_database(app: &App) -> anyhow::Result<()> {
    let damage = app.db.damage().await?;
    if let Some(damage) = &damage {
        tracing::error!(damage, "the database is damaged: stop the server and restore a backup");
    }
    set_alarm(app, AlarmKind::DamagedDatabase, i64::from(damage.is_some()), &damage.unwrap_or_default()).await?;
    Ok(())
}

/// Raises an alarm with a count, or clears it when the count is 0.
async fn set_alarm(app: &App, kind: AlarmKind, count: i64, detail: &str) -> sqlx::Result<()> {
    let mut tx = app.db.begin().await?;
    match count {
        0 => alarms::clear(&mut tx, kind).await?,
        count => alarms::raise(&mut tx, kind, count, detail, app.clock.now()).await?,
    }
    tx.commit().await
}

/// Day by the machine's clock: contents carry the time of the machine or of their store, whatever the demo's clock.
fn today(app: &App) -> Date {
    app.clock.day_of(Timestamp(app.clock.machine())).0
}

fn days_ago(today: Date, days: u16) -> Date {
    today.saturating_sub(Span::new().days(days))
}

fn days(days: u16) -> SignedDuration {
    SignedDuration::from_hours(24 * i64::from(days))
}
