//! `GET /api/v1/cms/home-page`: the texts of the home page as visitors read them.
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;

use super::figures::load_figures;
use super::model::{HomeRow, HomeTexts};
use super::store;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::response::DataResponse;

/// Shows the texts of the home page, with the programme's figures of today in them.
#[utoipa::path(get, path = "/api/v1/cms/home-page", tag = "content",
    responses((status = 200, body = DataResponse<HomeTexts>),
    (status = 304, description = "What the browser keeps is still good")))]
pub async fn show_home_page(State(app): State<App>, headers: HeaderMap) -> Result<Response, ApiError> {
    let today = app.clock.today();
    app.public.answer(format!("home page {}", today.0), &headers, load_home(&app)).await
}

/// Reads the texts with the figures of today in them.
///
/// # Errors
/// When the database does not answer.
pub async fn load_home(app: &App) -> Result<DataResponse<HomeTexts>, ApiError> {
    let mut db = app.db.read().await?;
    let (texts, _) = parse_row(store::find_texts(&mut db).await?)?;
    Ok(DataResponse { data: texts.filled(&load_figures(app, &mut db).await?) })
}

/// The texts as they were written, with their version.
pub fn parse_row(row: Option<HomeRow>) -> Result<(HomeTexts, i64), ApiError> {
    let Some(HomeRow { texts, version }) = row else { return Ok((HomeTexts::default(), 0)) };
    Ok((serde_json::from_str(&texts).map_err(anyhow::Error::new)?, version))
}
