//! Purchase as a promotion sees it, and the check that it counts.

use jiff::civil::Date;

use crate::invoice::LineStatus;
use crate::money::Grosze;
use crate::number::NO_BREAK_SPACE;
use crate::points::Points;
use crate::promotions::{Terms, Window, per_unit};
use crate::volume::{PackVolume, Quantity, Unit, Volume};

/// Line of an invoice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    pub id: i64,
    /// SAP code of the product.
    pub sap: String,
    pub brand: String,
    pub category: String,
    pub unit: Unit,
    pub pack: PackVolume,
    pub quantity: Quantity,
    pub net_value: Grosze,
    /// Points that the line earned before any limit; zero where it was not accepted.
    pub earned: Points,
    /// Date of the invoice.
    pub dated_on: Date,
    pub status: LineStatus,
}

/// Verdict of a promotion on a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    pub line: i64,
    /// Amount that counts, in the measure's smallest part.
    pub counted: Result<i64, NotCounted>,
    /// Extra points from multipliers, beyond those that the line earned by itself.
    pub extra: Points,
}

/// Reason why a line does not count; the first of these that applies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotCounted {
    Rejected,
    /// An operator has not decided on it yet.
    Waiting,
    Product,
    /// The product takes part, but this pack of it does not.
    Pack(PackVolume, Unit),
    /// Sold by weight where the promotion counts volume, or the other way round.
    Unit(Unit),
    TooEarly(Date),
    TooLate(Date),
}

impl NotCounted {
    /// Formats the reason in words that the participant can check.
    pub fn to_polish(&self) -> String {
        match self {
            NotCounted::Rejected => "pozycja została odrzucona".to_owned(),
            NotCounted::Waiting => "pozycja czeka na sprawdzenie faktury".to_owned(),
            NotCounted::Product => "ten produkt nie bierze udziału".to_owned(),
            NotCounted::Pack(pack, unit) => {
                format!("opakowanie {} nie bierze udziału", Volume::from(*pack).to_polish(*unit))
            }
            NotCounted::Unit(unit) => format!("liczą się inne jednostki niż{NO_BREAK_SPACE}{unit}"),
            NotCounted::TooEarly(first) => format!("zakup sprzed początku promocji, {}", first.strftime("%d.%m.%Y")),
            NotCounted::TooLate(last) => format!("zakup po ostatnim dniu promocji, {}", last.strftime("%d.%m.%Y")),
        }
    }
}

/// Verdict on a line: the amount that counts, or the reason why it does not.
pub fn verdict(terms: &Terms, line: &Line) -> Verdict {
    let (counted, extra) = match why_not(terms, line) {
        Some(why) => (Err(why), Points::ZERO),
        None => (Ok(terms.measure().of(line)), per_unit::of_line(terms.mechanics(), line)),
    };
    Verdict { line: line.id, counted, extra }
}

fn why_not(terms: &Terms, line: &Line) -> Option<NotCounted> {
    let Window { from, to } = terms.counts_purchases();
    let scope = terms.scope();
    let measured_in = terms.measure().unit();
    match line.status {
        LineStatus::Rejected => Some(NotCounted::Rejected),
        _ if !scope.names(&line.sap, &line.brand, &line.category) => Some(NotCounted::Product),
        _ if !scope.takes(line.pack) => Some(NotCounted::Pack(line.pack, line.unit)),
        _ if measured_in.is_some_and(|unit| unit != line.unit) => Some(NotCounted::Unit(line.unit)),
        _ if line.dated_on < from => Some(NotCounted::TooEarly(from)),
        _ if line.dated_on > to => Some(NotCounted::TooLate(to)),
        LineStatus::Pending => Some(NotCounted::Waiting),
        LineStatus::Accepted | LineStatus::Limit | LineStatus::LimitProduct => None,
    }
}
