//! Public download of a picture or a file of the content.
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use plon_domain::attachment::MediaType;
use utoipa::ToSchema;

use super::store;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::extract::Path;

/// The URL names one content, which never changes.
const CACHING: &str = "public, max-age=31536000, immutable";

/// The content of a picture or a file.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
pub struct MediaContent(Bytes);

impl IntoResponse for MediaContent {
    fn into_response(self) -> Response {
        self.0.into_response()
    }
}

/// Downloads a picture in one of its widths, or a PDF. The key is random, so that nobody can enumerate them.
#[utoipa::path(get, path = "/api/v1/media/{key}/{file}", tag = "media",
    params(("key" = String, Path, description = "of the picture or the file"),
    ("file" = String, Path, description = "`960.jpg`: the width of a picture; of a PDF its name")),
    responses((status = 200, content((MediaContent = "application/pdf"), (MediaContent = "image/png"), (MediaContent = "image/jpeg")))))]
pub async fn download_media(
    State(app): State<App>,
    Path((key, file)): Path<(String, String)>,
) -> Result<Response, ApiError> {
    let stored = store::find_content(&mut app.db.read().await?, &key, &file).await?.ok_or(ApiError::NotFound)?;
    let media_type = MediaType::try_from(stored.media_type).map_err(anyhow::Error::new)?;
    let content = app.files.get(&stored.key).await?.ok_or(ApiError::NotFound)?;
    // File names are made here of small letters, digits and hyphens, so they need no escape.
    let name = format!("inline; filename=\"{}\"", stored.name);
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(media_type.as_str())),
        (header::CONTENT_DISPOSITION, HeaderValue::try_from(name).map_err(anyhow::Error::new)?),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::CACHE_CONTROL, HeaderValue::from_static(CACHING)),
    ];
    Ok((headers, MediaContent(content)).into_response())
}
