//! Terms of a trip: its thresholds in points and its days.
use jiff::civil::Date;
use thiserror::Error;

use crate::points::Points;

/// Valid terms. Invariant: the threshold and the cost are above zero, the reserve is not above the cost, and the days
/// follow each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terms(Wording);

/// Terms as they are written, not yet validated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Wording {
    /// Season's points from which the trip may be ordered.
    pub qualify_at: Points,
    pub cost: Points,
    /// Points held as soon as the trip may be ordered.
    pub reserved: Points,
    /// First day on which the trip may be ordered.
    pub opens_on: Date,
    /// Last day on which the trip may be ordered.
    pub order_by: Date,
    /// Last day on which points that an order lacks may be earned.
    pub fulfil_by: Date,
}

const MOST: Points = Points(4_000_000);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidTerms {
    #[error("Próg musi być od 1 do 4\u{a0}000\u{a0}000 punktów")]
    QualifyAt,
    #[error("Koszt musi być od 1 do 4\u{a0}000\u{a0}000 punktów")]
    Cost,
    #[error("Rezerwa musi być od 0 punktów do kosztu wycieczki")]
    Reserved,
    #[error("Termin zamówienia nie może być przed pierwszym dniem zamawiania")]
    OrderBy,
    #[error("Termin uzupełnienia punktów nie może być przed terminem zamówienia")]
    FulfilBy,
}

impl InvalidTerms {
    /// Field at which the sentence is shown.
    pub const fn field(self) -> &'static str {
        match self {
            InvalidTerms::QualifyAt => "qualify_at",
            InvalidTerms::Cost => "cost",
            InvalidTerms::Reserved => "reserved_points",
            InvalidTerms::OrderBy => "order_by",
            InvalidTerms::FulfilBy => "fulfil_by",
        }
    }
}

impl Terms {
    /// # Errors
    /// Every condition that does not hold, each with its field.
    pub fn new(wording: Wording) -> Result<Terms, Vec<InvalidTerms>> {
        let Wording { qualify_at, cost, reserved, opens_on, order_by, fulfil_by } = wording;
        let in_range = |points: Points| Points::ZERO < points && points <= MOST;
        let errors: Vec<InvalidTerms> = [
            (in_range(qualify_at), InvalidTerms::QualifyAt),
            (in_range(cost), InvalidTerms::Cost),
            (Points::ZERO <= reserved && reserved <= cost, InvalidTerms::Reserved),
            (opens_on <= order_by, InvalidTerms::OrderBy),
            (order_by <= fulfil_by, InvalidTerms::FulfilBy),
        ]
        .into_iter()
        .filter_map(|(holds, error)| (!holds).then_some(error))
        .collect();
        if errors.is_empty() { Ok(Terms(wording)) } else { Err(errors) }
    }

    pub const fn qualify_at(&self) -> Points {
        self.0.qualify_at
    }

    pub const fn cost(&self) -> Points {
        self.0.cost
    }

    pub const fn reserved(&self) -> Points {
        self.0.reserved
    }

    pub const fn opens_on(&self) -> Date {
        self.0.opens_on
    }

    pub const fn order_by(&self) -> Date {
        self.0.order_by
    }

    pub const fn fulfil_by(&self) -> Date {
        self.0.fulfil_by
    }
}
