//! Worker of mailings. A process that dies loses its current step and nothing else; another goes on once the lease has
//! expired.
use std::time::Duration;

use jiff::SignedDuration;
use plon_domain::mailing::MailingStatus;
use plon_kernel::db::Tx;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::error::ApiError;

use super::{begin, pass, store};
use crate::model::MailingRow;
use crate::store::find_mailing;

/// Duration of the lease of the process that works on a mailing; each step renews it.
const LEASE: SignedDuration = SignedDuration::from_mins(2);

/// Polling interval when there is nothing to do.
const PAUSE: Duration = Duration::from_secs(1);

/// Pause when the database does not answer.
const LONG_PAUSE: Duration = Duration::from_secs(10);

const FAILED: &str = "Coś przerwało wysyłkę. Spróbujemy ponownie za chwilę, od miejsca, w\u{a0}którym stanęła.";

/// Continuation after a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    Step,
    /// Nothing can be done before then.
    Wait(Timestamp),
    Over,
}

/// Sends mailings until the server ends; the running step is finished, the next process goes on with the rest.
pub async fn run(app: App) {
    while !app.shutdown.is_requested() {
        let pause = match run_once(&app).await {
            Ok(true) => continue,
            Ok(false) => PAUSE,
            Err(error) => {
                tracing::error!(%error, "cannot work on mailings");
                LONG_PAUSE
            }
        };
        app.shutdown.pause(pause).await;
    }
}

/// Works on one mailing until it is over, must wait, or another process takes it; `false` when nothing is due.
///
/// # Errors
/// When the database does not answer; the work is continued after the lease has expired.
pub async fn run_once(app: &App) -> sqlx::Result<bool> {
    let now = app.clock.now();
    if !store::is_due(&mut app.db.read().await?, now).await? {
        return Ok(false);
    }
    let mut tx = app.db.begin().await?;
    let Some(id) = store::claim_mailing(&mut tx, now, until(app)).await? else { return Ok(false) };
    let mailing = find_mailing(&mut tx, id).await?;
    tx.commit().await?;
    let Some(mailing) = mailing else { return Ok(false) };
    let (error, due) = match work(app, &mailing).await {
        Ok(due) => (None, due),
        Err(error) => {
            tracing::error!(?error, mailing = mailing.id.0, "a mailing has stopped");
            (Some(FAILED), until(app))
        }
    };
    let mut tx = app.db.begin().await?;
    store::release_lease(&mut tx, &mailing, error, due).await?;
    tx.commit().await?;
    Ok(true)
}

fn until(app: &App) -> Timestamp {
    Timestamp(app.clock.now().0 + LEASE)
}

/// Takes step after step; gives the time at which the next one is due.
async fn work(app: &App, mailing: &MailingRow) -> Result<Timestamp, ApiError> {
    while !app.shutdown.is_requested() {
        let mut tx = app.db.begin().await?;
        if !store::extend_lease(&mut tx, mailing, until(app)).await? {
            break;
        }
        let next = take_step(app, &mut tx, mailing).await?;
        tx.commit().await?;
        match next {
            Next::Step => {}
            Next::Wait(due) => return Ok(due),
            Next::Over => break,
        }
    }
    Ok(app.clock.now())
}

async fn take_step(app: &App, tx: &mut Tx, mailing: &MailingRow) -> Result<Next, ApiError> {
    let Some(current) = find_mailing(tx, mailing.id).await? else { return Ok(Next::Over) };
    match current.status {
        MailingStatus::Scheduled => Ok(begin::begin(app, tx, &current).await?),
        MailingStatus::Sending if !current.is_prepared => Ok(begin::add_recipients(app, tx, &current).await?),
        MailingStatus::Sending => Ok(pass::pass_batch(app, tx, &current).await?),
        _ => Ok(Next::Over),
    }
}
