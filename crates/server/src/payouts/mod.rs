//! Payouts: bank and charity transfers leave in batches that two people sign, and come back when the bank returns them.
mod approve;
mod batch;
mod candidates;
mod change;
mod confirm;
mod download;
mod export;
mod file;
mod list;
mod payable;
mod propose;
mod returned;
mod settings;
mod show;
mod store;
mod transfers;
mod white_list;
mod withdraw;
mod withholding;

use plon_domain::payout::{PayoutAct, PayoutStatus, TransferState};
use utoipa::openapi::Object;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::answer::{Status, status};
use crate::app::App;
use crate::columns::{At, OrderId, PayoutId};
use crate::db::{Read, Tx};
use crate::error::ApiError;
use crate::openapi;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list::list))
        .routes(routes!(candidates::list))
        .routes(routes!(propose::propose))
        .routes(routes!(show::show))
        .routes(routes!(transfers::list))
        .routes(routes!(change::change))
        .routes(routes!(withdraw::withdraw))
        .routes(routes!(approve::approve))
        .routes(routes!(export::export))
        .routes(routes!(download::file))
        .routes(routes!(confirm::confirm))
        .routes(routes!(returned::give_back))
        .routes(routes!(white_list::show, white_list::check))
}

/// The batch in which an order stands.
pub async fn of_order(db: &mut impl Read, order: OrderId) -> sqlx::Result<Option<PayoutId>> {
    store::of_order(db, order).await
}

/// Takes a cancelled order out of its batch: what is approved and sent is without it. Its owner's accounts are locked.
///
/// # Errors
/// When the database does not answer.
pub async fn order_cancelled(tx: &mut Tx, order: OrderId, now: At) -> Result<(), ApiError> {
    let Some(payout) = store::of_order(tx, order).await? else { return Ok(()) };
    store::lock(tx, payout).await?;
    let note = format!("Zamówienie nr\u{a0}{}", order.0);
    store::take_out(tx, payout, order).await?;
    store::sum_up(tx, payout).await?;
    store::insert_event(tx, payout, PayoutAct::Cancel, None, Some(&note), now).await?;
    Ok(())
}

/// The closed list of states, for the API's document.
fn statuses() -> Object {
    openapi::codes(PayoutStatus::ALL.iter().map(|status| status.as_str()))
}

/// A batch's state as a row shows it.
fn shown(status: PayoutStatus) -> Status {
    status!(status)
}

/// A transfer's state as a row shows it.
fn shown_transfer(state: TransferState) -> Status {
    status!(state)
}
