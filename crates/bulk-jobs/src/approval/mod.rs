//! Second person of a job that moves points or money of many records (four-eyes principle).
mod decide;
mod list;
mod withdraw;

use jiff::SignedDuration;
use plon_kernel::db::Read;
use plon_kernel::ids::OperatorId;
use plon_kernel::types::Timestamp;
use plon_platform::auth::Role;
use plon_platform::openapi::{ApiRouter, routes};
use plon_platform::settings::BULK_APPROVAL_ABOVE;

use super::handler::approvable_kinds;
use super::store;

/// Period over which an operator's jobs are summed: many small ones count as one large one.
const TOGETHER: SignedDuration = SignedDuration::from_hours(24);

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::admin_list_bulk_job_approvals))
        .routes(routes!(decide::admin_approve_bulk_job))
        .routes(routes!(decide::admin_reject_bulk_job))
        .routes(routes!(withdraw::admin_withdraw_bulk_job))
}

/// Points or money that a job would move.
#[derive(Debug)]
pub struct Moving {
    /// Number of records whose points or money it would move.
    pub records: i64,
    /// Total of these records, as the second person reads it: "120 e-faktur o wartości netto 1 500,00 zł".
    pub summary: String,
}

/// True for a job that, with those which the operator started alone within 24 hours, moves the points or the money of
/// more records than one person may.
///
/// # Errors
/// When the database does not answer.
pub async fn needs_approval(
    db: &mut impl Read,
    operator: OperatorId,
    moving: i64,
    now: Timestamp,
) -> sqlx::Result<bool> {
    if moving == 0 {
        return Ok(false);
    }
    let before = store::sum_moved_alone(db, operator, Timestamp(now.0 - TOGETHER)).await?;
    Ok(moving.saturating_add(before) > BULK_APPROVAL_ABOVE.read(db).await?)
}

/// Number of jobs that wait for a second person and that this operator may approve.
///
/// # Errors
/// When the database does not answer.
pub async fn count_to_approve(db: &mut impl Read, operator: OperatorId, roles: &[Role]) -> sqlx::Result<i64> {
    let kinds = approvable_kinds(roles);
    let waiting = store::count_submitted_of_others(db, operator).await?;
    Ok(waiting.iter().filter(|waiting| kinds.contains(&waiting.kind)).map(|waiting| waiting.jobs).sum())
}
