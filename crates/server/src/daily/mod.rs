//! The daily job: pays a new season's points, deletes outdated rows, and checks the integrity of the database. Each
//! step is run by one process a day and is idempotent.
mod retention;
mod run_step;
mod steps;
mod store;

use std::time::Duration;

use crate::installation::Uptimes;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;

pub use retention::Retention;
pub use run_step::Removed;
pub use steps::{Step, list_failing};

/// Interval of checks for due steps.
const PAUSE: Duration = Duration::from_secs(60);

/// Runs the job once a day until the server shuts down; the next start continues the rest.
pub async fn run(app: App, retention: Retention) {
    let mut uptimes = Uptimes::default();
    while !app.shutdown.is_requested() {
        if let Err(error) = uptimes.note(&app.db, Timestamp(app.clock.machine())).await {
            tracing::error!(%error, "cannot note that the server runs");
        }
        match run_once(&app, &retention).await {
            Ok(Some(removed)) => tracing::info!(?removed, "steps of the daily job are done"),
            Ok(None) => {}
            Err(error) => {
                tracing::error!(error = plon_platform::error::chain(&error), "the daily job cannot mark its steps")
            }
        }
        app.shutdown.pause(PAUSE).await;
    }
}

/// Runs the due steps and returns the numbers of removed rows; `None` when no step was done. A failed step is marked,
/// and the others run all the same.
///
/// # Errors
/// When the state of the steps cannot be read or written.
pub async fn run_once(app: &App, retention: &Retention) -> anyhow::Result<Option<Removed>> {
    let (mut removed, mut is_any_done, mut is_any_tried) = (Removed::default(), false, false);
    for step in steps::list_due(app).await? {
        if app.shutdown.is_requested() || !steps::claim_step(app, step).await? {
            continue;
        }
        is_any_tried = true;
        let today = app.clock.today();
        match run_step::run_step(app, step, retention, &mut removed).await {
            Ok(()) if app.shutdown.is_requested() => steps::release_step(app, step).await?,
            Ok(()) => {
                steps::mark_done(app, step, today).await?;
                is_any_done = true;
            }
            Err(error) => {
                tracing::error!(
                    step = step.as_str(),
                    error = plon_platform::error::chain(&error),
                    "a step of the daily job failed"
                );
                steps::record_failure(app, step).await?;
            }
        }
    }
    if is_any_tried {
        steps::update_alarm(app).await?;
    }
    Ok(is_any_done.then_some(removed))
}
