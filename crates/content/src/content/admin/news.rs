//! An editor's list of news, a news item, and its changes.
use axum::extract::State;
use axum::http::StatusCode;
use plon_domain::audience::Audience;
use plon_domain::content::{ContentStatus, Topic};
use plon_domain::text::search_key;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::super::kinds;
use super::model::{ContentKind, NewsRow, WrittenNews};
use super::store::{self, ListedNewsRow};
use super::{ContentEdit, heading, status};
use plon_kernel::db::Read;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{MediaId, NewsId};
use plon_kernel::paging::{CursorList, CursorPage, ROWS_PER_PAGE};
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::{ApiError, Fields, OnUnique};
use plon_platform::extract::{Json, Path, Query};
use plon_platform::response::{ActionResponse, DataResponse};
use plon_platform::text_input::{parse_required_day, parse_required_formatted, parse_slug};

audit::events! {
    ADD_NEWS: () => NewsRow = "news.add" on "news";
    UPDATE_NEWS: NewsRow => NewsRow = "news.update" on "news";
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct AdminNewsQuery {
    #[param(schema_with = kinds::statuses)]
    status: Option<ContentStatus>,
    /// A part of the title.
    search: Option<String>,
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ListedNews {
    id: NewsId,
    title: String,
    #[schema(schema_with = kinds::topics)]
    topic: Topic,
    #[schema(schema_with = kinds::audiences)]
    audience: Audience,
    #[schema(schema_with = kinds::statuses)]
    status: ContentStatus,
    /// The first day on which it is shown, once it is published.
    published_on: BusinessDate,
}

/// A news item as editors see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdminNews {
    /// True for a draft that no reader was ever shown.
    deletable: bool,
    id: NewsId,
    /// Version for optimistic locking: a change is refused once another operator has changed the item.
    version: i64,
    slug: String,
    #[schema(schema_with = kinds::audiences)]
    audience: Audience,
    #[schema(schema_with = kinds::statuses)]
    status: ContentStatus,
    /// The first day on which it is shown, once it is published.
    published_on: BusinessDate,
    #[schema(schema_with = kinds::topics)]
    topic: Topic,
    title: String,
    summary: String,
    /// HTML.
    text: String,
    /// Its picture from the library.
    picture_id: Option<MediaId>,
}

/// A news item as the browser sends it.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(example = json!({"slug": "wiosenne-zabiegi-w-pszenicy", "audience": "everyone", "published": true,
    "published_on": "2026-03-12", "topic": "fields", "title": "Wiosenne zabiegi w pszenicy", "summary":
    "Kiedy zacząć i na co uważać po zimie.", "text":
    "<p>Pierwszy zabieg wykonaj, gdy <strong>ruszy wegetacja</strong>.</p>"}))]
pub struct NewsForm {
    /// Last part of its URL, for a new item only; it never changes. Derived from the title where it is empty.
    slug: Option<String>,
    #[schema(required, schema_with = kinds::audiences)]
    audience: Option<String>,
    /// True to publish it; a draft otherwise.
    published: bool,
    /// The first day on which it is shown, `YYYY-MM-DD`.
    #[schema(required, nullable = false)]
    published_on: Option<String>,
    #[schema(required, schema_with = kinds::topics)]
    topic: Option<String>,
    #[schema(required, nullable = false)]
    title: Option<String>,
    #[schema(required, nullable = false)]
    summary: Option<String>,
    /// HTML; only a few tags are kept.
    #[schema(required, nullable = false)]
    text: Option<String>,
    /// A picture of the library; without one the drawing of the topic is shown.
    picture_id: Option<MediaId>,
}

/// A changed news item, and its version for optimistic locking.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3, "news": {"audience": "everyone", "published": true, "published_on":
    "2026-03-12", "topic": "fields", "title": "Wiosenne zabiegi w pszenicy", "summary":
    "Kiedy zacząć i na co uważać po zimie.", "text":
    "<p>Pierwszy zabieg wykonaj, gdy <strong>ruszy wegetacja</strong>.</p>"}}))]
pub struct NewsChange {
    version: i64,
    news: NewsForm,
}

impl NewsForm {
    /// Parses the form; `None` after errors, whose messages stay in the fields.
    async fn parse(&self, db: &mut impl Read, fields: &mut Fields) -> sqlx::Result<Option<WrittenNews>> {
        let written = self.read(fields);
        if let Some(picture) = self.picture_id
            && !store::is_picture(db, picture).await?
        {
            fields.add_error("picture_id", "Tego obrazu już nie ma. Wybierz inny.");
        }
        Ok(written)
    }

    fn read(&self, fields: &mut Fields) -> Option<WrittenNews> {
        let audience = self.audience.as_deref().and_then(|code| Audience::try_from(code).ok());
        let audience = fields.required("audience", audience);
        let topic = fields.required("topic", self.topic.as_deref().and_then(|code| Topic::try_from(code).ok()));
        let day = parse_required_day(fields, "published_on", self.published_on.as_deref());
        let (title, summary) = heading(fields, &self.title, &self.summary);
        let text = parse_required_formatted(fields, "text", self.text.as_deref().unwrap_or_default());
        let (audience, topic, day, title, summary) = (audience?, topic?, day?, title?, summary?);
        let (status, published_on, search_key) = (status(self.published), BusinessDate(day), search_key(&title));
        let picture_id = self.picture_id;
        Some(WrittenNews { audience, status, published_on, topic, title, search_key, summary, text, picture_id })
    }
}

impl From<ListedNewsRow> for ListedNews {
    fn from(row: ListedNewsRow) -> ListedNews {
        let ListedNewsRow { id, title, topic, audience, status, published_on } = row;
        ListedNews { id, title, topic, audience, status, published_on }
    }
}

impl AdminNews {
    fn of(id: NewsId, row: NewsRow) -> AdminNews {
        let NewsRow {
            version,
            was_published,
            slug,
            audience,
            status,
            published_on,
            topic,
            title,
            summary,
            text,
            picture_id,
        } = row;
        let deletable = status == ContentStatus::Draft && !was_published;
        AdminNews {
            deletable,
            id,
            version,
            slug,
            audience,
            status,
            published_on,
            topic,
            title,
            summary,
            text,
            picture_id,
        }
    }
}

/// Lists news in any state, the newest first.
#[utoipa::path(get, path = "/api/v1/backoffice/news", tag = "content", params(AdminNewsQuery),
    responses((status = 200, body = CursorList<ListedNews>)))]
pub async fn admin_list_news(
    State(app): State<App>,
    _: Operator<Editor>,
    Query(query): Query<AdminNewsQuery>,
) -> Result<axum::Json<CursorList<ListedNews>>, ApiError> {
    let news = store::select_news(query.status, &search_key(query.search.as_deref().unwrap_or_default()));
    let mut db = app.db.read().await?;
    let CursorPage::<ListedNewsRow> { items, meta } =
        news.cursor_page_by(&mut db, store::NEWEST_FIRST, query.cursor, ROWS_PER_PAGE).await?;
    let items = items.into_iter().map(ListedNews::from).collect();
    Ok(axum::Json(CursorList::new(items, meta)))
}

/// Shows a news item in any state.
#[utoipa::path(get, path = "/api/v1/backoffice/news/{id}", tag = "content", params(("id" = i64, Path)),
    responses((status = 200, body = DataResponse<AdminNews>)))]
pub async fn admin_show_news(
    State(app): State<App>,
    _: Operator<Editor>,
    Path(id): Path<NewsId>,
) -> Result<axum::Json<DataResponse<AdminNews>>, ApiError> {
    let row = store::find_news(&mut app.db.read().await?, id).await?.ok_or(ApiError::NotFound)?;
    Ok(axum::Json(DataResponse { data: AdminNews::of(id, row) }))
}

/// Creates a news item, published or as a draft.
#[utoipa::path(post, path = "/api/v1/backoffice/news", tag = "content", request_body = NewsForm,
    responses((status = 201, body = ActionResponse<AdminNews>), (status = 409)))]
pub async fn admin_create_news(
    State(app): State<App>,
    operator: Operator<Editor>,
    Json(form): Json<NewsForm>,
) -> Result<(StatusCode, axum::Json<ActionResponse<AdminNews>>), ApiError> {
    let mut fields = Fields::default();
    let slug = parse_slug(&mut fields, &form.slug, &form.title);
    let mut tx = app.db.begin().await?;
    let written = form.parse(&mut tx, &mut fields).await?;
    if let Some(slug) = &slug
        && store::is_news_slug_taken(&mut tx, slug).await?
    {
        fields.add_error("slug", "Inna aktualność ma już ten adres");
    }
    let (Some(written), Some(slug), true) = (written, slug, fields.is_clean()) else { return Err(fields.into_error()) };
    let id =
        store::insert_news(&mut tx, &slug, &written, app.clock.now()).await.on_unique(|| ErrorCode::VersionChanged)?;
    let after = store::find_news(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let edit = ContentEdit { tx, id: id.0 };
    edit.commit(&app, (operator.id, ADD_NEWS), (&(), &after)).await?;
    let message = saved_message(&after, app.clock.today());
    Ok((StatusCode::CREATED, axum::Json(ActionResponse { data: AdminNews::of(id, after), message })))
}

/// Changes a news item, its publication or its date.
#[utoipa::path(post, path = "/api/v1/backoffice/news/{id}/update", tag = "content", request_body = NewsChange,
    params(("id" = i64, Path)), responses((status = 200, body = ActionResponse<AdminNews>), (status = 409)))]
pub async fn admin_update_news(
    State(app): State<App>,
    operator: Operator<Editor>,
    Path(id): Path<NewsId>,
    Json(change): Json<NewsChange>,
) -> Result<axum::Json<ActionResponse<AdminNews>>, ApiError> {
    let mut fields = Fields::default();
    let mut edit = ContentEdit::begin(&app, ContentKind::News, id.0, change.version).await?;
    let before = store::find_news(&mut edit.tx, id).await?.ok_or(ApiError::NotFound)?;
    let written = change.news.parse(&mut edit.tx, &mut fields).await?;
    let (Some(written), true) = (written, fields.is_clean()) else {
        return Err(fields.into_error());
    };
    store::update_news(&mut edit.tx, id, &written).await?;
    let after = store::find_news(&mut edit.tx, id).await?.ok_or(ApiError::NotFound)?;
    edit.commit(&app, (operator.id, UPDATE_NEWS), (&before, &after)).await?;
    let message = saved_message(&after, app.clock.today());
    Ok(axum::Json(ActionResponse { data: AdminNews::of(id, after), message }))
}

/// Message after saving a news item.
fn saved_message(news: &NewsRow, today: BusinessDate) -> String {
    match news.status {
        ContentStatus::Draft => "Szkic jest zapisany. Nikt go jeszcze nie widzi.".to_owned(),
        ContentStatus::Published if news.published_on <= today => "Aktualność jest w\u{a0}portalu".to_owned(),
        ContentStatus::Published => "Aktualność jest zaplanowana. Pokażemy ją w\u{a0}dniu publikacji.".to_owned(),
    }
}
