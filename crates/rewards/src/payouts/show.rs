//! One batch: its sums, its history, and the acts allowed to the caller.
use axum::Json;
use axum::extract::State;
use plon_domain::payout::{PayoutAct, PayoutStatus, may_approve};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::Object;

use super::model::ReturnedSum;
use super::status_label;
use super::store::{self, EventRow};
use plon_kernel::db::Read;
use plon_kernel::ids::{OperatorId, PayoutId};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::openapi;
use plon_platform::response::{DataResponse, Status};

/// A batch of transfers.
#[derive(Debug, Serialize, ToSchema)]
pub struct Payout {
    pub id: PayoutId,
    /// Version for optimistic locking; every act must name it.
    version: i64,
    status: Status,
    /// The batch's name at the bank.
    message_id: String,
    /// Number of transfers, without removed ones.
    transfers: i64,
    /// Their sum in grosze, as the bank's file has it.
    amount: i64,
    /// Tax withheld from the orders' amounts, in grosze.
    #[serde(skip_serializing_if = "Option::is_none")]
    tax: Option<i64>,
    /// Returned transfers.
    #[serde(skip_serializing_if = "Option::is_none")]
    returned: Option<ReturnedSum>,
    /// The execution date asked of the bank.
    #[serde(skip_serializing_if = "Option::is_none")]
    execute_on: Option<BusinessDate>,
    /// Files for download, once it was exported.
    files: Vec<PayoutFile>,
    /// The acts allowed to the caller now.
    #[schema(schema_with = acts)]
    acts: Vec<&'static str>,
    history: Vec<PayoutEvent>,
}

/// A file of the batch.
#[derive(Debug, Serialize, ToSchema)]
pub struct PayoutFile {
    #[schema(schema_with = openapi::file_formats)]
    format: String,
    encoding: String,
}

/// An act on a batch.
#[derive(Debug, Serialize, ToSchema)]
pub struct PayoutEvent {
    act: &'static str,
    label: &'static str,
    at: Timestamp,
    by: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
}

fn acts() -> utoipa::openapi::schema::Array {
    let act: Object = openapi::codes(PayoutAct::ALL.iter().map(|act| act.as_str()));
    utoipa::openapi::schema::Array::new(act)
}

/// Shows a batch with its history.
#[utoipa::path(get, path = "/api/v1/backoffice/payouts/{id}", tag = "payouts",
    params(("id" = i64, Path, description = "the batch's number")), responses((status = 200, body = DataResponse<Payout>),
    (status = 400)))]
pub async fn admin_show_payout(
    State(app): State<App>,
    operator: Operator<Finance>,
    Path(id): Path<PayoutId>,
) -> Result<Json<DataResponse<Payout>>, ApiError> {
    let mut db = app.db.read().await?;
    Ok(Json(DataResponse { data: load_payout(&mut db, id, operator.id).await? }))
}

/// Reads a batch as an operator sees it.
///
/// # Errors
/// `NotFound` when there is no such batch.
pub async fn load_payout(db: &mut impl Read, id: PayoutId, caller: OperatorId) -> Result<Payout, ApiError> {
    let row = store::find_payout(db, id).await?.ok_or(ApiError::NotFound)?;
    let status = PayoutStatus::try_from(row.status.as_str()).map_err(anyhow::Error::new)?;
    let events = store::list_events(db, id).await?;
    let files = store::list_files(db, id).await?;
    let may = |act: PayoutAct| match act {
        PayoutAct::Cancel => false,
        PayoutAct::Approve => row.transfers > 0 && may_approve(caller, &involved_operators(&events)),
        PayoutAct::Export => row.transfers > 0,
        _ => true,
    };
    let acts = PayoutAct::ALL.iter().copied().filter(|&act| status.allows(act) && may(act)).map(PayoutAct::as_str);
    Ok(Payout {
        id,
        version: row.version,
        status: status_label(status),
        acts: acts.collect(),
        message_id: row.message_id,
        transfers: row.transfers,
        amount: row.amount,
        tax: Some(store::sum_withheld(db, id).await?).filter(|tax| *tax > 0),
        returned: Some(store::sum_returned(db, id).await?).filter(|sum| sum.transfers > 0),
        execute_on: row.execute_on,
        files: files.into_iter().map(|file| PayoutFile { format: file.format, encoding: file.encoding }).collect(),
        history: events.into_iter().map(event).collect::<anyhow::Result<_>>()?,
    })
}

/// The operators who proposed or changed a batch.
pub fn involved_operators(events: &[EventRow]) -> Vec<OperatorId> {
    let shaped = |event: &&EventRow| PayoutAct::try_from(event.act.as_str()).is_ok_and(PayoutAct::shapes);
    events.iter().filter(shaped).filter_map(|event| event.operator_id).collect()
}

fn event(row: EventRow) -> anyhow::Result<PayoutEvent> {
    let act = PayoutAct::try_from(row.act.as_str())?;
    let by = row.operator.unwrap_or_else(|| "Zamówienie".to_owned());
    Ok(PayoutEvent { act: act.as_str(), label: act.label(), at: row.at, by, note: row.note })
}
