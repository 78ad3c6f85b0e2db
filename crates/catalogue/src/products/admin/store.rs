//! SQL of the operator's side of products.
use plon_domain::money::Grosze;
use plon_domain::points::PointsPerUnit;
use plon_domain::product::{Code, ProductCap, Slug};
use plon_domain::text::search_key;
use plon_domain::volume::{PackVolume, Unit};

use super::model::{AdminRate, Product, ProductRow, SellingBranch};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{DistributorId, PackId, ProductId};
use plon_kernel::on_db;
use plon_kernel::paging::{Keyed, Select, like_pattern};

/// Filters of a list of products.
#[derive(Debug)]
pub struct Filter {
    /// A search key; empty for all products.
    pub search: String,
    pub brand: Option<String>,
    pub category: Option<String>,
    pub active: Option<bool>,
}

#[derive(Debug, sqlx::FromRow)]
pub struct ListedRow {
    pub id: ProductId,
    pub name: String,
    pub sap: String,
    pub brand: String,
    pub category: String,
    #[sqlx(try_from = "String")]
    pub unit: Unit,
    pub colour: String,
    pub active: bool,
    pub packs: i64,
    pub points_per_unit: Option<i64>,
}

impl Keyed for ListedRow {
    fn key(&self) -> i64 {
        self.id.0
    }
}

/// Keyset pagination by name: the condition for products after the one whose id is `?`, and the order.
pub const BY_NAME: (&str, &str) = (
    r#"(p.name COLLATE "pl-x-icu", p.id) > ((SELECT name FROM products WHERE id = ?), ?)"#,
    r#"p.name COLLATE "pl-x-icu", p.id"#,
);

/// The filtered products, as `ListedRow`.
pub fn select_products(filter: &Filter) -> Select {
    let products = Select::new(
        "p.id, p.name, p.sap, p.brand, p.category, p.unit, p.colour, p.active,
         (SELECT count(*) FROM packs k WHERE k.product_id = p.id) AS packs,
         (SELECT r.points_per_unit FROM product_rates r WHERE r.product_id = p.id
             AND r.season = (SELECT max(year) FROM seasons WHERE status = 'open')) AS points_per_unit",
        "products p",
    )
    .ties_by("p.id");
    let found = match filter.search.as_str() {
        "" => products,
        words => products.filter(
            r"(p.search_key LIKE ? ESCAPE '\' OR lower(p.sap) LIKE ? ESCAPE '\'
               OR p.id IN (SELECT product_id FROM packs WHERE lower(code) LIKE ? ESCAPE '\'))",
            like_pattern(words),
        ),
    };
    let found =
        found.filter_if("p.brand = ?", filter.brand.as_deref()).filter_if("p.category = ?", filter.category.as_deref());
    found.filter_if("p.active = ?", filter.active)
}

pub async fn list_brands(db: &mut impl Read) -> sqlx::Result<Vec<String>> {
    on_db!(db, conn => sqlx::query_scalar(
        r#"SELECT brand FROM (SELECT DISTINCT brand FROM products) AS brands ORDER BY brand COLLATE "pl-x-icu""#)
        .fetch_all(conn).await)
}

pub async fn list_categories(db: &mut impl Read) -> sqlx::Result<Vec<String>> {
    on_db!(db, conn => sqlx::query_scalar(
        r#"SELECT category FROM (SELECT DISTINCT category FROM products) AS categories
           ORDER BY category COLLATE "pl-x-icu""#)
        .fetch_all(conn).await)
}

/// Reads the distinct lists of crops, as JSON.
pub async fn list_crops(db: &mut impl Read) -> sqlx::Result<Vec<String>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT DISTINCT crops FROM products").fetch_all(conn).await)
}

pub async fn list_seasons(db: &mut impl Read) -> sqlx::Result<Vec<i64>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT year FROM seasons ORDER BY year DESC").fetch_all(conn).await)
}

pub async fn find_product(db: &mut impl Read, id: ProductId) -> sqlx::Result<Option<ProductRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT version, name, sap, slug, brand, category, crops, unit, description, colour, active
         FROM products WHERE id = $1")
        .bind(id).fetch_optional(conn).await)
}

/// Increments a product's version (optimistic lock); false if it differs from the one that the caller has seen.
pub async fn increment_version(tx: &mut Tx, id: ProductId, seen: i64) -> sqlx::Result<bool> {
    let moved = on_db!(tx, conn => sqlx::query(
        "UPDATE products SET version = version + 1, edited = TRUE WHERE id = $1 AND version = $2")
        .bind(id).bind(seen).execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(moved == 1)
}

pub async fn insert_product(tx: &mut Tx, product: &Product) -> sqlx::Result<ProductId> {
    let crops = serde_json::Value::from(product.crops.clone()).to_string();
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO products (name, sap, slug, brand, category, crops, unit, description, colour, search_key, active,
                               edited)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, TRUE) RETURNING id")
        .bind(&product.name).bind(product.sap.as_str()).bind(product.slug.as_str()).bind(&product.brand)
        .bind(&product.category).bind(crops).bind(product.unit.as_str()).bind(&product.description)
        .bind(product.colour.as_str()).bind(search_key(&product.name)).bind(product.active).fetch_one(conn).await)
}

pub async fn update_product(tx: &mut Tx, id: ProductId, product: &Product) -> sqlx::Result<()> {
    let crops = serde_json::Value::from(product.crops.clone()).to_string();
    on_db!(tx, conn => sqlx::query(
        "UPDATE products SET name = $2, sap = $3, slug = $4, brand = $5, category = $6, crops = $7, unit = $8,
             description = $9, colour = $10, search_key = $11, active = $12
         WHERE id = $1")
        .bind(id).bind(&product.name).bind(product.sap.as_str()).bind(product.slug.as_str()).bind(&product.brand)
        .bind(&product.category).bind(crops).bind(product.unit.as_str()).bind(&product.description)
        .bind(product.colour.as_str()).bind(search_key(&product.name)).bind(product.active)
        .execute(conn).await.map(|_| ()))
}

/// True if a product other than `own` has the code.
pub async fn is_sap_taken(db: &mut impl Read, sap: &Code, own: Option<ProductId>) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM products WHERE sap = $1 AND id <> $2)")
        .bind(sap.as_str()).bind(own.map_or(0, |own| own.0)).fetch_one(conn).await)
}

pub async fn is_slug_taken(db: &mut impl Read, slug: &Slug, own: Option<ProductId>) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM products WHERE slug = $1 AND id <> $2)")
        .bind(slug.as_str()).bind(own.map_or(0, |own| own.0)).fetch_one(conn).await)
}

/// The properties by which promotions count a product.
#[derive(Debug, sqlx::FromRow)]
pub struct CountingPromotion {
    pub sap: String,
    pub brand: String,
    pub category: String,
    pub unit: String,
}

/// The counting properties of a product that invoices name; `None` while no invoice does.
pub async fn find_counting_promotion(db: &mut impl Read, id: ProductId) -> sqlx::Result<Option<CountingPromotion>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT p.sap, p.brand, p.category, p.unit FROM products p
         WHERE p.id = $1 AND EXISTS (SELECT 1 FROM invoice_lines l WHERE l.product_id = p.id)")
        .bind(id).fetch_optional(conn).await)
}

#[derive(Debug, sqlx::FromRow)]
pub struct PackRow {
    pub id: PackId,
    pub code: String,
    pub volume: i64,
    pub on_invoices: bool,
}

pub async fn list_packs(db: &mut impl Read, id: ProductId) -> sqlx::Result<Vec<PackRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT k.id, k.code, k.volume,
                EXISTS (SELECT 1 FROM invoice_lines l WHERE l.product_id = k.product_id AND l.pack_id = k.id)
                    AS on_invoices
         FROM packs k WHERE k.product_id = $1 ORDER BY k.volume")
        .bind(id).fetch_all(conn).await)
}

pub async fn is_code_taken(db: &mut impl Read, code: &Code, own: Option<PackId>) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM packs WHERE code = $1 AND id <> $2)")
        .bind(code.as_str()).bind(own.map_or(0, |own| own.0)).fetch_one(conn).await)
}

pub async fn is_volume_taken(
    db: &mut impl Read,
    product: ProductId,
    volume: PackVolume,
    own: Option<PackId>,
) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM packs WHERE product_id = $1 AND volume = $2 AND id <> $3)")
        .bind(product).bind(volume.get()).bind(own.map_or(0, |own| own.0)).fetch_one(conn).await)
}

pub async fn insert_pack(tx: &mut Tx, product: ProductId, code: &Code, volume: PackVolume) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("INSERT INTO packs (product_id, code, volume) VALUES ($1, $2, $3)")
        .bind(product).bind(code.as_str()).bind(volume.get()).execute(conn).await.map(|_| ()))
}

pub async fn update_pack(tx: &mut Tx, id: PackId, code: &Code, volume: PackVolume) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE packs SET code = $2, volume = $3 WHERE id = $1")
        .bind(id).bind(code.as_str()).bind(volume.get()).execute(conn).await.map(|_| ()))
}

pub async fn delete_pack(tx: &mut Tx, id: PackId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM packs WHERE id = $1").bind(id).execute(conn).await.map(|_| ()))
}

/// Points, price and cap of a product in a season.
#[derive(Debug)]
pub struct Rate {
    pub points_per_unit: PointsPerUnit,
    pub list_price: Grosze,
    pub cap: Option<ProductCap>,
}

/// Every season, the latest first, with the product's rate where it has one.
pub async fn list_rates(db: &mut impl Read, id: ProductId) -> sqlx::Result<Vec<AdminRate>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT s.year AS season, r.points_per_unit, r.list_price, r.cap_points
         FROM seasons s LEFT JOIN product_rates r ON r.season = s.year AND r.product_id = $1 ORDER BY s.year DESC")
        .bind(id).fetch_all(conn).await)
}

pub async fn put_rate(tx: &mut Tx, id: ProductId, season: i64, rate: &Rate) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO product_rates (product_id, season, points_per_unit, list_price, cap_points)
         VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (product_id, season) DO UPDATE
         SET points_per_unit = excluded.points_per_unit, list_price = excluded.list_price,
             cap_points = excluded.cap_points")
        .bind(id).bind(season).bind(rate.points_per_unit.get()).bind(rate.list_price.0)
        .bind(rate.cap.map(ProductCap::get)).execute(conn).await.map(|_| ()))
}

#[derive(Debug, sqlx::FromRow)]
pub struct AliasRow {
    pub distributor_id: DistributorId,
    pub distributor: String,
    pub alias: String,
    pub volume: i64,
}

pub async fn list_aliases(db: &mut impl Read, id: ProductId) -> sqlx::Result<Vec<AliasRow>> {
    on_db!(db, conn => sqlx::query_as(
        r#"SELECT d.id AS distributor_id, d.name AS distributor, a.alias, k.volume
           FROM packs k JOIN product_aliases a ON a.pack_id = k.id JOIN distributors d ON d.id = a.distributor_id
           WHERE k.product_id = $1 ORDER BY d.name COLLATE "pl-x-icu", k.volume, a.alias_key LIMIT 500"#)
        .bind(id).fetch_all(conn).await)
}

pub async fn list_branches(db: &mut impl Read, id: ProductId) -> sqlx::Result<Vec<SellingBranch>> {
    on_db!(db, conn => sqlx::query_as(
        r#"SELECT b.id, d.id AS distributor_id, d.name AS distributor, b.name, b.city
           FROM availability a JOIN branches b ON b.id = a.branch_id JOIN distributors d ON d.id = b.distributor_id
           WHERE a.product_id = $1 ORDER BY d.name COLLATE "pl-x-icu", b.name COLLATE "pl-x-icu", b.id"#)
        .bind(id).fetch_all(conn).await)
}

#[derive(Debug, sqlx::FromRow)]
pub struct ExportRow {
    pub id: i64,
    pub sap: String,
    pub name: String,
    pub brand: String,
    pub category: String,
    pub crops: String,
    pub unit: String,
    pub active: bool,
    pub code: Option<String>,
    pub volume: Option<i64>,
    pub season: Option<i64>,
    pub points_per_unit: Option<i64>,
    pub list_price: Option<i64>,
    pub cap_points: Option<i64>,
}

/// Reads the packs and rates of the next hundred products.
pub async fn list_products_after(db: &mut impl Read, after: i64, season: Option<i64>) -> sqlx::Result<Vec<ExportRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT p.id, p.sap, p.name, p.brand, p.category, p.crops, p.unit, p.active, k.code, k.volume, r.season,
                r.points_per_unit, r.list_price, r.cap_points
         FROM products p JOIN (SELECT id FROM products WHERE id > $1 ORDER BY id LIMIT 100) AS n ON n.id = p.id
         LEFT JOIN packs k ON k.product_id = p.id
         LEFT JOIN product_rates r ON r.product_id = p.id AND (r.season = $2 OR $2 IS NULL)
         ORDER BY p.id, k.volume, r.season")
        .bind(after).bind(season).fetch_all(conn).await)
}
