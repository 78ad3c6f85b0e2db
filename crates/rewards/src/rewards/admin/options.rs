//! `GET /api/v1/backoffice/rewards/options`: what an operator chooses from in the form of a reward.
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::store;
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::response::DataResponse;

#[derive(Debug, Serialize, ToSchema)]
pub struct RewardOptions {
    /// Categories of all rewards, by name.
    categories: Vec<String>,
}

/// Lists the categories that rewards have so far.
#[utoipa::path(get, path = "/api/v1/backoffice/rewards/options", tag = "rewards",
    responses((status = 200, body = DataResponse<RewardOptions>)))]
pub async fn admin_list_reward_options(
    State(app): State<App>,
    _: Operator<Finance>,
) -> Result<Json<DataResponse<RewardOptions>>, ApiError> {
    let categories = store::list_categories(&mut app.db.read().await?).await?;
    Ok(Json(DataResponse { data: RewardOptions { categories } }))
}
