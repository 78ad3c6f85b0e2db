//! `POST /api/v1/backoffice/message-templates/{key}/sample`: an e-mail with sample values, to the operator alone.
use axum::Json as Body;
use axum::extract::State;
use jiff::SignedDuration;
use plon_domain::email::Email;
use plon_domain::message::TemplateChannel;
use serde::Deserialize;
use utoipa::ToSchema;

use super::model::MessageText;
use super::{known, store};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Path};
use plon_platform::messages::{self, MessageContext};
use plon_platform::rate_limit::{self, Quota};
use plon_platform::response::MessageResponse;

const PER_OPERATOR: Quota = Quota { name: "templates.sample", tries: 20, window: SignedDuration::from_hours(1) };

/// Life of a sample: its author waits for it.
const LIFE: SignedDuration = SignedDuration::from_hours(1);

/// Text to try, saved or not.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(example = json!({"text": {"subject": "Witaj w programie {nazwa programu}",
    "body": "Dzień dobry,\n\nTwoje konto jest gotowe: {link}"}}))]
pub struct MessageTemplateSample {
    text: MessageText,
}

/// Sends an e-mail's text with sample values to the caller's own address. An SMS has no sample: operators have no
/// phone numbers here.
#[utoipa::path(post, path = "/api/v1/backoffice/message-templates/{key}/sample", tag = "message templates",
    request_body = MessageTemplateSample, params(("key" = String, Path)),
    responses((status = 200, body = MessageResponse), (status = 404), (status = 429)))]
pub async fn admin_send_message_template_sample(
    State(app): State<App>,
    operator: Operator<Editor>,
    Path(key): Path<String>,
    Json(form): Json<MessageTemplateSample>,
) -> Result<Body<MessageResponse>, ApiError> {
    let template = known(&key, &operator.roles)?;
    if template.channel != TemplateChannel::Email {
        let mut fields = Fields::default();
        fields.add_error("body", "Próbkę można wysłać tylko jako e-mail");
        return Err(fields.into_error());
    }
    let text = form.text.parse(template)?;
    let now = app.clock.now();
    let _ = rate_limit::spend(&app.db, now, vec![PER_OPERATOR.of(operator.id.0)]).await?;
    let mut tx = app.db.begin().await?;
    let common = messages::load_common_values(&mut tx, None).await?;
    let samples = template.all_variables().map(|variable| (variable.name, variable.sample));
    let values: Vec<(&str, &str)> = common.iter().map(|(name, value)| (*name, value.as_str())).chain(samples).collect();
    let written = template.fill(&text, &values);
    let address = store::load_email(&mut tx, operator.id).await?;
    let to = Email::parse(&address).map_err(anyhow::Error::new)?;
    let about = MessageContext {
        purpose: "templates.sample",
        participant: None,
        expires_at: Some(Timestamp(now.0 + LIFE)),
        secret: false,
    };
    let subject = format!("Próbka: {}", written.subject);
    messages::queue_email(&mut tx, &to, &subject, &written.body, about, now).await?;
    tx.commit().await?;
    Ok(Body(MessageResponse { message: format!("Próbka jest w\u{a0}drodze na adres {to}") }))
}
