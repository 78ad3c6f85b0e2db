//! One message with its text, unless the text is secret.
use axum::Json;
use axum::extract::State;
use plon_domain::message::{Channel, MessageStatus};
use serde::Serialize;
use utoipa::ToSchema;

use super::list::channels;
use super::status_label;
use super::store::{self, MessageRow};
use crate::app::App;
use crate::audit;
use crate::auth::{Operator, Support};
use crate::error::ApiError;
use crate::extract::Path;
use crate::response::{DataResponse, Status};
use plon_kernel::ids::{MessageId, ParticipantId};
use plon_kernel::types::Timestamp;

audit::events! {
    READ_MESSAGE: () => () = "messages.read" on "messages";
}

/// A message as an operator sees it.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdminMessage {
    pub(super) id: MessageId,
    #[schema(schema_with = channels)]
    channel: Channel,
    cause: String,
    recipient: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    participant: Option<Addressee>,
    #[serde(skip_serializing_if = "Option::is_none")]
    subject: Option<String>,
    /// Missing when it is secret, or was and is wiped.
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    /// True when it holds a code or a link that signs somebody in.
    secret: bool,
    pub(super) status: Status,
    tries: i64,
    date: Timestamp,
    /// Time of the next try.
    #[serde(skip_serializing_if = "Option::is_none")]
    next_try: Option<Timestamp>,
    #[serde(skip_serializing_if = "Option::is_none")]
    expires: Option<Timestamp>,
    #[serde(skip_serializing_if = "Option::is_none")]
    done: Option<Timestamp>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
    /// True when it can be sent again.
    may_retry: bool,
}

/// The participant who received it.
#[derive(Debug, Serialize, ToSchema)]
pub struct Addressee {
    id: ParticipantId,
    name: String,
    nip: String,
}

impl AdminMessage {
    /// With `secrets`, secret texts are shown: in the demo, where they reach nobody else.
    pub(super) fn from_row(row: MessageRow, secrets: bool, now: Timestamp) -> anyhow::Result<AdminMessage> {
        let status = MessageStatus::try_from(row.status)?;
        let participant = match (row.participant_id, row.name, row.nip) {
            (Some(id), Some(name), Some(nip)) => Some(Addressee { id, name, nip }),
            _ => None,
        };
        let has_come_to_rest = matches!(status, MessageStatus::Failed | MessageStatus::Kept);
        let may_retry = has_come_to_rest && row.body.is_some() && row.expires_at.is_none_or(|end| end > now);
        Ok(AdminMessage {
            id: row.id,
            channel: Channel::try_from(row.channel)?,
            cause: plon_message_templates::cause(&row.purpose).to_owned(),
            recipient: row.recipient,
            participant,
            subject: row.subject,
            text: row.body.filter(|_| secrets || !row.secret),
            secret: row.secret,
            status: status_label(status),
            tries: row.attempts,
            date: row.created_at,
            next_try: row.due_at.filter(|_| status == MessageStatus::Queued),
            expires: row.expires_at,
            done: row.done_at,
            error: row.last_error,
            may_retry,
        })
    }
}

/// Shows one message.
#[utoipa::path(get, path = "/api/v1/backoffice/messages/{id}", tag = "messages", params(("id" = i64, Path)),
    responses((status = 200, body = DataResponse<AdminMessage>)))]
pub async fn admin_show_message(
    State(app): State<App>,
    operator: Operator<Support>,
    Path(id): Path<MessageId>,
) -> Result<Json<DataResponse<AdminMessage>>, ApiError> {
    let mut db = app.db.read().await?;
    let row = store::find_message(&mut db, id).await?.ok_or(ApiError::NotFound)?;
    let context = audit::by(operator.id, id.0).about(row.participant_id);
    drop(audit::record_read(&app, db, READ_MESSAGE, context).await?);
    Ok(Json(DataResponse { data: AdminMessage::from_row(row, app.demo.is_some(), app.clock.now())? }))
}
