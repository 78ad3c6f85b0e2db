//! Texts that participants read about rewards that promotions give and take back.
use plon_domain::money::Grosze;
use plon_domain::number::NO_BREAK_SPACE;
use plon_domain::points::Points;
use plon_domain::promotions::{Card, CardKind, Cards, Earned, Evaluation};

use super::promotion::Promotion;

/// Explanation in the ledger of points given; it names the caps that have reduced them.
pub fn explanation_of_points(promotion: &Promotion, found: &Evaluation, cut_by_pool: Points) -> String {
    let bought = promotion.terms().measure().to_polish(found.current);
    let cap = promotion.terms().caps().per_person.filter(|_| found.over_cap > Points::ZERO);
    let cap = cap.map(|most| format!("; limit punktów tej promocji: {} na osobę", most.to_polish()));
    let pool = (cut_by_pool > Points::ZERO).then_some("; tyle zostało w\u{a0}puli promocji");
    let (cap, pool) = (cap.unwrap_or_default(), pool.unwrap_or_default());
    format!("Promocja „{}”: zakupy {bought}{cap}{pool}", promotion.definition.name)
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
    /// Points cut by the limit of the participant's total.
    pub cut: Points,
    /// Points for which the promotion's pool had no room.
    pub cut_by_pool: Points,
    /// Points over the cap for one participant.
    pub over_cap: Points,
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
            && self.cut_by_pool == Points::ZERO
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
        if let Some(most) = promotion.terms().caps().per_person
            && self.over_cap > Points::ZERO
            && self.given > Points::ZERO
        {
            sentences.push(format!("Limit punktów tej promocji: {} na osobę.", most.to_polish()));
        }
        if self.cut_by_pool > Points::ZERO {
            sentences.push(format!(
                "Pula promocji jest wyczerpana: zabrakło w{NO_BREAK_SPACE}niej {}.",
                self.cut_by_pool.to_polish()
            ));
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
