//! Job that checks the connections that are due.
use std::time::Duration;

use futures_util::{StreamExt, stream};
use jiff::SignedDuration;
use plon_domain::einvoice::KsefConnectionStatus;
use plon_ksef::api::KsefError;

use super::read::{self, Progress, ReadError};
use super::store::{self, Checked, DueConnection};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::error::ApiError;

/// Pause between two looks for connections that are due.
const PAUSE: Duration = Duration::from_secs(5);

/// Connections of one look.
const MOST: i64 = 20;

/// Connections that are read at the same time; KSeF counts the calls of each NIP apart.
const AT_ONCE: usize = 4;

/// Time between two checks of a connection: KSeF counts its calls by the hour.
const BETWEEN_CHECKS: SignedDuration = SignedDuration::from_mins(65);

/// Time until the rest of what one check does not read; KSeF wants at least a quarter of an hour.
const UNTIL_THE_REST: SignedDuration = SignedDuration::from_mins(16);

/// Time until another try where KSeF did not answer.
const UNTIL_RETRY: SignedDuration = SignedDuration::from_mins(20);

/// Time after which a check that has not ended is another process's: longer than all its calls may take.
const LONGEST_CHECK: SignedDuration = SignedDuration::from_mins(90);

const REFUSED: &str =
    "KSeF nie przyjął tego tokena. Sprawdź, czy jest aktywny i\u{a0}pozwala przeglądać faktury, albo podaj nowy.";
const UNREACHABLE: &str = "KSeF nie odpowiedział.";

/// Runs the job until the server ends; there is none where the programme does not read KSeF.
pub async fn run(app: App) {
    while app.ksef.url.is_some() && !app.shutdown.is_requested() {
        match run_once(&app).await {
            Ok(0) => {}
            Ok(invoices) => tracing::info!(invoices, "invoices from KSeF are reported"),
            Err(error) => tracing::error!(?error, "cannot look after connections to KSeF"),
        }
        app.shutdown.pause(PAUSE).await;
    }
}

/// Checks the connections that are due; returns the number of invoices that were reported. One that fails does not
/// hold up the others.
///
/// # Errors
/// When the database does not answer.
pub async fn run_once(app: &App) -> Result<usize, ApiError> {
    let due = store::list_due_connections(&mut app.db.read().await?, app.clock.now(), MOST).await?;
    let reported = stream::iter(due).map(|one| check_one(app, one)).buffer_unordered(AT_ONCE);
    Ok(reported.fold(0, async |all, some| all + some).await)
}

/// Checks a connection; gives the number of invoices that were reported.
async fn check_one(app: &App, due: DueConnection) -> usize {
    let mut reported = 0;
    if !app.shutdown.is_requested()
        && let Err(error) = check(app, &due, &mut reported).await
    {
        tracing::error!(?error, participant = due.participant_id.0, "a connection to KSeF cannot be read");
    }
    reported
}

async fn check(app: &App, due: &DueConnection, reported: &mut usize) -> Result<(), ApiError> {
    let mut tx = app.db.begin().await?;
    let is_ours = store::claim_connection(&mut tx, due, later(app.clock.now(), LONGEST_CHECK)).await?;
    tx.commit().await?;
    if !is_ours {
        return Ok(());
    }
    let end = match read::read_new(app, due, reported).await {
        Ok(Progress::Whole) => End { status: KsefConnectionStatus::Active, reason: None, next: BETWEEN_CHECKS },
        Ok(Progress::Part) => End { status: KsefConnectionStatus::Active, reason: None, next: UNTIL_THE_REST },
        Err(ReadError::Ksef(error)) => {
            tracing::warn!(%error, participant = due.participant_id.0, "KSeF does not give a participant's invoices");
            end_of(app, &error)
        }
        // A later token is checked by itself.
        Err(ReadError::Ended) => return Ok(()),
        Err(ReadError::Own(error)) => return Err(error),
    };
    let now = app.clock.now();
    let checked = Checked { status: end.status, reason: end.reason, now, next_check_at: later(now, end.next) };
    let mut tx = app.db.begin().await?;
    store::record_check(&mut tx, due, &checked).await?;
    Ok(tx.commit().await?)
}

/// End of a check.
struct End {
    status: KsefConnectionStatus,
    reason: Option<&'static str>,
    next: SignedDuration,
}

fn end_of(app: &App, error: &KsefError) -> End {
    match error {
        error if is_final(error) => {
            End { status: KsefConnectionStatus::Refused, reason: Some(REFUSED), next: BETWEEN_CHECKS }
        }
        KsefError::TooManyRequests { retry_after } => {
            let wait = app.clock.machine().duration_until(retry_after.0);
            End { status: KsefConnectionStatus::Active, reason: None, next: wait.max(BETWEEN_CHECKS) }
        }
        _ => End { status: KsefConnectionStatus::Unreachable, reason: Some(UNREACHABLE), next: UNTIL_RETRY },
    }
}

/// True when KSeF says that the token itself is of no use: the states of a sign-in that `open-api.json` has for it, or a
/// right that it lacks. Every other refusal may be of an address or of a moment.
fn is_final(error: &KsefError) -> bool {
    match error {
        KsefError::SignInRefused { code, .. } => matches!(code, 415 | 425 | 450 | 470 | 480),
        KsefError::Refused { code: 403, description } => description.starts_with("missing-permissions"),
        _ => false,
    }
}

fn later(now: Timestamp, by: SignedDuration) -> Timestamp {
    now.0.checked_add(by).map_or(now, Timestamp)
}
