//! SQL of the catalogue with which a file's rows are compared.
use std::collections::HashMap;

use plon_domain::money::Grosze;
use plon_domain::points::PointsPerUnit;
use plon_domain::product::ProductCap;
use plon_domain::season::Season;
use plon_domain::volume::{PackVolume, Unit};

use super::catalogue::{Catalogue, Pack, Product, ProductData, Rate};
use plon_kernel::db::Read;
use plon_kernel::ids::{PackId, ProductId};
use plon_kernel::{on_db, select_in};

#[derive(Debug, sqlx::FromRow)]
struct ProductRow {
    id: ProductId,
    sap: String,
    slug: String,
    name: String,
    brand: String,
    category: String,
    crops: String,
    #[sqlx(try_from = "String")]
    unit: Unit,
    active: bool,
}

#[derive(Debug, sqlx::FromRow)]
struct PackRow {
    id: PackId,
    product_id: ProductId,
    code: String,
    #[sqlx(try_from = "i64")]
    volume: PackVolume,
}

#[derive(Debug, sqlx::FromRow)]
struct RateRow {
    product_id: ProductId,
    #[sqlx(try_from = "i64")]
    season: Season,
    #[sqlx(try_from = "i64")]
    points_per_unit: PointsPerUnit,
    list_price: i64,
    cap_points: Option<i64>,
}

/// Reads the whole catalogue: some dozens of products.
pub async fn load_catalogue(db: &mut impl Read) -> anyhow::Result<Catalogue> {
    let products: Vec<ProductRow> = on_db!(db, conn => sqlx::query_as(
        "SELECT id, sap, slug, name, brand, category, crops, unit, active FROM products").fetch_all(conn).await)?;
    let packs = on_db!(db, conn => sqlx::query_as("SELECT id, product_id, code, volume FROM packs ORDER BY id")
        .fetch_all(conn).await)?;
    let rates = on_db!(db, conn => sqlx::query_as(
        "SELECT product_id, season, points_per_unit, list_price, cap_points FROM product_rates")
        .fetch_all(conn).await)?;
    join_catalogue(list_seasons(db).await?, products, packs, rates)
}

/// Reads the part of the catalogue that the given rows can change.
pub async fn load_catalogue_of(
    db: &mut impl Read,
    saps: &[String],
    codes: &[String],
    slugs: &[String],
) -> anyhow::Result<Catalogue> {
    let products: Vec<ProductRow> = select_in!(
        db,
        "SELECT id, sap, slug, name, brand, category, crops, unit, active FROM products WHERE sap IN",
        saps.iter().cloned(),
        ""
    )?;
    let ids: Vec<ProductId> = products.iter().map(|product| product.id).collect();
    let (packs, rates) = match ids.is_empty() {
        true => (Vec::new(), Vec::new()),
        false => (
            select_in!(
                db,
                "SELECT id, product_id, code, volume FROM packs WHERE product_id IN",
                ids.iter().copied(),
                "ORDER BY id"
            )?,
            select_in!(
                db,
                "SELECT product_id, season, points_per_unit, list_price, cap_points FROM product_rates
                 WHERE product_id IN",
                ids.iter().copied(),
                ""
            )?,
        ),
    };
    let mut part = join_catalogue(list_seasons(db).await?, products, packs, rates)?;
    if !codes.is_empty() {
        let taken: Vec<(String, String)> = select_in!(
            db,
            "SELECT k.code, p.sap FROM packs k JOIN products p ON p.id = k.product_id WHERE k.code IN",
            codes.iter().cloned(),
            ""
        )?;
        taken.into_iter().for_each(|(code, sap)| part.take_code(code, &sap));
    }
    if !slugs.is_empty() {
        let taken: Vec<(String, String)> =
            select_in!(db, "SELECT slug, sap FROM products WHERE slug IN", slugs.iter().cloned(), "")?;
        taken.into_iter().for_each(|(slug, sap)| part.take_slug(slug, &sap));
    }
    Ok(part)
}

async fn list_seasons(db: &mut impl Read) -> anyhow::Result<Vec<Season>> {
    let years: Vec<i64> = on_db!(db, conn => sqlx::query_scalar("SELECT year FROM seasons").fetch_all(conn).await)?;
    Ok(years.into_iter().map(Season::try_from).collect::<Result<_, _>>()?)
}

fn join_catalogue(
    seasons: Vec<Season>,
    products: Vec<ProductRow>,
    packs: Vec<PackRow>,
    rates: Vec<RateRow>,
) -> anyhow::Result<Catalogue> {
    let mut catalogue = Catalogue::new(seasons.into_iter());
    let mut saps: HashMap<ProductId, String> = HashMap::new();
    for ProductRow { id, sap, slug, name, brand, category, crops, unit, active } in products {
        let data = ProductData { name, brand, category, crops: serde_json::from_str(&crops)?, unit, active };
        catalogue.take_slug(slug, &sap);
        catalogue.products.insert(sap.clone(), Product::known(id, data));
        saps.insert(id, sap);
    }
    for PackRow { id, product_id, code, volume } in packs {
        let Some(sap) = saps.get(&product_id) else { continue };
        catalogue.take_code(code.clone(), sap);
        if let Some(product) = catalogue.products.get_mut(sap) {
            product.packs.push(Pack::known(id, code, volume));
        }
    }
    for row in rates {
        let product = saps.get(&row.product_id).and_then(|sap| catalogue.products.get_mut(sap));
        let cap = row.cap_points.map(ProductCap::try_from).transpose()?;
        if let Some(product) = product {
            product.rates.insert(row.season, Rate::known(row.points_per_unit, Grosze(row.list_price), cap));
        }
    }
    Ok(catalogue)
}

/// Reads the colours of brands, by their names: the colour of the brand's first product.
pub async fn load_brand_colours(db: &mut impl Read, brands: &[String]) -> sqlx::Result<HashMap<String, String>> {
    let rows: Vec<(String, String)> = select_in!(
        db,
        "SELECT brand, colour FROM products WHERE brand IN",
        brands.iter().cloned(),
        "ORDER BY id DESC"
    )?;
    Ok(rows.into_iter().collect())
}
