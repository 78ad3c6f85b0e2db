//! Rules of the programme as everybody reads them: the page of text, where there is one, and the lawyer's files.
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Serialize;
use utoipa::ToSchema;

use super::model::ContentPage;
use super::store;
use plon_kernel::types::BusinessDate;
use plon_people::rules::{self, RulesFile};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::response::DataResponse;

/// Slug of the page with the text of the rules.
pub const RULES: &str = "regulamin";

/// Rules of the programme. One of `page` and `file` is there.
#[derive(Debug, Serialize, ToSchema)]
pub struct ProgrammeRules {
    pub page: Option<ContentPage>,
    /// The file that is in force.
    pub file: Option<RulesFile>,
    /// Files that were in force before it, the newest first.
    pub earlier: Vec<RulesFile>,
}

/// Shows the rules of the programme: the text, the file in force and the earlier ones.
#[utoipa::path(get, path = "/api/v1/cms/rules", tag = "content",
    responses((status = 200, body = DataResponse<ProgrammeRules>), (status = 404),
    (status = 304, description = "What the browser keeps is still good")))]
pub async fn show_programme_rules(State(app): State<App>, headers: HeaderMap) -> Result<Response, ApiError> {
    let today = app.clock.today();
    app.public.answer(format!("rules {}", today.0), &headers, load_rules(&app, today)).await
}

/// Reads the rules of a day.
///
/// # Errors
/// `NotFound` where there is neither a text nor a file.
pub(super) async fn load_rules(app: &App, today: BusinessDate) -> Result<DataResponse<ProgrammeRules>, ApiError> {
    let mut db = app.db.read().await?;
    let page = store::find_page_by_slug(&mut db, RULES).await?;
    let mut files = rules::list_in_force(&mut db, today).await?.into_iter();
    let file = files.next();
    if page.is_none() && file.is_none() {
        return Err(ApiError::NotFound);
    }
    Ok(DataResponse { data: ProgrammeRules { page, file, earlier: files.collect() } })
}
