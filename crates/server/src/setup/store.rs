//! SQL of the link of the first run, a row of the settings.
use plon_kernel::db::{Read, Tx};
use plon_kernel::on_db;

pub async fn find_link(db: &mut impl Read) -> sqlx::Result<Option<String>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT value FROM settings WHERE key = 'setup_link'")
        .fetch_optional(conn).await)
}

pub async fn put_link(tx: &mut Tx, link: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO settings (key, value) VALUES ('setup_link', $1)
         ON CONFLICT (key) DO UPDATE SET value = excluded.value")
        .bind(link).execute(conn).await.map(|_| ()))
}

/// Updates the link that reads so; false when another request was faster.
pub async fn update_link(tx: &mut Tx, from: &str, to: &str) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query("UPDATE settings SET value = $2 WHERE key = 'setup_link' AND value = $1")
        .bind(from).bind(to).execute(conn).await.map(|done| done.rows_affected() == 1))
}
