//! The trips of all seasons, the newest first.
use axum::Json;
use axum::extract::State;
use plon_domain::trip::TripKind;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::super::kinds;
use super::store::{self, ListedRow};
use plon_kernel::ids::TripId;
use plon_kernel::paging::{CursorList, CursorPage, ROWS_PER_PAGE, Sort};
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;

#[derive(Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct AdminTripsQuery {
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ListedTrip {
    id: TripId,
    name: String,
    season: i64,
    #[schema(schema_with = kinds)]
    kind: TripKind,
    kind_text: &'static str,
    published: bool,
    order_by: BusinessDate,
    fulfil_by: BusinessDate,
}

/// Lists all trips, drafts included.
#[utoipa::path(get, path = "/api/v1/backoffice/trips", tag = "trips", params(AdminTripsQuery),
    responses((status = 200, body = CursorList<ListedTrip>)))]
pub async fn admin_list_trips(
    State(app): State<App>,
    _: Operator<Finance>,
    Query(query): Query<AdminTripsQuery>,
) -> Result<Json<CursorList<ListedTrip>>, ApiError> {
    let mut db = app.db.read().await?;
    let page = store::select_trips().cursor_page(&mut db, Sort::Newest, query.cursor, ROWS_PER_PAGE).await?;
    let CursorPage::<ListedRow> { items, meta } = page;
    let items = items.into_iter().map(from_row).collect::<anyhow::Result<_>>()?;
    Ok(Json(CursorList::new(items, meta)))
}

fn from_row(row: ListedRow) -> anyhow::Result<ListedTrip> {
    let kind = TripKind::try_from(row.kind.as_str())?;
    let ListedRow { id, name, season, published, order_by, fulfil_by, .. } = row;
    Ok(ListedTrip { id, name, season, kind, kind_text: kind.label(), published, order_by, fulfil_by })
}
