//! The operator's list of distributors.
use axum::Json;
use axum::extract::State;
use plon_domain::text::search_key;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::store;
use plon_kernel::columns::DistributorId;
use plon_kernel::paging::{Keyset, Stretch};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::who::{Moderates, Operator};

/// Number of distributors on a page.
const PER_PAGE: i64 = 25;

#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct DeskDistributorsQuery {
    /// A part of the name or of the NIP.
    search: Option<String>,
    active: Option<bool>,
    edi: Option<bool>,
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

/// A page of distributors.
#[derive(Debug, Serialize, ToSchema)]
pub struct DeskDistributorPage {
    data: DeskDistributorTable,
    meta: Keyset,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DeskDistributorTable {
    items: Vec<ListedDistributor>,
}

#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct ListedDistributor {
    pub id: DistributorId,
    pub name: String,
    pub nip: String,
    pub edi: bool,
    pub active: bool,
    pub branches: i64,
}

/// Lists distributors in Polish order.
#[utoipa::path(get, path = "/api/v1/backoffice/distributors", tag = "distributors", params(DeskDistributorsQuery),
    responses((status = 200, body = DeskDistributorPage)))]
pub async fn admin_list_distributors(
    State(app): State<App>,
    _: Operator<Moderates>,
    Query(asked): Query<DeskDistributorsQuery>,
) -> Result<Json<DeskDistributorPage>, ApiError> {
    let search = search_key(asked.search.as_deref().unwrap_or_default());
    let distributors = store::listed(&search, asked.active, asked.edi);
    let mut db = app.db.read().await?;
    let Stretch { items, keyset } = distributors.stretch_by(&mut db, store::BY_NAME, asked.cursor, PER_PAGE).await?;
    Ok(Json(DeskDistributorPage { data: DeskDistributorTable { items }, meta: keyset }))
}
