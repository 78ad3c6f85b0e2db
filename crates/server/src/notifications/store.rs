//! SQL of notifications.
use crate::columns::{At, NotificationId, ParticipantId};
use crate::db::{Read, Tx};
use crate::on_db;
use crate::paging::Select;

/// Ids grow with time within one participant, and the index of a participant's notifications holds them in order.
pub const NEWEST_FIRST: &str = "id DESC";

pub fn select(of: ParticipantId) -> Select {
    Select::new("id, title, content, read_at IS NOT NULL AS is_read, created_at AS date", "notifications")
        .filter("participant_id = ?", of.0)
}

pub async fn insert(tx: &mut Tx, to: ParticipantId, title: &str, content: &str, now: At) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO notifications (participant_id, title, content, created_at) VALUES ($1, $2, $3, $4)")
        .bind(to).bind(title).bind(content).bind(now).execute(conn).await.map(|_| ()))
}

/// Marks one as read, keeping when it was read first; whether the participant has such a notification.
pub async fn read(tx: &mut Tx, of: ParticipantId, id: NotificationId, now: At) -> sqlx::Result<bool> {
    let found: Option<NotificationId> = on_db!(tx, conn => sqlx::query_scalar(
        "UPDATE notifications SET read_at = COALESCE(read_at, $3) WHERE id = $1 AND participant_id = $2 RETURNING id")
        .bind(id).bind(of).bind(now).fetch_optional(conn).await)?;
    Ok(found.is_some())
}

pub async fn read_all(tx: &mut Tx, of: ParticipantId, now: At) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE notifications SET read_at = $2 WHERE participant_id = $1 AND read_at IS NULL")
        .bind(of).bind(now).execute(conn).await.map(|_| ()))
}

pub async fn unread(db: &mut impl Read, of: ParticipantId) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT count(*) FROM notifications WHERE participant_id = $1 AND read_at IS NULL")
        .bind(of).fetch_one(conn).await)
}
