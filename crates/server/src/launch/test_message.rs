//! `POST /api/v1/backoffice/launch-checklist/test-message`: tries a sender by a message to the operator.
use axum::Json as Body;
use axum::extract::State;
use jiff::SignedDuration;
use plon_domain::email::Email;
use plon_domain::message::Channel;
use plon_domain::phone::Phone;
use plon_message_templates::operators::{TEST_EMAIL, TEST_SMS};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::Object;

use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Administrator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::messages::{self, MessageContext};
use plon_platform::openapi;
use plon_platform::rate_limit::{self, Quota};
use plon_platform::response::MessageResponse;

audit::events! {
    TEST_MESSAGE: () => TestMessageRecord = "launch.test_message" on "messages";
}

const PER_OPERATOR: Quota = Quota { name: "launch.test", tries: 10, window: SignedDuration::from_hours(1) };

/// Life of a test message: one that comes later proves nothing of today's settings.
const LIFE: SignedDuration = SignedDuration::from_hours(1);

fn channels() -> Object {
    openapi::codes([Channel::Sms, Channel::Email].into_iter().map(Channel::as_str))
}

/// Test message, and where it goes.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"channel": "email", "to": "jan@example.com"}))]
pub struct TestMessageForm {
    #[schema(required, schema_with = channels)]
    channel: String,
    /// Phone number or e-mail address.
    #[schema(required)]
    to: String,
}

/// Test message as the audit log keeps it: without its recipient.
#[derive(Debug, Serialize, ToSchema)]
struct TestMessageRecord {
    #[schema(schema_with = channels)]
    channel: &'static str,
}

/// Sends a test message through the outbox; the checklist tells what became of it.
#[utoipa::path(post, path = "/api/v1/backoffice/launch-checklist/test-message", tag = "setup",
    responses((status = 200, body = MessageResponse), (status = 429)))]
pub async fn admin_send_test_message(
    State(app): State<App>,
    operator: Operator<Administrator>,
    Json(form): Json<TestMessageForm>,
) -> Result<Body<MessageResponse>, ApiError> {
    let mut fields = Fields::default();
    let channel = fields.required("channel", Channel::try_from(form.channel.as_str()).ok());
    let (phone, email) = match channel {
        Some(Channel::Sms) => (fields.parse("to", Phone::parse(&form.to)), None),
        Some(Channel::Email) => (None, fields.parse("to", Email::parse(&form.to))),
        Some(Channel::Push) => {
            fields.add_error("channel", "Wybierz e-mail albo SMS");
            (None, None)
        }
        None => (None, None),
    };
    if channel.is_some_and(|channel| app.senders.missing().contains(&channel)) {
        fields.add_error("channel", "Ta wysyłka nie jest ustawiona na serwerze");
    }
    fields.check()?;
    let now = app.clock.now();
    let _ = rate_limit::spend(&app.db, now, vec![PER_OPERATOR.of(operator.id.0)]).await?;
    let expires_at = Some(plon_kernel::types::Timestamp(now.0 + LIFE));
    let about = MessageContext { expires_at, ..MessageContext::of(&TEST_EMAIL) };
    let mut tx = app.db.begin().await?;
    let id = match (&phone, &email) {
        (Some(phone), _) => messages::queue_template_sms(&mut tx, phone, (&TEST_SMS, &[]), about, now).await?,
        (None, Some(email)) => messages::queue_template_email(&mut tx, email, (&TEST_EMAIL, &[]), about, now).await?,
        (None, None) => return Err(ApiError::NotFound),
    };
    let channel = channel.map_or("", Channel::as_str);
    let context = audit::by(operator.id, id.0);
    audit::record(&mut tx, TEST_MESSAGE, context, (&(), &TestMessageRecord { channel }), now).await?;
    tx.commit().await?;
    Ok(Body(MessageResponse { message: "Wiadomość próbna jest w\u{a0}drodze".to_owned() }))
}
