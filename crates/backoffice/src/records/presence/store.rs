//! SQL of presence.
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::OperatorId;
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

/// A record that an operator has open.
#[derive(Debug, Clone, Copy)]
pub struct OpenRecord {
    pub operator: OperatorId,
    pub kind: &'static str,
    pub record: i64,
}

/// Deletes the operator's presence whose last beat came until then; that of others is left to their own beats, so that
/// no two operators wait for each other.
pub async fn delete_ended_presence(tx: &mut Tx, operator: OperatorId, until: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM presence WHERE operator_id = $1 AND seen_at <= $2")
        .bind(operator).bind(until).execute(conn).await.map(|_| ()))
}

pub async fn put_presence(tx: &mut Tx, open: OpenRecord, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO presence (operator_id, kind, record_id, opened_at, seen_at) VALUES ($1, $2, $3, $4, $4)
         ON CONFLICT (operator_id, kind, record_id) DO UPDATE SET seen_at = excluded.seen_at")
        .bind(open.operator).bind(open.kind).bind(open.record).bind(now).execute(conn).await.map(|_| ()))
}

pub async fn delete_presence(tx: &mut Tx, open: OpenRecord) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM presence WHERE operator_id = $1 AND kind = $2 AND record_id = $3")
        .bind(open.operator).bind(open.kind).bind(open.record).execute(conn).await.map(|_| ()))
}

#[derive(Debug, sqlx::FromRow)]
pub struct PresentRow {
    /// First and last name.
    pub operator: String,
    pub opened_at: Timestamp,
}

/// The others who have the record open and whose last beat came since then, the longest first.
pub async fn list_present(db: &mut impl Read, open: OpenRecord, since: Timestamp) -> sqlx::Result<Vec<PresentRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT o.first_name || ' ' || o.last_name AS operator, p.opened_at
         FROM presence p JOIN operators o ON o.id = p.operator_id
         WHERE p.kind = $1 AND p.record_id = $2 AND p.operator_id <> $3 AND p.seen_at > $4
         ORDER BY p.opened_at, p.operator_id")
        .bind(open.kind).bind(open.record).bind(open.operator).bind(since).fetch_all(conn).await)
}
