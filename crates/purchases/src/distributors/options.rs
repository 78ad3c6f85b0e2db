//! The distributors that a participant can choose from.
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::store;
use plon_kernel::ids::DistributorId;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;
use plon_platform::response::DataResponse;

/// A distributor to choose.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct DistributorOption {
    pub id: DistributorId,
    pub distributor_name: String,
}

/// Lists the active distributors in Polish order.
#[utoipa::path(get, path = "/api/v1/distributors/options", tag = "distributors",
    responses((status = 200, body = DataResponse<Vec<DistributorOption>>)))]
pub async fn list_distributor_options(
    State(app): State<App>,
    _: Participant,
) -> Result<Json<DataResponse<Vec<DistributorOption>>>, ApiError> {
    let data = store::active(&mut app.db.read().await?).await?;
    Ok(Json(DataResponse { data }))
}
