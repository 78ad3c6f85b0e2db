//! Deactivates a representative, with a successor for their participants, or activates one again.
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::list::AdminRepresentative;
use super::save::load_representative;
use super::store;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path};
use plon_platform::response::ActionResponse;

audit::events! {
    DEACTIVATE: ActiveRecord => Deactivated = "representatives.deactivate" on "representatives";
    ACTIVATE: ActiveRecord => ActiveRecord = "representatives.activate" on "representatives";
}

/// Active flag of a representative in the audit log.
#[derive(Debug, Serialize, ToSchema)]
struct ActiveRecord {
    active: bool,
}

/// A deactivated representative's hand-over in the audit log.
#[derive(Debug, Serialize, ToSchema)]
struct Deactivated {
    active: bool,
    participants: i64,
    successor_id: Option<i64>,
}

/// Choice of a successor.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"successor_id": 5}))]
pub struct RetireForm {
    /// Another active representative; when left out, the participants stay without one.
    successor_id: Option<i64>,
}

/// Deactivates a representative and hands their participants over.
#[utoipa::path(post, path = "/api/v1/backoffice/representatives/{id}/deactivate", tag = "representatives",
    request_body = RetireForm, params(("id" = i64, Path)),
    responses((status = 200, body = ActionResponse<AdminRepresentative>)))]
pub async fn admin_deactivate_representative(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<i64>,
    Json(form): Json<RetireForm>,
) -> Result<axum::Json<ActionResponse<AdminRepresentative>>, ApiError> {
    let mut tx = app.db.begin().await?;
    let before = load_representative(&mut tx, id).await?;
    if let Some(successor) = form.successor_id
        && (successor == id || !store::is_active(&mut tx, successor).await?)
    {
        let mut fields = Fields::default();
        fields.add_error("successor_id", "Wybierz innego, aktywnego przedstawiciela");
        return Err(fields.into_error());
    }
    store::set_active(&mut tx, id, false).await?;
    let moved = store::reassign_participants(&mut tx, id, form.successor_id).await?;
    let before = ActiveRecord { active: before.active };
    let after = Deactivated { active: false, participants: moved, successor_id: form.successor_id };
    audit::record(&mut tx, DEACTIVATE, audit::by(operator.id, id), (&before, &after), app.clock.now()).await?;
    let data = load_representative(&mut tx, id).await?;
    tx.commit().await?;
    Ok(axum::Json(ActionResponse { data, message: "Przedstawiciel jest nieaktywny".to_owned() }))
}

/// Activates a representative again; nobody is assigned to them by it.
#[utoipa::path(post, path = "/api/v1/backoffice/representatives/{id}/activate", tag = "representatives",
    params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<AdminRepresentative>)))]
pub async fn admin_activate_representative(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<i64>,
) -> Result<axum::Json<ActionResponse<AdminRepresentative>>, ApiError> {
    let mut tx = app.db.begin().await?;
    let before = load_representative(&mut tx, id).await?;
    store::set_active(&mut tx, id, true).await?;
    let records = (&ActiveRecord { active: before.active }, &ActiveRecord { active: true });
    audit::record(&mut tx, ACTIVATE, audit::by(operator.id, id), records, app.clock.now()).await?;
    let data = load_representative(&mut tx, id).await?;
    tx.commit().await?;
    Ok(axum::Json(ActionResponse { data, message: "Przedstawiciel jest znów aktywny".to_owned() }))
}
