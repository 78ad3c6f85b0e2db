//! Operators' list of messages.
use axum::Json;
use axum::extract::State;
use plon_domain::contact::ContactStatus;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::shown;
use crate::contact::kinds;
use crate::contact::store::{self, QueueRow};
use plon_kernel::columns::{At, ContactMessageId};
use plon_kernel::paging::{First, Keyset};
use plon_platform::answer::Status;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::who::{Moderates, Operator};

/// Messages per page.
const PER_PAGE: i64 = 25;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ContactQuery {
    #[param(schema_with = kinds::statuses)]
    status: Option<ContactStatus>,
    /// A part of the sender's name or e-mail.
    search: Option<String>,
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

/// A page of messages.
#[derive(Debug, Serialize, ToSchema)]
pub struct ContactQueue {
    data: ContactTable,
    meta: Keyset,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ContactTable {
    items: Vec<QueuedContactMessage>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct QueuedContactMessage {
    id: ContactMessageId,
    name: String,
    /// True when the sender was signed in.
    is_participant: bool,
    topic: &'static str,
    /// First words of the message.
    beginning: String,
    date: At,
    status: Status,
}

impl QueuedContactMessage {
    fn read(row: QueueRow) -> QueuedContactMessage {
        QueuedContactMessage {
            id: row.id,
            name: row.name,
            is_participant: row.is_participant,
            topic: row.topic.label(),
            beginning: row.beginning,
            date: row.created_at,
            status: shown(row.status),
        }
    }
}

/// Lists the messages; waiting ones the oldest first, others the newest first.
#[utoipa::path(get, path = "/api/v1/backoffice/contact", tag = "contact", params(ContactQuery),
    responses((status = 200, body = ContactQueue)))]
pub async fn admin_list_contact_messages(
    State(app): State<App>,
    _: Operator<Moderates>,
    Query(asked): Query<ContactQuery>,
) -> Result<Json<ContactQueue>, ApiError> {
    let first = if asked.status == Some(ContactStatus::New) { First::Oldest } else { First::Newest };
    let mut db = app.db.read().await?;
    let messages = store::queue(asked.status, asked.search.as_deref().unwrap_or_default());
    let stretch = messages.stretch(&mut db, first, asked.cursor, PER_PAGE).await?;
    let items = stretch.items.into_iter().map(QueuedContactMessage::read).collect();
    Ok(Json(ContactQueue { data: ContactTable { items }, meta: stretch.keyset }))
}
