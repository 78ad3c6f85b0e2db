//! Single calls: addresses, bounds of answers, and what KSeF's statuses mean.
use std::collections::HashMap;
use std::error::Error;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use jiff::SignedDuration;
use jiff::fmt::rfc2822;
use plon_kernel::http_client;
use plon_kernel::types::Timestamp;
use reqwest::header::{HeaderMap, RETRY_AFTER};
use reqwest::{Client, RequestBuilder, Response, StatusCode};
use serde::de::DeserializeOwned;

use super::error::{KsefError, refused, sentence};
use super::retry::Time;

/// Longest body of a refusal that is read, in bytes.
const LONGEST_REFUSAL: usize = 64 * 1024;

/// Wait after a 429 that does not say how long.
const USUAL_BLOCK: SignedDuration = SignedDuration::from_mins(1);
/// Longest block that is believed.
const LONGEST_BLOCK: SignedDuration = SignedDuration::from_hours(24);

/// Calls of the API that are used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Call {
    Certificates,
    Challenge,
    SignIn,
    SignInStatus,
    Redeem,
    Refresh,
    Metadata,
    Download,
}

/// Groups of calls that KSeF limits together (`limity/limity-api.md`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum LimitGroup {
    Access,
    Metadata,
    Download,
}

impl Call {
    fn group(self) -> LimitGroup {
        match self {
            Call::Metadata => LimitGroup::Metadata,
            Call::Download => LimitGroup::Download,
            _ => LimitGroup::Access,
        }
    }

    /// Longest answer that is read, in bytes; an invoice has at most 3 MB (`limity/limity.md`).
    fn longest_answer(self) -> usize {
        match self {
            Call::Metadata => 8 * 1024 * 1024,
            Call::Download => 3 * 1024 * 1024,
            _ => 256 * 1024,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Call::Certificates => "certificates of public keys",
            Call::Challenge => "challenge",
            Call::SignIn => "sign-in",
            Call::SignInStatus => "status of the sign-in",
            Call::Redeem => "tokens",
            Call::Refresh => "refreshed token",
            Call::Metadata => "metadata",
            Call::Download => "invoice",
        }
    }
}

/// Successful answer.
pub(super) struct Answer {
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

/// HTTP client of one address, which remembers how long KSeF wants to be left alone.
pub(super) struct Transport {
    client: Client,
    address: String,
    time: Arc<dyn Time>,
    blocked: Mutex<HashMap<LimitGroup, Timestamp>>,
}

impl Transport {
    pub fn new(url: &str, longest: Duration, time: Arc<dyn Time>) -> anyhow::Result<Transport> {
        let client = http_client::new_client(longest)?;
        Ok(Transport { client, address: url.trim_end_matches('/').to_owned(), time, blocked: Mutex::default() })
    }

    pub fn time(&self) -> &dyn Time {
        self.time.as_ref()
    }

    pub fn now(&self) -> Timestamp {
        self.time.now()
    }

    pub fn get(&self, path: &str) -> RequestBuilder {
        self.client.get(format!("{}{path}", self.address))
    }

    pub fn post(&self, path: &str) -> RequestBuilder {
        self.client.post(format!("{}{path}", self.address))
    }

    /// Sends a request once.
    ///
    /// # Errors
    /// `KsefError` for anything but a success whose answer is short enough. While KSeF blocks calls of this group,
    /// nothing is sent: calls during a block make it longer (`limity/limity-api.md`).
    pub async fn send(&self, call: Call, request: RequestBuilder) -> Result<Answer, KsefError> {
        let blocked_until = self.blocks().get(&call.group()).copied();
        if let Some(retry_after) = blocked_until.filter(|until| self.now() < *until) {
            return Err(KsefError::TooManyRequests { retry_after });
        }
        let request = request.header("X-Error-Format", "problem-details");
        let response = request.send().await.map_err(|error| unavailable(call, error))?;
        let (status, headers) = (response.status(), response.headers().clone());
        if status == StatusCode::TOO_MANY_REQUESTS {
            let retry_after = retry_after(&headers, self.now());
            self.blocks().insert(call.group(), retry_after);
            return Err(KsefError::TooManyRequests { retry_after });
        }
        if status.is_server_error() {
            return Err(KsefError::Unavailable(format!("{}: HTTP {}", call.name(), status.as_u16())));
        }
        if !status.is_success() {
            return Err(refused(status, &read_body(call, response, LONGEST_REFUSAL).await.unwrap_or_default()));
        }
        let body = read_body(call, response, call.longest_answer()).await?;
        Ok(Answer { headers, body })
    }

    fn blocks(&self) -> MutexGuard<'_, HashMap<LimitGroup, Timestamp>> {
        self.blocked.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Instant from which KSeF may be called again: `Retry-After` in seconds, or as a date of HTTP.
fn retry_after(headers: &HeaderMap, now: Timestamp) -> Timestamp {
    let plus = |time: SignedDuration| now.0.saturating_add(time).unwrap_or(now.0);
    let text = headers.get(RETRY_AFTER).and_then(|value| value.to_str().ok()).unwrap_or_default().trim();
    let until = if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) {
        plus(text.parse().map_or(LONGEST_BLOCK, |seconds: u32| SignedDuration::from_secs(seconds.into())))
    } else {
        rfc2822::parse(text).map_or(plus(USUAL_BLOCK), |date| date.timestamp())
    };
    Timestamp(until.clamp(now.0, plus(LONGEST_BLOCK)))
}

async fn read_body(call: Call, mut response: Response, longest: usize) -> Result<Vec<u8>, KsefError> {
    let too_long = || malformed(call, "too long");
    if response.content_length().is_some_and(|length| usize::try_from(length).map_or(true, |length| length > longest)) {
        return Err(too_long());
    }
    let mut body = Vec::new();
    while let Some(part) = response.chunk().await.map_err(|error| unavailable(call, error))? {
        if body.len().saturating_add(part.len()) > longest {
            return Err(too_long());
        }
        body.extend_from_slice(&part);
    }
    Ok(body)
}

/// Reads an answer in JSON. What the parser says is left out, because it may quote a token.
///
/// # Errors
/// `KsefError::Malformed` with the place.
pub(super) fn read_json<T: DeserializeOwned>(call: Call, body: &[u8]) -> Result<T, KsefError> {
    serde_json::from_slice(body)
        .map_err(|error| malformed(call, &format!("not readable at line {}, column {}", error.line(), error.column())))
}

pub(super) fn malformed(call: Call, reason: &str) -> KsefError {
    KsefError::Malformed(format!("{}: {reason}", call.name()))
}

/// Error of a call that brings no answer, with its innermost cause and without its address.
fn unavailable(call: Call, error: reqwest::Error) -> KsefError {
    let error = error.without_url();
    let what = match () {
        () if error.is_timeout() => "no answer in time",
        () if error.is_connect() => "no connection",
        () => "the connection breaks off",
    };
    let mut cause: Option<&dyn Error> = error.source();
    while let Some(inner) = cause.and_then(Error::source) {
        cause = Some(inner);
    }
    let cause = cause.map(|cause| format!(" ({})", sentence(&cause.to_string()))).unwrap_or_default();
    KsefError::Unavailable(format!("{}: {what}{cause}", call.name()))
}
