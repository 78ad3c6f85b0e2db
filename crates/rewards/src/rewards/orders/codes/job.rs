//! Bulk job of a file of codes: completes the orders whose codes are stored, and notifies their owners.
use std::collections::BTreeSet;

use futures_util::future::BoxFuture;
use plon_bulk_jobs::{BulkHandler, NewJob, Outcome, StartedJob, Step};
use plon_domain::bulk_job::BulkJobKind;
use plon_domain::text::Plural;
use serde::{Deserialize, Serialize};

use super::super::admin::refusal;
use super::check::rows;
use super::give::{CodedOrder, complete_order};
use super::plan::{self, Plan};
use super::store;
use plon_kernel::db::Tx;
use plon_kernel::ids::{OperatorId, OrderId};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::error::ApiError;

inventory::submit! {
    BulkHandler { kind: BulkJobKind::CardCodes, approver: None, apply }
}

pub const ORDERS: Plural = Plural { one: "zamówienie", few: "zamówienia", many: "zamówień" };

/// Data that the job needs beside the orders, as it is stored with it; the codes stand in their own table only.
#[derive(Debug, Serialize, Deserialize)]
struct StoredChange {
    /// Completed orders whose lost code was replaced.
    replaced: BTreeSet<i64>,
}

/// Starts the job of a file, if an order is to be completed or an owner to be told of a new code.
///
/// # Errors
/// When the database does not answer.
pub async fn start(tx: &mut Tx, plan: &Plan, by: OperatorId, now: Timestamp) -> Result<Option<StartedJob>, ApiError> {
    let replaced: BTreeSet<i64> = plan.replaced().map(|order| order.0).collect();
    let orders: Vec<i64> = plan.to_complete().map(|order| order.0).chain(replaced.iter().copied()).collect();
    if orders.is_empty() {
        return Ok(None);
    }
    start_over(tx, (&orders, replaced), by, now).await.map(Some)
}

/// Starts a job over orders that have their codes; of `replaced` only the owners are told.
///
/// # Errors
/// When the database does not answer.
pub async fn start_over(
    tx: &mut Tx,
    (orders, replaced): (&[i64], BTreeSet<i64>),
    by: OperatorId,
    now: Timestamp,
) -> Result<StartedJob, ApiError> {
    let new = NewJob {
        kind: BulkJobKind::CardCodes,
        by,
        title: format!("Kody kart: {}", ORDERS.count(rows(orders.len()))),
        change: serde_json::to_string(&StoredChange { replaced }).map_err(anyhow::Error::new)?,
        records: orders,
        moving: None,
    };
    plon_bulk_jobs::start(tx, new, now).await
}

fn apply<'a>(app: &'a App, tx: &'a mut Tx, step: Step<'a>) -> BoxFuture<'a, Result<Vec<Outcome>, ApiError>> {
    Box::pin(complete_orders(app, tx, step))
}

async fn complete_orders(app: &App, tx: &mut Tx, step: Step<'_>) -> Result<Vec<Outcome>, ApiError> {
    let StoredChange { replaced } = serde_json::from_str(step.change).map_err(anyhow::Error::new)?;
    let orders: Vec<OrderId> = step.records.iter().copied().map(OrderId).collect();
    plan::lock_owners(tx, &orders).await?;
    let mut outcomes = Vec::with_capacity(orders.len());
    for row in store::list_orders(tx, &orders).await? {
        let (record, public_id) = (row.stored.id.0, row.public_id.clone());
        let coded = CodedOrder { row, is_replaced: replaced.contains(&record) };
        tx.savepoint().await?;
        let refusal = match complete_order(app, tx, coded, step.by, app.clock.now()).await {
            Ok(()) => {
                tx.release().await?;
                None
            }
            Err(ApiError::Refused(why)) => {
                tx.rollback_to().await?;
                Some(refusal(record, &public_id, why))
            }
            Err(other) => return Err(other),
        };
        outcomes.push(Outcome { record, refusal });
    }
    Ok(outcomes)
}
