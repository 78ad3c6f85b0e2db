//! Faulty rows of a file with the reasons: in pages, and as a file to send back to its author.
use axum::Json;
use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::cells::CellFault;
use super::lines::store::{self, FaultRow};
use super::table;
use plon_kernel::columns::ImportId;
use plon_kernel::paging::Slice;
use plon_platform::answer::{Field, List, Table};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};
use plon_platform::who::{Moderates, Operator};

const PER_PAGE: i64 = 25;

/// More than the faults of any file.
const ALL: i64 = 100_000;

const FIELDS: [(&str, &str); 4] =
    [("row", "Wiersz"), ("column", "Kolumna"), ("value", "Wartość"), ("reason", "Co poprawić")];

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct FaultsQuery {
    page: Option<i64>,
}

/// Fault of a row.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ImportFault {
    /// Row number in the file, header included.
    pub row: i64,
    /// Name of the column; empty for a fault of the whole row.
    column: String,
    value: String,
    reason: String,
}

impl ImportFault {
    pub fn new(row: i64, fault: CellFault) -> ImportFault {
        ImportFault { row, column: fault.column, value: fault.value, reason: fault.reason }
    }
}

impl From<FaultRow> for ImportFault {
    fn from(row: FaultRow) -> ImportFault {
        ImportFault { row: row.row_number, column: row.column_name, value: row.value, reason: row.reason }
    }
}

/// Lists the faults in the order of the file.
#[utoipa::path(get, path = "/api/v1/backoffice/imports/{id}/faults", tag = "imports",
    params(("id" = i64, Path), FaultsQuery), responses((status = 200, body = List<ImportFault>)))]
pub async fn admin_list_import_errors(
    State(app): State<App>,
    _: Operator<Moderates>,
    Path(id): Path<ImportId>,
    Query(asked): Query<FaultsQuery>,
) -> Result<Json<List<ImportFault>>, ApiError> {
    let slice = Slice::new(asked.page, PER_PAGE);
    let page = store::faults(id).page::<FaultRow>(&mut app.db.read().await?, "row_number", false, slice).await?;
    let items = page.items.into_iter().map(ImportFault::from).collect();
    let fields = FIELDS.map(|(key, label)| Field::column(key, label)).into();
    Ok(Json(List { data: Table { items, fields }, meta: page.pager }))
}

/// Downloads all faults as CSV in UTF-8, for a spreadsheet.
#[utoipa::path(get, path = "/api/v1/backoffice/imports/{id}/faults.csv", tag = "imports",
    params(("id" = i64, Path)),
    responses((status = 200, body = String, content_type = "text/csv")))]
pub async fn admin_export_import_errors(
    State(app): State<App>,
    _: Operator<Moderates>,
    Path(id): Path<ImportId>,
) -> Result<Response, ApiError> {
    let faults = store::faults(id).first::<FaultRow>(&mut app.db.read().await?, "row_number, place", ALL).await?;
    as_csv(faults.into_iter().map(ImportFault::from))
}

/// Faults as a CSV download.
///
/// # Errors
/// When they cannot be written, which only a defect can cause.
pub fn as_csv(faults: impl IntoIterator<Item = ImportFault>) -> Result<Response, ApiError> {
    let row = |fault: ImportFault| [fault.row.to_string(), fault.column, fault.value, fault.reason];
    table::csv("bledne-wiersze", FIELDS.map(|(_, label)| label), faults.into_iter().map(row))
}
