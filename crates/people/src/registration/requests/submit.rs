//! `POST /api/v1/participation-requests`: a person asks to be invited.
use axum::extract::State;
use axum::http::StatusCode;
use jiff::SignedDuration;
use plon_domain::email::Email;
use plon_domain::nip::Nip;
use plon_domain::phone::Phone;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::NewRequest;
use super::store;
use crate::registration::form::{LONGEST_NAME, parse_field};
use plon_platform::app::App;
use plon_platform::client_ip::ClientIp;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::idempotency::{self, Answer, Guest, IdempotencyKey, Request, idempotent};
use plon_platform::rate_limit::{self, Quota};
use plon_platform::response::ActionResponse;
use plon_platform::text_input::{LONGEST_CITY, LONGEST_COMPANY, check_length, parse_required_line};

const PATH: &str = "/api/v1/participation-requests";
const LONGEST_MESSAGE: usize = 1000;

/// Rate limit: enough for an adviser's village, without flooding the operators.
const PER_NETWORK: Quota = Quota { name: "requests.ip", tries: 20, window: SignedDuration::from_hours(24) };

/// Wording of the consent beside the box; it is stored with the request.
const CONTACT_CONSENT: &str =
    "Zgadzam się na kontakt telefonem, SMS-em i\u{a0}e-mailem w\u{a0}sprawie mojego zgłoszenia.";
const CONSENT_NEEDED: &str = "Zaznacz zgodę na kontakt, żebyśmy mogli Ci odpowiedzieć";

/// The asker's details, and how to reach them.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"nip": "1234563218", "first_name": "Jan", "last_name": "Kowalski", "company_name":
    "Gospodarstwo Rolne Jan Kowalski", "phone": "+48500000001", "email": "jan.kowalski@example.com", "city":
    "Łowicz", "message": "Chcę przystąpić do programu.", "contact_consent": true}))]
pub struct ParticipationForm {
    #[schema(required, nullable = false)]
    nip: Option<String>,
    #[schema(required, nullable = false)]
    first_name: Option<String>,
    #[schema(required, nullable = false)]
    last_name: Option<String>,
    #[schema(required, nullable = false)]
    company_name: Option<String>,
    #[schema(required, nullable = false)]
    phone: Option<String>,
    #[schema(required, nullable = false)]
    email: Option<String>,
    #[schema(required, nullable = false)]
    city: Option<String>,
    message: Option<String>,
    #[schema(required)]
    contact_consent: bool,
}

/// The answer to a request.
#[derive(Debug, Serialize, ToSchema)]
pub struct RequestTaken {
    /// True if somebody will answer; always.
    taken: bool,
}

impl ParticipationForm {
    fn parse(&self) -> Result<NewRequest, ApiError> {
        let mut fields = Fields::default();
        let nip = parse_field(&mut fields, "nip", &self.nip, Nip::parse);
        let first_name = parse_required_line(&mut fields, "first_name", &self.first_name, LONGEST_NAME);
        let last_name = parse_required_line(&mut fields, "last_name", &self.last_name, LONGEST_NAME);
        let company_name = parse_required_line(&mut fields, "company_name", &self.company_name, LONGEST_COMPANY);
        let phone = parse_field(&mut fields, "phone", &self.phone, Phone::parse);
        let email = parse_field(&mut fields, "email", &self.email, Email::parse);
        let city = parse_required_line(&mut fields, "city", &self.city, LONGEST_CITY);
        let message = self.message.as_deref().map(str::trim).filter(|text| !text.is_empty());
        if let Some(text) = message {
            check_length(&mut fields, "message", text, LONGEST_MESSAGE);
        }
        if !self.contact_consent {
            fields.add_error("contact_consent", CONSENT_NEEDED);
        }
        match (nip, first_name, last_name, company_name, phone, email, city) {
            (
                Some(nip),
                Some(first_name),
                Some(last_name),
                Some(company_name),
                Some(phone),
                Some(email),
                Some(city),
            ) => {
                fields.check()?;
                let (message, contact_consent) = (message.map(str::to_owned), CONTACT_CONSENT);
                Ok(NewRequest {
                    nip,
                    first_name,
                    last_name,
                    company_name,
                    phone,
                    email,
                    city,
                    message,
                    contact_consent,
                })
            }
            _ => Err(fields.into_error()),
        }
    }
}

/// Accepts a request to take part. The answer is the same whether the NIP has an account or not.
#[utoipa::path(post, path = PATH, tag = "registration", request_body = ParticipationForm,
    responses((status = 201, body = ActionResponse<RequestTaken>), (status = 429)))]
pub async fn create_participation_request(
    State(app): State<App>,
    ip: ClientIp,
    key: Option<IdempotencyKey>,
    Json(form): Json<ParticipationForm>,
) -> Result<Answer, ApiError> {
    let new = form.parse()?;
    let now = app.clock.now();
    let request = key.map(|key| Request::new(Guest, key, PATH, &form)).transpose()?;
    if let Some(answer) = idempotency::answered(&app.db, request.as_ref()).await? {
        return Ok(answer);
    }
    let _counted = rate_limit::spend(&app.db, now, vec![PER_NETWORK.of(ip.network())]).await?;
    idempotent(&app, request, StatusCode::CREATED, async |tx| {
        store::insert_request(tx, &new, &ip.network().to_string(), now).await?;
        let message = "Dziękujemy za zgłoszenie. Odezwiemy się do Ciebie.".to_owned();
        Ok(ActionResponse { data: RequestTaken { taken: true }, message })
    })
    .await
}
