//! SQL of the sample documents.
use plon_kernel::db::Read;
use plon_kernel::ids::ParticipantId;
use plon_kernel::on_db;

/// Pack that a sample document sells, with its product.
#[derive(Debug, sqlx::FromRow)]
pub struct StoredPack {
    pub product_id: i64,
    pub code: String,
    pub product: String,
    pub unit: String,
    /// Volume in thousandths of the unit.
    pub volume: i64,
    /// List price in grosze per unit.
    pub list_price: i64,
}

/// Packs of up to 20 L or kg on sale that earn points in a season.
pub async fn list_sold_packs(db: &mut impl Read, season: i64) -> sqlx::Result<Vec<StoredPack>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT k.product_id, k.code, p.name AS product, p.unit, k.volume, r.list_price
         FROM packs k JOIN products p ON p.id = k.product_id
         JOIN product_rates r ON r.product_id = p.id AND r.season = $1
         WHERE p.active AND r.points_per_unit > 0 AND k.volume <= 20000 ORDER BY k.volume DESC, k.id")
        .bind(season).fetch_all(conn).await)
}

/// Party of a sample document.
#[derive(Debug, sqlx::FromRow)]
pub struct SampleParty {
    pub nip: String,
    pub name: String,
    pub street: String,
    pub town: String,
}

/// First distributor with a branch, as the seller.
pub async fn find_seller(db: &mut impl Read) -> sqlx::Result<Option<SampleParty>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT d.nip, d.name, 'ul. ' || b.street || ' ' || b.street_number AS street,
                b.postcode || ' ' || b.city AS town
         FROM distributors d JOIN branches b ON b.distributor_id = d.id
         WHERE d.active ORDER BY d.id, b.id LIMIT 1").fetch_optional(conn).await)
}

pub async fn load_buyer(db: &mut impl Read, participant: ParticipantId) -> sqlx::Result<SampleParty> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT nip, company_name AS name, company_street || ' ' || company_street_number AS street,
                company_postcode || ' ' || company_city AS town
         FROM participants WHERE id = $1").bind(participant).fetch_one(conn).await)
}
