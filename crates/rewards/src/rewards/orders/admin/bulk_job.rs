//! Bulk job over the orders of a list: all that its filters find are moved to a state, in steps, each or not.
use axum::Json as Body;
use axum::extract::State;
use axum::http::StatusCode;
use futures_util::future::BoxFuture;
use plon_bulk_jobs::{BulkHandler, MOST_RECORDS, Moving, NewJob, Outcome, Refusal, StartedJob, Step};
use plon_domain::bulk_job::BulkJobKind;
use plon_domain::points::Points;
use plon_domain::reward::{OrderStatus, RewardKind};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::super::super::reward::kinds;
use super::super::model::OrderActor;
use super::super::order_view::statuses;
use super::super::store::{PublicOrderRow, list_orders_by_id};
use super::super::transition::{Order, StatusChange};
use super::bulk::{ORDERS, bulk_next_states, count, lock_owners, move_one};
use super::change::{needs_reason, parse_note, parse_status};
use super::store::{self, OrderFilter, QueueRow};
use plon_kernel::db::{Read, Tx};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::RewardId;
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator, Role};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Query};
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, idempotent};
use plon_platform::response::{ActionResponse, DataResponse};
use plon_platform::search_index;

inventory::submit! {
    BulkHandler { kind: BulkJobKind::OrderStatus, approver: Some(Role::Finance), apply }
}

const PATH: &str = "/api/v1/backoffice/orders/bulk-job";

/// Filters of the list, as the browser sends them.
#[derive(Debug, Clone, Serialize, Deserialize, IntoParams, ToSchema)]
#[into_params(parameter_in = Query)]
pub struct OrdersFound {
    #[param(schema_with = statuses)]
    #[schema(schema_with = statuses)]
    status: Option<OrderStatus>,
    #[param(schema_with = kinds)]
    #[schema(schema_with = kinds)]
    kind: Option<RewardKind>,
    reward: Option<RewardId>,
    /// Same as in the list.
    search: Option<String>,
}

impl OrdersFound {
    fn filter(&self) -> OrderFilter {
        let terms = self.search.as_deref().map(search_index::parse_search).unwrap_or_default();
        OrderFilter { status: self.status, kind: self.kind, reward: self.reward, terms }
    }
}

/// Orders that a job would change.
#[derive(Debug, Serialize, ToSchema)]
pub struct BulkPreview {
    /// Number of orders that the filters find, at most 10,001.
    found: i64,
    /// States that some of them may enter, in the order of the work.
    moves: Vec<PossibleMove>,
}

/// State, and the number of orders that may enter it.
#[derive(Debug, Serialize, ToSchema)]
pub struct PossibleMove {
    #[schema(schema_with = statuses)]
    status: OrderStatus,
    orders: i64,
    /// True when it would wait for a second person, because points go back.
    waits: bool,
}

/// Counts the orders of a list, and those of them that may enter each state.
#[utoipa::path(get, path = PATH, tag = "orders", params(OrdersFound),
    responses((status = 200, body = DataResponse<BulkPreview>)))]
pub async fn admin_preview_order_job(
    State(app): State<App>,
    operator: Operator<Finance>,
    Query(query): Query<OrdersFound>,
) -> Result<Body<DataResponse<BulkPreview>>, ApiError> {
    let mut db = app.db.read().await?;
    let orders = list_found(&mut db, &query).await?;
    let states: Vec<Vec<OrderStatus>> = orders.iter().map(bulk_next_states).collect();
    let mut moves = Vec::new();
    for &status in OrderStatus::ALL {
        let orders = rows(states.iter().filter(|next| next.contains(&status)).count());
        if orders > 0 {
            let returned = if needs_reason(status) { orders } else { 0 };
            let waits = plon_bulk_jobs::needs_approval(&mut db, operator.id, returned, app.clock.now()).await?;
            moves.push(PossibleMove { status, orders, waits });
        }
    }
    Ok(Body(DataResponse { data: BulkPreview { found: rows(orders.len()), moves } }))
}

/// Orders that end give their points back; other states are the work of every day.
fn moving(change: &StoredChange, found: &[Order]) -> Option<Moving> {
    let StoredChange { status, note } = change;
    let (status, note) = (*status, note.as_deref().unwrap_or_default());
    let ended = found.iter().filter(|order| needs_reason(status) && bulk_next_states(order).contains(&status));
    let (records, points) = ended.fold((0, 0), |(count, points), order| (count + 1, points + order.points.0));
    needs_reason(status).then(|| Moving {
        records,
        summary: format!(
            "Do zmiany: {}; wróci {}. Powód dla uczestników: {note}",
            ORDERS.count(records),
            Points(points).to_polish()
        ),
    })
}

/// Orders of a list and their new state, as the browser sends them.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"filters": {"status": "selected", "kind": "card"}, "orders": 1200, "status": "in_progress"}))]
pub struct BulkJobForm {
    filters: OrdersFound,
    /// Number of orders that the operator saw; with another the list has changed, and nothing is done.
    orders: i64,
    #[schema(schema_with = statuses)]
    status: String,
    /// Reason; required when the points come back. Every participant reads it.
    note: Option<String>,
}

/// Change that the job makes to each order, as it is stored with it.
#[derive(Debug, Serialize, Deserialize)]
struct StoredChange {
    status: OrderStatus,
    note: Option<String>,
}

/// Starts a job that moves the orders of a list to a state; its progress and report have an address of their own.
#[utoipa::path(post, path = PATH, tag = "orders", request_body = BulkJobForm,
    responses((status = 201, body = ActionResponse<StartedJob>)))]
pub async fn admin_start_order_job(
    State(app): State<App>,
    operator: Operator<Finance>,
    key: IdempotencyKey,
    Json(form): Json<BulkJobForm>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    let mut fields = Fields::default();
    let note = parse_note(&form.note);
    let status = parse_status(&mut fields, &form.status, note);
    let Some(status) = status else { return Err(fields.into_error()) };
    fields.check()?;
    let request = Request::new(operator.id, key, PATH, &form)?;
    idempotent(&app, request, StatusCode::CREATED, async |tx| {
        let orders = list_found(tx, &form.filters).await?;
        check_found(orders.len(), form.orders)?;
        let ids: Vec<i64> = orders.iter().map(|order| order.id.0).collect();
        let change = StoredChange { status, note: note.map(str::to_owned) };
        let new = NewJob {
            kind: BulkJobKind::OrderStatus,
            by: operator.id,
            title: format!("Zamówienia: status {}", status.label()),
            change: serde_json::to_string(&change).map_err(anyhow::Error::new)?,
            records: &ids,
            moving: moving(&change, &orders),
        };
        let data = plon_bulk_jobs::start(tx, new, now).await?;
        Ok(ActionResponse { message: data.message(format!("Zmieniamy {}", count(ids.len()))), data })
    })
    .await
}

/// # Errors
/// At `orders`, when there are none, too many, or others than the operator saw.
fn check_found(found: usize, seen: i64) -> Result<(), ApiError> {
    let mut fields = Fields::default();
    if found == 0 {
        fields.add_error("orders", "Na liście nie ma już żadnego zamówienia");
    } else if found > MOST_RECORDS {
        fields.add_error("orders", "Naraz można zmienić najwyżej 10\u{a0}000 zamówień. Zawęź listę filtrami.");
    } else if rows(found) != seen {
        fields.add_error("orders", format!("Lista się zmieniła. Teraz: {}. Sprawdź ją jeszcze raz.", count(found)));
    }
    fields.check()
}

/// The orders that the filters find, oldest first; one more than a job may have, if there are more.
async fn list_found(db: &mut impl Read, query: &OrdersFound) -> Result<Vec<Order>, ApiError> {
    let most = rows(MOST_RECORDS + 1);
    let found: Vec<QueueRow> = store::select_queue(query.filter()).first(db, "o.id", most).await?;
    Ok(found.into_iter().map(|row| Order::from_row(row.stored)).collect::<anyhow::Result<_>>()?)
}

fn rows(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

fn apply<'a>(app: &'a App, tx: &'a mut Tx, step: Step<'a>) -> BoxFuture<'a, Result<Vec<Outcome>, ApiError>> {
    Box::pin(move_orders(app, tx, step))
}

/// Moves the orders of a step in the order of their rewards, as every act that puts back stock does.
async fn move_orders(app: &App, tx: &mut Tx, step: Step<'_>) -> Result<Vec<Outcome>, ApiError> {
    let stored: StoredChange = serde_json::from_str(step.change).map_err(anyhow::Error::new)?;
    let change = StatusChange { next: stored.status, by: OrderActor::Operator(step.by), note: stored.note.as_deref() };
    let rows = list_orders_by_id(tx, step.records).await?;
    lock_owners(tx, &rows).await?;
    let mut outcomes = Vec::with_capacity(step.records.len());
    for PublicOrderRow { public_id, stored } in list_orders_by_id(tx, step.records).await? {
        let order = Order::from_row(stored)?;
        let (record, version) = (order.id.0, Some(order.version));
        let refusal = match move_one(&app.rng, tx, (step.by, version), &order, &change, app.clock.now()).await {
            Ok(()) => None,
            Err(ApiError::Refused(why)) => Some(refusal(record, &public_id, why)),
            Err(other) => return Err(other),
        };
        outcomes.push(Outcome { record, refusal });
    }
    Ok(outcomes)
}

/// Tells why an order of a job stays as it was.
pub fn refusal(order: i64, public_id: &str, why: ErrorCode) -> Refusal {
    Refusal {
        label: format!("Zamówienie nr\u{a0}{order}"),
        page: Some(format!("/zaplecze/zamowienia/{public_id}")),
        reason: why.message().to_owned(),
    }
}
