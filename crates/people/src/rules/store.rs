//! SQL of the programme's rules.
use super::model::{ContentRow, InForceRow, VersionRow};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{FileId, OperatorId};
use plon_kernel::on_db;
use plon_kernel::types::{BusinessDate, Timestamp};

/// Versions that are or were in force on a day, the newest first.
pub async fn list_in_force(db: &mut impl Read, today: BusinessDate) -> sqlx::Result<Vec<InForceRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT r.id, r.valid_from, r.sha256, f.size FROM programme_rules r JOIN files f ON f.id = r.file_id
         WHERE r.withdrawn_at IS NULL AND r.valid_from <= $1 ORDER BY r.valid_from DESC")
        .bind(today).fetch_all(conn).await)
}

pub async fn find_hash(db: &mut impl Read, today: BusinessDate) -> sqlx::Result<Option<String>> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT r.sha256 FROM programme_rules r WHERE r.withdrawn_at IS NULL AND r.valid_from <= $1
         ORDER BY r.valid_from DESC LIMIT 1")
        .bind(today).fetch_optional(conn).await)
}

/// All versions, the newest first.
pub async fn list_versions(db: &mut impl Read) -> sqlx::Result<Vec<VersionRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT r.id, r.valid_from, r.sha256, f.size, r.added_at, o.first_name || ' ' || o.last_name AS added_by,
             r.withdrawn_at, w.first_name || ' ' || w.last_name AS withdrawn_by
         FROM programme_rules r JOIN files f ON f.id = r.file_id JOIN operators o ON o.id = r.added_by
             LEFT JOIN operators w ON w.id = r.withdrawn_by
         ORDER BY r.valid_from DESC, r.id DESC")
        .fetch_all(conn).await)
}

pub async fn find_content(db: &mut impl Read, id: i64) -> sqlx::Result<Option<ContentRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT file_id, valid_from, withdrawn_at IS NOT NULL AS is_withdrawn FROM programme_rules WHERE id = $1")
        .bind(id).fetch_optional(conn).await)
}

/// Adds a version and returns its id.
pub async fn insert_version(
    tx: &mut Tx,
    (file, sha256): (FileId, &str),
    valid_from: BusinessDate,
    by: OperatorId,
    now: Timestamp,
) -> sqlx::Result<i64> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO programme_rules (file_id, sha256, valid_from, added_at, added_by) VALUES ($1, $2, $3, $4, $5)
         RETURNING id")
        .bind(file).bind(sha256).bind(valid_from).bind(now).bind(by).fetch_one(conn).await)
}

/// Withdraws a version that is not in force on `today`; `false` when it is, or was withdrawn before.
pub async fn update_withdrawn(
    tx: &mut Tx,
    id: i64,
    today: BusinessDate,
    by: OperatorId,
    now: Timestamp,
) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE programme_rules SET withdrawn_at = $3, withdrawn_by = $4
         WHERE id = $1 AND withdrawn_at IS NULL AND valid_from > $2")
        .bind(id).bind(today).bind(now).bind(by).execute(conn).await.map(|done| done.rows_affected() == 1))
}
