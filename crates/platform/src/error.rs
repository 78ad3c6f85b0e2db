//! Errors of the API: one type and one JSON shape for every answer that is not a success.
use std::collections::BTreeMap;
use std::fmt::Display;
use std::sync::Arc;

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::Object;

use crate::openapi;
use crate::outage::{self, Outage};
use crate::security_events::Occurred;
use crate::uploads;
use plon_kernel::clock::time_in_warsaw;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::types::Timestamp;

/// Reasons why a request fails.
#[derive(Debug)]
pub enum ApiError {
    /// The request cannot be read at all.
    Malformed,
    /// There is no session, or it has ended.
    Unauthorized,
    /// The caller is signed in but lacks the right.
    Forbidden,
    /// There is no such thing, or it is somebody else's.
    NotFound,
    /// The address is known, but not with this method.
    MethodNotAllowed,
    /// The body came too slowly.
    TooSlow,
    /// The body is over the route's limit.
    TooLarge,
    /// The body is of a type that the route does not take.
    UnsupportedMedia,
    /// Fields that must be mended.
    Invalid(FieldErrors),
    /// A rule of the programme refuses.
    Refused(ErrorCode),
    /// The caller is allowed, but new: they may sign decisions on money from this instant on.
    SignsLater(Timestamp),
    /// Too many tries (rate limit); holds the seconds to wait.
    TooMany(u64),
    /// The caller is sending the most files that may be sent at once.
    UploadsUnderWay,
    /// The database, the store of files or another part of the server is away or busy.
    Unavailable,
    /// The queue for a part of the server is full; holds the seconds to wait.
    Busy(u64),
    /// The disk of the database or of the files is full: nothing was written.
    NoSpace,
    /// A defect of the server: logged once, answered without its cause.
    Unexpected(anyhow::Error),
}

/// Sentences by field, under the names that the API uses.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct FieldErrors(BTreeMap<String, Vec<String>>);

/// Collects the errors of a form so that it reports all of them at once.
#[derive(Debug, Default)]
pub struct Fields(FieldErrors);

impl Fields {
    /// Takes the parsed value, or keeps the field's sentence and gives `None`.
    pub fn parse<T, E: Display>(&mut self, field: &str, parsed: Result<T, E>) -> Option<T> {
        parsed.map_err(|error| self.add_error(field, error.to_string())).ok()
    }

    /// Takes a value that must be there, or keeps "Pole jest wymagane" and gives `None`.
    pub fn required<T>(&mut self, field: &str, value: Option<T>) -> Option<T> {
        if value.is_none() {
            self.add_error(field, REQUIRED);
        }
        value
    }

    /// Keeps a sentence for a field.
    pub fn add_error(&mut self, field: &str, sentence: impl Into<String>) {
        self.0.0.entry(field.to_owned()).or_default().push(sentence.into());
    }

    /// True when there is no error so far.
    pub fn is_clean(&self) -> bool {
        self.0.0.is_empty()
    }

    /// Fails with all sentences when there are any.
    ///
    /// # Errors
    /// `Invalid` when a field has an error.
    pub fn check(self) -> Result<(), ApiError> {
        if self.0.0.is_empty() { Ok(()) } else { Err(self.into_error()) }
    }

    pub fn into_error(self) -> ApiError {
        ApiError::Invalid(self.0)
    }
}

/// The sentence at a field that was left empty.
pub const REQUIRED: &str = "Pole jest wymagane";

/// Seconds after which a client of a server that is not ready may retry.
pub const RETRY_AFTER_SECONDS: u64 = 5;

/// Code and sentence of a 500; they tell nothing of the cause.
const UNEXPECTED: (&str, &str) = ("server_error", "Wystąpił błąd po naszej stronie. Spróbuj ponownie za chwilę.");

/// Codes of the reasons that are not in `ErrorCode`.
const CODES: [&str; 16] = [
    "malformed",
    "unauthorized",
    "access_denied",
    "not_found",
    "method_not_allowed",
    "too_slow",
    "too_large",
    "unsupported_media_type",
    "invalid",
    "signs_later",
    "too_many",
    "uploads_under_way",
    "unavailable",
    "busy",
    "no_space",
    UNEXPECTED.0,
];

fn codes() -> Object {
    let all = openapi::codes(CODES.into_iter().chain(ErrorCode::ALL.iter().map(|refusal| refusal.code())));
    openapi::described(all, "the reason, for machines; never shown to a user")
}

/// The body of every refusal.
#[derive(Debug, Serialize, ToSchema)]
pub struct ErrorBody {
    /// Code of the reason for machines; never shown to a user.
    #[schema(schema_with = codes)]
    pub error: String,
    /// The sentence that the user reads.
    pub message: String,
    /// Sentences by field.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub errors: BTreeMap<String, Vec<String>>,
    /// Id by which support finds the cause; only with a 500.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub request_id: Option<String>,
}

/// Cause of a 500, which rides on it until the middleware, which knows the request's id, logs it and takes it off.
#[derive(Debug, Clone)]
pub struct Cause(pub Arc<anyhow::Error>);

impl ApiError {
    pub fn status(&self) -> StatusCode {
        match self {
            ApiError::Malformed => StatusCode::BAD_REQUEST,
            ApiError::Unauthorized => StatusCode::UNAUTHORIZED,
            ApiError::Forbidden | ApiError::SignsLater(_) => StatusCode::FORBIDDEN,
            ApiError::NotFound => StatusCode::NOT_FOUND,
            ApiError::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            ApiError::TooSlow => StatusCode::REQUEST_TIMEOUT,
            ApiError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ApiError::UnsupportedMedia => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            ApiError::Invalid(_) => StatusCode::UNPROCESSABLE_ENTITY,
            ApiError::Refused(refusal) => refusal.status(),
            ApiError::TooMany(_) | ApiError::UploadsUnderWay => StatusCode::TOO_MANY_REQUESTS,
            ApiError::Unavailable | ApiError::Busy(_) | ApiError::NoSpace => StatusCode::SERVICE_UNAVAILABLE,
            ApiError::Unexpected(cause) if outage::find_outage(cause).is_some() => StatusCode::SERVICE_UNAVAILABLE,
            ApiError::Unexpected(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// True when a rule refuses, which trying again does not change; false when something is away or broken.
    pub fn is_refusal(&self) -> bool {
        matches!(self, ApiError::Invalid(_) | ApiError::Refused(_) | ApiError::SignsLater(_))
    }

    /// Returns the sentences that the user reads: those at the fields, or else that of the whole.
    pub fn to_sentences(&self) -> String {
        let sentences: Vec<String> = self.fields().into_values().flatten().collect();
        match sentences.is_empty() {
            true => self.sentence().unwrap_or_else(|| self.words().1.to_owned()),
            false => sentences
                .into_iter()
                .map(|one| one.trim_end_matches('.').to_owned() + ".")
                .collect::<Vec<_>>()
                .join(" "),
        }
    }

    fn words(&self) -> (&'static str, &'static str) {
        match self {
            ApiError::Malformed => ("malformed", "Nie rozumiemy tego żądania"),
            ApiError::Unauthorized => ("unauthorized", "Zaloguj się, aby przejść dalej"),
            ApiError::Forbidden => ("access_denied", "Nie masz dostępu do tej części programu"),
            ApiError::NotFound => ("not_found", "Nie ma takiej strony lub danych"),
            ApiError::MethodNotAllowed => ("method_not_allowed", "Ten adres nie przyjmuje takiego żądania"),
            ApiError::TooSlow => {
                ("too_slow", "Dane przychodziły zbyt wolno. Sprawdź połączenie i\u{a0}spróbuj ponownie.")
            }
            ApiError::TooLarge => ("too_large", "Przesyłane dane są za duże"),
            ApiError::UnsupportedMedia => ("unsupported_media_type", "Nieobsługiwany rodzaj danych"),
            ApiError::Invalid(_) => ("invalid", "Popraw formularz"),
            ApiError::Refused(refusal) => (refusal.code(), refusal.message()),
            ApiError::SignsLater(_) => ("signs_later", "Decyzje o\u{a0}pieniądzach podpiszesz później"),
            ApiError::TooMany(_) => ("too_many", "Za dużo prób. Odczekaj chwilę i spróbuj ponownie."),
            ApiError::UploadsUnderWay => (
                "uploads_under_way",
                "Wysyłasz już dwa pliki. Poczekaj, aż jeden z\u{a0}nich się prześle, i\u{a0}spróbuj ponownie.",
            ),
            ApiError::Unavailable => ("unavailable", "Program jest chwilowo niedostępny. Spróbuj ponownie za chwilę."),
            ApiError::Busy(_) => ("busy", "Zbyt wiele osób robi to teraz naraz. Spróbuj ponownie za chwilę."),
            ApiError::NoSpace => (
                "no_space",
                "Na serwerze skończyło się miejsce i\u{a0}nic nie zostało zapisane. Już o\u{a0}tym wiemy, spróbuj później.",
            ),
            ApiError::Unexpected(_) => UNEXPECTED,
        }
    }

    /// Sentence of a refusal that a constant cannot hold.
    fn sentence(&self) -> Option<String> {
        let ApiError::SignsLater(from) = self else { return None };
        let from = time_in_warsaw(*from).ok()?.strftime("%d.%m.%Y, godz.\u{a0}%-H:%M");
        Some(format!("Twoje konto, rola albo drugi składnik są nowe. Decyzje o\u{a0}pieniądzach podpiszesz od {from}."))
    }

    fn fields(&self) -> BTreeMap<String, Vec<String>> {
        match self {
            ApiError::Invalid(fields) => fields.0.clone(),
            ApiError::Refused(refusal) => refusal
                .field()
                .map(|field| BTreeMap::from([(field.to_owned(), vec![refusal.message().to_owned()])]))
                .unwrap_or_default(),
            _ => BTreeMap::new(),
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        if let ApiError::Unexpected(cause) = &self
            && let Some(outage) = outage::find_outage(cause)
        {
            return unavailable(outage, cause).into_response();
        }
        let (error, message) = self.words();
        let message = self.sentence().unwrap_or_else(|| message.to_owned());
        let body = ErrorBody { error: error.to_owned(), message, errors: self.fields(), request_id: None };
        let mut response = (self.status(), axum::Json(body)).into_response();
        if let Some(occurred) = Occurred::refused(&self, error) {
            response.extensions_mut().insert(occurred);
        }
        match self {
            ApiError::TooMany(seconds) | ApiError::Busy(seconds) => {
                response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
            }
            ApiError::Unavailable | ApiError::NoSpace => {
                response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(RETRY_AFTER_SECONDS));
            }
            ApiError::UploadsUnderWay => {
                response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(uploads::TRY_AGAIN_AFTER));
            }
            ApiError::Unexpected(cause) => {
                response.extensions_mut().insert(Cause(Arc::new(cause)));
            }
            _ => {}
        }
        response
    }
}

/// An error with its causes; a cause that an outer error already repeats is not said twice.
pub fn chain(error: &anyhow::Error) -> String {
    error.chain().map(ToString::to_string).fold(String::new(), |said, cause| match said.as_str() {
        "" => cause,
        words if words.contains(&cause) => said,
        words => format!("{words}: {cause}"),
    })
}

/// Logs the cause of a 500 once, with its chain, and answers with the request's id instead of it.
pub fn name_unexpected(mut response: Response, request_id: &str) -> Response {
    let Some(Cause(cause)) = response.extensions_mut().remove::<Cause>() else { return response };
    tracing::error!(cause = chain(&cause), "unexpected");
    let (error, message) = UNEXPECTED;
    let body = ErrorBody {
        error: error.to_owned(),
        message: message.to_owned(),
        errors: BTreeMap::new(),
        request_id: Some(request_id.to_owned()),
    };
    let (mut head, _) = response.into_parts();
    head.headers.remove(header::CONTENT_LENGTH);
    Response::from_parts(head, axum::Json(body).into_response().into_body())
}

/// Answer while the database or the store of files cannot be used; the cause is logged.
fn unavailable(outage: Outage, cause: &anyhow::Error) -> ApiError {
    let error = chain(cause);
    if outage == Outage::NoSpace {
        tracing::error!(error, "there is no space left");
        return ApiError::NoSpace;
    }
    if outage == Outage::Damaged {
        tracing::error!(error, "the database is damaged: stop the server and restore a backup");
    } else {
        tracing::error!(error, ?outage, "the database or the store of files cannot be used");
    }
    ApiError::Unavailable
}

impl From<ErrorCode> for ApiError {
    fn from(refusal: ErrorCode) -> ApiError {
        ApiError::Refused(refusal)
    }
}

impl From<sqlx::Error> for ApiError {
    fn from(cause: sqlx::Error) -> ApiError {
        match cause {
            sqlx::Error::PoolTimedOut => ApiError::Unavailable,
            // PostgreSQL takes no text with a NUL, wherever one may have slipped through a form.
            sqlx::Error::Database(error) if error.code().as_deref() == Some("22021") => ApiError::Malformed,
            other => ApiError::Unexpected(anyhow::Error::new(other).context("database")),
        }
    }
}

impl From<anyhow::Error> for ApiError {
    fn from(cause: anyhow::Error) -> ApiError {
        ApiError::Unexpected(cause)
    }
}

/// Turns an expected unique violation of a write into a refusal.
pub trait OnUnique<T> {
    /// # Errors
    /// The refusal for a unique violation; anything else stays unexpected.
    fn on_unique(self, refusal: impl FnOnce() -> ErrorCode) -> Result<T, ApiError>;
}

impl<T> OnUnique<T> for sqlx::Result<T> {
    fn on_unique(self, refusal: impl FnOnce() -> ErrorCode) -> Result<T, ApiError> {
        self.map_err(|cause| match cause.as_database_error() {
            Some(error) if error.is_unique_violation() => ApiError::Refused(refusal()),
            _ => cause.into(),
        })
    }
}

/// Turns a foreign key violation, which keeps a row from being removed, into a refusal.
pub trait OnReference<T> {
    /// # Errors
    /// The refusal where other rows refer to the removed one; anything else stays unexpected.
    fn on_reference(self, refusal: ErrorCode) -> Result<T, ApiError>;
}

impl<T> OnReference<T> for sqlx::Result<T> {
    fn on_reference(self, refusal: ErrorCode) -> Result<T, ApiError> {
        self.map_err(|cause| match cause.as_database_error() {
            Some(error) if error.is_foreign_key_violation() => ApiError::Refused(refusal),
            _ => cause.into(),
        })
    }
}

#[cfg(test)]
mod tests {
    use axum::http::{StatusCode, header};
    use axum::response::IntoResponse;

    use super::{ApiError, CODES, FieldErrors, chain};

    #[test]
    fn who_finds_no_place_is_told_when_to_come_again() {
        let response = ApiError::Busy(2).into_response();
        assert_eq!(
            (response.status(), &response.headers()[header::RETRY_AFTER]),
            (StatusCode::SERVICE_UNAVAILABLE, &2.into())
        );
    }

    #[test]
    fn each_code_of_an_error_is_in_the_document() {
        let now = plon_kernel::types::Timestamp(jiff::Timestamp::UNIX_EPOCH);
        let errors = [
            ApiError::Malformed,
            ApiError::Unauthorized,
            ApiError::Forbidden,
            ApiError::NotFound,
            ApiError::MethodNotAllowed,
            ApiError::TooSlow,
            ApiError::TooLarge,
            ApiError::UnsupportedMedia,
            ApiError::Invalid(FieldErrors::default()),
            ApiError::SignsLater(now),
            ApiError::TooMany(1),
            ApiError::UploadsUnderWay,
            ApiError::Unavailable,
            ApiError::Busy(1),
            ApiError::NoSpace,
            ApiError::Unexpected(anyhow::anyhow!("a defect")),
        ];
        assert_eq!(errors.map(|error| error.words().0), CODES);
    }

    #[test]
    fn a_cause_is_said_once() {
        let error =
            anyhow::anyhow!("connection refused").context("cannot connect: connection refused").context("no database");
        assert_eq!(chain(&error), "no database: cannot connect: connection refused");
        assert_eq!(chain(&anyhow::anyhow!("alone")), "alone");
    }
}
