//! The daily job: pays what a new season brings, and removes what nobody needs any more. One process does it per day; doing it twice would do no harm.
use std::time::Duration;

use anyhow::anyhow;
use clap::Args;
use jiff::SignedDuration;

use crate::app::App;
use crate::columns::At;
use crate::{idempotency, limits, messages, reactions, sessions};

/// How often it is asked whether a new day has begun.
const PAUSE: Duration = Duration::from_secs(600);

/// How many rows go in one transaction: more would hold SQLite's writer for too long.
const AT_ONCE: i64 = 500;

/// How long rows are kept that nobody needs any more; the daily job removes them.
#[derive(Debug, Clone, Copy, Args)]
pub struct Retention {
    /// Days after which an ended session is forgotten.
    #[arg(long = "keep-sessions-days", env = "PLON_KEEP_SESSIONS_DAYS", default_value_t = 30)]
    pub sessions_days: u16,
    /// Hours for which the answer of a repeated request is kept, at least 24.
    #[arg(long = "keep-answers-hours", env = "PLON_KEEP_ANSWERS_HOURS", default_value_t = 48)]
    pub answers_hours: u16,
    /// Days after which a message that has come to rest is forgotten.
    #[arg(long = "keep-messages-days", env = "PLON_KEEP_MESSAGES_DAYS", default_value_t = 180)]
    pub messages_days: u16,
    /// Days after which an answered message to the programme, and an address that left the newsletter, is forgotten.
    #[arg(long = "keep-contact-days", env = "PLON_KEEP_CONTACT_DAYS", default_value_t = 1095)]
    pub contact_days: u16,
    /// Days after which a file without a row is removed.
    #[arg(long = "keep-orphans-days", env = "PLON_KEEP_ORPHANS_DAYS", default_value_t = 2)]
    pub orphans_days: u16,
}

impl Default for Retention {
    fn default() -> Retention {
        Retention { sessions_days: 30, answers_hours: 48, messages_days: 180, contact_days: 1095, orphans_days: 2 }
    }
}

impl Retention {
    /// The faults of the settings, one sentence each.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        if self.answers_hours < 24 {
            faults.push("PLON_KEEP_ANSWERS_HOURS must be at least 24".into());
        }
        if [self.sessions_days, self.messages_days, self.contact_days, self.orphans_days].contains(&0) {
            faults.push("PLON_KEEP_…_DAYS must be at least 1".into());
        }
        faults
    }
}

/// What the job has removed.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Removed {
    pub sessions: u64,
    pub answers: u64,
    pub messages: u64,
    /// Messages to the programme and addresses of the newsletter.
    pub contacts: u64,
    pub codes: u64,
    pub files: u64,
}

/// Does the job once a day until the server ends; what is left then is done on the next day.
pub async fn work(app: App, retention: Retention) {
    while !app.ending.is_told() {
        match work_once(&app, &retention).await {
            Ok(Some(removed)) => tracing::info!(?removed, "the daily job is done"),
            Ok(None) => {}
            Err(fault) => tracing::error!(fault = crate::error::chain(&fault), "the daily job failed"),
        }
        app.ending.pause(PAUSE).await;
    }
}

/// Does the job unless it was done today; what it has removed.
///
/// # Errors
/// When the database or the store of files does not answer; what is left is done on the next day.
pub async fn work_once(app: &App, retention: &Retention) -> anyhow::Result<Option<Removed>> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    if !idempotency::take(&mut tx, "daily", &app.clock.today().0.to_string(), now).await? {
        return Ok(None);
    }
    limits::forget(&mut tx, now).await?;
    tx.commit().await?;
    pay_the_season(app).await?;
    let answers_before = At(now.0 - SignedDuration::from_hours(i64::from(retention.answers_hours)));
    let files_before = At(app.clock.machine() - days(retention.orphans_days));
    Ok(Some(Removed {
        sessions: remove(app, Kind::Sessions, At(now.0 - days(retention.sessions_days)), now).await?,
        answers: remove(app, Kind::Answers, answers_before, now).await?,
        messages: remove(app, Kind::Messages, At(now.0 - days(retention.messages_days)), now).await?,
        contacts: remove(app, Kind::Contacts, At(now.0 - days(retention.contact_days)), now).await?,
        codes: remove(app, Kind::Codes, now, now).await?,
        files: app.files.remove_orphans(&app.db, files_before).await?,
    }))
}

/// How many participants are paid in one transaction: each takes a dozen statements.
const PAID_AT_ONCE: i64 = 50;

/// Pays the season's points to those who have none for it yet, a part per transaction.
async fn pay_the_season(app: &App) -> anyhow::Result<()> {
    let mut all = 0;
    while !app.ending.is_told() {
        let mut tx = app.db.begin().await?;
        let paid = reactions::season_runs(app, &mut tx, PAID_AT_ONCE).await.map_err(|fault| anyhow!("{fault:?}"))?;
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

/// What is removed some at a time.
#[derive(Clone, Copy)]
enum Kind {
    Sessions,
    Answers,
    Messages,
    Contacts,
    Codes,
}

fn days(days: u16) -> SignedDuration {
    SignedDuration::from_hours(24 * i64::from(days))
}

/// Removes what is older than `before`, a part per transaction until there is nothing left; how many rows went.
async fn remove(app: &App, kind: Kind, before: At, now: At) -> sqlx::Result<u64> {
    let mut all = 0;
    while !app.ending.is_told() {
        let mut tx = app.db.begin().await?;
        let gone = match kind {
            Kind::Sessions => sessions::forget(&mut tx, before, now, AT_ONCE).await?,
            Kind::Answers => idempotency::forget(&mut tx, before, AT_ONCE).await?,
            Kind::Messages => messages::forget(&mut tx, before, AT_ONCE).await?,
            Kind::Contacts => reactions::contacts_forgotten(&mut tx, before, now, AT_ONCE).await?,
            Kind::Codes => reactions::day_passed(&mut tx, now, AT_ONCE).await?,
        };
        tx.commit().await?;
        all += gone;
        if gone == 0 {
            break;
        }
    }
    Ok(all)
}
