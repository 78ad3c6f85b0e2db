//! An operator deletes a draft of a consent.
use axum::extract::State;
use serde::Deserialize;
use utoipa::ToSchema;

use super::model::DraftRecord;
use super::store;
use plon_kernel::error_code::ErrorCode;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Json, Path};
use plon_platform::response::MessageResponse;

audit::events! {
    DELETE_DRAFT: DraftRecord => () = "consents.draft_delete" on "consent_drafts";
}

/// The version of a draft that the operator saw, for optimistic locking.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"version": 1}))]
pub struct SeenDraft {
    version: i64,
}

/// Deletes a draft, which nobody was ever asked.
#[utoipa::path(post, path = "/api/v1/backoffice/consents/drafts/{id}/delete", tag = "consents",
    params(("id" = i64, Path)), responses((status = 200, body = MessageResponse),
    (status = 409, description = "somebody has changed it")))]
pub async fn admin_delete_consent_draft(
    State(app): State<App>,
    operator: Operator<Editor>,
    Path(id): Path<i64>,
    Json(SeenDraft { version }): Json<SeenDraft>,
) -> Result<axum::Json<MessageResponse>, ApiError> {
    let mut tx = app.db.begin().await?;
    let before = store::find_draft(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    if !store::delete_draft(&mut tx, id, version).await? {
        return Err(ErrorCode::VersionChanged.into());
    }
    let record = DraftRecord::of_row(&before)?;
    audit::record(&mut tx, DELETE_DRAFT, audit::by(operator.id, id), (&record, &()), app.clock.now()).await?;
    tx.commit().await?;
    Ok(axum::Json(MessageResponse { message: "Szkic zgody jest usunięty".to_owned() }))
}
