//! Errors of the client, and how KSeF's refusals become them.
use reqwest::StatusCode;
use serde::Deserialize;
use thiserror::Error;

use plon_kernel::types::Timestamp;

/// Code of "no invoice with this number" (`open-api.json`, `GET /invoices/ksef/{ksefNumber}`).
const NO_SUCH_INVOICE: u32 = 21164;
/// Code of "processed, but not to be downloaded yet" (the same place).
const NOT_YET: u32 = 21165;

/// Longest description that is kept of a refusal, in characters.
const LONGEST_DESCRIPTION: usize = 200;

/// Reason why KSeF gives no answer that can be used. None holds a token or more than a sentence of what KSeF sent.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum KsefError {
    /// KSeF does not let the client in: the token, the NIP or their rights have to be set anew.
    #[error("KSeF refuses the sign-in ({code}): {description}")]
    SignInRefused { code: u32, description: String },
    /// KSeF refuses a call, by its own code of five digits or else by the code of HTTP.
    #[error("KSeF refuses ({code}): {description}")]
    Refused { code: u32, description: String },
    /// KSeF takes no more calls of this kind before an instant.
    #[error("KSeF takes no more calls before {}", retry_after.0)]
    TooManyRequests { retry_after: Timestamp },
    /// KSeF cannot be reached, is too slow, or breaks down.
    #[error("KSeF does not answer: {0}")]
    Unavailable(String),
    /// KSeF answers in another form than its document says.
    #[error("KSeF answers in another form: {0}")]
    Malformed(String),
    /// KSeF has no invoice with the number.
    #[error("KSeF has no invoice with this number")]
    NotFound,
    /// KSeF has the invoice but does not hand it out yet.
    #[error("KSeF does not hand this invoice out yet")]
    NotYetAvailable,
}

impl KsefError {
    /// The same refusal, when it comes while signing in.
    pub(super) fn while_signing_in(self) -> KsefError {
        match self {
            KsefError::Refused { code, description } => KsefError::SignInRefused { code, description },
            other => other,
        }
    }
}

/// Bodies of refusals: `application/problem+json`, which is asked for, and the older `ExceptionResponse`.
#[derive(Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
struct Refusal {
    errors: Vec<ApiError>,
    detail: Option<String>,
    reason_code: Option<String>,
    exception: Option<Exception>,
}

#[derive(Debug, Deserialize)]
struct ApiError {
    code: u32,
    description: String,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Exception {
    exception_detail_list: Vec<ExceptionDetail>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct ExceptionDetail {
    exception_code: u32,
    exception_description: Option<String>,
}

/// Error of an answer with a status that is neither success, nor 429, nor of the class 5xx.
pub(super) fn refused(status: StatusCode, body: &[u8]) -> KsefError {
    if status.is_redirection() {
        return KsefError::Malformed(format!("a redirect (HTTP {})", status.as_u16()));
    }
    if status == StatusCode::UNAUTHORIZED {
        return KsefError::Refused { code: 401, description: "the session is not accepted".to_owned() };
    }
    let (code, description) = reason_of(status, serde_json::from_slice(body).unwrap_or_default());
    match code {
        NO_SUCH_INVOICE => KsefError::NotFound,
        NOT_YET => KsefError::NotYetAvailable,
        _ => KsefError::Refused { code, description: sentence(&description) },
    }
}

/// Most exact code of a refusal with its description.
fn reason_of(status: StatusCode, refusal: Refusal) -> (u32, String) {
    if let Some(error) = refusal.errors.into_iter().next() {
        return (error.code, error.description);
    }
    if let Some(detail) = refusal.exception.and_then(|exception| exception.exception_detail_list.into_iter().next()) {
        return (detail.exception_code, detail.exception_description.unwrap_or_default());
    }
    let reasons = [refusal.reason_code, refusal.detail];
    (status.as_u16().into(), reasons.into_iter().flatten().collect::<Vec<_>>().join(": "))
}

/// Beginning of a text from outside, without control characters.
pub(super) fn sentence(text: &str) -> String {
    text.chars().filter(|sign| !sign.is_control()).take(LONGEST_DESCRIPTION).collect()
}
