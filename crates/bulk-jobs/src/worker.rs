//! Worker of jobs: takes one under a lease and changes its records in steps, between which other writers get their turn.
//!
//! The changes of a step, their outcomes and the job's progress are written in one transaction. A process that dies
//! loses its current step and nothing else; another goes on once the lease has expired.
use std::time::Duration;

use jiff::SignedDuration;
use plon_domain::bulk_job::BulkJobStatus;
use plon_kernel::db::Tx;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::error::ApiError;

use super::handler::{self, BulkHandler, Outcome, Step};
use super::store::{self, JobRow, RefusedRecord};

/// Records of a step; more would hold SQLite's writer for too long.
const AT_ONCE: i64 = 50;

/// Duration of the lease of the process that works on a job; each step renews it.
const LEASE: SignedDuration = SignedDuration::from_mins(2);

/// Polling interval when there is nothing to do.
const PAUSE: Duration = Duration::from_millis(300);

/// Pause when the database does not answer.
const LONG_PAUSE: Duration = Duration::from_secs(10);

const FAILED: &str = "Coś przerwało pracę. Spróbujemy ponownie za chwilę, od miejsca, w\u{a0}którym stanęła.";

/// Works on jobs until the server ends; the running step is finished, the next process goes on with the rest.
pub async fn run(app: App) {
    while !app.shutdown.is_requested() {
        let pause = match run_once(&app).await {
            Ok(true) => continue,
            Ok(false) => PAUSE,
            Err(error) => {
                tracing::error!(%error, "cannot work on bulk jobs");
                LONG_PAUSE
            }
        };
        app.shutdown.pause(pause).await;
    }
}

/// Works on one job until it is over or another takes it; `false` when there was nothing to do.
///
/// # Errors
/// When the database does not answer; the work is continued after the lease has expired.
pub async fn run_once(app: &App) -> sqlx::Result<bool> {
    let now = app.clock.now();
    if !store::is_due(&mut app.db.read().await?, now).await? {
        return Ok(false);
    }
    let mut tx = app.db.begin().await?;
    let Some(id) = store::claim_job(&mut tx, now, until(app)).await? else { return Ok(false) };
    let job = store::find_job(&mut tx, id).await?;
    tx.commit().await?;
    let Some(job) = job else { return Ok(false) };
    let (error, due) = match work(app, &job).await {
        // A job that the end of the server has cut off is due at once; one that is over has no lease to give up.
        Ok(()) => (None, app.clock.now()),
        Err(error) => {
            tracing::error!(?error, job = job.id.0, "a bulk job has stopped");
            (Some(FAILED), until(app))
        }
    };
    let mut tx = app.db.begin().await?;
    store::release_lease(&mut tx, &job, error, due).await?;
    tx.commit().await?;
    Ok(true)
}

fn until(app: &App) -> Timestamp {
    Timestamp(app.clock.now().0 + LEASE)
}

/// Takes step after step until no record waits, another process has the job, it is stopped, or the server ends.
async fn work(app: &App, job: &JobRow) -> Result<(), ApiError> {
    let handler = handler::handler_of(job.kind)?;
    while !app.shutdown.is_requested() {
        let mut tx = app.db.begin().await?;
        if !store::extend_lease(&mut tx, job, until(app)).await? {
            break;
        }
        let goes_on = take_step(app, &mut tx, handler, job).await?;
        tx.commit().await?;
        if !goes_on {
            break;
        }
    }
    Ok(())
}

/// Changes the next records; ends the job and gives `false` when none waits.
async fn take_step(app: &App, tx: &mut Tx, handler: &BulkHandler, job: &JobRow) -> Result<bool, ApiError> {
    let records = store::list_waiting(tx, job.id, AT_ONCE).await?;
    if records.is_empty() {
        store::end_job(tx, job.id, BulkJobStatus::Finished, app.clock.now()).await?;
        return Ok(false);
    }
    let step = Step { by: job.operator_id, change: &job.change, records: &records };
    let outcomes = (handler.apply)(app, tx, step).await?;
    if outcomes.len() != records.len() {
        return Err(anyhow::anyhow!("{} of {} records have an outcome", outcomes.len(), records.len()).into());
    }
    store_outcomes(tx, job, &outcomes).await?;
    Ok(true)
}

async fn store_outcomes(tx: &mut Tx, job: &JobRow, outcomes: &[Outcome]) -> sqlx::Result<()> {
    let (mut done, mut refused) = (0, 0);
    for outcome in outcomes {
        match &outcome.refusal {
            None => {
                store::set_done(tx, job.id, outcome.record).await?;
                done += 1;
            }
            Some(refusal) => {
                let (label, page) = (refusal.label.as_str(), refusal.page.as_deref());
                let row = RefusedRecord { record: outcome.record, label, page, reason: &refusal.reason };
                store::set_refused(tx, job.id, &row).await?;
                refused += 1;
            }
        }
    }
    store::add_progress(tx, job.id, done, refused).await
}
