//! Download of the programme's rules.
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use utoipa::ToSchema;

use super::model::ContentRow;
use super::store;
use plon_domain::attachment::MediaType;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::files;

/// Content of the rules' file.
#[derive(ToSchema)]
#[schema(value_type = String, format = Binary)]
pub struct ProgrammeRulesContent(#[expect(dead_code, reason = "it only describes the answer")] Vec<u8>);

/// Downloads the rules that are or were in force.
#[utoipa::path(get, path = "/api/v1/cms/rules/{id}", tag = "content", params(("id" = i64, Path)),
    responses((status = 200, body = ProgrammeRulesContent, content_type = "application/pdf")))]
pub async fn download_rules(State(app): State<App>, Path(id): Path<i64>) -> Result<Response, ApiError> {
    let row = store::find_content(&mut app.db.read().await?, id).await?;
    let shown = row.filter(|row| !row.is_withdrawn && row.valid_from <= app.clock.today());
    content(&app, &shown.ok_or(ApiError::NotFound)?, "public, max-age=86400").await
}

/// The file as the answer to a request.
///
/// # Errors
/// When the file is missing.
pub async fn content(app: &App, row: &ContentRow, caching: &'static str) -> Result<Response, ApiError> {
    let stored = files::find_file(&mut app.db.read().await?, row.file_id).await?.ok_or(ApiError::NotFound)?;
    let content = app.files.get(&stored.key).await?;
    let content = content.ok_or_else(|| anyhow::anyhow!("the content of file {} is missing", stored.id.0))?;
    let name = format!("inline; filename=\"regulamin-{}.pdf\"", row.valid_from.0);
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(MediaType::Pdf.as_str())),
        (header::CONTENT_DISPOSITION, HeaderValue::try_from(name).map_err(anyhow::Error::new)?),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::CACHE_CONTROL, HeaderValue::from_static(caching)),
    ];
    Ok((headers, content).into_response())
}
