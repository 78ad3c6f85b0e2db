//! The list of orders that operators work through.
use axum::Json;
use axum::extract::State;
use plon_domain::nip::Nip;
use plon_domain::reward::{OrderStatus, RewardKind};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::super::super::reward::kinds;
use super::super::order::{shown, statuses};
use super::store::{self, QueueRow, Wanted};
use crate::answer::Status;
use crate::app::App;
use crate::columns::{At, OrderId};
use crate::error::{ApiError, ErrorBody};
use crate::extract::Query;
use crate::paging::{First, Keyset};
use crate::terms;
use crate::who::{Operator, Pays};

/// How many orders stand on a page.
const PER_PAGE: i64 = 25;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct QueueQuery {
    #[param(schema_with = statuses)]
    status: Option<OrderStatus>,
    /// An order's number, a participant's NIP, or the beginnings of words of the participant's names.
    search: Option<String>,
    /// `next_cursor` of the page before.
    cursor: Option<i64>,
}

/// A page of orders.
#[derive(Debug, Serialize, ToSchema)]
pub struct OrderQueue {
    data: OrderQueueTable,
    meta: Keyset,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct OrderQueueTable {
    items: Vec<QueuedOrder>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct QueuedOrder {
    /// The public id.
    id: String,
    number: OrderId,
    participant: String,
    nip: String,
    reward: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    variant: Option<String>,
    #[schema(schema_with = kinds)]
    kind: RewardKind,
    points: i64,
    /// Grosze; only of transfers.
    #[serde(skip_serializing_if = "Option::is_none")]
    amount: Option<i64>,
    status: Status,
    date: At,
}

impl QueuedOrder {
    fn read(row: QueueRow) -> anyhow::Result<QueuedOrder> {
        Ok(QueuedOrder {
            id: row.public_id,
            number: row.id,
            participant: format!("{} {}", row.first_name, row.last_name),
            nip: row.nip,
            reward: row.reward,
            variant: row.variant,
            kind: RewardKind::try_from(row.kind)?,
            points: row.points,
            amount: row.amount,
            status: shown(OrderStatus::try_from(row.status)?),
            date: row.created_at,
        })
    }
}

/// Orders of all participants. In a state that waits for an operator the oldest come first, otherwise the newest.
#[utoipa::path(get, path = "/api/v1/backoffice/orders", tag = "orders", params(QueueQuery),
    responses((status = 200, body = OrderQueue), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
              (status = 403, body = ErrorBody)),
    security(("bearer" = ["finance"])))]
pub async fn list(
    State(app): State<App>,
    _: Operator<Pays>,
    Query(asked): Query<QueueQuery>,
) -> Result<Json<OrderQueue>, ApiError> {
    let first = if asked.status.is_some_and(OrderStatus::is_open) { First::Oldest } else { First::Newest };
    let wanted = asked.search.as_deref().map(wanted).unwrap_or_default();
    let mut db = app.db.read().await?;
    let stretch = store::queue(asked.status, wanted).stretch(&mut db, first, asked.cursor, PER_PAGE).await?;
    let items = stretch.items.into_iter().map(QueuedOrder::read).collect::<anyhow::Result<_>>()?;
    Ok(Json(OrderQueue { data: OrderQueueTable { items }, meta: stretch.keyset }))
}

/// What an operator's words may mean: a NIP, an order's number, else a name.
fn wanted(search: &str) -> Wanted {
    if let Ok(nip) = Nip::parse(search) {
        return Wanted::Nip(nip);
    }
    if let Ok(number) = search.trim().parse() {
        return Wanted::Number(OrderId(number));
    }
    match terms::words(search) {
        words if words.is_empty() => Wanted::Any,
        words => Wanted::Name(words),
    }
}
