//! Saves a message of any sender, and the e-mails that it causes, in one transaction.
use axum::http::StatusCode;
use serde::Serialize;
use utoipa::ToSchema;

use super::emails;
use super::model::NewContactMessage;
use super::store::{self, SenderRow};

use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::idempotency::{Answer, Request};
use plon_platform::response::ActionResponse;

/// Result of a sent message.
#[derive(Debug, Serialize, ToSchema)]
pub struct ContactTaken {
    /// Always true: somebody will read it.
    taken: bool,
}

/// Saves a message; `sender` is the participant who writes, with their representative.
pub async fn store_message(
    app: &App,
    written: &NewContactMessage,
    sender: Option<&SenderRow>,
    request: Option<Request>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    if let Some(request) = &request
        && let Some(answer) = request.replay_after_twins(&mut tx).await?
    {
        return Ok(answer);
    }
    let id = store::insert_message(&mut tx, written, now).await?;
    emails::send_receipt(&mut tx, written, now).await?;
    emails::notify_programme(&mut tx, app, id, written).await?;
    if let Some(sender) = sender {
        emails::forward_to_representative(&mut tx, written, sender, now).await?;
    }
    let message = match written.email {
        Some(_) => "Dziękujemy za wiadomość. Odpowiemy na Twój adres e-mail.",
        None => "Dziękujemy za wiadomość. Odpowiedź znajdziesz w\u{a0}powiadomieniach w\u{a0}portalu.",
    };
    let body = ActionResponse { data: ContactTaken { taken: true }, message: message.to_owned() };
    let answer = match request {
        Some(request) => request.keep(&mut tx, StatusCode::CREATED, &body, now).await?,
        None => Answer::new(StatusCode::CREATED, &body)?,
    };
    tx.commit().await?;
    Ok(answer)
}
