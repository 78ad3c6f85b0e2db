//! Imports: an operator's file, CSV or XLSX, is read, checked row by row, shown, accepted as a whole, and then posted.
//!
//! The service knows files, columns, faults and progress; what a row means belongs to a feature, which registers an
//! `ImportHandler` for its **kind** (`plon_domain::import::ImportKind`):
//!
//! 1. `words`: the kind's columns with their Polish names, and what its figures are called.
//! 2. `open`: makes the kind's reader, with whatever it wants to look up by, once per file.
//! 3. `RowReader::read`: gets up to 500 `Row`s at a time and gives a `Verdict` for each. A row is asked for its cells by
//!    the columns' keys (`row.required("nip")`, `row.decimal("net", 2)`, `row.day("date")`); each keeps its own
//!    sentence when it is wrong, so that all faults of a row are told at once. A valid row gives a `Staged`: the payload
//!    as JSON, what two rows must not share (`identity`), the thing that several rows make up (`group`), and what the
//!    row would bring (`preview`), by codes that `Words` names. A reader may remember what earlier rows have said.
//! 4. `post`: gets the staged rows in the order of their groups, at most 500 and never a part of a group, inside
//!    a transaction that also moves the import on: what it writes is written once. It gives figures to add up, by codes
//!    that `Words` names, and notes that the operator should look at.
//! 5. `finish`: called when all rows are posted, in a transaction each time, until it says that it is done.
//!
//! The kinds stand in the crate `purchases`: `invoices/edi`, `products/desk/import` and `distributors/desk/import`. Those
//! of the catalogue compare each row with what is known, in memory, by one function that the preview and the posting
//! share: a file that is imported again changes nothing, and what an operator did in between is told by
//! `Posted::refuse`, not overwritten.
//!
//! What must not be kept, such as the numbers of cards, a feature reads by `read_at_once`: the same rows, columns and
//! sentences, and nothing of the file stays.
//!
//! A file with one bad row is not accepted; in `lines/` an operator sets its cells right or leaves the row out, and the whole
//! file is read again with that, by the same reader. Accepting is one short write; a worker with a lease does the rest in chunks of
//! 500 rows, so that no other write waits long (see `worker.rs`).
mod abandoned;
mod at_once;
mod cancel;
mod cells;
mod commit;
mod faults;
mod file;
mod format;
pub mod handler;
mod kinds;
mod lines;
mod list;
mod looks;
mod notes;
mod post;
mod read;
mod rows;
mod sheet;
mod show;
mod sources;
mod stage;
mod store;
mod table;
mod turn;
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

use plon_kernel::columns::{DistributorId, ImportId, OperatorId};
use plon_platform::openapi;

pub use abandoned::cancel_abandoned;
pub use at_once::{ChangesAtOnce, MOST_BYTES_AT_ONCE, read_at_once};
pub use cells::Row;
pub use faults::{ImportFault, as_csv as faults_as_csv};
pub use format::{DateOrder, DecimalSign, Encoding, ImportFormat, Separator};
pub use handler::{ImportHandler, ReadFuture, RowReader};
pub use rows::Unreadable;
pub use store::{NewImport, StagedRow};
pub use worker::{work, work_once};

/// The largest CSV in bytes: 32 MiB, some 300,000 rows.
const MOST_BYTES: usize = 32 * 1024 * 1024;

/// The largest XLSX in bytes: 16 MiB, since it is read whole, while a CSV is never in memory as a whole.
const MOST_BYTES_OF_A_SHEET: usize = MOST_BYTES / 2;

/// What an XLSX may hold once it is unpacked: a file that grows past it is a bomb.
const MOST_UNPACKED: u64 = 256 * 1024 * 1024;

/// The most columns of a file.
const MOST_COLUMNS: usize = 200;

/// The most rows of a file.
const MOST_ROWS: i64 = 300_000;

/// The most faulty rows that are told; checking stops there.
const MOST_FAULTY: i64 = 5_000;

/// The most changes that operators make in one file: past that it is better mended where it comes from.
const MOST_CHANGES: i64 = 5_000;

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
        .routes(routes!(faults::admin_list_import_errors))
        .routes(routes!(faults::admin_export_import_errors))
        .routes(routes!(notes::admin_list_import_notes))
        .merge(lines::routes())
        .routes(routes!(commit::admin_commit_import))
        .routes(routes!(cancel::admin_cancel_import))
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
    /// What the valid rows would bring, by the codes that the reader gives.
    pub preview: &'static [(&'static str, &'static str)],
    /// Why rows are skipped; none where no row is.
    pub skipped: Option<&'static str>,
    /// What an operator should know before accepting a file.
    pub caution: &'static str,
    /// The figures of posting, by the codes that `post` gives.
    pub figures: &'static [(&'static str, &'static str)],
}

impl Words {
    /// Of a kind that nobody imports.
    const NONE: Words = Words {
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
    /// JSON, as `post` will get it back.
    pub payload: String,
    /// Rows with the same identity repeat each other: the second is a fault.
    pub identity: Option<String>,
    pub group: Option<Group>,
    /// What the row would bring, to be added to the figures of `Words::preview`; below zero where it takes back what an
    /// earlier row has counted.
    pub preview: Vec<(&'static str, i64)>,
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

/// The figure of rows that posting left out, in kinds that name it.
pub const REFUSED: (&str, &str) = ("refused", "Wiersze, których nie zapisaliśmy");

impl Posted {
    /// Nothing yet: a zero for each of the kind's figures, so that all of them are told.
    pub fn nothing(figures: &[(&'static str, &'static str)]) -> Posted {
        Posted { figures: figures.iter().map(|(code, _)| (*code, 0)).collect(), notes: Vec::new() }
    }

    /// Leaves a row out that can no longer be written as it was accepted.
    pub fn refuse(&mut self, row: i64, why: impl IntoIterator<Item = String>) {
        let why: Vec<String> = why.into_iter().collect();
        let note = format!("Nie zapisaliśmy tego wiersza. {}", why.join(". "));
        self.figures.push((REFUSED.0, 1));
        self.notes.push(Note { row, note, invoice: None });
    }
}

impl Source {
    /// The distributor of a row: the source's own, or the one whose NIP stands in the column `distributor_nip`.
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

/// What a mapping lacks where rows have to say whose they are.
pub fn without_distributor(
    distributor: Option<DistributorId>,
    mapping: &BTreeMap<String, String>,
) -> Option<(&'static str, &'static str)> {
    let known = distributor.is_some() || mapping.contains_key("distributor_nip");
    (!known).then_some(("distributor_nip", "Wskaż kolumnę. To źródło nie należy do jednego dystrybutora."))
}

/// The rows as their reader has left them.
pub fn payloads<T: DeserializeOwned>(rows: &[StagedRow]) -> anyhow::Result<Vec<T>> {
    Ok(rows.iter().map(|row| serde_json::from_str(&row.payload)).collect::<Result<_, _>>()?)
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
