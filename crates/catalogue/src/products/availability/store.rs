//! SQL of the places where products can be bought.
use plon_kernel::db::Read;
use plon_kernel::ids::ProductId;
use plon_kernel::on_db;
use plon_kernel::paging::Select;

/// A product that can be chosen.
#[derive(sqlx::FromRow)]
pub struct ChosenProduct {
    pub id: ProductId,
    pub sap: String,
    pub name: String,
    pub brand: String,
}

/// The products on sale, in Polish order.
pub async fn list_products(db: &mut impl Read) -> sqlx::Result<Vec<ChosenProduct>> {
    on_db!(db, conn => sqlx::query_as(
        r#"SELECT id, sap, name, brand FROM products WHERE active ORDER BY name COLLATE "pl-x-icu", id"#)
        .fetch_all(conn).await)
}

pub async fn list_distributor_names(db: &mut impl Read) -> sqlx::Result<Vec<String>> {
    on_db!(db, conn => sqlx::query_scalar(
        r#"SELECT name FROM distributors WHERE active GROUP BY name ORDER BY name COLLATE "pl-x-icu""#)
        .fetch_all(conn).await)
}

pub async fn list_branch_names(db: &mut impl Read) -> sqlx::Result<Vec<String>> {
    on_db!(db, conn => sqlx::query_scalar(
        r#"SELECT b.name FROM branches b JOIN distributors d ON d.id = b.distributor_id
           WHERE d.active GROUP BY b.name ORDER BY b.name COLLATE "pl-x-icu""#)
        .fetch_all(conn).await)
}

pub async fn list_cities(db: &mut impl Read) -> sqlx::Result<Vec<String>> {
    on_db!(db, conn => sqlx::query_scalar(
        r#"SELECT b.city FROM branches b JOIN distributors d ON d.id = b.distributor_id
           WHERE d.active GROUP BY b.city ORDER BY b.city COLLATE "pl-x-icu""#)
        .fetch_all(conn).await)
}

/// A branch with the names by which it can be found.
#[derive(sqlx::FromRow)]
pub struct Place {
    pub id: i64,
    pub distributor_name: String,
    pub name: String,
    pub city: String,
}

/// The branches of active distributors: some hundreds, whose names are compared without Polish diacritics.
pub async fn list_branches(db: &mut impl Read) -> sqlx::Result<Vec<Place>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT b.id, d.name AS distributor_name, b.name, b.city
         FROM branches b JOIN distributors d ON d.id = b.distributor_id WHERE d.active")
        .fetch_all(conn).await)
}

#[derive(sqlx::FromRow)]
pub struct BranchRow {
    pub id: i64,
    pub distributor_name: String,
    pub name: String,
    pub street: String,
    pub street_number: String,
    pub postcode: String,
    pub city: String,
    pub phone: String,
    pub latitude: i64,
    pub longitude: i64,
    /// Ids of the chosen products that the branch has, joined by commas.
    pub products: String,
}

/// Sort order of `select_stocked_branches`.
pub const MOST_PRODUCTS_FIRST: &str = r#"h.count DESC, d.name COLLATE "pl-x-icu", b.name COLLATE "pl-x-icu""#;

/// The given branches that have any of the products, as `BranchRow`. Ids are passed as one text each, so their number
/// is not limited.
pub fn select_stocked_branches(products: &[i64], branches: &[i64]) -> Select {
    Select::over(
        "b.id, d.name AS distributor_name, b.name, b.street, b.street_number, b.postcode, b.city, b.phone, b.latitude,
         b.longitude, h.products",
        // CROSS JOIN: SQLite keeps this join order, from the few products to their branches by the key.
        "(SELECT a.branch_id, count(*) AS count, string_agg(CAST(a.product_id AS TEXT), ',') AS products
          FROM products p CROSS JOIN availability a
          WHERE a.product_id = p.id AND ? LIKE '%,' || CAST(p.id AS TEXT) || ',%'
          GROUP BY a.branch_id) h
         JOIN branches b ON b.id = h.branch_id JOIN distributors d ON d.id = b.distributor_id",
        join_ids(products),
    )
    .ties_by("b.id")
    .filter("? LIKE '%,' || CAST(b.id AS TEXT) || ',%'", join_ids(branches))
}

/// Joins ids as `,12,15,`, so that an id can be found between commas.
fn join_ids(ids: &[i64]) -> String {
    ids.iter().fold(",".to_owned(), |joined, id| format!("{joined}{id},"))
}
