//! The worker of imports: takes one under a lease, reads or posts it chunk by chunk, and lets other writers in between.
//!
//! What a chunk writes and how far the import has come are one transaction. A process that dies loses at most the chunk it
//! was at; another takes the import up where it stands once the lease is over.
use std::time::Duration;

use jiff::SignedDuration;
use plon_domain::import::ImportStatus;

use super::store::{self, ImportRow};
use super::{lines, post, stage};
use plon_kernel::bulk::CHUNK;
use plon_kernel::columns::At;
use plon_kernel::db::Tx;
use plon_platform::app::App;
use plon_platform::error::ApiError;

/// How long an import belongs to the process that works on it; each chunk holds it for as long again.
const LEASE: SignedDuration = SignedDuration::from_mins(2);

/// How often it is asked whether there is something to do.
const PAUSE: Duration = Duration::from_millis(300);

/// How long to wait when the database does not answer.
const LONG_PAUSE: Duration = Duration::from_secs(10);

const FAILED: &str = "Coś przerwało pracę. Spróbujemy ponownie za chwilę, od miejsca, w\u{a0}którym stanęła.";

/// Works on imports until the server ends; a chunk under way is then finished, and the rest taken up by the next process.
pub async fn work(app: App) {
    while !app.ending.is_told() {
        let pause = match work_once(&app).await {
            Ok(true) => continue,
            Ok(false) => PAUSE,
            Err(fault) => {
                tracing::error!(%fault, "cannot work on imports");
                LONG_PAUSE
            }
        };
        app.ending.pause(pause).await;
    }
}

/// Does all of one step of one import: reading, posting or sweeping; `false` when there was nothing to do.
///
/// # Errors
/// When the database does not answer; what is left is taken up after the lease.
pub async fn work_once(app: &App) -> sqlx::Result<bool> {
    let now = app.clock.now();
    if !store::is_due(&mut app.db.read().await?, now).await? {
        return Ok(false);
    }
    let mut tx = app.db.begin().await?;
    let Some(id) = store::claim(&mut tx, now, until(app)).await? else { return Ok(false) };
    let run = store::find(&mut tx, id).await?;
    tx.commit().await?;
    let Some(run) = run else { return Ok(false) };
    let done = match run.status {
        ImportStatus::Reading => stage::read(app, &run).await,
        ImportStatus::Posting => post::post(app, run.clone()).await,
        _ => sweep(app, &run).await.map_err(ApiError::from),
    };
    if let Err(fault) = done {
        tracing::error!(?fault, import = run.id.0, "an import has stopped");
        let mut tx = app.db.begin().await?;
        store::let_go(&mut tx, &run, FAILED, until(app)).await?;
        tx.commit().await?;
    }
    Ok(true)
}

fn until(app: &App) -> At {
    At(app.clock.now().0 + LEASE)
}

/// A transaction in which the import is still this process's; none when another has taken it, it was cancelled, or the
/// server ends.
pub async fn begin(app: &App, run: &ImportRow) -> sqlx::Result<Option<Tx>> {
    if app.ending.is_told() {
        return Ok(None);
    }
    let mut tx = app.db.begin().await?;
    Ok(if store::hold(&mut tx, run, until(app)).await? { Some(tx) } else { None })
}

/// Removes the rows, staged and as they stood in the file, of an import that is over.
async fn sweep(app: &App, run: &ImportRow) -> sqlx::Result<()> {
    while let Some(mut tx) = begin(app, run).await? {
        let gone = store::sweep_rows(&mut tx, run.id, CHUNK as i64).await?
            + lines::store::sweep_lines(&mut tx, run.id, CHUNK as i64).await?;
        if gone == 0 {
            store::swept(&mut tx, run.id).await?;
            return tx.commit().await;
        }
        tx.commit().await?;
    }
    Ok(())
}
