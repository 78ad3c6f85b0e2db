//! An editor deletes content that was never shown to a reader.
use axum::extract::State;
use plon_domain::content::ContentStatus;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::model::{ContentKind, NewsRow, PageRow, QuestionRow};
use super::store;
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{NewsId, OperatorId, PageId, QuestionId};
use plon_platform::app::App;
use plon_platform::audit::{self, AuditEvent};
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Json, Path};
use plon_platform::response::MessageResponse;

audit::events! {
    DELETE_NEWS: NewsRow => () = "news.delete" on "news";
    DELETE_PAGE: PageRow => () = "pages.delete" on "pages";
    DELETE_QUESTION: QuestionRow => () = "questions.delete" on "questions";
}

/// The version that the operator saw, for optimistic locking.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"version": 3}))]
pub struct SeenVersion {
    version: i64,
}

/// Deletes a news item that no reader was ever shown; its slug is free again.
#[utoipa::path(post, path = "/api/v1/backoffice/news/{id}/delete", tag = "content", request_body = SeenVersion,
    params(("id" = i64, Path)), responses((status = 200, body = MessageResponse),
    (status = 409, description = "readers were shown it, or somebody has changed it")))]
pub async fn admin_delete_news(
    State(app): State<App>,
    operator: Operator<Editor>,
    Path(id): Path<NewsId>,
    Json(seen): Json<SeenVersion>,
) -> Result<axum::Json<MessageResponse>, ApiError> {
    let mut tx = app.db.begin().await?;
    let row = store::find_news(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let is_shown = row.was_published || row.status == ContentStatus::Published;
    let deleted = Deleted { kind: ContentKind::News, id: id.0, event: DELETE_NEWS, is_shown, version: seen.version };
    deleted.delete_and_record(tx, &app, operator.id, &row).await?;
    Ok(axum::Json(MessageResponse { message: "Aktualność jest usunięta".to_owned() }))
}

/// Deletes a page that no reader was ever shown; its slug is free again.
#[utoipa::path(post, path = "/api/v1/backoffice/pages/{id}/delete", tag = "content", request_body = SeenVersion,
    params(("id" = i64, Path)), responses((status = 200, body = MessageResponse),
    (status = 409, description = "readers were shown it, or somebody has changed it")))]
pub async fn admin_delete_page(
    State(app): State<App>,
    operator: Operator<Editor>,
    Path(id): Path<PageId>,
    Json(seen): Json<SeenVersion>,
) -> Result<axum::Json<MessageResponse>, ApiError> {
    let mut tx = app.db.begin().await?;
    let row = store::find_page(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let is_shown = row.was_published || row.status == ContentStatus::Published;
    let deleted = Deleted { kind: ContentKind::Page, id: id.0, event: DELETE_PAGE, is_shown, version: seen.version };
    deleted.delete_and_record(tx, &app, operator.id, &row).await?;
    Ok(axum::Json(MessageResponse { message: "Strona jest usunięta".to_owned() }))
}

/// Deletes a question with its answer that no reader was ever shown.
#[utoipa::path(post, path = "/api/v1/backoffice/faq/{id}/delete", tag = "content", request_body = SeenVersion,
    params(("id" = i64, Path)), responses((status = 200, body = MessageResponse),
    (status = 409, description = "readers were shown it, or somebody has changed it")))]
pub async fn admin_delete_faq_question(
    State(app): State<App>,
    operator: Operator<Editor>,
    Path(id): Path<QuestionId>,
    Json(seen): Json<SeenVersion>,
) -> Result<axum::Json<MessageResponse>, ApiError> {
    let mut tx = app.db.begin().await?;
    let row = store::find_question(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let is_shown = row.was_published || row.status == ContentStatus::Published;
    let deleted =
        Deleted { kind: ContentKind::Question, id: id.0, event: DELETE_QUESTION, is_shown, version: seen.version };
    deleted.delete_and_record(tx, &app, operator.id, &row).await?;
    Ok(axum::Json(MessageResponse { message: "Pytanie jest usunięte".to_owned() }))
}

/// Content to delete, in the version that the operator saw.
struct Deleted<Record> {
    kind: ContentKind,
    id: i64,
    event: AuditEvent<Record>,
    /// True if it is or was published: it then stays in its history.
    is_shown: bool,
    version: i64,
}

impl<Record: Serialize + ToSchema> Deleted<Record> {
    /// # Errors
    /// `WasPublished`; `VersionChanged` when another operator was faster.
    async fn delete_and_record(
        self,
        mut tx: Tx,
        app: &App,
        operator: OperatorId,
        record: &Record,
    ) -> Result<(), ApiError> {
        if self.is_shown {
            return Err(ErrorCode::WasPublished.into());
        }
        if !store::delete_content(&mut tx, self.kind, self.id, self.version).await? {
            return Err(ErrorCode::VersionChanged.into());
        }
        audit::record(&mut tx, self.event, audit::by(operator, self.id), (record, &()), app.clock.now()).await?;
        tx.commit().await?;
        Ok(())
    }
}
