//! `POST /api/v1/auth/password-reset/request`: sends a code to the participant with a NIP.
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use jiff::SignedDuration;
use plon_domain::audience::AccountType;
use plon_domain::nip::Nip;
use plon_domain::phone::Phone;
use plon_message_templates::sign_in::PASSWORD_CODE;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::Object;

use super::request_origin::RequestOrigin;
use super::store::Account;
use super::{CODE_LIFE, HANDLE, hash, hash_of_code, pace, store};
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::rng::Rng;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::client_ip::ClientIp;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::messages::{self, MessageContext};
use plon_platform::openapi;
use plon_platform::rate_limit::{self, Quota, SpentQuota};
use plon_platform::request_context::RequestContext;
use plon_platform::response::ActionResponse;

const HOUR: SignedDuration = SignedDuration::from_hours(1);

/// Requests for codes per network, for known and unknown NIPs: each code costs money.
const ASKED_PER_NETWORK: Quota = Quota { name: "reset.ip", tries: 20, window: HOUR };
/// Limits on unknown NIPs, against finding out who takes part by trial; a known one does not count.
const UNKNOWN_PER_NETWORK: Quota = Quota { name: "reset.unknown.ip", tries: 10, window: HOUR };
const UNKNOWN_IN_ALL: Quota = Quota { name: "reset.unknown", tries: 200, window: HOUR };

#[derive(Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"nip": "1234563218", "account_type": "program.retail"}))]
pub struct CodeWanted {
    #[schema(required)]
    nip: String,
    /// `program.retail`; a partner uses the same form.
    #[schema(required, schema_with = account_types)]
    account_type: String,
}

fn account_types() -> Object {
    openapi::described(openapi::account_types(), "`program.retail`; a partner uses the same form")
}

impl CodeWanted {
    fn parse(self) -> Result<Nip, ApiError> {
        let mut fields = Fields::default();
        let account_type = Some(self.account_type).filter(|code| !code.is_empty());
        if let Some(code) = fields.required("account_type", account_type) {
            fields.parse("account_type", AccountType::try_from(code).map_err(|_| "Nieznany rodzaj konta"));
        }
        let Some(nip) = fields.parse("nip", Nip::parse(&self.nip)) else { return Err(fields.into_error()) };
        fields.check()?;
        Ok(nip)
    }
}

/// Result of a sent code.
#[derive(Debug, Serialize, ToSchema)]
pub struct CodeSent {
    /// Expiry of the code.
    expires_at: Timestamp,
}

/// A code, and the handle for the browser that asked for it.
struct Made {
    handle: String,
    code: String,
}

impl Made {
    fn new(rng: &Rng) -> Made {
        let number = u128::from_be_bytes(rng.bytes::<16>()) % 1_000_000;
        Made { handle: rng.secret(), code: format!("{number:06}") }
    }
}

/// Sends a code by SMS to the participant's phone, for a first password and for a forgotten one.
#[utoipa::path(post, path = "/api/v1/auth/password-reset/request", tag = "auth", request_body = CodeWanted,
    responses((status = 200, body = ActionResponse<CodeSent>, headers(("Set-Cookie")), description = "Sent; a cookie binds the code to this browser"),
    (status = 404, description = "nobody has this NIP"), (status = 429)))]
pub async fn request_password_reset(
    State(app): State<App>,
    ip: ClientIp,
    context: RequestContext,
    headers: HeaderMap,
    Json(form): Json<CodeWanted>,
) -> Result<Response, ApiError> {
    let nip = form.parse()?;
    let now = app.clock.now();
    let origin = RequestOrigin::find(&app, &nip, (ip, &context), &headers).await?;
    let unknown = admit(&app, origin, now).await?;
    let made = Made::new(&app.rng);
    let hashes = (hash(&made.handle), hash_of_code(&made.handle, &made.code));
    let mut tx = app.db.begin().await?;
    let Some(account) = store::lock_account(&mut tx, &nip).await? else { return Err(ErrorCode::UnknownNip.into()) };
    if let Some(unknown) = unknown {
        unknown.give_back(&mut tx).await?;
    }
    if let Some(seconds) = pace::seconds_until_next_code(&mut tx, account.id, origin, now).await? {
        tx.commit().await?;
        return Err(ApiError::TooMany(seconds));
    }
    let expires_at = Timestamp(now.0 + CODE_LIFE);
    store::insert_code(&mut tx, account.id, (&hashes.0, &hashes.1), &origin.to_string(), now, expires_at).await?;
    send(&mut tx, &account, &made.code, now, expires_at).await?;
    tx.commit().await?;
    let cookie = HANDLE.keep(app.mode, &made.handle, CODE_LIFE);
    let body = ActionResponse { data: CodeSent { expires_at }, message: "Wpisz kod SMS!".to_owned() };
    Ok(([(header::SET_COOKIE, cookie)], axum::Json(body)).into_response())
}

/// Spends the limits of a network; a device known from an earlier sign-in is limited by the account's pace only.
async fn admit(app: &App, origin: RequestOrigin, now: Timestamp) -> Result<Option<SpentQuota>, ApiError> {
    let RequestOrigin::Network(network) = origin else { return Ok(None) };
    let _ = rate_limit::spend(&app.db, now, vec![ASKED_PER_NETWORK.of(network)]).await?;
    let unknown = vec![UNKNOWN_PER_NETWORK.of(network), UNKNOWN_IN_ALL.of("all")];
    Ok(Some(rate_limit::spend(&app.db, now, unknown).await?))
}

async fn send(tx: &mut Tx, to: &Account, code: &str, now: Timestamp, expires_at: Timestamp) -> anyhow::Result<()> {
    let about = MessageContext::to(&PASSWORD_CODE, to.id).secret_until(expires_at);
    messages::queue_template_sms(tx, &Phone::parse(&to.phone)?, (&PASSWORD_CODE, &[("kod", code)]), about, now).await?;
    Ok(())
}
