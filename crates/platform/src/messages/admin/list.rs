//! The list of messages, the newest first.
use axum::Json;
use axum::extract::State;
use plon_domain::message::{Channel, MessageStatus};
use serde::{Deserialize, Serialize};
use utoipa::openapi::schema::Object;
use utoipa::{IntoParams, ToSchema};

use super::status_label;
use super::store::{self, ListedMessageRow};
use crate::app::App;
use crate::audit;
use crate::auth::{Operator, Support};
use crate::error::ApiError;
use crate::extract::Query;
use crate::openapi;
use crate::response::Status;
use plon_kernel::ids::MessageId;
use plon_kernel::paging::{CursorList, ROWS_PER_PAGE, Sort};
use plon_kernel::types::Timestamp;

audit::events! {
    READ_MESSAGES: () => () = "messages.read_list" on "messages";
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct MessagesQuery {
    #[param(schema_with = channels)]
    channel: Option<Channel>,
    #[param(schema_with = statuses)]
    status: Option<MessageStatus>,
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

pub fn channels() -> Object {
    openapi::codes(Channel::ALL.iter().map(|channel| channel.as_str()))
}

pub fn statuses() -> Object {
    openapi::codes(MessageStatus::ALL.iter().map(|status| status.as_str()))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ListedMessage {
    id: MessageId,
    #[schema(schema_with = channels)]
    channel: Channel,
    /// Reason for the message.
    cause: String,
    recipient: String,
    status: Status,
    date: Timestamp,
    /// Reason for the failure of the last try.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

impl ListedMessage {
    fn from_row(row: ListedMessageRow) -> anyhow::Result<ListedMessage> {
        Ok(ListedMessage {
            id: row.id,
            channel: Channel::try_from(row.channel)?,
            cause: plon_message_templates::cause(&row.purpose).to_owned(),
            recipient: row.recipient,
            status: status_label(MessageStatus::try_from(row.status)?),
            date: row.created_at,
            error: row.last_error,
        })
    }
}

/// Lists the messages to all recipients, without their texts.
#[utoipa::path(get, path = "/api/v1/backoffice/messages", tag = "messages", params(MessagesQuery),
    responses((status = 200, body = CursorList<ListedMessage>)))]
pub async fn admin_list_messages(
    State(app): State<App>,
    operator: Operator<Support>,
    Query(query): Query<MessagesQuery>,
) -> Result<Json<CursorList<ListedMessage>>, ApiError> {
    let db = app.db.read().await?;
    let mut db = audit::record_read(&app, db, READ_MESSAGES, audit::by(operator.id, 0)).await?;
    let messages = store::select_messages(query.channel, query.status);
    let cursor_page = messages.cursor_page(&mut db, Sort::Newest, query.cursor, ROWS_PER_PAGE).await?;
    let items = cursor_page.items.into_iter().map(ListedMessage::from_row).collect::<anyhow::Result<_>>()?;
    Ok(Json(CursorList::new(items, cursor_page.meta)))
}
