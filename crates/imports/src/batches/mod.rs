//! Batches of rows that clients of the API push: each becomes a file of its kind's columns and goes the way of a file.
//!
//! The file's columns have the keys of the kind's, so that an error names the field. A batch is read at once; when all
//! its rows are good and the client asked for it, it is accepted by itself, else it waits for the client to cancel it
//! or for an operator to mend it. It acts on the responsibility of the operator who made the client.
mod begin;
mod cancel;
mod errors;
mod notes;
mod results;
mod show;
mod store;
pub mod webhook_events;

use plon_platform::openapi::{ApiRouter, routes};

use super::commit;
use super::model::RowResult;
use super::store::{self as imports, ImportRow};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{ApiClientId, ImportId};
use plon_kernel::types::Timestamp;
use plon_platform::error::ApiError;

pub use store::{SourceOfFiles, find_source_of_files};

pub use begin::{FILE_NAME, NewBatch, StoredBatch, begin, begin_of_source, store as store_file};

/// Batches of one client that are not over.
pub const MOST_OPEN: i64 = 50;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(show::show_sales_batch))
        .routes(routes!(errors::list_sales_batch_errors))
        .routes(routes!(notes::list_sales_batch_notes))
        .routes(routes!(results::list_sales_batch_results))
        .routes(routes!(cancel::cancel_sales_batch))
}

/// Note of the audit log on what a client did.
fn note_of(client: &str) -> String {
    format!("Klient API: {client}")
}

/// Batch of a client; somebody else's is as unknown as one that is not there.
async fn load_own(db: &mut impl Read, client: ApiClientId, id: ImportId) -> Result<ImportRow, ApiError> {
    let found = imports::find_import(db, id).await?;
    found.filter(|row| row.client_id == Some(client)).ok_or(ApiError::NotFound)
}

/// Accepts a batch whose first reading has found nothing wrong, when its client asked for it. A batch of which no row
/// concerns the programme is over with it.
pub async fn accept_when_clean(tx: &mut Tx, id: ImportId, now: Timestamp) -> anyhow::Result<()> {
    let Some(run) = imports::find_import(tx, id).await? else { return Ok(()) };
    let is_clean = run.error.is_none() && run.rows_faulty == 0;
    if run.accepts_itself && run.edition == 0 && is_clean {
        let note = run.client.as_deref().map(note_of);
        commit::accept(tx, &run, run.created_id, note.as_deref(), now).await?;
    }
    Ok(())
}

/// Keeps what became of the rows of a chunk, when a client of the API has pushed them.
pub async fn insert_results(tx: &mut Tx, run: &ImportRow, results: &[RowResult]) -> sqlx::Result<()> {
    if run.client_id.is_none() { Ok(()) } else { store::insert_results(tx, run.id, results).await }
}

/// Keeps which rows were left out of a batch that is posted: they go with the staged ones.
pub async fn insert_left_out(tx: &mut Tx, run: &ImportRow) -> sqlx::Result<()> {
    if run.client_id.is_none() { Ok(()) } else { store::insert_left_out(tx, run.id).await }
}

/// Row of a batch's first sale in its file: the first row of the file has the columns' names.
const FIRST_ROW: i64 = 2;

/// Place of a sale in its batch, from zero, by its row in the file.
fn index_of(row: i64) -> i64 {
    row - FIRST_ROW
}
