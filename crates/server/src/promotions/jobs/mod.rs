//! Long work on promotions: participants counted anew under a new revision, and drafts tried on recorded purchases.
//!
//! A step is some participants. What it has done and how far it has come are one transaction that takes only the step
//! from where it began: of two processes at the same step one wins, and what a dead one left is taken up where it stands.
mod recount;
mod simulate;
pub(super) mod store;

use std::time::Duration;

use tokio::sync::watch;
use tokio::time::sleep;

use crate::app::App;
use crate::error::ApiError;

/// How often it is asked whether there is something to do.
const PAUSE: Duration = Duration::from_millis(300);

/// How long to wait when a step has failed.
const LONG_PAUSE: Duration = Duration::from_secs(10);

/// Works until it is told to stop; a step under way is then given up.
pub async fn work(app: App, mut stop: watch::Receiver<bool>) {
    while !*stop.borrow() {
        let pause = tokio::select! {
            done = work_once(&app) => match done {
                Ok(true) => continue,
                Ok(false) => PAUSE,
                Err(fault) => {
                    tracing::error!(?fault, "work on promotions has stopped");
                    LONG_PAUSE
                }
            },
            _ = stop.wait_for(|stop| *stop) => return,
        };
        tokio::select! {
            () = sleep(pause) => {}
            _ = stop.wait_for(|stop| *stop) => {}
        }
    }
}

/// Does one step; `false` when there was nothing to do.
///
/// # Errors
/// When the database does not answer or the books do not add up; the step is taken up again.
pub async fn work_once(app: &App) -> Result<bool, ApiError> {
    Ok(recount::step(app).await? || simulate::step(app).await?)
}
