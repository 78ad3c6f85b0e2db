//! Values of the ledger.
use plon_domain::ledger::{CauseKind, Transfer};

use plon_kernel::ids::ParticipantId;

/// A transfer to be posted.
#[derive(Debug)]
pub struct Posting<'a> {
    pub participant: ParticipantId,
    pub transfer: Transfer,
    /// Cause of the transfer, with the id of its row.
    pub cause: (CauseKind, i64),
    /// Idempotency key, unique in the whole ledger: the same key posts once.
    pub key: String,
    /// Reason, in a sentence for the participant.
    pub explanation: &'a str,
}
