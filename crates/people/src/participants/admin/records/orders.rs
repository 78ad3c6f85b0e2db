//! A participant's orders, the newest first.
use axum::Json;
use axum::extract::State;
use plon_domain::reward::OrderStatus;
use serde::Serialize;
use utoipa::ToSchema;

use super::store::{self, OrderRow};
use super::{PageQuery, open_for_reading};
use plon_kernel::ids::{OrderId, ParticipantId};
use plon_kernel::paging::{NumberedList, Page};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{ModeratorFinanceOrSupport, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};
use plon_platform::response::{Status, status};

#[derive(Debug, Serialize, ToSchema)]
pub struct ParticipantOrder {
    /// The public id.
    id: String,
    number: OrderId,
    reward: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    variant: Option<String>,
    points: i64,
    status: Status,
    date: Timestamp,
}

/// Lists the orders of a participant, of all seasons.
#[utoipa::path(get, path = "/api/v1/backoffice/participants/{id}/orders", tag = "participants",
    params(("id" = i64, Path), PageQuery), responses((status = 200, body = NumberedList<ParticipantOrder>)))]
pub async fn admin_list_participant_orders(
    State(app): State<App>,
    operator: Operator<ModeratorFinanceOrSupport>,
    Path(id): Path<ParticipantId>,
    Query(query): Query<PageQuery>,
) -> Result<Json<NumberedList<ParticipantOrder>>, ApiError> {
    let mut db = open_for_reading(&app, operator.id, id).await?;
    let page = store::select_orders(id).page(&mut db, store::BY_SEASON, true, query.page_request()).await?;
    let Page::<OrderRow> { items, pager } = page;
    let items = items.into_iter().map(from_row).collect();
    Ok(Json(NumberedList::new(items, pager)))
}

fn from_row(row: OrderRow) -> ParticipantOrder {
    ParticipantOrder {
        id: row.public_id,
        number: row.id,
        reward: row.reward,
        variant: row.variant,
        points: row.points,
        status: status_label(row.status),
        date: row.created_at,
    }
}

fn status_label(status: OrderStatus) -> Status {
    status!(status)
}
