//! axum's extractors, with refusals in the programme's own JSON instead of plain text.
use axum::extract::multipart::{Field, MultipartError};
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use serde::de::DeserializeOwned;
use utoipa::openapi::path::Operation;

use crate::app::App;
use crate::deadline::Deadline;
use crate::error::ApiError;
use crate::openapi::{Declare, Refused};
use crate::uploads::{self, Place};

/// A JSON body.
pub struct Json<T>(pub T);

/// The variables of the path.
pub struct Path<T>(pub T);

/// The variables of the query.
pub struct Query<T>(pub T);

/// Form with a file, of a known caller who holds one of the upload places until this is dropped.
pub struct Multipart {
    parts: axum::extract::Multipart,
    _place: Place,
}

/// Form with a file so small that a caller may send any number at once.
pub struct SmallMultipart(axum::extract::Multipart);

/// Longest text of a form with a file, in bytes.
const LONGEST_TEXT: usize = 16 * 1024;

impl Multipart {
    /// Reads the next part of the form.
    ///
    /// # Errors
    /// When the form is over its limit, breaks off or is no form.
    pub async fn next(&mut self) -> Result<Option<Field<'_>>, MultipartError> {
        self.parts.next_field().await
    }
}

impl SmallMultipart {
    /// Reads the next part, as `Multipart::next` does.
    ///
    /// # Errors
    /// Those of `Multipart::next`.
    pub async fn next(&mut self) -> Result<Option<Field<'_>>, MultipartError> {
        self.0.next_field().await
    }
}

/// Reads the text of a part that is no file.
///
/// # Errors
/// `Malformed` for a text longer than any field of a form or a part that breaks off, `TooLarge` at the form's limit.
pub async fn read_text(mut part: Field<'_>) -> Result<String, ApiError> {
    let mut text = Vec::new();
    while let Some(piece) = part.chunk().await? {
        text.extend_from_slice(&piece);
        if text.len() > LONGEST_TEXT {
            return Err(ApiError::Malformed);
        }
    }
    Ok(String::from_utf8_lossy(&text).into_owned())
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Json<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let axum::Json(value) = axum::Json::from_request(request, state).await?;
        Ok(Json(value))
    }
}

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        if has_nul(parts.uri.path()) {
            return Err(ApiError::NotFound);
        }
        let axum::extract::Path(value) = axum::extract::Path::from_request_parts(parts, state).await?;
        Ok(Path(value))
    }
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        if parts.uri.query().is_some_and(has_nul) {
            return Err(ApiError::Malformed);
        }
        let axum::extract::Query(value) = axum::extract::Query::from_request_parts(parts, state).await?;
        Ok(Query(value))
    }
}

/// True for a NUL, which no text holds and which PostgreSQL takes for a defect of the query.
fn has_nul(encoded: &str) -> bool {
    encoded.contains("%00")
}

impl FromRequest<App> for Multipart {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Self, ApiError> {
        // The handler's first extractor has already looked up the caller.
        let Some(caller) = request.extensions().get::<uploads::Caller>().copied() else {
            return Err(ApiError::Unauthorized);
        };
        if !is_form(&request) {
            return Err(ApiError::UnsupportedMedia);
        }
        let place = app.uploads.begin(caller).ok_or(ApiError::UploadsUnderWay)?;
        Ok(Multipart { parts: parts(request, app).await?, _place: place })
    }
}

impl FromRequest<App> for SmallMultipart {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Self, ApiError> {
        parts(request, app).await.map(SmallMultipart)
    }
}

/// Refusals of a body.
const BODY: [Refused; 4] = [Refused::Malformed, Refused::TooLarge, Refused::UnsupportedMedia, Refused::Invalid];

impl<T> Declare for Json<T> {
    fn declare(operation: &mut Operation) {
        BODY.into_iter().for_each(|refused| refused.declare(operation));
    }
}

impl Declare for SmallMultipart {
    fn declare(operation: &mut Operation) {
        BODY.into_iter().for_each(|refused| refused.declare(operation));
    }
}

impl Declare for Multipart {
    fn declare(operation: &mut Operation) {
        BODY.into_iter().for_each(|refused| refused.declare(operation));
        Refused::Unauthorized.declare(operation);
        Refused::TooMany.declare(operation);
    }
}

impl<T> Declare for Path<T> {
    fn declare(operation: &mut Operation) {
        Refused::NotFound.declare(operation);
    }
}

impl<T> Declare for Query<T> {
    fn declare(operation: &mut Operation) {
        Refused::Malformed.declare(operation);
    }
}

fn is_form(request: &Request) -> bool {
    request.headers().get(header::CONTENT_TYPE).is_some_and(|value| {
        value.to_str().is_ok_and(|text| text.to_ascii_lowercase().starts_with("multipart/form-data"))
    })
}

async fn parts(request: Request, app: &App) -> Result<axum::extract::Multipart, ApiError> {
    if !is_form(&request) {
        return Err(ApiError::UnsupportedMedia);
    }
    // The caller who gets the time of an upload is known, because the form is a handler's last extractor.
    Deadline::allow_upload(request.extensions());
    axum::extract::Multipart::from_request(request, app).await.map_err(|_| ApiError::Malformed)
}

impl From<MultipartError> for ApiError {
    fn from(error: MultipartError) -> ApiError {
        match error.status() {
            StatusCode::PAYLOAD_TOO_LARGE => ApiError::TooLarge,
            _ => ApiError::Malformed,
        }
    }
}

impl From<JsonRejection> for ApiError {
    fn from(rejection: JsonRejection) -> ApiError {
        match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => ApiError::TooLarge,
            StatusCode::UNSUPPORTED_MEDIA_TYPE => ApiError::UnsupportedMedia,
            _ => ApiError::Malformed,
        }
    }
}

impl From<PathRejection> for ApiError {
    fn from(_: PathRejection) -> ApiError {
        ApiError::NotFound
    }
}

impl From<QueryRejection> for ApiError {
    fn from(_: QueryRejection) -> ApiError {
        ApiError::Malformed
    }
}
