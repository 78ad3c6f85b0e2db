//! SQL of roles that wait for a second administrator.
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::OperatorId;
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;
use plon_platform::auth::Role;

/// A role that waits.
#[derive(Debug, Clone, sqlx::FromRow)]
pub struct GrantRow {
    pub id: i64,
    pub operator_id: OperatorId,
    pub role: String,
    pub proposed_by: OperatorId,
    pub proposer: String,
    pub proposed_at: Timestamp,
}

/// Inserts a proposal; false when the same one waits already.
pub async fn insert_grant(
    tx: &mut Tx,
    operator: OperatorId,
    role: Role,
    by: OperatorId,
    now: Timestamp,
) -> sqlx::Result<bool> {
    let rows = on_db!(tx, conn => sqlx::query(
        "INSERT INTO role_grants (operator_id, role, status, proposed_by, proposed_at)
         VALUES ($1, $2, 'pending', $3, $4) ON CONFLICT DO NOTHING")
        .bind(operator).bind(role.as_str()).bind(by).bind(now).execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(rows > 0)
}

/// Reads the roles that wait for the operators whose ids are in the range.
pub async fn list_pending_between(
    db: &mut impl Read,
    first: OperatorId,
    last: OperatorId,
) -> sqlx::Result<Vec<GrantRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT g.id, g.operator_id, g.role, g.proposed_by, o.first_name || ' ' || o.last_name AS proposer, g.proposed_at
         FROM role_grants g JOIN operators o ON o.id = g.proposed_by
         WHERE g.status = 'pending' AND g.operator_id >= $1 AND g.operator_id <= $2 ORDER BY g.id")
        .bind(first).bind(last).fetch_all(conn).await)
}

pub async fn find_pending_grant(db: &mut impl Read, id: i64) -> sqlx::Result<Option<GrantRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT g.id, g.operator_id, g.role, g.proposed_by, o.first_name || ' ' || o.last_name AS proposer, g.proposed_at
         FROM role_grants g JOIN operators o ON o.id = g.proposed_by WHERE g.status = 'pending' AND g.id = $1")
        .bind(id).fetch_optional(conn).await)
}

/// Decides on a role that waits; false when it was decided in the meantime.
pub async fn decide_grant(
    tx: &mut Tx,
    id: i64,
    status: &'static str,
    by: OperatorId,
    now: Timestamp,
) -> sqlx::Result<bool> {
    let rows = on_db!(tx, conn => sqlx::query(
        "UPDATE role_grants SET status = $2, decided_by = $3, decided_at = $4 WHERE id = $1 AND status = 'pending'")
        .bind(id).bind(status).bind(by).bind(now).execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(rows > 0)
}

pub async fn refuse_role(
    tx: &mut Tx,
    operator: OperatorId,
    role: Role,
    by: OperatorId,
    now: Timestamp,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE role_grants SET status = 'refused', decided_by = $3, decided_at = $4
         WHERE operator_id = $1 AND role = $2 AND status = 'pending'")
        .bind(operator).bind(role.as_str()).bind(by).bind(now).execute(conn).await.map(|_| ()))
}
