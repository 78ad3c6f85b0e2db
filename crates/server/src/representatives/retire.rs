//! A representative leaves, and another takes over their participants; or comes back.
use axum::extract::State;
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;

use super::list::DeskRepresentative;
use super::save::{on_representative, shown};
use super::store;
use crate::answer::Done;
use crate::app::App;
use crate::audit;
use crate::error::{ApiError, ErrorBody, Fields};
use crate::extract::{Json, Path};
use crate::who::{Moderates, Operator};

/// Who takes over, as the browser sends it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct RetireForm {
    /// Another active representative; the participants stay without one when it is left out.
    successor_id: Option<i64>,
}

/// Deactivates a representative and hands their participants over.
#[utoipa::path(post, path = "/api/v1/backoffice/representatives/{id}/deactivate", tag = "representatives",
    request_body = RetireForm, params(("id" = i64, Path, description = "id")),
    responses((status = 200, body = Done<DeskRepresentative>), (status = 400, body = ErrorBody),
              (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
              (status = 413, body = ErrorBody), (status = 415, body = ErrorBody), (status = 422, body = ErrorBody)),
    security(("bearer" = ["moderator"])))]
pub async fn deactivate(
    State(app): State<App>,
    operator: Operator<Moderates>,
    Path(id): Path<i64>,
    Json(form): Json<RetireForm>,
) -> Result<axum::Json<Done<DeskRepresentative>>, ApiError> {
    let mut tx = app.db.begin().await?;
    let before = shown(&mut tx, id).await?;
    if let Some(successor) = form.successor_id
        && (successor == id || !store::is_active(&mut tx, successor).await?)
    {
        let mut fields = Fields::default();
        fields.fault("successor_id", "Wybierz innego, aktywnego przedstawiciela");
        return Err(fields.into_error());
    }
    store::set_active(&mut tx, id, false).await?;
    let moved = store::hand_over(&mut tx, id, form.successor_id).await?;
    let act = on_representative(operator.id, "representatives.deactivate", id);
    let after = json!({"active": false, "successor_id": form.successor_id, "participants": moved});
    audit::record(&mut tx, act, &json!({"active": before.active}), &after, app.clock.now()).await?;
    let data = shown(&mut tx, id).await?;
    tx.commit().await?;
    Ok(axum::Json(Done { data, message: "Przedstawiciel jest nieaktywny".to_owned() }))
}

/// Makes a representative active again; nobody is assigned to them by it.
#[utoipa::path(post, path = "/api/v1/backoffice/representatives/{id}/activate", tag = "representatives",
    params(("id" = i64, Path, description = "id")),
    responses((status = 200, body = Done<DeskRepresentative>), (status = 401, body = ErrorBody),
              (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)),
    security(("bearer" = ["moderator"])))]
pub async fn activate(
    State(app): State<App>,
    operator: Operator<Moderates>,
    Path(id): Path<i64>,
) -> Result<axum::Json<Done<DeskRepresentative>>, ApiError> {
    let mut tx = app.db.begin().await?;
    let before = shown(&mut tx, id).await?;
    store::set_active(&mut tx, id, true).await?;
    let act = on_representative(operator.id, "representatives.activate", id);
    audit::record(&mut tx, act, &json!({"active": before.active}), &json!({"active": true}), app.clock.now()).await?;
    let data = shown(&mut tx, id).await?;
    tx.commit().await?;
    Ok(axum::Json(Done { data, message: "Przedstawiciel jest znów aktywny".to_owned() }))
}
