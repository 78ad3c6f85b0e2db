//! Operators' list of addresses.
use axum::Json;
use axum::extract::State;
use plon_domain::newsletter::SubscriberStatus;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::statuses;
use crate::newsletter::store::{self, SubscriberRow};
use plon_kernel::ids::SubscriberId;
use plon_kernel::paging::{CursorList, ROWS_PER_PAGE, Sort};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::response::{Status, status};

audit::events! {
    READ_SUBSCRIBERS: () => () = "newsletter.read_list" on "newsletter_subscribers";
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SubscribersQuery {
    #[param(schema_with = statuses)]
    status: Option<SubscriberStatus>,
    /// A part of the address.
    search: Option<String>,
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Subscriber {
    id: SubscriberId,
    email: String,
    status: Status,
    asked_at: Timestamp,
    confirmed_at: Option<Timestamp>,
    left_at: Option<Timestamp>,
}

impl Subscriber {
    fn from_row(row: SubscriberRow) -> Subscriber {
        let SubscriberRow { id, email, status, asked_at, confirmed_at, left_at } = row;
        let status = status!(status);
        Subscriber { id, email, status, asked_at, confirmed_at, left_at }
    }
}

/// Lists the addresses given for the newsletter, the newest first.
#[utoipa::path(get, path = "/api/v1/backoffice/newsletter", tag = "newsletter", params(SubscribersQuery),
    responses((status = 200, body = CursorList<Subscriber>)))]
pub async fn admin_list_newsletter_subscribers(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Query(query): Query<SubscribersQuery>,
) -> Result<Json<CursorList<Subscriber>>, ApiError> {
    let db = app.db.read().await?;
    let mut db = audit::record_read(&app, db, READ_SUBSCRIBERS, audit::by(operator.id, 0)).await?;
    let subscribers = store::select_subscribers(query.status, query.search.as_deref().unwrap_or_default());
    let cursor_page = subscribers.cursor_page(&mut db, Sort::Newest, query.cursor, ROWS_PER_PAGE).await?;
    let items = cursor_page.items.into_iter().map(Subscriber::from_row).collect();
    Ok(Json(CursorList::new(items, cursor_page.meta)))
}
