//! SQL of notifications.
use super::model::NewNotification;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{NotificationId, ParticipantId};
use plon_kernel::on_db;
use plon_kernel::paging::Select;
use plon_kernel::types::Timestamp;

/// Order, the newest first: within one participant ids grow with time, and the index has them in order.
pub const NEWEST_FIRST: &str = "id DESC";

pub fn select_notifications(of: ParticipantId) -> Select {
    Select::new("id, title, content, read_at IS NOT NULL AS is_read, created_at AS date, page", "notifications")
        .filter("participant_id = ?", of.0)
}

pub async fn insert_notification(
    tx: &mut Tx,
    to: ParticipantId,
    news: &NewNotification<'_>,
    now: Timestamp,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO notifications (participant_id, title, content, page, created_at) VALUES ($1, $2, $3, $4, $5)")
        .bind(to).bind(news.title).bind(news.content).bind(news.page).bind(now).execute(conn).await.map(|_| ()))
}

/// Contacts of a participant outside of the portal, with their consents.
#[derive(Debug, sqlx::FromRow)]
pub struct ContactsRow {
    pub email: String,
    pub phone: String,
    pub by_email: bool,
    pub by_sms: bool,
}

/// Contacts of a participant who has consented to at least one channel. The last answer to a consent holds, whatever
/// its version.
pub async fn find_contacts(db: &mut impl Read, of: ParticipantId) -> sqlx::Result<Option<ContactsRow>> {
    let found: Option<ContactsRow> = on_db!(db, conn => sqlx::query_as(
        "SELECT p.email, p.phone,
            COALESCE((SELECT a.value FROM participant_consents a JOIN consents c ON c.id = a.consent_id
                      WHERE a.participant_id = p.id AND c.slug = 'powiadomienia-email' AND c.retired_at IS NULL
                      ORDER BY a.answered_at DESC, c.id DESC LIMIT 1), FALSE) AS by_email,
            COALESCE((SELECT a.value FROM participant_consents a JOIN consents c ON c.id = a.consent_id
                      WHERE a.participant_id = p.id AND c.slug = 'powiadomienia-sms' AND c.retired_at IS NULL
                      ORDER BY a.answered_at DESC, c.id DESC LIMIT 1), FALSE) AS by_sms
         FROM participants p WHERE p.id = $1")
        .bind(of).fetch_optional(conn).await)?;
    Ok(found.filter(|ways| ways.by_email || ways.by_sms))
}

/// Marks a notification as read, keeping the time of the first read; true if the participant has it.
pub async fn mark_read(tx: &mut Tx, of: ParticipantId, id: NotificationId, now: Timestamp) -> sqlx::Result<bool> {
    let found: Option<NotificationId> = on_db!(tx, conn => sqlx::query_scalar(
        "UPDATE notifications SET read_at = COALESCE(read_at, $3) WHERE id = $1 AND participant_id = $2 RETURNING id")
        .bind(id).bind(of).bind(now).fetch_optional(conn).await)?;
    Ok(found.is_some())
}

pub async fn mark_all_read(tx: &mut Tx, of: ParticipantId, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE notifications SET read_at = $2 WHERE participant_id = $1 AND read_at IS NULL")
        .bind(of).bind(now).execute(conn).await.map(|_| ()))
}

pub async fn count_unread(db: &mut impl Read, of: ParticipantId) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT count(*) FROM notifications WHERE participant_id = $1 AND read_at IS NULL")
        .bind(of).fetch_one(conn).await)
}

/// Deletes up to `most` notifications read before `before`; returns their number.
pub async fn delete_old_notifications(tx: &mut Tx, before: Timestamp, most: i64) -> sqlx::Result<u64> {
    on_db!(tx, conn => sqlx::query(
        "DELETE FROM notifications WHERE id IN (
            SELECT id FROM notifications WHERE read_at < $1 ORDER BY read_at LIMIT $2)")
        .bind(before).bind(most).execute(conn).await.map(|done| done.rows_affected()))
}
