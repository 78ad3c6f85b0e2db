//! Participant's own orders: the season's list, the archive, and one order.
use axum::Json;
use axum::extract::State;
use plon_domain::season::Season;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::order_view::ShownOrder;
use super::store::{self, OwnOrderRow};
use plon_kernel::db::Conn;
use plon_kernel::ids::ParticipantId;
use plon_kernel::paging::{PageRequest, Pager, Select};
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};
use plon_platform::response::{DataResponse, Field};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct MyOrdersQuery {
    page: Option<i64>,
    /// At most 16, which is also the default.
    #[serde(rename = "per_page")]
    per_page: Option<i64>,
    #[param(inline)]
    sort_by: Option<SortBy>,
    /// True, the default, for descending order: the newest or highest first.
    sort_desc: Option<bool>,
    /// True for orders of promotions' cards, false for orders of points; by default the archive has both, the list
    /// the latter.
    promotion: Option<bool>,
}

/// Columns by which the list can be sorted.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SortBy {
    Id,
    Number,
    Reward,
    Points,
    Date,
}

impl SortBy {
    fn column(self) -> &'static str {
        match self {
            SortBy::Id | SortBy::Number => "o.id",
            SortBy::Reward => "COALESCE(r.name, o.card, '') COLLATE \"pl-x-icu\"",
            SortBy::Points => "o.points",
            SortBy::Date => "o.created_at",
        }
    }
}

/// Page of the caller's orders.
#[derive(Debug, Serialize, ToSchema)]
pub struct MyOrders {
    data: MyOrdersTable,
    meta: Pager,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct MyOrdersTable {
    items: Vec<ShownOrder>,
    fields: Vec<Field>,
    /// True when the caller has an open order of a transfer.
    has_money_prize: bool,
}

const FIELDS: [Field; 10] = [
    Field::sortable("number", "Numer"),
    Field::sortable("reward", "Nagroda"),
    Field::sortable("points", "Punkty"),
    Field::sortable("date", "Data"),
    Field::column("status", "Status"),
    Field::details("bank_account_masked", "Konto"),
    Field::details("tax", "Potrącony podatek"),
    Field::details("address", "Adres"),
    Field::details("code_tail", "Kod karty"),
    Field::details("history", "Historia zamówienia"),
];

/// Lists the caller's orders of this season and older open ones; orders of promotions' cards are listed separately.
#[utoipa::path(get, path = "/api/v1/prize/my-orders", tag = "orders", params(MyOrdersQuery),
    responses((status = 200, body = MyOrders)))]
pub async fn list_orders(
    State(app): State<App>,
    who: Participant,
    Query(query): Query<MyOrdersQuery>,
) -> Result<Json<MyOrders>, ApiError> {
    let orders = store::select_of_season(who.id, Season::of(app.clock.today().0), query.promotion.unwrap_or(false));
    Ok(Json(page_of(&app, &who, orders, &query).await?))
}

/// Lists the caller's closed orders of earlier seasons: carried out, cancelled or returned.
#[utoipa::path(get, path = "/api/v1/prize/archive-orders", tag = "orders", params(MyOrdersQuery),
    responses((status = 200, body = MyOrders)))]
pub async fn list_archived_orders(
    State(app): State<App>,
    who: Participant,
    Query(query): Query<MyOrdersQuery>,
) -> Result<Json<MyOrders>, ApiError> {
    let orders = store::select_before_season(who.id, Season::of(app.clock.today().0), query.promotion);
    Ok(Json(page_of(&app, &who, orders, &query).await?))
}

async fn page_of(app: &App, who: &Participant, orders: Select, query: &MyOrdersQuery) -> Result<MyOrders, ApiError> {
    let per_page = query.per_page.unwrap_or(store::LONGEST_PAGE).clamp(1, store::LONGEST_PAGE);
    let order = query.sort_by.unwrap_or(SortBy::Id).column();
    let mut db = app.db.read().await?;
    let page =
        orders.page(&mut db, order, query.sort_desc.unwrap_or(true), PageRequest::new(query.page, per_page)).await?;
    let items = with_history(&mut db, page.items, (who.id, app.clock.today())).await?;
    let has_money_prize = store::has_open_transfer(&mut db, who.id).await?;
    Ok(MyOrders { data: MyOrdersTable { items, fields: FIELDS.to_vec(), has_money_prize }, meta: page.pager })
}

/// Shows an order of the caller.
#[utoipa::path(get, path = "/api/v1/prize/orders/{id}", tag = "orders",
    params(("id" = String, Path, description = "public id")), responses((status = 200, body = DataResponse<ShownOrder>)))]
pub async fn show_order(
    State(app): State<App>,
    who: Participant,
    Path(public_id): Path<String>,
) -> Result<Json<DataResponse<ShownOrder>>, ApiError> {
    let mut db = app.db.read().await?;
    let row = store::find_own_order(&mut db, who.id, &public_id).await?.ok_or(ApiError::NotFound)?;
    let events = store::list_events(&mut db, row.order.id).await?;
    let order = ShownOrder::from_row(row, events)?;
    Ok(Json(DataResponse { data: order.with_cancelling(&mut db, who.id, app.clock.today()).await? }))
}

async fn with_history(
    db: &mut Conn,
    rows: Vec<OwnOrderRow>,
    (owner, today): (ParticipantId, BusinessDate),
) -> Result<Vec<ShownOrder>, ApiError> {
    let ids: Vec<_> = rows.iter().map(|row| row.order.id).collect();
    let mut events = store::list_events_of_orders(db, &ids).await?;
    let mut orders = Vec::with_capacity(rows.len());
    for row in rows {
        let of_order = events.extract_if(.., |event| event.order_id == row.order.id).collect();
        orders.push(ShownOrder::from_row(row, of_order)?.with_cancelling(db, owner, today).await?);
    }
    Ok(orders)
}
