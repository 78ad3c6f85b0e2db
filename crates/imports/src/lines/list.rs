//! Rows of a file with their states: the text of their cells, the faults, and the changes.
use std::collections::BTreeMap;

use axum::Json;
use axum::extract::State;
use plon_domain::import::RowState;
use plon_domain::nip::Nip;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::super::cells::LONGEST_CELL;
use super::super::store::{self as imports, ImportRow};
use super::store::{self, ChangedCell, FaultRow, LineRow};
use super::{Changes, states};
use crate::handler;
use plon_kernel::columns::{At, DistributorId, ImportId};
use plon_kernel::db::Read;
use plon_kernel::paging::{First, Keyset, Stretch};
use plon_platform::answer::Status;
use plon_platform::app::App;
use plon_platform::audit;
use plon_platform::error::ApiError;
use plon_platform::extract::{Path, Query};
use plon_platform::who::{Moderates, Operator};

audit::events! {
    READ_ROWS: () => () = "imports.read_rows" on "imports";
}

const PER_PAGE: i64 = 25;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct RowsQuery {
    #[param(schema_with = states)]
    state: Option<RowState>,
    /// Keyset pagination: `next_cursor` of the page before.
    cursor: Option<i64>,
}

/// Page of a file's rows.
#[derive(Debug, Serialize, ToSchema)]
pub struct ImportRows {
    data: Vec<ImportedRow>,
    meta: Keyset,
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
    /// Faults of the row as a whole.
    faults: Vec<String>,
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
    /// Fault of the cell.
    fault: Option<String>,
    /// Distributor for which the text can be stored as a name of a pack.
    names_for: Option<DistributorId>,
}

/// Change with its author.
#[derive(Debug, Serialize, ToSchema)]
pub struct ImportedChange {
    /// Original text of a cell, or the reason for leaving a row out.
    text: String,
    by: String,
    at: At,
}

/// Lists the rows of a file in its order, as long as they are kept for review.
#[utoipa::path(get, path = "/api/v1/backoffice/imports/{id}/rows", tag = "imports",
    params(("id" = i64, Path), RowsQuery), responses((status = 200, body = ImportRows)))]
pub async fn admin_list_import_rows(
    State(app): State<App>,
    operator: Operator<Moderates>,
    Path(id): Path<ImportId>,
    Query(asked): Query<RowsQuery>,
) -> Result<Json<ImportRows>, ApiError> {
    let mut db = app.db.read().await?;
    let run = imports::find(&mut db, id).await?.ok_or(ApiError::NotFound)?;
    let mut db = audit::record_read(&app, db, READ_ROWS, audit::by(operator.id, id.0)).await?;
    let lines = store::lines(id, asked.state);
    let Stretch { items, keyset } = lines.stretch::<LineRow>(&mut db, First::Oldest, asked.cursor, PER_PAGE).await?;
    let between = match (items.first(), items.last()) {
        (Some(first), Some(last)) => (first.row_number, last.row_number),
        _ => (0, 0),
    };
    let page = Page {
        mapping: serde_json::from_str(&run.mapping).map_err(anyhow::Error::new)?,
        faults: store::faults_between(&mut db, id, between).await?,
        changes: store::changes_between(&mut db, id, between).await?,
        run,
    };
    let mut data = Vec::with_capacity(items.len());
    for line in items {
        data.push(page.row(&mut db, line).await?);
    }
    Ok(Json(ImportRows { data, meta: keyset }))
}

/// Data about the rows of a page.
struct Page {
    run: ImportRow,
    /// Name of the file's column, by the key of the kind's.
    mapping: BTreeMap<String, String>,
    faults: Vec<FaultRow>,
    changes: Vec<ChangedCell>,
}

impl Page {
    async fn row(&self, db: &mut impl Read, line: LineRow) -> Result<ImportedRow, ApiError> {
        let number = line.row_number;
        let own: BTreeMap<String, String> = serde_json::from_str(&line.cells).map_err(anyhow::Error::new)?;
        let faults: Vec<&FaultRow> = self.faults.iter().filter(|fault| fault.row_number == number).collect();
        let changes: Vec<&ChangedCell> = self.changes.iter().filter(|change| change.row_number == number).collect();
        let mut read = own.clone();
        read.extend(Changes::new(changes.iter().copied().cloned().collect()).of(number).cells);
        let distributor = match faults.iter().any(|fault| fault.unnamed) {
            true => self.distributor(db, &read).await?,
            false => None,
        };
        let columns = handler::words(self.run.kind).columns.iter();
        let cells = columns.filter(|column| own.contains_key(column.key)).map(|column| {
            let name = self.mapping.get(column.key);
            let fault = faults.iter().find(|fault| Some(&fault.column_name) == name);
            let change = changes.iter().find(|change| change.column_key == column.key);
            ImportedCell {
                key: column.key,
                label: column.label,
                value: read.get(column.key).map_or_else(String::new, |text| text.chars().take(LONGEST_CELL).collect()),
                mended: change.map(|change| told(change, &change.original)),
                fault: fault.map(|fault| fault.reason.clone()),
                names_for: distributor.filter(|_| fault.is_some_and(|fault| fault.unnamed)),
            }
        });
        let left_out = changes.iter().find(|change| change.column_key.is_empty());
        Ok(ImportedRow {
            row: number,
            version: line.version,
            status: line.state.into(),
            cells: cells.collect(),
            faults: faults.iter().filter(|f| f.column_name.is_empty()).map(|fault| fault.reason.clone()).collect(),
            left_out: left_out.map(|change| told(change, &change.value)),
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
            Some(nip) => store::distributor_of(db, nip.as_str()).await?,
            None => None,
        })
    }
}

fn told(change: &ChangedCell, text: &str) -> ImportedChange {
    ImportedChange { text: text.to_owned(), by: change.changed_by.clone(), at: change.changed_at }
}
