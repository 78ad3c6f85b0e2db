//! A participant's consents, with version and time; operators can only read them.
use axum::Json;
use axum::extract::State;

use super::model::ParticipantConsent;
use super::{open_for_reading, store};
use plon_kernel::ids::ParticipantId;
use plon_platform::app::App;
use plon_platform::auth::{ModeratorFinanceOrSupport, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::DataResponse;

/// Lists a participant's answers to consents.
#[utoipa::path(get, path = "/api/v1/backoffice/participants/{id}/consents", tag = "participants",
    params(("id" = i64, Path)), responses((status = 200, body = DataResponse<Vec<ParticipantConsent>>)))]
pub async fn admin_list_participant_consents(
    State(app): State<App>,
    operator: Operator<ModeratorFinanceOrSupport>,
    Path(id): Path<ParticipantId>,
) -> Result<Json<DataResponse<Vec<ParticipantConsent>>>, ApiError> {
    let mut db = open_for_reading(&app, operator.id, id).await?;
    Ok(Json(DataResponse { data: store::list_consents(&mut db, id).await? }))
}
