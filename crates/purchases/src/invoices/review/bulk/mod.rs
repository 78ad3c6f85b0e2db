//! Bulk job over the queue of invoices: all that its filters find are accepted by their e-invoices, or rejected, in
//! steps, each or not.
mod apply;
mod store;

use axum::Json as Body;
use axum::extract::State;
use axum::http::StatusCode;
use plon_bulk_jobs::{MOST_RECORDS, Moving, NewJob, StartedJob};
use plon_domain::bulk_job::{BulkJobKind, InvoiceChange};
use plon_domain::invoice::InvoiceStatus;
use plon_domain::money::Grosze;
use plon_domain::text::Plural;
use serde::{Deserialize, Serialize};
use utoipa::openapi::Object;
use utoipa::{IntoParams, ToSchema};

use super::super::statuses;
use super::form::{LONGEST_REASON, parse_required_text};
use super::queue::parse_search;
use super::store::{QueuedRow, select_queue};
use apply::StoredChange;
use plon_kernel::db::Read;
use plon_platform::app::App;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::{ApiError, Fields};
use plon_platform::extract::{Json, Query};
use plon_platform::idempotency::{Answer, IdempotencyKey, Request, idempotent};
use plon_platform::openapi;
use plon_platform::response::{ActionResponse, DataResponse};

const PATH: &str = "/api/v1/backoffice/invoices/bulk-job";

const INVOICES: Plural = Plural { one: "faktura", few: "faktury", many: "faktur" };

fn actions() -> Object {
    openapi::codes(InvoiceChange::ALL.iter().map(|change| change.as_str()))
}

/// Filters of the list, as the browser sends them.
#[derive(Debug, Clone, Default, Serialize, Deserialize, IntoParams, ToSchema)]
#[into_params(parameter_in = Query)]
pub struct InvoicesFound {
    #[param(schema_with = statuses)]
    #[schema(schema_with = statuses)]
    status: Option<InvoiceStatus>,
    /// Same as in the list.
    search: Option<String>,
    /// True for only those with an open appeal.
    appeals: Option<bool>,
}

/// Invoices that a job would concern.
#[derive(Debug, Serialize, ToSchema)]
pub struct InvoiceJobPreview {
    /// Number of invoices that the filters find, at most 10,001.
    found: i64,
    /// Number of those that wait for a decision.
    pending: i64,
    /// Number of those that wait and whose e-invoice is confirmed: what can be accepted is among them.
    confirmed: i64,
    /// Net value in grosze of the confirmed ones, as far as their lines are known.
    confirmed_value: i64,
    /// True when accepting them would wait for a second person.
    accepting_waits: bool,
}

/// Counts the invoices of a list.
#[utoipa::path(get, path = PATH, tag = "invoices", params(InvoicesFound),
    responses((status = 200, body = DataResponse<InvoiceJobPreview>)))]
pub async fn admin_preview_invoice_job(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Query(query): Query<InvoicesFound>,
) -> Result<Body<DataResponse<InvoiceJobPreview>>, ApiError> {
    let mut db = app.db.read().await?;
    let found = list_found(&mut db, &query).await?;
    let (confirmed, confirmed_value) = sum_confirmed(&found);
    let data = InvoiceJobPreview {
        found: number(found.len()),
        pending: number(found.iter().filter(|row| row.status == InvoiceStatus::Pending).count()),
        confirmed,
        confirmed_value,
        accepting_waits: plon_bulk_jobs::needs_approval(&mut db, operator.id, confirmed, app.clock.now()).await?,
    };
    Ok(Body(DataResponse { data }))
}

/// Number of the invoices that wait and whose e-invoice is confirmed, and their net value in grosze.
fn sum_confirmed(found: &[QueuedRow]) -> (i64, i64) {
    let pending = found.iter().filter(|row| row.status == InvoiceStatus::Pending);
    let confirmed = pending.filter(|row| row.proof.as_deref() == Some(apply::CONFIRMED.as_str()));
    confirmed.fold((0, 0), |(count, value), row| (count + 1, value + row.net_value))
}

/// Accepting invoices grants points; rejecting them moves none.
fn moving(change: &StoredChange, found: &[QueuedRow]) -> Option<Moving> {
    let (records, value) = sum_confirmed(found);
    let is_accepting = change.reason.is_none();
    is_accepting.then(|| Moving {
        records,
        summary: format!(
            "Potwierdzone e-faktury na liście: {}; wartość netto znanych pozycji: {}.",
            INVOICES.count(records),
            Grosze(value).to_polish()
        ),
    })
}

/// Invoices and what becomes of them, as the browser sends it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[schema(example = json!({"filters": {"status": "pending"}, "invoices": 300, "action": "accept"}))]
pub struct InvoiceJobForm {
    #[serde(default)]
    filters: InvoicesFound,
    /// Number of invoices that the operator saw; with another the list has changed, and nothing is done.
    invoices: i64,
    #[schema(schema_with = actions)]
    action: String,
    /// Reason of a rejection, which every participant reads.
    reason: Option<String>,
}

impl InvoiceJobForm {
    /// # Errors
    /// `Invalid` at the fields of the action.
    fn change(&self) -> Result<StoredChange, ApiError> {
        let mut fields = Fields::default();
        let action = InvoiceChange::try_from(self.action.as_str()).map_err(|_| "Wybierz, co zrobić");
        let reason = match fields.parse("action", action) {
            Some(InvoiceChange::Reject) => {
                parse_required_text(&mut fields, "reason", self.reason.as_deref(), LONGEST_REASON)
            }
            Some(InvoiceChange::Accept) | None => None,
        };
        fields.check().map(|()| StoredChange { reason })
    }
}

/// Starts a job over the invoices of a list; its progress and report have an address of their own.
#[utoipa::path(post, path = PATH, tag = "invoices", request_body = InvoiceJobForm,
    responses((status = 201, body = ActionResponse<StartedJob>)))]
pub async fn admin_start_invoice_job(
    State(app): State<App>,
    operator: Operator<Moderator>,
    key: IdempotencyKey,
    Json(form): Json<InvoiceJobForm>,
) -> Result<Answer, ApiError> {
    let change = form.change()?;
    let request = Request::new(operator.id, key, PATH, &form)?;
    idempotent(&app, request, StatusCode::CREATED, async |tx| {
        let found = list_found(tx, &form.filters).await?;
        check_found(found.len(), form.invoices)?;
        let ids: Vec<i64> = found.iter().map(|row| row.id.0).collect();
        let new = NewJob {
            kind: BulkJobKind::Invoices,
            by: operator.id,
            title: format!("Faktury: {}", change.title()),
            change: serde_json::to_string(&change).map_err(anyhow::Error::new)?,
            records: &ids,
            moving: moving(&change, &found),
        };
        let data = plon_bulk_jobs::start(tx, new, app.clock.now()).await?;
        let message = data.message(format!("Zadanie jest w\u{a0}toku: {}", count(ids.len())));
        Ok(ActionResponse { message, data })
    })
    .await
}

/// # Errors
/// At `invoices`, when there are none, too many, or others than the operator saw.
fn check_found(found: usize, seen: i64) -> Result<(), ApiError> {
    let mut fields = Fields::default();
    if found == 0 {
        fields.add_error("invoices", "Na liście nie ma już żadnej faktury");
    } else if found > MOST_RECORDS {
        fields.add_error("invoices", "Naraz może być najwyżej 10\u{a0}000 faktur. Zawęź listę filtrami.");
    } else if number(found) != seen {
        let now = count(found);
        fields.add_error("invoices", format!("Lista się zmieniła. Teraz: {now}. Sprawdź ją jeszcze raz."));
    }
    fields.check()
}

/// The invoices that the filters find, in the order of their ids; one more than a job may have, if there are more.
async fn list_found(db: &mut impl Read, query: &InvoicesFound) -> Result<Vec<QueuedRow>, ApiError> {
    let wanted = parse_search(query.search.as_deref().unwrap_or_default());
    let found = select_queue(query.status, query.appeals.unwrap_or(false), &wanted);
    Ok(found.first(db, "i.id", number(MOST_RECORDS + 1)).await?)
}

fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

fn count(invoices: usize) -> String {
    INVOICES.count(number(invoices))
}
