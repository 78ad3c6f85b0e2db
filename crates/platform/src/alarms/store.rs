//! SQL of alarms.
use plon_kernel::db::{Read, Tx};
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

#[derive(sqlx::FromRow)]
pub struct AlarmRow {
    pub kind: String,
    pub count: i64,
    pub detail: String,
    pub raised_at: Timestamp,
}

pub async fn put_alarm(tx: &mut Tx, kind: &str, count: i64, detail: &str, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO alarms (kind, count, detail, raised_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (kind) DO UPDATE SET count = excluded.count, detail = excluded.detail")
        .bind(kind).bind(count).bind(detail).bind(now).execute(conn).await.map(|_| ()))
}

pub async fn delete_alarm(tx: &mut Tx, kind: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM alarms WHERE kind = $1").bind(kind).execute(conn).await.map(|_| ()))
}

pub async fn list_alarms(db: &mut impl Read) -> sqlx::Result<Vec<AlarmRow>> {
    on_db!(db, conn => sqlx::query_as("SELECT kind, count, detail, raised_at FROM alarms ORDER BY raised_at, kind")
        .fetch_all(conn).await)
}

pub async fn is_raised(db: &mut impl Read, kind: &str) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM alarms WHERE kind = $1)")
        .bind(kind).fetch_one(conn).await)
}
