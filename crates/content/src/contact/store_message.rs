//! Saves a message of any sender, and the e-mails that it causes, in one transaction.
use axum::http::StatusCode;
use serde::Serialize;
use utoipa::ToSchema;

use super::emails;
use super::model::NewContactMessage;
use super::store::{self, SenderRow};

use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::idempotency::{Answer, Request, idempotent};
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
    idempotent(app, request, StatusCode::CREATED, async |tx| {
        let id = store::insert_message(tx, written, now).await?;
        emails::send_receipt(tx, written, now).await?;
        emails::notify_programme(tx, app, id, written).await?;
        if let Some(sender) = sender {
            emails::forward_to_representative(tx, written, sender, now).await?;
        }
        let message = match written.email {
            Some(_) => "Dziękujemy za wiadomość. Odpowiemy na Twój adres e-mail.",
            None => "Dziękujemy za wiadomość. Odpowiedź znajdziesz w\u{a0}powiadomieniach w\u{a0}portalu.",
        };
        Ok(ActionResponse { data: ContactTaken { taken: true }, message: message.to_owned() })
    })
    .await
}
