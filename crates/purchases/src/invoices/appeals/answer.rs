//! Answers to appeals by the next decision.
use plon_domain::appeal::AppealOutcome;
use plon_domain::invoice::{InvoiceStatus, LineStatus};

use super::super::review::store::{AdminLine, Decider};
use super::store;
use plon_kernel::db::Tx;
use plon_kernel::ids::InvoiceId;

/// Numbers of appeals that a decision accepted and rejected.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Answered {
    pub accepted: usize,
    pub rejected: usize,
}

/// Answers the open appeals about what is now decided: those of lines that are no longer pending, and those of the
/// whole invoice once it is not pending. `reason` is that of a rejection of the whole invoice.
pub async fn answer_appeals(
    tx: &mut Tx,
    invoice: InvoiceId,
    (status, reason): (InvoiceStatus, Option<&str>),
    lines: &[AdminLine],
    by: Decider,
) -> sqlx::Result<Answered> {
    let mut answered = Answered::default();
    for open in store::list_appeals(tx, invoice).await?.iter().filter(|appeal| appeal.answered_at.is_none()) {
        let line = lines.iter().find(|line| Some(line.id) == open.line_id);
        let decided = match (open.line_id, line) {
            (None, _) if status == InvoiceStatus::Pending => None,
            (None, _) if status == InvoiceStatus::Rejected => Some(reason.or_else(|| first_reason(lines))),
            (Some(_), Some(line)) if line.status == LineStatus::Pending => None,
            (Some(_), Some(line)) if line.status == LineStatus::Rejected => Some(line.reason.as_deref()),
            _ => {
                store::close_appeal(tx, open.id, AppealOutcome::Accepted, None, by).await?;
                answered.accepted += 1;
                None
            }
        };
        if let Some(reason) = decided {
            store::close_appeal(tx, open.id, AppealOutcome::Rejected, reason, by).await?;
            answered.rejected += 1;
        }
    }
    store::set_appeal_deadline(tx, invoice).await?;
    Ok(answered)
}

fn first_reason(lines: &[AdminLine]) -> Option<&str> {
    lines.iter().find_map(|line| line.reason.as_deref())
}
