//! `POST /api/v1/contact`: a visitor's message to the programme.
use axum::extract::State;
use jiff::SignedDuration;
use plon_domain::email::Email;
use plon_domain::phone::Phone;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::NewContactMessage;
use super::store_message::{self, ContactTaken};
use super::{form, kinds};
use plon_platform::app::App;
use plon_platform::client_ip::{ClientIp, Network};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::idempotency::{self, Answer, Guest, IdempotencyKey, Request};
use plon_platform::rate_limit::{self, Quota};
use plon_platform::response::ActionResponse;
use plon_platform::text_input::parse_required_line;

const PATH: &str = "/api/v1/contact";
const LONGEST_NAME: usize = 120;

/// Limit per network: enough for a village behind one address, but no flood for the operators.
const PER_NETWORK: Quota = Quota { name: "contact.ip", tries: 20, window: SignedDuration::from_hours(24) };
/// Limit per e-mail address: the confirmation goes to the typed address, which need not be the writer's.
const PER_ADDRESS: Quota = Quota { name: "contact.email", tries: 5, window: SignedDuration::from_hours(24) };

/// Text of the consent checkbox; it is stored with the message.
const CONTACT_CONSENT: &str = "Zgadzam się na kontakt e-mailem lub telefonicznie w\u{a0}sprawie mojej wiadomości.";
const CONSENT_NEEDED: &str = "Zaznacz zgodę na kontakt, żebyśmy mogli Ci odpowiedzieć";

/// Message of a visitor, with the contacts for an answer.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"name": "Jan Kowalski", "email": "jan.kowalski@example.com", "phone": "+48500000001",
    "topic": "invoices", "message": "Kiedy faktura FV/123/03/2026 będzie sprawdzona?", "contact_consent": true}))]
pub struct ContactForm {
    #[schema(required, nullable = false)]
    name: Option<String>,
    #[schema(required, nullable = false)]
    email: Option<String>,
    /// Phone, optional.
    phone: Option<String>,
    #[schema(required, schema_with = kinds::topics)]
    topic: Option<String>,
    #[schema(required, nullable = false)]
    message: Option<String>,
    #[schema(required)]
    contact_consent: bool,
}

impl ContactForm {
    fn parse(&self, from: Network) -> Result<(NewContactMessage, Email), ApiError> {
        let mut fields = Fields::default();
        let name = parse_required_line(&mut fields, "name", &self.name, LONGEST_NAME);
        let email = fields.parse("email", Email::parse(self.email.as_deref().unwrap_or_default()));
        let typed = self.phone.as_deref().map(str::trim).filter(|text| !text.is_empty());
        let phone = typed.and_then(|text| fields.parse("phone", Phone::parse(text)));
        let topic = form::parse_topic(&mut fields, self.topic.as_deref());
        let message = form::parse_message(&mut fields, self.message.as_deref());
        if !self.contact_consent {
            fields.add_error("contact_consent", CONSENT_NEEDED);
        }
        let (Some(name), Some(email), Some(topic), Some(message)) = (name, email, topic, message) else {
            return Err(fields.into_error());
        };
        fields.check()?;
        let written = NewContactMessage {
            participant: None,
            name,
            email: Some(email.clone()),
            phone,
            topic,
            message,
            contact_consent: Some(CONTACT_CONSENT),
            network: from,
        };
        Ok((written, email))
    }
}

/// Sends a visitor's message to the programme.
#[utoipa::path(post, path = PATH, tag = "contact", request_body = ContactForm,
    responses((status = 201, body = ActionResponse<ContactTaken>), (status = 429)))]
pub async fn send_visitor_contact_message(
    State(app): State<App>,
    ip: ClientIp,
    key: Option<IdempotencyKey>,
    Json(form): Json<ContactForm>,
) -> Result<Answer, ApiError> {
    let (written, email) = form.parse(ip.network())?;
    let request = key.map(|key| Request::new(Guest, key, PATH, &form)).transpose()?;
    if let Some(answer) = idempotency::answered(&app.db, request.as_ref()).await? {
        return Ok(answer);
    }
    let buckets = vec![PER_NETWORK.of(ip.network()), PER_ADDRESS.of(email.key())];
    let _counted = rate_limit::spend(&app.db, app.clock.now(), buckets).await?;
    store_message::store_message(&app, &written, None, request).await
}
