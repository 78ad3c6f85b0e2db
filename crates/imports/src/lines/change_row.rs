//! Shared steps of a row's changes: open the row as it was seen, check it with its kind's reader, and close it.
use std::collections::BTreeMap;
use std::sync::Arc;

use plon_domain::import::{ImportStatus, RowState};
use serde::Serialize;
use utoipa::ToSchema;

use super::super::Source;
use super::super::cells::Row;
use super::super::stage::layout_of;
use super::super::store::{self as imports, ImportRow};
use super::store::{self, LineRow, NewError};
use super::{Changes, RowChanges, states};
use crate::handler;
use crate::model::{CellError, MOST_CHANGES};
use plon_kernel::db::{Read, Tx};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{ImportId, OperatorId};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::audit::{self, AuditEvent};
use plon_platform::error::ApiError;
use plon_platform::response::{ActionResponse, Status};

audit::events! {
    pub MEND_ROW: RowStateRecord => ChangedRow = "imports.mend_row" on "imports";
    pub LEAVE_OUT_ROW: RowStateRecord => ChangedRow = "imports.leave_out_row" on "imports";
    pub RESTORE_ROW: RowStateRecord => ChangedRow = "imports.restore_row" on "imports";
}

/// State of a row before its change, as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
pub struct RowStateRecord {
    #[schema(schema_with = states)]
    row_state: RowState,
}

/// Row of a file after its change, as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
pub struct ChangedRow {
    columns: Vec<&'static str>,
    row: i64,
    #[schema(schema_with = states)]
    row_state: RowState,
}

const MISSHAPEN: &str =
    "Liczba kolumn w\u{a0}tym wierszu jest inna niż w\u{a0}nagłówku. Sprawdź separator i\u{a0}cudzysłowy.";

/// Changed row.
#[derive(Debug, Serialize, ToSchema)]
pub struct ImportRowChanged {
    row: i64,
    /// Version for optimistic locking, to be sent with the next change of the row.
    version: i64,
    status: Status,
}

/// Row in its current state, with its import locked.
pub struct LockedRow {
    pub run: ImportRow,
    pub line: LineRow,
    /// Original cells under the kind's columns.
    pub cells: BTreeMap<String, String>,
    pub changes: RowChanges,
}

/// Locks the import and opens a row of it in the version that the operator saw.
///
/// # Errors
/// `NotFound`, `ImportStateForbids` when rows cannot be changed now, `VersionChanged` when somebody was faster.
pub async fn open_row(tx: &mut Tx, id: ImportId, row: i64, version: i64) -> Result<LockedRow, ApiError> {
    if !imports::lock_import(tx, id).await? {
        return Err(ApiError::NotFound);
    }
    let run = imports::find_import(tx, id).await?.ok_or(ApiError::NotFound)?;
    if run.status != ImportStatus::Previewed {
        return Err(ErrorCode::ImportStateForbids.into());
    }
    let line = store::find_line(tx, id, row).await?.ok_or(ApiError::NotFound)?;
    if line.version != version {
        return Err(ErrorCode::VersionChanged.into());
    }
    let changes = Changes::new(store::list_changes_between(tx, id, (row, row)).await?).of(row);
    let cells = serde_json::from_str(&line.cells).map_err(anyhow::Error::new)?;
    Ok(LockedRow { run, line, cells, changes })
}

/// Refuses a further change when there are too many already.
///
/// # Errors
/// `ImportTooManyChanges`.
pub async fn check_room(tx: &mut Tx, id: ImportId) -> Result<(), ApiError> {
    let count = store::select_changes(id).count_capped(tx, MOST_CHANGES).await?;
    if count < MOST_CHANGES { Ok(()) } else { Err(ErrorCode::ImportTooManyChanges.into()) }
}

impl LockedRow {
    /// Errors of the row checked alone, with its corrected cells.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn judge(
        &self,
        app: &App,
        db: &mut impl Read,
        mended: &BTreeMap<String, String>,
    ) -> Result<Vec<CellError>, ApiError> {
        if self.cells.is_empty() {
            return Ok(vec![CellError::of_row(MISSHAPEN)]);
        }
        let layout = layout_of(&self.run)?;
        let mut raw = layout.row(self.line.row_number, &self.cells);
        layout.set(&mut raw, mended);
        let mut rows = [Row::new(raw, Arc::clone(&layout))];
        let source = Source { distributor: self.run.distributor_id };
        let mut reader = (handler::handler_of(self.run.kind)?.open)(db, source, app.clock.today()).await?;
        reader.read(db, &mut rows).await?;
        let [row] = rows;
        Ok(row.into_errors())
    }

    /// Stores the row's next state and its errors, and gives the answer.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn close(
        self,
        tx: &mut Tx,
        next: Next<'_>,
        now: Timestamp,
    ) -> Result<ActionResponse<ImportRowChanged>, ApiError> {
        let (id, row, version) = (self.run.id, self.line.row_number, self.run.edition + 1);
        store::delete_errors_of_row(tx, id, row).await?;
        store::insert_errors(tx, id, &NewError::all(row, next.errors).collect::<Vec<_>>()).await?;
        store::set_row_state(tx, id, row, next.state, version).await?;
        store::start_next_edition(tx, id).await?;
        let before = RowStateRecord { row_state: self.line.state };
        let after = ChangedRow { columns: next.columns, row, row_state: next.state };
        let context = audit::by(next.by, id.0).note(next.note);
        audit::record(tx, next.event, context, (&before, &after), now).await?;
        let data = ImportRowChanged { row, version, status: next.state.into() };
        Ok(ActionResponse { data, message: next.message })
    }
}

/// Next state of a row.
pub struct Next<'a> {
    pub state: RowState,
    pub errors: Vec<CellError>,
    pub by: OperatorId,
    pub event: AuditEvent<RowStateRecord, ChangedRow>,
    /// Names of the corrected columns; their values do not belong in the log.
    pub columns: Vec<&'static str>,
    pub note: Option<&'a str>,
    pub message: String,
}

/// State of a row that was checked alone.
pub fn state_of(errors: &[CellError]) -> RowState {
    if errors.is_empty() { RowState::Waiting } else { RowState::Faulty }
}
