//! Responses to sign-in, refresh and sign-out: the bearer in the body, the refresh token in its cookie.
use axum::Extension;
use axum::http::{HeaderMap, HeaderName, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::{EndReason, SessionKind, Subject};
use super::{Rotation, Tokens, cookie, devices, end_session_by_refresh_token, rotate_tokens, start_session};
use crate::app::App;
use crate::error::ApiError;
use crate::response::MessageResponse;
use crate::security_events::Occurred;
use plon_kernel::db::Tx;
use plon_kernel::ids::SessionId;
use plon_kernel::types::Timestamp;

/// Tokens of a session. `auth_token` stands beside `data`, where the programme's clients look for it.
#[derive(Debug, Serialize, ToSchema)]
pub struct SignedIn {
    /// The bearer token for the `Authorization` header.
    pub auth_token: String,
    pub data: Lease,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Lease {
    /// Expiry of the bearer token.
    pub expires_at: Timestamp,
    /// The next refresh token, for a client that sent the last one in the body.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refresh_token: Option<String>,
}

/// Body of a refresh, for a client without cookies.
#[derive(Deserialize, ToSchema)]
#[schema(example = json!({"refresh_token": "refresh-token-from-the-last-answer"}))]
pub struct RefreshForm {
    pub refresh_token: Option<String>,
}

/// Largest number of characters of `User-Agent` to keep.
const AGENT_LENGTH: usize = 200;

/// Starts a session, ends the one that this browser had, and remembers the device.
pub async fn sign_in(tx: &mut Tx, app: &App, subject: Subject, headers: &HeaderMap) -> sqlx::Result<Tokens> {
    let kind = subject.session_kind();
    if let Some(old) = cookie::find_refresh_token(kind, app.mode, headers) {
        end_session_by_refresh_token(tx, &app.clock, kind, old, EndReason::SignedInAgain).await?;
    }
    let mut tokens = start_session(tx, &app.clock, &app.rng, subject, &user_agent(headers)).await?;
    tokens.device = Some(devices::remember_device(tx, app, subject, Some(tokens.session), headers).await?);
    Ok(tokens)
}

/// The `User-Agent` header, shortened to the stored length.
pub fn user_agent(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    agent.chars().take(AGENT_LENGTH).collect()
}

/// Response to a sign-in.
pub fn signed_in(app: &App, kind: SessionKind, tokens: Tokens) -> Response {
    let data = Lease { expires_at: tokens.bearer_expires_at, refresh_token: None };
    sign_in_response(app, kind, &tokens, SignedIn { auth_token: tokens.bearer.clone(), data })
}

/// Response to a sign-in with a body of its own.
pub fn sign_in_response(app: &App, kind: SessionKind, tokens: &Tokens, body: impl Serialize) -> Response {
    let device = tokens.device.as_deref().map(|token| devices::device_cookie(app.mode, token));
    let cookies = [Some(cookie::refresh_cookie(kind, app.mode, tokens, app.clock.now())), device];
    let answer = private(cookies.into_iter().flatten().map(|cookie| (header::SET_COOKIE, cookie)), body);
    (Extension(tokens.occurred()), answer).into_response()
}

/// Renews a session by the refresh token in the body, or by the one in the cookie.
///
/// # Errors
/// `Forbidden` when another site's page sent the cookie, `Malformed` when the body is not JSON.
pub async fn refresh_session(
    app: &App,
    kind: SessionKind,
    headers: &HeaderMap,
    body: &[u8],
) -> Result<Response, ApiError> {
    if let Some(token) = sent_in(body)? {
        return Ok(match exchanged(app, kind, &token).await? {
            Rotation::Renewed(tokens) => {
                let occurred = tokens.occurred();
                let data = Lease { expires_at: tokens.bearer_expires_at, refresh_token: Some(tokens.refresh) };
                (Extension(occurred), private([], SignedIn { auth_token: tokens.bearer, data })).into_response()
            }
            Rotation::Refused => ApiError::Unauthorized.into_response(),
            Rotation::Reused(subject, session) => reused(subject, session, None),
        });
    }
    let Some(token) = cookie::find_refresh_token(kind, app.mode, headers) else {
        return Err(ApiError::Unauthorized);
    };
    if !from_own_pages(headers) {
        return Err(ApiError::Forbidden);
    }
    Ok(match exchanged(app, kind, token).await? {
        Rotation::Renewed(tokens) => signed_in(app, kind, tokens),
        Rotation::Refused => {
            ([(header::SET_COOKIE, cookie::expired_cookie(kind, app.mode))], ApiError::Unauthorized).into_response()
        }
        Rotation::Reused(subject, session) => reused(subject, session, Some(cookie::expired_cookie(kind, app.mode))),
    })
}

fn reused(subject: Subject, session: SessionId, cookie: Option<String>) -> Response {
    let cookies = AppendHeaders(cookie.map(|cookie| (header::SET_COOKIE, cookie)));
    (Extension(Occurred::reused(subject, session)), cookies, ApiError::Unauthorized).into_response()
}

impl Tokens {
    /// Event for the log; only a sign-in has a device token.
    fn occurred(&self) -> Occurred {
        match self.device {
            Some(_) => Occurred::signed_in(self.subject, self.session),
            None => Occurred::renewed(self.subject, self.session),
        }
    }
}

/// Response to a sign-out: always 200. The cookie is cleared only for a request with a bearer, which no other site's
/// page can send.
pub fn signed_out(app: &App, kind: SessionKind, bearer: Option<&str>) -> Response {
    let body = axum::Json(MessageResponse { message: "Wylogowano poprawnie".to_owned() });
    match bearer {
        Some(_) => ([(header::SET_COOKIE, cookie::expired_cookie(kind, app.mode))], body).into_response(),
        None => body.into_response(),
    }
}

async fn exchanged(app: &App, kind: SessionKind, token: &str) -> Result<Rotation, ApiError> {
    let mut tx = app.db.begin().await?;
    let rotation = rotate_tokens(&mut tx, &app.clock, &app.rng, kind, token).await?;
    tx.commit().await?;
    Ok(rotation)
}

fn sent_in(body: &[u8]) -> Result<Option<String>, ApiError> {
    if body.iter().all(u8::is_ascii_whitespace) {
        return Ok(None);
    }
    let form: RefreshForm = serde_json::from_slice(body).map_err(|_| ApiError::Malformed)?;
    Ok(form.refresh_token.filter(|token| !token.is_empty()))
}

/// True when the request comes from a page of this very origin, as far as a browser tells. SameSite=Strict already
/// keeps the cookie from other sites; this check keeps it from other hosts of the same site. A client that tells
/// nothing is no browser.
fn from_own_pages(headers: &HeaderMap) -> bool {
    let text = |name: header::HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = headers.get("sec-fetch-site") {
        return site == "same-origin";
    }
    match (text(header::ORIGIN), text(header::HOST)) {
        (Some(origin), Some(host)) => origin.split_once("://").is_some_and(|(_, own)| own.eq_ignore_ascii_case(host)),
        (Some(_), None) => false,
        (None, _) => true,
    }
}

/// Response that no cache may store.
fn private(headers: impl IntoIterator<Item = (HeaderName, String)>, body: impl Serialize) -> Response {
    ([(header::CACHE_CONTROL, "no-store")], AppendHeaders(headers), axum::Json(body)).into_response()
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderMap;

    use super::from_own_pages;

    fn comes_from_own_pages(sent: &[(&'static str, &'static str)]) -> bool {
        from_own_pages(
            &sent.iter().map(|&(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect::<HeaderMap>(),
        )
    }

    #[test]
    fn a_browser_that_names_the_site_must_name_the_same_origin() {
        assert!(comes_from_own_pages(&[("sec-fetch-site", "same-origin")]));
        for other in ["same-site", "cross-site", "none"] {
            assert!(!comes_from_own_pages(&[("sec-fetch-site", other)]), "{other}");
        }
    }

    #[test]
    fn an_older_browser_must_come_from_the_host_that_it_asks() {
        assert!(comes_from_own_pages(&[("origin", "https://plon.example"), ("host", "plon.example")]));
        assert!(!comes_from_own_pages(&[("origin", "https://evil.example"), ("host", "plon.example")]));
        assert!(!comes_from_own_pages(&[("origin", "null"), ("host", "plon.example")]));
    }
}
