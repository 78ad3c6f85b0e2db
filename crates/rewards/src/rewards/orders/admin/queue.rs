//! List of orders that operators work through.
use axum::Json;
use axum::extract::State;
use plon_domain::reward::{Delivery, OrderStatus, RewardKind};
use serde::{Deserialize, Serialize};
use utoipa::openapi::schema::{Array, ArrayBuilder};
use utoipa::{IntoParams, ToSchema};

use super::super::super::reward::kinds;
use super::super::order_view::{deliveries, status_label, statuses};
use super::super::transition::Order;
use super::bulk;
use super::model::FilterReward;
use super::store::{self, OrderFilter, QueueRow};
use plon_kernel::ids::{OrderId, RewardId};
use plon_kernel::paging::{CursorMeta, Items, ROWS_PER_PAGE, Sort};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::response::Status;
use plon_platform::search_index::{self, SearchTerms};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct QueueQuery {
    #[param(schema_with = statuses)]
    status: Option<OrderStatus>,
    #[param(schema_with = kinds)]
    kind: Option<RewardKind>,
    /// Filter for the orders of one reward.
    reward: Option<RewardId>,
    /// Order's number, participant's NIP, or beginnings of words in the participant's names.
    search: Option<String>,
    /// Keyset pagination: `next_cursor` of the page before.
    cursor: Option<i64>,
}

/// Page of orders.
#[derive(Debug, Serialize, ToSchema)]
pub struct OrderQueue {
    #[schema(inline)]
    data: Items<QueuedOrder>,
    meta: CursorMeta,
    filters: OrderFilters,
}

/// Values for the list's filters.
#[derive(Debug, Serialize, ToSchema)]
pub struct OrderFilters {
    /// In the order of the catalogue, rewards no longer offered included.
    rewards: Vec<FilterReward>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct QueuedOrder {
    /// Public id.
    id: String,
    number: OrderId,
    /// Version for optimistic locking, to be sent with a change.
    version: i64,
    participant: String,
    nip: String,
    reward: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    variant: Option<String>,
    #[schema(schema_with = kinds)]
    kind: RewardKind,
    points: i64,
    /// Grosze; only for transfers.
    #[serde(skip_serializing_if = "Option::is_none")]
    amount: Option<i64>,
    /// Delivery; null when nothing is sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(schema_with = deliveries)]
    delivery: Option<Delivery>,
    status: Status,
    /// States to which it may be moved in bulk.
    #[schema(schema_with = bulk_states)]
    next: Vec<OrderStatus>,
    date: Timestamp,
}

fn bulk_states() -> Array {
    ArrayBuilder::new().items(statuses()).build()
}

impl QueuedOrder {
    fn from_row(row: QueueRow) -> anyhow::Result<QueuedOrder> {
        let order = Order::from_row(row.stored)?;
        Ok(QueuedOrder {
            id: row.public_id,
            number: order.id,
            version: order.version,
            participant: format!("{} {}", row.first_name, row.last_name),
            nip: row.nip,
            reward: row.reward,
            variant: row.variant,
            kind: order.kind,
            points: order.points.0,
            amount: row.amount,
            delivery: row.delivery.map(Delivery::try_from).transpose()?,
            status: status_label(order.status),
            next: bulk::bulk_next_states(&order),
            date: row.created_at,
        })
    }
}

/// Lists the orders of all participants: oldest first for a state that waits for an operator, otherwise newest first.
#[utoipa::path(get, path = "/api/v1/backoffice/orders", tag = "orders", params(QueueQuery),
    responses((status = 200, body = OrderQueue)))]
pub async fn admin_list_orders(
    State(app): State<App>,
    _: Operator<Finance>,
    Query(query): Query<QueueQuery>,
) -> Result<Json<OrderQueue>, ApiError> {
    let cursor = query.cursor;
    let sort = if query.status.is_some_and(OrderStatus::is_open) { Sort::Oldest } else { Sort::Newest };
    let terms = query.search.as_deref().map(search_index::parse_search).unwrap_or_default();
    let filter = OrderFilter { status: query.status, kind: query.kind, reward: query.reward, terms };
    let mut db = app.db.read().await?;
    let walked = match &filter.terms {
        SearchTerms::Name(words) => Some((store::select_by_name(&filter, words), store::select_within(&filter))),
        _ => None,
    };
    let orders = store::select_queue(filter);
    let cursor_page = match walked {
        Some(walked) => orders.cursor_page_of_search(&mut db, walked, sort, cursor, ROWS_PER_PAGE).await?,
        None => orders.cursor_page(&mut db, sort, cursor, ROWS_PER_PAGE).await?,
    };
    let items = cursor_page.items.into_iter().map(QueuedOrder::from_row).collect::<anyhow::Result<_>>()?;
    let filters = OrderFilters { rewards: store::list_rewards(&mut db).await? };
    Ok(Json(OrderQueue { data: Items { items }, meta: cursor_page.meta, filters }))
}
