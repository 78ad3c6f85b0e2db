//! An operator deletes a reward that is not shown and that nobody has ordered.
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::RewardRow;
use super::{RewardEdit, store};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::RewardId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Json, Path};
use plon_platform::response::MessageResponse;

audit::events! {
    DELETE_REWARD: RewardRow => () = "rewards.delete" on "rewards";
}

/// The version of a reward that the operator saw, for optimistic locking.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3}))]
pub struct SeenReward {
    version: i64,
}

/// Deletes a reward with its variants and prices; its slug is free again.
#[utoipa::path(post, path = "/api/v1/backoffice/rewards/{id}/delete", tag = "rewards", request_body = SeenReward,
    params(("id" = i64, Path)), responses((status = 200, body = MessageResponse),
    (status = 409, description = "it is shown, was ordered or is a trip's, or somebody has changed it")))]
pub async fn admin_delete_reward(
    State(app): State<App>,
    operator: Operator<Finance>,
    Path(id): Path<RewardId>,
    Json(seen): Json<SeenReward>,
) -> Result<axum::Json<MessageResponse>, ApiError> {
    let RewardEdit { mut tx, .. } = RewardEdit::begin(&app, id, seen.version).await?;
    let before = store::find_reward(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    if before.active || before.trip.is_some() || store::count_orders(&mut tx, id, false).await? > 0 {
        return Err(ErrorCode::RewardInUse.into());
    }
    store::delete_reward(&mut tx, id).await?;
    audit::record(&mut tx, DELETE_REWARD, audit::by(operator.id, id.0), (&before, &()), app.clock.now()).await?;
    tx.commit().await?;
    Ok(axum::Json(MessageResponse { message: "Nagroda jest usunięta".to_owned() }))
}
