//! `GET /api/v1/user/waiting-purchases`: the points that the caller's waiting invoices would bring.
use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use plon_domain::points::{Points, apply_limits};
use plon_domain::season::Season;
use plon_domain::text::Plural;
use plon_promotions::waiting::{self, WaitingLine};
use serde::Serialize;
use utoipa::ToSchema;

use super::store::{self, WaitingInvoices};
use plon_kernel::ids::ProductId;
use plon_platform::app::App;
use plon_platform::auth::Participant;
use plon_platform::error::ApiError;
use plon_platform::ledger;
use plon_platform::response::DataResponse;

const INVOICES: Plural = Plural { one: "faktura", few: "faktury", many: "faktur" };

/// Waiting invoices, and what their known lines would bring.
#[derive(Debug, Serialize, ToSchema)]
pub struct WaitingPurchases {
    /// Points that all known lines would bring today, within the product's caps and the programme's limit.
    points: i64,
    /// Number of invoices that wait.
    invoices: i64,
    /// Number of those whose lines are known only once an operator has read them.
    unknown_invoices: i64,
    /// Sentence about the points; null where they are none.
    text: Option<String>,
}

/// Shows how many of the caller's invoices wait to be checked, and the points that their known lines would bring.
#[utoipa::path(get, path = "/api/v1/user/waiting-purchases", tag = "purchases",
    responses((status = 200, body = DataResponse<WaitingPurchases>)))]
pub async fn show_waiting_purchases(
    State(app): State<App>,
    who: Participant,
) -> Result<Json<DataResponse<WaitingPurchases>>, ApiError> {
    let mut db = app.db.read().await?;
    let lines = waiting::list_lines(&mut db, who.id).await?;
    let total = ledger::balances(&mut db, who.id).await?.figures().total;
    let room = ledger::limit_of_total(&mut db).await? - total;
    let WaitingInvoices { invoices, unknown } = store::count_waiting(&mut db, who.id).await?;
    let points = granted(&lines, room);
    let text = (points > Points::ZERO).then(|| text(points, invoices - unknown));
    Ok(Json(DataResponse { data: WaitingPurchases { points: points.0, invoices, unknown_invoices: unknown, text } }))
}

/// Points of the lines in their order, each within what the ones before it leave of the limits.
fn granted(lines: &[WaitingLine], room: Points) -> Points {
    let mut by_product: BTreeMap<(ProductId, Season), Points> = BTreeMap::new();
    lines.iter().fold(Points::ZERO, |sum, waiting| {
        let taken = by_product.entry((waiting.product, waiting.season)).or_default();
        let product = waiting.room.map(|room| room - *taken);
        let limited = apply_limits(waiting.line.earned, product, room - sum);
        *taken = *taken + limited.granted;
        sum + limited.granted
    })
}

fn text(points: Points, invoices: i64) -> String {
    format!("W\u{a0}sprawdzaniu {} ({})", points.to_polish(), INVOICES.count(invoices))
}
