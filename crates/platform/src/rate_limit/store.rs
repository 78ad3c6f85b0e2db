//! SQL of rate limits.
use super::model::Tally;
use plon_kernel::db::{Read, Tx};
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

/// Tries at the secrets of one account.
#[derive(sqlx::FromRow)]
pub struct AccountWindowRow {
    pub bucket: String,
    pub window_start: Timestamp,
    pub count: i64,
    pub last_at: Option<Timestamp>,
}

pub async fn load_tally(db: &mut impl Read, bucket: &str, window: Timestamp) -> sqlx::Result<Tally> {
    let tally: Option<Tally> = on_db!(db, conn => sqlx::query_as(
        "SELECT count, last_at FROM rate_limit_windows WHERE bucket = $1 AND window_start = $2")
        .bind(bucket).bind(window).fetch_optional(conn).await)?;
    Ok(tally.unwrap_or_default())
}

/// Increments the count and returns it, in one statement, so that two concurrent tries get two numbers.
pub async fn increment_tally(
    tx: &mut Tx,
    bucket: &str,
    window: Timestamp,
    account: Option<&str>,
) -> sqlx::Result<Tally> {
    on_db!(tx, conn => sqlx::query_as(
        "INSERT INTO rate_limit_windows (bucket, window_start, count, account) VALUES ($1, $2, 1, $3)
         ON CONFLICT (bucket, window_start) DO UPDATE SET count = rate_limit_windows.count + 1
         RETURNING count, last_at")
        .bind(bucket).bind(window).bind(account).fetch_one(conn).await)
}

/// Stores the time at which a try was let through.
pub async fn set_last_time(tx: &mut Tx, bucket: &str, window: Timestamp, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE rate_limit_windows SET last_at = $3 WHERE bucket = $1 AND window_start = $2")
        .bind(bucket).bind(window).bind(now).execute(conn).await.map(|_| ()))
}

pub async fn decrement_tally(tx: &mut Tx, bucket: &str, window: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE rate_limit_windows SET count = count - 1 WHERE bucket = $1 AND window_start = $2 AND count > 0")
        .bind(bucket).bind(window).execute(conn).await.map(|_| ()))
}

pub async fn list_windows(db: &mut impl Read, account: &str, since: Timestamp) -> sqlx::Result<Vec<AccountWindowRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT bucket, window_start, count, last_at FROM rate_limit_windows WHERE account = $1 AND window_start > $2
         ORDER BY bucket, window_start LIMIT 1000")
        .bind(account).bind(since).fetch_all(conn).await)
}

pub async fn delete_account(tx: &mut Tx, account: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM rate_limit_windows WHERE account = $1")
        .bind(account).execute(conn).await.map(|_| ()))
}

pub async fn delete_windows_before(tx: &mut Tx, window: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM rate_limit_windows WHERE window_start < $1")
        .bind(window).execute(conn).await.map(|_| ()))
}
