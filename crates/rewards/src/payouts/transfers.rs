//! The transfers of a batch, sorted by their orders' numbers.
use axum::Json;
use axum::extract::State;
use plon_domain::iban::Iban;
use plon_domain::payout::TransferState;
use plon_domain::reward::RewardKind;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::candidates::{READ_ACCOUNTS, TransferWait};
use super::store::{self, TransferRow};
use super::{payable, transfer_status_label};
use plon_kernel::ids::{OrderId, ParticipantId, PayoutId};
use plon_kernel::paging::{CursorList, CursorPage, Sort};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};
use plon_platform::openapi;
use plon_platform::response::Status;

/// Number of transfers on a page.
const PER_PAGE: i64 = 100;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct TransfersQuery {
    /// `next_cursor` of the previous page.
    cursor: Option<i64>,
}

/// A transfer as it was put into the batch.
#[derive(Debug, Serialize, ToSchema)]
pub struct PayoutTransfer {
    /// Public id of the order.
    order: String,
    number: OrderId,
    participant: ParticipantId,
    /// `bank_transfer` or `charity_transfer`.
    #[schema(schema_with = openapi::transfer_kinds)]
    kind: &'static str,
    state: Status,
    /// Grosze, as in the bank's file.
    amount: i64,
    /// Tax withheld from the order's amount, in grosze.
    #[serde(skip_serializing_if = "Option::is_none")]
    tax: Option<i64>,
    /// Account number in groups of four.
    account: String,
    name: String,
    street: String,
    city: String,
    title: String,
    /// The bank's reason for the return.
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    /// Reason that keeps the batch from being exported.
    #[serde(skip_serializing_if = "Option::is_none")]
    wait: Option<TransferWait>,
    /// Answer of the register of VAT payers about the account, if it was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    white_list: Option<WhiteListAnswer>,
}

/// The register's last answer about a transfer's account.
#[derive(Debug, Serialize, ToSchema)]
pub struct WhiteListAnswer {
    /// True if the register knows the account as the participant's.
    assigned: bool,
    /// The day that the question was about.
    on: BusinessDate,
    /// The register's id of its answer.
    request_id: String,
}

/// Lists the transfers of a batch, removed ones included.
#[utoipa::path(get, path = "/api/v1/backoffice/payouts/{id}/transfers", tag = "payouts", params(TransfersQuery,
    ("id" = i64, Path, description = "the batch's number")), responses((status = 200, body = CursorList<PayoutTransfer>)))]
pub async fn admin_list_payout_transfers(
    State(app): State<App>,
    operator: Operator<Finance>,
    Path(id): Path<PayoutId>,
    Query(query): Query<TransfersQuery>,
) -> Result<Json<CursorList<PayoutTransfer>>, ApiError> {
    let mut db = app.db.read().await?;
    store::find_payout(&mut db, id).await?.ok_or(ApiError::NotFound)?;
    let mut db = audit::record_read(&app, db, READ_ACCOUNTS, audit::by(operator.id, id.0)).await?;
    let page = store::select_transfers(id).cursor_page(&mut db, Sort::Oldest, query.cursor, PER_PAGE).await?;
    let CursorPage::<TransferRow> { items, meta } = page;
    let now = app.clock.now();
    let items = items.into_iter().map(|row| from_row(row, now)).collect::<anyhow::Result<_>>()?;
    Ok(Json(CursorList::new(items, meta)))
}

fn from_row(row: TransferRow, now: Timestamp) -> anyhow::Result<PayoutTransfer> {
    let kind = row.kind()?;
    let state = TransferState::try_from(row.state.as_str())?;
    let wait = row.wait(kind, now).filter(|_| state == TransferState::Waiting);
    let white_list = row.white_list();
    let TransferRow { amount, name, street, city, title, note, .. } = row;
    Ok(PayoutTransfer {
        order: row.order_public_id,
        number: row.order_id,
        participant: row.participant_id,
        kind: kind.as_str(),
        state: transfer_status_label(state),
        amount,
        tax: Some(row.tax).filter(|tax| *tax > 0),
        account: Iban::parse(&row.account)?.grouped(),
        name,
        street,
        city,
        title,
        note,
        wait: wait.map(TransferWait::from),
        white_list,
    })
}

impl TransferRow {
    /// # Errors
    /// When the stored kind is unknown: a defect of the data.
    pub fn kind(&self) -> anyhow::Result<RewardKind> {
        Ok(RewardKind::try_from(self.kind.as_str())?)
    }

    fn white_list(&self) -> Option<WhiteListAnswer> {
        let (assigned, on) = (self.listed?, self.listed_on?);
        Some(WhiteListAnswer { assigned, on, request_id: self.listed_request_id.clone()? })
    }

    /// Reason why it cannot be sent yet.
    pub fn wait(&self, kind: RewardKind, now: Timestamp) -> Option<plon_domain::payout::Wait> {
        payable::waiting_period(kind, [self.bank_account_changed_at, self.email_changed_at, self.phone_changed_at], now)
    }
}
