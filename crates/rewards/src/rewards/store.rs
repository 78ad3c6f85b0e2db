//! SQL of the catalogue of rewards.
use plon_domain::season::Season;

use plon_kernel::db::Read;
use plon_kernel::ids::{RewardId, VariantId};
use plon_kernel::on_db;
use plon_kernel::paging::{Page, PageRequest, Select};

#[derive(Debug, sqlx::FromRow)]
pub struct RewardRow {
    pub id: RewardId,
    pub slug: String,
    pub name: String,
    pub kind: String,
    pub summary: String,
    pub description: String,
    pub icon: String,
    pub points: Option<i64>,
    /// Kind of the trip, when the reward is one.
    pub trip: Option<String>,
    pub min_amount: Option<i64>,
    pub max_amount: Option<i64>,
    pub amount_step: Option<i64>,
    pub points_per_zloty: Option<i64>,
    pub stock: Option<i64>,
    /// True when the reward is in stock and, if it has variants, at least one of them is too.
    pub available: bool,
}

#[derive(Debug, sqlx::FromRow)]
pub struct VariantRow {
    pub id: VariantId,
    pub name: String,
    pub stock: Option<i64>,
}

macro_rules! reward_columns {
    () => {
        "r.id, r.slug, r.name, r.kind, r.summary, r.description, r.icon,
         CASE WHEN r.points_per_zloty IS NULL
              THEN COALESCE((SELECT t.cost FROM trips t WHERE t.reward_id = r.id), s.price, r.points) END AS points,
         (SELECT t.kind FROM trips t WHERE t.reward_id = r.id) AS trip, r.min_amount, r.max_amount,
         r.amount_step, CASE WHEN r.points_per_zloty IS NOT NULL THEN COALESCE(s.price, r.points_per_zloty) END
         AS points_per_zloty, r.stock,
         (r.stock IS NULL OR r.stock > 0)
         AND (NOT EXISTS (SELECT 1 FROM reward_variants v WHERE v.reward_id = r.id)
              OR EXISTS (SELECT 1 FROM reward_variants v
                         WHERE v.reward_id = r.id AND (v.stock IS NULL OR v.stock > 0))) AS available"
    };
}

/// Rewards joined with their own prices of a season.
macro_rules! priced {
    ($season:literal) => {
        concat!("rewards r LEFT JOIN reward_prices s ON s.reward_id = r.id AND s.season = ", $season)
    };
}

macro_rules! announced {
    () => {
        "NOT EXISTS (SELECT 1 FROM trips t WHERE t.reward_id = r.id AND t.status = 'draft')"
    };
}

/// Query of the active rewards, with only the season's published trips.
pub fn select_active(season: Season) -> Select {
    Select::over(reward_columns!(), priced!("?"), i64::from(season))
        .ties_by("r.id")
        .filter("r.active = ?", true)
        .filter(
            "NOT EXISTS (SELECT 1 FROM trips t WHERE t.reward_id = r.id AND (t.status = 'draft' OR t.season <> ?))",
            i64::from(season),
        )
}

/// Page of the active rewards in the operators' order.
pub async fn list_active(db: &mut impl Read, season: Season, slice: PageRequest) -> sqlx::Result<Page<RewardRow>> {
    select_active(season).page(db, "r.position", false, slice).await
}

pub async fn find_reward(db: &mut impl Read, season: Season, id: RewardId) -> sqlx::Result<Option<RewardRow>> {
    on_db!(db, conn => sqlx::query_as(
        concat!("SELECT ", reward_columns!(), " FROM ", priced!("$1"), " WHERE r.id = $2 AND r.active AND ", announced!()))
        .bind(i64::from(season)).bind(id).fetch_optional(conn).await)
}

pub async fn find_reward_by_slug(db: &mut impl Read, season: Season, slug: &str) -> sqlx::Result<Option<RewardRow>> {
    on_db!(db, conn => sqlx::query_as(
        concat!("SELECT ", reward_columns!(), " FROM ", priced!("$1"), " WHERE r.slug = $2 AND r.active AND ", announced!()))
        .bind(i64::from(season)).bind(slug).fetch_optional(conn).await)
}

/// Reward of a trip, in the catalogue or not.
pub async fn find_reward_of_trip(db: &mut impl Read, season: Season, id: RewardId) -> sqlx::Result<Option<RewardRow>> {
    on_db!(db, conn => sqlx::query_as(
        concat!("SELECT ", reward_columns!(), " FROM ", priced!("$1"), " WHERE r.id = $2 AND r.kind = 'trip'"))
        .bind(i64::from(season)).bind(id).fetch_optional(conn).await)
}

pub async fn list_variants(db: &mut impl Read, reward: RewardId) -> sqlx::Result<Vec<VariantRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, name, stock FROM reward_variants WHERE reward_id = $1 ORDER BY position, id")
        .bind(reward).fetch_all(conn).await)
}
