//! Public news: the list, the newest first, and an item's page.
use axum::extract::{RawQuery, State};
use axum::http::HeaderMap;
use axum::response::Response;
use plon_domain::content::Topic;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::kinds;
use super::store::{self, NewsRow};
use plon_kernel::ids::NewsId;
use plon_kernel::paging::{NumberedList, Page, PageRequest};
use plon_kernel::types::BusinessDate;
use plon_pictures::Picture;
use plon_platform::app::App;
use plon_platform::audience;
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Path, Query};
use plon_platform::openapi;
use plon_platform::response::DataResponse;

pub(super) const LONGEST_PAGE: i64 = 12;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct NewsQuery {
    /// The audience; `program.retail` by default.
    #[param(schema_with = openapi::account_types)]
    program: Option<String>,
    page: Option<i64>,
    /// At most 12, which is also the default.
    per_page: Option<i64>,
}

/// A news item in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct NewsCard {
    id: NewsId,
    /// The last part of its page's URL.
    pub(super) slug: String,
    pub(super) title: String,
    pub(super) summary: String,
    #[schema(schema_with = kinds::topics)]
    topic: Topic,
    pub(super) published_on: BusinessDate,
    /// Its picture; the drawing of its topic is shown where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) picture: Option<Picture>,
}

/// A whole news item.
#[derive(Debug, Serialize, ToSchema)]
pub struct NewsItem {
    #[serde(flatten)]
    pub(super) card: NewsCard,
    pub(super) text_html: String,
}

impl NewsQuery {
    /// The query for a page of the news for farms and companies.
    pub(super) fn of_page(page: i64, per_page: i64) -> NewsQuery {
        NewsQuery { program: None, page: Some(page), per_page: Some(per_page) }
    }
}

impl From<NewsRow> for NewsCard {
    fn from(row: NewsRow) -> NewsCard {
        let NewsRow { id, slug, title, summary, topic, published_on, picture } = row;
        NewsCard { id, slug, title, summary, topic, published_on, picture: picture.picture() }
    }
}

/// Lists the published news of an audience, the newest first.
#[utoipa::path(get, path = "/api/v1/cms/news", tag = "content", params(NewsQuery),
    responses((status = 200, body = NumberedList<NewsCard>), (status = 304, description = "What the browser keeps is still good"),
    (status = 422)))]
pub async fn list_news(
    State(app): State<App>,
    RawQuery(raw): RawQuery,
    headers: HeaderMap,
    Query(query): Query<NewsQuery>,
) -> Result<Response, ApiError> {
    let today = app.clock.today();
    let key = format!("news {} {}", today.0, raw.unwrap_or_default());
    app.public.answer(key, &headers, load_newest(&app, today, query)).await
}

/// Reads a page of an audience's news as of a day.
pub(super) async fn load_newest(
    app: &App,
    today: BusinessDate,
    query: NewsQuery,
) -> Result<NumberedList<NewsCard>, ApiError> {
    let mut fields = Fields::default();
    let audience = audience::parse_audience(&mut fields, query.program.as_deref());
    let Some(audience) = audience else { return Err(fields.into_error()) };
    let page_request = PageRequest::new(query.page, query.per_page.unwrap_or(LONGEST_PAGE).clamp(1, LONGEST_PAGE));
    let news = store::select_news(audience, today);
    let Page::<NewsRow> { items, pager } =
        news.page(&mut app.db.read().await?, store::NEWS_ORDER, true, page_request).await?;
    Ok(NumberedList::new(items.into_iter().map(NewsCard::from).collect(), pager))
}

/// Shows a published news item, by its slug or by its id.
#[utoipa::path(get, path = "/api/v1/cms/news/{id}", tag = "content",
    params(("id" = String, Path, description = "the last part of its page's address, or the id")),
    responses((status = 200, body = DataResponse<NewsItem>),
    (status = 304, description = "What the browser keeps is still good")))]
pub async fn show_news(
    State(app): State<App>,
    headers: HeaderMap,
    Path(slug_or_id): Path<String>,
) -> Result<Response, ApiError> {
    let today = app.clock.today();
    app.public
        .answer(format!("news item {} {slug_or_id}", today.0), &headers, load_item(&app, today, &slug_or_id))
        .await
}

/// Reads a news item as of a day, by its slug or by its id.
pub(super) async fn load_item(
    app: &App,
    today: BusinessDate,
    slug_or_id: &str,
) -> Result<DataResponse<NewsItem>, ApiError> {
    let mut db = app.db.read().await?;
    let mut found = store::find_news_by_slug(&mut db, slug_or_id, today).await?;
    if let (None, Ok(id)) = (&found, slug_or_id.parse()) {
        found = store::find_news_by_id(&mut db, NewsId(id), today).await?;
    }
    let row = found.ok_or(ApiError::NotFound)?;
    Ok(DataResponse { data: NewsItem { card: row.news.into(), text_html: row.text } })
}
