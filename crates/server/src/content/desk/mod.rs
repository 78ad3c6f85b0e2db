//! The operator's side of content: editors write it, show it to readers, and take it back.
mod delete;
mod history;
mod news;
mod pages;
mod questions;
mod store;

use plon_domain::content::ContentStatus;
use serde::{Deserialize, Serialize};
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::kinds;
use crate::app::App;
use crate::audit::{self, Act};
use crate::catalogue::Refusal;
use crate::columns::OperatorId;
use crate::db::Tx;
use crate::error::{ApiError, Fields};
use crate::lines::required_wording;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(news::list))
        .routes(routes!(news::show))
        .routes(routes!(news::add))
        .routes(routes!(news::update))
        .routes(routes!(history::of_news))
        .routes(routes!(delete::delete_news))
        .routes(routes!(pages::list))
        .routes(routes!(pages::show))
        .routes(routes!(pages::add))
        .routes(routes!(pages::update))
        .routes(routes!(history::of_page))
        .routes(routes!(delete::delete_page))
        .routes(routes!(questions::list))
        .routes(routes!(questions::show))
        .routes(routes!(questions::add))
        .routes(routes!(questions::update))
        .routes(routes!(history::of_question))
        .routes(routes!(delete::delete_question))
}

/// How many rows stand on a page of a list.
const PER_PAGE: i64 = 25;

const LONGEST_TITLE: usize = 120;
const LONGEST_SUMMARY: usize = 250;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct DeskContentQuery {
    #[param(schema_with = kinds::statuses)]
    status: Option<ContentStatus>,
    /// `next_cursor` of the page before.
    cursor: Option<i64>,
}

/// What an operator writes; each kind has a table.
#[derive(Debug, Clone, Copy)]
enum Kind {
    News,
    Page,
    Question,
}

impl Kind {
    const fn table(self) -> &'static str {
        match self {
            Kind::News => "news",
            Kind::Page => "pages",
            Kind::Question => "questions",
        }
    }
}

/// A change of what was written, in an open transaction.
struct Changing {
    tx: Tx,
    kind: Kind,
    id: i64,
}

impl Changing {
    /// # Errors
    /// `NotFound`; `VersionChanged` when somebody was faster.
    async fn begin(app: &App, kind: Kind, id: i64, version: i64) -> Result<Changing, ApiError> {
        let mut tx = app.db.begin().await?;
        if store::next_version(&mut tx, kind, id, version, app.clock.now()).await? {
            return Ok(Changing { tx, kind, id });
        }
        match store::exists(&mut tx, kind, id).await? {
            true => Err(Refusal::VersionChanged.into()),
            false => Err(ApiError::NotFound),
        }
    }

    /// Records the act and keeps the change.
    async fn end(
        mut self,
        app: &App,
        (operator, action): (OperatorId, &'static str),
        (before, after): (&impl Serialize, &impl Serialize),
    ) -> Result<(), ApiError> {
        let act = Act { operator, action, subject: (self.kind.table(), self.id), participant: None, note: None };
        audit::record(&mut self.tx, act, before, after, app.clock.now()).await?;
        self.tx.commit().await?;
        Ok(())
    }
}

/// The status of a form that says whether readers are shown it.
const fn status(published: bool) -> ContentStatus {
    if published { ContentStatus::Published } else { ContentStatus::Draft }
}

/// The title and what stands below it.
fn heading(fields: &mut Fields, title: &Option<String>, summary: &Option<String>) -> (Option<String>, Option<String>) {
    let given = |text: &Option<String>| text.clone().unwrap_or_default();
    let title = required_wording(fields, "title", &given(title), LONGEST_TITLE);
    (title, required_wording(fields, "summary", &given(summary), LONGEST_SUMMARY))
}
