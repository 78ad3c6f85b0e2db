//! The operator's list of distributors.
use axum::Json;
use axum::extract::State;
use plon_domain::text::search_key;
use serde::Deserialize;
use utoipa::IntoParams;

use super::model::ListedDistributor;
use super::store;
use plon_kernel::paging::{CursorList, CursorPage, ROWS_PER_PAGE};
use plon_platform::app::App;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;

#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct AdminDistributorsQuery {
    /// A part of the name or of the NIP.
    search: Option<String>,
    active: Option<bool>,
    edi: Option<bool>,
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

/// Lists distributors in Polish order.
#[utoipa::path(get, path = "/api/v1/backoffice/distributors", tag = "distributors", params(AdminDistributorsQuery),
    responses((status = 200, body = CursorList<ListedDistributor>)))]
pub async fn admin_list_distributors(
    State(app): State<App>,
    _: Operator<Moderator>,
    Query(query): Query<AdminDistributorsQuery>,
) -> Result<Json<CursorList<ListedDistributor>>, ApiError> {
    let search = search_key(query.search.as_deref().unwrap_or_default());
    let distributors = store::select_distributors(&search, query.active, query.edi);
    let mut db = app.db.read().await?;
    let CursorPage { items, meta } =
        distributors.cursor_page_by(&mut db, store::BY_NAME, query.cursor, ROWS_PER_PAGE).await?;
    Ok(Json(CursorList::new(items, meta)))
}
