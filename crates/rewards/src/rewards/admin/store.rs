//! SQL of the operators' side of rewards.
use plon_domain::product::{Code, Slug};
use plon_domain::reward::RewardKind;
use plon_domain::season::Season;

use super::super::store::PhotoRow;
use super::model::{AdminVariant, NewPrice, NewReward, RewardRow, SeasonPrice};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{MediaId, RewardId, VariantId};
use plon_kernel::on_db;
use plon_kernel::paging::{Keyed, Select};
use plon_kernel::types::Timestamp;

#[derive(Debug, sqlx::FromRow)]
pub struct ListedRow {
    pub id: RewardId,
    pub name: String,
    pub kind: String,
    pub icon: String,
    pub category: String,
    pub price: i64,
    pub stock: Option<i64>,
    pub active: bool,
    pub open_orders: i64,
}

impl Keyed for ListedRow {
    fn key(&self) -> i64 {
        self.id.0
    }
}

/// Keyset condition after the reward whose id is `?`, and the order.
pub const IN_ORDER: (&str, &str) =
    ("(r.position, r.id) > ((SELECT position FROM rewards WHERE id = ?), ?)", "r.position, r.id");

/// Query of rewards with their prices in a season; the stock is the variants' sum, unless a variant has no limit.
pub fn select_rewards(
    season: Season,
    kind: Option<RewardKind>,
    active: Option<bool>,
    category: Option<String>,
) -> Select {
    Select::over(
        "r.id, r.name, r.kind, r.icon, r.category,
         COALESCE((SELECT t.cost FROM trips t WHERE t.reward_id = r.id), s.price, r.points, r.points_per_zloty) AS price,
         CASE WHEN EXISTS (SELECT 1 FROM reward_variants v WHERE v.reward_id = r.id)
              THEN CASE WHEN EXISTS (SELECT 1 FROM reward_variants v WHERE v.reward_id = r.id AND v.stock IS NULL)
                        THEN r.stock
                        ELSE (SELECT CAST(SUM(v.stock) AS BIGINT) FROM reward_variants v WHERE v.reward_id = r.id) END
              ELSE r.stock END AS stock,
         r.active,
         (SELECT count(*) FROM orders o WHERE o.reward_id = r.id AND o.status IN ('selected', 'in_progress'))
             AS open_orders",
        "rewards r LEFT JOIN reward_prices s ON s.reward_id = r.id AND s.season = ?",
        i64::from(season),
    )
    .ties_by("r.id")
    .filter_if("r.kind = ?", kind.map(RewardKind::as_str))
    .filter_if("r.active = ?", active)
    .filter_if("r.category = ?", category)
}

pub async fn find_reward(db: &mut impl Read, id: RewardId) -> sqlx::Result<Option<RewardRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT r.version, r.kind, r.name, r.slug, r.summary, r.description, r.icon, r.category, r.photo_id,
                COALESCE(t.cost, r.points) AS points, r.points_per_zloty, r.min_amount, r.max_amount, r.amount_step,
                r.stock, r.position, r.active, t.id AS trip
         FROM rewards r LEFT JOIN trips t ON t.reward_id = r.id WHERE r.id = $1")
        .bind(id).fetch_optional(conn).await)
}

/// Increments the version of a reward if it is still the one that the caller has seen (optimistic lock).
pub async fn increment_version(tx: &mut Tx, id: RewardId, seen: i64, now: Timestamp) -> sqlx::Result<bool> {
    let moved = on_db!(tx, conn => sqlx::query(
        "UPDATE rewards SET version = version + 1, edited_at = $3 WHERE id = $1 AND version = $2")
        .bind(id).bind(seen).bind(now).execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(moved == 1)
}

pub async fn is_slug_taken(db: &mut impl Read, slug: &Slug, own: Option<RewardId>) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM rewards WHERE slug = $1 AND id <> $2)")
        .bind(slug.as_str()).bind(own.map_or(0, |own| own.0)).fetch_one(conn).await)
}

/// Inserts a new reward, which participants see only when it is active.
pub async fn insert_reward(
    tx: &mut Tx,
    kind: RewardKind,
    reward: &NewReward,
    now: Timestamp,
) -> sqlx::Result<RewardId> {
    let (texts, (points, rate, money)) = (&reward.texts, price_columns(reward.price));
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO rewards (kind, slug, name, summary, description, icon, points, points_per_zloty, min_amount,
                              max_amount, amount_step, position, active, edited_at, category, photo_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) RETURNING id")
        .bind(kind.as_str()).bind(texts.slug.as_str()).bind(&texts.name).bind(&texts.summary)
        .bind(&texts.description).bind(texts.picture).bind(points).bind(rate).bind(money.map(|sums| sums[0]))
        .bind(money.map(|sums| sums[1])).bind(money.map(|sums| sums[2])).bind(reward.position.get()).bind(reward.active)
        .bind(now).bind(&texts.category).bind(texts.photo).fetch_one(conn).await)
}

/// Updates a reward; a trip keeps its price, which is stored with its terms.
pub async fn update_reward(tx: &mut Tx, id: RewardId, reward: &NewReward) -> sqlx::Result<()> {
    let (texts, (points, rate, money)) = (&reward.texts, price_columns(reward.price));
    on_db!(tx, conn => sqlx::query(
        "UPDATE rewards SET slug = $2, name = $3, summary = $4, description = $5, icon = $6,
             points = COALESCE($7, points), points_per_zloty = COALESCE($8, points_per_zloty), min_amount = $9,
             max_amount = $10, amount_step = $11, position = $12, active = $13, category = $14, photo_id = $15
         WHERE id = $1")
        .bind(id).bind(texts.slug.as_str()).bind(&texts.name).bind(&texts.summary).bind(&texts.description)
        .bind(texts.picture).bind(points).bind(rate).bind(money.map(|sums| sums[0])).bind(money.map(|sums| sums[1]))
        .bind(money.map(|sums| sums[2])).bind(reward.position.get()).bind(reward.active).bind(&texts.category)
        .bind(texts.photo).execute(conn).await.map(|_| ()))
}

/// Categories of all rewards, by name.
pub async fn list_categories(db: &mut impl Read) -> sqlx::Result<Vec<String>> {
    on_db!(db, conn => sqlx::query_scalar(
        r#"SELECT category FROM rewards GROUP BY category ORDER BY category COLLATE "pl-x-icu" LIMIT 200"#)
        .fetch_all(conn).await)
}

/// True when the media have a picture of this id.
pub async fn is_picture(db: &mut impl Read, id: MediaId) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM media WHERE id = $1 AND kind = 'picture')")
        .bind(id).fetch_one(conn).await)
}

/// Picture of the media.
pub async fn find_photo(db: &mut impl Read, id: MediaId) -> sqlx::Result<Option<PhotoRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT key AS photo_key, width AS photo_width, height AS photo_height, alternative AS photo_alternative
         FROM media WHERE id = $1")
        .bind(id).fetch_optional(conn).await)
}

/// Deletes a reward that nobody has ordered, with its variants and prices.
pub async fn delete_reward(tx: &mut Tx, id: RewardId) -> sqlx::Result<()> {
    for table in [
        "DELETE FROM reward_prices WHERE reward_id = $1",
        "DELETE FROM reward_variants WHERE reward_id = $1",
        "DELETE FROM rewards WHERE id = $1",
    ] {
        on_db!(tx, conn => sqlx::query(table).bind(id).execute(conn).await.map(|_| ()))?;
    }
    Ok(())
}

/// Points for one; points per zloty; smallest sum, largest sum and step.
fn price_columns(price: NewPrice) -> (Option<i64>, Option<i64>, Option<[i64; 3]>) {
    match price {
        NewPrice::OfTrip => (None, None, None),
        NewPrice::Each(points) => (Some(points.get()), None, None),
        NewPrice::Money { rate, sums } => (None, Some(rate.get()), Some(sums.map(|sum| sum.0))),
    }
}

/// Number of orders of a reward, all or only those that are not carried out yet.
pub async fn count_orders(db: &mut impl Read, id: RewardId, only_open: bool) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT count(*) FROM orders WHERE reward_id = $1 AND (status IN ('selected', 'in_progress') OR NOT $2)")
        .bind(id).bind(only_open).fetch_one(conn).await)
}

/// Changes a stock by a number; `None` when too few are left. A stock without a limit starts at zero.
pub async fn change_stock(tx: &mut Tx, id: RewardId, by: i64) -> sqlx::Result<Option<i64>> {
    on_db!(tx, conn => sqlx::query_scalar(
        "UPDATE rewards SET stock = COALESCE(stock, 0) + $2 WHERE id = $1 AND COALESCE(stock, 0) + $2 >= 0
         RETURNING stock")
        .bind(id).bind(by).fetch_optional(conn).await)
}

pub async fn change_variant_stock(tx: &mut Tx, id: VariantId, by: i64) -> sqlx::Result<Option<i64>> {
    on_db!(tx, conn => sqlx::query_scalar(
        "UPDATE reward_variants SET stock = COALESCE(stock, 0) + $2 WHERE id = $1 AND COALESCE(stock, 0) + $2 >= 0
         RETURNING stock")
        .bind(id).bind(by).fetch_optional(conn).await)
}

pub async fn lift_limit(tx: &mut Tx, id: RewardId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE rewards SET stock = NULL WHERE id = $1")
        .bind(id).execute(conn).await.map(|_| ()))
}

pub async fn lift_variant_limit(tx: &mut Tx, id: VariantId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE reward_variants SET stock = NULL WHERE id = $1")
        .bind(id).execute(conn).await.map(|_| ()))
}

/// Variants of a reward in their order.
pub async fn list_variants(db: &mut impl Read, id: RewardId) -> sqlx::Result<Vec<AdminVariant>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT v.id, v.code, v.name, v.stock, EXISTS (SELECT 1 FROM orders o WHERE o.variant_id = v.id) AS ordered
         FROM reward_variants v WHERE v.reward_id = $1 ORDER BY v.position, v.id")
        .bind(id).fetch_all(conn).await)
}

/// Adds a variant at the end, with a stock of zero.
pub async fn insert_variant(tx: &mut Tx, id: RewardId, code: &Code, name: &str) -> sqlx::Result<VariantId> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO reward_variants (reward_id, code, name, position, stock)
         SELECT $1, $2, $3, COALESCE(MAX(position), 0) + 1, 0 FROM reward_variants WHERE reward_id = $1 RETURNING id")
        .bind(id).bind(code.as_str()).bind(name).fetch_one(conn).await)
}

pub async fn update_variant(tx: &mut Tx, id: VariantId, code: &Code, name: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE reward_variants SET code = $2, name = $3 WHERE id = $1")
        .bind(id).bind(code.as_str()).bind(name).execute(conn).await.map(|_| ()))
}

pub async fn delete_variant(tx: &mut Tx, id: VariantId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM reward_variants WHERE id = $1")
        .bind(id).execute(conn).await.map(|_| ()))
}

/// Every season, latest first, each with the reward's price for it if there is one.
pub async fn list_prices(db: &mut impl Read, id: RewardId) -> sqlx::Result<Vec<SeasonPrice>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT s.year AS season, p.price
         FROM seasons s LEFT JOIN reward_prices p ON p.season = s.year AND p.reward_id = $1 ORDER BY s.year DESC")
        .bind(id).fetch_all(conn).await)
}

pub async fn put_price(tx: &mut Tx, id: RewardId, season: i64, price: i64) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO reward_prices (reward_id, season, price) VALUES ($1, $2, $3)
         ON CONFLICT (reward_id, season) DO UPDATE SET price = excluded.price")
        .bind(id).bind(season).bind(price).execute(conn).await.map(|_| ()))
}

pub async fn delete_price(tx: &mut Tx, id: RewardId, season: i64) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM reward_prices WHERE reward_id = $1 AND season = $2")
        .bind(id).bind(season).execute(conn).await.map(|_| ()))
}
