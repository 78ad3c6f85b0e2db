//! Rows of a file with their states: the text of their cells, the errors, and the changes.
use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use plon_domain::import::RowState;
use plon_domain::nip::Nip;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::super::cells::LONGEST_CELL;
use super::super::store::{self as imports, ImportRow};
use super::store::{self, ChangedCell, ErrorRow, LineRow};
use super::{Changes, states};
use crate::handler;
use plon_kernel::db::Read;
use plon_kernel::ids::{DistributorId, ImportId};
use plon_kernel::paging::{CursorList, CursorPage, ROWS_PER_PAGE, Sort};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::auth::{Moderator, Operator};
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};
use plon_platform::response::Status;

audit::events! {
    READ_ROWS: () => () = "imports.read_rows" on "imports";
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct RowsQuery {
    #[param(schema_with = states)]
    state: Option<RowState>,
    /// Keyset pagination: `next_cursor` of the page before.
    cursor: Option<i64>,
}

/// Row of a file.
#[derive(Debug, Serialize, ToSchema)]
pub struct ImportedRow {
    /// Row number in the file, header included.
    row: i64,
    /// Version for optimistic locking, to be sent with a change of the row.
    version: i64,
    status: Status,
    /// Cells under the kind's columns that the file has; empty when the row does not fit the columns.
    cells: Vec<ImportedCell>,
    /// Errors of the row as a whole.
    errors: Vec<String>,
    /// Reason why it is left out, and the operator.
    left_out: Option<ImportedChange>,
}

/// Cell of a row.
#[derive(Debug, Serialize, ToSchema)]
pub struct ImportedCell {
    /// Key of the kind's column.
    key: &'static str,
    label: &'static str,
    /// Text that is read.
    value: String,
    /// Original text in the file, when it was corrected.
    mended: Option<ImportedChange>,
    /// Error of the cell.
    error: Option<String>,
    /// Distributor for which the text can be stored as a name of a pack.
    names_for: Option<DistributorId>,
}

/// Change with its author.
#[derive(Debug, Serialize, ToSchema)]
pub struct ImportedChange {
    /// Original text of a cell, or the reason for leaving a row out.
    text: String,
    by: String,
    at: Timestamp,
}

/// Lists the rows of a file in its order, as long as they are kept for review.
#[utoipa::path(get, path = "/api/v1/backoffice/imports/{id}/rows", tag = "imports",
    params(("id" = i64, Path), RowsQuery), responses((status = 200, body = CursorList<ImportedRow>)))]
pub async fn admin_list_import_rows(
    State(app): State<App>,
    operator: Operator<Moderator>,
    Path(id): Path<ImportId>,
    Query(query): Query<RowsQuery>,
) -> Result<Json<CursorList<ImportedRow>>, ApiError> {
    let mut db = app.db.read().await?;
    let run = imports::find_import(&mut db, id).await?.ok_or(ApiError::NotFound)?;
    let mut db = audit::record_read(&app, db, READ_ROWS, audit::by(operator.id, id.0)).await?;
    let lines = store::select_lines(id, query.state);
    let CursorPage { items, meta } =
        lines.cursor_page::<LineRow>(&mut db, Sort::Oldest, query.cursor, ROWS_PER_PAGE).await?;
    let between = match (items.first(), items.last()) {
        (Some(first), Some(last)) => (first.row_number, last.row_number),
        _ => (0, 0),
    };
    let page = Page {
        mapping: serde_json::from_str(&run.mapping).map_err(anyhow::Error::new)?,
        errors: store::list_errors_between(&mut db, id, between).await?,
        changes: store::list_changes_between(&mut db, id, between).await?,
        run,
    };
    let mut rows = Vec::with_capacity(items.len());
    for line in items {
        rows.push(page.row(&mut db, line).await?);
    }
    Ok(Json(CursorList::new(rows, meta)))
}

/// Data about the rows of a page.
struct Page {
    run: ImportRow,
    /// Name of the file's column, by the key of the kind's.
    mapping: BTreeMap<String, String>,
    errors: Vec<ErrorRow>,
    changes: Vec<ChangedCell>,
}

impl Page {
    async fn row(&self, db: &mut impl Read, line: LineRow) -> Result<ImportedRow, ApiError> {
        let number = line.row_number;
        let own: BTreeMap<String, String> = serde_json::from_str(&line.cells).map_err(anyhow::Error::new)?;
        let errors: Vec<&ErrorRow> = self.errors.iter().filter(|error| error.row_number == number).collect();
        let changes: Vec<&ChangedCell> = self.changes.iter().filter(|change| change.row_number == number).collect();
        let mut read = own.clone();
        read.extend(Changes::new(changes.iter().copied().cloned().collect()).of(number).cells);
        let distributor = match errors.iter().any(|error| error.unnamed) {
            true => self.distributor(db, &read).await?,
            false => None,
        };
        let columns = handler::labels_of(self.run.kind).columns.iter();
        let cells = columns.filter(|column| own.contains_key(column.key)).map(|column| {
            let name = self.mapping.get(column.key);
            let error = errors.iter().find(|error| Some(&error.column_name) == name);
            let change = changes.iter().find(|change| change.column_key == column.key);
            ImportedCell {
                key: column.key,
                label: column.label,
                value: read.get(column.key).map_or_else(String::new, |text| text.chars().take(LONGEST_CELL).collect()),
                mended: change.map(|change| imported_change(change, &change.original)),
                error: error.map(|error| error.reason.clone()),
                names_for: distributor.filter(|_| error.is_some_and(|error| error.unnamed)),
            }
        });
        let left_out = changes.iter().find(|change| change.column_key.is_empty());
        Ok(ImportedRow {
            row: number,
            version: line.version,
            status: line.state.into(),
            cells: cells.collect(),
            errors: errors.iter().filter(|f| f.column_name.is_empty()).map(|error| error.reason.clone()).collect(),
            left_out: left_out.map(|change| imported_change(change, &change.value)),
        })
    }

    /// Distributor whose names a row uses: the source's, or the one whose NIP the row has.
    async fn distributor(
        &self,
        db: &mut impl Read,
        cells: &BTreeMap<String, String>,
    ) -> Result<Option<DistributorId>, ApiError> {
        if self.run.distributor_id.is_some() {
            return Ok(self.run.distributor_id);
        }
        let nip = cells.get("distributor_nip").and_then(|text| Nip::parse(text).ok());
        Ok(match nip {
            Some(nip) => store::find_distributor(db, nip.as_str()).await?,
            None => None,
        })
    }
}

fn imported_change(change: &ChangedCell, text: &str) -> ImportedChange {
    ImportedChange { text: text.to_owned(), by: change.changed_by.clone(), at: change.changed_at }
}
