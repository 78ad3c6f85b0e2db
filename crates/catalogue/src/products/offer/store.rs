//! SQL of the products on sale. The catalogue has some dozens of products, so a full scan is as good as an index;
//! rows that belong to a product are found by its keys.
use plon_domain::season::Season;
use plon_domain::volume::{PackSize, PackVolume, Unit};

use plon_kernel::db::Read;
use plon_kernel::on_db;
use plon_kernel::paging::{Select, like_pattern};

/// Filters of the list.
#[derive(Debug, Clone, Default)]
pub struct Filter {
    pub brand: Option<String>,
    pub category: Option<String>,
    pub crop: Option<String>,
    pub size: Option<PackSize>,
    /// A part of the search key.
    pub key_part: Option<String>,
}

#[derive(sqlx::FromRow)]
pub struct OfferedRow {
    pub sap: String,
    pub slug: String,
    pub name: String,
    pub brand: String,
    pub category: String,
    pub crops: String,
    #[sqlx(try_from = "String")]
    pub unit: Unit,
    pub description: String,
    pub colour: String,
    pub volumes: Option<String>,
    pub points_per_unit: Option<i64>,
    pub cap_points: Option<i64>,
}

/// The products on sale as `OfferedRow`, with their rates of a season.
pub fn select_products(season: Season, filter: Filter) -> Select {
    let size = filter.size;
    Select::over(
        "p.sap, p.slug, p.name, p.brand, p.category, p.crops, p.unit, p.description, p.colour,
         (SELECT string_agg(CAST(k.volume AS TEXT), ',' ORDER BY k.volume) FROM packs k WHERE k.product_id = p.id)
            AS volumes, r.points_per_unit, r.cap_points",
        "products p LEFT JOIN product_rates r ON r.product_id = p.id AND r.season = ?",
        i64::from(season),
    )
    .ties_by("p.id")
    .only("p.active")
    .filter_if("p.brand = ?", filter.brand)
    .filter_if("p.category = ?", filter.category)
    // Names in the JSON list are quoted, so that none is found within another.
    .filter_if(
        r"p.crops LIKE ? ESCAPE '\'",
        filter.crop.map(|crop| like_pattern(&serde_json::Value::from(crop).to_string())),
    )
    .filter_if("p.unit = ?", size.map(|size| size.unit.as_str()))
    .filter_if(
        "EXISTS (SELECT 1 FROM packs k WHERE k.product_id = p.id AND k.volume = ?)",
        size.map(|size| size.volume.get()),
    )
    .filter_if(r"p.search_key LIKE ? ESCAPE '\'", filter.key_part.map(|part| like_pattern(&part)))
}

/// Splits the sizes that a statement has joined by commas.
///
/// # Errors
/// A part that is not a size: the table would have refused it.
pub fn parse_volumes(joined: Option<&str>) -> anyhow::Result<Vec<PackVolume>> {
    let parts = joined.unwrap_or_default().split(',').filter(|part| !part.is_empty());
    parts.map(|part| Ok(PackVolume::try_from(part.parse::<i64>()?)?)).collect()
}

/// Properties by which the products on sale can be filtered.
#[derive(sqlx::FromRow)]
pub struct ProductTraits {
    pub crops: String,
    #[sqlx(try_from = "String")]
    pub unit: Unit,
    pub volumes: Option<String>,
}

pub async fn list_product_traits(db: &mut impl Read) -> sqlx::Result<Vec<ProductTraits>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT p.crops, p.unit,
                (SELECT string_agg(CAST(k.volume AS TEXT), ',') FROM packs k WHERE k.product_id = p.id) AS volumes
         FROM products p WHERE p.active")
        .fetch_all(conn).await)
}

/// The brands of the products on sale in Polish order, each with its number of products.
pub async fn count_by_brand(db: &mut impl Read) -> sqlx::Result<Vec<(String, i64)>> {
    on_db!(db, conn => sqlx::query_as(
        r#"SELECT brand, count(*) FROM products WHERE active GROUP BY brand ORDER BY brand COLLATE "pl-x-icu""#)
        .fetch_all(conn).await)
}

/// The categories, likewise.
pub async fn count_by_category(db: &mut impl Read) -> sqlx::Result<Vec<(String, i64)>> {
    on_db!(db, conn => sqlx::query_as(
        r#"SELECT category, count(*) FROM products WHERE active GROUP BY category ORDER BY category COLLATE "pl-x-icu""#)
        .fetch_all(conn).await)
}
