//! Shapes of jobs in the API.
use plon_domain::bulk_job::{BulkJobKind, BulkJobStatus};
use plon_kernel::ids::BulkJobId;
use plon_kernel::types::Timestamp;
use plon_platform::openapi;
use plon_platform::response::Status;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::Object;

use super::store::JobRow;

/// Job with its progress.
#[derive(Debug, Serialize, ToSchema)]
pub struct BulkJob {
    id: BulkJobId,
    #[schema(schema_with = kinds)]
    kind: BulkJobKind,
    /// What it does, such as "Zamówienia: status Zrealizowana".
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
    started_at: Timestamp,
    finished_at: Option<Timestamp>,
}

fn kinds() -> Object {
    openapi::codes(BulkJobKind::ALL.iter().map(|kind| kind.as_str()))
}

pub fn statuses() -> Object {
    openapi::codes(BulkJobStatus::ALL.iter().map(|status| status.as_str()))
}

impl From<JobRow> for BulkJob {
    fn from(row: JobRow) -> BulkJob {
        BulkJob {
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
