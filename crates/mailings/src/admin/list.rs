//! `GET /api/v1/backoffice/mailings`: the operators' list of mailings.
use axum::Json;
use axum::extract::State;
use plon_domain::mailing::MailingStatus;
use plon_kernel::ids::MailingId;
use plon_kernel::paging::{CursorList, CursorPage, ROWS_PER_PAGE, Sort};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{EditorOrModerator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::response::{Status, status};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::statuses;
use crate::model::MailingRow;
use crate::store;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct MailingsQuery {
    #[param(schema_with = statuses)]
    status: Option<MailingStatus>,
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ListedMailing {
    id: MailingId,
    name: String,
    segment: String,
    /// Names of the channels.
    channels: Vec<&'static str>,
    status: Status,
    send_at: Option<Timestamp>,
    started_at: Option<Timestamp>,
    edited_by: String,
}

impl ListedMailing {
    fn of(row: MailingRow) -> ListedMailing {
        ListedMailing {
            id: row.id,
            name: row.name,
            segment: row.segment,
            channels: row.channels.list().into_iter().map(plon_domain::mailing::MailingChannel::label).collect(),
            status: status!(row.status),
            send_at: row.send_at,
            started_at: row.started_at,
            edited_by: row.editor,
        }
    }
}

/// Lists mailings, the newest first.
#[utoipa::path(get, path = "/api/v1/backoffice/mailings", tag = "mailings", params(MailingsQuery),
    responses((status = 200, body = CursorList<ListedMailing>)))]
pub async fn admin_list_mailings(
    State(app): State<App>,
    _: Operator<EditorOrModerator>,
    Query(query): Query<MailingsQuery>,
) -> Result<Json<CursorList<ListedMailing>>, ApiError> {
    let mut db = app.db.read().await?;
    let mailings = store::select_mailings(query.status);
    let CursorPage { items, meta } =
        mailings.cursor_page::<MailingRow>(&mut db, Sort::Newest, query.cursor, ROWS_PER_PAGE).await?;
    Ok(Json(CursorList::new(items.into_iter().map(ListedMailing::of).collect(), meta)))
}
