//! Rows of the operators' side of rewards.
use serde::Serialize;
use utoipa::ToSchema;

use super::super::reward::kinds;
use super::form::pictures;
use plon_kernel::ids::TripId;

/// Row of a reward; without its version it is also its record in the audit log.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct RewardRow {
    #[serde(skip)]
    pub version: i64,
    #[schema(schema_with = kinds)]
    pub kind: String,
    pub name: String,
    pub slug: String,
    pub summary: String,
    pub description: String,
    #[schema(schema_with = pictures)]
    pub icon: String,
    pub points: Option<i64>,
    pub points_per_zloty: Option<i64>,
    pub min_amount: Option<i64>,
    pub max_amount: Option<i64>,
    pub amount_step: Option<i64>,
    pub stock: Option<i64>,
    pub position: i64,
    pub active: bool,
    pub trip: Option<TripId>,
}

impl RewardRow {
    /// Points for one, or per zloty.
    pub fn price(&self) -> i64 {
        self.points.or(self.points_per_zloty).unwrap_or_default()
    }
}
