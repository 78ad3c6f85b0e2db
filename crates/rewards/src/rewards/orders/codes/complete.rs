//! Open orders that have their codes, as a stopped job leaves them: counted, and completed by another job.
use std::collections::BTreeSet;

use axum::Json as Body;
use axum::extract::State;
use axum::http::StatusCode;
use plon_bulk_jobs::{MOST_RECORDS, StartedJob};
use plon_domain::bulk_job::BulkJobKind;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::check::rows;
use super::job::{self, ORDERS};
use super::store;
use plon_kernel::db::Read;
use plon_platform::app::App;
use plon_platform::auth::{Finance, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::Json;
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, idempotent};
use plon_platform::response::{ActionResponse, DataResponse};
use plon_platform::secrets;

const PATH: &str = "/api/v1/backoffice/card-codes/complete";

/// Orders that have their codes, are open, and wait in no running job.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"orders": 12}))]
pub struct CodedOrders {
    /// Number of orders, at most 10,000.
    orders: i64,
}

/// Counts the open orders that have their codes and that no running job completes.
#[utoipa::path(get, path = PATH, tag = "orders", responses((status = 200, body = DataResponse<CodedOrders>)))]
pub async fn admin_count_coded_orders(
    State(app): State<App>,
    _: Operator<Finance>,
) -> Result<Body<DataResponse<CodedOrders>>, ApiError> {
    let orders = list_left(&mut app.db.read().await?).await?;
    Ok(Body(DataResponse { data: CodedOrders { orders: rows(orders.len()) } }))
}

/// Starts a job that completes them; with another number than the operator saw, nothing is done.
#[utoipa::path(post, path = PATH, tag = "orders", request_body = CodedOrders,
    responses((status = 201, body = ActionResponse<StartedJob>)))]
pub async fn admin_complete_coded_orders(
    State(app): State<App>,
    operator: Operator<Finance>,
    key: IdempotencyKey,
    Json(seen): Json<CodedOrders>,
) -> Result<Answer, ApiError> {
    let now = app.clock.now();
    let request = Request::new(operator.id, key, PATH, &seen)?;
    idempotent(&app, request, StatusCode::CREATED, async |tx| {
        let orders = list_left(tx).await?;
        let (found, mut fields) = (rows(orders.len()), Fields::default());
        if found == 0 {
            fields.add_error("orders", "Żadne zamówienie z\u{a0}kodem nie czeka już na realizację");
        } else if found != seen.orders {
            fields.add_error("orders", format!("Teraz są to {}. Sprawdź jeszcze raz.", ORDERS.count(found)));
        }
        fields.check()?;
        let data = job::start_over(tx, (&orders, BTreeSet::new()), operator.id, now).await?;
        Ok(ActionResponse { message: format!("Realizujemy {}", ORDERS.count(found)), data })
    })
    .await
}

/// The oldest of them, as many as a job may have; one whose number was lost waits for another number.
async fn list_left(db: &mut impl Read) -> Result<Vec<i64>, ApiError> {
    let in_jobs = plon_bulk_jobs::list_waiting_in_jobs(db, BulkJobKind::CardCodes).await?;
    let coded = store::list_open_coded(db, rows(MOST_RECORDS + in_jobs.len())).await?;
    let left = coded.into_iter().filter(|(order, number)| !in_jobs.contains(order) && !secrets::is_lost(number));
    Ok(left.map(|(order, _)| order).take(MOST_RECORDS).collect())
}
