//! `POST /api/v1/user/contact`: a participant's message to the programme and to their representative.
use axum::extract::State;
use jiff::SignedDuration;
use plon_domain::email::Email;
use plon_domain::phone::Phone;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::NewContactMessage;
use super::store;
use super::store_message::{self, ContactTaken};
use super::{form, kinds};
use plon_platform::app::App;
use plon_platform::auth::AnyParticipant;
use plon_platform::client_ip::ClientIp;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::idempotency::{self, Answer, IdempotencyKey, Request};
use plon_platform::rate_limit::{self, Quota};
use plon_platform::response::ActionResponse;

const PATH: &str = "/api/v1/user/contact";

const PER_PARTICIPANT: Quota = Quota { name: "contact.participant", tries: 20, window: SignedDuration::from_hours(24) };

/// Message of a participant; the sender is known.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"topic": "rewards", "message": "Kiedy wyślecie moją kartę paliwową?"}))]
pub struct ParticipantContactForm {
    #[schema(required, schema_with = kinds::topics)]
    topic: Option<String>,
    #[schema(required, nullable = false)]
    message: Option<String>,
}

/// Sends a participant's message to the programme.
#[utoipa::path(post, path = PATH, tag = "contact", request_body = ParticipantContactForm,
    responses((status = 201, body = ActionResponse<ContactTaken>), (status = 429)))]
pub async fn send_participant_contact_message(
    State(app): State<App>,
    who: AnyParticipant,
    ip: ClientIp,
    key: Option<IdempotencyKey>,
    Json(form): Json<ParticipantContactForm>,
) -> Result<Answer, ApiError> {
    let mut fields = Fields::default();
    let topic = form::parse_topic(&mut fields, form.topic.as_deref());
    let message = form::parse_message(&mut fields, form.message.as_deref());
    let (Some(topic), Some(message)) = (topic, message) else { return Err(fields.into_error()) };
    let request = key.map(|key| Request::new(who.id, key, PATH, &form)).transpose()?;
    if let Some(answer) = idempotency::answered(&app.db, request.as_ref()).await? {
        return Ok(answer);
    }
    let _counted = rate_limit::spend(&app.db, app.clock.now(), vec![PER_PARTICIPANT.of(who.id.0)]).await?;
    let sender = store::load_sender(&mut app.db.read().await?, who.id).await?;
    let written = NewContactMessage {
        participant: Some(who.id),
        name: format!("{} {}", sender.first_name, sender.last_name),
        email: Email::parse(&sender.email).ok(),
        phone: Phone::parse(&sender.phone).ok(),
        topic,
        message,
        contact_consent: None,
        network: ip.network(),
    };
    store_message::store_message(&app, &written, Some(&sender), request).await
}
