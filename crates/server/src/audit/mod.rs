//! The audit log: who did what to whom, with the record before and after, written in the same transaction.
mod export;
mod list;
mod reads;
mod store;

use serde::Serialize;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::columns::{At, OperatorId, ParticipantId};
use crate::db::Tx;
pub use reads::{RecordRead, record_read};
pub use store::{EntryRow, acts_on};

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list::list)).routes(routes!(export::audit))
}

/// One act of an operator.
#[derive(Debug)]
pub struct Act<'a> {
    pub operator: OperatorId,
    /// What was done, as `feature.verb`.
    pub action: &'static str,
    /// The table and row that it was done to.
    pub subject: (&'static str, i64),
    /// The participant whom it concerns.
    pub participant: Option<ParticipantId>,
    /// Why, in the operator's words, when the act has a reason.
    pub note: Option<&'a str>,
}

impl Act<'_> {
    /// What an operator does to their own account.
    pub fn on_self(operator: OperatorId, action: &'static str) -> Act<'static> {
        Act { operator, action, subject: ("operators", operator.0), participant: None, note: None }
    }
}

/// Records an act. `before` and `after` hold no secret.
///
/// # Errors
/// When a value is no JSON or the row cannot be written.
pub async fn record(
    tx: &mut Tx,
    act: Act<'_>,
    before: &impl Serialize,
    after: &impl Serialize,
    now: At,
) -> anyhow::Result<()> {
    store::insert(tx, &act, &serde_json::to_string(before)?, &serde_json::to_string(after)?, now).await?;
    Ok(())
}
