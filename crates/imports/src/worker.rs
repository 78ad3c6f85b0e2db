//! Worker of imports: takes one under a lease and works on it in chunks, between which other writers get their turn.
//!
//! The results of a chunk and the import's progress are written in one transaction. A process that dies loses at most
//! its current chunk; another continues the import where it stopped once the lease has expired.
use std::time::Duration;

use jiff::SignedDuration;
use plon_domain::import::ImportStatus;

use super::store::{self, ImportRow};
use super::{commit_rows, lines, stage};
use crate::handler;
use plon_kernel::bulk::CHUNK;
use plon_kernel::db::Tx;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::error::ApiError;

/// Duration of the lease of the process that works on an import; each chunk renews it.
const LEASE: SignedDuration = SignedDuration::from_mins(2);

/// Polling interval when there is nothing to do.
const PAUSE: Duration = Duration::from_millis(300);

/// Pause when the database does not answer.
const LONG_PAUSE: Duration = Duration::from_secs(10);

const FAILED: &str = "Coś przerwało pracę. Spróbujemy ponownie za chwilę, od miejsca, w\u{a0}którym stanęła.";

/// Works on imports until the server ends; the running chunk is finished, the next process continues with the rest.
pub async fn run(app: App) {
    while !app.shutdown.is_requested() {
        let pause = match run_once(&app).await {
            Ok(true) => continue,
            Ok(false) => PAUSE,
            Err(error) => {
                tracing::error!(%error, "cannot work on imports");
                LONG_PAUSE
            }
        };
        app.shutdown.pause(pause).await;
    }
}

/// Runs one whole step of one import: reading, posting or sweeping; `false` when there was nothing to do.
///
/// # Errors
/// When the database does not answer; the work is continued after the lease has expired.
pub async fn run_once(app: &App) -> sqlx::Result<bool> {
    let now = app.clock.now();
    if !store::is_due(&mut app.db.read().await?, now).await? {
        return Ok(false);
    }
    let mut tx = app.db.begin().await?;
    let Some(id) = store::claim_import(&mut tx, now, until(app)).await? else { return Ok(false) };
    let run = store::find_import(&mut tx, id).await?;
    tx.commit().await?;
    let Some(run) = run else { return Ok(false) };
    let done = match run.status {
        ImportStatus::Reading => stage::stage_file(app, &run).await,
        ImportStatus::Posting => commit_rows::commit_rows(app, run.clone()).await,
        _ => sweep(app, &run).await.map_err(ApiError::from),
    };
    if let Err(error) = done {
        tracing::error!(?error, import = run.id.0, "an import has stopped");
        let mut tx = app.db.begin().await?;
        store::release_lease(&mut tx, &run, FAILED, until(app)).await?;
        tx.commit().await?;
    }
    Ok(true)
}

fn until(app: &App) -> Timestamp {
    Timestamp(app.clock.now().0 + LEASE)
}

/// Transaction in which this process still holds the lease; none when another process has taken the import, it was
/// cancelled, or the server ends.
pub async fn begin_step(app: &App, run: &ImportRow) -> sqlx::Result<Option<Tx>> {
    if app.shutdown.is_requested() {
        return Ok(None);
    }
    let mut tx = app.db.begin().await?;
    Ok(if store::extend_lease(&mut tx, run, until(app)).await? { Some(tx) } else { None })
}

/// Deletes the staged and the original rows of an import that is over.
async fn sweep(app: &App, run: &ImportRow) -> anyhow::Result<()> {
    let forget = handler::handler_of(run.kind)?.forget;
    while let Some(mut tx) = begin_step(app, run).await? {
        let gone = store::delete_staged_rows(&mut tx, run.id, CHUNK as i64).await?
            + lines::store::delete_lines(&mut tx, run.id, CHUNK as i64).await?;
        if gone == 0 && forget(&mut tx, run.id).await? {
            store::mark_swept(&mut tx, run.id).await?;
            return Ok(tx.commit().await?);
        }
        tx.commit().await?;
    }
    Ok(())
}
