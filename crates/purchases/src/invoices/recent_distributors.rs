//! `GET /api/v1/invoices/recent-distributors`: the distributors of the caller's newest invoices.
use axum::Json;
use axum::extract::State;

use super::model::RecentDistributor;
use super::store;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;
use plon_platform::response::DataResponse;

/// Most distributors of the answer.
const MOST: i64 = 3;

/// Lists the active distributors of the caller's newest invoices, the latest first.
#[utoipa::path(get, path = "/api/v1/invoices/recent-distributors", tag = "invoices",
    responses((status = 200, body = DataResponse<Vec<RecentDistributor>>)))]
pub async fn list_recent_distributors(
    State(app): State<App>,
    who: Participant,
) -> Result<Json<DataResponse<Vec<RecentDistributor>>>, ApiError> {
    let data = store::list_recent_distributors(&mut app.db.read().await?, who.id, MOST).await?;
    Ok(Json(DataResponse { data }))
}
