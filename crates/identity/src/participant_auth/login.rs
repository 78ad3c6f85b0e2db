//! `POST /api/v1/auth/login`: signs in with NIP and password, for tokens.
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use jiff::SignedDuration;
use plon_domain::audience::AccountType;
use plon_domain::nip::Nip;
use serde::Deserialize;
use utoipa::ToSchema;
use utoipa::openapi::Object;

use super::attack;
use super::store::{self, Account};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::priority_semaphore::Lane;
use plon_platform::app::App;
use plon_platform::client_ip::ClientIp;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::openapi;
use plon_platform::rate_limit::{self, Bucket, Quota, SIGN_IN, SIGN_IN_FROM_NETWORK, SIGN_IN_ON_DEVICE};
use plon_platform::request_context::RequestContext;
use plon_platform::sessions::{self, SessionKind, SignedIn, Subject};

/// Limit per network, shared by an office or a village behind one address; a successful try does not count.
const PER_NETWORK: Quota = Quota { name: "login.ip", tries: 50, window: SignedDuration::from_mins(15) };

#[derive(Deserialize, ToSchema)]
#[serde(default)]
#[derive(Default)]
#[schema(example = json!({"account_type": "program.retail", "nip": "1234563218", "password": "Zielona:Koparka:42"}))]
pub struct Credentials {
    /// `program.retail`; a partner uses the same form.
    #[schema(required, schema_with = account_types)]
    account_type: String,
    #[schema(required)]
    nip: String,
    #[schema(required)]
    password: String,
}

fn account_types() -> Object {
    openapi::described(openapi::account_types(), "`program.retail`; a partner uses the same form")
}

impl Credentials {
    /// # Errors
    /// `Invalid` with all errors at once.
    fn parse(self) -> Result<(Nip, String), ApiError> {
        let mut fields = Fields::default();
        if let Some(code) = fields.required("account_type", filled(self.account_type)) {
            fields.parse("account_type", AccountType::try_from(code).map_err(|_| "Nieznany rodzaj konta"));
        }
        let nip = fields.parse("nip", Nip::parse(&self.nip));
        let password = fields.required("password", filled(self.password));
        let (Some(nip), Some(password)) = (nip, password) else { return Err(fields.into_error()) };
        fields.check()?;
        Ok((nip, password))
    }
}

fn filled(text: String) -> Option<String> {
    Some(text).filter(|text| !text.is_empty())
}

/// Rate limits that a try spends; a device known from an earlier sign-in has a quota of its own, so that strangers who
/// try the name, from anywhere, lock nobody out.
fn buckets(nip: &Nip, ip: ClientIp, device: Option<i64>) -> (Lane, Vec<Bucket>) {
    let (network, account) = (ip.network(), nip.into());
    match device {
        Some(device) => (Lane::Known, vec![SIGN_IN_ON_DEVICE.by(account, device)]),
        None => {
            let from_network = SIGN_IN_FROM_NETWORK.by(account, network);
            (Lane::Stranger, vec![PER_NETWORK.of(network), from_network, SIGN_IN.of(account)])
        }
    }
}

/// Signs a participant in. Every failure gives the same sentence after the same time.
#[utoipa::path(post, path = "/api/v1/auth/login", tag = "auth",
    responses((status = 200, body = SignedIn, headers(("Set-Cookie")), description = "Signed in; the refresh token is in a cookie"),
    (status = 429)))]
pub async fn sign_in(
    State(app): State<App>,
    ip: ClientIp,
    context: RequestContext,
    headers: HeaderMap,
    Json(form): Json<Credentials>,
) -> Result<Response, ApiError> {
    let (nip, password) = form.parse()?;
    let (account, device) = find(&app, &nip, &headers).await?;
    context.tries((&nip).into(), account.as_ref().map(|account| Subject::Participant(account.id)));
    let (lane, buckets) = buckets(&nip, ip, device);
    let spent = rate_limit::spend(&app.db, app.clock.now(), buckets).await?;
    let hash = account.as_ref().and_then(|account| account.password_hash.as_deref());
    let right = app.passwords.verify(lane, &password, hash).await?;
    let account = match account {
        Some(account) if right && account.active => account,
        other => {
            attack::after_wrong_password(&app, other.filter(|account| account.active), &spent).await?;
            return Err(ErrorCode::InvalidCredentials.into());
        }
    };
    let mut tx = app.db.begin().await?;
    // The password may have changed or the account been blocked meanwhile; no session may begin after that.
    if !store::is_unchanged(&mut tx, &account).await? {
        return Err(ErrorCode::InvalidCredentials.into());
    }
    let tokens = sessions::sign_in(&mut tx, &app, Subject::Participant(account.id), &headers).await?;
    spent.give_back(&mut tx).await?;
    tx.commit().await?;
    Ok(sessions::signed_in(&app, SessionKind::Participant, tokens))
}

/// Finds the account with the NIP, and the number of the device if the account was signed in from it before.
async fn find(app: &App, nip: &Nip, headers: &HeaderMap) -> sqlx::Result<(Option<Account>, Option<i64>)> {
    let mut db = app.db.read().await?;
    let Some(account) = store::find_account(&mut db, nip).await? else { return Ok((None, None)) };
    let device = sessions::find_known_device(&mut db, app, Subject::Participant(account.id), headers).await?;
    Ok((Some(account), device))
}
