//! Handler that a feature registers for each kind of import: how its rows are read, and what they cause.
use std::collections::BTreeMap;

use super::model::Accepted;
use futures_util::future::BoxFuture;
use plon_domain::import::ImportKind;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{DistributorId, ImportId};
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::error::ApiError;

use super::{KindLabels, Posted, Row, Source, StagedRow, Verdict};

/// Column and sentence of what a mapping lacks.
pub type MappingError = (&'static str, &'static str);

/// Verdicts on some rows, to come.
pub type ReadFuture<'a> = BoxFuture<'a, Result<Vec<Verdict>, ApiError>>;

type OpenFuture<'a> = BoxFuture<'a, Result<Box<dyn RowReader>, ApiError>>;
type CommitRowsFuture<'a> = BoxFuture<'a, Result<Posted, ApiError>>;

/// Checks the rows of one file; may remember what earlier rows have said.
pub trait RowReader: Send {
    /// Verdict on each of up to 500 rows.
    fn read<'a>(&'a mut self, db: &'a mut dyn Read, rows: &'a mut [Row]) -> ReadFuture<'a>;
}

/// A kind of import, registered with `inventory::submit!` by the feature that its rows belong to.
pub struct ImportHandler {
    pub kind: ImportKind,
    /// Columns and figures by their Polish names.
    pub labels: KindLabels,
    /// Error of a mapping that lacks something beside the columns that every file of the kind must have.
    pub mapping_error: fn(Option<DistributorId>, &BTreeMap<String, String>) -> Option<MappingError>,
    /// Makes the reader of a file, with what it looks rows up by.
    pub open: for<'a> fn(&'a mut dyn Read, Source, BusinessDate) -> OpenFuture<'a>,
    /// Carries out a chunk of accepted rows, in the transaction that moves the import on.
    pub commit_rows: for<'a> fn(&'a App, &'a mut Tx, Accepted, &'a [StagedRow]) -> CommitRowsFuture<'a>,
    /// Follows once all rows are posted, in a transaction each time, until it says that all is done.
    pub finish: for<'a> fn(&'a App, &'a mut Tx, Accepted) -> BoxFuture<'a, Result<bool, ApiError>>,
    /// Forgets what the kind has kept beside an import that is over, in a transaction each time, until all is done.
    pub forget: for<'a> fn(&'a mut Tx, ImportId) -> BoxFuture<'a, sqlx::Result<bool>>,
}

inventory::collect!(ImportHandler);

impl ImportHandler {
    /// For kinds that keep nothing beside their rows.
    pub fn nothing_is_kept<'a>(_: &'a mut Tx, _: ImportId) -> BoxFuture<'a, sqlx::Result<bool>> {
        Box::pin(async { Ok(true) })
    }

    /// For kinds of which nothing follows.
    pub fn nothing_follows<'a>(_: &'a App, _: &'a mut Tx, _: Accepted) -> BoxFuture<'a, Result<bool, ApiError>> {
        Box::pin(async { Ok(true) })
    }
}

/// The handler of a kind.
///
/// # Errors
/// When no feature has registered one: a test of the server holds that each kind has its own.
pub fn handler_of(kind: ImportKind) -> anyhow::Result<&'static ImportHandler> {
    inventory::iter::<ImportHandler>
        .into_iter()
        .find(|handler| handler.kind == kind)
        .ok_or_else(|| anyhow::anyhow!("no feature imports {}", kind.as_str()))
}

/// All kinds that features have registered.
pub fn registered_kinds() -> impl Iterator<Item = ImportKind> {
    inventory::iter::<ImportHandler>.into_iter().map(|handler| handler.kind)
}

/// Columns and figures of a kind by their Polish names.
pub fn labels_of(kind: ImportKind) -> KindLabels {
    handler_of(kind).map(|handler| handler.labels).unwrap_or(KindLabels::NONE)
}
