//! The ledger of one participant: each transfer with its cause, its explanation, and the balance of both accounts
//! after it.
use std::collections::HashMap;

use axum::Json;
use axum::extract::State;
use plon_domain::ledger::{AccountKind, CauseKind, TransferKind};
use serde::{Deserialize, Serialize};
use utoipa::openapi::Object;
use utoipa::{IntoParams, ToSchema};

use super::super::READ_PARTICIPANT;
use super::store::{self, TransferRow};
use plon_kernel::ids::ParticipantId;
use plon_kernel::paging::{NumberedList, Page, PageRequest, ROWS_PER_PAGE};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{ModeratorFinanceOrSupport, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};
use plon_platform::openapi;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct TransfersQuery {
    page: Option<i64>,
}

/// A movement of points from one account to another.
#[derive(Debug, Serialize, ToSchema)]
pub struct ListedTransfer {
    id: i64,
    #[schema(schema_with = kinds)]
    kind: TransferKind,
    points: i64,
    from: Side,
    to: Side,
    #[schema(schema_with = causes)]
    cause: CauseKind,
    /// Public id of the invoice or the order that caused it.
    #[serde(skip_serializing_if = "Option::is_none")]
    invoice: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    order: Option<String>,
    /// The operator who made it, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    operator: Option<String>,
    /// The reason, as the participant reads it.
    explanation: String,
    at: Timestamp,
}

/// One of a transfer's two accounts, and its balance right after it. A source's balance is negative: minus what it
/// issued.
#[derive(Debug, Serialize, ToSchema)]
pub struct Side {
    #[schema(schema_with = accounts)]
    account: AccountKind,
    balance: i64,
}

fn kinds() -> Object {
    openapi::codes(TransferKind::ALL.iter().map(|kind| kind.as_str()))
}

fn causes() -> Object {
    openapi::codes(CauseKind::ALL.iter().map(|cause| cause.as_str()))
}

fn accounts() -> Object {
    openapi::codes(AccountKind::ALL.iter().map(|account| account.as_str()))
}

/// Lists the transfers of a participant.
#[utoipa::path(get, path = "/api/v1/backoffice/participants/{id}/transfers", tag = "participants",
    params(("id" = i64, Path), TransfersQuery), responses((status = 200, body = NumberedList<ListedTransfer>)))]
pub async fn admin_list_participant_transfers(
    State(app): State<App>,
    operator: Operator<ModeratorFinanceOrSupport>,
    Path(id): Path<ParticipantId>,
    Query(query): Query<TransfersQuery>,
) -> Result<Json<NumberedList<ListedTransfer>>, ApiError> {
    let mut db = app.db.read().await?;
    super::super::store::find_account(&mut db, id).await?.ok_or(ApiError::NotFound)?;
    let mut db = audit::record_read(&app, db, READ_PARTICIPANT, audit::by(operator.id, id.0).about(id)).await?;
    let page =
        store::select_transfers(id).page(&mut db, "t.id", true, PageRequest::new(query.page, ROWS_PER_PAGE)).await?;
    let Page::<TransferRow> { items, pager } = page;
    let mut balances = match items.last() {
        Some(oldest) => store::load_balances_before(&mut db, id, oldest.id).await?,
        None => HashMap::new(),
    };
    let mut items: Vec<ListedTransfer> = items.into_iter().rev().map(|row| from_row(row, &mut balances)).collect();
    items.reverse();
    Ok(Json(NumberedList::new(items, pager)))
}

/// Converts a transfer, with the balances after it; `balances` are those before it and are updated.
fn from_row(row: TransferRow, balances: &mut HashMap<AccountKind, i64>) -> ListedTransfer {
    let mut side = |account: AccountKind, change: i64| {
        let balance = balances.entry(account).or_default();
        *balance += change;
        Side { account, balance: *balance }
    };
    ListedTransfer {
        id: row.id,
        kind: row.kind,
        points: row.points,
        from: side(row.from_account, -row.points),
        to: side(row.to_account, row.points),
        cause: row.cause,
        invoice: row.invoice,
        order: row.order_id,
        operator: row.operator,
        explanation: row.explanation,
        at: row.created_at,
    }
}
