//! Scheduled backups: one of the processes makes each, a failed one is retried, old ones are removed.
use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

use anyhow::Context;
use clap::Args;
use futures_util::{StreamExt, TryStreamExt};
use jiff::SignedDuration;
use jiff::civil::Time;
use jiff::tz::TimeZone;

use super::place::{Place, read_lines, start_time};
use super::{BackupStore, MadeBackup, Recipients, Source, encryption, make_backup, manifest, store};
use plon_kernel::clock::ZONE;
use plon_kernel::types::Timestamp;
use plon_platform::alarms::{self, AlarmKind};
use plon_platform::app::App;
use plon_platform::backup_plan::{BackupPlan, BackupRhythm};
use plon_platform::config::Storage;
use plon_platform::error::chain;

/// Interval of checks for a due backup.
const PAUSE: Duration = Duration::from_secs(60);

/// Heartbeat interval of the process that makes a backup, and the silence after which another process takes over.
const WORD_EVERY: Duration = Duration::from_secs(30);
pub const SILENT: SignedDuration = SignedDuration::from_mins(5);

/// Pause before a failed backup is retried.
const AGAIN_AFTER: SignedDuration = SignedDuration::from_mins(15);

/// Interval where none is set.
const DAY: Duration = Duration::from_hours(24);

/// Age at which a backup without a manifest counts as interrupted.
const INTERRUPTED: SignedDuration = SignedDuration::from_hours(24);

/// Schedule and target of the server's backups.
#[derive(Debug, Clone, Default, Args)]
pub struct Schedule {
    #[command(flatten)]
    pub store: BackupStore,
    #[command(flatten)]
    pub recipients: Recipients,
    /// A folder or s3://bucket/prefix; switches the schedule on.
    #[arg(long = "backup-to", env = "PLON_BACKUP_TO", value_name = "PLACE")]
    pub to: Option<String>,
    /// Interval, as 6h; by default 24 hours, unless a time of day is given.
    #[arg(long = "backup-every", env = "PLON_BACKUP_EVERY", value_parser = plon_kernel::durations::parse_duration, conflicts_with = "at")]
    pub every: Option<Duration>,
    /// Time of day in Warsaw, as 02:30.
    #[arg(id = "at", long = "backup-at", env = "PLON_BACKUP_AT", value_name = "02:30")]
    pub at: Option<Time>,
    /// Number of backups to keep.
    #[arg(long = "backup-keep", env = "PLON_BACKUP_KEEP", default_value_t = 14)]
    pub keep: u32,
}

impl Schedule {
    /// Errors in the settings, one sentence each.
    pub fn errors(&self) -> Vec<String> {
        let mut errors = Vec::new();
        if self.keep == 0 {
            errors.push("PLON_BACKUP_KEEP must be at least 1".into());
        }
        if self.every.is_some_and(|every| every < PAUSE) {
            errors.push("PLON_BACKUP_EVERY must be at least 1m".into());
        }
        errors
    }

    /// Plan that operators see; none where the server makes no backups by itself.
    pub fn plan(&self) -> Option<BackupPlan> {
        let rhythm = match self.at {
            Some(at) => BackupRhythm::DailyAt(at),
            None => BackupRhythm::Every(self.every.unwrap_or(DAY)),
        };
        self.to.clone().map(|place| BackupPlan { place, rhythm, keep: self.keep, recipients: self.recipients.names() })
    }

    /// The last time at which a backup was due.
    fn due(&self, now: jiff::Timestamp) -> anyhow::Result<jiff::Timestamp> {
        let Some(at) = self.at else {
            let every = i64::try_from(self.every.unwrap_or(DAY).as_micros())?;
            return Ok(jiff::Timestamp::from_microsecond(now.as_microsecond().div_euclid(every) * every)?);
        };
        let today = now.to_zoned(TimeZone::get(ZONE)?);
        let due = today.date().to_datetime(at).to_zoned(today.time_zone().clone())?;
        let due = if due > today {
            today.date().yesterday()?.to_datetime(at).to_zoned(today.time_zone().clone())?
        } else {
            due
        };
        Ok(due.timestamp())
    }
}

/// Makes due backups until the server shuts down.
pub async fn run(app: App, storage: Storage, schedule: Schedule) {
    let Some(to) = schedule.to.clone() else { return };
    while !app.shutdown.is_requested() {
        if let Err(error) = run_once(&app, &storage, &schedule, &to).await {
            tracing::error!(error = chain(&error), place = to, "a backup failed");
        }
        app.shutdown.pause(PAUSE).await;
    }
}

/// Makes the due or a requested backup, unless it has been made or another process is making it.
///
/// # Errors
/// The reason of the failure, which administrators are told too.
pub async fn run_once(
    app: &App,
    storage: &Storage,
    schedule: &Schedule,
    to: &str,
) -> anyhow::Result<Option<MadeBackup>> {
    let Some(due) = claim(app, schedule, to).await? else { return Ok(None) };
    let outcome = tokio::select! {
        outcome = make_scheduled_backup(app, storage, schedule, to) => outcome,
        gone = keep_word(app, due) => Err(gone),
    };
    let mut tx = app.db.begin().await?;
    let (error, ended) = (outcome.as_ref().err().map(chain), Timestamp(app.clock.machine()));
    let contents = outcome.as_ref().map(MadeBackup::contents).map_err(|_| error.as_deref().unwrap_or_default());
    store::end_run(&mut tx, due, ended, contents.as_ref().map_err(|error| *error)).await?;
    match &error {
        Some(error) => alarms::raise(&mut tx, AlarmKind::BackupFailed, 1, error, ended).await?,
        None => alarms::clear(&mut tx, AlarmKind::BackupFailed).await?,
    }
    tx.commit().await?;
    outcome.map(Some)
}

/// Claims the backup that is due by the schedule, else one that was requested; returns since when it is due.
async fn claim(app: &App, schedule: &Schedule, to: &str) -> anyhow::Result<Option<Timestamp>> {
    let now = app.clock.machine();
    let (due, silent) = (Timestamp(schedule.due(now)?), Timestamp(now - SILENT));
    let mut tx = app.db.begin().await?;
    let is_ours = store::claim_run(&mut tx, due, to, Timestamp(now), [silent, Timestamp(now - AGAIN_AFTER)]).await?;
    let claimed = match is_ours {
        true => Some(due),
        false => store::claim_requested_run(&mut tx, to, Timestamp(now), silent).await?,
    };
    tx.commit().await?;
    Ok(claimed)
}

async fn make_scheduled_backup(
    app: &App,
    storage: &Storage,
    schedule: &Schedule,
    to: &str,
) -> anyhow::Result<MadeBackup> {
    let place = Place::to_write(to, &schedule.store.s3(&storage.s3))?;
    let Schedule { store, recipients, .. } = schedule;
    let source = Source { storage, db: &app.db, files: &app.files, store, recipients, clock: &app.clock };
    let taken = make_backup(&source, &place).await?;
    let removed = remove_old(&place, schedule.keep, app.clock.machine()).await.context("old backups stay")?;
    let manifest = &taken.manifest;
    tracing::info!(
        backup = taken.id,
        files = manifest.files.count,
        copied = manifest.files.copied,
        removed,
        "backed up"
    );
    anyhow::ensure!(
        manifest.files.damaged == 0,
        "the backup {} is complete but for {} files that were missing or damaged before: {}",
        taken.id,
        manifest.files.damaged,
        taken.damaged.join("; ")
    );
    Ok(taken)
}

/// Sends heartbeats while the backup is being made; returns when the server shuts down.
async fn keep_word(app: &App, due: Timestamp) -> anyhow::Error {
    loop {
        app.shutdown.pause(WORD_EVERY).await;
        if app.shutdown.is_requested() {
            return anyhow::anyhow!("the server ended");
        }
        let said = async {
            let mut tx = app.db.begin().await?;
            store::record_heartbeat(&mut tx, due, Timestamp(app.clock.machine())).await?;
            tx.commit().await
        };
        if let Err(error) = said.await {
            tracing::warn!(%error, "a running backup could not say that it runs");
        }
    }
}

/// Removes all complete backups but the newest `keep`, interrupted ones, and contents that no other backup names;
/// returns the number of removed backups.
///
/// # Errors
/// When the place does not answer.
pub async fn remove_old(place: &Place, keep: u32, now: jiff::Timestamp) -> anyhow::Result<usize> {
    let complete = place.backups(true).await?;
    let is_old = |id: &String| start_time(id).is_some_and(|began| now.duration_since(began) > INTERRUPTED);
    let (interrupted, running): (Vec<String>, Vec<String>) =
        place.backups(false).await?.into_iter().filter(|id| !complete.contains(id)).partition(is_old);
    let (old, kept) = complete.split_at(complete.len().saturating_sub(keep as usize));
    for id in old.iter().chain(&interrupted) {
        place.remove(id).await?;
    }
    // A running backup may rely on contents that only an old one names.
    if running.is_empty() && !old.is_empty() {
        remove_contents(place, kept).await?;
    }
    Ok(old.len() + interrupted.len())
}

/// Removes the contents that no kept backup names; of each key only a hash is kept in memory.
async fn remove_contents(place: &Place, kept: &[String]) -> anyhow::Result<()> {
    let mut named = HashSet::new();
    for id in kept {
        let suffix = encryption::content_suffix(&place.find(Some(id)).await?.1.recipients);
        for line in read_lines(place.fetch(id, manifest::FILES).await?.path())? {
            named.insert(number(&format!("{}{suffix}", line?.key)));
        }
    }
    let contents = place.contents();
    let mut keys = contents.keys().chain(place.encrypted_keys());
    while let Some(key) = keys.try_next().await? {
        if !named.contains(&number(&key)) {
            contents.delete(&key).await?;
        }
    }
    Ok(())
}

fn number(key: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    key.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use jiff::civil::time;

    use super::Schedule;

    fn due(schedule: &Schedule, now: &str) -> String {
        schedule.due(now.parse().unwrap()).unwrap().to_string()
    }

    #[test]
    fn a_backup_is_due_once_in_each_interval() {
        let schedule = Schedule { every: Some(Duration::from_hours(6)), ..Schedule::default() };
        assert_eq!(due(&schedule, "2026-11-24T05:59:59Z"), "2026-11-24T00:00:00Z");
        assert_eq!(due(&schedule, "2026-11-24T06:00:00Z"), "2026-11-24T06:00:00Z");
    }

    #[test]
    fn a_time_of_the_day_is_warsaw_s_in_summer_and_in_winter() {
        let schedule = Schedule { at: Some(time(2, 30, 0, 0)), ..Schedule::default() };
        assert_eq!(due(&schedule, "2026-11-24T01:29:00Z"), "2026-11-23T01:30:00Z");
        assert_eq!(due(&schedule, "2026-11-24T01:30:00Z"), "2026-11-24T01:30:00Z");
        assert_eq!(due(&schedule, "2026-07-24T00:30:00Z"), "2026-07-24T00:30:00Z");
    }
}
