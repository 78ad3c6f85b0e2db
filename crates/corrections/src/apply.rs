//! An operator carries out a correction as it is planned.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::einvoice::EInvoiceCorrectionStatus;
use plon_domain::points::Points;
use plon_ksef::EInvoice;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::plan::{self, Plan};
use super::store::{self, CorrectionRow, Outcome};
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path, Query};
use plon_platform::idempotency::{Answer, Begun, IdempotencyKey, Request};
use plon_platform::ledger;
use plon_platform::response::{ActionResponse, Check};
use plon_purchases::invoices::Decider;
use plon_purchases::invoices::corrections::{LineCorrectionForm, correct_line};

use super::close::{CLOSED, EInvoiceCorrectionRecord};

audit::events! {
    APPLY_CORRECTION: EInvoiceCorrectionRecord => EInvoiceCorrectionRecord = "einvoice_corrections.apply" on "einvoice_corrections";
}

/// Longest reason of a line's correction, in characters.
const LONGEST_REASON: usize = 300;

const NOTHING: &str = "Z\u{a0}tej korekty nie wynika żadna zmiana, którą można wprowadzić. Popraw fakturę ręcznie albo zakończ korektę bez zmian.";

/// Correction to be carried out.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 1}))]
pub struct ApplyForm {
    /// Version that the operator saw, for optimistic locking.
    version: i64,
}

/// Points after the correction.
#[derive(Debug, Serialize, ToSchema)]
pub struct CorrectionApplied {
    /// Change in the participant's points, including promotions and levels; negative for fewer.
    difference: i64,
    /// Points that can be spent afterwards; negative for a debt.
    available: i64,
}

/// Carries out the planned changes of a correction that waits for an operator.
#[utoipa::path(post, path = "/api/v1/backoffice/einvoice-corrections/{id}/apply", tag = "invoices",
    request_body = ApplyForm, params(("id" = String, Path, description = "public id"), Check),
    responses((status = 200, body = ActionResponse<CorrectionApplied>), (status = 404),
    (status = 409, description = "somebody was faster, or it is not waiting for an operator")))]
pub async fn admin_apply_einvoice_correction(
    State(app): State<App>,
    operator: Operator<Moderator>,
    key: IdempotencyKey,
    Path(id): Path<String>,
    Query(asked_for): Query<Check>,
    Json(form): Json<ApplyForm>,
) -> Result<Answer, ApiError> {
    let by = Decider { operator: operator.id, at: app.clock.now() };
    let path = format!("/api/v1/backoffice/einvoice-corrections/{id}/apply");
    let request = Request::new(operator.id, key, &path, &form)?;
    let seen = store::find_correction(&mut app.db.read().await?, &id).await?.ok_or(ApiError::NotFound)?;
    let opened = plan::open(&app, &seen).await?;
    let mut tx = match request.begin(&app.db).await? {
        Begun::New(tx) => tx,
        Begun::Before(answer) => return Ok(answer),
    };
    ledger::lock(&mut tx, seen.participant_id).await?;
    let row = store::find_correction(&mut tx, &id).await?.ok_or(ApiError::NotFound)?;
    check_pending(&row, form.version)?;
    let plan = Plan::of(&mut tx, &row, &opened.invoice).await?;
    if plan.changes.is_empty() {
        let mut fields = Fields::default();
        fields.add_error("version", NOTHING);
        return Err(fields.into_error());
    }
    let data = apply_plan(&app, &mut tx, &row, &opened.invoice, &plan, by).await?;
    let outcome =
        Outcome { status: EInvoiceCorrectionStatus::Applied, reason: None, at: Some(by.at), by: Some(by.operator) };
    if !store::update_correction(&mut tx, &row, &outcome).await? {
        return Err(ErrorCode::VersionChanged.into());
    }
    let context = audit::by(by.operator, row.id).about(row.participant_id);
    let records =
        (&EInvoiceCorrectionRecord { status: row.status }, &EInvoiceCorrectionRecord { status: outcome.status });
    audit::record(&mut tx, APPLY_CORRECTION, context, records, by.at).await?;
    let message = format!("Korekta jest uwzględniona. {}", moved(Points(data.difference)));
    let done = ActionResponse { data, message };
    if asked_for.check {
        return Answer::new(StatusCode::OK, &done);
    }
    let answer = request.keep(&mut tx, StatusCode::OK, &done, by.at).await?;
    tx.commit().await?;
    Ok(answer)
}

/// # Errors
/// `VersionChanged` when somebody was faster; a conflict when it does not wait for an operator.
pub fn check_pending(row: &CorrectionRow, version: i64) -> Result<(), ApiError> {
    if row.version != version || row.status != EInvoiceCorrectionStatus::Pending {
        return Err(CLOSED.into());
    }
    Ok(())
}

/// Corrects every line of a plan in the caller's transaction, in which the participant's accounts are locked.
///
/// # Errors
/// Those of the correction of a line.
pub async fn apply_plan(
    app: &App,
    tx: &mut Tx,
    row: &CorrectionRow,
    invoice: &EInvoice,
    plan: &Plan,
    by: Decider,
) -> Result<CorrectionApplied, ApiError> {
    let before = ledger::balances(tx, row.participant_id).await?.figures().total;
    for change in &plan.changes {
        let version = store::load_invoice_version(tx, &change.invoice_id).await?;
        let form = LineCorrectionForm::of_quantity(
            version,
            change.pack_id,
            (change.quantity_before, change.quantity_after),
            change.net_value_after,
            reason(row, invoice),
        );
        correct_line(app, tx, (&change.invoice_id, change.line), &form, by).await?;
    }
    let stands = ledger::balances(tx, row.participant_id).await?.figures();
    Ok(CorrectionApplied { difference: (stands.total - before).0, available: stands.available.0 })
}

/// Reason of the lines' corrections, as the participant reads it.
fn reason(row: &CorrectionRow, invoice: &EInvoice) -> String {
    let given = invoice.correction_reason.as_deref().unwrap_or_default();
    let text = match given.is_empty() {
        true => format!("Korekta {} z\u{a0}KSeF", row.number),
        false => format!("Korekta {} z\u{a0}KSeF: {given}", row.number),
    };
    text.chars().take(LONGEST_REASON).collect()
}

fn moved(difference: Points) -> String {
    match difference {
        more if more > Points::ZERO => format!("Dodaliśmy {}.", more.to_polish()),
        less if less < Points::ZERO => format!("Odjęliśmy {}.", (-less).to_polish()),
        _ => "Liczba punktów się nie zmieniła.".to_owned(),
    }
}
