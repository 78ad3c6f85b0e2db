//! SQL of backups: the files in a snapshot, and PostgreSQL's snapshots.
use sqlx::PgConnection;

use plon_kernel::db::{Read, Tx};
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;
use plon_platform::files::StoredFile;

/// The next 500 files after `last`.
pub async fn list_files_after(db: &mut impl Read, last: i64) -> sqlx::Result<Vec<StoredFile>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, key, participant_id, name, media_type, size, sha256 FROM files WHERE id > $1 ORDER BY id LIMIT 500")
        .bind(last).fetch_all(conn).await)
}

/// Fixes one snapshot for the whole transaction; returns its name for pg_dump.
pub async fn export_snapshot(conn: &mut PgConnection) -> sqlx::Result<String> {
    for sql in [
        "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY",
        "SET LOCAL statement_timeout = 0",
        "SET LOCAL idle_in_transaction_session_timeout = 0",
    ] {
        sqlx::query(sql).execute(&mut *conn).await?;
    }
    sqlx::query_scalar("SELECT pg_export_snapshot()").fetch_one(conn).await
}

/// Major version of the server.
pub async fn load_server_version(conn: &mut PgConnection) -> sqlx::Result<i64> {
    sqlx::query_scalar("SELECT CAST(current_setting('server_version_num') AS BIGINT) / 10000").fetch_one(conn).await
}

/// Number of tables.
pub async fn count_tables(conn: &mut PgConnection) -> sqlx::Result<i64> {
    sqlx::query_scalar(
        "SELECT count(*) FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = CAST(current_schema() AS regnamespace)",
    )
    .fetch_one(conn)
    .await
}

/// Claims a due backup: one unclaimed, silent for too long, or failed some time ago.
pub async fn claim_run(
    tx: &mut Tx,
    due: Timestamp,
    place: &str,
    now: Timestamp,
    [silent, failed]: [Timestamp; 2],
) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO backup_runs (due_at, place, started_at, seen_at) VALUES ($1, $2, $3, $3)
         ON CONFLICT (due_at) DO UPDATE SET place = $2, started_at = $3, seen_at = $3, ended_at = NULL, error = NULL
         WHERE (backup_runs.ended_at IS NULL AND backup_runs.seen_at < $4)
            OR (backup_runs.error IS NOT NULL AND backup_runs.ended_at < $5)")
        .bind(due).bind(place).bind(now).bind(silent).bind(failed).execute(conn).await
        .map(|done| done.rows_affected() == 1))
}

pub async fn record_heartbeat(tx: &mut Tx, due: Timestamp, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE backup_runs SET seen_at = $2 WHERE due_at = $1")
        .bind(due).bind(now).execute(conn).await.map(|_| ()))
}

pub async fn end_run(tx: &mut Tx, due: Timestamp, now: Timestamp, error: Option<&str>) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE backup_runs SET ended_at = $2, error = $3 WHERE due_at = $1")
        .bind(due).bind(now).bind(error).execute(conn).await.map(|_| ()))
}
