//! An operator assigns a sales representative to a participant.
use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::AssignedRepresentative;
use super::store;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{OperatorId, ParticipantId};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{self, Path};
use plon_platform::response::ActionResponse;

audit::events! {
    ASSIGN_REPRESENTATIVE: AssignForm => AssignForm = "participants.assign_representative" on "participants";
}

/// The representative to assign, as the browser sends it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"representative_id": 4}))]
pub struct AssignForm {
    /// No representative when it is left out.
    pub representative_id: Option<i64>,
}

/// The representative assigned now.
#[derive(Debug, Serialize, ToSchema)]
pub struct Assigned {
    representative: Option<AssignedRepresentative>,
}

/// Assigns a representative, or none.
#[utoipa::path(post, path = "/api/v1/backoffice/participants/{id}/representative", tag = "participants",
    request_body = AssignForm, params(("id" = i64, Path)),
    responses((status = 200, body = ActionResponse<Assigned>)))]
pub async fn admin_assign_representative(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<ParticipantId>,
    extract::Json(form): extract::Json<AssignForm>,
) -> Result<Json<ActionResponse<Assigned>>, ApiError> {
    let mut tx = app.db.begin().await?;
    store::find_account(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    if let Some(representative) = form.representative_id {
        check_representative(&mut tx, representative).await?;
    }
    assign(&mut tx, (operator.id, id), &form, app.clock.now()).await?;
    let representative = store::find_representative(&mut tx, id).await?;
    tx.commit().await?;
    let message = match &representative {
        Some(person) => format!("Przedstawicielem uczestnika jest teraz {}", person.name),
        None => "Uczestnik nie ma teraz przedstawiciela".to_owned(),
    };
    Ok(Json(ActionResponse { data: Assigned { representative }, message }))
}

/// Name of a representative to whom participants may be assigned.
///
/// # Errors
/// `Invalid` at `representative_id` when there is none.
pub async fn check_representative(db: &mut impl Read, id: i64) -> Result<String, ApiError> {
    let name = store::find_representative_name(db, id).await?;
    name.ok_or_else(|| {
        let mut fields = Fields::default();
        fields.add_error("representative_id", "Wybierz przedstawiciela z\u{a0}listy");
        fields.into_error()
    })
}

/// Assigns a representative, or none, and records who did.
pub async fn assign(
    tx: &mut Tx,
    (by, id): (OperatorId, ParticipantId),
    form: &AssignForm,
    now: Timestamp,
) -> Result<(), ApiError> {
    let before = store::find_representative(tx, id).await?;
    store::assign_representative(tx, id, form.representative_id).await?;
    let before = AssignForm { representative_id: before.map(|person| person.id) };
    Ok(audit::record(tx, ASSIGN_REPRESENTATIVE, audit::by(by, id.0).about(id), (&before, form), now).await?)
}
