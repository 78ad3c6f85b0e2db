//! Rows of the dashboard.
use serde::Serialize;
use utoipa::ToSchema;

use plon_kernel::ids::PromotionId;

#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct CardsOfPromotion {
    promotion: PromotionId,
    name: String,
    participants: i64,
}
