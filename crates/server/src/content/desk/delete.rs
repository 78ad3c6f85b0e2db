//! An editor deletes what was written and never shown to a reader.
use axum::extract::State;
use plon_domain::content::ContentStatus;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Kind, store};
use crate::answer::Done;
use crate::app::App;
use crate::audit::{self, Act};
use crate::catalogue::Refusal;
use crate::columns::{NewsId, OperatorId, PageId, QuestionId};
use crate::db::Tx;
use crate::error::{ApiError, ErrorBody};
use crate::extract::{Json, Path};
use crate::who::{Edits, Operator};

/// The version that the operator saw.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct SeenVersion {
    version: i64,
}

/// Nothing but the message.
#[derive(Debug, Serialize, ToSchema)]
pub struct ContentDeleted {}

/// Deletes a news item that no reader was ever shown; its address is free again.
#[utoipa::path(post, path = "/api/v1/backoffice/news/{id}/delete", tag = "content", operation_id = "delete_news",
    request_body = SeenVersion, params(("id" = i64, Path)),
    responses((status = 200, body = Done<ContentDeleted>), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 409, body = ErrorBody, description = "readers were shown it, or somebody has changed it"),
        (status = 413, body = ErrorBody), (status = 415, body = ErrorBody)),
    security(("bearer" = ["editor"])))]
pub async fn delete_news(
    State(app): State<App>,
    operator: Operator<Edits>,
    Path(id): Path<NewsId>,
    Json(seen): Json<SeenVersion>,
) -> Result<axum::Json<Done<ContentDeleted>>, ApiError> {
    let mut tx = app.db.begin().await?;
    let row = store::news_item(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let is_shown = row.was_published || row.status == ContentStatus::Published;
    let deleted = Deleted { kind: Kind::News, id: id.0, action: "news.delete", is_shown, version: seen.version };
    deleted.carry_out(tx, &app, operator.id, &row).await?;
    Ok(axum::Json(Done { data: ContentDeleted {}, message: "Aktualność jest usunięta".to_owned() }))
}

/// Deletes a page that no reader was ever shown; its address is free again.
#[utoipa::path(post, path = "/api/v1/backoffice/pages/{id}/delete", tag = "content", operation_id = "delete_page",
    request_body = SeenVersion, params(("id" = i64, Path)),
    responses((status = 200, body = Done<ContentDeleted>), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 409, body = ErrorBody, description = "readers were shown it, or somebody has changed it"),
        (status = 413, body = ErrorBody), (status = 415, body = ErrorBody)),
    security(("bearer" = ["editor"])))]
pub async fn delete_page(
    State(app): State<App>,
    operator: Operator<Edits>,
    Path(id): Path<PageId>,
    Json(seen): Json<SeenVersion>,
) -> Result<axum::Json<Done<ContentDeleted>>, ApiError> {
    let mut tx = app.db.begin().await?;
    let row = store::page(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let is_shown = row.was_published || row.status == ContentStatus::Published;
    let deleted = Deleted { kind: Kind::Page, id: id.0, action: "pages.delete", is_shown, version: seen.version };
    deleted.carry_out(tx, &app, operator.id, &row).await?;
    Ok(axum::Json(Done { data: ContentDeleted {}, message: "Strona jest usunięta".to_owned() }))
}

/// Deletes a question with its answer that no reader was ever shown.
#[utoipa::path(post, path = "/api/v1/backoffice/faq/{id}/delete", tag = "content", operation_id = "delete_question",
    request_body = SeenVersion, params(("id" = i64, Path)),
    responses((status = 200, body = Done<ContentDeleted>), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 409, body = ErrorBody, description = "readers were shown it, or somebody has changed it"),
        (status = 413, body = ErrorBody), (status = 415, body = ErrorBody)),
    security(("bearer" = ["editor"])))]
pub async fn delete_question(
    State(app): State<App>,
    operator: Operator<Edits>,
    Path(id): Path<QuestionId>,
    Json(seen): Json<SeenVersion>,
) -> Result<axum::Json<Done<ContentDeleted>>, ApiError> {
    let mut tx = app.db.begin().await?;
    let row = store::question(&mut tx, id).await?.ok_or(ApiError::NotFound)?;
    let is_shown = row.was_published || row.status == ContentStatus::Published;
    let deleted =
        Deleted { kind: Kind::Question, id: id.0, action: "questions.delete", is_shown, version: seen.version };
    deleted.carry_out(tx, &app, operator.id, &row).await?;
    Ok(axum::Json(Done { data: ContentDeleted {}, message: "Pytanie jest usunięte".to_owned() }))
}

/// What is deleted, in the version that its operator saw.
struct Deleted {
    kind: Kind,
    id: i64,
    action: &'static str,
    /// Readers are shown it, or were: it stays in its history.
    is_shown: bool,
    version: i64,
}

impl Deleted {
    /// # Errors
    /// `WasPublished`; `VersionChanged` when somebody was faster.
    async fn carry_out(
        self,
        mut tx: Tx,
        app: &App,
        operator: OperatorId,
        record: &impl Serialize,
    ) -> Result<(), ApiError> {
        if self.is_shown {
            return Err(Refusal::WasPublished.into());
        }
        if !store::delete(&mut tx, self.kind, self.id, self.version).await? {
            return Err(Refusal::VersionChanged.into());
        }
        let subject = (self.kind.table(), self.id);
        let act = Act { operator, action: self.action, subject, participant: None, note: None };
        audit::record(&mut tx, act, record, &(), app.clock.now()).await?;
        tx.commit().await?;
        Ok(())
    }
}
