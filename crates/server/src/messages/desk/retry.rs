//! An operator sends a message once more.
use axum::Json;
use axum::extract::State;
use serde_json::json;

use super::show::DeskMessage;
use super::store;
use crate::answer::Done;
use crate::app::App;
use crate::audit::{self, Act};
use crate::catalogue::Refusal;
use crate::columns::MessageId;
use crate::error::{ApiError, ErrorBody};
use crate::extract::Path;
use crate::who::{Operator, Supports};

/// Puts a message that failed back into the queue; doing it twice finds it there.
#[utoipa::path(post, path = "/api/v1/backoffice/messages/{id}/retry", tag = "messages", operation_id = "messages_retry",
    params(("id" = i64, Path)),
    responses((status = 200, body = Done<DeskMessage>), (status = 401, body = ErrorBody),
              (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
              (status = 409, body = ErrorBody, description = "it has not failed, is out of time, or its text is wiped")),
    security(("bearer" = ["support"])))]
pub async fn retry(
    State(app): State<App>,
    operator: Operator<Supports>,
    Path(id): Path<MessageId>,
) -> Result<Json<Done<DeskMessage>>, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let row = store::message(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let (participant, before) = (row.participant_id, json!({ "status": row.status }));
    if !store::queue_again(&mut tx, id, now).await? {
        return Err(Refusal::MessageCannotBeSent.into());
    }
    let act =
        Act { operator: operator.id, action: "messages.retry", subject: ("messages", id.0), participant, note: None };
    audit::record(&mut tx, act, &before, &json!({ "status": "queued" }), now).await?;
    let row = store::message(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    tx.commit().await?;
    let data = DeskMessage::read(row, app.demo.is_some(), now)?;
    Ok(Json(Done { data, message: "Wiadomość czeka znów na wysłanie".to_owned() }))
}
