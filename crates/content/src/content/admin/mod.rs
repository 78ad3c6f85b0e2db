//! The operator's side of content: editors write, publish and withdraw it.
mod delete;
mod history;
mod model;
mod news;
mod pages;
mod questions;
mod store;

pub use pages::{Draft, insert_draft};

use model::ContentKind;
use plon_domain::content::ContentStatus;
use plon_platform::openapi::{ApiRouter, routes};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::kinds;
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::OperatorId;
use plon_platform::app::App;
use plon_platform::audit::{self, AuditEvent};
use plon_platform::error::{ApiError, Fields};
use plon_platform::text_input::parse_required_wording;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(news::admin_list_news))
        .routes(routes!(news::admin_show_news))
        .routes(routes!(news::admin_create_news))
        .routes(routes!(news::admin_update_news))
        .routes(routes!(history::admin_list_news_history))
        .routes(routes!(delete::admin_delete_news))
        .routes(routes!(pages::admin_list_pages))
        .routes(routes!(pages::admin_show_page))
        .routes(routes!(pages::admin_create_page))
        .routes(routes!(pages::admin_update_page))
        .routes(routes!(history::admin_list_page_history))
        .routes(routes!(delete::admin_delete_page))
        .routes(routes!(questions::admin_list_faq_questions))
        .routes(routes!(questions::admin_show_faq_question))
        .routes(routes!(questions::admin_create_faq_question))
        .routes(routes!(questions::admin_update_faq_question))
        .routes(routes!(history::admin_list_faq_question_history))
        .routes(routes!(delete::admin_delete_faq_question))
}

const LONGEST_TITLE: usize = 120;
const LONGEST_SUMMARY: usize = 250;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct AdminContentQuery {
    #[param(schema_with = kinds::statuses)]
    status: Option<ContentStatus>,
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

/// A change of content, in an open transaction.
struct ContentEdit {
    tx: Tx,
    id: i64,
}

impl ContentEdit {
    /// # Errors
    /// `NotFound`; `VersionChanged` when another operator was faster (optimistic lock).
    async fn begin(app: &App, kind: ContentKind, id: i64, version: i64) -> Result<ContentEdit, ApiError> {
        let mut tx = app.db.begin().await?;
        if store::increment_version(&mut tx, kind, id, version, app.clock.now()).await? {
            return Ok(ContentEdit { tx, id });
        }
        match store::content_exists(&mut tx, kind, id).await? {
            true => Err(ErrorCode::VersionChanged.into()),
            false => Err(ApiError::NotFound),
        }
    }

    /// Records the event and commits the change.
    async fn commit<Before: Serialize + ToSchema, After: Serialize + ToSchema>(
        mut self,
        app: &App,
        (operator, event): (OperatorId, AuditEvent<Before, After>),
        records: (&Before, &After),
    ) -> Result<(), ApiError> {
        audit::record(&mut self.tx, event, audit::by(operator, self.id), records, app.clock.now()).await?;
        self.tx.commit().await?;
        Ok(())
    }
}

/// The status for a form's `published` flag.
const fn status(published: bool) -> ContentStatus {
    if published { ContentStatus::Published } else { ContentStatus::Draft }
}

/// Parses the title and the summary below it.
fn heading(fields: &mut Fields, title: &Option<String>, summary: &Option<String>) -> (Option<String>, Option<String>) {
    let given = |text: &Option<String>| text.clone().unwrap_or_default();
    let title = parse_required_wording(fields, "title", &given(title), LONGEST_TITLE);
    (title, parse_required_wording(fields, "summary", &given(summary), LONGEST_SUMMARY))
}
