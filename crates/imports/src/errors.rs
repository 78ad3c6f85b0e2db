//! Faulty rows of a file with the reasons: in pages, and as a file to send back to its author.
use axum::Json;
use axum::extract::State;
use axum::response::Response;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::lines::store::{self, ErrorRow};
use super::model::CellError;
use super::table;
use plon_kernel::ids::ImportId;
use plon_kernel::paging::{PageRequest, ROWS_PER_PAGE};
use plon_platform::app::App;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};
use plon_platform::response::{Field, List, Table};

/// More than the errors of any file.
const ALL: i64 = 100_000;

const FIELDS: [(&str, &str); 4] =
    [("row", "Wiersz"), ("column", "Kolumna"), ("value", "Wartość"), ("reason", "Co poprawić")];

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ErrorsQuery {
    page: Option<i64>,
}

/// Error of a row.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ImportError {
    /// Row number in the file, header included.
    pub row: i64,
    /// Name of the column; empty for an error of the whole row.
    column: String,
    value: String,
    reason: String,
}

impl ImportError {
    pub fn new(row: i64, error: CellError) -> ImportError {
        ImportError { row, column: error.column, value: error.value, reason: error.reason }
    }
}

impl From<ErrorRow> for ImportError {
    fn from(row: ErrorRow) -> ImportError {
        ImportError { row: row.row_number, column: row.column_name, value: row.value, reason: row.reason }
    }
}

/// Lists the errors in the order of the file.
#[utoipa::path(get, path = "/api/v1/backoffice/imports/{id}/errors", tag = "imports",
    params(("id" = i64, Path), ErrorsQuery), responses((status = 200, body = List<ImportError>)))]
pub async fn admin_list_import_errors(
    State(app): State<App>,
    _: Operator<Moderator>,
    Path(id): Path<ImportId>,
    Query(query): Query<ErrorsQuery>,
) -> Result<Json<List<ImportError>>, ApiError> {
    let page_request = PageRequest::new(query.page, ROWS_PER_PAGE);
    let page =
        store::select_errors(id).page::<ErrorRow>(&mut app.db.read().await?, "row_number", false, page_request).await?;
    let items = page.items.into_iter().map(ImportError::from).collect();
    let fields = FIELDS.map(|(key, label)| Field::column(key, label)).into();
    Ok(Json(List { data: Table { items, fields }, meta: page.pager }))
}

/// Downloads all errors as CSV in UTF-8, for a spreadsheet.
#[utoipa::path(get, path = "/api/v1/backoffice/imports/{id}/errors.csv", tag = "imports",
    params(("id" = i64, Path)),
    responses((status = 200, body = String, content_type = "text/csv")))]
pub async fn admin_export_import_errors(
    State(app): State<App>,
    _: Operator<Moderator>,
    Path(id): Path<ImportId>,
) -> Result<Response, ApiError> {
    let errors =
        store::select_errors(id).first::<ErrorRow>(&mut app.db.read().await?, "row_number, place", ALL).await?;
    as_csv(errors.into_iter().map(ImportError::from))
}

/// Errors as a CSV download.
///
/// # Errors
/// When they cannot be written, which only a defect can cause.
pub fn as_csv(errors: impl IntoIterator<Item = ImportError>) -> Result<Response, ApiError> {
    let row = |error: ImportError| [error.row.to_string(), error.column, error.value, error.reason];
    table::csv_response("bledne-wiersze", FIELDS.map(|(_, label)| label), errors.into_iter().map(row))
}
