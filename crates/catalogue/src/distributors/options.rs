//! The distributors that a participant can choose from.
use axum::Json;
use axum::extract::State;

use super::model::DistributorOption;
use super::store;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;
use plon_platform::response::DataResponse;

/// Lists the active distributors in Polish order.
#[utoipa::path(get, path = "/api/v1/distributors/options", tag = "distributors",
    responses((status = 200, body = DataResponse<Vec<DistributorOption>>)))]
pub async fn list_distributor_options(
    State(app): State<App>,
    _: Participant,
) -> Result<Json<DataResponse<Vec<DistributorOption>>>, ApiError> {
    let data = store::list_active_distributors(&mut app.db.read().await?).await?;
    Ok(Json(DataResponse { data }))
}
