//! Session: signs in by the KSeF token, keeps access and refresh token in memory, and renews them before they end
//! (`uwierzytelnianie.md`, 2.2 to 5).
use std::time::Duration;

use jiff::SignedDuration;
use plon_kernel::types::Timestamp;
use reqwest::header::{AUTHORIZATION, HeaderValue};
use serde::{Deserialize, Serialize};

use super::KsefApi;
use super::certificate::EncryptionKey;
use super::error::{KsefError, sentence};
use super::retry::Retries;
use super::transport::{Call, malformed, read_json};

/// Time before its end at which a token is no longer used.
const BEFORE_END: SignedDuration = SignedDuration::from_secs(60);

/// Times that the status of a sign-in is asked for, and the wait between them: ten seconds in all.
const STATUS_CALLS: usize = 20;
const STATUS_WAIT: Duration = Duration::from_millis(500);

/// Code of "unknown or withdrawn public key" (`klucze-publiczne-do-szyfrowania.md`, 4.4).
const UNKNOWN_KEY: u32 = 21470;

/// Length of challenges and reference numbers, in characters (`open-api.json`).
const REFERENCE_LENGTH: usize = 36;

/// State of the client's session, and the key to begin one.
#[derive(Default)]
pub(super) struct SessionState {
    key: Option<EncryptionKey>,
    tokens: Option<Tokens>,
}

struct Tokens {
    access: BearerToken,
    refresh: BearerToken,
}

/// Token as the header that carries it; never shown by `Debug`.
struct BearerToken {
    header: HeaderValue,
    valid_to: Timestamp,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Challenge {
    challenge: String,
    timestamp_ms: i64,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct SignInRequest<'a> {
    challenge: &'a str,
    context_identifier: ContextIdentifier<'a>,
    encrypted_token: String,
    public_key_id: &'a str,
}

#[derive(Serialize)]
struct ContextIdentifier<'a> {
    #[serde(rename = "type")]
    kind: &'static str,
    value: &'a str,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct SignInStarted {
    reference_number: String,
    authentication_token: WireToken,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct WireToken {
    token: String,
    valid_until: Timestamp,
}

#[derive(Deserialize)]
struct SignInStatus {
    status: Status,
}

#[derive(Deserialize)]
struct Status {
    code: u32,
    description: String,
    #[serde(default)]
    details: Option<Vec<String>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct RedeemedTokens {
    access_token: WireToken,
    refresh_token: WireToken,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct RefreshedToken {
    access_token: WireToken,
}

impl BearerToken {
    fn is_valid(&self, now: Timestamp) -> bool {
        now.0.duration_until(self.valid_to.0) > BEFORE_END
    }

    fn of_wire(call: Call, wire: &WireToken) -> Result<BearerToken, KsefError> {
        let header = HeaderValue::from_str(&format!("Bearer {}", wire.token));
        let mut header = header.map_err(|_| malformed(call, "a token that no header can carry"))?;
        header.set_sensitive(true);
        Ok(BearerToken { header, valid_to: wire.valid_until })
    }
}

impl KsefApi {
    /// Header that carries the access token, renewed where it is about to end. With the header that KSeF has
    /// `rejected`, signs in anew unless another call already has.
    ///
    /// # Errors
    /// `KsefError` when no session can be had.
    pub(super) async fn bearer(&self, rejected: Option<&HeaderValue>) -> Result<HeaderValue, KsefError> {
        let mut state = self.session.lock().await;
        let state = &mut *state;
        state.tokens.take_if(|tokens| rejected == Some(&tokens.access.header));
        if let Some(tokens) = &state.tokens
            && tokens.access.is_valid(self.transport.now())
        {
            return Ok(tokens.access.header.clone());
        }
        if let Some(tokens) = &mut state.tokens
            && tokens.refresh.is_valid(self.transport.now())
        {
            match self.refresh(&tokens.refresh).await {
                Ok(access) => {
                    tokens.access = access;
                    return Ok(tokens.access.header.clone());
                }
                Err(KsefError::Refused { .. }) => {}
                Err(error) => return Err(error),
            }
        }
        state.tokens = None;
        let tokens = self.sign_in(&mut state.key).await?;
        Ok(state.tokens.insert(tokens).access.header.clone())
    }

    async fn refresh(&self, refresh: &BearerToken) -> Result<BearerToken, KsefError> {
        let mut retries = Retries::new();
        loop {
            let request = self.transport.post("/auth/token/refresh").header(AUTHORIZATION, refresh.header.clone());
            match self.transport.send(Call::Refresh, request).await {
                Ok(answer) => {
                    let RefreshedToken { access_token } = read_json(Call::Refresh, &answer.body)?;
                    return BearerToken::of_wire(Call::Refresh, &access_token);
                }
                Err(error) => retries.wait_after(error, self.transport.time()).await?,
            }
        }
    }

    /// Signs in; a key that KSeF no longer knows is asked for once more.
    async fn sign_in(&self, key: &mut Option<EncryptionKey>) -> Result<Tokens, KsefError> {
        let mut was_kept = key.is_some();
        let mut retries = Retries::new();
        loop {
            let error = match self.sign_in_once(key).await {
                Ok(tokens) => return Ok(tokens),
                Err(error) => error,
            };
            if matches!(error, KsefError::Refused { .. } | KsefError::SignInRefused { .. }) {
                *key = None;
            }
            if was_kept && matches!(error, KsefError::Refused { code: UNKNOWN_KEY, .. }) {
                was_kept = false;
                continue;
            }
            retries.wait_after(error.while_signing_in(), self.transport.time()).await?;
        }
    }

    /// Signs in from the challenge on: neither a challenge nor the token of a sign-in can be used twice.
    async fn sign_in_once(&self, kept: &mut Option<EncryptionKey>) -> Result<Tokens, KsefError> {
        let key = match kept.take_if(|key| key.is_fresh(self.transport.now())) {
            Some(key) => key,
            None => self.find_key().await?,
        };
        let key = kept.insert(key);
        let answer = self.transport.send(Call::Challenge, self.transport.post("/auth/challenge")).await?;
        let challenge: Challenge = read_json(Call::Challenge, &answer.body)?;
        check_reference(Call::Challenge, &challenge.challenge)?;
        let body = SignInRequest {
            challenge: &challenge.challenge,
            context_identifier: ContextIdentifier { kind: "Nip", value: self.nip.as_str() },
            encrypted_token: key.encrypt(&self.token, challenge.timestamp_ms)?,
            public_key_id: &key.id,
        };
        let request = self.transport.post("/auth/ksef-token").json(&body);
        let answer = self.transport.send(Call::SignIn, request).await?;
        let started: SignInStarted = read_json(Call::SignIn, &answer.body)?;
        check_reference(Call::SignIn, &started.reference_number)?;
        let bearer = BearerToken::of_wire(Call::SignIn, &started.authentication_token)?;
        self.wait_for_sign_in(&started.reference_number, &bearer).await?;
        self.redeem(&bearer).await
    }

    async fn find_key(&self) -> Result<EncryptionKey, KsefError> {
        let request = self.transport.get("/security/public-key-certificates");
        let answer = self.transport.send(Call::Certificates, request).await?;
        EncryptionKey::choose(&answer.body, self.transport.now())
    }

    /// Asks for the status until the sign-in is through (`open-api.json`, `GET /auth/{referenceNumber}`).
    async fn wait_for_sign_in(&self, reference: &str, bearer: &BearerToken) -> Result<(), KsefError> {
        for _ in 0..STATUS_CALLS {
            let request = self.transport.get(&format!("/auth/{reference}"));
            let request = request.header(AUTHORIZATION, bearer.header.clone());
            let answer = self.transport.send(Call::SignInStatus, request).await?;
            let SignInStatus { status } = read_json(Call::SignInStatus, &answer.body)?;
            match status.code {
                100 => self.transport.time().wait(STATUS_WAIT).await,
                200 => return Ok(()),
                // An error on KSeF's side, and a sign-in that it gave up.
                500 | 550 => return Err(KsefError::Unavailable(format!("sign-in: status {}", status.code))),
                _ => return Err(refused_sign_in(status)),
            }
        }
        Err(KsefError::Unavailable("the sign-in takes too long".to_owned()))
    }

    async fn redeem(&self, bearer: &BearerToken) -> Result<Tokens, KsefError> {
        let request = self.transport.post("/auth/token/redeem").header(AUTHORIZATION, bearer.header.clone());
        let answer = self.transport.send(Call::Redeem, request).await?;
        let redeemed: RedeemedTokens = read_json(Call::Redeem, &answer.body)?;
        Ok(Tokens {
            access: BearerToken::of_wire(Call::Redeem, &redeemed.access_token)?,
            refresh: BearerToken::of_wire(Call::Redeem, &redeemed.refresh_token)?,
        })
    }
}

fn refused_sign_in(status: Status) -> KsefError {
    let details = status.details.unwrap_or_default();
    let texts: Vec<&str> =
        [status.description.as_str()].into_iter().chain(details.iter().map(String::as_str)).collect();
    KsefError::SignInRefused { code: status.code, description: sentence(&texts.join(": ")) }
}

/// Refuses what is no reference, because references become parts of addresses.
fn check_reference(call: Call, text: &str) -> Result<(), KsefError> {
    let allowed = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    if text.len() == REFERENCE_LENGTH && text.bytes().all(allowed) {
        Ok(())
    } else {
        Err(malformed(call, "a reference of another form"))
    }
}
