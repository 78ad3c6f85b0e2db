//! Notifications: events of a participant, written together with their cause and read in the portal.
mod channels;
mod list;
mod model;
mod read;
mod store;

use crate::openapi::{ApiRouter, routes};
use serde::Serialize;
use utoipa::ToSchema;

use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{NotificationId, ParticipantId};
use plon_kernel::paging::Select;
use plon_kernel::types::Timestamp;

pub use channels::{Addressee, notify_all, notify_all_by_template, notify_by_template, notify_with_message};
pub use model::NewNotification;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::list_notifications))
        .routes(routes!(read::mark_notification_read))
        .routes(routes!(read::mark_all_notifications_read))
}

/// A notification in the API.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct Notification {
    id: NotificationId,
    title: String,
    content: String,
    #[serde(rename = "isRead")]
    is_read: bool,
    date: Timestamp,
    /// Page of the portal that it is about; null for one of before pages were kept.
    page: Option<String>,
}

/// Notifies a participant in the portal alone, in the transaction of the event: for events with a message of their
/// own, or that must not leave the portal.
pub async fn notify_in_app(
    tx: &mut Tx,
    to: ParticipantId,
    news: &NewNotification<'_>,
    now: Timestamp,
) -> sqlx::Result<()> {
    store::insert_notifications(tx, &[(to, *news)], now).await
}

/// A participant's last `limit` notifications, the newest first.
pub async fn list_latest(db: &mut impl Read, of: ParticipantId, limit: i64) -> sqlx::Result<Vec<Notification>> {
    select_notifications(of).first(db, store::NEWEST_FIRST, limit).await
}

/// A participant's notifications; public so that a test can check the index in use.
pub fn select_notifications(of: ParticipantId) -> Select {
    store::select_notifications(of)
}

/// Deletes up to `most` notifications read before `before`; returns their number. Unread ones stay.
pub async fn delete_old_notifications(tx: &mut Tx, before: Timestamp, most: i64) -> sqlx::Result<u64> {
    store::delete_old_notifications(tx, before, most).await
}
