//! Gives an import up before anything of it has reached the programme.
use axum::Json;
use axum::extract::State;
use plon_domain::import::ImportStatus;
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;

use super::store;
use crate::answer::Done;
use crate::app::App;
use crate::audit::{self, Act};
use crate::catalogue::Refusal;
use crate::columns::ImportId;
use crate::error::{ApiError, ErrorBody};
use crate::extract::Path;
use crate::who::{Moderates, Operator};

#[derive(Debug, Serialize, ToSchema)]
pub struct ImportCancelled {
    id: ImportId,
}

/// Cancels an import that is not accepted yet.
#[utoipa::path(post, path = "/api/v1/backoffice/imports/{id}/cancel", tag = "imports", operation_id = "cancel_import",
    params(("id" = i64, Path, description = "id")),
    responses((status = 200, body = Done<ImportCancelled>), (status = 401, body = ErrorBody),
              (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
              (status = 409, body = ErrorBody, description = "it is accepted, or over"),
              (status = 503, body = ErrorBody)),
    security(("bearer" = ["moderator"])))]
pub async fn cancel(
    State(app): State<App>,
    operator: Operator<Moderates>,
    Path(id): Path<ImportId>,
) -> Result<Json<Done<ImportCancelled>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    store::lock(&mut tx, id).await?;
    let run = store::find(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    if !run.status.can_be_cancelled() {
        return Err(Refusal::ImportStateForbids.into());
    }
    store::set_status(&mut tx, id, ImportStatus::Cancelled, Some(now)).await?;
    let act = Act {
        operator: operator.id,
        action: "imports.cancel",
        subject: ("imports", id.0),
        participant: None,
        note: None,
    };
    let (before, after) = (json!({"status": run.status}), json!({"status": ImportStatus::Cancelled}));
    audit::record(&mut tx, act, &before, &after, now).await?;
    tx.commit().await?;
    Ok(Json(Done { data: ImportCancelled { id }, message: "Import został anulowany".to_owned() }))
}
