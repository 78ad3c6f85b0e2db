//! SQL of distributors.
use super::options::DistributorOption;
use crate::db::Read;
use crate::on_db;

pub async fn active(db: &mut impl Read) -> sqlx::Result<Vec<DistributorOption>> {
    on_db!(db, conn => sqlx::query_as(
        r#"SELECT id, name AS distributor_name FROM distributors WHERE active ORDER BY name COLLATE "pl-x-icu", id"#)
        .fetch_all(conn).await)
}
