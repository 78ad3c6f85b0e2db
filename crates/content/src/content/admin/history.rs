//! Earlier versions of content from the audit log, as forms that would save them again.
use axum::Json;
use axum::extract::State;
use plon_domain::content::ContentStatus;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

use super::model::ContentKind;
use super::news::NewsForm;
use super::pages::ContentPageForm;
use super::questions::QuestionForm;
use super::store;
use plon_kernel::ids::{NewsId, PageId, QuestionId};
use plon_kernel::paging::{CursorList, CursorPage, Sort};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit::{self, EntryRow};
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};

/// Number of changes on a page: each comes with its whole text.
const PER_PAGE: i64 = 10;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ContentHistoryQuery {
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

/// A version of the content.
#[derive(Debug, Serialize, ToSchema)]
pub struct ContentVersion<F: ToSchema> {
    /// Time when it was saved; absent for the version from the programme's own files.
    at: Option<Timestamp>,
    /// Name of the operator who saved it; absent for the version from the programme's own files.
    operator: Option<String>,
    /// The form to send to save it again.
    form: F,
}

/// Lists the earlier versions of a news item.
#[utoipa::path(get, path = "/api/v1/backoffice/news/{id}/history", tag = "content", params(ContentHistoryQuery,
    ("id" = i64, Path)), responses((status = 200, body = CursorList<ContentVersion<NewsForm>>)))]
pub async fn admin_list_news_history(
    State(app): State<App>,
    _: Operator<Editor>,
    Path(id): Path<NewsId>,
    Query(query): Query<ContentHistoryQuery>,
) -> Result<Json<CursorList<ContentVersion<NewsForm>>>, ApiError> {
    read(&app, (ContentKind::News, id.0), query.cursor).await
}

/// Lists the earlier versions of a page.
#[utoipa::path(get, path = "/api/v1/backoffice/pages/{id}/history", tag = "content", params(ContentHistoryQuery,
    ("id" = i64, Path)), responses((status = 200, body = CursorList<ContentVersion<ContentPageForm>>)))]
pub async fn admin_list_page_history(
    State(app): State<App>,
    _: Operator<Editor>,
    Path(id): Path<PageId>,
    Query(query): Query<ContentHistoryQuery>,
) -> Result<Json<CursorList<ContentVersion<ContentPageForm>>>, ApiError> {
    read(&app, (ContentKind::Page, id.0), query.cursor).await
}

/// Lists the earlier versions of a question and its answer.
#[utoipa::path(get, path = "/api/v1/backoffice/faq/{id}/history", tag = "content", params(ContentHistoryQuery,
    ("id" = i64, Path)), responses((status = 200, body = CursorList<ContentVersion<QuestionForm>>)))]
pub async fn admin_list_faq_question_history(
    State(app): State<App>,
    _: Operator<Editor>,
    Path(id): Path<QuestionId>,
    Query(query): Query<ContentHistoryQuery>,
) -> Result<Json<CursorList<ContentVersion<QuestionForm>>>, ApiError> {
    read(&app, (ContentKind::Question, id.0), query.cursor).await
}

async fn read<F: DeserializeOwned + Default + ToSchema>(
    app: &App,
    (kind, id): (ContentKind, i64),
    cursor: Option<i64>,
) -> Result<Json<CursorList<ContentVersion<F>>>, ApiError> {
    let mut db = app.db.read().await?;
    if !store::content_exists(&mut db, kind, id).await? {
        return Err(ApiError::NotFound);
    }
    let entries = audit::select_entries_about(kind.table(), id);
    let CursorPage::<EntryRow> { items: entries, meta } =
        entries.cursor_page(&mut db, Sort::Newest, cursor, PER_PAGE).await?;
    let first = entries.last().filter(|_| meta.next_cursor.is_none());
    let first = first.and_then(|act| form_of(act.before.as_deref())).map(|form| ContentVersion {
        at: None,
        operator: None,
        form,
    });
    let saved = entries.iter().filter_map(|act| {
        let (at, operator) = (Some(act.at), act.operator.clone());
        form_of(act.after.as_deref()).map(|form| ContentVersion { at, operator, form })
    });
    let items = saved.chain(first).collect();
    Ok(Json(CursorList::new(items, meta)))
}

/// The form that would save a record of the log again. Fields that an old record lacks are left empty.
fn form_of<F: DeserializeOwned + Default>(record: Option<&str>) -> Option<F> {
    let mut record: Value = serde_json::from_str(record?).ok()?;
    let fields = record.as_object_mut()?;
    let published = fields.get("status").is_some_and(|status| status == ContentStatus::Published.as_str());
    fields.insert("published".to_owned(), published.into());
    if let Some(position) = fields.get("position").and_then(Value::as_i64) {
        fields.insert("position".to_owned(), position.to_string().into());
    }
    Some(serde_json::from_value(record).unwrap_or_default())
}
