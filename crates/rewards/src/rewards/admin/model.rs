//! Rows and values of the operators' side of rewards.
use plon_domain::money::Grosze;
use plon_domain::product::Slug;
use plon_domain::reward::{CataloguePlace, PointsPerZloty, RewardPrice};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::Object;

use super::super::reward::kinds;
use plon_kernel::ids::{MediaId, TripId, VariantId};
use plon_platform::openapi;

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
    pub category: String,
    pub photo_id: Option<MediaId>,
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

/// Reward that passed the checks.
#[derive(Debug)]
pub struct NewReward {
    pub texts: RewardTexts,
    pub price: NewPrice,
    pub position: CataloguePlace,
    pub active: bool,
}

/// Texts of a reward that passed the checks.
#[derive(Debug)]
pub struct RewardTexts {
    pub name: String,
    pub slug: Slug,
    pub summary: String,
    pub description: String,
    pub picture: &'static str,
    pub category: String,
    pub photo: Option<MediaId>,
}

/// Price of a reward.
#[derive(Debug, Clone, Copy)]
pub enum NewPrice {
    /// Price kept with the trip's terms.
    OfTrip,
    Each(RewardPrice),
    /// Points per zloty; smallest sum, largest sum and the step between sums.
    Money {
        rate: PointsPerZloty,
        sums: [Grosze; 3],
    },
}

/// Names of the drawings for rewards.
pub const PICTURES: [&str; 39] = [
    "banknote",
    "battery-charging",
    "bot",
    "cloud-sun",
    "coffee",
    "coffee-machine",
    "compressor",
    "credit-card",
    "drill",
    "flame",
    "flannel",
    "flashlight",
    "footprints",
    "fuel",
    "fuel-100",
    "fuel-200",
    "fuel-500",
    "gauge",
    "gift",
    "grape",
    "grill",
    "hand",
    "headlamp",
    "headphones",
    "heart-handshake",
    "jacket",
    "mountain-snow",
    "palmtree",
    "prepaid-200",
    "prepaid-300",
    "pressure-washer",
    "shirt",
    "smartphone",
    "socket-set",
    "spray-can",
    "thermos",
    "trees",
    "vest",
    "wrench",
];

pub fn pictures() -> Object {
    openapi::codes(PICTURES.into_iter())
}

#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct AdminVariant {
    pub id: VariantId,
    pub code: String,
    pub name: String,
    /// Number left; null when there is no limit.
    pub stock: Option<i64>,
    /// True when orders refer to it, so that it cannot be removed.
    pub ordered: bool,
}

/// Price of a reward in a season.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct SeasonPrice {
    pub season: i64,
    /// Null when the reward's own price applies.
    pub price: Option<i64>,
}
