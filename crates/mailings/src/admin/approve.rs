//! Approves a large mailing: the second person, who has neither written nor submitted it.
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

use super::load;
use super::model::{AdminMailing, MailingStatusRecord, SeenMailing, may_approve};
use crate::store;

audit::events! {
    APPROVE_MAILING: MailingStatusRecord => MailingStatusRecord = "mailings.approve" on "mailings";
}

/// Approves a mailing that waits for a second person.
#[utoipa::path(post, path = "/api/v1/backoffice/mailings/{id}/approve", tag = "mailings",
    request_body = SeenMailing, params(("id" = i64, Path)),
    responses((status = 200, body = ActionResponse<AdminMailing>),
    (status = 403, description = "the caller has written or submitted it"),
    (status = 409, description = "it does not wait for that, or somebody has changed it")))]
pub async fn admin_approve_mailing(
    State(app): State<App>,
    operator: Operator<EditorOrModerator>,
    Path(id): Path<MailingId>,
    Json(seen): Json<SeenMailing>,
) -> Result<axum::Json<ActionResponse<AdminMailing>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let before = load(&mut tx, id).await?;
    if before.status != MailingStatus::Submitted {
        return Err(ErrorCode::MailingStateForbids.into());
    }
    if !may_approve(&before, operator.id) {
        return Err(ErrorCode::OwnHands.into());
    }
    if !store::approve_mailing(&mut tx, (id, seen.version), operator.id, now).await? {
        return Err(ErrorCode::VersionChanged.into());
    }
    let row = load(&mut tx, id).await?;
    let records = (&MailingStatusRecord::of(&before), &MailingStatusRecord::of(&row));
    audit::record(&mut tx, APPROVE_MAILING, audit::by(operator.id, id.0), records, now).await?;
    let data = AdminMailing::load(&mut tx, row, (operator.id, now)).await?;
    tx.commit().await?;
    Ok(axum::Json(ActionResponse { data, message: "Wysyłka jest zatwierdzona".to_owned() }))
}
