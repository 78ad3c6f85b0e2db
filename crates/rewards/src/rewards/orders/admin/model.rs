//! Rows of the operators' side of orders.
use serde::Serialize;
use utoipa::ToSchema;

use plon_kernel::ids::RewardId;

#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct FilterReward {
    id: RewardId,
    name: String,
}
