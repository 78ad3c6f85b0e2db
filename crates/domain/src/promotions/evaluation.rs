//! Evaluation of a promotion: the purchases that count, their sum, and what they bring.

use super::line::{self, Line, Verdict};
use super::progress::Next;
use super::reward::Earned;
use super::tally::Tally;
use super::terms::{Mechanic, Terms};
use super::{declaration, ladder, per_step, per_unit, target};
use crate::points::Points;

/// Answer of a participant to the promotion's rules.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Answer {
    #[default]
    Undecided,
    Accepted,
    Declined,
}

/// Input of a participant to a promotion beside their purchases.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Participation {
    pub answer: Answer,
    /// Declared amount, in the measure's smallest part. A declaration is an acceptance.
    pub declared: Option<i64>,
}

/// Reason why a promised reward is not due.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Withheld {
    Undecided,
    Declined,
}

/// Result of the terms for a participant's purchases.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Evaluation {
    /// Verdicts in the order of the lines.
    pub verdicts: Vec<Verdict>,
    /// Sum of all that counts, in the measure's smallest part.
    pub current: i64,
    /// Nearest target, if there is one.
    pub next: Option<Next>,
    /// Reward that is due: nothing while it is withheld.
    pub due: Earned,
    /// Reward that would be due if the rules were accepted.
    pub promised: Earned,
    /// Points that purchases would bring besides, were there no cap for one participant.
    pub over_cap: Points,
    pub withheld: Option<Withheld>,
}

/// Applies the terms; the order of the lines changes nothing but the order of the verdicts.
pub fn evaluate(terms: &Terms, participation: Participation, lines: &[Line]) -> Evaluation {
    let verdicts: Vec<Verdict> = lines.iter().map(|line| line::verdict(terms, line)).collect();
    let tally = Tally::of(lines.iter().zip(&verdicts));
    Evaluation { verdicts, ..evaluate_tally(terms, participation, tally) }
}

/// Applies the terms to the sums of the lines that count, without looking at each line; gives no verdicts.
pub fn evaluate_tally(terms: &Terms, participation: Participation, tally: Tally) -> Evaluation {
    let current = tally.current(terms.measure());
    let declared = participation.declared;
    let (mut promised, mut next) = (Earned::default(), None);
    for mechanic in terms.mechanics() {
        promised.merge(&match mechanic {
            Mechanic::Ladder { rungs } => ladder::earned(rungs, current),
            Mechanic::PerStep { step, reward, better } => per_step::earned(*step, *reward, *better, current),
            // The extra points are rounded line by line, so they are summed apart.
            Mechanic::Multiplier { .. } => Earned::default(),
            Mechanic::PerUnit { rate } => points(per_unit::of_amount(*rate, current)),
            Mechanic::Declared { rate } => declaration::earned(*rate, declared, current),
            Mechanic::Target { at, reward } => target::earned(*at, *reward, current),
        });
        next = next.or(match mechanic {
            Mechanic::Ladder { rungs } => ladder::next(rungs, current),
            Mechanic::PerStep { step, reward, better } => Some(per_step::next(*step, *reward, *better, current)),
            Mechanic::Multiplier { .. } | Mechanic::PerUnit { .. } => None,
            Mechanic::Declared { rate } => declaration::next(*rate, declared, current),
            Mechanic::Target { at, reward } => target::next(*at, *reward, current),
        });
    }
    promised.merge(&points(tally.extra));
    let (promised, over_cap) = terms.caps().split(promised);
    // Once the cap is reached, more purchases bring nothing but cards.
    let is_full = terms.caps().per_person.is_some_and(|most| promised.points >= most);
    let next = next.filter(|next| !is_full || next.reward.card.is_some());
    let withheld = withheld(terms, participation);
    let due = if withheld.is_none() { promised.clone() } else { Earned::default() };
    Evaluation { verdicts: Vec::new(), current, next, due, promised, over_cap, withheld }
}

fn points(points: Points) -> Earned {
    Earned { points, ..Earned::default() }
}

fn withheld(terms: &Terms, participation: Participation) -> Option<Withheld> {
    match participation {
        _ if !terms.needs_acceptance() => None,
        Participation { answer: Answer::Declined, .. } => Some(Withheld::Declined),
        Participation { answer: Answer::Accepted, .. } | Participation { declared: Some(_), .. } => None,
        Participation { answer: Answer::Undecided, declared: None } => Some(Withheld::Undecided),
    }
}
