//! Job that joins waiting corrections with their invoices once those are decided.
use std::time::Duration;

use plon_domain::einvoice::{EInvoiceCorrectionStatus, ProofLevel};
use plon_platform::error::ApiError;
use plon_platform::{ledger, settings};
use plon_purchases::invoices::Decider;
use plon_purchases::invoices::einvoices::corrections::UNCHANGED;

use super::apply;
use super::plan::{self, Plan};
use super::store::{self, CorrectionRow, Outcome};
use plon_platform::app::App;

/// Pause between two looks.
const PAUSE: Duration = Duration::from_secs(5);

/// Corrections of one look.
const AT_ONCE: i64 = 50;

/// Outcome of a correction that no rule decides, or that cannot be carried out by itself.
const PENDING: Outcome<'static> =
    Outcome { status: EInvoiceCorrectionStatus::Pending, reason: Some("Sprawdzamy tę korektę."), at: None, by: None };

/// Runs the job until the server ends.
pub async fn run(app: App) {
    while !app.shutdown.is_requested() {
        match run_once(&app).await {
            Ok(0) => {}
            Ok(corrections) => tracing::info!(corrections, "corrections are joined with their invoices"),
            Err(error) => tracing::error!(?error, "cannot look after corrections"),
        }
        app.shutdown.pause(PAUSE).await;
    }
}

/// Does what is due; returns the number of corrections that wait no longer. One that fails does not hold up the others.
///
/// # Errors
/// When the database does not answer; the rest is done the next time.
pub async fn run_once(app: &App) -> Result<usize, ApiError> {
    let due = store::list_due_corrections(&mut app.db.read().await?, AT_ONCE).await?;
    let mut done = 0;
    for row in &due {
        match reconcile(app, row).await {
            Ok(is_reconciled) => done += usize::from(is_reconciled),
            Err(error) => {
                tracing::error!(?error, correction = row.id, "a correction cannot be joined with its invoices")
            }
        }
    }
    Ok(done)
}

/// Settles a waiting correction; false when another invoice of it is still to be decided.
async fn reconcile(app: &App, row: &CorrectionRow) -> Result<bool, ApiError> {
    let opened = plan::open(app, row).await?;
    let mut tx = app.db.begin().await?;
    ledger::lock(&mut tx, row.participant_id).await?;
    let plan = Plan::of(&mut tx, row, &opened.invoice).await?;
    if plan.awaits_invoice() {
        return Ok(false);
    }
    let now = app.clock.now();
    let by_itself = settings::load_text(&mut tx, settings::ACCEPT_EINVOICES).await? == "true";
    let outcome = match row.answered_by {
        _ if plan.is_empty() => {
            Outcome { status: EInvoiceCorrectionStatus::Unchanged, reason: Some(UNCHANGED), at: Some(now), by: None }
        }
        Some(operator) if by_itself && row.proof == ProofLevel::Confirmed && plan.only_takes_back() => {
            let by = Decider { operator, at: now };
            if let Err(error) = apply::apply_plan(app, &mut tx, row, &opened.invoice, &plan, by).await {
                tracing::warn!(?error, correction = row.id, "a correction is left to an operator");
                drop(tx);
                tx = app.db.begin().await?;
                PENDING
            } else {
                Outcome { status: EInvoiceCorrectionStatus::Applied, reason: None, at: Some(now), by: None }
            }
        }
        _ => PENDING,
    };
    let is_first = store::update_correction(&mut tx, row, &outcome).await?;
    if is_first {
        tx.commit().await?;
    }
    Ok(is_first)
}
