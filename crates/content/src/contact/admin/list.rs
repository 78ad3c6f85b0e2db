//! Operators' list of messages.
use axum::Json;
use axum::extract::State;
use plon_domain::contact::ContactStatus;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::status_label;
use crate::contact::kinds;
use crate::contact::store::{self, QueueRow};
use plon_kernel::ids::ContactMessageId;
use plon_kernel::paging::{CursorList, ROWS_PER_PAGE, Sort};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::response::Status;

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

#[derive(Debug, Serialize, ToSchema)]
pub struct QueuedContactMessage {
    id: ContactMessageId,
    name: String,
    /// True when the sender was signed in.
    is_participant: bool,
    topic: &'static str,
    /// First words of the message.
    beginning: String,
    date: Timestamp,
    status: Status,
}

impl QueuedContactMessage {
    fn from_row(row: QueueRow) -> QueuedContactMessage {
        QueuedContactMessage {
            id: row.id,
            name: row.name,
            is_participant: row.is_participant,
            topic: row.topic.label(),
            beginning: row.beginning,
            date: row.created_at,
            status: status_label(row.status),
        }
    }
}

/// Lists the messages; waiting ones the oldest first, others the newest first.
#[utoipa::path(get, path = "/api/v1/backoffice/contact", tag = "contact", params(ContactQuery),
    responses((status = 200, body = CursorList<QueuedContactMessage>)))]
pub async fn admin_list_contact_messages(
    State(app): State<App>,
    _: Operator<Moderator>,
    Query(query): Query<ContactQuery>,
) -> Result<Json<CursorList<QueuedContactMessage>>, ApiError> {
    let sort = if query.status == Some(ContactStatus::New) { Sort::Oldest } else { Sort::Newest };
    let mut db = app.db.read().await?;
    let messages = store::select_messages(query.status, query.search.as_deref().unwrap_or_default());
    let cursor_page = messages.cursor_page(&mut db, sort, query.cursor, ROWS_PER_PAGE).await?;
    let items = cursor_page.items.into_iter().map(QueuedContactMessage::from_row).collect();
    Ok(Json(CursorList::new(items, cursor_page.meta)))
}
