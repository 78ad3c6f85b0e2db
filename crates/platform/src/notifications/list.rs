//! `GET /api/v1/notifications`: a participant's notifications, the newest first.
use axum::extract::State;
use serde::Deserialize;
use utoipa::IntoParams;

use super::{Notification, store};
use crate::app::App;
use crate::auth::AnyParticipant;
use crate::error::ApiError;
use crate::extract::Query;
use crate::response::{Field, List, Table};
use plon_kernel::paging::PageRequest;

const PER_PAGE: i64 = 20;

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct NotificationsQuery {
    page: Option<i64>,
}

/// Lists the caller's notifications, the newest first.
#[utoipa::path(get, path = "/api/v1/notifications", tag = "notifications", params(NotificationsQuery),
    responses((status = 200, body = List<Notification>)))]
pub async fn list_notifications(
    who: AnyParticipant,
    State(app): State<App>,
    Query(query): Query<NotificationsQuery>,
) -> Result<axum::Json<List<Notification>>, ApiError> {
    let page_request = PageRequest::new(query.page, PER_PAGE);
    let page = store::select_notifications(who.id).page(&mut app.db.read().await?, "id", true, page_request).await?;
    let fields = [("title", "Tytuł"), ("content", "Treść"), ("date", "Data")];
    let fields = fields.map(|(key, label)| Field::column(key, label)).into();
    Ok(axum::Json(List { data: Table { items: page.items, fields }, meta: page.pager }))
}
