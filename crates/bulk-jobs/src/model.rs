//! Shapes of jobs in the API.
use plon_domain::bulk_job::{BulkJobKind, BulkJobStatus};
use plon_kernel::ids::{BulkJobId, OperatorId};
use plon_kernel::types::Timestamp;
use plon_platform::auth::{Operator, RoleSet};
use plon_platform::openapi;
use plon_platform::response::Status;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::Object;

use super::handler::approvable_kinds;
use super::store::JobRow;

/// Operator who reads jobs.
#[derive(Debug)]
pub struct Reader {
    pub operator: OperatorId,
    /// Kinds whose jobs they may approve.
    kinds: Vec<BulkJobKind>,
}

impl Reader {
    pub fn of<R: RoleSet>(operator: &Operator<R>) -> Reader {
        Reader { operator: operator.id, kinds: approvable_kinds(&operator.roles) }
    }

    /// True for a kind whose jobs the operator may approve.
    pub fn approves(&self, kind: BulkJobKind) -> bool {
        self.kinds.contains(&kind)
    }

    /// True for the operator's own jobs, those that they have decided on, and those that wait for their decision.
    pub fn sees(&self, job: &JobRow) -> bool {
        job.operator_id == self.operator
            || job.decided_by == Some(self.operator)
            || (job.status == BulkJobStatus::Submitted && self.approves(job.kind))
    }
}

/// Job with its progress.
#[derive(Debug, Serialize, ToSchema)]
pub struct BulkJob {
    id: BulkJobId,
    #[schema(schema_with = kinds)]
    kind: BulkJobKind,
    /// Description of the change, such as "Zamówienia: status Zrealizowana".
    title: String,
    status: Status,
    /// Number of records.
    records: i64,
    /// Number of those that are changed.
    done: i64,
    /// Number of those that stay as they were, each for its reason.
    refused: i64,
    /// Sentence about why it waits; it goes on by itself.
    error: Option<String>,
    can_be_stopped: bool,
    /// True for a job of the caller that waits for a second person.
    can_be_withdrawn: bool,
    /// True for a job that waits for the caller: not their own, and of their role.
    can_be_approved: bool,
    /// Points or money that it was to move when it was started, in words; null for a job that moves neither.
    summary: Option<String>,
    started_by: String,
    started_at: Timestamp,
    /// Second person, who approved or refused it.
    decided_by: Option<String>,
    decided_at: Option<Timestamp>,
    /// Reason why the second person refused it.
    reason: Option<String>,
    finished_at: Option<Timestamp>,
}

fn kinds() -> Object {
    openapi::codes(BulkJobKind::ALL.iter().map(|kind| kind.as_str()))
}

pub fn statuses() -> Object {
    openapi::codes(BulkJobStatus::ALL.iter().map(|status| status.as_str()))
}

impl BulkJob {
    pub fn new(row: JobRow, reader: &Reader) -> BulkJob {
        let (waits, is_own) = (row.status == BulkJobStatus::Submitted, row.operator_id == reader.operator);
        BulkJob {
            can_be_withdrawn: waits && is_own,
            can_be_approved: waits && !is_own && reader.approves(row.kind),
            summary: Some(row.summary).filter(|summary| !summary.is_empty()),
            started_by: row.starter,
            decided_by: row.decider,
            decided_at: row.decided_at,
            reason: row.reason,
            id: row.id,
            kind: row.kind,
            title: row.title,
            status: row.status.into(),
            records: row.records,
            done: row.done,
            refused: row.refused,
            error: row.error,
            can_be_stopped: row.status == BulkJobStatus::Running,
            started_at: row.created_at,
            finished_at: row.finished_at,
        }
    }
}
