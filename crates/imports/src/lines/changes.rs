//! Changes by operators to a file: shown with the result of the import, and as a file to download.
use axum::Json;
use axum::extract::State;
use axum::response::Response;
use plon_domain::import::ImportKind;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::super::store as imports;
use super::super::table;
use super::store::{self, ChangedCell};
use crate::handler;
use crate::model::MOST_CHANGES;
use plon_kernel::clock::time_in_warsaw;
use plon_kernel::ids::ImportId;
use plon_kernel::paging::{PageRequest, ROWS_PER_PAGE};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};
use plon_platform::response::{Field, List, Table};

const FIELDS: [(&str, &str); 7] = [
    ("row", "Wiersz"),
    ("column", "Kolumna"),
    ("original", "W\u{a0}pliku"),
    ("value", "Po poprawce"),
    ("reason", "Powód pominięcia"),
    ("by", "Kto"),
    ("at", "Kiedy"),
];

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ChangesQuery {
    page: Option<i64>,
}

/// Corrected cell, or a row left out.
#[derive(Debug, Serialize, ToSchema)]
pub struct ImportChange {
    /// Row number in the file, header included.
    row: i64,
    /// Column of the kind; null when the row is left out.
    column: Option<&'static str>,
    /// Original text in the file.
    original: String,
    /// Text that was read instead.
    value: String,
    /// Reason why the row is left out.
    reason: Option<String>,
    by: String,
    at: Timestamp,
}

impl ImportChange {
    fn of(kind: ImportKind, row: ChangedCell) -> ImportChange {
        let columns = handler::labels_of(kind).columns;
        let column = columns.iter().find(|column| column.key == row.column_key).map(|column| column.label);
        let (value, reason) = match row.column_key.is_empty() {
            true => (String::new(), Some(row.value)),
            false => (row.value, None),
        };
        let (by, at) = (row.changed_by, row.changed_at);
        ImportChange { row: row.row_number, column, original: row.original, value, reason, by, at }
    }
}

/// Lists the changes in the order of the file.
#[utoipa::path(get, path = "/api/v1/backoffice/imports/{id}/changes", tag = "imports",
    params(("id" = i64, Path), ChangesQuery), responses((status = 200, body = List<ImportChange>)))]
pub async fn admin_list_import_changes(
    State(app): State<App>,
    _: Operator<Moderator>,
    Path(id): Path<ImportId>,
    Query(query): Query<ChangesQuery>,
) -> Result<Json<List<ImportChange>>, ApiError> {
    let mut db = app.db.read().await?;
    let run = imports::find_import(&mut db, id).await?.ok_or(ApiError::NotFound)?;
    let page_request = PageRequest::new(query.page, ROWS_PER_PAGE);
    let page = store::select_changes(id).page::<ChangedCell>(&mut db, "c.row_number", false, page_request).await?;
    let items = page.items.into_iter().map(|row| ImportChange::of(run.kind, row)).collect();
    let fields = FIELDS.map(|(key, label)| Field::column(key, label)).into();
    Ok(Json(List { data: Table { items, fields }, meta: page.pager }))
}

/// Downloads all changes as CSV in UTF-8, for a spreadsheet.
#[utoipa::path(get, path = "/api/v1/backoffice/imports/{id}/changes.csv", tag = "imports",
    params(("id" = i64, Path)),
    responses((status = 200, body = String, content_type = "text/csv")))]
pub async fn admin_export_import_changes(
    State(app): State<App>,
    _: Operator<Moderator>,
    Path(id): Path<ImportId>,
) -> Result<Response, ApiError> {
    let mut db = app.db.read().await?;
    let run = imports::find_import(&mut db, id).await?.ok_or(ApiError::NotFound)?;
    let order = "c.row_number, c.column_key";
    let rows = store::select_changes(id).first::<ChangedCell>(&mut db, order, MOST_CHANGES).await?;
    let mut lines = Vec::with_capacity(rows.len());
    for row in rows {
        let change = ImportChange::of(run.kind, row);
        let at = time_in_warsaw(change.at).map_err(anyhow::Error::new)?.strftime("%Y-%m-%d %H:%M").to_string();
        let column = change.column.unwrap_or("Cały wiersz").to_owned();
        let reason = change.reason.unwrap_or_default();
        lines.push([change.row.to_string(), column, change.original, change.value, reason, change.by, at]);
    }
    table::csv_response(&format!("zmiany-import-{}", id.0), FIELDS.map(|(_, label)| label), lines)
}
