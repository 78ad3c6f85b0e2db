//! `POST /api/v1/backoffice/auth/login`: the first step of signing in, exchanges e-mail and password for a handle.
use axum::extract::State;
use axum::http::HeaderMap;
use jiff::SignedDuration;
use plon_domain::email::Email;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::login_challenge::{self, LoginChallenge};
use super::model::LoginChallengeKind;
use super::store::{self, Account};
use super::{attack, passkeys, totp};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::priority_semaphore::Lane;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::client_ip::ClientIp;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::rate_limit::{self, Bucket, OPERATOR, OPERATOR_FROM_NETWORK, OPERATOR_ON_DEVICE, Quota};
use plon_platform::request_context::RequestContext;
use plon_platform::response::DataResponse;
use plon_platform::sessions::{self, Subject};

const PER_NETWORK: Quota = Quota { name: "operator.ip", tries: 30, window: SignedDuration::from_mins(15) };

#[derive(Deserialize, ToSchema, Default)]
#[serde(default)]
#[schema(example = json!({"email": "anna.nowak@example.com", "password": "Zielona:Koparka:42"}))]
pub struct OperatorCredentials {
    #[schema(required)]
    email: String,
    #[schema(required)]
    password: String,
}

impl OperatorCredentials {
    /// # Errors
    /// `Invalid` with all errors at once.
    fn parse(self) -> Result<(Email, String), ApiError> {
        let mut fields = Fields::default();
        let email = fields.parse("email", Email::parse(&self.email));
        let password = fields.required("password", Some(self.password).filter(|password| !password.is_empty()));
        let (Some(email), Some(password)) = (email, password) else { return Err(fields.into_error()) };
        Ok((email, password))
    }
}

/// The result of the first step: the password was right.
#[derive(Debug, Serialize, ToSchema)]
pub struct FirstStep {
    /// Handle for the second step; valid once and for ten minutes.
    handle: String,
    expires_at: Timestamp,
    /// Data for the operator's authenticator app; only where no second factor is in use yet.
    #[serde(skip_serializing_if = "Option::is_none")]
    enrolment: Option<Enrolment>,
    /// True if a passkey may be used in place of a code.
    passkey: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Enrolment {
    /// Secret in base32, to be typed where no camera is available.
    secret: String,
    /// Content of the QR code.
    address: String,
}

/// Rate limits of a try; a device from which the account was signed in to before has a limit of its own.
fn buckets(email: &Email, ip: ClientIp, device: Option<i64>) -> (Lane, Vec<Bucket>) {
    let (network, key) = (ip.network(), email.key());
    let account = rate_limit::Account::Operator(&key);
    match device {
        Some(device) => (Lane::Known, vec![OPERATOR_ON_DEVICE.by(account, device)]),
        None => {
            let from_network = OPERATOR_FROM_NETWORK.by(account, network);
            (Lane::Stranger, vec![PER_NETWORK.of(network), from_network, OPERATOR.of(account)])
        }
    }
}

/// Checks an operator's password; the second factor comes next. All failures give the same message, in equal time.
#[utoipa::path(post, path = "/api/v1/backoffice/auth/login", tag = "operators",
    responses((status = 200, body = DataResponse<FirstStep>, description = "The password is right; nobody is signed in yet"),
    (status = 429)))]
pub async fn admin_sign_in(
    State(app): State<App>,
    ip: ClientIp,
    context: RequestContext,
    headers: HeaderMap,
    Json(form): Json<OperatorCredentials>,
) -> Result<axum::Json<DataResponse<FirstStep>>, ApiError> {
    let (email, password) = form.parse()?;
    let now = app.clock.now();
    let (account, device) = find(&app, &email, &headers).await?;
    let known = account.as_ref().map(|account| Subject::Operator(account.id));
    context.tries(rate_limit::Account::Operator(&email.key()), known);
    let (lane, buckets) = buckets(&email, ip, device);
    let spent = rate_limit::spend(&app.db, now, buckets).await?;
    let right = app.passwords.verify(lane, &password, account.as_ref().and_then(Account::hash)).await?;
    let account = match account {
        Some(account) if right && account.active => account,
        other => {
            attack::after_wrong_password(&app, other.filter(|account| account.active), &spent).await?;
            return Err(ErrorCode::InvalidOperatorCredentials.into());
        }
    };
    let enrolment = (!account.enrolled).then(|| offer(&app, &account)).transpose()?;
    let secret = enrolment.as_ref().map(|enrolment| (&app.secrets, enrolment.secret.as_str()));
    let mut tx = app.db.begin().await?;
    let LoginChallenge { secret: handle, expires_at } =
        login_challenge::create_challenge(&mut tx, &app.rng, (LoginChallengeKind::SignIn, account.id), secret, now)
            .await?;
    let passkey = passkeys::has_any(&mut tx, &app, account.id).await?;
    spent.give_back(&mut tx).await?;
    tx.commit().await?;
    Ok(axum::Json(DataResponse { data: FirstStep { handle, expires_at, enrolment, passkey } }))
}

/// Finds the account by e-mail, and the number of the device if the account was signed in to from it before.
async fn find(app: &App, email: &Email, headers: &HeaderMap) -> sqlx::Result<(Option<Account>, Option<i64>)> {
    let mut db = app.db.read().await?;
    let Some(account) = store::find_account(&mut db, email).await? else { return Ok((None, None)) };
    let device = sessions::find_known_device(&mut db, app, Subject::Operator(account.id), headers).await?;
    Ok((Some(account), device))
}

/// Offers a new secret at each sign-in, so that a secret seen by someone else is never the one put in use.
fn offer(app: &App, account: &Account) -> anyhow::Result<Enrolment> {
    let secret = totp::new_secret(&app.rng);
    Ok(Enrolment { address: totp::otpauth_url(&secret, &account.email)?, secret })
}
