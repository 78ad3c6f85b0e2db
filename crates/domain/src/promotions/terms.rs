//! Terms of a promotion: the purchases that count, their measure, and their rewards.

use std::collections::BTreeSet;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::points::{Points, PointsPerUnit};
use crate::promotions::{Caps, Card, Cards, Measure, Reward};
use crate::volume::PackVolume;

/// Days from the first to the last, both included, in Poland.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Window {
    pub from: Date,
    pub to: Date,
}

/// Products that take part; an empty list leaves its kind open.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Scope {
    /// SAP codes.
    pub products: Vec<String>,
    /// Slugs.
    pub brands: Vec<String>,
    /// Slugs.
    pub categories: Vec<String>,
    pub packs: Vec<PackVolume>,
}

/// Days on which a volume may be declared, and the last day to buy it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeclarationTerms {
    pub declare: Window,
    pub fulfil_by: Date,
}

/// Rung of a ladder, reached from this amount on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rung {
    pub from: i64,
    pub reward: Reward,
}

/// Better rate, from this many steps on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BetterRate {
    pub from_steps: i64,
    pub reward: Reward,
}

/// Mechanic: the rule that turns purchases into rewards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Mechanic {
    /// Reward of the highest rung as often as it fits, and of the rung that the rest reaches.
    Ladder { rungs: Vec<Rung> },
    /// Reward for each full step; from `better` on, each of them at the better rate.
    PerStep {
        step: i64,
        reward: Reward,
        #[serde(default)]
        better: Option<BetterRate>,
    },
    /// The lines' points multiplied by a factor in thousandths: 2000 doubles the points, so that as many come on top.
    Multiplier { factor: i64 },
    /// Extra points for each unit that counts.
    PerUnit { rate: PointsPerUnit },
    /// Extra points for each declared unit, once the declared amount is bought.
    Declared { rate: PointsPerUnit },
    /// Reward once, when the target is reached.
    Target { at: i64, reward: Reward },
}

/// Terms as an operator writes them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TermsDraft {
    pub purchases: Window,
    /// Last day on which the rules can be accepted; `None` where they need no acceptance.
    #[serde(default)]
    pub accept_by: Option<Date>,
    #[serde(default)]
    pub declaration: Option<DeclarationTerms>,
    #[serde(default)]
    pub scope: Scope,
    pub measure: Measure,
    pub mechanics: Vec<Mechanic>,
    #[serde(default, skip_serializing_if = "Caps::is_none")]
    pub caps: Caps,
}

/// Terms that can be evaluated. Invariant: no error of `TermsError`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "TermsDraft", into = "TermsDraft")]
pub struct Terms(TermsDraft);

/// Error of a draft; each names its field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum TermsError {
    #[error("Ostatni dzień zakupów nie może być wcześniejszy niż pierwszy")]
    Purchases,
    #[error("Termin akceptacji nie może minąć przed pierwszym dniem zakupów")]
    AcceptBy,
    #[error("Ostatni dzień składania deklaracji nie może być wcześniejszy niż pierwszy")]
    Declare,
    #[error("Termin realizacji deklaracji nie może minąć przed pierwszym dniem zakupów")]
    FulfilBy,
    #[error("Podaj terminy deklaracji albo usuń nagrodę za deklarację")]
    DeclarationMissing,
    #[error("Dodaj nagrodę za deklarację albo usuń jej terminy")]
    DeclarationUnused,
    #[error("Dodaj przynajmniej jedną nagrodę")]
    NoMechanic,
    #[error("Podaj przynajmniej jeden próg, każdy wyższy od poprzedniego")]
    Rungs,
    #[error("Krok musi być większy od zera")]
    Step,
    #[error("Lepsza stawka może obowiązywać najwcześniej od drugiego kroku")]
    BetterRate,
    #[error("Mnożnik musi być większy niż 1 i nie większy niż 100")]
    Factor,
    #[error("Stawka punktów musi być większa od zera")]
    Rate,
    #[error("Cel musi być większy od zera")]
    Target,
    #[error("Podaj punkty albo kartę o wartości większej od zera")]
    Reward,
    #[error("Punkty za jednostkę wymagają miary w litrach albo w kilogramach")]
    UnitMeasure,
    #[error("Limit na osobę musi być większy od zera")]
    CapPerPerson,
    #[error("Pula musi być większa od zera")]
    CapInAll,
    #[error("Limit na osobę nie może być większy niż pula dla wszystkich")]
    CapOverPool,
    #[error("Ta promocja nie daje punktów, więc limit punktów niczego nie ogranicza")]
    CapWithoutPoints,
    #[error("Ta promocja nie daje punktów, więc pula punktów niczego nie ogranicza")]
    PoolWithoutPoints,
}

impl TermsError {
    /// Field of the draft at which the error is shown.
    pub const fn field(self) -> &'static str {
        match self {
            TermsError::Purchases => "purchases",
            TermsError::AcceptBy => "accept_by",
            TermsError::Declare | TermsError::FulfilBy | TermsError::DeclarationMissing => "declaration",
            TermsError::UnitMeasure => "measure",
            TermsError::CapPerPerson | TermsError::CapOverPool | TermsError::CapWithoutPoints => "caps.per_person",
            TermsError::CapInAll | TermsError::PoolWithoutPoints => "caps.in_all",
            _ => "mechanics",
        }
    }
}

/// Error with its place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlacedError {
    pub error: TermsError,
    /// Index of the mechanic that has it, from 0; `None` for an error of the terms as a whole.
    pub mechanic: Option<usize>,
}

impl PlacedError {
    /// Field of the draft at which the error is shown, such as `mechanics.2`.
    pub fn field(self) -> String {
        match self.mechanic {
            Some(index) => format!("mechanics.{index}"),
            None => self.error.field().to_owned(),
        }
    }
}

impl Window {
    pub fn contains(&self, day: Date) -> bool {
        (self.from..=self.to).contains(&day)
    }

    /// Whole days from a day to the last: 0 on the last day, `None` after it.
    pub fn days_left(&self, today: Date) -> Option<i32> {
        (today <= self.to).then(|| (self.to - today).get_days())
    }
}

impl Scope {
    /// True when a product takes part, whatever its pack: by its SAP code and the slugs of its brand and category.
    pub fn names(&self, sap: &str, brand: &str, category: &str) -> bool {
        let open = |list: &[String], value: &str| list.is_empty() || list.iter().any(|named| named == value);
        open(&self.products, sap) && open(&self.brands, brand) && open(&self.categories, category)
    }

    pub fn takes(&self, pack: PackVolume) -> bool {
        self.packs.is_empty() || self.packs.contains(&pack)
    }
}

impl Terms {
    /// # Errors
    /// Errors of the draft, each once at its place.
    pub fn parse(draft: TermsDraft) -> Result<Terms, Vec<PlacedError>> {
        let errors = draft.errors();
        if errors.is_empty() { Ok(Terms(draft)) } else { Err(errors) }
    }

    pub fn draft(&self) -> &TermsDraft {
        &self.0
    }

    pub fn measure(&self) -> Measure {
        self.0.measure
    }

    pub fn scope(&self) -> &Scope {
        &self.0.scope
    }

    pub fn mechanics(&self) -> &[Mechanic] {
        &self.0.mechanics
    }

    pub fn caps(&self) -> Caps {
        self.0.caps
    }

    /// Cards named by the mechanics, each once: no card of another value is ever given.
    pub fn named_cards(&self) -> Cards {
        let rewards = self.0.mechanics.iter().flat_map(Mechanic::rewards);
        rewards.filter_map(|reward| reward.card).collect::<BTreeSet<Card>>().into_iter().collect()
    }

    /// Days on which a purchase counts; with a declaration, no longer than its last day of fulfilment.
    pub fn counts_purchases(&self) -> Window {
        let Window { from, to } = self.0.purchases;
        Window { from, to: self.0.declaration.map_or(to, |declaration| to.min(declaration.fulfil_by)) }
    }

    pub fn needs_acceptance(&self) -> bool {
        self.0.accept_by.is_some() || self.0.declaration.is_some()
    }

    /// True when the rules can be accepted, declined or withdrawn on a day.
    pub fn takes_answers(&self, today: Date) -> bool {
        self.0.accept_by.is_some_and(|last| today <= last)
    }

    /// True when a declaration can be made or changed on a day.
    pub fn takes_declarations(&self, today: Date) -> bool {
        self.0.declaration.is_some_and(|declaration| declaration.declare.contains(today))
    }
}

impl TryFrom<TermsDraft> for Terms {
    type Error = TermsError;

    fn try_from(draft: TermsDraft) -> Result<Terms, TermsError> {
        Terms::parse(draft).map_err(|errors| errors[0].error)
    }
}

impl From<Terms> for TermsDraft {
    fn from(terms: Terms) -> TermsDraft {
        terms.0
    }
}

impl TermsDraft {
    fn errors(&self) -> Vec<PlacedError> {
        let mut of_all = self.errors_of_days();
        if self.mechanics.is_empty() {
            of_all.push(TermsError::NoMechanic);
        }
        let per_unit = |mechanic: &Mechanic| matches!(mechanic, Mechanic::PerUnit { .. } | Mechanic::Declared { .. });
        if self.mechanics.iter().any(per_unit) && self.measure.unit().is_none() {
            of_all.push(TermsError::UnitMeasure);
        }
        of_all.extend(self.caps.errors(&self.mechanics));
        let of_one = self.mechanics.iter().enumerate().flat_map(|(index, mechanic)| {
            mechanic.errors().into_iter().map(move |error| PlacedError { error, mechanic: Some(index) })
        });
        of_all.into_iter().map(|error| PlacedError { error, mechanic: None }).chain(of_one).collect()
    }

    fn errors_of_days(&self) -> Vec<TermsError> {
        let mut errors = Vec::new();
        let Window { from, to } = self.purchases;
        let declared = self.mechanics.iter().any(|mechanic| matches!(mechanic, Mechanic::Declared { .. }));
        if to < from {
            errors.push(TermsError::Purchases);
        }
        if self.accept_by.is_some_and(|last| last < from) {
            errors.push(TermsError::AcceptBy);
        }
        match self.declaration {
            None if declared => errors.push(TermsError::DeclarationMissing),
            Some(_) if !declared => errors.push(TermsError::DeclarationUnused),
            Some(terms) => {
                if terms.declare.to < terms.declare.from {
                    errors.push(TermsError::Declare);
                }
                if terms.fulfil_by < from {
                    errors.push(TermsError::FulfilBy);
                }
            }
            None => {}
        }
        errors
    }
}

/// Largest multiplier, in thousandths: a hundred times the points is more than any promotion gives.
const LARGEST_FACTOR: i64 = 100_000;

impl Mechanic {
    /// Rewards that it may give at once.
    fn rewards(&self) -> Vec<Reward> {
        match self {
            Mechanic::Ladder { rungs } => rungs.iter().map(|rung| rung.reward).collect(),
            Mechanic::PerStep { reward, better, .. } => {
                better.iter().map(|rate| rate.reward).chain([*reward]).collect()
            }
            Mechanic::Target { reward, .. } => vec![*reward],
            Mechanic::Multiplier { .. } | Mechanic::PerUnit { .. } | Mechanic::Declared { .. } => Vec::new(),
        }
    }

    /// True when it can bring points.
    pub(super) fn gives_points(&self) -> bool {
        match self {
            Mechanic::Multiplier { .. } | Mechanic::PerUnit { .. } | Mechanic::Declared { .. } => true,
            _ => self.rewards().iter().any(|reward| reward.points > Points::ZERO),
        }
    }

    fn errors(&self) -> Vec<TermsError> {
        let mut errors = Vec::new();
        let mut check = |good: bool, error: TermsError| {
            if !good {
                errors.push(error);
            }
        };
        match self {
            Mechanic::Ladder { rungs } => {
                let rising = rungs.windows(2).all(|pair| pair[0].from < pair[1].from);
                check(rungs.first().is_some_and(|first| first.from > 0) && rising, TermsError::Rungs);
                check(rungs.iter().all(|rung| rung.reward.is_good()), TermsError::Reward);
            }
            Mechanic::PerStep { step, reward, better } => {
                check(*step > 0, TermsError::Step);
                check(better.is_none_or(|rate| rate.from_steps >= 2), TermsError::BetterRate);
                check(reward.is_good() && better.is_none_or(|rate| rate.reward.is_good()), TermsError::Reward);
            }
            Mechanic::Multiplier { factor } => check((1001..=LARGEST_FACTOR).contains(factor), TermsError::Factor),
            Mechanic::PerUnit { rate } | Mechanic::Declared { rate } => check(rate.get() > 0, TermsError::Rate),
            Mechanic::Target { at, reward } => {
                check(*at > 0, TermsError::Target);
                check(reward.is_good() || *reward == Reward { points: Points::ZERO, card: None }, TermsError::Reward);
            }
        }
        errors
    }
}
