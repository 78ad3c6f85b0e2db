//! Imports: an operator's file, CSV or XLSX, is read, checked row by row, shown, accepted as a whole, and then posted.
//!
//! The service knows files, columns, faults and progress; what a row means belongs to a feature. A **kind**
//! (`plon_domain::import::ImportKind`) is plugged in by one arm in each `match` of `reactions.rs`:
//!
//! 1. `import_words`: a `Words` of the kind: its columns with their Polish names, and what its figures are called.
//! 2. `open_import`: makes the kind's reader, with whatever it wants to look up by, once per file.
//! 3. `ImportReader::read`: gets up to 500 `Row`s at a time and gives a `Verdict` for each. A row is asked for its cells by
//!    the columns' keys (`row.required("nip", 20)`, `row.decimal("net", 2)`, `row.day("date")`); each keeps its own
//!    sentence when it is wrong, so that all faults of a row are told at once. A valid row gives a `Staged`: the payload
//!    as JSON, what two rows must not share (`identity`), and the thing that several rows make up (`group`).
//! 4. `post_import`: gets the staged rows in the order of their groups, at most 500 and never a part of a group, inside
//!    a transaction that also moves the import on: what it writes is written once. It gives figures to add up, by codes
//!    that `Words` names, and notes that the operator should look at.
//! 5. `finish_import`: called when all rows are posted, in a transaction each time, until it says that it is done.
//!
//! A file with one bad row is not accepted. Accepting is one short write; a worker with a lease does the rest in chunks of
//! 500 rows, so that no other write waits long (see `worker.rs`).
mod cancel;
mod cells;
mod commit;
mod faults;
mod format;
mod kinds;
mod list;
mod looks;
mod notes;
mod post;
mod read;
mod rows;
mod show;
mod sources;
mod stage;
mod store;
mod upload;
mod worker;

use axum::extract::DefaultBodyLimit;
use plon_domain::import::{ImportKind, ImportStatus};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::Object;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::answer::Status;
use crate::app::App;
use crate::columns::{DistributorId, ImportId, OperatorId};
use crate::openapi;

pub use cells::Row;
pub use format::{DateOrder, DecimalSign, Encoding, ImportFormat, Separator};
pub use store::{NewImport, StagedRow};
pub use worker::{work, work_once};

/// The largest CSV in bytes: 32 MiB, some 300,000 rows.
const MOST_BYTES: usize = 32 * 1024 * 1024;

/// The largest XLSX in bytes: 16 MiB, since it is read whole, while a CSV is never in memory as a whole.
const MOST_BYTES_OF_A_SHEET: usize = MOST_BYTES / 2;

/// What an XLSX may hold once it is unpacked: a file that grows past it is a bomb.
const MOST_UNPACKED: u64 = 256 * 1024 * 1024;

/// The most rows of a file.
const MOST_ROWS: i64 = 300_000;

/// The most faulty rows that are told; checking stops there.
const MOST_FAULTY: i64 = 5_000;

pub fn routes() -> OpenApiRouter<App> {
    let upload =
        OpenApiRouter::new().routes(routes!(upload::upload)).layer(DefaultBodyLimit::max(MOST_BYTES + 1024 * 1024));
    OpenApiRouter::new()
        .merge(upload)
        .routes(routes!(kinds::kinds))
        .routes(routes!(sources::list))
        .routes(routes!(sources::add))
        .routes(routes!(list::list))
        .routes(routes!(show::show))
        .routes(routes!(read::read))
        .routes(routes!(faults::list))
        .routes(routes!(faults::download))
        .routes(routes!(notes::list))
        .routes(routes!(commit::commit))
        .routes(routes!(cancel::cancel))
}

/// A column that a kind reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Column {
    /// By which the reader asks for it.
    pub key: &'static str,
    /// What the operator calls it.
    pub label: &'static str,
    pub required: bool,
    /// What it must hold, units included.
    pub hint: &'static str,
    /// What files call it, folded (`text::search_key`): the first guess of the mapping.
    pub names: &'static [&'static str],
}

/// What a kind calls its columns and figures.
#[derive(Debug, Clone, Copy)]
pub struct Words {
    pub columns: &'static [Column],
    /// Whether a source of the kind belongs to one distributor when the operator says so.
    pub of_distributor: bool,
    /// What the groups of valid rows are, such as "Faktury".
    pub groups: &'static str,
    /// What the estimate counts, such as "Punkty przed limitami"; none when nothing is estimated.
    pub estimate: Option<&'static str>,
    /// Why rows are skipped.
    pub skipped: &'static str,
    /// The figures of posting, by the codes that `post_import` gives.
    pub figures: &'static [(&'static str, &'static str)],
}

/// Whose rows a file holds.
#[derive(Debug, Clone, Copy)]
pub struct Source {
    pub distributor: Option<DistributorId>,
}

/// What a kind says of a row.
#[derive(Debug)]
pub enum Verdict {
    Valid(Staged),
    /// Nothing to import and no fault; counted.
    Skipped,
    /// The row has kept its faults.
    Faulty,
}

/// A valid row on its way to the staged ones.
#[derive(Debug)]
pub struct Staged {
    /// JSON, as `post_import` will get it back.
    pub payload: String,
    /// Rows with the same identity repeat each other: the second is a fault.
    pub identity: Option<String>,
    pub group: Option<Group>,
    /// What the row would bring, in the unit of `Words::estimate`.
    pub estimate: i64,
}

/// The thing that several rows make up.
#[derive(Debug)]
pub struct Group {
    pub key: String,
    /// What its rows must have in common; another value is a fault.
    pub agrees: String,
    /// The sentence of that fault, without a full stop: the row to compare with follows.
    pub differs: &'static str,
    /// The most rows of it, at most 500.
    pub most: u32,
}

/// An import that is being posted.
#[derive(Debug, Clone, Copy)]
pub struct Accepted {
    pub id: ImportId,
    /// Who has accepted it.
    pub by: OperatorId,
}

/// What a chunk of rows brought.
#[derive(Debug, Default)]
pub struct Posted {
    /// To be added to the import's figures.
    pub figures: Vec<(&'static str, i64)>,
    pub notes: Vec<Note>,
}

/// What an operator should look at.
#[derive(Debug)]
pub struct Note {
    pub row: i64,
    pub note: String,
    /// The public id of the invoice that it is about.
    pub invoice: Option<String>,
}

/// A number with its name.
#[derive(Debug, Serialize, ToSchema)]
pub struct ImportFigure {
    label: &'static str,
    value: i64,
}

/// The closed lists of codes, for the API's document.
fn kinds() -> Object {
    openapi::codes(ImportKind::ALL.iter().map(|kind| kind.as_str()))
}

fn statuses() -> Object {
    openapi::codes(ImportStatus::ALL.iter().map(|status| status.as_str()))
}

impl From<ImportStatus> for Status {
    fn from(status: ImportStatus) -> Status {
        Status { code: status.as_str(), label: status.label(), color: status.color().as_str() }
    }
}
