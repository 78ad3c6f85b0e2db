//! One message with all that an operator needs for an answer.
use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use super::status_label;
use crate::contact::store::{self, MessageRow};
use plon_kernel::ids::{ContactMessageId, ParticipantId};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::{DataResponse, Status};

audit::events! {
    READ_MESSAGE: () => () = "contact.read" on "contact_messages";
}

/// A message as an operator sees it.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdminContactMessage {
    id: ContactMessageId,
    status: Status,
    topic: &'static str,
    name: String,
    email: Option<String>,
    phone: Option<String>,
    message: String,
    /// Text of the consent that a visitor agreed to.
    contact_consent: Option<String>,
    /// The signed-in sender; none for a visitor.
    participant: Option<ContactSender>,
    date: Timestamp,
    closed_at: Option<Timestamp>,
    closed_by: Option<String>,
    /// Answer, as sent.
    answer: Option<String>,
    /// Reason for closing without an answer.
    reason: Option<String>,
}

/// The participant who wrote.
#[derive(Debug, Serialize, ToSchema)]
pub struct ContactSender {
    id: ParticipantId,
    company_name: String,
    nip: String,
    /// Representative, who received the message too.
    representative: Option<String>,
}

impl AdminContactMessage {
    pub(super) fn from_row(row: MessageRow) -> AdminContactMessage {
        let participant = match (row.participant_id, row.company_name, row.nip) {
            (Some(id), Some(company_name), Some(nip)) => {
                Some(ContactSender { id, company_name, nip, representative: row.representative })
            }
            _ => None,
        };
        AdminContactMessage {
            id: row.id,
            status: status_label(row.status),
            topic: row.topic.label(),
            name: row.name,
            email: row.email,
            phone: row.phone,
            message: row.message,
            contact_consent: row.contact_consent,
            participant,
            date: row.created_at,
            closed_at: row.closed_at,
            closed_by: row.closed_by,
            answer: row.answer,
            reason: row.reason,
        }
    }
}

/// Shows one message.
#[utoipa::path(get, path = "/api/v1/backoffice/contact/{id}", tag = "contact",
    params(("id" = i64, Path, description = "the message's number")),
    responses((status = 200, body = DataResponse<AdminContactMessage>)))]
pub async fn admin_show_contact_message(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<ContactMessageId>,
) -> Result<Json<DataResponse<AdminContactMessage>>, ApiError> {
    let mut db = app.db.read().await?;
    let row = store::find_message(&mut db, id).await?.ok_or(ApiError::NotFound)?;
    let context = audit::by(operator.id, id.0).about(row.participant_id);
    drop(audit::record_read(&app, db, READ_MESSAGE, context).await?);
    Ok(Json(DataResponse { data: AdminContactMessage::from_row(row) }))
}
