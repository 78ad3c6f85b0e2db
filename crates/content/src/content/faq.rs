//! Frequently asked questions, with their answers.
use axum::extract::{RawQuery, State};
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Deserialize;
use utoipa::IntoParams;

use super::model::FaqEntry;
use super::store;
use plon_platform::app::App;
use plon_platform::audience;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Query;
use plon_platform::openapi;
use plon_platform::response::DataResponse;

#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct FaqQuery {
    /// The audience; `program.retail` by default.
    #[param(schema_with = openapi::account_types)]
    program: Option<String>,
}

/// Lists the questions of an audience in their order.
#[utoipa::path(get, path = "/api/v1/cms/faq", tag = "content", params(FaqQuery),
    responses((status = 200, body = DataResponse<Vec<FaqEntry>>),
    (status = 304, description = "What the browser keeps is still good"), (status = 422)))]
pub async fn list_faq_questions(
    State(app): State<App>,
    RawQuery(raw): RawQuery,
    headers: HeaderMap,
    Query(query): Query<FaqQuery>,
) -> Result<Response, ApiError> {
    let key = format!("faq {}", raw.unwrap_or_default());
    app.public.answer(key, &headers, load_questions(&app, query)).await
}

/// Reads the questions of an audience.
pub(super) async fn load_questions(app: &App, query: FaqQuery) -> Result<DataResponse<Vec<FaqEntry>>, ApiError> {
    let mut fields = Fields::default();
    let audience = audience::parse_audience(&mut fields, query.program.as_deref());
    let Some(audience) = audience else { return Err(fields.into_error()) };
    Ok(DataResponse { data: store::list_questions(&mut app.db.read().await?, audience).await? })
}
