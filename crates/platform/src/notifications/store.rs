//! SQL of notifications.
use super::model::NewNotification;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{NotificationId, ParticipantId};
use plon_kernel::paging::Select;
use plon_kernel::types::Timestamp;
use plon_kernel::write_batch::{Write, WriteBatch};
use plon_kernel::{insert_all, on_db, select_in};

/// Order, the newest first: within one participant ids grow with time, and the index has them in order.
pub const NEWEST_FIRST: &str = "id DESC";

pub fn select_notifications(of: ParticipantId) -> Select {
    Select::new("id, title, content, read_at IS NOT NULL AS is_read, created_at AS date, page", "notifications")
        .filter("participant_id = ?", of.0)
}

pub async fn insert_notifications(
    tx: &mut Tx,
    news: &[(ParticipantId, NewNotification<'_>)],
    now: Timestamp,
) -> sqlx::Result<()> {
    insert_all!(tx, "INSERT INTO notifications (participant_id, title, content, page, created_at) ", news, |row,
                                                                                                            (
        to,
        news,
    )| row
        .push_bind(*to)
        .push_bind(news.title)
        .push_bind(news.content)
        .push_bind(news.page)
        .push_bind(now))
}

/// Inserts a notification with the batch's other writes.
pub fn insert_notification(batch: &mut WriteBatch, to: ParticipantId, news: &NewNotification<'_>, now: Timestamp) {
    let insert = Write::new(
        "INSERT INTO notifications (participant_id, title, content, page, created_at) VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(to.0)
    .bind(news.title)
    .bind(news.content)
    .bind(news.page)
    .bind(now);
    batch.push(insert);
}

/// Contacts of a participant outside of the portal, with their consents.
#[derive(Debug, sqlx::FromRow)]
pub struct ContactsRow {
    pub participant_id: ParticipantId,
    pub email: String,
    pub phone: String,
    pub by_email: bool,
    pub by_sms: bool,
    /// True when a device takes push messages.
    pub by_push: bool,
}

/// Contacts of participants, up to `CHUNK` of them. The last answer to a consent holds, whatever its version.
pub async fn list_contacts(
    db: &mut impl Read,
    of: impl Iterator<Item = ParticipantId>,
) -> sqlx::Result<Vec<ContactsRow>> {
    select_in!(
        db,
        "SELECT p.id AS participant_id, p.email, p.phone,
            COALESCE((SELECT a.value FROM participant_consents a JOIN consents c ON c.id = a.consent_id
                      WHERE a.participant_id = p.id AND c.slug = 'powiadomienia-email' AND c.retired_at IS NULL
                      ORDER BY a.answered_at DESC, c.id DESC LIMIT 1), FALSE) AS by_email,
            COALESCE((SELECT a.value FROM participant_consents a JOIN consents c ON c.id = a.consent_id
                      WHERE a.participant_id = p.id AND c.slug = 'powiadomienia-sms' AND c.retired_at IS NULL
                      ORDER BY a.answered_at DESC, c.id DESC LIMIT 1), FALSE) AS by_sms,
            EXISTS (SELECT 1 FROM push_subscriptions d WHERE d.participant_id = p.id) AS by_push
         FROM participants p WHERE p.id IN",
        of,
        ""
    )
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
