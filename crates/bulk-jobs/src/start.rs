//! Start of a job, in the transaction of the feature's handler.
use plon_domain::bulk_job::{BulkJobKind, BulkJobStatus};
use plon_identity::operators;
use plon_kernel::db::Tx;
use plon_kernel::ids::{BulkJobId, OperatorId};
use plon_kernel::types::Timestamp;
use plon_platform::audit;
use plon_platform::error::ApiError;
use serde::Serialize;
use utoipa::ToSchema;

use super::approval::{Moving, needs_approval};
use super::store::{self, JobToInsert};

audit::events! {
    START_JOB: () => BulkJobRecord = "bulk_jobs.start" on "bulk_jobs";
    SUBMIT_JOB: () => BulkJobRecord = "bulk_jobs.submit" on "bulk_jobs";
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
    /// Description of the change, as the job's operator reads it.
    pub title: String,
    /// JSON, as the kind's handler reads it.
    pub change: String,
    /// Ids of the records; at most `MOST_RECORDS`.
    pub records: &'a [i64],
    /// Points or money that it would move; `None` for a job that moves neither.
    pub moving: Option<Moving>,
}

/// Job that has been started, or waits for a second person.
#[derive(Debug, Serialize, ToSchema)]
pub struct StartedJob {
    pub id: BulkJobId,
    /// Number of records.
    pub records: i64,
    /// True when nothing is done before a second person approves it.
    pub waits: bool,
}

impl StartedJob {
    /// Sentence for the operator: `started` unless the job waits.
    pub fn message(&self, started: String) -> String {
        if self.waits { "Zadanie czeka na zatwierdzenie przez inną osobę".to_owned() } else { started }
    }
}

/// Stores a job with its records; the worker begins as soon as the transaction has ended, or a second person has
/// approved what moves the points or the money of many.
///
/// # Errors
/// `SignsLater` for a job that needs a second person, within 48 hours of the operator's new account, role or factor.
pub async fn start(tx: &mut Tx, new: NewJob<'_>, now: Timestamp) -> Result<StartedJob, ApiError> {
    let NewJob { kind, by, title, change, records: ids, moving } = new;
    let records = i64::try_from(ids.len()).unwrap_or(i64::MAX);
    let Moving { records: moved, summary } = moving.unwrap_or(Moving { records: 0, summary: String::new() });
    if moved > 0 {
        store::lock_operator(tx, by).await?;
    }
    let waits = needs_approval(tx, by, moved, now).await?;
    if waits {
        operators::may_sign(tx, by, now).await?;
    }
    let status = if waits { BulkJobStatus::Submitted } else { BulkJobStatus::Running };
    let job =
        JobToInsert { kind, by, title: &title, change: &change, status, records, moving: (moved, &summary), at: now };
    let id = store::insert_job(tx, &job).await?;
    store::insert_records(tx, id, ids).await?;
    let event = if waits { SUBMIT_JOB } else { START_JOB };
    audit::record(tx, event, audit::by(by, id.0), (&(), &BulkJobRecord { title, records }), now).await?;
    Ok(StartedJob { id, records, waits })
}
