//! Creating and editing a mailing.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::mailing::MailingStatus;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::MailingId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{EditorOrModerator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::form::MailingForm;
use super::load;
use super::model::{AdminMailing, MailingRecord};
use crate::store;

audit::events! {
    ADD_MAILING: () => MailingRecord = "mailings.add" on "mailings";
    UPDATE_MAILING: MailingRecord => MailingRecord = "mailings.update" on "mailings";
}

/// A changed mailing, and its version for optimistic locking.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 1, "mailing": {"name": "Jesienna promocja", "segment_id": 3, "by_email": false,
    "by_sms": true, "in_portal": false, "by_push": false, "sms": "Od dzis wiecej punktow za DOVVO.", "page":
    "/promocje"}}))]
pub struct MailingChange {
    version: i64,
    mailing: MailingForm,
}

/// Creates a mailing as a draft.
#[utoipa::path(post, path = "/api/v1/backoffice/mailings", tag = "mailings", request_body = MailingForm,
    responses((status = 201, body = ActionResponse<AdminMailing>)))]
pub async fn admin_create_mailing(
    State(app): State<App>,
    operator: Operator<EditorOrModerator>,
    Json(form): Json<MailingForm>,
) -> Result<(StatusCode, axum::Json<ActionResponse<AdminMailing>>), ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let written = form.parse(&mut tx).await?;
    let id = store::insert_mailing(&mut tx, &written, operator.id, now).await?;
    let row = load(&mut tx, id).await?;
    let records = (&(), &MailingRecord::of(&row));
    audit::record(&mut tx, ADD_MAILING, audit::by(operator.id, id.0), records, now).await?;
    let data = AdminMailing::load(&mut tx, row, (operator.id, now)).await?;
    tx.commit().await?;
    Ok((StatusCode::CREATED, axum::Json(ActionResponse { data, message: "Szkic wysyłki jest zapisany".to_owned() })))
}

/// Changes a draft.
#[utoipa::path(post, path = "/api/v1/backoffice/mailings/{id}/update", tag = "mailings",
    request_body = MailingChange, params(("id" = i64, Path)),
    responses((status = 200, body = ActionResponse<AdminMailing>),
    (status = 409, description = "it is no draft, or somebody was faster")))]
pub async fn admin_update_mailing(
    State(app): State<App>,
    operator: Operator<EditorOrModerator>,
    Path(id): Path<MailingId>,
    Json(change): Json<MailingChange>,
) -> Result<axum::Json<ActionResponse<AdminMailing>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let before = load(&mut tx, id).await?;
    if before.status != MailingStatus::Draft {
        return Err(ErrorCode::MailingStateForbids.into());
    }
    let written = change.mailing.parse(&mut tx).await?;
    if !store::update_mailing(&mut tx, (id, change.version), &written, operator.id, now).await? {
        return Err(ErrorCode::VersionChanged.into());
    }
    let row = load(&mut tx, id).await?;
    let records = (&MailingRecord::of(&before), &MailingRecord::of(&row));
    audit::record(&mut tx, UPDATE_MAILING, audit::by(operator.id, id.0), records, now).await?;
    let data = AdminMailing::load(&mut tx, row, (operator.id, now)).await?;
    tx.commit().await?;
    Ok(axum::Json(ActionResponse { data, message: "Szkic wysyłki jest zapisany".to_owned() }))
}
