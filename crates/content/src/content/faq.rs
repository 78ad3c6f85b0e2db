//! Frequently asked questions, with their answers.
use axum::extract::{RawQuery, State};
use axum::http::HeaderMap;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::store;
use plon_kernel::html;
use plon_kernel::ids::QuestionId;
use plon_platform::app::App;
use plon_platform::audience;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Query;
use plon_platform::response::DataResponse;

#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct FaqQuery {
    /// The audience: `program.retail` (default) or `program.partner`.
    program: Option<String>,
}

/// A question with its answer.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct FaqEntry {
    id: QuestionId,
    pub(super) question: String,
    pub(super) answer_html: String,
}

impl FaqEntry {
    /// The question and its answer as HTML, for structured data.
    pub(super) fn query(&self) -> (String, String) {
        (self.question.clone(), html::clean(&self.answer_html))
    }
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
    app.public.answer(key, &headers, questions(&app, query)).await
}

/// Reads the questions of an audience.
pub(super) async fn questions(app: &App, query: FaqQuery) -> Result<DataResponse<Vec<FaqEntry>>, ApiError> {
    let mut fields = Fields::default();
    let audience = audience::asked_for(&mut fields, query.program.as_deref());
    let Some(audience) = audience else { return Err(fields.into_error()) };
    Ok(DataResponse { data: store::questions(&mut app.db.read().await?, audience).await? })
}
