//! SQL of idempotency keys.
use plon_kernel::db::{On, Read, Tx};
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;
use plon_kernel::write_batch::{Write, WriteBatch};

#[derive(sqlx::FromRow)]
pub struct StoredAnswer {
    pub request_hash: String,
    pub status: i64,
    pub body: String,
}

pub async fn find_answer(db: &mut impl Read, owner: &str, key: &str) -> sqlx::Result<Option<StoredAnswer>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT request_hash, status, body FROM idempotency_keys WHERE owner = $1 AND key = $2")
        .bind(owner).bind(key).fetch_optional(conn).await)
}

/// Locks a key until the transaction ends; on SQLite there is one writer at a time.
pub async fn lock_key(tx: &mut Tx, owner: &str, key: &str) -> sqlx::Result<()> {
    let On::Postgres(conn) = tx.on() else { return Ok(()) };
    sqlx::query("SELECT pg_advisory_xact_lock(hashtextextended($1 || ' ' || $2, 0))")
        .bind(owner)
        .bind(key)
        .execute(conn)
        .await
        .map(|_| ())
}

pub fn insert_answer(
    batch: &mut WriteBatch,
    (owner, key, hash): (&str, &str, &str),
    (status, body): (i64, &str),
    now: Timestamp,
) {
    let answer = Write::new(
        "INSERT INTO idempotency_keys (owner, key, request_hash, status, body, created_at)
         VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(owner)
    .bind(key)
    .bind(hash)
    .bind(status)
    .bind(body)
    .bind(now);
    batch.push(answer);
}

pub async fn delete_old_answers(tx: &mut Tx, before: Timestamp, most: i64) -> sqlx::Result<u64> {
    on_db!(tx, conn => sqlx::query(
        "DELETE FROM idempotency_keys WHERE (owner, key) IN (
            SELECT owner, key FROM idempotency_keys WHERE created_at < $1 ORDER BY created_at LIMIT $2)")
        .bind(before).bind(most).execute(conn).await.map(|done| done.rows_affected()))
}
