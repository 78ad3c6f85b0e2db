//! `POST /api/v1/newsletter`: subscribes an address, once its owner confirms by e-mail (double opt-in).
use axum::extract::State;
use axum::http::StatusCode;
use jiff::SignedDuration;
use plon_domain::email::Email;
use plon_domain::newsletter::SubscriberStatus;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::store::{self, NewSubscription};
use super::{emails, hash};
use plon_kernel::db::Tx;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::client_ip::ClientIp;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::idempotency::{self, Answer, Guest, IdempotencyKey, Request, idempotent};
use plon_platform::rate_limit::{self, Quota};
use plon_platform::response::ActionResponse;

const PATH: &str = "/api/v1/newsletter";

const PER_NETWORK: Quota = Quota { name: "newsletter.ip", tries: 20, window: SignedDuration::from_hours(24) };
/// Limit of our e-mails to one address per day, whoever enters it.
const PER_ADDRESS: Quota = Quota { name: "newsletter.email", tries: 3, window: SignedDuration::from_hours(24) };

/// Lifetime of the confirmation link: long enough for a weekend in the field.
const LINK_LIFE: SignedDuration = SignedDuration::from_hours(7 * 24);

/// Text of the consent checkbox; it is stored with the address.
const CONSENT: &str =
    "Chcę dostawać newsletter programu na podany adres e-mail. Mogę się z\u{a0}niego wypisać w\u{a0}każdej chwili.";
const CONSENT_NEEDED: &str = "Zaznacz zgodę, żebyśmy mogli wysyłać Ci newsletter";

/// Subscription form.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"email": "jan.kowalski@example.com", "newsletter_consent": true}))]
pub struct NewsletterForm {
    #[schema(required, nullable = false)]
    email: Option<String>,
    #[schema(required)]
    newsletter_consent: bool,
}

/// Result of a request to subscribe.
#[derive(Debug, Serialize, ToSchema)]
pub struct NewsletterAsked {
    /// Always true: the owner is asked by e-mail.
    taken: bool,
}

impl NewsletterForm {
    fn parse(&self) -> Result<Email, ApiError> {
        let mut fields = Fields::default();
        let email = fields.parse("email", Email::parse(self.email.as_deref().unwrap_or_default()));
        if !self.newsletter_consent {
            fields.add_error("newsletter_consent", CONSENT_NEEDED);
        }
        let Some(email) = email else { return Err(fields.into_error()) };
        fields.check()?;
        Ok(email)
    }
}

/// Asks the owner of an address to confirm it. The response does not tell whether the address is already on the list.
#[utoipa::path(post, path = PATH, tag = "newsletter", request_body = NewsletterForm,
    responses((status = 201, body = ActionResponse<NewsletterAsked>), (status = 429)))]
pub async fn subscribe_to_newsletter(
    State(app): State<App>,
    ip: ClientIp,
    key: Option<IdempotencyKey>,
    Json(form): Json<NewsletterForm>,
) -> Result<Answer, ApiError> {
    let email = form.parse()?;
    let now = app.clock.now();
    let request = key.map(|key| Request::new(Guest, key, PATH, &form)).transpose()?;
    if let Some(answer) = idempotency::answered(&app.db, request.as_ref()).await? {
        return Ok(answer);
    }
    let _counted = rate_limit::spend(&app.db, now, vec![PER_NETWORK.of(ip.network())]).await?;
    let may_write = may_write(&app, &email, now).await?;
    idempotent(&app, request, StatusCode::CREATED, async |tx| {
        if may_write {
            ask(tx, &app, &email, &ip.network().to_string(), now).await?;
        }
        let message = "Sprawdź pocztę i\u{a0}potwierdź zapis: wysłaliśmy Ci wiadomość z\u{a0}linkiem.".to_owned();
        Ok(ActionResponse { data: NewsletterAsked { taken: true }, message })
    })
    .await
}

/// True while the address may be written to again today. The limit is not reported, because that would reveal an
/// earlier subscription.
async fn may_write(app: &App, email: &Email, now: Timestamp) -> Result<bool, ApiError> {
    match rate_limit::spend(&app.db, now, vec![PER_ADDRESS.of(email.key())]).await {
        Ok(_counted) => Ok(true),
        Err(ApiError::TooMany(_)) => Ok(false),
        Err(error) => Err(error),
    }
}

/// Tells an address on the list so, with its unsubscribe link; sends any other a confirmation link.
async fn ask(tx: &mut Tx, app: &App, email: &Email, network: &str, now: Timestamp) -> Result<(), ApiError> {
    let known = store::find_subscriber(tx, &email.key()).await?;
    if let Some(known) = known
        && known.status == SubscriberStatus::Active
    {
        return Ok(emails::on_the_list(tx, app, email, &known.leave_key).await?);
    }
    let (secret, confirm_until) = (app.rng.secret(), Timestamp(now.0 + LINK_LIFE));
    let subscription = NewSubscription {
        email: email.key(),
        consent: CONSENT,
        network,
        confirm_hash: hash(&secret),
        confirm_until,
        leave_key: app.rng.public_id(),
    };
    store::put_subscription(tx, &subscription, now).await?;
    let link = format!("{}/newsletter/potwierdzenie/{secret}", app.public_url);
    Ok(emails::send_confirmation(tx, app, email, &link, confirm_until).await?)
}
