//! Rewards of promotions in API answers: points, cards and the marks of the progress.
use plon_domain::money::Grosze;
use plon_domain::promotions::{Card, CardKind, Cards, Earned, Mark, Measure};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::kinds;

/// Points and cards together.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PromotionEffects {
    points: i64,
    points_text: String,
    /// Fuel before prepaid, the largest first.
    cards: Vec<EarnedCards>,
    /// The whole reward in words; null when it is empty.
    pub(super) text: Option<String>,
}

/// Cards of one kind and value.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct EarnedCards {
    #[schema(schema_with = kinds::cards)]
    kind: CardKind,
    kind_text: &'static str,
    /// Value in grosze.
    value: i64,
    value_text: String,
    count: i64,
}

/// Amount due beyond whole cards: it waits until a card fits, or is paid as a transfer.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CardRemainder {
    #[schema(schema_with = kinds::cards)]
    kind: CardKind,
    kind_text: &'static str,
    /// Value in grosze.
    value: i64,
    value_text: String,
}

impl CardRemainder {
    pub fn of((kind, value): (CardKind, Grosze)) -> CardRemainder {
        let value_text = Card { kind, value }.value_to_polish();
        CardRemainder { kind, kind_text: kind.label(), value: value.0, value_text }
    }
}

/// Amount at which a reward or a goal is reached.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PromotionMark {
    /// Amount in the measure's smallest part.
    at: i64,
    pub(super) at_text: String,
    /// Total reward at this mark, for a ladder within its round; empty when the mark is only a goal.
    pub(super) reward_text: String,
    reached: bool,
}

/// First and last day, both included.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
pub struct Days {
    pub from: plon_kernel::types::BusinessDate,
    pub to: plon_kernel::types::BusinessDate,
}

impl PromotionEffects {
    pub fn of(earned: &Earned) -> PromotionEffects {
        PromotionEffects {
            points: earned.points.0,
            points_text: earned.points.to_polish(),
            cards: cards(&earned.cards),
            text: earned.to_polish(),
        }
    }
}

fn cards(cards: &Cards) -> Vec<EarnedCards> {
    cards.iter().map(|(card, count)| EarnedCards::of(card, count)).collect()
}

impl EarnedCards {
    pub fn of(card: Card, count: i64) -> EarnedCards {
        EarnedCards {
            kind: card.kind,
            kind_text: card.kind.label(),
            value: card.value.0,
            value_text: card.value_to_polish(),
            count,
        }
    }
}

impl PromotionMark {
    pub fn of(mark: &Mark, measure: Measure, current: i64) -> PromotionMark {
        PromotionMark {
            at: mark.at,
            at_text: measure.to_polish(mark.at),
            reward_text: mark.reward_to_polish().unwrap_or_default(),
            reached: current >= mark.at,
        }
    }
}

impl From<plon_domain::promotions::Window> for Days {
    fn from(window: plon_domain::promotions::Window) -> Days {
        Days { from: plon_kernel::types::BusinessDate(window.from), to: plon_kernel::types::BusinessDate(window.to) }
    }
}
