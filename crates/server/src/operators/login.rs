//! `POST /api/v1/backoffice/auth/login`: an operator's e-mail and password against tokens.
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use jiff::SignedDuration;
use plon_domain::email::Email;
use serde::Deserialize;
use utoipa::ToSchema;

use super::store;
use crate::app::App;
use crate::audit::{self, Act};
use crate::catalogue::Refusal;
use crate::client_ip::ClientIp;
use crate::error::{ApiError, ErrorBody, Fields};
use crate::extract::Json;
use crate::limits::{self, Budget};
use crate::sessions::{self, Audience, SignedIn, Subject};

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

/// Signs an operator in. One sentence for everything that is wrong, in equal time.
#[utoipa::path(post, path = "/api/v1/backoffice/auth/login", tag = "operators", operation_id = "operator_login",
    responses(
        (status = 200, body = SignedIn, description = "Signed in; the refresh token is in a cookie"),
        (status = 400, body = ErrorBody), (status = 413, body = ErrorBody), (status = 415, body = ErrorBody),
        (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn login(
    State(app): State<App>,
    ip: ClientIp,
    headers: HeaderMap,
    Json(form): Json<OperatorCredentials>,
) -> Result<Response, ApiError> {
    let (email, password) = form.parse()?;
    let now = app.clock.now();
    let spent = limits::spend(&app.db, now, vec![PER_NETWORK.of(ip.network()), PER_EMAIL.of(email.key())]).await?;
    let account = store::account(&mut app.db.read().await?, &email).await?;
    let hash = account.as_ref().map(|account| account.password_hash.as_str());
    let right = app.passwords.verify(&password, hash).await?;
    let Some(account) = account.filter(|account| right && account.active) else {
        return Err(Refusal::InvalidOperatorCredentials.into());
    };
    let mut tx = app.db.begin().await?;
    let tokens = sessions::sign_in(&mut tx, &app, Subject::Operator(account.id), &headers).await?;
    spent.give_back(&mut tx).await?;
    audit::record(&mut tx, Act::on_self(account.id, "operators.login"), &(), &(), now).await?;
    tx.commit().await?;
    Ok(sessions::signed_in(&app, Audience::Operator, tokens))
}
