//! Planned events of a participant: invoices and orders, before any rule has been applied to them.
use jiff::civil::Date;
use plon_domain::invoice::InvoiceNumber;
use plon_domain::money::Grosze;
use plon_domain::reward::OrderStatus;
use plon_domain::volume::Quantity;

use super::people::Person;

/// A participant and all that happens to them.
pub struct Story {
    pub person: Person,
    pub invoices: Vec<InvoicePlan>,
    pub orders: Vec<OrderPlan>,
    /// Times at which the participant looks at the rewards, to order one if the points suffice.
    pub looks: Vec<jiff::Timestamp>,
    pub answers: Vec<AnswerPlan>,
    pub collects: Vec<CollectPlan>,
}

/// An answer to a promotion's rules.
pub struct AnswerPlan {
    /// The promotion's key.
    pub promotion: String,
    pub accepted: bool,
    pub at: jiff::Timestamp,
}

/// A card of a promotion that is collected as a code, and the order's further states.
pub struct CollectPlan {
    /// The promotion's key.
    pub promotion: String,
    pub at: jiff::Timestamp,
    pub then: Vec<(OrderStatus, jiff::Timestamp)>,
}

pub struct InvoicePlan {
    pub number: InvoiceNumber,
    /// An index in the shop's list, as all of these numbers are.
    pub distributor: usize,
    pub issued_on: Date,
    pub reported_at: jiff::Timestamp,
    /// True if sent by the distributor, not reported by the participant.
    pub edi: bool,
    pub file: Option<FilePlan>,
    pub outcome: Outcome,
    /// Time at which a misread quantity is corrected.
    pub corrected_at: Option<jiff::Timestamp>,
    pub possible_duplicate: bool,
    pub lines: Vec<LinePlan>,
}

pub enum FilePlan {
    /// A PDF made from the invoice.
    Printed,
    /// An e-invoice made from the invoice.
    EInvoice,
    /// A file of the sample programme.
    Sample(String),
}

pub enum Outcome {
    Waiting,
    Decided(jiff::Timestamp),
    Rejected(jiff::Timestamp, String),
}

pub struct LinePlan {
    pub product: usize,
    pub pack: usize,
    pub quantity: Quantity,
    /// The quantity that the operator read instead.
    pub misread: Option<Quantity>,
    pub net_value: Grosze,
    /// Reason for rejecting the line.
    pub rejected: Option<String>,
}

pub struct OrderPlan {
    pub reward: usize,
    pub variant: Option<usize>,
    pub amount: Option<Grosze>,
    pub at: jiff::Timestamp,
    pub then: Vec<(OrderStatus, jiff::Timestamp)>,
}

impl InvoicePlan {
    /// True while a decision is pending.
    pub fn waits(&self) -> bool {
        matches!(self.outcome, Outcome::Waiting)
    }

    pub fn is_einvoice(&self) -> bool {
        matches!(self.file, Some(FilePlan::EInvoice))
    }
}
