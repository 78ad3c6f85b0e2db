//! Security events: account, network and outcome of attempts. Each is a line of the log with the target `security`
//! and a row that administrators read.
mod alarm;
mod hours;
mod key;
mod kind;
mod list;
mod model;
mod observe;
mod queue;
mod store;

use std::time::Duration;

use crate::openapi::{ApiRouter, routes};

pub use alarm::check_limits;
pub use model::{SecurityEventKind, SecurityEventSide};
pub use observe::{Observed, Occurred, account_of};
pub use queue::SecurityEvents;

use crate::app::App;
use crate::rate_limit::Account;
use plon_kernel::db::Tx;
use plon_kernel::types::Timestamp;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::admin_list_security_events))
        .routes(routes!(hours::admin_list_failed_sign_ins))
}

/// Interval of writing the queue.
const PAUSE: Duration = Duration::from_secs(1);

/// Pauses between looks at the alarm, when something was written, and when nothing was.
const LOOKED_AT_EVERY: u32 = 15;
const LOOKED_AT_ANYWAY: u32 = 300;

/// Largest number of rows, whatever their age.
const MOST_KEPT: i64 = 2_000_000;

/// Writes events and checks the alarm until the server shuts down.
pub async fn run(app: App) {
    let (mut pauses, mut written) = (0_u32, 0);
    while !app.shutdown.is_requested() {
        app.shutdown.pause(PAUSE).await;
        pauses += 1;
        written += write(&app).await;
        if (written > 0 && pauses >= LOOKED_AT_EVERY) || pauses >= LOOKED_AT_ANYWAY {
            if let Err(error) = check_limits(&app).await {
                tracing::error!(%error, "cannot look whether too many sign-ins fail");
            }
            (pauses, written) = (0, 0);
        }
    }
}

/// Writes the queue; returns the number of rows. An error is logged, and the events stay queued.
async fn write(app: &App) -> usize {
    let written = app.security_events.write(app).await;
    written.inspect_err(|error| tracing::error!(%error, "cannot write the security events, they wait")).unwrap_or(0)
}

/// Deletes events older than `before` and the oldest past the ceiling, in limited batches; returns their number.
pub async fn delete_old_events(tx: &mut Tx, before: Timestamp, at_once: i64) -> sqlx::Result<u64> {
    store::delete_old_events(tx, before, MOST_KEPT, at_once).await
}

/// Erases the tries under a name from before it had an account.
///
/// # Errors
/// When the database does not answer.
pub async fn clear_account_name(tx: &mut Tx, name: Account<'_>) -> anyhow::Result<()> {
    // Without a key nothing was ever hashed.
    if let Some(hash) = key::hash_by_kept(tx, &name.to_string()).await? {
        store::clear_account_name(tx, &observe::name_of(&hash)).await?;
    }
    Ok(())
}
