//! Background jobs of promotions: recounts of participants under a new revision, simulations of drafts, and scheduled
//! publications.
//!
//! A step is a batch of participants. Its results and its new position are one transaction, which succeeds only from
//! the position where the step began: of two processes at the same step one wins, and the work of a dead process is
//! continued where it stopped.
mod publish;
mod recount;
mod simulate;
pub(super) mod store;

pub use simulate::{forecast, good_since};

use std::time::Duration;

use plon_platform::app::App;
use plon_platform::error::ApiError;

/// Polling interval when there is nothing to do.
const PAUSE: Duration = Duration::from_millis(300);

/// Pause after a failed step.
const LONG_PAUSE: Duration = Duration::from_secs(10);

/// Runs until the server ends; a running step is short and is finished first.
pub async fn run(app: App) {
    while !app.shutdown.is_requested() {
        let pause = match run_once(&app).await {
            Ok(true) => continue,
            Ok(false) => PAUSE,
            Err(error) => {
                tracing::error!(?error, "work on promotions has stopped");
                LONG_PAUSE
            }
        };
        app.shutdown.pause(pause).await;
    }
}

/// Runs one step; `false` when there was nothing to do.
///
/// # Errors
/// When the database does not answer or the ledger does not balance; the step is then repeated.
pub async fn run_once(app: &App) -> Result<bool, ApiError> {
    Ok(recount::run_step(app).await? || simulate::run_step(app).await? || publish::run_step(app).await?)
}
