//! SQL of the calculator.
use plon_domain::season::Season;
use plon_domain::volume::Unit;

use super::model::CalculatorLevel;
use plon_kernel::db::Read;
use plon_kernel::ids::ParticipantId;
use plon_kernel::on_db;

#[derive(sqlx::FromRow)]
pub struct ProductRow {
    pub sap: String,
    pub name: String,
    pub brand: String,
    #[sqlx(try_from = "String")]
    pub unit: Unit,
    pub colour: String,
    pub points_per_unit: i64,
    pub cap_points: Option<i64>,
    pub granted: i64,
    /// Sizes joined by commas.
    pub volumes: String,
}

/// Selects the products on sale that earn points in a season, with their sizes and a participant's points for each.
pub async fn list_products(
    db: &mut impl Read,
    participant: ParticipantId,
    season: Season,
) -> sqlx::Result<Vec<ProductRow>> {
    on_db!(db, conn => sqlx::query_as(
        r#"SELECT p.sap, p.name, p.brand, p.unit, p.colour, r.points_per_unit, r.cap_points,
                  COALESCE(g.points, 0) AS granted, k.volumes
           FROM products p
           JOIN product_rates r ON r.product_id = p.id AND r.season = $1
           JOIN (SELECT product_id, string_agg(CAST(volume AS TEXT), ',' ORDER BY volume) AS volumes
                 FROM packs GROUP BY product_id) k ON k.product_id = p.id
           LEFT JOIN product_points g ON g.product_id = p.id AND g.season = $1 AND g.participant_id = $2
           WHERE p.active AND r.points_per_unit > 0 ORDER BY p.name COLLATE "pl-x-icu", p.id"#)
        .bind(i64::from(season)).bind(participant).fetch_all(conn).await)
}

/// Selects the levels of the total, and marks those that a participant has reached.
pub async fn list_levels(db: &mut impl Read, participant: ParticipantId) -> sqlx::Result<Vec<CalculatorLevel>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT l.level, l.bonus_points, a.reached_at IS NOT NULL AS reached
         FROM achievement_levels l LEFT JOIN achievements a ON a.level = l.level AND a.participant_id = $1
         ORDER BY l.level")
        .bind(participant).fetch_all(conn).await)
}
