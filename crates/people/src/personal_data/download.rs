//! `GET /api/v1/data-export/{token}`: download of the copy, once.
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderValue, Method, header};
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use futures_util::stream;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use super::archive::Archive;
use super::store;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::extract::Path;

/// Body of the ZIP.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
pub struct DataArchive(#[expect(dead_code, reason = "the body is a stream; this names it in the document")] Vec<u8>);

/// Hash of a link's secret for storage.
pub fn hash_token(token: &str) -> String {
    URL_SAFE_NO_PAD.encode(Sha256::digest(token))
}

/// URL of a copy.
pub fn archive_url(token: &str) -> String {
    format!("/api/v1/data-export/{token}")
}

/// Downloads all data stored about a participant, as JSON and the files of their invoices.
/// The link is valid for 15 minutes and one use; a browser can save a large file without holding it in memory.
#[utoipa::path(get, path = "/api/v1/data-export/{token}", tag = "personal data",
    params(("token" = String, Path, description = "the secret of the link")),
    responses((status = 200, body = DataArchive, content_type = "application/zip"),
    (status = 404, description = "used, expired or never there"),
    (status = 405, description = "a HEAD does not spend the link")))]
pub async fn download_data_export(
    State(app): State<App>,
    method: Method,
    Path(token): Path<String>,
) -> Result<Response, ApiError> {
    if method != Method::GET {
        return Err(ApiError::MethodNotAllowed);
    }
    let now = app.clock.now();
    let mut tx = app.db.begin().await?;
    let participant = store::use_link(&mut tx, &hash_token(&token), now).await?.ok_or(ApiError::NotFound)?;
    tx.commit().await?;
    let archive = Archive::of(&mut app.db.read().await?, app.files.clone(), participant).await?;
    let chunks = stream::try_unfold(archive, async |mut archive: Archive| {
        let chunk = archive.next_chunk().await.map_err(|error| {
            tracing::error!(%error, "an export was cut off");
            std::io::Error::other("an export was cut off")
        })?;
        Ok::<_, std::io::Error>(chunk.map(|chunk| (chunk, archive)))
    });
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/zip")),
        (header::CONTENT_DISPOSITION, HeaderValue::from_static("attachment; filename=\"moje-dane.zip\"")),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    Ok((headers, Body::from_stream(chunks)).into_response())
}
