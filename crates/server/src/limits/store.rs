//! SQL of limits.
use crate::columns::At;
use crate::db::{Read, Tx};
use crate::on_db;

pub async fn count(db: &mut impl Read, bucket: &str, window: At) -> sqlx::Result<i64> {
    let count: Option<i64> = on_db!(db, conn => sqlx::query_scalar(
        "SELECT count FROM attempts WHERE bucket = $1 AND window_start = $2")
        .bind(bucket).bind(window).fetch_optional(conn).await)?;
    Ok(count.unwrap_or(0))
}

/// Counts one more and gives the new count, in one statement: two tries at once get two numbers.
pub async fn add(tx: &mut Tx, bucket: &str, window: At) -> sqlx::Result<i64> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO attempts (bucket, window_start, count) VALUES ($1, $2, 1)
         ON CONFLICT (bucket, window_start) DO UPDATE SET count = attempts.count + 1 RETURNING count")
        .bind(bucket).bind(window).fetch_one(conn).await)
}

pub async fn subtract(tx: &mut Tx, bucket: &str, window: At) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE attempts SET count = count - 1 WHERE bucket = $1 AND window_start = $2 AND count > 0")
        .bind(bucket).bind(window).execute(conn).await.map(|_| ()))
}

pub async fn forget_before(tx: &mut Tx, window: At) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM attempts WHERE window_start < $1")
        .bind(window).execute(conn).await.map(|_| ()))
}
