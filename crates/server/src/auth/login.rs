//! `POST /api/v1/auth/login`: NIP and password against tokens.
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use jiff::SignedDuration;
use plon_domain::audience::AccountType;
use plon_domain::nip::Nip;
use serde::Deserialize;
use utoipa::ToSchema;

use super::store;
use crate::app::App;
use crate::catalogue::Refusal;
use crate::client_ip::ClientIp;
use crate::error::{ApiError, ErrorBody, Fields};
use crate::extract::Json;
use crate::limits::{self, Budget};
use crate::sessions::{self, Audience, SignedIn, Subject};
use crate::turns::Lane;

const PER_NIP: Budget = Budget { name: "login.nip", tries: 10, window: SignedDuration::from_mins(15) };
/// An office or a village behind one address shares it; a try that was right does not count.
const PER_NETWORK: Budget = Budget { name: "login.ip", tries: 50, window: SignedDuration::from_mins(15) };

#[derive(Deserialize, ToSchema)]
#[serde(default)]
#[derive(Default)]
pub struct Credentials {
    /// `program.retail`; a partner signs in by the same form.
    #[schema(required)]
    account_type: String,
    #[schema(required)]
    nip: String,
    #[schema(required)]
    password: String,
}

impl Credentials {
    /// # Errors
    /// `Invalid` with all faults at once.
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

/// Signs a participant in. One sentence for everything that is wrong, in equal time.
#[utoipa::path(post, path = "/api/v1/auth/login", tag = "auth",
    responses(
        (status = 200, body = SignedIn, description = "Signed in; the refresh token is in a cookie"),
        (status = 400, body = ErrorBody), (status = 413, body = ErrorBody), (status = 415, body = ErrorBody),
        (status = 422, body = ErrorBody), (status = 429, body = ErrorBody),
        (status = 503, body = ErrorBody)))]
pub async fn login(
    State(app): State<App>,
    ip: ClientIp,
    headers: HeaderMap,
    Json(form): Json<Credentials>,
) -> Result<Response, ApiError> {
    let (nip, password) = form.parse()?;
    let spent = limits::spend(&app.db, app.clock.now(), vec![PER_NETWORK.of(ip.network()), PER_NIP.of(&nip)]).await?;
    let account = store::account(&mut app.db.read().await?, &nip).await?;
    let hash = account.as_ref().and_then(|account| account.password_hash.as_deref());
    let right = app.passwords.verify(Lane::Stranger, &password, hash).await?;
    let Some(account) = account.filter(|account| right && account.active) else {
        return Err(Refusal::InvalidCredentials.into());
    };
    let mut tx = app.db.begin().await?;
    // A new password, or a block, may have come meanwhile: what it ends must not begin after it.
    if !store::still_stands(&mut tx, &account).await? {
        return Err(Refusal::InvalidCredentials.into());
    }
    let tokens = sessions::sign_in(&mut tx, &app, Subject::Participant(account.id), &headers).await?;
    spent.give_back(&mut tx).await?;
    tx.commit().await?;
    Ok(sessions::signed_in(&app, Audience::Participant, tokens))
}
