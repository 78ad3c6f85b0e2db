//! A participant's connection to KSeF as an operator sees it.
use axum::Json;
use axum::extract::State;
use plon_ksef_connections::ParticipantKsefConnection;

use super::open_for_reading;
use plon_kernel::ids::ParticipantId;
use plon_platform::app::App;
use plon_platform::auth::{ModeratorFinanceOrSupport, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::DataResponse;

/// Shows how a participant's connection to KSeF stands.
#[utoipa::path(get, path = "/api/v1/backoffice/participants/{id}/ksef-connection", tag = "participants",
    params(("id" = i64, Path)), responses((status = 200, body = DataResponse<ParticipantKsefConnection>)))]
pub async fn admin_show_participant_ksef_connection(
    State(app): State<App>,
    operator: Operator<ModeratorFinanceOrSupport>,
    Path(id): Path<ParticipantId>,
) -> Result<Json<DataResponse<ParticipantKsefConnection>>, ApiError> {
    let mut db = open_for_reading(&app, operator.id, id).await?;
    let data = ParticipantKsefConnection::load(&app, &mut db, id).await?;
    Ok(Json(DataResponse { data }))
}
