//! `GET /api/v1/edi/sales/{id}/results`: what became of each sale of a batch.
use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use plon_domain::import::{ImportStatus, RowOutcome, RowState};
use plon_domain::invoice::LineStatus;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::super::lines::store as lines;
use super::super::store::ImportRow;
use super::store::{self, ResultRow};
use super::{FIRST_ROW, index_of, load_own};
use plon_kernel::db::Read;
use plon_kernel::ids::ImportId;
use plon_kernel::paging::{CursorList, CursorMeta};
use plon_platform::api_clients::{ApiClient, ReadSales};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};

/// Sales on a page: a batch is read in two, for a client is let make 120 requests a minute.
const PER_PAGE: i64 = 500;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct BatchResultsQuery {
    /// `next_cursor` of the page before: the index of the first sale of this one.
    #[param(minimum = 0)]
    cursor: Option<i64>,
}

/// Outcome of a sale.
#[derive(Debug, Serialize, ToSchema)]
pub struct SaleResult {
    /// Place of the sale in the batch, from zero.
    index: i64,
    state: SaleState,
    /// The sentence that people read.
    message: String,
    /// Public id of the invoice that the sale belongs to.
    invoice: Option<String>,
    /// Points that its line has brought so far.
    points: i64,
    /// Errors of the sale, while it is `refused`.
    errors: Vec<SaleFieldError>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SaleState {
    /// Good; the batch waits to be accepted or is being posted.
    Accepted,
    /// Wrong; it waits for the client to push it anew, or for an operator to mend it.
    Refused,
    /// Left out by an operator.
    LeftOut,
    /// Of a buyer who takes no part in the programme.
    Outside,
    /// A line of the invoice, with its points.
    Posted,
    /// A line of the invoice, which an operator has to decide on.
    InReview,
    /// A line of the invoice, which an operator has rejected.
    Rejected,
    /// The programme knew the invoice already: the sale brings nothing again.
    Known,
    /// Nothing becomes of it: the batch is cancelled.
    Cancelled,
}

/// Error of a sale's field.
#[derive(Debug, Serialize, ToSchema)]
pub struct SaleFieldError {
    /// Name of the sale's field; none for an error of the sale as a whole.
    field: Option<String>,
    message: String,
}

/// Results, states and errors of the rows of a page.
struct Page {
    results: BTreeMap<i64, ResultRow>,
    lines: BTreeMap<i64, RowState>,
    errors: BTreeMap<i64, Vec<SaleFieldError>>,
}

impl Page {
    async fn load(db: &mut impl Read, id: ImportId, (first, last): (i64, i64)) -> Result<Page, ApiError> {
        let results = store::list_results_between(db, id, first, last).await?;
        let states = store::list_states_between(db, id, first, last).await?;
        let states = states.into_iter().map(|(row, state)| Ok((row, RowState::try_from(state)?)));
        let mut errors: BTreeMap<i64, Vec<SaleFieldError>> = BTreeMap::new();
        for error in lines::list_errors_between(db, id, (first, last)).await? {
            let field = Some(error.column_name).filter(|name| !name.is_empty());
            errors.entry(error.row_number).or_default().push(SaleFieldError { field, message: error.reason });
        }
        Ok(Page {
            results: results.into_iter().map(|row| (row.row_number, row)).collect(),
            lines: states.collect::<anyhow::Result<_>>()?,
            errors,
        })
    }

    fn take(&mut self, row: i64, run: &ImportRow) -> anyhow::Result<SaleResult> {
        let (result, errors) = (self.results.remove(&row), self.errors.remove(&row).unwrap_or_default());
        let state = match (&result, self.lines.get(&row)) {
            (Some(result), _) => result.state()?,
            (None, _) if run.status == ImportStatus::Cancelled => SaleState::Cancelled,
            (None, Some(RowState::Faulty)) => SaleState::Refused,
            (None, Some(RowState::LeftOut)) => SaleState::LeftOut,
            (None, Some(RowState::Good | RowState::Mended | RowState::Waiting)) => SaleState::Accepted,
            (None, Some(RowState::Outside) | None) => SaleState::Outside,
        };
        Ok(SaleResult {
            index: index_of(row),
            state,
            message: message_of(state, result.as_ref(), &errors),
            points: result.as_ref().map_or(0, |result| result.points.unwrap_or(0)),
            invoice: result.and_then(|result| result.invoice),
            errors: if state == SaleState::Refused { errors } else { Vec::new() },
        })
    }
}

impl ResultRow {
    fn state(&self) -> anyhow::Result<SaleState> {
        Ok(match (self.outcome, self.line_status()?) {
            (RowOutcome::LeftOut, _) => SaleState::LeftOut,
            (RowOutcome::Known, _) | (RowOutcome::Posted, None) => SaleState::Known,
            (RowOutcome::Posted, Some(LineStatus::Pending)) => SaleState::InReview,
            (RowOutcome::Posted, Some(LineStatus::Rejected)) => SaleState::Rejected,
            (RowOutcome::Posted, Some(_)) => SaleState::Posted,
        })
    }
}

fn message_of(state: SaleState, result: Option<&ResultRow>, errors: &[SaleFieldError]) -> String {
    let reason = result.and_then(|result| result.reason.clone());
    let sentence = match state {
        SaleState::Accepted => "Sprzedaż jest poprawna. Czeka na zapisanie paczki.",
        SaleState::Refused => {
            let first = errors.first().map(|error| error.message.clone());
            return first.unwrap_or_else(|| "Ta sprzedaż jest błędna".to_owned());
        }
        SaleState::LeftOut => "Operator pominął tę sprzedaż",
        SaleState::Outside => "Nabywca nie bierze udziału w\u{a0}programie",
        SaleState::Posted => "Sprzedaż jest zapisana",
        SaleState::InReview => "Sprzedaż jest zapisana i\u{a0}czeka na decyzję operatora",
        SaleState::Rejected => return reason.unwrap_or_else(|| "Operator odrzucił tę pozycję".to_owned()),
        SaleState::Known => "Program znał już tę fakturę. Punkty nie są naliczane drugi raz.",
        SaleState::Cancelled => "Paczka jest anulowana",
    };
    sentence.to_owned()
}

/// Lists what became of each sale of a batch, as far as it is read, in the order in which they were pushed; of a posted
/// one as its invoice stands now.
#[utoipa::path(get, path = "/api/v1/edi/sales/{id}/results", tag = "machines",
    params(("id" = i64, Path), BatchResultsQuery), responses((status = 200, body = CursorList<SaleResult>)))]
pub async fn list_sales_batch_results(
    State(app): State<App>,
    client: ApiClient<ReadSales>,
    Path(id): Path<ImportId>,
    Query(query): Query<BatchResultsQuery>,
) -> Result<Json<CursorList<SaleResult>>, ApiError> {
    let mut db = app.db.read().await?;
    let run = load_own(&mut db, client.id, id).await?;
    let start = query.cursor.unwrap_or(0).clamp(0, run.rows_read);
    let end = (start + PER_PAGE).min(run.rows_read);
    let mut page = Page::load(&mut db, id, (start + FIRST_ROW, end + FIRST_ROW - 1)).await?;
    let items = (start..end).map(|index| page.take(index + FIRST_ROW, &run)).collect::<anyhow::Result<_>>()?;
    let next_cursor = (end < run.rows_read).then_some(end);
    let meta = CursorMeta { per_page: PER_PAGE, total: run.rows_read, more_than_total: false, next_cursor };
    Ok(Json(CursorList::new(items, meta)))
}
