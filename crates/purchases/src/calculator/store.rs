//! SQL of the calculator.
use plon_domain::season::Season;
use plon_domain::volume::Unit;

use super::model::CalculatorLevel;
use plon_kernel::db::Read;
use plon_kernel::ids::{ParticipantId, ProductId};
use plon_kernel::on_db;

#[derive(sqlx::FromRow)]
pub struct ProductRow {
    pub id: ProductId,
    pub sap: String,
    pub name: String,
    pub brand: String,
    #[sqlx(try_from = "String")]
    pub unit: Unit,
    pub colour: String,
    pub points_per_unit: i64,
    pub cap_points: Option<i64>,
    /// Sizes joined by commas.
    pub volumes: String,
}

/// Selects the products on sale that earn points in a season, with their sizes.
pub async fn list_products(db: &mut impl Read, season: Season) -> sqlx::Result<Vec<ProductRow>> {
    on_db!(db, conn => sqlx::query_as(
        r#"SELECT p.id, p.sap, p.name, p.brand, p.unit, p.colour, r.points_per_unit, r.cap_points, k.volumes
           FROM products p
           JOIN product_rates r ON r.product_id = p.id AND r.season = $1
           JOIN (SELECT product_id, string_agg(CAST(volume AS TEXT), ',' ORDER BY volume) AS volumes
                 FROM packs GROUP BY product_id) k ON k.product_id = p.id
           WHERE p.active AND r.points_per_unit > 0 ORDER BY p.name COLLATE "pl-x-icu", p.id"#)
        .bind(i64::from(season)).fetch_all(conn).await)
}

/// Selects the points that a participant has for products in a season.
pub async fn list_granted(
    db: &mut impl Read,
    participant: ParticipantId,
    season: Season,
) -> sqlx::Result<Vec<(ProductId, i64)>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT product_id, points FROM product_points WHERE participant_id = $1 AND season = $2")
        .bind(participant).bind(i64::from(season)).fetch_all(conn).await)
}

/// Selects the levels of the total, and marks those that a participant has reached.
pub async fn list_levels(db: &mut impl Read, participant: ParticipantId) -> sqlx::Result<Vec<CalculatorLevel>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT l.level, l.bonus_points, a.reached_at IS NOT NULL AS reached
         FROM achievement_levels l LEFT JOIN achievements a ON a.level = l.level AND a.participant_id = $1
         ORDER BY l.level")
        .bind(participant).fetch_all(conn).await)
}
