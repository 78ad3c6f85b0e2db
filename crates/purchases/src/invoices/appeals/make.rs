//! Appeal by a participant against the rejection of a line or of a whole invoice.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::appeal::answer_by;
use plon_domain::invoice::{InvoiceStatus, LineStatus};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::review::form::{LONGEST_REASON, parse_required_text};
use super::super::store::{self as own, OwnInvoice};
use super::Appeals;
use super::store::{self, NewAppeal};
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::LineId;
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::{ApiError, Fields, OnUnique};
use plon_platform::extract::Json as Body;
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, idempotent};
use plon_platform::ledger;
use plon_platform::response::ActionResponse;
use plon_platform::settings;

const MESSAGE: &str = "Przyjęliśmy Twoją prośbę. Sprawdzimy to jeszcze raz.";
const PATH: &str = "/api/v1/invoices/appeal";

/// Appeal: a request for another decision.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"document": "Vc1i9_RdzkLTcHLEbe3F_w", "line": 41, "reason":
    "Produkt jest na liście programu, w załączniku ma inną nazwę."}))]
pub struct AppealForm {
    /// Public id of the invoice.
    document: String,
    /// Rejected line; null when the invoice was rejected as a whole.
    line: Option<LineId>,
    /// Reason why the decision is wrong, for the operator.
    #[schema(required, nullable = false)]
    reason: Option<String>,
}

/// Accepted appeal.
#[derive(Debug, Serialize, ToSchema)]
pub struct AppealMade {
    /// Last day on which an answer is in time.
    answer_by: BusinessDate,
}

/// Appeals against a rejected line, or a whole rejected invoice, and opens it for another decision.
/// Only one appeal about the same line can be open, and their number is limited by the programme's setting.
#[utoipa::path(post, path = "/api/v1/invoices/appeal", tag = "invoices", request_body = AppealForm,
    responses((status = 201, body = ActionResponse<AppealMade>), (status = 400), (status = 404),
    (status = 409, description = "it is not rejected, waits already, or was looked at often enough"), (status = 413),
    (status = 415)))]
pub async fn appeal_invoice(
    State(app): State<App>,
    who: Participant,
    key: IdempotencyKey,
    Body(form): Body<AppealForm>,
) -> Result<Answer, ApiError> {
    let (now, today) = (app.clock.now(), app.clock.today());
    let reason = form.parse()?;
    let request = Request::new(who.id, key, PATH, &form)?;
    idempotent(&app, request, StatusCode::CREATED, async |tx| {
        ledger::lock(tx, who.id).await?;
        let invoice = own::find_own_invoice(tx, who.id, &form.document).await?.ok_or(ApiError::NotFound)?;
        let rejection = rejection(tx, &invoice, form.line, today).await?;
        let answer_by = BusinessDate(answer_by(today.0, settings::APPEAL_DAYS.read(tx).await?));
        let new = NewAppeal {
            invoice: invoice.id,
            line: form.line,
            reason: &reason,
            rejection: &rejection,
            made_at: now,
            answer_by,
        };
        store::insert_appeal(tx, &new).await.on_unique(|| ErrorCode::AppealWaits)?;
        store::reopen_lines(tx, invoice.id, form.line).await?;
        store::reopen_invoice(tx, invoice.id).await?;
        store::set_appeal_deadline(tx, invoice.id).await?;
        let done = ActionResponse { data: AppealMade { answer_by }, message: MESSAGE.to_owned() };
        Ok(done)
    })
    .await
}

impl AppealForm {
    fn parse(&self) -> Result<String, ApiError> {
        let mut fields = Fields::default();
        let reason = parse_required_text(&mut fields, "reason", self.reason.as_deref(), LONGEST_REASON);
        reason.ok_or_else(|| fields.into_error())
    }
}

/// Reason of the rejection being appealed against: the line's own, or that of the whole invoice.
async fn rejection(
    tx: &mut Tx,
    invoice: &OwnInvoice,
    line: Option<LineId>,
    today: BusinessDate,
) -> Result<String, ApiError> {
    let appeals = Appeals::of(tx, invoice.id, today).await?;
    if appeals.waits(line) {
        return Err(ErrorCode::AppealWaits.into());
    }
    let whole = (invoice.status == InvoiceStatus::Rejected).then(|| invoice.reason.clone()).flatten();
    let rejection = match (line, whole) {
        (None, Some(reason)) => reason,
        (Some(id), None) => {
            let lines = own::list_own_lines(tx, invoice.id).await?;
            let line = lines.into_iter().find(|line| line.id == id).ok_or(ApiError::NotFound)?;
            match line.status {
                LineStatus::Rejected => line.reason.unwrap_or_default(),
                _ => return Err(ErrorCode::NotRejected.into()),
            }
        }
        _ => return Err(ErrorCode::NotRejected.into()),
    };
    if appeals.left(line) == 0 {
        return Err(ErrorCode::AppealsExhausted.into());
    }
    Ok(rejection)
}
