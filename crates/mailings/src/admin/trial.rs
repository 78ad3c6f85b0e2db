//! Sends a mailing to the operator who asks for it, as an e-mail with the texts of all its channels.
use axum::extract::State;
use jiff::SignedDuration;
use plon_domain::email::Email;
use plon_kernel::ids::MailingId;
use plon_platform::app::App;
use plon_platform::auth::{EditorOrModerator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::messages::{self, MessageContext};
use plon_platform::rate_limit::{self, Quota};
use plon_platform::response::MessageResponse;

use crate::leaving;
use crate::model::MailingRow;
use crate::sending::{Texts, load_texts};
use crate::store;

const PER_OPERATOR: Quota = Quota { name: "mailings.trial", tries: 20, window: SignedDuration::from_hours(1) };

/// Sends the mailing to the caller's own address. Its link to leave leads nowhere, and no click is counted.
#[utoipa::path(post, path = "/api/v1/backoffice/mailings/{id}/try", tag = "mailings", params(("id" = i64, Path)),
    responses((status = 200, body = MessageResponse), (status = 429)))]
pub async fn admin_try_mailing(
    State(app): State<App>,
    operator: Operator<EditorOrModerator>,
    Path(id): Path<MailingId>,
) -> Result<axum::Json<MessageResponse>, ApiError> {
    let now = app.clock.now();
    let mailing = store::find_mailing(&mut app.db.read().await?, id).await?.ok_or(ApiError::NotFound)?;
    let _counted = rate_limit::spend(&app.db, now, vec![PER_OPERATOR.of(operator.id.0)]).await?;
    let mut tx = app.db.begin().await?;
    let address = store::load_operator_email(&mut tx, operator.id).await?;
    let email = Email::parse(&address).map_err(anyhow::Error::new)?;
    let texts = load_texts(&app, &mut tx, &mailing).await?;
    let subject = format!("[Próba] {}", if mailing.subject.is_empty() { &mailing.name } else { &mailing.subject });
    let about = MessageContext { purpose: "mailings.trial", participant: None, expires_at: None, secret: false };
    messages::queue_email(&mut tx, &email, &subject, &trial_text(&app, &mailing, &texts), about, now).await?;
    tx.commit().await?;
    Ok(axum::Json(MessageResponse { message: format!("Próba jest wysłana na adres {address}") }))
}

fn trial_text(app: &App, mailing: &MailingRow, texts: &Texts) -> String {
    let channels = mailing.channels;
    let mut parts = Vec::new();
    if channels.by_email {
        parts.push(texts.email_with(&leaving::page_address(app, "proba")));
    }
    if channels.by_sms {
        parts.push(format!("SMS:\n{}", texts.sms));
    }
    if channels.in_portal || channels.by_push {
        parts.push(format!("Powiadomienie:\n{}\n{}", mailing.subject, mailing.notice));
    }
    parts.join("\n\n---\n\n")
}
