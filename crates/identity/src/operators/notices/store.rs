//! SQL of operators' notices.
use super::model::OperatorNotice;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::OperatorId;
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

/// A recipient of notices.
#[derive(sqlx::FromRow)]
pub struct NoticeRecipient {
    pub id: OperatorId,
    pub email: String,
}

/// Active administrators and members of finance.
pub async fn list_recipients(db: &mut impl Read) -> sqlx::Result<Vec<NoticeRecipient>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT o.id, o.email FROM operators o
         WHERE o.status = 'active' AND EXISTS (
            SELECT 1 FROM operator_roles r WHERE r.operator_id = o.id AND r.role IN ('administrator', 'finance'))
         ORDER BY o.id")
        .fetch_all(conn).await)
}

pub async fn insert_notice(
    tx: &mut Tx,
    to: OperatorId,
    title: &str,
    content: &str,
    now: Timestamp,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO operator_notices (operator_id, title, content, created_at) VALUES ($1, $2, $3, $4)")
        .bind(to).bind(title).bind(content).bind(now).execute(conn).await.map(|_| ()))
}

pub async fn delete_notices_before(tx: &mut Tx, before: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM operator_notices WHERE created_at < $1")
        .bind(before).execute(conn).await.map(|_| ()))
}

/// Reads the operator's unread notices, the newest first, fifty at most.
pub async fn list_unread(db: &mut impl Read, of: OperatorId) -> sqlx::Result<Vec<OperatorNotice>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, title, content, created_at FROM operator_notices
         WHERE operator_id = $1 AND read_at IS NULL ORDER BY id DESC LIMIT 50")
        .bind(of).fetch_all(conn).await)
}

/// Marks notices up to and including this one as read; later ones were not seen.
pub async fn mark_read(tx: &mut Tx, of: OperatorId, up_to: i64, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE operator_notices SET read_at = $3 WHERE operator_id = $1 AND id <= $2 AND read_at IS NULL")
        .bind(of).bind(up_to).bind(now).execute(conn).await.map(|_| ()))
}
