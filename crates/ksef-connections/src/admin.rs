//! Participant's connection as operators see it.
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::shown::KsefConnection;
use super::store;
use plon_kernel::ids::ParticipantId;
use plon_platform::app::App;
use plon_platform::auth::{ModeratorFinanceOrSupport, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::DataResponse;

/// Connection of a participant to KSeF.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdminKsefConnectionState {
    /// True when the programme reads invoices from KSeF at all.
    available: bool,
    connection: Option<KsefConnection>,
}

/// Shows how a participant's connection to KSeF stands.
#[utoipa::path(get, path = "/api/v1/backoffice/participants/{id}/ksef-connection", tag = "invoices",
    params(("id" = i64, Path, description = "participant's id")),
    responses((status = 200, body = DataResponse<AdminKsefConnectionState>)))]
pub async fn admin_show_ksef_connection(
    State(app): State<App>,
    _operator: Operator<ModeratorFinanceOrSupport>,
    Path(id): Path<i64>,
) -> Result<Json<DataResponse<AdminKsefConnectionState>>, ApiError> {
    let connection = store::find_connection(&mut app.db.read().await?, ParticipantId(id)).await?;
    let data = AdminKsefConnectionState {
        available: app.ksef.url.is_some(),
        connection: connection.map(KsefConnection::from),
    };
    Ok(Json(DataResponse { data }))
}
