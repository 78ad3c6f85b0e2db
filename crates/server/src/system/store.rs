//! SQL of the programme's settings.
use std::collections::BTreeMap;

use crate::db::Read;
use crate::on_db;

/// All settings by their key, as text.
pub async fn settings(db: &mut impl Read) -> sqlx::Result<BTreeMap<String, String>> {
    let rows: Vec<(String, String)> =
        on_db!(db, conn => sqlx::query_as("SELECT key, value FROM settings").fetch_all(conn).await)?;
    Ok(rows.into_iter().collect())
}
