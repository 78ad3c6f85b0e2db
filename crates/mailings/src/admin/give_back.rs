//! Makes a mailing that has not begun a draft again, with a reason.
use axum::extract::State;
use plon_domain::mailing::MailingStatus;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::MailingId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{EditorOrModerator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;
use plon_platform::text_input::parse_required_line;

use super::load;
use super::model::{AdminMailing, MailingStatusRecord, ReasonedMailing};
use crate::store;

audit::events! {
    RETURN_MAILING: MailingStatusRecord => MailingStatusRecord = "mailings.return" on "mailings";
}

/// Longest reason, in characters.
const LONGEST_REASON: usize = 300;

/// Returns a mailing that waits for its approval or its time to its writer, who may change it again.
#[utoipa::path(post, path = "/api/v1/backoffice/mailings/{id}/return", tag = "mailings",
    request_body = ReasonedMailing, params(("id" = i64, Path)),
    responses((status = 200, body = ActionResponse<AdminMailing>),
    (status = 409, description = "it has begun, or somebody has changed it")))]
pub async fn admin_return_mailing(
    State(app): State<App>,
    operator: Operator<EditorOrModerator>,
    Path(id): Path<MailingId>,
    Json(form): Json<ReasonedMailing>,
) -> Result<axum::Json<ActionResponse<AdminMailing>>, ApiError> {
    let (reason, now) = (parse_reason(&form)?, app.clock.now());
    let mut tx = app.db.begin().await?;
    let before = load(&mut tx, id).await?;
    if !matches!(before.status, MailingStatus::Submitted | MailingStatus::Scheduled) {
        return Err(ErrorCode::MailingStateForbids.into());
    }
    if !store::return_mailing(&mut tx, (id, form.version), &reason).await? {
        return Err(ErrorCode::VersionChanged.into());
    }
    let row = load(&mut tx, id).await?;
    let records = (&MailingStatusRecord::of(&before), &MailingStatusRecord::of(&row));
    audit::record(&mut tx, RETURN_MAILING, audit::by(operator.id, id.0), records, now).await?;
    let data = AdminMailing::load(&mut tx, row, (operator.id, now)).await?;
    tx.commit().await?;
    Ok(axum::Json(ActionResponse { data, message: "Wysyłka jest znów szkicem".to_owned() }))
}

/// # Errors
/// `Invalid` without a reason.
pub fn parse_reason(form: &ReasonedMailing) -> Result<String, ApiError> {
    let mut fields = Fields::default();
    parse_required_line(&mut fields, "reason", &form.reason, LONGEST_REASON).ok_or_else(|| fields.into_error())
}
