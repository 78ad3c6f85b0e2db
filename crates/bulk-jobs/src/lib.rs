//! Bulk jobs: a change of many records that a worker makes in steps, with progress and a report of what was refused.
//!
//! The service knows records by their ids; what is done to one belongs to a feature, which registers a
//! `BulkHandler` for its **kind** (`plon_domain::bulk_job::BulkJobKind`):
//!
//! 1. The feature's own handler finds the records, checks the change, and calls `start` in its transaction; the ids are
//!    stored then, so that the job changes what its operator saw and nothing that comes later.
//! 2. `apply` gets at most 50 of them, in a transaction that also stores their outcomes: each record is changed once,
//!    whatever becomes of the process. A record that may not be changed is refused with a sentence and stops nothing.
//!
//! An operator sees their own jobs, and may stop one between two steps. Finished jobs are deleted after a time.
//!
//! A job that moves points or money of more records than the settings allow one person waits for a second one
//! (`approval/`): somebody with the role of its kind, who did not start it, sees what it comes to and approves it by a
//! fresh code, or refuses it. Until then the worker does not know of it.
mod approval;
mod handler;
mod list;
mod model;
mod refusals;
mod show;
mod start;
mod stop;
mod store;
mod worker;

pub use approval::{Moving, count_to_approve, needs_approval};
pub use handler::{BulkHandler, Outcome, Refusal, Step, registered_kinds};
pub use start::{MOST_RECORDS, NewJob, StartedJob, start};
pub use worker::{run, run_once};

use std::collections::BTreeSet;

use plon_domain::bulk_job::BulkJobKind;
use plon_kernel::db::{Read, Tx};
use plon_kernel::types::Timestamp;
use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::admin_list_bulk_jobs))
        .routes(routes!(show::admin_show_bulk_job))
        .routes(routes!(refusals::admin_list_bulk_job_refusals))
        .routes(routes!(stop::admin_stop_bulk_job))
        .merge(approval::routes())
}

/// Records that wait in the running jobs of a kind.
///
/// # Errors
/// When the database does not answer.
pub async fn list_waiting_in_jobs(db: &mut impl Read, kind: BulkJobKind) -> sqlx::Result<BTreeSet<i64>> {
    Ok(store::list_waiting_of_kind(db, kind).await?.into_iter().collect())
}

/// Deletes jobs that ended before `before`, first their records, at most `most` rows; gives the number of rows.
///
/// # Errors
/// When the database does not answer.
pub async fn delete_old_jobs(tx: &mut Tx, before: Timestamp, most: i64) -> sqlx::Result<u64> {
    match store::delete_old_records(tx, before, most).await? {
        0 => store::delete_old_jobs(tx, before, most).await,
        gone => Ok(gone),
    }
}
