//! Saves a message of any sender, and the e-mails that it causes, in one transaction.
use axum::http::StatusCode;
use plon_domain::contact::ContactTopic;
use plon_domain::email::Email;
use plon_domain::phone::Phone;
use serde::Serialize;
use utoipa::ToSchema;

use super::store::{self, SenderRow};
use super::words;
use plon_kernel::ids::ParticipantId;
use plon_platform::app::App;
use plon_platform::client_ip::Network;
use plon_platform::error::ApiError;
use plon_platform::idempotency::{Answer, Request};
use plon_platform::response::ActionResponse;

/// A validated message.
#[derive(Debug)]
pub struct Written {
    pub participant: Option<ParticipantId>,
    pub name: String,
    /// E-mail of the sender; a participant may have none.
    pub email: Option<Email>,
    pub phone: Option<Phone>,
    pub topic: ContactTopic,
    pub message: String,
    /// Text of the consent that a visitor agreed to.
    pub contact_consent: Option<&'static str>,
    pub network: Network,
}

/// Result of a sent message.
#[derive(Debug, Serialize, ToSchema)]
pub struct ContactTaken {
    /// Always true: somebody will read it.
    taken: bool,
}

/// Saves a message; `sender` is the participant who writes, with their representative.
pub async fn take(
    app: &App,
    written: &Written,
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
    let id = store::insert(&mut tx, written, now).await?;
    words::received(&mut tx, written, now).await?;
    words::waits(&mut tx, app, id, written).await?;
    if let Some(sender) = sender {
        words::forwarded(&mut tx, written, sender, now).await?;
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
