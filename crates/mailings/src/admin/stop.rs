//! Stops a mailing that is being sent, with a reason.
use axum::extract::State;
use plon_domain::mailing::MailingStatus;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::MailingId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{EditorOrModerator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;

use super::give_back::parse_reason;
use super::load;
use super::model::{AdminMailing, MailingStatusRecord, ReasonedMailing};
use crate::store;

audit::events! {
    STOP_MAILING: MailingStatusRecord => MailingStatusRecord = "mailings.stop" on "mailings";
}

/// Stops a mailing between two batches: what is in the outbox still leaves, the rest never does.
#[utoipa::path(post, path = "/api/v1/backoffice/mailings/{id}/stop", tag = "mailings",
    request_body = ReasonedMailing, params(("id" = i64, Path)),
    responses((status = 200, body = ActionResponse<AdminMailing>),
    (status = 409, description = "it is not being sent, or somebody has changed it")))]
pub async fn admin_stop_mailing(
    State(app): State<App>,
    operator: Operator<EditorOrModerator>,
    Path(id): Path<MailingId>,
    Json(form): Json<ReasonedMailing>,
) -> Result<axum::Json<ActionResponse<AdminMailing>>, ApiError> {
    let (reason, now) = (parse_reason(&form)?, app.clock.now());
    let mut tx = app.db.begin().await?;
    let before = load(&mut tx, id).await?;
    if before.status != MailingStatus::Sending {
        return Err(ErrorCode::MailingStateForbids.into());
    }
    if !store::stop_mailing(&mut tx, (id, form.version), &reason, now).await? {
        return Err(ErrorCode::VersionChanged.into());
    }
    let row = load(&mut tx, id).await?;
    let records = (&MailingStatusRecord::of(&before), &MailingStatusRecord::of(&row));
    audit::record(&mut tx, STOP_MAILING, audit::by(operator.id, id.0), records, now).await?;
    let data = AdminMailing::load(&mut tx, row, (operator.id, now)).await?;
    tx.commit().await?;
    Ok(axum::Json(ActionResponse { data, message: "Wysyłka jest zatrzymana".to_owned() }))
}
