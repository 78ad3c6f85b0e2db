//! List of the orders of cards that wait for their codes, with what was sent to the cards' issuer.
use axum::Json;
use axum::extract::State;
use plon_domain::reward::OrderStatus;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::super::order_view::status_label;
use super::store::{self, WaitingCardRow};
use plon_kernel::ids::OrderId;
use plon_kernel::paging::{CursorList, CursorPage, ROWS_PER_PAGE, Sort};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Query;
use plon_platform::response::Status;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WaitingCardsQuery {
    /// Filter: false for the cards that no list for the issuer has, true for the others.
    sent: Option<bool>,
    /// Keyset pagination: `next_cursor` of the page before.
    cursor: Option<i64>,
}

/// Order that waits for its code.
#[derive(Debug, Serialize, ToSchema)]
pub struct WaitingCard {
    /// Public id of the order.
    id: String,
    number: OrderId,
    participant: String,
    nip: String,
    reward: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    variant: Option<String>,
    status: Status,
    date: Timestamp,
    /// Last list for the issuer that it stands on.
    #[serde(skip_serializing_if = "Option::is_none")]
    sent: Option<SentCard>,
}

/// List for the issuer on which a card stands.
#[derive(Debug, Serialize, ToSchema)]
pub struct SentCard {
    list: i64,
    at: Timestamp,
}

impl WaitingCard {
    fn from_row(row: WaitingCardRow) -> anyhow::Result<WaitingCard> {
        Ok(WaitingCard {
            id: row.public_id,
            number: row.id,
            participant: row.participant,
            nip: row.nip,
            reward: row.reward,
            variant: row.variant,
            status: status_label(OrderStatus::try_from(row.status)?),
            date: row.created_at,
            sent: row.list_id.zip(row.sent_at).map(|(list, at)| SentCard { list, at }),
        })
    }
}

/// Lists the orders of cards that wait for their codes, oldest first.
#[utoipa::path(get, path = "/api/v1/backoffice/card-codes", tag = "orders", params(WaitingCardsQuery),
    responses((status = 200, body = CursorList<WaitingCard>)))]
pub async fn admin_list_pending_gift_cards(
    State(app): State<App>,
    _: Operator<Finance>,
    Query(query): Query<WaitingCardsQuery>,
) -> Result<Json<CursorList<WaitingCard>>, ApiError> {
    let mut db = app.db.read().await?;
    let CursorPage { items, meta } =
        store::select_waiting_cards(query.sent).cursor_page(&mut db, Sort::Oldest, query.cursor, ROWS_PER_PAGE).await?;
    let items = items.into_iter().map(WaitingCard::from_row).collect::<anyhow::Result<_>>()?;
    Ok(Json(CursorList::new(items, meta)))
}
