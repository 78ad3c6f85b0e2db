//! Handler that a feature registers for each kind of job.
use futures_util::future::BoxFuture;
use plon_domain::bulk_job::BulkJobKind;
use plon_kernel::db::Tx;
use plon_kernel::ids::OperatorId;
use plon_platform::app::App;
use plon_platform::auth::{Role, has_role};
use plon_platform::error::ApiError;

/// Some records of a job, to be changed in one transaction.
#[derive(Debug, Clone, Copy)]
pub struct Step<'a> {
    /// Operator who has started the job.
    pub by: OperatorId,
    /// JSON, as the feature gave it to `start`.
    pub change: &'a str,
    pub records: &'a [i64],
}

/// Outcome of a job for one record.
#[derive(Debug)]
pub struct Outcome {
    pub record: i64,
    /// None when it is changed.
    pub refusal: Option<Refusal>,
}

/// Reason why a record stays as it was.
#[derive(Debug)]
pub struct Refusal {
    /// Name of the record, such as "Zamówienie nr 12".
    pub label: String,
    /// Address of its page; none when there is no such record.
    pub page: Option<String>,
    /// Sentence.
    pub reason: String,
}

type ApplyFuture<'a> = BoxFuture<'a, Result<Vec<Outcome>, ApiError>>;

/// A kind of job, registered with `inventory::submit!` by the feature that its records belong to.
pub struct BulkHandler {
    pub kind: BulkJobKind,
    /// Role of the second person who approves such a job; `None` for a kind that moves neither points nor money.
    pub approver: Option<Role>,
    /// Changes the records of a step, and gives an outcome for each of them.
    pub apply: for<'a> fn(&'a App, &'a mut Tx, Step<'a>) -> ApplyFuture<'a>,
}

inventory::collect!(BulkHandler);

/// The handler of a kind.
///
/// # Errors
/// When no feature has registered one: a test of the server holds that each kind has its own.
pub fn handler_of(kind: BulkJobKind) -> anyhow::Result<&'static BulkHandler> {
    inventory::iter::<BulkHandler>
        .into_iter()
        .find(|handler| handler.kind == kind)
        .ok_or_else(|| anyhow::anyhow!("no feature changes records by {}", kind.as_str()))
}

/// All kinds that features have registered.
pub fn registered_kinds() -> impl Iterator<Item = BulkJobKind> {
    inventory::iter::<BulkHandler>.into_iter().map(|handler| handler.kind)
}

/// Kinds whose jobs an operator with these roles may approve.
pub fn approvable_kinds(roles: &[Role]) -> Vec<BulkJobKind> {
    let may = |handler: &&BulkHandler| handler.approver.is_some_and(|role| has_role(roles, &[role]));
    inventory::iter::<BulkHandler>.into_iter().filter(may).map(|handler| handler.kind).collect()
}
