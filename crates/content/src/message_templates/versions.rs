//! `GET /api/v1/backoffice/message-templates/{key}/versions`: the versions of a template, the newest first.
use axum::Json;
use axum::extract::State;
use plon_message_templates::{Template, VersionRow, select_versions};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::known;
use super::model::MessageText;
use plon_kernel::paging::{CursorList, Sort};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{Editor, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};

/// Number of versions on a page: each comes with its whole text.
const PER_PAGE: i64 = 10;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct MessageTemplateVersionsQuery {
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

/// A version of a template.
#[derive(Debug, Serialize, ToSchema)]
pub struct MessageTemplateVersion {
    version: i64,
    at: Timestamp,
    /// Name of the operator who has written it.
    operator: String,
    /// True when it restored the original.
    is_original: bool,
    text: MessageText,
}

impl MessageTemplateVersion {
    fn of(template: &Template, row: VersionRow) -> MessageTemplateVersion {
        let is_original = row.body.is_none();
        let text = match row.body {
            Some(body) => MessageText { subject: row.subject.unwrap_or_default(), body },
            None => template.original().into(),
        };
        MessageTemplateVersion { version: row.version, at: row.created_at, operator: row.created_by, is_original, text }
    }
}

/// Lists the versions of a template, the newest first.
#[utoipa::path(get, path = "/api/v1/backoffice/message-templates/{key}/versions", tag = "message templates",
    params(MessageTemplateVersionsQuery, ("key" = String, Path)),
    responses((status = 200, body = CursorList<MessageTemplateVersion>)))]
pub async fn admin_list_message_template_versions(
    State(app): State<App>,
    operator: Operator<Editor>,
    Path(key): Path<String>,
    Query(query): Query<MessageTemplateVersionsQuery>,
) -> Result<Json<CursorList<MessageTemplateVersion>>, ApiError> {
    let template = known(&key, &operator.roles)?;
    let page = select_versions(template.key)
        .cursor_page::<VersionRow>(&mut app.db.read().await?, Sort::Newest, query.cursor, PER_PAGE)
        .await?;
    let items = page.items.into_iter().map(|row| MessageTemplateVersion::of(template, row)).collect();
    Ok(Json(CursorList::new(items, page.meta)))
}
