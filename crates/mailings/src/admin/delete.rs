//! Deletes a draft of a mailing.
use axum::extract::State;
use plon_domain::mailing::MailingStatus;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::MailingId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{EditorOrModerator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Json, Path};
use plon_platform::response::MessageResponse;

use super::load;
use super::model::{MailingRecord, SeenMailing};
use crate::store;

audit::events! {
    DELETE_MAILING: MailingRecord => () = "mailings.delete" on "mailings";
}

/// Deletes a draft.
#[utoipa::path(post, path = "/api/v1/backoffice/mailings/{id}/delete", tag = "mailings", request_body = SeenMailing,
    params(("id" = i64, Path)), responses((status = 200, body = MessageResponse),
    (status = 409, description = "it is no draft, or somebody has changed it")))]
pub async fn admin_delete_mailing(
    State(app): State<App>,
    operator: Operator<EditorOrModerator>,
    Path(id): Path<MailingId>,
    Json(seen): Json<SeenMailing>,
) -> Result<axum::Json<MessageResponse>, ApiError> {
    let mut tx = app.db.begin().await?;
    let before = load(&mut tx, id).await?;
    if before.status != MailingStatus::Draft {
        return Err(ErrorCode::MailingStateForbids.into());
    }
    if !store::delete_mailing(&mut tx, id, seen.version).await? {
        return Err(ErrorCode::VersionChanged.into());
    }
    let records = (&MailingRecord::of(&before), &());
    audit::record(&mut tx, DELETE_MAILING, audit::by(operator.id, id.0), records, app.clock.now()).await?;
    tx.commit().await?;
    Ok(axum::Json(MessageResponse { message: "Szkic wysyłki jest usunięty".to_owned() }))
}
