//! Rows of a file under review before it is accepted, with operators' corrections and rows left out.
//!
//! The file is unchanged. A change is a row of `import_changes` on top of it: the next reading, always of the whole
//! file, takes the corrected text in place of the cell and skips rows left out. Until then the row has only been
//! checked alone and the file cannot be accepted, because rows also depend on each other.
mod change_row;
mod changes;
mod leave_out;
mod list;
mod mend;
pub mod model;
mod restore;
pub mod store;

use std::collections::{BTreeMap, HashMap};

use plon_domain::import::RowState;
use plon_platform::openapi::{ApiRouter, routes};
use utoipa::openapi::Object;

use super::cells::Layout;
use super::rows::RawRow;

use plon_platform::openapi;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::admin_list_import_rows))
        .routes(routes!(mend::admin_update_import_row))
        .routes(routes!(leave_out::admin_skip_import_row))
        .routes(routes!(restore::admin_restore_import_row))
        .routes(routes!(changes::admin_list_import_changes))
        .routes(routes!(changes::admin_export_import_changes))
}

/// Operators' changes to a row.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct RowChanges {
    /// Corrected texts by the column's key.
    pub cells: BTreeMap<String, String>,
    /// Reason why the row is left out.
    pub left_out: Option<String>,
}

/// Operators' changes to a file, by row.
#[derive(Debug, Default)]
pub struct Changes(HashMap<i64, RowChanges>);

impl Changes {
    pub fn new(rows: Vec<store::ChangedCell>) -> Changes {
        let mut changes: HashMap<i64, RowChanges> = HashMap::new();
        for row in rows {
            changes.entry(row.row_number).or_default().add(row);
        }
        Changes(changes)
    }

    /// Changes to one row.
    pub fn of(mut self, row: i64) -> RowChanges {
        self.0.remove(&row).unwrap_or_default()
    }

    pub fn has(&self, row: i64) -> bool {
        self.0.contains_key(&row)
    }

    pub fn is_left_out(&self, row: i64) -> bool {
        self.0.get(&row).is_some_and(|changes| changes.left_out.is_some())
    }

    /// Replaces cells of a row by their corrections; false when there were none.
    pub fn mend(&self, raw: &mut RawRow, layout: &Layout) -> bool {
        self.0.get(&raw.number).is_some_and(|changes| layout.set(raw, &changes.cells))
    }
}

impl RowChanges {
    fn add(&mut self, row: store::ChangedCell) {
        if row.column_key.is_empty() {
            self.left_out = Some(row.value);
        } else {
            self.cells.insert(row.column_key, row.value);
        }
    }
}

/// Closed list of codes, for the OpenAPI document.
fn states() -> Object {
    openapi::codes(RowState::ALL.iter().map(|state| state.as_str()))
}
