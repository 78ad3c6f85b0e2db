//! SQL of the operator's side of distributors.
use plon_domain::nip::Nip;
use plon_domain::text::search_key;

use super::model::{
    Branch, BranchProduct, BranchRow, Distributor, DistributorRow, ListedBranch, ListedDistributor, RemovedAlias,
};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{DistributorId, PackId, ProductId};
use plon_kernel::paging::{Keyed, Select, like_pattern};
use plon_kernel::{insert_all, on_db};

impl Keyed for ListedDistributor {
    fn key(&self) -> i64 {
        self.id.0
    }
}

/// Keyset pagination by name: the condition for distributors after the one whose id is `?`, and the order.
pub const BY_NAME: (&str, &str) = (
    r#"(d.name COLLATE "pl-x-icu", d.id) > ((SELECT name FROM distributors WHERE id = ?), ?)"#,
    r#"d.name COLLATE "pl-x-icu", d.id"#,
);

/// The filtered distributors, as `ListedDistributor`.
pub fn select_distributors(search: &str, active: Option<bool>, edi: Option<bool>) -> Select {
    let distributors = Select::new(
        "d.id, d.name, d.nip, d.edi, d.active,
         (SELECT count(*) FROM branches b WHERE b.distributor_id = d.id) AS branches",
        "distributors d",
    )
    .ties_by("d.id");
    let found = match search {
        "" => distributors,
        _ => distributors.filter(r"(d.search_key LIKE ? ESCAPE '\' OR d.nip LIKE ? ESCAPE '\')", like_pattern(search)),
    };
    found.filter_if("d.active = ?", active).filter_if("d.edi = ?", edi)
}

pub async fn find_distributor(db: &mut impl Read, id: DistributorId) -> sqlx::Result<Option<DistributorRow>> {
    on_db!(db, conn => sqlx::query_as("SELECT version, nip, name, edi, active FROM distributors WHERE id = $1")
        .bind(id).fetch_optional(conn).await)
}

pub async fn is_nip_taken(db: &mut impl Read, nip: &Nip, own: Option<DistributorId>) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM distributors WHERE nip = $1 AND id <> $2)")
        .bind(nip.as_str()).bind(own.map_or(0, |own| own.0)).fetch_one(conn).await)
}

pub async fn insert_distributor(tx: &mut Tx, new: &Distributor) -> sqlx::Result<DistributorId> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO distributors (nip, name, search_key, edi, active, edited) VALUES ($1, $2, $3, $4, $5, TRUE)
         RETURNING id")
        .bind(new.nip.as_str()).bind(&new.name).bind(search_key(&new.name)).bind(new.edi).bind(new.active)
        .fetch_one(conn).await)
}

/// Changes a distributor (optimistic lock); false if its version differs.
pub async fn update_distributor(tx: &mut Tx, id: DistributorId, version: i64, new: &Distributor) -> sqlx::Result<bool> {
    let changed = on_db!(tx, conn => sqlx::query(
        "UPDATE distributors SET nip = $3, name = $4, search_key = $5, edi = $6, active = $7, edited = TRUE,
             version = version + 1
         WHERE id = $1 AND version = $2")
        .bind(id).bind(version).bind(new.nip.as_str()).bind(&new.name).bind(search_key(&new.name)).bind(new.edi)
        .bind(new.active).execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(changed == 1)
}

pub async fn list_branches(db: &mut impl Read, of: DistributorId) -> sqlx::Result<Vec<ListedBranch>> {
    on_db!(db, conn => sqlx::query_as(
        r#"SELECT b.id, b.name, b.street, b.street_number, b.postcode, b.city, b.voivodeship, b.phone,
                  (SELECT count(*) FROM availability a WHERE a.branch_id = b.id) AS products
           FROM branches b WHERE b.distributor_id = $1 ORDER BY b.name COLLATE "pl-x-icu", b.id"#)
        .bind(of).fetch_all(conn).await)
}

pub async fn find_branch(db: &mut impl Read, id: i64) -> sqlx::Result<Option<BranchRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT b.version, b.distributor_id, d.name AS distributor, b.name, b.street, b.street_number, b.postcode,
                b.city, b.voivodeship, b.latitude, b.longitude, b.phone
         FROM branches b JOIN distributors d ON d.id = b.distributor_id WHERE b.id = $1")
        .bind(id).fetch_optional(conn).await)
}

/// True if a branch of the distributor other than `own` has the name.
pub async fn is_branch_name_taken(
    db: &mut impl Read,
    of: DistributorId,
    name: &str,
    own: Option<i64>,
) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM branches WHERE distributor_id = $1 AND name = $2 AND id <> $3)")
        .bind(of).bind(name).bind(own.unwrap_or(0)).fetch_one(conn).await)
}

pub async fn insert_branch(tx: &mut Tx, of: DistributorId, new: &Branch) -> sqlx::Result<i64> {
    on_db!(tx, conn => sqlx::query("UPDATE distributors SET edited = TRUE WHERE id = $1")
        .bind(of).execute(conn).await.map(|_| ()))?;
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO branches (distributor_id, name, street, street_number, postcode, city, voivodeship, latitude,
             longitude, phone)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id")
        .bind(of).bind(&new.name).bind(&new.street).bind(&new.street_number).bind(new.postcode.as_str())
        .bind(&new.city).bind(new.voivodeship.as_str()).bind(new.latitude.get()).bind(new.longitude.get())
        .bind(new.phone.as_str()).fetch_one(conn).await)
}

pub async fn update_branch(tx: &mut Tx, id: i64, new: &Branch) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE branches SET name = $2, street = $3, street_number = $4, postcode = $5, city = $6, voivodeship = $7,
             latitude = $8, longitude = $9, phone = $10
         WHERE id = $1")
        .bind(id).bind(&new.name).bind(&new.street).bind(&new.street_number).bind(new.postcode.as_str())
        .bind(&new.city).bind(new.voivodeship.as_str()).bind(new.latitude.get()).bind(new.longitude.get())
        .bind(new.phone.as_str()).execute(conn).await.map(|_| ()))
}

/// Increments a branch's version (optimistic lock), and marks its distributor as edited; false if the version differs
/// from the one that the caller has seen.
pub async fn increment_branch_version(tx: &mut Tx, id: i64, seen: i64) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE distributors SET edited = TRUE WHERE id = (SELECT distributor_id FROM branches WHERE id = $1)")
        .bind(id).execute(conn).await.map(|_| ()))?;
    let moved = on_db!(tx, conn => sqlx::query(
        "UPDATE branches SET version = version + 1 WHERE id = $1 AND version = $2")
        .bind(id).bind(seen).execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(moved == 1)
}

pub async fn delete_branch(tx: &mut Tx, id: i64) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM branches WHERE id = $1").bind(id).execute(conn).await.map(|_| ()))
}

/// Reads the active products and those that a branch sells. The catalogue has some dozens of products.
pub async fn list_products_to_offer(db: &mut impl Read, branch: i64) -> sqlx::Result<Vec<BranchProduct>> {
    on_db!(db, conn => sqlx::query_as(
        r#"SELECT p.id, p.name, p.brand, p.category, a.branch_id IS NOT NULL AS available
           FROM products p LEFT JOIN availability a ON a.product_id = p.id AND a.branch_id = $1
           WHERE p.active OR a.branch_id IS NOT NULL ORDER BY p.name COLLATE "pl-x-icu", p.id"#)
        .bind(branch).fetch_all(conn).await)
}

pub async fn insert_offers(tx: &mut Tx, branch: i64, products: &[ProductId]) -> sqlx::Result<()> {
    insert_all!(tx, "INSERT INTO availability (product_id, branch_id) ", products, |row, product| {
        row.push_bind(*product).push_bind(branch)
    })
}

pub async fn delete_offers(tx: &mut Tx, branch: i64, products: &[ProductId]) -> sqlx::Result<()> {
    for product in products {
        on_db!(tx, conn => sqlx::query("DELETE FROM availability WHERE branch_id = $1 AND product_id = $2")
            .bind(branch).bind(*product).execute(conn).await.map(|_| ()))?;
    }
    Ok(())
}

#[derive(Debug, sqlx::FromRow)]
pub struct AliasRow {
    pub id: i64,
    pub alias: String,
    pub pack_id: PackId,
    pub product: String,
    pub unit: String,
    pub volume: i64,
}

pub async fn list_aliases(db: &mut impl Read, of: DistributorId) -> sqlx::Result<Vec<AliasRow>> {
    on_db!(db, conn => sqlx::query_as(
        r#"SELECT a.id, a.alias, a.pack_id, p.name AS product, p.unit, k.volume
           FROM product_aliases a JOIN packs k ON k.id = a.pack_id JOIN products p ON p.id = k.product_id
           WHERE a.distributor_id = $1 ORDER BY p.name COLLATE "pl-x-icu", k.volume, a.alias_key LIMIT 1000"#)
        .bind(of).fetch_all(conn).await)
}

pub async fn is_pack(db: &mut impl Read, id: PackId) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM packs WHERE id = $1)")
        .bind(id).fetch_one(conn).await)
}

/// Finds the product to which a distributor's name already refers.
pub async fn find_product_of_alias(db: &mut impl Read, of: DistributorId, key: &str) -> sqlx::Result<Option<String>> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT p.name FROM product_aliases a JOIN packs k ON k.id = a.pack_id JOIN products p ON p.id = k.product_id
         WHERE a.distributor_id = $1 AND a.alias_key = $2")
        .bind(of).bind(key).fetch_optional(conn).await)
}

pub async fn insert_alias(tx: &mut Tx, of: DistributorId, alias: &str, key: &str, pack: PackId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO product_aliases (distributor_id, alias, alias_key, pack_id) VALUES ($1, $2, $3, $4)")
        .bind(of).bind(alias).bind(key).bind(pack).execute(conn).await.map(|_| ()))
}

pub async fn delete_alias(tx: &mut Tx, of: DistributorId, id: i64) -> sqlx::Result<Option<RemovedAlias>> {
    on_db!(tx, conn => sqlx::query_as(
        "DELETE FROM product_aliases WHERE id = $1 AND distributor_id = $2 RETURNING alias, pack_id")
        .bind(id).bind(of).fetch_optional(conn).await)
}

#[derive(Debug, sqlx::FromRow)]
pub struct OutletRow {
    pub id: i64,
    pub nip: String,
    pub distributor: String,
    pub edi: bool,
    pub active: bool,
    pub name: Option<String>,
    pub street: Option<String>,
    pub street_number: Option<String>,
    pub postcode: Option<String>,
    pub city: Option<String>,
    pub voivodeship: Option<String>,
    pub latitude: Option<i64>,
    pub longitude: Option<i64>,
    pub phone: Option<String>,
}

/// Reads the branches of the next hundred distributors.
pub async fn list_outlets_after(db: &mut impl Read, after: i64, only: Option<i64>) -> sqlx::Result<Vec<OutletRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT d.id, d.nip, d.name AS distributor, d.edi, d.active, b.name, b.street, b.street_number, b.postcode,
                b.city, b.voivodeship, b.latitude, b.longitude, b.phone
         FROM distributors d
         JOIN (SELECT id FROM distributors WHERE id > $1 AND (id = $2 OR $2 IS NULL) ORDER BY id LIMIT 100) AS n
             ON n.id = d.id
         LEFT JOIN branches b ON b.distributor_id = d.id ORDER BY d.id, b.id")
        .bind(after).bind(only).fetch_all(conn).await)
}

#[derive(Debug, sqlx::FromRow)]
pub struct OfferRow {
    pub branch_id: i64,
    pub product_id: i64,
    pub nip: String,
    pub distributor: String,
    pub branch: String,
    pub city: String,
    pub sap: String,
    pub product: String,
}

/// Reads the next thousand products of branches, along the index of branches.
pub async fn list_offers_after(
    db: &mut impl Read,
    (branch, product): (i64, i64),
    only: Option<i64>,
) -> sqlx::Result<Vec<OfferRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT a.branch_id, a.product_id, d.nip, d.name AS distributor, b.name AS branch, b.city, p.sap,
                p.name AS product
         FROM availability a JOIN branches b ON b.id = a.branch_id JOIN distributors d ON d.id = b.distributor_id
         JOIN products p ON p.id = a.product_id
         WHERE (a.branch_id, a.product_id) > ($1, $2) AND (d.id = $3 OR $3 IS NULL)
         ORDER BY a.branch_id, a.product_id LIMIT 1000")
        .bind(branch).bind(product).bind(only).fetch_all(conn).await)
}
