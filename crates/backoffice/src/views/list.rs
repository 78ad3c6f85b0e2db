//! `GET /api/v1/backoffice/views`: the caller's views of a list.
use axum::Json;
use axum::extract::State;
use plon_platform::app::App;
use plon_platform::auth::{AnyRole, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::response::DataResponse;
use serde::Deserialize;
use utoipa::IntoParams;

use super::model::{ListName, SavedView};
use super::store;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ViewsQuery {
    #[param(inline)]
    list: ListName,
}

/// Lists the caller's views of a list, by name.
#[utoipa::path(get, path = "/api/v1/backoffice/views", tag = "views", params(ViewsQuery),
    responses((status = 200, body = DataResponse<Vec<SavedView>>)))]
pub async fn admin_list_views(
    State(app): State<App>,
    who: Operator<AnyRole>,
    Query(ViewsQuery { list }): Query<ViewsQuery>,
) -> Result<Json<DataResponse<Vec<SavedView>>>, ApiError> {
    let views = store::list_views(&mut app.db.read().await?, who.id, list.as_str()).await?;
    let data = views.into_iter().map(|view| view.into_view(list)).collect::<anyhow::Result<_>>()?;
    Ok(Json(DataResponse { data }))
}
