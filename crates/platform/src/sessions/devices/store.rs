//! SQL of known devices.
use super::super::model::Subject;
use super::super::store::subject_ids;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::SessionId;
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

pub async fn find_device(
    db: &mut impl Read,
    hash: &str,
    subject: Subject,
    now: Timestamp,
) -> sqlx::Result<Option<i64>> {
    let (participant, operator) = subject_ids(subject);
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT id FROM known_devices
         WHERE hash = $1 AND (participant_id = $2 OR operator_id = $3) AND expires_at > $4")
        .bind(hash).bind(participant).bind(operator).bind(now).fetch_optional(conn).await)
}

pub async fn change_token(tx: &mut Tx, old: &str, new: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE known_devices SET hash = $2 WHERE hash = $1")
        .bind(old).bind(new).execute(conn).await.map(|_| ()))
}

pub async fn put_device(
    tx: &mut Tx,
    hash: &str,
    subject: Subject,
    session: Option<SessionId>,
    (now, expires_at): (Timestamp, Timestamp),
) -> sqlx::Result<()> {
    let (participant, operator) = subject_ids(subject);
    let known = on_db!(tx, conn => sqlx::query(
        "UPDATE known_devices SET session_id = $4, last_used_at = $5, expires_at = $6
         WHERE hash = $1 AND (participant_id = $2 OR operator_id = $3)")
        .bind(hash).bind(participant).bind(operator).bind(session).bind(now).bind(expires_at)
        .execute(conn).await.map(|done| done.rows_affected()))?;
    if known > 0 {
        return Ok(());
    }
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO known_devices (hash, participant_id, operator_id, session_id, created_at, last_used_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $5, $6)")
        .bind(hash).bind(participant).bind(operator).bind(session).bind(now).bind(expires_at)
        .execute(conn).await.map(|_| ()))
}

pub async fn delete_devices_beyond(tx: &mut Tx, subject: Subject, most: i64) -> sqlx::Result<()> {
    let (participant, operator) = subject_ids(subject);
    on_db!(tx, conn => sqlx::query(
        "DELETE FROM known_devices
         WHERE (participant_id = $1 OR operator_id = $2)
           AND id NOT IN (SELECT id FROM known_devices WHERE participant_id = $1 OR operator_id = $2
                          ORDER BY last_used_at DESC, id DESC LIMIT $3)")
        .bind(participant).bind(operator).bind(most).execute(conn).await.map(|_| ()))
}

pub async fn delete_devices(tx: &mut Tx, subject: Subject) -> sqlx::Result<()> {
    let (participant, operator) = subject_ids(subject);
    on_db!(tx, conn => sqlx::query("DELETE FROM known_devices WHERE participant_id = $1 OR operator_id = $2")
        .bind(participant).bind(operator).execute(conn).await.map(|_| ()))
}

pub async fn delete_other_devices(tx: &mut Tx, subject: Subject, kept: SessionId) -> sqlx::Result<()> {
    let (participant, operator) = subject_ids(subject);
    on_db!(tx, conn => sqlx::query(
        "DELETE FROM known_devices
         WHERE (participant_id = $1 OR operator_id = $2) AND (session_id IS NULL OR session_id <> $3)")
        .bind(participant).bind(operator).bind(kept).execute(conn).await.map(|_| ()))
}

pub async fn delete_device_of_session(tx: &mut Tx, session: SessionId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM known_devices WHERE session_id = $1")
        .bind(session).execute(conn).await.map(|_| ()))
}

pub async fn delete_expired_devices(tx: &mut Tx, now: Timestamp, most: i64) -> sqlx::Result<u64> {
    on_db!(tx, conn => sqlx::query(
        "DELETE FROM known_devices WHERE id IN (
            SELECT id FROM known_devices WHERE expires_at < $1 ORDER BY expires_at LIMIT $2)")
        .bind(now).bind(most).execute(conn).await.map(|done| done.rows_affected()))
}
