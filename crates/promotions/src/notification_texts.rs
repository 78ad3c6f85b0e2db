//! Texts that participants read about rewards that promotions give and take back.
use plon_domain::money::Grosze;
use plon_domain::number::NO_BREAK_SPACE;
use plon_domain::points::Points;
use plon_domain::promotions::{Card, CardKind, Cards, Earned};

use super::promotion::Promotion;

/// Explanation in the ledger of points given.
pub fn explanation_of_points(promotion: &Promotion, current: i64) -> String {
    let bought = promotion.terms().measure().to_polish(current);
    format!("Promocja „{}”: zakupy {bought}", promotion.definition.name)
}

/// Explanation in the ledger of points taken back.
pub fn explanation_of_points_taken_back(promotion: &Promotion, current: i64) -> String {
    let bought = promotion.terms().measure().to_polish(current);
    format!("Promocja „{}”: przeliczenie, zakupy {bought}", promotion.definition.name)
}

/// Change of a participant's rewards in a promotion.
#[derive(Debug, Default)]
pub struct RewardChange {
    pub given: Points,
    pub taken_back: Points,
    pub cut: Points,
    pub earned: Cards,
    pub lost: Cards,
    /// Sums that no card settles, when they differ from before.
    pub left_over: Vec<(CardKind, Grosze)>,
}

impl RewardChange {
    pub fn is_nothing(&self) -> bool {
        self.given == Points::ZERO
            && self.taken_back == Points::ZERO
            && self.cut == Points::ZERO
            && self.earned.is_empty()
            && self.lost.is_empty()
            && self.left_over.is_empty()
    }

    /// Notification for the participant: title and content.
    pub fn news(&self, promotion: &Promotion) -> (String, String) {
        let mut sentences = Vec::new();
        if self.given > Points::ZERO {
            sentences.push(format!("Przyznaliśmy {}.", self.given.to_polish()));
        }
        if self.cut > Points::ZERO {
            sentences.push(format!("Limit punktów zmniejszył tę liczbę o{NO_BREAK_SPACE}{}.", self.cut.to_polish()));
        }
        if let Some(cards) = cards_text(&self.earned) {
            sentences.push(format!("Do odebrania: {cards}."));
        }
        if self.taken_back > Points::ZERO {
            sentences.push(format!("Po przeliczeniu odjęliśmy {}.", self.taken_back.to_polish()));
        }
        if let Some(cards) = cards_text(&self.lost) {
            sentences.push(format!("Po przeliczeniu nie przysługuje: {cards}."));
        }
        for (kind, value) in &self.left_over {
            sentences.push(left_over(Card { kind: *kind, value: *value }));
        }
        (format!("Promocja „{}”", promotion.definition.name), sentences.join(" "))
    }
}

/// Sentence about a sum for which the promotion has no card.
pub fn left_over(sum: Card) -> String {
    format!(
        "Zostaje reszta {} ({}). Poczeka, aż złoży się na kartę, albo wypłacimy ją przelewem.",
        sum.value_to_polish(),
        sum.kind.label()
    )
}

fn cards_text(cards: &Cards) -> Option<String> {
    Earned { points: Points::ZERO, cards: cards.clone() }.to_polish()
}
