//! SQL of backups: the files in a snapshot, and PostgreSQL's snapshots.
use sqlx::PgConnection;

use super::model::RunContents;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::OperatorId;
use plon_kernel::on_db;
use plon_kernel::paging::Select;
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

/// Claims the oldest requested backup that waits, or whose process has been silent for too long; returns when it was
/// requested.
pub async fn claim_requested_run(
    tx: &mut Tx,
    place: &str,
    now: Timestamp,
    silent: Timestamp,
) -> sqlx::Result<Option<Timestamp>> {
    // The condition stands twice: a process that waited for the row looks at it again as it is then.
    on_db!(tx, conn => sqlx::query_scalar(
        "UPDATE backup_runs SET place = $1, started_at = $2, seen_at = $2
         WHERE due_at = (SELECT min(due_at) FROM backup_runs WHERE ended_at IS NULL AND requested_by IS NOT NULL
                         AND (seen_at IS NULL OR seen_at < $3))
           AND ended_at IS NULL AND (seen_at IS NULL OR seen_at < $3)
         RETURNING due_at")
        .bind(place).bind(now).bind(silent).fetch_optional(conn).await)
}

/// True when a requested backup waits, or one is being made and was heard of since `silent`.
pub async fn is_under_way(db: &mut impl Read, silent: Timestamp) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM backup_runs WHERE ended_at IS NULL
                        AND (requested_by IS NOT NULL OR seen_at >= $1))")
        .bind(silent).fetch_one(conn).await)
}

/// Requests a backup; returns false where one is due at the very instant.
pub async fn insert_requested_run(
    tx: &mut Tx,
    now: Timestamp,
    place: &str,
    operator: OperatorId,
) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO backup_runs (due_at, place, requested_by) VALUES ($1, $2, $3) ON CONFLICT (due_at) DO NOTHING")
        .bind(now).bind(place).bind(operator).execute(conn).await
        .map(|done| done.rows_affected() == 1))
}

/// Backups by the schedule and by request, for a page of them.
pub fn select_runs() -> Select {
    Select::new(
        "b.due_at, b.place, o.first_name || ' ' || o.last_name AS requested_by, b.started_at, b.seen_at, b.ended_at,
         b.error, b.name, b.files, b.bytes",
        "backup_runs b LEFT JOIN operators o ON o.id = b.requested_by",
    )
    .ties_by("b.due_at")
}

pub async fn record_heartbeat(tx: &mut Tx, due: Timestamp, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE backup_runs SET seen_at = $2 WHERE due_at = $1")
        .bind(due).bind(now).execute(conn).await.map(|_| ()))
}

/// Records how a backup ended: its error, or what it holds.
pub async fn end_run(
    tx: &mut Tx,
    due: Timestamp,
    now: Timestamp,
    outcome: Result<&RunContents, &str>,
) -> sqlx::Result<()> {
    let (made, error) = (outcome.ok(), outcome.err());
    on_db!(tx, conn => sqlx::query(
        "UPDATE backup_runs SET ended_at = $2, error = $3, name = $4, files = $5, bytes = $6 WHERE due_at = $1")
        .bind(due).bind(now).bind(error).bind(made.map(|made| made.name.as_str())).bind(made.map(|made| made.files))
        .bind(made.map(|made| made.bytes)).execute(conn).await.map(|_| ()))
}
