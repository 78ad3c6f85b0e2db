//! Retry of a message by an operator.
use axum::Json;
use axum::extract::State;
use plon_domain::message::MessageStatus;
use serde::Serialize;
use utoipa::ToSchema;

use super::list::statuses;
use super::show::AdminMessage;
use super::store;
use crate::app::App;
use crate::audit;
use crate::auth::{Operator, Support};
use crate::error::ApiError;
use crate::extract::Path;
use crate::response::ActionResponse;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::MessageId;

audit::events! {
    RETRY_MESSAGE: MessageStatusRecord => MessageStatusRecord = "messages.retry" on "messages";
}

/// Status of a message in the audit log.
#[derive(Debug, Serialize, ToSchema)]
struct MessageStatusRecord {
    #[schema(schema_with = statuses)]
    status: String,
}

/// Puts a failed message back into the queue; idempotent.
#[utoipa::path(post, path = "/api/v1/backoffice/messages/{id}/retry", tag = "messages", params(("id" = i64, Path)),
    responses((status = 200, body = ActionResponse<AdminMessage>),
    (status = 409, description = "it has not failed, is out of time, or its text is wiped")))]
pub async fn admin_retry_message(
    State(app): State<App>,
    operator: Operator<Support>,
    Path(id): Path<MessageId>,
) -> Result<Json<ActionResponse<AdminMessage>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let row = store::find_message(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let (participant, before) = (row.participant_id, MessageStatusRecord { status: row.status });
    if !store::requeue_message(&mut tx, id, now).await? {
        return Err(ErrorCode::MessageCannotBeSent.into());
    }
    let after = MessageStatusRecord { status: MessageStatus::Queued.as_str().to_owned() };
    let context = audit::by(operator.id, id.0).about(participant);
    audit::record(&mut tx, RETRY_MESSAGE, context, (&before, &after), now).await?;
    let row = store::find_message(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    tx.commit().await?;
    let data = AdminMessage::from_row(row, app.demo.is_some(), now)?;
    Ok(Json(ActionResponse { data, message: "Wiadomość czeka znów na wysłanie".to_owned() }))
}
