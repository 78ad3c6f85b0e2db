//! SQL of the home page's texts.
use super::model::HomeRow;
use plon_kernel::db::{Read, Tx};
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

pub async fn find_texts(db: &mut impl Read) -> sqlx::Result<Option<HomeRow>> {
    on_db!(db, conn => sqlx::query_as("SELECT texts, version FROM home_page WHERE id = 1").fetch_optional(conn).await)
}

/// Writes the first texts; `false` when there are some.
pub async fn insert_texts(tx: &mut Tx, texts: &str, now: Timestamp) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO home_page (id, texts, version, edited_at) VALUES (1, $1, 1, $2) ON CONFLICT (id) DO NOTHING")
        .bind(texts).bind(now).execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Writes the texts under their next version; `false` when the current one is not `seen`.
pub async fn update_texts(tx: &mut Tx, texts: &str, seen: i64, now: Timestamp) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE home_page SET texts = $1, version = version + 1, edited_at = $3 WHERE id = 1 AND version = $2")
        .bind(texts).bind(seen).bind(now).execute(conn).await.map(|done| done.rows_affected() == 1))
}
