//! An operator ends a correction without a change, with a reason that the participant reads.
use axum::Json as Body;
use axum::extract::State;
use plon_domain::einvoice::EInvoiceCorrectionStatus;
use plon_message_templates::points::EINVOICE_UNCHANGED;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::apply::check_pending;
use super::statuses;
use super::store::{self, Outcome};
use plon_kernel::error_code::ErrorCode;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path};
use plon_platform::notifications;
use plon_platform::response::MessageResponse;
use plon_platform::text_input::parse_required_line;

audit::events! {
    CLOSE_CORRECTION: EInvoiceCorrectionRecord => EInvoiceCorrectionRecord = "einvoice_corrections.close" on "einvoice_corrections";
}

/// Refusal of what is decided already, or was changed since it was seen.
pub const CLOSED: ErrorCode = ErrorCode::VersionChanged;

const LONGEST_REASON: usize = 500;

/// State of a correction as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
pub struct EInvoiceCorrectionRecord {
    #[schema(schema_with = statuses)]
    pub status: EInvoiceCorrectionStatus,
}

/// End of a correction without a change.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"version": 1, "reason": "Poprawiliśmy fakturę ręcznie."}))]
pub struct CloseForm {
    /// Version that the operator saw, for optimistic locking.
    version: i64,
    /// Reason, which the participant reads.
    #[schema(required, nullable = false)]
    reason: Option<String>,
}

/// Ends a correction that waits for an operator without carrying it out.
#[utoipa::path(post, path = "/api/v1/backoffice/einvoice-corrections/{id}/close", tag = "invoices",
    request_body = CloseForm, params(("id" = String, Path, description = "public id")),
    responses((status = 200, body = MessageResponse), (status = 404),
    (status = 409, description = "somebody was faster, or it is not waiting for an operator")))]
pub async fn admin_close_einvoice_correction(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<String>,
    Json(form): Json<CloseForm>,
) -> Result<Body<MessageResponse>, ApiError> {
    let mut fields = Fields::default();
    let reason = parse_required_line(&mut fields, "reason", &form.reason, LONGEST_REASON);
    let Some(reason) = reason else { return Err(fields.into_error()) };
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let row = store::find_correction(&mut tx, &id).await?.ok_or(ApiError::NotFound)?;
    check_pending(&row, form.version)?;
    let outcome = Outcome {
        status: EInvoiceCorrectionStatus::Unchanged,
        reason: Some(&reason),
        at: Some(now),
        by: Some(operator.id),
    };
    if !store::update_correction(&mut tx, &row, &outcome).await? {
        return Err(CLOSED.into());
    }
    let values = [("numer", row.number.as_str()), ("powód", &reason)];
    let letter = (&EINVOICE_UNCHANGED, values.as_slice());
    notifications::notify_by_template(&mut tx, row.participant_id, letter, "/moje-faktury", now).await?;
    let context = audit::by(operator.id, row.id).about(row.participant_id).note(reason.as_str());
    let records =
        (&EInvoiceCorrectionRecord { status: row.status }, &EInvoiceCorrectionRecord { status: outcome.status });
    audit::record(&mut tx, CLOSE_CORRECTION, context, records, now).await?;
    tx.commit().await?;
    Ok(Body(MessageResponse { message: "Korekta jest zakończona bez zmian".to_owned() }))
}
