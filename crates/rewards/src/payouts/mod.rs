//! Payouts: bank and charity transfers in batches that two people sign; returned transfers give their points back.
mod approve;
mod batch;
mod candidates;
mod change;
mod confirm;
mod download;
mod export;
mod list;
mod model;
mod payable;
mod propose;
mod ready;
mod returned;
mod settings;
mod show;
mod store;
mod transfers;
mod white_list;
mod withdraw;
mod withholding;

use axum::extract::DefaultBodyLimit;
use plon_domain::payout::{PayoutAct, PayoutStatus, TransferState};
use plon_platform::openapi::{ApiRouter, routes};
use utoipa::openapi::Object;

use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{OrderId, PayoutId};
use plon_kernel::types::Timestamp;
use plon_platform::error::ApiError;
use plon_platform::openapi;
use plon_platform::response::{Status, status};

pub fn routes() -> ApiRouter {
    let proposal = ApiRouter::new()
        .routes(routes!(propose::admin_create_payout))
        .layer(DefaultBodyLimit::max(propose::MOST_BYTES));
    ApiRouter::new()
        .merge(proposal)
        .routes(routes!(list::admin_list_payouts))
        .routes(routes!(candidates::admin_list_payout_candidates))
        .routes(routes!(ready::admin_count_ready_transfers))
        .routes(routes!(show::admin_show_payout))
        .routes(routes!(transfers::admin_list_payout_transfers))
        .routes(routes!(change::admin_update_payout))
        .routes(routes!(withdraw::admin_withdraw_payout))
        .routes(routes!(approve::admin_approve_payout))
        .routes(routes!(export::admin_export_payout))
        .routes(routes!(download::admin_download_payout))
        .routes(routes!(confirm::admin_confirm_payout))
        .routes(routes!(returned::admin_return_payout_transfer))
        .routes(routes!(white_list::admin_show_payout_white_list))
        .routes(routes!(white_list::admin_check_payout_white_list))
}

/// Finds the batch of an order.
pub async fn find_payout_of_order(db: &mut impl Read, order: OrderId) -> sqlx::Result<Option<PayoutId>> {
    store::find_payout_of_order(db, order).await
}

/// Removes a cancelled order from its batch, which is approved and sent without it. Its owner's accounts are locked.
///
/// # Errors
/// When the database does not answer.
pub async fn order_cancelled(tx: &mut Tx, order: OrderId, now: Timestamp) -> Result<(), ApiError> {
    let Some(payout) = store::find_payout_of_order(tx, order).await? else { return Ok(()) };
    store::lock_payout(tx, payout).await?;
    let note = format!("Zamówienie nr\u{a0}{}", order.0);
    store::remove_transfer(tx, payout, order).await?;
    store::update_sums(tx, payout).await?;
    store::insert_event(tx, payout, PayoutAct::Cancel, None, Some(&note), now).await?;
    Ok(())
}

/// The codes of a batch's states, for the API's document.
fn statuses() -> Object {
    openapi::codes(PayoutStatus::ALL.iter().map(|status| status.as_str()))
}

/// A batch's state as a row shows it.
fn status_label(status: PayoutStatus) -> Status {
    status!(status)
}

/// A transfer's state as a row shows it.
fn transfer_status_label(state: TransferState) -> Status {
    status!(state)
}
