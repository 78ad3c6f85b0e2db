//! Imports: a file (CSV or XLSX) is read, checked row by row, reviewed, accepted as a whole, and then posted.
//!
//! The service knows files, columns, errors and progress; what a row means belongs to a feature, which registers an
//! `ImportHandler` for its **kind** (`plon_domain::import::ImportKind`):
//!
//! 1. `labels`: the kind's columns with their Polish names, and what its figures are called.
//! 2. `open`: makes the kind's reader, with whatever it wants to look up by, once per file.
//! 3. `RowReader::read`: gets up to 500 `Row`s at a time and gives a `Verdict` for each. A row is asked for its cells
//!    by the columns' keys (`row.required("nip")`, `row.decimal("net", 2)`, `row.day("date")`); each keeps its own
//!    sentence when it is wrong, so that all errors of a row are told at once. A valid row gives a `Staged`: the
//!    payload as JSON, what two rows must not share (`identity`), the thing that several rows make up (`group`), and
//!    what the row would bring (`preview`), by codes that `KindLabels` names. A reader may remember what earlier rows
//!    have said.
//! 4. `commit_rows`: gets the staged rows in the order of their groups, at most 500 and never a part of a group, inside
//!    a transaction that also moves the import on: what it writes is written once. It gives figures to add up, by codes
//!    that `KindLabels` names, and notes that the operator should look at.
//! 5. `finish`: called when all rows are posted, in a transaction each time, until it says that it is done.
//!
//! The kinds stand in the crates of their features: sales and e-invoices in `purchases`, products, distributors and
//! what these offer in `catalogue`. Those of the catalogue compare each row with the known ones, in memory, by one
//! function that the preview and the posting share: a file that is imported again changes nothing, and what an operator did in between is told by
//! `Posted::refuse`, not overwritten.
//!
//! Data that must not be stored, such as card numbers, is read by a feature with `read_small_file`: the same rows,
//! columns and sentences, but nothing of the file is kept.
//!
//! A file with one faulty row is not accepted; in `lines/` an operator corrects its cells or leaves the row out, and
//! the same reader reads the whole file again with these changes. Accepting is one short write; a worker with a lease
//! does the rest in chunks of 500 rows, so that no other write waits long (see `worker.rs`).
mod abandoned;
pub mod batches;
mod cancel;
mod cells;
mod commit;
mod commit_rows;
mod errors;
mod file;
pub mod file_permit;
mod format;
mod format_detection;
pub mod handler;
mod kinds;
mod lines;
mod list;
mod model;
mod notes;
mod read;
mod rows;
mod sheet;
mod show;
mod small_file;
mod sources;
mod stage;
mod store;
mod table;
mod upload;
mod worker;

use std::collections::{BTreeMap, HashMap};

use axum::extract::DefaultBodyLimit;
use plon_domain::import::{ImportKind, ImportStatus};
use plon_domain::nip::Nip;
use plon_platform::openapi::{ApiRouter, routes};
use serde::Serialize;
use serde::de::DeserializeOwned;
use utoipa::ToSchema;
use utoipa::openapi::Object;

use plon_kernel::ids::DistributorId;
use plon_platform::openapi;

pub use abandoned::cancel_abandoned;
pub use cells::Row;
pub use errors::{ImportError, as_csv as errors_as_csv};
pub use format::{DateOrder, DecimalSign, Encoding, ImportFormat, Separator};
pub use handler::{ImportHandler, ReadFuture, RowReader};
pub use model::{Accepted, Note, RowResult};
pub use rows::Unreadable;
pub use small_file::{MAX_SMALL_FILE_BYTES, SmallFileChanges, read_small_file};
pub use store::{NewImport, StagedRow, insert_notes};
pub use worker::{run, run_once};

/// Largest CSV in bytes: 32 MiB, some 300,000 rows.
const MOST_BYTES: usize = 32 * 1024 * 1024;

/// Largest XLSX in bytes: 16 MiB, because it is read whole, while a CSV is never in memory as a whole.
const MOST_BYTES_OF_A_SHEET: usize = MOST_BYTES / 2;

/// Largest unpacked size of an XLSX in bytes: a file that exceeds it is a zip bomb.
const MOST_UNPACKED: u64 = 256 * 1024 * 1024;

/// Most columns of a file.
const MOST_COLUMNS: usize = 200;

/// Most rows of a file.
const MOST_ROWS: i64 = 300_000;

/// Most faulty rows that are reported; checking stops there.
const MOST_FAULTY: i64 = 5_000;

pub fn routes() -> ApiRouter {
    let upload = ApiRouter::new()
        .routes(routes!(upload::admin_upload_import))
        .layer(DefaultBodyLimit::max(MOST_BYTES + 1024 * 1024));
    ApiRouter::new()
        .merge(upload)
        .routes(routes!(kinds::admin_list_import_kinds))
        .routes(routes!(sources::admin_list_import_sources))
        .routes(routes!(sources::admin_create_import_source))
        .routes(routes!(sources::admin_rename_import_source))
        .routes(routes!(list::admin_list_imports))
        .routes(routes!(show::admin_show_import))
        .routes(routes!(file::admin_download_import))
        .routes(routes!(read::admin_parse_import))
        .routes(routes!(errors::admin_list_import_errors))
        .routes(routes!(errors::admin_export_import_errors))
        .routes(routes!(notes::admin_list_import_notes))
        .merge(lines::routes())
        .merge(batches::routes())
        .routes(routes!(commit::admin_commit_import))
        .routes(routes!(cancel::admin_cancel_import))
}

/// Column that a kind reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Column {
    /// Key by which the reader asks for it.
    pub key: &'static str,
    /// Label for the operator.
    pub label: &'static str,
    pub required: bool,
    /// Required content, units included.
    pub hint: &'static str,
    /// Usual names in files, folded (`text::search_key`), for guessing the mapping.
    pub names: &'static [&'static str],
}

/// Labels of a kind's columns and figures.
#[derive(Debug, Clone, Copy)]
pub struct KindLabels {
    pub columns: &'static [Column],
    /// True when a source of the kind can belong to one distributor.
    pub of_distributor: bool,
    /// Label of the groups of valid rows, such as "Faktury".
    pub groups: &'static str,
    /// Labels of the preview's figures, by the codes that the reader returns.
    pub preview: &'static [(&'static str, &'static str)],
    /// Label of skipped rows; none for a kind that skips none.
    pub skipped: Option<&'static str>,
    /// Warning for the operator before accepting a file.
    pub caution: &'static str,
    /// The figures of posting, by the codes that `commit_rows` gives.
    pub figures: &'static [(&'static str, &'static str)],
}

impl KindLabels {
    /// Of a kind that nobody imports.
    const NONE: KindLabels = KindLabels {
        columns: &[],
        of_distributor: false,
        groups: "",
        preview: &[],
        skipped: None,
        caution: "",
        figures: &[],
    };
}

/// Whose rows a file holds.
#[derive(Debug, Clone, Copy)]
pub struct Source {
    pub distributor: Option<DistributorId>,
}

/// Result of a kind's check of a row.
#[derive(Debug)]
pub enum Verdict {
    Valid(Staged),
    /// Nothing to import and no error; the row is counted.
    Skipped,
    /// The row has collected its errors.
    Faulty,
}

/// Valid row to be staged.
#[derive(Debug)]
pub struct Staged {
    /// JSON, as `commit_rows` will get it back.
    pub payload: String,
    /// Value unique among rows: a second row with the same identity is a duplicate and an error.
    pub identity: Option<String>,
    pub group: Option<Group>,
    /// Amounts to add to the figures of `KindLabels::preview`; negative to take back what an earlier row has counted.
    pub preview: Vec<(&'static str, i64)>,
}

/// The whole that several rows form, such as an invoice.
#[derive(Debug)]
pub struct Group {
    pub key: String,
    /// Value that all its rows must share; a different value is an error.
    pub agrees: String,
    /// Sentence of that error, without a full stop: the row to compare with follows.
    pub differs: &'static str,
    /// Most rows of the group, at most 500.
    pub most: u32,
}

/// Result of posting a chunk of rows.
#[derive(Debug, Default)]
pub struct Posted {
    /// Amounts to add to the import's figures.
    pub figures: Vec<(&'static str, i64)>,
    pub notes: Vec<Note>,
    /// Outcomes of the rows, for kinds that clients of the API push.
    pub results: Vec<RowResult>,
}

/// Figure of rows that posting left out, for kinds that name it.
pub const REFUSED: (&str, &str) = ("refused", "Wiersze, których nie zapisaliśmy");

impl Posted {
    /// Empty result with a zero for each of the kind's figures, so that all of them are shown.
    pub fn nothing(figures: &[(&'static str, &'static str)]) -> Posted {
        Posted { figures: figures.iter().map(|(code, _)| (*code, 0)).collect(), ..Posted::default() }
    }

    /// Leaves out a row that can no longer be written as it was accepted.
    pub fn refuse(&mut self, row: i64, why: impl IntoIterator<Item = String>) {
        let why: Vec<String> = why.into_iter().collect();
        let note = format!("Nie zapisaliśmy tego wiersza. {}", why.join(". "));
        self.figures.push((REFUSED.0, 1));
        self.notes.push(Note { row, note, invoice: None });
    }
}

impl Source {
    /// Distributor of a row: the source's own, or the one whose NIP is in the column `distributor_nip`.
    pub fn distributor(self, row: &mut Row, by_nip: &HashMap<String, DistributorId>) -> Option<DistributorId> {
        let only = self.distributor;
        if only.is_some() && row.text("distributor_nip").is_none() {
            return only;
        }
        let text = row.required("distributor_nip")?;
        let nip = row.parse("distributor_nip", Nip::parse(&text))?;
        let found = match by_nip.get(nip.as_str()).copied() {
            Some(id) if only.is_some_and(|only| only != id) => Err("To źródło należy do innego dystrybutora"),
            Some(id) => Ok(id),
            None => Err("Nie ma dystrybutora o\u{a0}tym numerze NIP"),
        };
        row.parse("distributor_nip", found)
    }
}

/// Error of a mapping without a distributor's column when the source does not belong to one distributor.
pub fn without_distributor(
    distributor: Option<DistributorId>,
    mapping: &BTreeMap<String, String>,
) -> Option<(&'static str, &'static str)> {
    let known = distributor.is_some() || mapping.contains_key("distributor_nip");
    (!known).then_some(("distributor_nip", "Wskaż kolumnę. To źródło nie należy do jednego dystrybutora."))
}

/// Payloads of staged rows, as the reader created them.
pub fn parse_payloads<T: DeserializeOwned>(rows: &[StagedRow]) -> anyhow::Result<Vec<T>> {
    Ok(rows.iter().map(|row| serde_json::from_str(&row.payload)).collect::<Result<_, _>>()?)
}

/// Figure with its label.
#[derive(Debug, Serialize, ToSchema)]
pub struct ImportFigure {
    label: &'static str,
    value: i64,
}

/// Closed lists of codes, for the OpenAPI document.
fn kinds() -> Object {
    openapi::codes(ImportKind::ALL.iter().map(|kind| kind.as_str()))
}

fn statuses() -> Object {
    openapi::codes(ImportStatus::ALL.iter().map(|status| status.as_str()))
}
