//! SQL of the data against which rows of products are checked.
use plon_kernel::db::Read;
use plon_kernel::ids::{DistributorId, ProductId};
use plon_kernel::{on_db, select_in};

#[derive(Debug, Clone, sqlx::FromRow)]
pub struct KnownProduct {
    pub id: ProductId,
    pub sap: String,
    pub name: String,
    pub active: bool,
}

pub async fn list_products(db: &mut impl Read) -> sqlx::Result<Vec<KnownProduct>> {
    on_db!(db, conn => sqlx::query_as("SELECT id, sap, name, active FROM products").fetch_all(conn).await)
}

pub async fn list_distributors(db: &mut impl Read) -> sqlx::Result<Vec<(String, DistributorId)>> {
    on_db!(db, conn => sqlx::query_as("SELECT nip, id FROM distributors").fetch_all(conn).await)
}

pub async fn list_branches(db: &mut impl Read) -> sqlx::Result<Vec<(i64, DistributorId, String)>> {
    on_db!(db, conn => sqlx::query_as("SELECT id, distributor_id, name FROM branches").fetch_all(conn).await)
}

/// Reads the products of some branches.
pub async fn list_offers(db: &mut impl Read, branches: &[i64]) -> sqlx::Result<Vec<(i64, ProductId)>> {
    if branches.is_empty() {
        return Ok(Vec::new());
    }
    select_in!(
        db,
        "SELECT branch_id, product_id FROM availability WHERE branch_id IN",
        branches.iter().copied(),
        "ORDER BY branch_id, product_id"
    )
}
