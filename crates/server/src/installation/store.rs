//! SQL of the installation id, and of the times in which a server ran on this database.
use super::model::Uptime;
use plon_kernel::db::{Read, Tx};
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

pub async fn find_id(db: &mut impl Read) -> sqlx::Result<Option<String>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT id FROM installation").fetch_optional(conn).await)
}

/// Sets the id where there is none, also beside another process; gives the id that is set then.
pub async fn ensure_id(tx: &mut Tx, id: &str, now: Timestamp) -> sqlx::Result<String> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO installation (only_row, id, created_at) VALUES (1, $1, $2) ON CONFLICT (only_row) DO NOTHING")
        .bind(id).bind(now).execute(conn).await.map(|_| ()))?;
    on_db!(tx, conn => sqlx::query_scalar("SELECT id FROM installation").fetch_one(conn).await)
}

pub async fn list_newest_keys(db: &mut impl Read, most: i64) -> sqlx::Result<Vec<String>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT key FROM files ORDER BY id DESC LIMIT $1")
        .bind(most).fetch_all(conn).await)
}

pub async fn start_uptime(tx: &mut Tx, at: Timestamp) -> sqlx::Result<i64> {
    on_db!(tx, conn => sqlx::query_scalar("INSERT INTO uptimes (started_at, seen_at) VALUES ($1, $1) RETURNING id")
        .bind(at).fetch_one(conn).await)
}

/// Extends an uptime; `false` when the row is not as this process left it.
pub async fn extend_uptime(tx: &mut Tx, id: i64, seen: Timestamp, now: Timestamp) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query("UPDATE uptimes SET seen_at = $3 WHERE id = $1 AND seen_at = $2")
        .bind(id).bind(seen).bind(now).execute(conn).await.map(|done| done.rows_affected() == 1))
}

pub async fn list_uptimes(db: &mut impl Read) -> sqlx::Result<Vec<Uptime>> {
    on_db!(db, conn => sqlx::query_as("SELECT started_at, seen_at FROM uptimes ORDER BY id").fetch_all(conn).await)
}
