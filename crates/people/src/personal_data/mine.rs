//! `GET /api/v1/user/data-requests`: the participant's own requests about their data.
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::model::ErasureRequest;
use super::store;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::AnyParticipant;
use plon_platform::error::ApiError;
use plon_platform::response::DataResponse;

/// The latest request of each kind.
#[derive(Debug, Serialize, ToSchema)]
pub struct DataRequests {
    /// Time of the last request for a copy.
    exported_at: Option<Timestamp>,
    erasure: Option<ErasureRequest>,
}

/// Shows the caller's latest requests about their data.
#[utoipa::path(get, path = "/api/v1/user/data-requests", tag = "personal data",
    responses((status = 200, body = DataResponse<DataRequests>)))]
pub async fn list_data_requests(
    State(app): State<App>,
    who: AnyParticipant,
) -> Result<Json<DataResponse<DataRequests>>, ApiError> {
    let mut db = app.db.read().await?;
    let exported_at = store::find_export_time(&mut db, who.id).await?;
    let erasure = store::find_latest_erasure(&mut db, who.id).await?;
    Ok(Json(DataResponse { data: DataRequests { exported_at, erasure } }))
}
