//! SQL of the audit log.
use super::Act;
use crate::columns::At;
use crate::db::Tx;
use crate::on_db;

pub async fn insert(tx: &mut Tx, act: &Act<'_>, before: &str, after: &str, now: At) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO audit_log (at, operator_id, action, subject, subject_id, participant_id, note, before, after)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)")
        .bind(now).bind(act.operator).bind(act.action).bind(act.subject.0).bind(act.subject.1)
        .bind(act.participant).bind(act.note).bind(before).bind(after).execute(conn).await.map(|_| ()))
}
