//! Start of a job, in the transaction of the feature's handler.
use plon_domain::bulk_job::BulkJobKind;
use plon_kernel::db::Tx;
use plon_kernel::ids::{BulkJobId, OperatorId};
use plon_kernel::types::Timestamp;
use plon_platform::audit;
use plon_platform::error::ApiError;
use serde::Serialize;
use utoipa::ToSchema;

use super::store::{self, JobToInsert};

audit::events! {
    START_JOB: () => BulkJobRecord = "bulk_jobs.start" on "bulk_jobs";
}

/// Most records of one job.
pub const MOST_RECORDS: usize = 10_000;

/// Job as the audit log keeps it.
#[derive(Debug, Serialize, ToSchema)]
pub struct BulkJobRecord {
    pub title: String,
    /// Number of records.
    pub records: i64,
}

/// Job to be started.
#[derive(Debug)]
pub struct NewJob<'a> {
    pub kind: BulkJobKind,
    pub by: OperatorId,
    /// What it does, as its operator reads it.
    pub title: String,
    /// JSON, as the kind's handler reads it.
    pub change: String,
    /// Ids of the records; at most `MOST_RECORDS`.
    pub records: &'a [i64],
}

/// Job that has been started.
#[derive(Debug, Serialize, ToSchema)]
pub struct StartedJob {
    pub id: BulkJobId,
    /// Number of records.
    pub records: i64,
}

/// Stores a job with its records; the worker begins as soon as the transaction has ended.
///
/// # Errors
/// When the database does not answer.
pub async fn start(tx: &mut Tx, new: NewJob<'_>, now: Timestamp) -> Result<StartedJob, ApiError> {
    let NewJob { kind, by, title, change, records: ids } = new;
    let records = i64::try_from(ids.len()).unwrap_or(i64::MAX);
    let id = store::insert_job(tx, &JobToInsert { kind, by, title: &title, change: &change, records, at: now }).await?;
    store::insert_records(tx, id, ids).await?;
    audit::record(tx, START_JOB, audit::by(by, id.0), (&(), &BulkJobRecord { title, records }), now).await?;
    Ok(StartedJob { id, records })
}
