//! Orders of cards that wait for their codes: as a list, and as a table for the cards' issuer to fill in.
use axum::Json;
use axum::extract::State;
use axum::response::Response;
use plon_domain::reward::OrderStatus;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::super::order_view::status_label;
use super::file::MOST;
use super::store::{self, WaitingCardRow};
use plon_kernel::db::Conn;
use plon_kernel::ids::OrderId;
use plon_kernel::paging::{CursorList, CursorPage, Sort};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::exports::{self, Cell, Format, Row, Rows, Sheet, TableFile};
use plon_platform::extract::Query;
use plon_platform::response::Status;

audit::events! {
    TAKE_WAITING_CARDS: () => WaitingCardsExport = "exports.take" on "exports";
}

const PER_PAGE: i64 = 25;

/// Columns that the import reads, and between them those that it ignores.
const SHEET: Sheet = Sheet {
    name: "numery-kart",
    title: "Numery kart",
    columns: &[
        ("Numer zamówienia", 18),
        ("Nagroda", 44),
        ("Wariant", 18),
        ("Numer karty", 26),
        ("PIN", 10),
        ("Ważna do", 14),
    ],
};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WaitingCardsQuery {
    /// Keyset pagination: `next_cursor` of the page before.
    cursor: Option<i64>,
}

#[derive(Debug, Serialize, Deserialize, IntoParams, ToSchema)]
#[into_params(parameter_in = Query)]
pub struct WaitingCardsExport {
    #[param(inline)]
    format: Format,
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
        store::select_waiting_cards().cursor_page(&mut db, Sort::Oldest, query.cursor, PER_PAGE).await?;
    let items = items.into_iter().map(WaitingCard::from_row).collect::<anyhow::Result<_>>()?;
    Ok(Json(CursorList::new(items, meta)))
}

/// Oldest orders, at most as many as a file of codes may have rows.
struct Waiting {
    is_read: bool,
}

impl Rows for Waiting {
    async fn next(&mut self, db: &mut Conn) -> anyhow::Result<Vec<Row>> {
        if std::mem::replace(&mut self.is_read, true) {
            return Ok(Vec::new());
        }
        let most = i64::try_from(MOST).unwrap_or(0);
        let rows = store::select_waiting_cards().first::<WaitingCardRow>(db, "o.id", most).await?;
        Ok(rows.into_iter().map(line).collect())
    }
}

fn line(row: WaitingCardRow) -> Row {
    let (order, reward, variant) = (Cell::Whole(row.id.0), Cell::Text(row.reward), Cell::of(row.variant, Cell::Text));
    vec![order, reward, variant, Cell::Empty, Cell::Empty, Cell::Empty]
}

/// Exports the oldest 500 cards that wait for their codes, for the issuer to fill in and to be imported afterwards.
#[utoipa::path(
    get,
    path = "/api/v1/backoffice/exports/card-codes",
    tag = "exports",
    params(WaitingCardsExport),
    responses(TableFile)
)]
pub async fn admin_export_pending_gift_cards(
    State(app): State<App>,
    operator: Operator<Finance>,
    Query(query): Query<WaitingCardsExport>,
) -> Result<Response, ApiError> {
    exports::download(
        &app,
        operator.id,
        (SHEET, query.format),
        (TAKE_WAITING_CARDS, &query),
        Waiting { is_read: false },
    )
    .await
}
