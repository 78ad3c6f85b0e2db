//! The operator's side of invoices: the queue, one invoice, the decision, the books.
mod aliases;
mod appeals;
mod claim;
mod corrections;
mod decision;
mod fields;
mod ledger;
mod points;
mod proposals;
mod queue;
mod show;

pub use crate::given::review::*;
