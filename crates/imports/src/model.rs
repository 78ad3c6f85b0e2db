//! Values of imports, which readers, posting and the tables share.
use std::fmt::Display;

use serde::Serialize;
use utoipa::ToSchema;

use plon_domain::import::RowOutcome;
use plon_kernel::ids::{DistributorId, ImportId, InvoiceId, OperatorId};

/// Error of a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CellError {
    /// Name of the column in the file; empty for an error of the whole row.
    pub column: String,
    /// Beginning of the cell's text.
    pub value: String,
    pub reason: String,
    /// True when the text is an unknown name, which can be given a meaning.
    pub unnamed: bool,
}

impl CellError {
    pub fn new(column: String, value: String, reason: String) -> CellError {
        CellError { column, value, reason, unnamed: false }
    }

    /// Error of a row as a whole.
    pub fn of_row(reason: impl Display) -> CellError {
        CellError::new(String::new(), String::new(), reason.to_string())
    }
}

/// Most changes by operators to one file: beyond that it is better corrected at its origin.
pub const MOST_CHANGES: i64 = 5_000;

/// Import that is being posted.
#[derive(Debug, Clone, Copy)]
pub struct Accepted {
    pub id: ImportId,
    /// Operator who accepted it.
    pub by: OperatorId,
}

/// Note for the operator to look at.
#[derive(Debug)]
pub struct Note {
    pub row: i64,
    pub note: String,
    /// Public id of the invoice that it is about.
    pub invoice: Option<String>,
}

/// Outcome of a posted row, kept for the client of the API that has pushed it.
#[derive(Debug)]
pub struct RowResult {
    pub row: i64,
    pub outcome: RowOutcome,
    pub invoice: InvoiceId,
    /// Position of the line on its invoice that was made of the row.
    pub position: Option<i64>,
}

/// Distributor that a source may belong to.
#[derive(Debug, Serialize, ToSchema, sqlx::FromRow)]
pub struct ImportDistributor {
    id: DistributorId,
    name: String,
}
