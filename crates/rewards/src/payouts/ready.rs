//! All transfers that can go now: counted before they are proposed, however many batches they make.
use axum::Json;
use axum::extract::State;
use plon_domain::money::Grosze;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::batch::MOST;
use super::model::Transfer;
use super::payable::{self, TRANSFERS};
use super::store::{self, CandidateRow};
use plon_kernel::db::Read;
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::response::DataResponse;

/// Most transfers that are proposed at once, the oldest first.
pub const MOST_AT_ONCE: usize = 10_000;

/// Transfers that can go now.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReadyTransfers {
    /// Number of transfers, at most 10,000.
    transfers: i64,
    /// Grosze, without the tax.
    amount: i64,
    /// Tax withheld by today's rules, in grosze.
    tax: i64,
    /// Number of batches that they make.
    batches: i64,
}

/// All transfers that can go now, as the operator saw them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SeenTransfers {
    /// Number of transfers.
    transfers: i64,
    /// Grosze, without the tax.
    amount: i64,
}

/// Counts the transfers that are in no batch and can go now.
#[utoipa::path(get, path = "/api/v1/backoffice/payouts/ready", tag = "payouts",
    responses((status = 200, body = DataResponse<ReadyTransfers>)))]
pub async fn admin_count_ready_transfers(
    State(app): State<App>,
    _: Operator<Finance>,
) -> Result<Json<DataResponse<ReadyTransfers>>, ApiError> {
    let ready = list_ready(&mut app.db.read().await?, app.clock.now()).await?;
    let SeenTransfers { transfers, amount } = sums(&ready);
    let data = ReadyTransfers {
        transfers,
        amount,
        tax: ready.iter().map(|(_, transfer)| transfer.tax.0).sum(),
        batches: number(ready.len().div_ceil(MOST)),
    };
    Ok(Json(DataResponse { data }))
}

fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

fn sums(ready: &[(CandidateRow, Transfer)]) -> SeenTransfers {
    let amount = ready.iter().map(|(_, transfer)| transfer.payment.amount.0).sum();
    SeenTransfers { transfers: number(ready.len()), amount }
}

/// Public ids of the orders that can go now.
///
/// # Errors
/// `Invalid` at `all` when there are none, or their number or amount is another than the operator saw.
pub async fn list_seen(db: &mut impl Read, seen: SeenTransfers, now: Timestamp) -> Result<Vec<String>, ApiError> {
    let ready = list_ready(db, now).await?;
    let found = sums(&ready);
    let mut fields = Fields::default();
    if ready.is_empty() {
        fields.add_error("all", "Żaden przelew nie może teraz wyjść");
    } else if found != seen {
        let found = format!("{} na\u{a0}{}", TRANSFERS.count(found.transfers), Grosze(found.amount).to_polish());
        fields.add_error("all", format!("Lista się zmieniła. Teraz: {found}. Sprawdź ją jeszcze raz."));
    }
    fields.check().map(|()| ready.into_iter().map(|(row, _)| row.public_id).collect())
}

/// The orders that can be put into a batch now, each with its transfer; the oldest first.
async fn list_ready(db: &mut impl Read, now: Timestamp) -> Result<Vec<(CandidateRow, Transfer)>, ApiError> {
    let rows: Vec<CandidateRow> = store::select_candidates().first(db, "o.id", number(MOST_AT_ONCE)).await?;
    let rules = payable::load_rules(db, &rows, now).await?;
    let mut ready = Vec::new();
    for row in rows {
        if let Ok(transfer) = payable::transfer(&row, &rules, now)? {
            ready.push((row, transfer));
        }
    }
    Ok(ready)
}
