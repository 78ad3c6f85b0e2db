//! SQL of distributors.
use super::model::DistributorOption;
use plon_kernel::db::Read;
use plon_kernel::on_db;
use plon_kernel::paging::Select;

/// Upper limit of the list: more branches than the programme will have.
const MOST: i64 = 5_000;

pub async fn list_active_distributors(db: &mut impl Read) -> sqlx::Result<Vec<DistributorOption>> {
    on_db!(db, conn => sqlx::query_as(
        r#"SELECT id, name AS distributor_name, nip FROM distributors WHERE active ORDER BY name COLLATE "pl-x-icu", id"#)
        .fetch_all(conn).await)
}

/// A branch with its distributor.
#[derive(sqlx::FromRow)]
pub struct BranchRow {
    pub id: i64,
    pub distributor_name: String,
    pub distributor_key: String,
    pub nip: String,
    pub edi: bool,
    pub name: String,
    pub street: String,
    pub street_number: String,
    pub postcode: String,
    pub city: String,
    pub voivodeship: String,
    pub phone: String,
    /// Latitude in millionths of a degree, as the longitude.
    pub latitude: i64,
    pub longitude: i64,
}

/// Reads the branches of active distributors, sorted by `order` (a whole ORDER BY list).
pub async fn list_branches(db: &mut impl Read, edi: Option<bool>, order: &'static str) -> sqlx::Result<Vec<BranchRow>> {
    Select::new(
        "b.id, d.name AS distributor_name, d.search_key AS distributor_key, d.nip, d.edi, b.name, b.street,
         b.street_number, b.postcode, b.city, b.voivodeship, b.phone, b.latitude, b.longitude",
        "branches b JOIN distributors d ON d.id = b.distributor_id",
    )
    .only("d.active")
    .filter_if("d.edi = ?", edi)
    .first(db, order, MOST)
    .await
}
