//! Values of webhooks' targets and of tries to reach them.
use plon_domain::webhook::TargetState;

use plon_kernel::ids::{ApiClientId, OperatorId};
use plon_kernel::types::Timestamp;

/// Target to be inserted, without its secret, which is sealed for its id.
#[derive(Debug)]
pub struct NewTarget<'a> {
    pub name: &'a str,
    pub url: &'a str,
    pub client: Option<ApiClientId>,
    pub state: TargetState,
    pub by: OperatorId,
    pub at: Timestamp,
}

/// Target's new values; a change ends what the server has disabled it for.
#[derive(Debug)]
pub struct ChangedTarget<'a> {
    pub name: &'a str,
    pub url: &'a str,
    pub state: TargetState,
}

/// Outcome of a try of a delivery, as it is stored.
#[derive(Debug)]
pub struct AttemptRecord<'a> {
    pub at: Timestamp,
    pub milliseconds: i64,
    pub status: Option<i64>,
    pub error: Option<&'a str>,
    pub answer: Option<&'a str>,
}
