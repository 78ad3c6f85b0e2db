//! Long work on promotions: participants counted anew under a new revision, and drafts tried on recorded purchases.
//!
//! A step is some participants. What it has done and how far it has come are one transaction that takes only the step
//! from where it began: of two processes at the same step one wins, and what a dead one left is taken up where it stands.
mod recount;
mod simulate;
pub(super) mod store;

pub use simulate::{forecast, good_since};

use std::time::Duration;

use plon_platform::app::App;
use plon_platform::error::ApiError;

/// How often it is asked whether there is something to do.
const PAUSE: Duration = Duration::from_millis(300);

/// How long to wait when a step has failed.
const LONG_PAUSE: Duration = Duration::from_secs(10);

/// Works until the server ends; a step under way is short, and is then finished.
pub async fn work(app: App) {
    while !app.ending.is_told() {
        let pause = match work_once(&app).await {
            Ok(true) => continue,
            Ok(false) => PAUSE,
            Err(fault) => {
                tracing::error!(?fault, "work on promotions has stopped");
                LONG_PAUSE
            }
        };
        app.ending.pause(pause).await;
    }
}

/// Does one step; `false` when there was nothing to do.
///
/// # Errors
/// When the database does not answer or the books do not add up; the step is taken up again.
pub async fn work_once(app: &App) -> Result<bool, ApiError> {
    Ok(recount::step(app).await? || simulate::step(app).await?)
}
