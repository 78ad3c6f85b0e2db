//! SQL of products.
use plon_domain::season::Season;
use plon_domain::volume::Unit;

use plon_kernel::db::Read;
use plon_kernel::ids::PackId;
use plon_kernel::on_db;
use plon_kernel::paging::like_pattern;

#[derive(sqlx::FromRow)]
pub struct PackRow {
    pub id: PackId,
    pub product: String,
    #[sqlx(try_from = "String")]
    pub unit: Unit,
    pub volume: i64,
    pub points_per_unit: Option<i64>,
}

/// Packs whose product's key contains the search, or whose code equals it. The catalogue has some dozens of products,
/// so a full scan is as good as an index.
pub async fn search_packs(db: &mut impl Read, season: Season, search: &str, most: i64) -> sqlx::Result<Vec<PackRow>> {
    let pattern = like_pattern(search);
    on_db!(db, conn => sqlx::query_as(
        r#"SELECT k.id, p.name AS product, p.unit, k.volume, r.points_per_unit
           FROM packs k JOIN products p ON p.id = k.product_id
           LEFT JOIN product_rates r ON r.product_id = p.id AND r.season = $1
           WHERE p.search_key LIKE $2 ESCAPE '\' OR k.code = $3
           ORDER BY p.name COLLATE "pl-x-icu", k.volume LIMIT $4"#)
        .bind(i64::from(season)).bind(pattern).bind(search.to_uppercase()).bind(most).fetch_all(conn).await)
}
