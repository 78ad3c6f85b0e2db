//! SQL of corrections that wait for another person.
use super::model::NewCorrection;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{OperatorId, ParticipantId};
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

/// A correction that waits.
#[derive(Debug, sqlx::FromRow)]
pub struct PendingRow {
    pub id: i64,
    pub participant_id: ParticipantId,
    pub participant: String,
    pub points: i64,
    pub source: String,
    pub reason: String,
    pub proposed_by: OperatorId,
    pub proposer: String,
    pub proposed_at: Timestamp,
}

/// Sums the points that operators have given and taken back since then, both as positive numbers.
pub async fn sum_corrections_since(
    db: &mut impl Read,
    participant: ParticipantId,
    since: Timestamp,
) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT CAST(COALESCE(SUM(points), 0) AS BIGINT) FROM transfers
         WHERE participant_id = $1 AND cause = 'operator' AND created_at > $2")
        .bind(participant).bind(since).fetch_one(conn).await)
}

pub async fn insert_correction(
    tx: &mut Tx,
    (participant, operator): (ParticipantId, OperatorId),
    requested: &NewCorrection,
    now: Timestamp,
) -> sqlx::Result<i64> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO point_corrections (participant_id, points, source, reason, status, proposed_by, proposed_at)
         VALUES ($1, $2, $3, $4, 'pending', $5, $6) RETURNING id")
        .bind(participant).bind(requested.points.0).bind(requested.source.as_str()).bind(&requested.reason)
        .bind(operator).bind(now).fetch_one(conn).await)
}

/// Reads the corrections that wait, of one participant or of all, the oldest first, two hundred at most.
pub async fn list_pending(db: &mut impl Read, of: Option<ParticipantId>) -> sqlx::Result<Vec<PendingRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT c.id, c.participant_id, p.first_name || ' ' || p.last_name AS participant, c.points, c.source, c.reason,
            c.proposed_by, o.first_name || ' ' || o.last_name AS proposer, c.proposed_at
         FROM point_corrections c JOIN participants p ON p.id = c.participant_id JOIN operators o ON o.id = c.proposed_by
         WHERE c.status = 'pending' AND ($1 IS NULL OR c.participant_id = $1) ORDER BY c.id LIMIT 200")
        .bind(of).fetch_all(conn).await)
}

/// The participant of a correction.
pub async fn find_participant(db: &mut impl Read, id: i64) -> sqlx::Result<Option<ParticipantId>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT participant_id FROM point_corrections WHERE id = $1")
        .bind(id).fetch_optional(conn).await)
}

/// The correction as proposed; `None` once decided.
pub async fn find_pending(db: &mut impl Read, id: i64) -> sqlx::Result<Option<PendingRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT c.id, c.participant_id, p.first_name || ' ' || p.last_name AS participant, c.points, c.source, c.reason,
            c.proposed_by, o.first_name || ' ' || o.last_name AS proposer, c.proposed_at
         FROM point_corrections c JOIN participants p ON p.id = c.participant_id JOIN operators o ON o.id = c.proposed_by
         WHERE c.status = 'pending' AND c.id = $1")
        .bind(id).fetch_optional(conn).await)
}

/// Decides on a correction; false when it was decided in the meantime.
pub async fn decide_correction(
    tx: &mut Tx,
    id: i64,
    (status, refusal): (&'static str, Option<&str>),
    by: OperatorId,
    now: Timestamp,
) -> sqlx::Result<bool> {
    let rows = on_db!(tx, conn => sqlx::query(
        "UPDATE point_corrections SET status = $2, refusal = $3, decided_by = $4, decided_at = $5
         WHERE id = $1 AND status = 'pending'")
        .bind(id).bind(status).bind(refusal).bind(by).bind(now)
        .execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(rows > 0)
}
