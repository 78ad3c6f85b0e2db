//! Export of the list of orders as a table.
use axum::extract::State;
use axum::response::Response;
use plon_domain::reward::{Delivery, OrderStatus, RewardKind};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::super::super::reward::kinds;
use super::super::order_view::statuses;
use super::store::{self, OrderFilter, QueueRow};
use plon_kernel::ids::RewardId;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::exports::{self, Cell, Format, Listed, Row, Sheet, TableFile};
use plon_platform::extract::Query;
use plon_platform::search_index;

audit::events! {
    TAKE_ORDERS: () => OrderExport = "exports.take" on "exports";
}

const SHEET: Sheet = Sheet {
    name: "zamowienia",
    title: "Zamówienia",
    columns: &[
        ("Numer zamówienia", 18),
        ("Data", 18),
        ("Imię i\u{a0}nazwisko", 28),
        ("NIP", 14),
        ("Rodzaj nagrody", 24),
        ("Nagroda", 36),
        ("Wariant", 16),
        ("Dostawa", 12),
        ("Punkty", 12),
        ("Kwota", 12),
        ("Status", 16),
    ],
};

#[derive(Debug, Serialize, Deserialize, IntoParams, ToSchema)]
#[into_params(parameter_in = Query)]
pub struct OrderExport {
    #[param(inline)]
    format: Format,
    #[param(schema_with = statuses)]
    #[schema(schema_with = statuses)]
    status: Option<OrderStatus>,
    #[param(schema_with = kinds)]
    #[schema(schema_with = kinds)]
    kind: Option<RewardKind>,
    /// Reward whose orders are exported.
    reward: Option<RewardId>,
    /// Same as in the list; not kept in the audit log, which outlives the participant's data.
    #[serde(skip_serializing_if = "audit::is_unrecorded")]
    #[schema(ignore)]
    search: Option<String>,
}

/// Exports the orders of the list with the same filters as a table, oldest first.
#[utoipa::path(
    get,
    path = "/api/v1/backoffice/exports/orders",
    tag = "exports",
    params(OrderExport),
    responses(TableFile)
)]
pub async fn admin_export_orders(
    State(app): State<App>,
    operator: Operator<Finance>,
    Query(query): Query<OrderExport>,
) -> Result<Response, ApiError> {
    let terms = query.search.as_deref().map(search_index::parse_search).unwrap_or_default();
    let filter = OrderFilter { status: query.status, kind: query.kind, reward: query.reward, terms };
    let rows = Listed::oldest_first(store::select_queue(filter), cells);
    exports::download(&app, operator.id, (SHEET, query.format), (TAKE_ORDERS, &query), rows).await
}

fn cells(row: QueueRow) -> anyhow::Result<Row> {
    let delivery = row.delivery.map(Delivery::try_from).transpose()?;
    Ok(vec![
        Cell::Whole(row.stored.id.0),
        Cell::try_from(row.created_at)?,
        Cell::Text(format!("{} {}", row.first_name, row.last_name)),
        Cell::Text(row.nip),
        Cell::text(RewardKind::try_from(row.stored.kind)?.label()),
        Cell::Text(row.reward),
        Cell::of(row.variant, Cell::Text),
        Cell::of(delivery, |delivery| {
            Cell::text(match delivery {
                Delivery::Post => "pocztą",
                Delivery::Code => "jako kod",
            })
        }),
        Cell::Whole(row.stored.points),
        Cell::of(row.amount, Cell::Hundredths),
        Cell::text(OrderStatus::try_from(row.stored.status)?.label()),
    ])
}
