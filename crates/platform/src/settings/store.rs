//! SQL of settings.
use plon_kernel::db::Read;
use plon_kernel::on_db;

pub async fn find_setting(db: &mut impl Read, key: &str) -> sqlx::Result<Option<String>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT value FROM settings WHERE key = $1").bind(key).fetch_optional(conn).await)
}

pub async fn list_settings(db: &mut impl Read) -> sqlx::Result<Vec<(String, String)>> {
    on_db!(db, conn => sqlx::query_as("SELECT key, value FROM settings").fetch_all(conn).await)
}
