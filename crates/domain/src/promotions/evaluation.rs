//! The evaluation: what counts, how far it reaches, and what it brings.

use super::line::{self, Line, Verdict};
use super::progress::Next;
use super::reward::Earned;
use super::tally::Tally;
use super::terms::{Mechanic, Terms};
use super::{declaration, ladder, per_step, per_unit, target};
use crate::points::Points;

/// What a participant said to the promotion's rules.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Answer {
    #[default]
    Undecided,
    Accepted,
    Declined,
}

/// What a participant brings to a promotion beside their purchases.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Participation {
    pub answer: Answer,
    /// What was declared, in the measure's smallest part. A declaration is an acceptance.
    pub declared: Option<i64>,
}

/// Why what would be earned is not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Withheld {
    Undecided,
    Declined,
}

/// What the terms make of a participant's purchases.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Evaluation {
    /// In the order of the lines.
    pub verdicts: Vec<Verdict>,
    /// All that counts.
    pub current: i64,
    /// The nearest thing to reach, where there is one.
    pub next: Option<Next>,
    /// What is due: nothing while it is withheld.
    pub due: Earned,
    /// What would be due if the rules were accepted.
    pub promised: Earned,
    pub withheld: Option<Withheld>,
}

/// Applies the terms. The order of the lines changes nothing but the order of the verdicts.
pub fn evaluate(terms: &Terms, participation: Participation, lines: &[Line]) -> Evaluation {
    let verdicts: Vec<Verdict> = lines.iter().map(|line| line::verdict(terms, line)).collect();
    let tally = Tally::of(lines.iter().zip(&verdicts));
    Evaluation { verdicts, ..evaluate_tally(terms, participation, tally) }
}

/// The same from what the lines that count add up to, without a look at each of them: there are no verdicts then.
pub fn evaluate_tally(terms: &Terms, participation: Participation, tally: Tally) -> Evaluation {
    let current = tally.current(terms.measure());
    let declared = participation.declared;
    let (mut promised, mut next) = (Earned::default(), None);
    for mechanic in terms.mechanics() {
        promised.merge(&match mechanic {
            Mechanic::Ladder { rungs } => ladder::earned(rungs, current),
            Mechanic::PerStep { step, reward, better } => per_step::earned(*step, *reward, *better, current),
            // Rounded line by line, so that it is a sum of its own.
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
    let withheld = withheld(terms, participation);
    let due = if withheld.is_none() { promised.clone() } else { Earned::default() };
    Evaluation { verdicts: Vec::new(), current, next, due, promised, withheld }
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
