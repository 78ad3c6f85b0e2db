//! Ends a message: an operator's answer by e-mail, or closing with a reason.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::contact::ContactStatus;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::Object;

use super::status_label;
use crate::contact::emails;
use crate::contact::store::{self, End};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{ContactMessageId, OperatorId};
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path};
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, idempotent};
use plon_platform::openapi;
use plon_platform::response::{ActionResponse, Status};
use plon_platform::text_input::{parse_paragraphs, parse_required_line};

audit::events! {
    ANSWER_MESSAGE: ContactStatusRecord => ContactStatusRecord = "contact.answer" on "contact_messages";
    CLOSE_MESSAGE: ContactStatusRecord => ContactStatusRecord = "contact.close" on "contact_messages";
}

/// Status of a message in the audit log.
#[derive(Debug, Serialize, ToSchema)]
struct ContactStatusRecord {
    #[schema(schema_with = statuses)]
    status: ContactStatus,
}

fn statuses() -> Object {
    openapi::codes(ContactStatus::ALL.iter().map(|status| status.as_str()))
}

const LONGEST_ANSWER: usize = 4000;
const LONGEST_REASON: usize = 500;

/// Answer to the sender, sent by e-mail.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"answer": "Dzień dobry, faktura jest już sprawdzona, a punkty są na koncie."}))]
pub struct ContactAnswerForm {
    #[schema(required, nullable = false)]
    answer: Option<String>,
}

/// Reason for closing a message without an e-mail, for operators.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"reason": "Sprawa wyjaśniona telefonicznie"}))]
pub struct ContactCloseForm {
    #[schema(required, nullable = false)]
    reason: Option<String>,
}

/// New status of the message.
#[derive(Debug, Serialize, ToSchema)]
pub struct ContactEnded {
    id: ContactMessageId,
    status: Status,
}

impl ContactAnswerForm {
    fn parse(&self) -> Result<String, ApiError> {
        let mut fields = Fields::default();
        let answer = parse_paragraphs(&mut fields, "answer", &self.answer, LONGEST_ANSWER);
        let answer = answer.and_then(|text| fields.required("answer", Some(text).filter(|text| !text.is_empty())));
        answer.ok_or_else(|| fields.into_error())
    }
}

impl ContactCloseForm {
    fn parse(&self) -> Result<String, ApiError> {
        let mut fields = Fields::default();
        let reason = parse_required_line(&mut fields, "reason", &self.reason, LONGEST_REASON);
        reason.ok_or_else(|| fields.into_error())
    }
}

/// Sends an answer to the sender's e-mail; a participant is also told in the portal.
#[utoipa::path(post, path = "/api/v1/backoffice/contact/{id}/answer", tag = "contact", request_body = ContactAnswerForm,
    params(("id" = i64, Path, description = "the message's number")),
    responses((status = 200, body = ActionResponse<ContactEnded>),
    (status = 409, description = "somebody has answered or closed it before")))]
pub async fn admin_answer_contact_message(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<ContactMessageId>,
    key: Option<IdempotencyKey>,
    Json(form): Json<ContactAnswerForm>,
) -> Result<Answer, ApiError> {
    let answer = form.parse()?;
    let path = format!("/api/v1/backoffice/contact/{}/answer", id.0);
    let request = key.map(|key| Request::new(operator.id, key, &path, &form)).transpose()?;
    close_message(&app, operator.id, id, End::Answered(&answer), request).await
}

/// Closes a message that needs no answer by e-mail; its sender is not told.
#[utoipa::path(post, path = "/api/v1/backoffice/contact/{id}/close", tag = "contact", request_body = ContactCloseForm,
    params(("id" = i64, Path, description = "the message's number")),
    responses((status = 200, body = ActionResponse<ContactEnded>),
    (status = 409, description = "somebody has answered or closed it before")))]
pub async fn admin_close_contact_message(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<ContactMessageId>,
    key: Option<IdempotencyKey>,
    Json(form): Json<ContactCloseForm>,
) -> Result<Answer, ApiError> {
    let reason = form.parse()?;
    let path = format!("/api/v1/backoffice/contact/{}/close", id.0);
    let request = key.map(|key| Request::new(operator.id, key, &path, &form)).transpose()?;
    close_message(&app, operator.id, id, End::Closed(&reason), request).await
}

async fn close_message(
    app: &App,
    operator: OperatorId,
    id: ContactMessageId,
    how: End<'_>,
    request: Option<Request>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    idempotent(app, request, StatusCode::OK, async |tx| {
        let row = store::find_message(tx, id).await?.ok_or(ApiError::NotFound)?;
        if !store::close_message(tx, id, how, operator, now).await? {
            return Err(ErrorCode::ContactMessageEnded.into());
        }
        let (event, note, message) = match how {
            End::Answered(answer) => {
                emails::send_answer(tx, &row, answer, (app.clock.day_of(row.created_at), now)).await?;
                (ANSWER_MESSAGE, None, "Odpowiedź została wysłana")
            }
            End::Closed(reason) => (CLOSE_MESSAGE, Some(reason), "Wiadomość jest zamknięta"),
        };
        let status = how.status();
        let context = audit::by(operator, id.0).about(row.participant_id).note(note);
        let (before, after) = (ContactStatusRecord { status: row.status }, ContactStatusRecord { status });
        audit::record(tx, event, context, (&before, &after), now).await?;
        Ok(ActionResponse { data: ContactEnded { id, status: status_label(status) }, message: message.to_owned() })
    })
    .await
}
