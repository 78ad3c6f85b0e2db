//! SQL of what the programme has configured of services outside.
use std::collections::BTreeMap;

use crate::db::Read;
use crate::on_db;

/// The settings of services outside by their key, as text.
pub async fn settings(db: &mut impl Read) -> sqlx::Result<BTreeMap<String, String>> {
    let rows: Vec<(String, String)> = on_db!(db, conn => sqlx::query_as(
        "SELECT key, value FROM settings
         WHERE key IN ('statistics_url', 'statistics_site', 'pixel_url', 'pixel_id', 'errors_dsn')")
        .fetch_all(conn).await)?;
    Ok(rows.into_iter().collect())
}
