//! File of an invoice, for its owner only.
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use plon_domain::attachment::MediaType;
use plon_domain::text::search_key;
use utoipa::ToSchema;

use super::store;
use plon_kernel::ids::FileId;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::files;

/// Content of a file.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
pub struct FileContent(Bytes);

impl From<Vec<u8>> for FileContent {
    fn from(bytes: Vec<u8>) -> FileContent {
        FileContent(bytes.into())
    }
}

impl IntoResponse for FileContent {
    fn into_response(self) -> Response {
        self.0.into_response()
    }
}

/// Downloads the file as it was reported.
#[utoipa::path(get, path = "/api/v1/invoices/{id}/file", tag = "invoices",
    params(("id" = String, Path, description = "The invoice's public id")),
    responses((status = 200, content((FileContent = "application/pdf"), (FileContent = "image/png"), (FileContent = "image/jpeg"), (FileContent = "application/xml")))))]
pub async fn download_invoice(
    State(app): State<App>,
    who: Participant,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let invoice = store::find_own_invoice(&mut app.db.read().await?, who.id, &id).await?.ok_or(ApiError::NotFound)?;
    let file = invoice.file_id.ok_or(ApiError::NotFound)?;
    download_file(&app, file, &invoice.number).await
}

/// Download of a stored file, named after the invoice's number and never after what the browser sent.
pub async fn download_file(app: &App, file: FileId, number: &str) -> Result<Response, ApiError> {
    let stored = files::find_file(&mut app.db.read().await?, file).await?.ok_or(ApiError::NotFound)?;
    let media_type = MediaType::try_from(stored.media_type).map_err(anyhow::Error::new)?;
    let content = app.files.get(&stored.key).await?;
    let content = content.ok_or_else(|| anyhow::anyhow!("the content of file {} is missing", stored.id.0))?;
    let name = format!("attachment; filename=\"{}\"", file_name(number, media_type));
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(media_type.as_str())),
        (header::CONTENT_DISPOSITION, HeaderValue::try_from(name).map_err(anyhow::Error::new)?),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    Ok((headers, FileContent(content)).into_response())
}

/// File name such as `faktura-fv-12-2025.pdf`: only small letters, digits and hyphens, safe on every system.
fn file_name(number: &str, media_type: MediaType) -> String {
    let mut name = String::from("faktura");
    for run in search_key(number).split(|sign: char| !sign.is_ascii_alphanumeric()).filter(|run| !run.is_empty()) {
        name.push('-');
        name.push_str(run);
    }
    format!("{name}.{}", media_type.extension())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_downloads_name_holds_nothing_that_a_system_could_misread() {
        assert_eq!(file_name("FV 12/2025", MediaType::Pdf), "faktura-fv-12-2025.pdf");
        assert_eq!(file_name("../../ŁÓDŹ\"; x=\\1", MediaType::Jpeg), "faktura-lodz-x-1.jpg");
        assert_eq!(file_name("発票", MediaType::Png), "faktura.png");
    }
}
