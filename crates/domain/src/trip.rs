//! Trips: who may order one, the points held for it and those missing, and the cost of a missed deadline.
mod labels;
mod reminders;
mod terms;

use jiff::civil::Date;

use crate::points::Points;

pub use labels::sentence;
pub use reminders::{InvalidReminders, Reminders};
pub use terms::{InvalidTerms, Terms, Wording};

coded! {
    /// Kind of a trip; a season has at most one of each.
    pub enum TripKind {
        Standard = "standard",
        Premium = "premium",
        Vip = "vip",
    }
}

impl TripKind {
    /// Name of the kind, shown beside a trip's own name.
    pub const fn label(self) -> &'static str {
        match self {
            TripKind::Standard => "Wycieczka",
            TripKind::Premium => "Wycieczka Premium",
            TripKind::Vip => "Wycieczka VIP",
        }
    }
}

coded! {
    /// State of a participant's trip.
    pub enum TripState {
        /// The season's points do not reach the trip's threshold.
        Unqualified = "unqualified",
        /// The trip may be ordered.
        Qualified = "qualified",
        /// The trip is ordered, and not all of its points are held yet.
        Short = "short",
        /// The trip is ordered, and all its points are held.
        Ordered = "ordered",
        /// The trip could have been ordered and was not.
        Missed = "missed",
        /// The trip was ordered, and its points were missing at the deadline.
        Lapsed = "lapsed",
        /// The participant has been on the trip.
        Completed = "completed",
    }
}

impl TripState {
    /// Status code in the API: 0 not qualified, 1 may order, 2 ordered, 3 short of points, 4 deadline missed.
    pub const fn status(self) -> u8 {
        match self {
            TripState::Unqualified => 0,
            TripState::Qualified => 1,
            TripState::Ordered | TripState::Completed => 2,
            TripState::Short => 3,
            TripState::Missed | TripState::Lapsed => 4,
        }
    }

    pub const fn label(self) -> &'static str {
        match self {
            TripState::Unqualified => "Poniżej progu",
            TripState::Qualified => "Może zamówić",
            TripState::Short => "Zamówiona, brakuje punktów",
            TripState::Ordered => "Zamówiona",
            TripState::Missed => "Niezamówiona w terminie",
            TripState::Lapsed => "Punkty nieuzupełnione w terminie",
            TripState::Completed => "Zrealizowana",
        }
    }
}

/// State of a participant's order of a trip.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TripOrder {
    /// There is no order, or it was cancelled when no other could be made.
    None,
    /// The order was cancelled while another could still be made: nothing is held until there is one.
    Cancelled,
    /// The order stands, at the cost that the trip had when it was ordered.
    Placed(Points),
    /// The points of the order were missing at the deadline.
    Lapsed,
    /// The order was carried out.
    Completed,
}

/// Standing of a participant with a trip.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// Points granted for the season's purchases.
    pub points: Points,
    /// Points held for this trip.
    pub held: Points,
    pub order: TripOrder,
}

/// Points to move, in this order: released, forfeited, held.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Moves {
    pub release: Points,
    pub forfeit: Points,
    pub hold: Points,
}

impl Moves {
    pub fn is_nothing(&self) -> bool {
        *self == Moves::default()
    }
}

impl Standing {
    /// State, a pure function of the trip, the season's points, the held points, the order and the day; every
    /// combination has a state.
    pub fn state(&self, terms: &Terms, today: Date) -> TripState {
        match self.order {
            TripOrder::Completed => TripState::Completed,
            TripOrder::Lapsed => TripState::Lapsed,
            TripOrder::Placed(cost) if self.held >= cost => TripState::Ordered,
            TripOrder::Placed(_) if today <= terms.fulfil_by() => TripState::Short,
            TripOrder::Placed(_) => TripState::Lapsed,
            TripOrder::None | TripOrder::Cancelled => self.unordered(terms, today),
        }
    }

    fn unordered(&self, terms: &Terms, today: Date) -> TripState {
        if today < terms.opens_on() || self.points < terms.qualify_at() {
            TripState::Unqualified
        } else if today <= terms.order_by() {
            TripState::Qualified
        } else {
            TripState::Missed
        }
    }

    /// Points to hold before an order: none for a participant who has taken one back.
    fn reserve(&self, terms: &Terms) -> Points {
        if self.order == TripOrder::Cancelled { Points::ZERO } else { terms.reserved() }
    }

    /// Held points that a missed deadline costs: the reserve where the trip is not ordered, all of them where an
    /// order stays short, none where no deadline threatens.
    pub fn at_stake(&self, terms: &Terms, today: Date) -> Points {
        match self.state(terms, today) {
            TripState::Qualified | TripState::Missed => self.held.min(self.reserve(terms)),
            TripState::Short | TripState::Lapsed => self.held,
            TripState::Unqualified | TripState::Ordered | TripState::Completed => Points::ZERO,
        }
    }

    /// Moves of the held points when the participant cancels the order: until the last day for orders all are
    /// released. After it a short order loses what a lapse would cost, and a complete one the reserve.
    pub fn cancelling(&self, terms: &Terms, today: Date) -> Moves {
        let forfeit = match self.state(terms, today) {
            _ if today <= terms.order_by() => Points::ZERO,
            TripState::Ordered => self.held.min(terms.reserved()),
            _ => self.at_stake(terms, today),
        };
        Moves { release: self.held - forfeit, forfeit, hold: Points::ZERO }
    }

    /// Standing once the trip is ordered and the available points are held for it.
    pub fn ordered(&self, terms: &Terms, available: Points) -> Standing {
        let hold = (terms.cost() - self.held).min(available).max(Points::ZERO);
        Standing { held: self.held + hold, order: TripOrder::Placed(terms.cost()), ..*self }
    }

    /// Moves of the points today. Qualifying holds the reserve, and an order holds its cost, as far as the available
    /// points go; a missed deadline forfeits the reserve, an order short of points forfeits all that is held.
    /// Idempotent: once the moves are posted nothing is left to move until more points come.
    pub fn moves(&self, terms: &Terms, available: Points, today: Date) -> Moves {
        let towards = |wanted: Points| Moves {
            release: (self.held - wanted).max(Points::ZERO),
            forfeit: Points::ZERO,
            hold: (wanted - self.held).min(available).max(Points::ZERO),
        };
        match self.state(terms, today) {
            TripState::Unqualified => towards(Points::ZERO),
            TripState::Qualified => towards(self.reserve(terms)),
            TripState::Short | TripState::Ordered => towards(self.cost(terms)),
            TripState::Missed | TripState::Lapsed => {
                let forfeit = self.at_stake(terms, today);
                Moves { release: self.held - forfeit, forfeit, hold: Points::ZERO }
            }
            TripState::Completed => Moves::default(),
        }
    }

    /// Cost of the trip for this participant, in points: an order keeps the cost at which it was made.
    pub fn cost(&self, terms: &Terms) -> Points {
        match self.order {
            TripOrder::Placed(cost) => cost,
            _ => terms.cost(),
        }
    }

    /// Points still to be earned: up to the threshold while unqualified, up to the cost for those who may order or
    /// have ordered, none for the others.
    pub fn missing(&self, terms: &Terms, available: Points, today: Date) -> Points {
        let lacks = match self.state(terms, today) {
            TripState::Unqualified => terms.qualify_at() - self.points,
            TripState::Qualified | TripState::Short => self.cost(terms) - self.held - available.max(Points::ZERO),
            _ => Points::ZERO,
        };
        lacks.max(Points::ZERO)
    }

    /// Day by which the participant has something to do, if there is one.
    pub fn deadline(&self, terms: &Terms, today: Date) -> Option<Date> {
        match self.state(terms, today) {
            TripState::Qualified => Some(terms.order_by()),
            TripState::Short => Some(terms.fulfil_by()),
            _ => None,
        }
    }
}
