//! Caps of a promotion's points: for one participant, and for all of them together. Cards are not capped.

use serde::{Deserialize, Serialize};

use super::reward::Earned;
use super::terms::{Mechanic, TermsError};
use crate::number::NO_BREAK_SPACE;
use crate::points::Points;

/// Most points that a promotion gives; `None` sets no limit of its kind.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Caps {
    /// Most points for one participant.
    pub per_person: Option<Points>,
    /// Pool: most points for all participants together. What is granted first is granted from it first.
    pub in_all: Option<Points>,
}

/// Largest cap: sums over all participants stay far from overflow.
const LARGEST: Points = Points(1_000_000_000_000);

impl Caps {
    /// True when neither is set.
    pub fn is_none(&self) -> bool {
        *self == Caps::default()
    }

    /// Splits what purchases bring into what the cap for one participant lets through and what is over it.
    pub(super) fn split(&self, mut earned: Earned) -> (Earned, Points) {
        let most = self.per_person.unwrap_or(earned.points);
        let over = (earned.points - most).max(Points::ZERO);
        earned.points = earned.points - over;
        (earned, over)
    }

    pub(super) fn errors(&self, mechanics: &[Mechanic]) -> Vec<TermsError> {
        let Caps { per_person, in_all } = self;
        let is_good = |cap: &Option<Points>| cap.is_none_or(|cap| (Points(1)..=LARGEST).contains(&cap));
        let mut errors = Vec::new();
        if !is_good(per_person) {
            errors.push(TermsError::CapPerPerson);
        }
        if !is_good(in_all) {
            errors.push(TermsError::CapInAll);
        }
        if let (Some(one), Some(all)) = (per_person, in_all)
            && one > all
        {
            errors.push(TermsError::CapOverPool);
        }
        if !self.is_none() && !mechanics.is_empty() && !mechanics.iter().any(Mechanic::gives_points) {
            errors.push(if per_person.is_some() {
                TermsError::CapWithoutPoints
            } else {
                TermsError::PoolWithoutPoints
            });
        }
        errors
    }

    /// Sentences about the caps, for the promotion's page and its rules.
    pub fn to_polish(&self) -> Vec<String> {
        let one = self.per_person.map(|most| {
            format!("Limit punktów tej promocji: {} na osobę. Punktów ponad limit nie przyznajemy.", most.to_polish())
        });
        let all = self.in_all.map(|most| {
            format!(
                "Pula tej promocji: {} dla wszystkich uczestników, rozdzielana w{NO_BREAK_SPACE}kolejności przyznawania. \
                 Gdy się wyczerpie, kolejnych punktów już nie ma.",
                most.to_polish()
            )
        });
        one.into_iter().chain(all).collect()
    }
}

/// Part of new points that the pool has no room for, after the limit of the participant's total has cut them.
pub fn cut_by_pool(more: Points, room: Points, pool: Points) -> Points {
    let within = more.min(room).max(Points::ZERO);
    within - within.min(pool.max(Points::ZERO))
}
