//! SQL of packs: their rates and caps, the points granted for them, and distributors' names of them.
use plon_domain::points::{Points, PointsPerUnit};
use plon_domain::season::Season;
use plon_domain::text::search_key;
use plon_domain::volume::Unit;

use super::model::PackAlias;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{DistributorId, PackId, ParticipantId, ProductId};
use plon_kernel::on_db;

/// `draft`, `open` or `closed`; none when the season does not exist.
pub async fn find_season_status(db: &mut impl Read, season: Season) -> sqlx::Result<Option<String>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT status FROM seasons WHERE year = $1")
        .bind(i64::from(season)).fetch_optional(conn).await)
}

/// Pack with its product's rate and cap in a season.
#[derive(Debug, Clone, sqlx::FromRow)]
pub struct Pack {
    pub id: PackId,
    pub product_id: ProductId,
    pub product: String,
    #[sqlx(try_from = "String")]
    pub unit: Unit,
    pub volume: i64,
    /// Thousandths of a point per unit.
    pub points_per_unit: Option<i64>,
    pub cap_points: Option<i64>,
}

pub async fn find_pack(db: &mut impl Read, id: PackId, season: Season) -> sqlx::Result<Option<Pack>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT k.id, k.product_id, p.name AS product, p.unit, k.volume, r.points_per_unit, r.cap_points
         FROM packs k JOIN products p ON p.id = k.product_id
         LEFT JOIN product_rates r ON r.product_id = k.product_id AND r.season = $2
         WHERE k.id = $1")
        .bind(id).bind(i64::from(season)).fetch_optional(conn).await)
}

/// Points granted to a participant for a product in a season so far.
pub async fn load_granted_points(
    db: &mut impl Read,
    participant: ParticipantId,
    product: ProductId,
    season: Season,
) -> sqlx::Result<Points> {
    let points: Option<i64> = on_db!(db, conn => sqlx::query_scalar(
        "SELECT points FROM product_points WHERE participant_id = $1 AND product_id = $2 AND season = $3")
        .bind(participant).bind(product).bind(i64::from(season)).fetch_optional(conn).await)?;
    Ok(Points(points.unwrap_or(0)))
}

pub async fn add_granted_points(
    tx: &mut Tx,
    participant: ParticipantId,
    product: ProductId,
    season: Season,
    points: Points,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO product_points (participant_id, product_id, season, points) VALUES ($1, $2, $3, $4)
         ON CONFLICT (participant_id, product_id, season)
         DO UPDATE SET points = product_points.points + excluded.points")
        .bind(participant).bind(product).bind(i64::from(season)).bind(points.0).execute(conn).await.map(|_| ()))
}

/// Subtracts from the points granted, which frees room under the product's cap.
pub async fn subtract_granted_points(
    tx: &mut Tx,
    participant: ParticipantId,
    product: ProductId,
    season: Season,
    points: Points,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE product_points SET points = points - $4
         WHERE participant_id = $1 AND product_id = $2 AND season = $3")
        .bind(participant).bind(product).bind(i64::from(season)).bind(points.0).execute(conn).await.map(|_| ()))
}

/// Distributor's own names of packs.
pub async fn list_aliases(db: &mut impl Read, distributor: DistributorId) -> sqlx::Result<Vec<PackAlias>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT alias, pack_id FROM product_aliases WHERE distributor_id = $1 ORDER BY alias_key")
        .bind(distributor).fetch_all(conn).await)
}

/// Stores a distributor's own name of a pack; the latest replaces an earlier one.
pub async fn insert_alias(tx: &mut Tx, distributor: DistributorId, alias: &str, pack: PackId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO product_aliases (distributor_id, alias, alias_key, pack_id) VALUES ($1, $2, $3, $4)
         ON CONFLICT (distributor_id, alias_key) DO UPDATE SET alias = excluded.alias, pack_id = excluded.pack_id")
        .bind(distributor).bind(alias).bind(search_key(alias)).bind(pack).execute(conn).await.map(|_| ()))
}

/// Pack with what it is called.
#[derive(Debug, Clone, sqlx::FromRow)]
pub struct KnownPack {
    pub id: PackId,
    pub product_id: ProductId,
    pub code: String,
    pub sap: String,
    pub product: String,
    pub unit: String,
    /// Volume in thousandths of the unit.
    pub volume: i64,
}

pub async fn list_packs(db: &mut impl Read) -> sqlx::Result<Vec<KnownPack>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT k.id, k.product_id, k.code, p.sap, p.name AS product, p.unit, k.volume
         FROM packs k JOIN products p ON p.id = k.product_id ORDER BY k.id").fetch_all(conn).await)
}

/// Years of all seasons with their statuses.
pub async fn list_seasons(db: &mut impl Read) -> sqlx::Result<Vec<(i64, String)>> {
    on_db!(db, conn => sqlx::query_as("SELECT year, status FROM seasons").fetch_all(conn).await)
}

#[derive(Debug, sqlx::FromRow)]
pub struct RateRow {
    pub product_id: ProductId,
    #[sqlx(try_from = "i64")]
    pub season: Season,
    /// Thousandths of a point per unit.
    points_per_unit: i64,
    pub cap_points: Option<i64>,
}

impl RateRow {
    pub fn rate(&self) -> Option<PointsPerUnit> {
        PointsPerUnit::try_from(self.points_per_unit).ok()
    }
}

pub async fn list_rates(db: &mut impl Read) -> sqlx::Result<Vec<RateRow>> {
    on_db!(db, conn => sqlx::query_as("SELECT product_id, season, points_per_unit, cap_points FROM product_rates")
        .fetch_all(conn).await)
}

/// Distributor's own names of packs as they are compared.
pub async fn list_alias_keys(db: &mut impl Read, distributor: DistributorId) -> sqlx::Result<Vec<(String, PackId)>> {
    on_db!(db, conn => sqlx::query_as("SELECT alias_key, pack_id FROM product_aliases WHERE distributor_id = $1")
        .bind(distributor).fetch_all(conn).await)
}
