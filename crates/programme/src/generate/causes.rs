//! Rows of which a transfer of points comes, with the transfer's idempotency key.
use std::collections::HashMap;

use anyhow::Context;
use plon_domain::ledger::CauseKind;

use super::record::{Cause, Entry};
use super::texts;
use plon_kernel::ids::{OrderId, ParticipantId};

/// Item of a participant: the participant's index and its own.
pub type Place = (usize, usize);

/// The ids of rows that cause transfers, by their indices.
pub struct Causes<'a> {
    pub lines: HashMap<(Place, usize), i64>,
    pub orders: &'a HashMap<Place, OrderId>,
    pub corrections: HashMap<Place, i64>,
}

impl Causes<'_> {
    /// The cause of a transfer, and its key.
    pub fn of(&self, entry: &Entry, (who, participant): (usize, ParticipantId)) -> ((CauseKind, i64), String) {
        let (kind, id) = match entry.cause {
            Cause::Line(invoice, position) => (CauseKind::InvoiceLine, self.lines[&((who, invoice), position)]),
            Cause::Correction(place) => (CauseKind::Correction, self.corrections[&(who, place)]),
            Cause::Order(place) => (CauseKind::Order, self.orders[&(who, place)].0),
            Cause::Achievement(level) => (CauseKind::Achievement, level.0),
            Cause::Membership(season) => (CauseKind::Membership, i64::from(season)),
            Cause::Welcome => (CauseKind::Membership, 0),
        };
        let owner = match entry.cause {
            Cause::Line(..) | Cause::Correction(_) | Cause::Order(_) => String::new(),
            Cause::Achievement(_) | Cause::Membership(_) | Cause::Welcome => format!("{}:", participant.0),
        };
        ((kind, id), format!("{kind}:{owner}{id}:{}", entry.transfer.kind()))
    }
}

/// Fills an order's number into a sentence.
pub fn numbered(sentence: &str, order: OrderId) -> String {
    sentence.replace(texts::ORDER_NUMBER, &order.0.to_string())
}

/// # Errors
/// When the row is not there.
pub fn id_of(ids: &HashMap<String, i64>, key: &str) -> anyhow::Result<i64> {
    ids.get(key).copied().with_context(|| format!("the row {key} is not there"))
}
