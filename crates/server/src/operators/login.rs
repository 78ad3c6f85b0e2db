//! `POST /api/v1/backoffice/auth/login`: the first step of signing in, e-mail and password against a handle.
use axum::extract::State;
use jiff::SignedDuration;
use plon_domain::email::Email;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::handle::{self, Handle, Kind};
use super::store::{self, Account};
use super::totp;
use crate::answer::Data;
use crate::app::App;
use crate::catalogue::Refusal;
use crate::client_ip::ClientIp;
use crate::columns::At;
use crate::error::{ApiError, ErrorBody, Fields};
use crate::extract::Json;
use crate::limits::{self, Budget};
use crate::turns::Lane;

const PER_EMAIL: Budget = Budget { name: "operator.email", tries: 10, window: SignedDuration::from_mins(15) };
const PER_NETWORK: Budget = Budget { name: "operator.ip", tries: 30, window: SignedDuration::from_mins(15) };

#[derive(Deserialize, ToSchema, Default)]
#[serde(default)]
pub struct OperatorCredentials {
    #[schema(required)]
    email: String,
    #[schema(required)]
    password: String,
}

impl OperatorCredentials {
    /// # Errors
    /// `Invalid` with all faults at once.
    fn parse(self) -> Result<(Email, String), ApiError> {
        let mut fields = Fields::default();
        let email = fields.parse("email", Email::parse(&self.email));
        let password = fields.required("password", Some(self.password).filter(|password| !password.is_empty()));
        let (Some(email), Some(password)) = (email, password) else { return Err(fields.into_error()) };
        Ok((email, password))
    }
}

/// The first step is done: the password was right.
#[derive(Debug, Serialize, ToSchema)]
pub struct FirstStep {
    /// For the second step; good once and for ten minutes.
    handle: String,
    expires_at: At,
    /// Only where no second factor is in use yet: what the operator's app is to learn.
    #[serde(skip_serializing_if = "Option::is_none")]
    enrolment: Option<Enrolment>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Enrolment {
    /// Base32, to be typed where no camera is.
    secret: String,
    /// What the QR code says.
    address: String,
}

/// Checks an operator's password; the second factor comes next. One sentence for everything that is wrong, in equal
/// time.
#[utoipa::path(post, path = "/api/v1/backoffice/auth/login", tag = "operators", operation_id = "operator_login",
    responses(
        (status = 200, body = Data<FirstStep>, description = "The password is right; nobody is signed in yet"),
        (status = 400, body = ErrorBody), (status = 413, body = ErrorBody), (status = 415, body = ErrorBody),
        (status = 422, body = ErrorBody), (status = 429, body = ErrorBody),
        (status = 503, body = ErrorBody)))]
pub async fn login(
    State(app): State<App>,
    ip: ClientIp,
    Json(form): Json<OperatorCredentials>,
) -> Result<axum::Json<Data<FirstStep>>, ApiError> {
    let (email, password) = form.parse()?;
    let now = app.clock.now();
    let spent = limits::spend(&app.db, now, vec![PER_NETWORK.of(ip.network()), PER_EMAIL.of(email.key())]).await?;
    let account = store::account(&mut app.db.read().await?, &email).await?;
    let right = app.passwords.verify(Lane::Stranger, &password, account.as_ref().and_then(Account::hash)).await?;
    let Some(account) = account.filter(|account| right && account.active) else {
        return Err(Refusal::InvalidOperatorCredentials.into());
    };
    let enrolment = (!account.enrolled).then(|| offer(&app, &account)).transpose()?;
    let secret = enrolment.as_ref().map(|enrolment| enrolment.secret.as_str());
    let mut tx = app.db.begin().await?;
    let Handle { secret: handle, expires_at } =
        handle::give(&mut tx, &app.rng, (Kind::SignIn, account.id), secret, now).await?;
    spent.give_back(&mut tx).await?;
    tx.commit().await?;
    Ok(axum::Json(Data { data: FirstStep { handle, expires_at, enrolment } }))
}

/// Each sign-in offers a secret of its own: what another one has seen is never the one that is put in use.
fn offer(app: &App, account: &Account) -> anyhow::Result<Enrolment> {
    let secret = totp::new_secret(&app.rng);
    Ok(Enrolment { address: totp::address(&secret, &account.email)?, secret })
}
