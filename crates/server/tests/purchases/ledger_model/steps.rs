//! Steps that may happen to the invoices of two participants.
use proptest::prelude::*;

/// Count of the distributor's invoice numbers: few, so that everything happens to the same ones.
pub const NUMBERS: usize = 4;

#[derive(Debug, Clone)]
pub enum Step {
    /// A participant reports an invoice.
    Report { participant: usize, number: usize },
    /// An operator decides on an invoice that waits: rejects all of it, or goes through its lines.
    Decide { which: usize, whole: bool, lines: Vec<Line> },
    /// An operator corrects an accepted line.
    Correct { which: usize, kind: &'static str, line: Line },
    /// A participant asks to look again at a rejection.
    Appeal { which: usize },
    /// A file of the distributor's: an invoice is of one buyer, and no row is there twice.
    Import { buyers: [usize; NUMBERS], rows: Vec<(usize, Line)>, killed_after: Option<u32> },
}

/// A line as somebody reads it or a distributor writes it down.
#[derive(Debug, Clone)]
pub struct Line {
    /// The first or the second of the programme's products.
    pub product: usize,
    /// Packs.
    pub quantity: i64,
    /// Decision of an operator on it.
    pub decision: &'static str,
}

fn line() -> impl Strategy<Value = Line> {
    let decision = prop::sample::select(vec!["accept", "accept", "accept", "reject", "reject", "pending"]);
    (0..2_usize, 1..9_i64, decision).prop_map(|(product, quantity, decision)| Line { product, quantity, decision })
}

/// One of those to which it can happen, whatever their number.
fn which() -> impl Strategy<Value = usize> {
    0..100_usize
}

pub fn step() -> impl Strategy<Value = Step> {
    let kind = prop::sample::select(vec!["mistake", "mistake", "return", "rejection", "rejection"]);
    let buyers = prop::array::uniform(0..2_usize);
    let rows = prop::collection::vec((0..NUMBERS, line()), 1..5);
    prop_oneof![
        3 => (0..2_usize, 0..NUMBERS).prop_map(|(participant, number)| Step::Report { participant, number }),
        4 => (which(), prop::bool::weighted(0.4), prop::collection::vec(line(), 1..4))
            .prop_map(|(which, whole, lines)| Step::Decide { which, whole, lines }),
        3 => (which(), kind, line()).prop_map(|(which, kind, line)| Step::Correct { which, kind, line }),
        4 => which().prop_map(|which| Step::Appeal { which }),
        3 => (buyers, rows, prop::option::weighted(0.3, 0..90_u32))
            .prop_map(|(buyers, rows, killed_after)| Step::Import { buyers, rows, killed_after }),
    ]
}
