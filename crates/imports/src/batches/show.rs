//! `GET /api/v1/edi/sales/{id}`: what becomes of a batch.
use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use plon_domain::import::ImportStatus;
use serde::Serialize;
use utoipa::ToSchema;

use super::super::lines;
use super::super::store::{self as imports, ImportRow};
use super::load_own;
use crate::handler;
use plon_kernel::ids::ImportId;
use plon_kernel::types::Timestamp;
use plon_platform::api_clients::{ApiClient, ReadSales};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::extract::Path;
use plon_platform::response::{DataResponse, Status};

/// Errors and notes beyond this number are not counted.
const MOST_COUNTED: i64 = 10_000;

/// Pushed batch of sales.
#[derive(Debug, Serialize, ToSchema)]
pub struct SalesBatch {
    id: ImportId,
    /// `reading`, `previewed` (waits for acceptance or for errors to be mended), `posting`, `posted` or `cancelled`.
    status: Status,
    /// True when nothing more becomes of it: it is posted or cancelled.
    is_over: bool,
    /// True when an operator has to mend or accept it.
    waits_for_operator: bool,
    can_be_cancelled: bool,
    counts: BatchCounts,
    /// Figures that the valid sales would bring.
    preview: Vec<BatchFigure>,
    /// Figures of posting so far.
    figures: Vec<BatchFigure>,
    /// Number of errors, of which `/errors` tells.
    errors: i64,
    /// Number of notes, of which `/notes` tells.
    notes: i64,
    /// Sentence on why reading or posting has stopped.
    error: Option<String>,
    created_at: Timestamp,
    accepted_at: Option<Timestamp>,
    finished_at: Option<Timestamp>,
}

/// Numbers of sales.
#[derive(Debug, Serialize, ToSchema)]
pub struct BatchCounts {
    read: i64,
    valid: i64,
    faulty: i64,
    /// Sales to buyers outside the programme, which are skipped.
    skipped: i64,
    /// Valid sales that an operator has corrected.
    mended: i64,
    /// Sales that an operator has left out.
    left_out: i64,
    /// Sales that were posted.
    posted: i64,
    /// Invoices that the valid sales make up.
    invoices: i64,
}

/// Figure by its code.
#[derive(Debug, Serialize, ToSchema)]
pub struct BatchFigure {
    /// Code that stays the same from version to version.
    code: String,
    label: &'static str,
    value: i64,
}

impl SalesBatch {
    fn from_row(row: ImportRow, (errors, notes): (i64, i64)) -> anyhow::Result<SalesBatch> {
        let labels = handler::labels_of(row.kind);
        let figures = |stored: &str, labels: &[(&'static str, &'static str)]| {
            let sums: BTreeMap<String, i64> = serde_json::from_str(stored)?;
            let figure = |(code, label): &(&str, &'static str)| BatchFigure {
                code: (*code).to_owned(),
                label,
                value: sums.get(*code).copied().unwrap_or_default(),
            };
            anyhow::Ok(labels.iter().map(figure).collect::<Vec<_>>())
        };
        Ok(SalesBatch {
            id: row.id,
            is_over: matches!(row.status, ImportStatus::Posted | ImportStatus::Cancelled),
            waits_for_operator: row.status == ImportStatus::Previewed,
            can_be_cancelled: row.status.can_be_cancelled(),
            counts: BatchCounts {
                read: row.rows_read,
                valid: row.rows_valid,
                faulty: row.rows_faulty,
                skipped: row.rows_skipped,
                mended: row.rows_mended,
                left_out: row.rows_left_out,
                posted: row.rows_posted,
                invoices: row.groups,
            },
            preview: figures(&row.preview, labels.preview)?,
            figures: figures(&row.figures, labels.figures)?,
            errors,
            notes,
            status: Status::from(row.status),
            error: row.error,
            created_at: row.created_at,
            accepted_at: row.committed_at,
            finished_at: row.finished_at,
        })
    }
}

/// Shows a batch that the client has pushed.
#[utoipa::path(get, path = "/api/v1/edi/sales/{id}", tag = "machines", params(("id" = i64, Path)),
    responses((status = 200, body = DataResponse<SalesBatch>)))]
pub async fn show_sales_batch(
    State(app): State<App>,
    client: ApiClient<ReadSales>,
    Path(id): Path<ImportId>,
) -> Result<Json<DataResponse<SalesBatch>>, ApiError> {
    let mut db = app.db.read().await?;
    let row = load_own(&mut db, client.id, id).await?;
    let errors = lines::store::select_errors(id).count_capped(&mut db, MOST_COUNTED).await?;
    let notes = imports::select_notes(id).count_capped(&mut db, MOST_COUNTED).await?;
    Ok(Json(DataResponse { data: SalesBatch::from_row(row, (errors, notes))? }))
}
