//! Public pages of text: rules, privacy, and pages that operators add.
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;

use super::model::{ContentPage, ContentPageCard};
use super::store;
use plon_kernel::ids::PageId;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::DataResponse;

/// Lists the published pages, in the order in which they were added.
#[utoipa::path(get, path = "/api/v1/cms/pages", tag = "content",
    responses((status = 200, body = DataResponse<Vec<ContentPageCard>>),
    (status = 304, description = "What the browser keeps is still good")))]
pub async fn list_pages(State(app): State<App>, headers: HeaderMap) -> Result<Response, ApiError> {
    app.public.answer("pages".to_owned(), &headers, load_pages(&app)).await
}

/// Reads all published pages.
pub(super) async fn load_pages(app: &App) -> Result<DataResponse<Vec<ContentPageCard>>, ApiError> {
    Ok(DataResponse { data: store::list_pages(&mut app.db.read().await?).await? })
}

/// Shows a published page, by its slug or by its id.
#[utoipa::path(get, path = "/api/v1/cms/pages/{id}", tag = "content",
    params(("id" = String, Path, description = "its address, or the id")),
    responses((status = 200, body = DataResponse<ContentPage>),
    (status = 304, description = "What the browser keeps is still good")))]
pub async fn show_page(
    State(app): State<App>,
    headers: HeaderMap,
    Path(slug_or_id): Path<String>,
) -> Result<Response, ApiError> {
    app.public.answer(format!("page {slug_or_id}"), &headers, load_page(&app, &slug_or_id)).await
}

/// Reads a published page, by its slug or by its id.
pub(super) async fn load_page(app: &App, slug_or_id: &str) -> Result<DataResponse<ContentPage>, ApiError> {
    let mut db = app.db.read().await?;
    let mut found = store::find_page_by_slug(&mut db, slug_or_id).await?;
    if let (None, Ok(id)) = (&found, slug_or_id.parse()) {
        found = store::find_page_by_id(&mut db, PageId(id)).await?;
    }
    Ok(DataResponse { data: found.ok_or(ApiError::NotFound)? })
}
