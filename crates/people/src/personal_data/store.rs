//! SQL of the requests for a copy of one's data and for erasure.
use super::model::ErasureRequest;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{FileId, OperatorId, ParticipantId};
use plon_kernel::on_db;
use plon_kernel::paging::{Keyed, Select};
use plon_kernel::types::Timestamp;

/// A file of a participant.
#[derive(Debug, sqlx::FromRow)]
pub struct FileRow {
    pub id: FileId,
    pub key: String,
    pub name: String,
}

pub async fn list_files(db: &mut impl Read, of: ParticipantId) -> sqlx::Result<Vec<FileRow>> {
    on_db!(db, conn => sqlx::query_as("SELECT id, key, name FROM files WHERE participant_id = $1 ORDER BY id")
        .bind(of).fetch_all(conn).await)
}

/// Serializes the requests of one participant.
pub async fn lock_participant(tx: &mut Tx, participant: ParticipantId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE participants SET status = status WHERE id = $1")
        .bind(participant).execute(conn).await.map(|_| ()))
}

pub async fn load_email(db: &mut impl Read, participant: ParticipantId) -> sqlx::Result<String> {
    on_db!(db, conn => sqlx::query_scalar("SELECT email FROM participants WHERE id = $1")
        .bind(participant).fetch_one(conn).await)
}

/// Cancels the waiting request of a kind for its participant; true if there was one.
pub async fn cancel_request(tx: &mut Tx, participant: ParticipantId, kind: &str, now: Timestamp) -> sqlx::Result<bool> {
    let ended = on_db!(tx, conn => sqlx::query(
        "UPDATE data_requests SET status = 'cancelled', closed_at = $3, link_hash = NULL
         WHERE participant_id = $1 AND kind = $2 AND status = 'waiting'")
        .bind(participant).bind(kind).bind(now).execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(ended > 0)
}

pub async fn insert_export(
    tx: &mut Tx,
    participant: ParticipantId,
    link_hash: &str,
    expires_at: Timestamp,
    now: Timestamp,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO data_requests (participant_id, kind, status, link_hash, link_expires_at, created_at)
         VALUES ($1, 'export', 'waiting', $2, $3, $4)")
        .bind(participant).bind(link_hash).bind(expires_at).bind(now).execute(conn).await.map(|_| ()))
}

pub async fn insert_erasure(
    tx: &mut Tx,
    participant: ParticipantId,
    reason: Option<&str>,
    now: Timestamp,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO data_requests (participant_id, kind, status, reason, created_at)
         VALUES ($1, 'erasure', 'waiting', $2, $3)")
        .bind(participant).bind(reason).bind(now).execute(conn).await.map(|_| ()))
}

/// Uses up a link; returns the participant whose data it leads to.
pub async fn use_link(tx: &mut Tx, link_hash: &str, now: Timestamp) -> sqlx::Result<Option<ParticipantId>> {
    on_db!(tx, conn => sqlx::query_scalar(
        "UPDATE data_requests SET status = 'done', closed_at = $2, link_hash = NULL
         WHERE link_hash = $1 AND status = 'waiting' AND link_expires_at > $2
           AND EXISTS (SELECT 1 FROM participants p WHERE p.id = participant_id AND p.status = 'active')
         RETURNING participant_id")
        .bind(link_hash).bind(now).fetch_optional(conn).await)
}

pub async fn find_export_time(db: &mut impl Read, participant: ParticipantId) -> sqlx::Result<Option<Timestamp>> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT closed_at FROM data_requests WHERE participant_id = $1 AND kind = 'export' AND status = 'done'
         ORDER BY id DESC LIMIT 1")
        .bind(participant).fetch_optional(conn).await)
}

pub async fn find_latest_erasure(
    db: &mut impl Read,
    participant: ParticipantId,
) -> sqlx::Result<Option<ErasureRequest>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT status, created_at, closed_at, note FROM data_requests
         WHERE participant_id = $1 AND kind = 'erasure' ORDER BY id DESC LIMIT 1")
        .bind(participant).fetch_optional(conn).await)
}

/// A request as operators see it.
#[derive(Debug, sqlx::FromRow)]
pub struct RequestRow {
    pub id: i64,
    pub kind: String,
    pub status: String,
    pub reason: Option<String>,
    pub note: Option<String>,
    pub created_at: Timestamp,
    pub closed_at: Option<Timestamp>,
    pub closed_by: Option<String>,
    pub participant_id: ParticipantId,
    pub first_name: String,
    pub last_name: String,
    pub company_name: String,
    pub nip: String,
    pub open_orders: i64,
}

impl Keyed for RequestRow {
    fn key(&self) -> i64 {
        self.id
    }
}

/// Requests of all participants, filtered by status.
pub fn select_requests(status: Option<&str>) -> Select {
    Select::new(
        "d.id, d.kind, d.status, d.reason, d.note, d.created_at, d.closed_at,
         o.first_name || ' ' || o.last_name AS closed_by, d.participant_id, p.first_name, p.last_name, p.company_name,
         p.nip, (SELECT count(*) FROM orders r WHERE r.participant_id = p.id
                 AND r.status IN ('selected', 'in_progress')) AS open_orders",
        "data_requests d JOIN participants p ON p.id = d.participant_id LEFT JOIN operators o ON o.id = d.closed_by",
    )
    .ties_by("d.id")
    .filter_if("d.status = ?", status)
}

/// A request to be decided.
#[derive(Debug, sqlx::FromRow)]
pub struct WaitingErasure {
    pub participant_id: ParticipantId,
    pub nip: String,
}

/// A waiting request for erasure.
pub async fn find_waiting_erasure(db: &mut impl Read, id: i64) -> sqlx::Result<Option<WaitingErasure>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT d.participant_id, p.nip FROM data_requests d JOIN participants p ON p.id = d.participant_id
         WHERE d.id = $1 AND d.kind = 'erasure' AND d.status = 'waiting'")
        .bind(id).fetch_optional(conn).await)
}

/// Closes a request; false when it no longer waits.
pub async fn close_request(
    tx: &mut Tx,
    id: i64,
    status: &str,
    note: Option<&str>,
    by: OperatorId,
    now: Timestamp,
) -> sqlx::Result<bool> {
    let closed = on_db!(tx, conn => sqlx::query(
        "UPDATE data_requests SET status = $2, note = $3, closed_by = $4, closed_at = $5
         WHERE id = $1 AND status = 'waiting'")
        .bind(id).bind(status).bind(note).bind(by).bind(now)
        .execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(closed > 0)
}

pub async fn has_open_orders(db: &mut impl Read, participant: ParticipantId) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM orders
                        WHERE participant_id = $1 AND status IN ('selected', 'in_progress'))")
        .bind(participant).fetch_one(conn).await)
}
