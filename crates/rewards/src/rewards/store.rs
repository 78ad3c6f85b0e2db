//! SQL of the catalogue of rewards.
use plon_domain::season::Season;

use plon_kernel::db::Read;
use plon_kernel::ids::{ParticipantId, RewardId, VariantId};
use plon_kernel::on_db;
use plon_kernel::types::BusinessDate;
use plon_pictures::Picture;

#[derive(Debug, Clone, sqlx::FromRow)]
pub struct RewardRow {
    pub id: RewardId,
    pub slug: String,
    pub name: String,
    pub kind: String,
    pub summary: String,
    pub description: String,
    pub icon: String,
    pub category: String,
    #[sqlx(flatten)]
    pub photo: PhotoRow,
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

/// Picture of the media that stands in for the drawing; all none where there is no such picture.
#[derive(Debug, Clone, Default, sqlx::FromRow)]
pub struct PhotoRow {
    photo_key: Option<String>,
    photo_width: Option<i64>,
    photo_height: Option<i64>,
    photo_alternative: Option<String>,
}

impl PhotoRow {
    pub fn picture(&self) -> Option<Picture> {
        let size = (self.photo_width?, self.photo_height?);
        Some(Picture::new(self.photo_key.as_ref()?, size, self.photo_alternative.clone().unwrap_or_default()))
    }
}

#[derive(Debug, sqlx::FromRow)]
pub struct VariantRow {
    pub id: VariantId,
    pub name: String,
    pub stock: Option<i64>,
}

macro_rules! reward_columns {
    () => {
        "r.id, r.slug, r.name, r.kind, r.summary, r.description, r.icon, r.category,
         f.key AS photo_key, f.width AS photo_width, f.height AS photo_height, f.alternative AS photo_alternative,
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
        concat!(
            "rewards r LEFT JOIN media f ON f.id = r.photo_id
             LEFT JOIN reward_prices s ON s.reward_id = r.id AND s.season = ",
            $season
        )
    };
}

macro_rules! announced {
    () => {
        "NOT EXISTS (SELECT 1 FROM trips t WHERE t.reward_id = r.id AND t.status = 'draft')"
    };
}

/// Most rewards of a catalogue.
const MOST_REWARDS: i64 = 1000;

/// Active rewards in the operators' order, with only the season's published trips.
pub async fn list_active(db: &mut impl Read, season: Season) -> sqlx::Result<Vec<RewardRow>> {
    on_db!(db, conn => sqlx::query_as(
        concat!("SELECT ", reward_columns!(), " FROM ", priced!("$1"), " WHERE r.active = $2
            AND NOT EXISTS (SELECT 1 FROM trips t WHERE t.reward_id = r.id AND (t.status = 'draft' OR t.season <> $1))
            ORDER BY r.position, r.id LIMIT $3"))
        .bind(i64::from(season)).bind(true).bind(MOST_REWARDS).fetch_all(conn).await)
}

/// Points that one złoty of a transfer to participants costs in a season; none where the catalogue has no such reward.
pub async fn find_points_per_zloty(db: &mut impl Read, season: Season) -> sqlx::Result<Option<i64>> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT COALESCE(s.price, r.points_per_zloty) FROM rewards r
         LEFT JOIN reward_prices s ON s.reward_id = r.id AND s.season = $1
         WHERE r.active = $2 AND r.kind = 'bank_transfer' AND r.points_per_zloty IS NOT NULL
         ORDER BY r.position, r.id LIMIT 1")
        .bind(i64::from(season)).bind(true).fetch_optional(conn).await)
}

/// Rewards whose trip cannot be ordered any more on a day.
pub async fn list_ended_trips(db: &mut impl Read, today: BusinessDate) -> sqlx::Result<Vec<RewardId>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT reward_id FROM trips WHERE order_by < $1 ORDER BY reward_id")
        .bind(today).fetch_all(conn).await)
}

pub async fn find_reward(db: &mut impl Read, season: Season, id: RewardId) -> sqlx::Result<Option<RewardRow>> {
    on_db!(db, conn => sqlx::query_as(
        concat!("SELECT ", reward_columns!(), " FROM ", priced!("$1"), " WHERE r.id = $2 AND r.active AND ", announced!()))
        .bind(i64::from(season)).bind(id).fetch_optional(conn).await)
}

/// Reward as a participant's order takes it.
#[derive(Debug, sqlx::FromRow)]
pub struct OrderableRow {
    #[sqlx(flatten)]
    pub reward: RewardRow,
    pub has_variants: bool,
    /// The participant's.
    pub bank_account: Option<String>,
}

/// Reward as a participant's order takes it; none in a season that operators have not prepared.
pub async fn find_orderable(
    db: &mut impl Read,
    season: Season,
    id: RewardId,
    by: ParticipantId,
) -> sqlx::Result<Option<OrderableRow>> {
    on_db!(db, conn => sqlx::query_as(
        concat!("SELECT ", reward_columns!(), ",
            EXISTS (SELECT 1 FROM reward_variants v WHERE v.reward_id = r.id) AS has_variants,
            (SELECT p.bank_account FROM participants p WHERE p.id = $3) AS bank_account
            FROM ", priced!("$1"), " WHERE r.id = $2 AND r.active AND ", announced!(),
            " AND EXISTS (SELECT 1 FROM seasons y WHERE y.year = $1)"))
        .bind(i64::from(season)).bind(id).bind(by).fetch_optional(conn).await)
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
