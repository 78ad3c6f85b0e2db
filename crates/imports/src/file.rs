//! Original file of an import: to be viewed beside its errors, or corrected and uploaded again.
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};

use super::rows::FileType;
use super::{MOST_BYTES, store};
use plon_kernel::ids::ImportId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::exports::TableFile;
use plon_platform::extract::Path;

audit::events! {
    TAKE_FILE: () => () = "imports.take_file" on "imports";
}

/// Downloads the original file; the download is recorded in the audit log, because the file may name people.
#[utoipa::path(get, path = "/api/v1/backoffice/imports/{id}/file", tag = "imports",
    params(("id" = i64, Path)), responses(TableFile))]
pub async fn admin_download_import(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<ImportId>,
) -> Result<Response, ApiError> {
    let run = store::find_import(&mut app.db.read().await?, id).await?.ok_or(ApiError::NotFound)?;
    let content = app.files.get_up_to(&run.file_key, MOST_BYTES).await?;
    let content = content.ok_or_else(|| anyhow::anyhow!("the content of import {} is missing", id.0))?;
    let mut tx = app.db.begin().await?;
    audit::record(&mut tx, TAKE_FILE, audit::by(operator.id, id.0), (&(), &()), app.clock.now()).await?;
    tx.commit().await?;
    let file = FileType::of_media_type(&run.media_type);
    // The file's name is generated, never taken from the browser.
    let name = format!("attachment; filename=\"import-{}.{}\"", id.0, file.extension());
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(file.media_type())),
        (header::CONTENT_DISPOSITION, HeaderValue::try_from(name).map_err(anyhow::Error::new)?),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    Ok((headers, content).into_response())
}
