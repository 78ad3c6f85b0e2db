//! axum's extractors with refusals in the programme's own JSON instead of plain text.
use axum::extract::multipart::MultipartError;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use serde::de::DeserializeOwned;

use crate::deadline::Deadline;
use crate::error::ApiError;

/// A JSON body.
pub struct Json<T>(pub T);

/// The variables of the path.
pub struct Path<T>(pub T);

/// The variables of the query.
pub struct Query<T>(pub T);

/// A form with files. It is a handler's last extractor, so that whoever is given the time for an upload is known.
pub struct Multipart(pub axum::extract::Multipart);

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

/// The sign that no text holds: PostgreSQL takes it for a defect of the query.
fn has_nul(encoded: &str) -> bool {
    encoded.contains("%00")
}

impl<S: Send + Sync> FromRequest<S> for Multipart {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let is_form = request.headers().get(header::CONTENT_TYPE).is_some_and(|value| {
            value.to_str().is_ok_and(|text| text.to_ascii_lowercase().starts_with("multipart/form-data"))
        });
        if !is_form {
            return Err(ApiError::UnsupportedMedia);
        }
        Deadline::allow_upload(request.extensions());
        let form = axum::extract::Multipart::from_request(request, state).await;
        form.map(Multipart).map_err(|_| ApiError::Malformed)
    }
}

impl From<MultipartError> for ApiError {
    fn from(fault: MultipartError) -> ApiError {
        match fault.status() {
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
