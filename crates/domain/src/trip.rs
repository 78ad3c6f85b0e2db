//! Trips: who may order one, what is held for it, what is missing, and what a missed deadline costs.
mod reminders;
mod terms;
mod words;

use jiff::civil::Date;

use crate::points::Points;

pub use reminders::{InvalidReminders, Reminders};
pub use terms::{InvalidTerms, Terms, Wording};
pub use words::sentence;

coded! {
    /// A season has at most one trip of each kind.
    pub enum TripKind {
        Standard = "standard",
        Premium = "premium",
        Vip = "vip",
    }
}

impl TripKind {
    /// How the kind is named beside a trip's own name.
    pub const fn label(self) -> &'static str {
        match self {
            TripKind::Standard => "Wycieczka",
            TripKind::Premium => "Wycieczka Premium",
            TripKind::Vip => "Wycieczka VIP",
        }
    }
}

coded! {
    /// How far a participant has come with a trip.
    pub enum TripState {
        /// The season's points do not reach the trip's mark.
        Unqualified = "unqualified",
        /// It may be ordered.
        Qualified = "qualified",
        /// It is ordered, and the points for it are not all held yet.
        Short = "short",
        /// It is ordered, and all its points are held.
        Ordered = "ordered",
        /// It could have been ordered and was not.
        Missed = "missed",
        /// It was ordered, and its points were not there in time.
        Lapsed = "lapsed",
        /// The participant has been on it.
        Completed = "completed",
    }
}

impl TripState {
    /// The status by which the wire names it: 0 not qualified, 1 may order, 2 ordered, 3 short of points, 4 deadline
    /// missed.
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

/// What has become of a participant's order of a trip.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TripOrder {
    /// There is none, or it was cancelled when no other could be made.
    None,
    /// It was cancelled while another could still be made: nothing is held until there is one.
    Cancelled,
    /// It stands, at the cost that the trip had when it was ordered.
    Placed(Points),
    /// Its points were not there in time.
    Lapsed,
    /// It was carried out.
    Completed,
}

/// Where a participant stands with a trip.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// Granted for the season's purchases.
    pub points: Points,
    /// Held for this trip.
    pub held: Points,
    pub order: TripOrder,
}

/// The points to move, in this order: what is released, what is forfeited, what is held.
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
    /// A function of the trip, the season's points, what is held, the order and the day; every combination has a state.
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

    /// What is to be held before an order: nothing for a participant who has taken one back.
    fn reserve(&self, terms: &Terms) -> Points {
        if self.order == TripOrder::Cancelled { Points::ZERO } else { terms.reserved() }
    }

    /// What a missed deadline costs, of the points that are held: the reserve where the trip is not ordered, all of them
    /// where an order stays short. Nothing where no deadline threatens.
    pub fn at_stake(&self, terms: &Terms, today: Date) -> Points {
        match self.state(terms, today) {
            TripState::Qualified | TripState::Missed => self.held.min(self.reserve(terms)),
            TripState::Short | TripState::Lapsed => self.held,
            TripState::Unqualified | TripState::Ordered | TripState::Completed => Points::ZERO,
        }
    }

    /// What becomes of what is held when the participant cancels the order: all of it comes back until the last day for
    /// orders. After it an order that is short loses what a lapse would, and a complete one the reserve.
    pub fn cancelling(&self, terms: &Terms, today: Date) -> Moves {
        let forfeit = match self.state(terms, today) {
            _ if today <= terms.order_by() => Points::ZERO,
            TripState::Ordered => self.held.min(terms.reserved()),
            _ => self.at_stake(terms, today),
        };
        Moves { release: self.held - forfeit, forfeit, hold: Points::ZERO }
    }

    /// Where the participant stands once the trip is ordered and what is available is held for it.
    pub fn ordered(&self, terms: &Terms, available: Points) -> Standing {
        let hold = (terms.cost() - self.held).min(available).max(Points::ZERO);
        Standing { held: self.held + hold, order: TripOrder::Placed(terms.cost()), ..*self }
    }

    /// What is to happen to the points today. Qualifying holds the reserve and an order its cost, as far as the available
    /// points go; a missed deadline forfeits the reserve, an order short of points all that is held. Once the moves are
    /// posted there is nothing left to move until more points come.
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

    /// What the trip costs this participant: an order keeps the cost at which it was made.
    pub fn cost(&self, terms: &Terms) -> Points {
        match self.order {
            TripOrder::Placed(cost) => cost,
            _ => terms.cost(),
        }
    }

    /// The points that are still to be earned: to the mark of those who are under it, to the cost of those who may order
    /// or have ordered, none for the others.
    pub fn missing(&self, terms: &Terms, available: Points, today: Date) -> Points {
        let lacks = match self.state(terms, today) {
            TripState::Unqualified => terms.qualify_at() - self.points,
            TripState::Qualified | TripState::Short => self.cost(terms) - self.held - available.max(Points::ZERO),
            _ => Points::ZERO,
        };
        lacks.max(Points::ZERO)
    }

    /// The day by which the participant has something to do, if there is one.
    pub fn deadline(&self, terms: &Terms, today: Date) -> Option<Date> {
        match self.state(terms, today) {
            TripState::Qualified => Some(terms.order_by()),
            TripState::Short => Some(terms.fulfil_by()),
            _ => None,
        }
    }
}
