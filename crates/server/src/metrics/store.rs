//! SQL of the figures: counts over indexes up to a bound, and sums over whole tables for what is collected seldom.
use sqlx::PgConnection;

use super::figures::StepRow;
use plon_kernel::db::{On, Read};
use plon_kernel::on_db;
use plon_kernel::types::{BusinessDate, Timestamp};

/// Number of things and the oldest one's time, of at most 10 000.
pub type Counted = (i64, Option<Timestamp>);

pub async fn count_messages(db: &mut impl Read, status: &str) -> sqlx::Result<Vec<(String, i64, Option<Timestamp>)>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT channel, count(*), min(created_at)
         FROM (SELECT channel, created_at FROM messages WHERE status = $1 ORDER BY id LIMIT 10000) AS capped
         GROUP BY channel").bind(status).fetch_all(conn).await)
}

pub async fn count_imports(db: &mut impl Read, status: &str) -> sqlx::Result<Counted> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT count(*), min(created_at)
         FROM (SELECT created_at FROM imports WHERE status = $1 ORDER BY id LIMIT 10000) AS capped")
        .bind(status).fetch_one(conn).await)
}

pub async fn count_pending_invoices(db: &mut impl Read) -> sqlx::Result<Counted> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT count(*), min(reported_at)
         FROM (SELECT reported_at FROM invoices WHERE status = 'pending' ORDER BY id LIMIT 10000) AS capped")
        .fetch_one(conn).await)
}

pub async fn count_appeals(db: &mut impl Read) -> sqlx::Result<Counted> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT count(*), min(appealed_at)
         FROM (SELECT appealed_at FROM invoices WHERE answer_by IS NOT NULL ORDER BY answer_by, id LIMIT 10000) AS capped")
        .fetch_one(conn).await)
}

pub async fn count_overdue_appeals(db: &mut impl Read, today: BusinessDate) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT count(*) FROM (SELECT 1 AS one FROM invoices WHERE answer_by < $1 LIMIT 10000) AS capped")
        .bind(today).fetch_one(conn).await)
}

pub async fn count_orders(db: &mut impl Read, status: &str) -> sqlx::Result<Counted> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT count(*), min(created_at)
         FROM (SELECT created_at FROM orders WHERE status = $1 ORDER BY id LIMIT 10000) AS capped")
        .bind(status).fetch_one(conn).await)
}

/// Deliveries to active webhooks that wait. SQLite goes through a CROSS JOIN in its order: the few targets first.
pub async fn count_waiting_deliveries(db: &mut impl Read) -> sqlx::Result<Counted> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT count(*), min(created_at)
         FROM (SELECT d.created_at FROM webhook_targets CROSS JOIN webhook_deliveries d
               WHERE d.target_id = webhook_targets.id AND webhook_targets.state = 'active' AND d.due_at IS NOT NULL
               LIMIT 10000) AS capped")
        .fetch_one(conn).await)
}

/// Deliveries to webhooks that were given up.
pub async fn count_dead_deliveries(db: &mut impl Read) -> sqlx::Result<Counted> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT count(*), min(created_at)
         FROM (SELECT d.created_at FROM webhook_targets CROSS JOIN webhook_deliveries d
               WHERE d.target_id = webhook_targets.id AND d.state = 'dead' LIMIT 10000) AS capped")
        .fetch_one(conn).await)
}

pub async fn list_steps(db: &mut impl Read) -> sqlx::Result<Vec<StepRow>> {
    on_db!(db, conn => sqlx::query_as("SELECT step, done_on, failures FROM daily_steps ORDER BY step")
        .fetch_all(conn).await)
}

/// End and size of the last backup that succeeded.
pub async fn find_last_backup(db: &mut impl Read) -> sqlx::Result<Option<(Timestamp, Option<i64>)>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT ended_at, bytes FROM backup_runs WHERE ended_at IS NOT NULL AND error IS NULL
         ORDER BY due_at DESC LIMIT 1").fetch_optional(conn).await)
}

/// True when the last backup that ended did succeed.
pub async fn find_last_backup_result(db: &mut impl Read) -> sqlx::Result<Option<bool>> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT CASE WHEN error IS NULL THEN TRUE ELSE FALSE END FROM backup_runs WHERE ended_at IS NOT NULL
         ORDER BY due_at DESC LIMIT 1").fetch_optional(conn).await)
}

/// Sums of the balances by kind of account; reads the whole table.
pub async fn list_account_sums(db: &mut impl Read) -> sqlx::Result<Vec<(String, i64)>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT kind, CAST(sum(balance) AS BIGINT) FROM accounts GROUP BY kind").fetch_all(conn).await)
}

/// Number and bytes of the stored files; reads the whole table.
pub async fn load_file_sizes(db: &mut impl Read) -> sqlx::Result<(i64, i64)> {
    on_db!(db, conn => sqlx::query_as("SELECT count(*), CAST(COALESCE(sum(size), 0) AS BIGINT) FROM files")
        .fetch_one(conn).await)
}

/// Size of the PostgreSQL database; `None` on SQLite, which is a file.
pub async fn find_database_size(db: &mut impl Read) -> sqlx::Result<Option<i64>> {
    match db.on() {
        On::Sqlite(_) => Ok(None),
        On::Postgres(conn) => size_of_postgres(conn).await.map(Some),
    }
}

async fn size_of_postgres(conn: &mut PgConnection) -> sqlx::Result<i64> {
    sqlx::query_scalar("SELECT pg_database_size(current_database())").fetch_one(conn).await
}
