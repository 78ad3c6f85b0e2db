//! `POST /api/v1/backoffice/auth/passkey`: the second step of signing in, with a passkey in place of a code.
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use jiff::SignedDuration;
use serde::Deserialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::super::login_challenge;
use super::super::model::LoginChallengeKind;
use super::super::second_factor::{Attempt, let_in};
use super::ceremony::{self, Assertion};
use super::challenge;
use super::model::{Challenge, Purpose};
use super::relying_party::RelyingParty;
use super::{PasskeyOptions, store};
use plon_kernel::error_code::ErrorCode;
use plon_platform::app::App;
use plon_platform::client_ip::ClientIp;
use plon_platform::error::ApiError;
use plon_platform::extract;
use plon_platform::rate_limit::{self, Quota};
use plon_platform::request_context::RequestContext;
use plon_platform::response::DataResponse;
use plon_platform::sessions::{self, SignedIn};

/// Rate limit of asking for options in one sign-in; tries are counted when they are answered.
const PER_HANDLE: Quota = Quota { name: "operator.passkey.options", tries: 20, window: SignedDuration::from_mins(15) };

/// The handle of the first step.
#[derive(Deserialize, ToSchema, Default)]
#[serde(default)]
#[schema(example = json!({"handle": "handle-from-the-first-step"}))]
pub struct PasskeyStep {
    #[schema(required)]
    handle: String,
}

/// The second step with a passkey.
#[derive(Deserialize, ToSchema)]
#[schema(example = json!({"handle": "handle-from-the-first-step", "credential": {"id": "example-credential-id",
    "rawId": "example-credential-id", "type": "public-key", "response": {"clientDataJSON": "example-client-data",
    "authenticatorData": "example-authenticator-data", "signature": "example-signature"},
    "clientExtensionResults": {}}}))]
pub struct PasskeyUsed {
    /// The handle from the first step.
    #[serde(default)]
    #[schema(required)]
    handle: String,
    /// `AuthenticationResponseJSON` of WebAuthn level 3.
    #[schema(value_type = BTreeMap<String, Value>)]
    credential: Value,
}

/// Starts signing in by passkey: options for the browser's dialog, valid once and for five minutes.
#[utoipa::path(post, path = "/api/v1/backoffice/auth/passkey/options", tag = "operators",
    responses((status = 200, body = DataResponse<PasskeyOptions>),
    (status = 409, description = "the portal's address has no passkeys"), (status = 429)))]
pub async fn admin_start_passkey_sign_in(
    State(app): State<App>,
    extract::Json(PasskeyStep { handle }): extract::Json<PasskeyStep>,
) -> Result<Json<DataResponse<PasskeyOptions>>, ApiError> {
    let now = app.clock.now();
    let of =
        login_challenge::find_challenge(&mut app.db.read().await?, LoginChallengeKind::SignIn, &handle, now).await?;
    let operator = of.ok_or(ErrorCode::SignInExpired)?.operator_id;
    let _counted = rate_limit::spend(&app.db, now, vec![PER_HANDLE.of(sessions::hash_secret(&handle))]).await?;
    let party = RelyingParty::of(&app.public_url).ok_or(ErrorCode::PasskeysUnavailable)?;
    let mut tx = app.db.begin().await?;
    let passkeys = store::list_passkeys(&mut tx, operator).await?;
    if passkeys.is_empty() {
        return Err(ErrorCode::NoPasskey.into());
    }
    let begun = ceremony::begin_authentication(&party, &passkeys)?;
    let challenge = Challenge { state: begun.state, name: None };
    challenge::store_challenge(&mut tx, (Purpose::SignIn(&handle), operator), &challenge, now).await?;
    tx.commit().await?;
    Ok(Json(DataResponse { data: PasskeyOptions { options: begun.options } }))
}

/// Signs an operator in by one of their passkeys.
#[utoipa::path(post, path = "/api/v1/backoffice/auth/passkey", tag = "operators",
    responses((status = 200, body = SignedIn, headers(("Set-Cookie")), description = "Signed in; the refresh token is in a cookie"),
    (status = 409), (status = 429)))]
pub async fn admin_sign_in_with_passkey(
    State(app): State<App>,
    (ip, context): (ClientIp, RequestContext),
    headers: HeaderMap,
    extract::Json(PasskeyUsed { handle, credential }): extract::Json<PasskeyUsed>,
) -> Result<Response, ApiError> {
    let party = RelyingParty::of(&app.public_url).ok_or(ErrorCode::PasskeysUnavailable)?;
    let attempt = Attempt::begin(&app, (ip, &context), handle.clone()).await?;
    let operator = attempt.of.operator_id;
    let taken = challenge::take_challenge(&app, Purpose::SignIn(&handle), operator).await?;
    let Challenge { state, .. } = taken.ok_or(ErrorCode::PasskeyExpired)?;
    let assertion = Assertion::read(&credential)?;
    let mut tx = app.db.begin().await?;
    let known = store::find_user_handle(&mut tx, operator).await?.unwrap_or_default();
    let passkeys = store::list_passkeys(&mut tx, operator).await?;
    let passkey = passkeys.iter().find(|passkey| assertion.is_of(passkey)).ok_or(ErrorCode::PasskeyRefused)?;
    let used = assertion.verify(&party, &state, (&known, passkey))?;
    if !store::record_use(&mut tx, passkey.id, used, app.clock.now()).await? {
        return Err(ErrorCode::PasskeyRefused.into());
    }
    attempt.end(&mut tx, &app).await?;
    let_in(tx, &app, (operator, "passkey"), (ip, &headers)).await
}
