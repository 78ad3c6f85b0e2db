//! SQL of purchases: sums over a participant's accepted lines.
//!
//! A line's turnover is the season's list price (grosze per unit) times its volume (thousandths of the unit), rounded
//! half up to a grosz. Whole units are multiplied apart from the rest, so that no product overflows 64 bits.
use plon_domain::season::Season;
use plon_domain::volume::Unit;

use plon_kernel::db::Read;
use plon_kernel::ids::{DistributorId, ParticipantId, ProductId};
use plon_kernel::on_db;
use plon_kernel::paging::Select;
use plon_kernel::types::BusinessDate;

/// A product from a distributor in a season.
#[derive(sqlx::FromRow)]
pub struct PurchaseRow {
    pub product_id: ProductId,
    pub distributor_id: DistributorId,
    pub product: String,
    pub distributor_name: String,
    #[sqlx(try_from = "String")]
    pub unit: Unit,
    pub quantity: i64,
    pub volume: i64,
    pub points: i64,
    pub turnover: i64,
    pub turnover_fv: i64,
}

/// A participant's purchases of a season as `PurchaseRow`; the pattern is ready for LIKE. Both databases push the
/// filters on participant and season down into the sums.
pub fn select_purchases(participant: ParticipantId, season: Season, name_like: Option<String>) -> Select {
    Select::new(
        "product_id, distributor_id, product, distributor_name, unit, quantity, volume, points, turnover, turnover_fv",
        "(SELECT i.participant_id, i.season, l.product_id, i.distributor_id, p.name AS product,
                 p.search_key AS product_key, p.unit, d.name AS distributor_name, d.search_key AS distributor_key,
                 min(l.id) AS first_line, CAST(sum(l.quantity) AS BIGINT) AS quantity,
                 CAST(sum(l.volume) AS BIGINT) AS volume, CAST(sum(l.points) AS BIGINT) AS points,
                 CAST(sum(l.volume / 1000 * COALESCE(r.list_price, 0)
                     + (l.volume % 1000 * COALESCE(r.list_price, 0) + 500) / 1000) AS BIGINT) AS turnover,
                 CAST(sum(l.net_value) AS BIGINT) AS turnover_fv
          FROM invoices i JOIN invoice_lines l ON l.invoice_id = i.id
               JOIN products p ON p.id = l.product_id JOIN distributors d ON d.id = i.distributor_id
               LEFT JOIN product_rates r ON r.product_id = l.product_id AND r.season = i.season
          WHERE l.status IN ('accepted', 'limit', 'limit.product')
          GROUP BY i.participant_id, i.season, l.product_id, i.distributor_id, p.name, p.search_key, p.unit, d.name,
                   d.search_key) AS bought",
    )
    .ties_by("first_line")
    .filter("participant_id = ?", participant.0)
    .filter("season = ?", i64::from(season))
    .filter_if(r"(product_key LIKE ? ESCAPE '\' OR distributor_key LIKE ? ESCAPE '\')", name_like)
}

/// An accepted line.
#[derive(sqlx::FromRow)]
pub struct PurchasedLine {
    pub product: String,
    pub distributor_name: String,
    #[sqlx(try_from = "String")]
    pub unit: Unit,
    pub public_id: String,
    pub number: String,
    pub dated_on: BusinessDate,
    pub quantity: i64,
    pub volume: i64,
    pub pack_volume: i64,
    pub points: i64,
    pub turnover: i64,
    pub turnover_fv: i64,
}

/// The accepted lines of a product from a distributor, the latest first. `+` keeps SQLite off the index of products,
/// because a product has more lines in all than a participant.
pub async fn list_lines(
    db: &mut impl Read,
    participant: ParticipantId,
    season: Season,
    product: ProductId,
    distributor: DistributorId,
) -> sqlx::Result<Vec<PurchasedLine>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT p.name AS product, d.name AS distributor_name, p.unit, i.public_id, i.number, i.dated_on, l.quantity,
                l.volume, k.volume AS pack_volume, l.points, l.net_value AS turnover_fv,
                l.volume / 1000 * COALESCE(r.list_price, 0)
                    + (l.volume % 1000 * COALESCE(r.list_price, 0) + 500) / 1000 AS turnover
         FROM invoices i JOIN invoice_lines l ON l.invoice_id = i.id
              JOIN products p ON p.id = l.product_id JOIN packs k ON k.id = l.pack_id
              JOIN distributors d ON d.id = i.distributor_id
              LEFT JOIN product_rates r ON r.product_id = l.product_id AND r.season = i.season
         WHERE i.participant_id = $1 AND i.season = $2 AND i.distributor_id = $3 AND +l.product_id = $4
               AND l.status IN ('accepted', 'limit', 'limit.product')
         ORDER BY i.dated_on DESC, i.id DESC, l.position")
        .bind(participant).bind(i64::from(season)).bind(distributor).bind(product).fetch_all(conn).await)
}

/// Purchases of a month in one unit.
#[derive(sqlx::FromRow)]
pub struct MonthRow {
    /// Month, such as `2024-11`.
    pub month: String,
    #[sqlx(try_from = "String")]
    pub unit: Unit,
    pub volume: i64,
    pub points: i64,
    pub turnover: i64,
    pub turnover_fv: i64,
}

pub async fn list_months(
    db: &mut impl Read,
    participant: ParticipantId,
    season: Season,
) -> sqlx::Result<Vec<MonthRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT substr(i.dated_on, 1, 7) AS month, p.unit, CAST(sum(l.volume) AS BIGINT) AS volume,
                CAST(sum(l.points) AS BIGINT) AS points,
                CAST(sum(l.volume / 1000 * COALESCE(r.list_price, 0)
                    + (l.volume % 1000 * COALESCE(r.list_price, 0) + 500) / 1000) AS BIGINT) AS turnover,
                CAST(sum(l.net_value) AS BIGINT) AS turnover_fv
         FROM invoices i JOIN invoice_lines l ON l.invoice_id = i.id JOIN products p ON p.id = l.product_id
              LEFT JOIN product_rates r ON r.product_id = l.product_id AND r.season = i.season
         WHERE i.participant_id = $1 AND i.season = $2 AND l.status IN ('accepted', 'limit', 'limit.product')
         GROUP BY substr(i.dated_on, 1, 7), p.unit")
        .bind(participant).bind(i64::from(season)).fetch_all(conn).await)
}

/// Points of a participant's accepted lines of a season, up to a day.
pub async fn sum_points_until(
    db: &mut impl Read,
    participant: ParticipantId,
    season: Season,
    last: BusinessDate,
) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT CAST(COALESCE(SUM(l.points), 0) AS BIGINT)
         FROM invoices i JOIN invoice_lines l ON l.invoice_id = i.id
         WHERE i.participant_id = $1 AND i.season = $2 AND i.dated_on <= $3
           AND l.status IN ('accepted', 'limit', 'limit.product')")
        .bind(participant).bind(i64::from(season)).bind(last).fetch_one(conn).await)
}

/// The seasons in which the participant has invoices.
pub async fn list_seasons(db: &mut impl Read, participant: ParticipantId) -> sqlx::Result<Vec<i64>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT DISTINCT season FROM invoices i WHERE participant_id = $1")
        .bind(participant).fetch_all(conn).await)
}
