//! Waiting purchases in API answers: the amount, and what it will make once it is accepted.
use plon_domain::promotions::{Evaluation, Measure, Terms};
use serde::Serialize;
use utoipa::ToSchema;

use plon_kernel::types::BusinessDate;

/// Purchases that wait for an operator's decision and would count; amounts are in the measure's smallest part.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PromotionWaiting {
    amount: i64,
    amount_text: String,
    /// Amount once all of it is accepted.
    after: i64,
    after_text: String,
    /// Sentence about what will be missing even then; null once nothing will be.
    next_text: Option<String>,
    /// Whole reward once it is accepted; null where it brings nothing more than what is had.
    reward_text: Option<String>,
    /// Sentence that tells the amount, and what it will make.
    text: String,
}

impl PromotionWaiting {
    /// Compares the evaluations without the waiting purchases and with them; none where nothing that counts waits.
    pub fn of(terms: &Terms, now: &Evaluation, after: &Evaluation, today: BusinessDate) -> Option<PromotionWaiting> {
        let measure = terms.measure();
        let amount = after.current - now.current;
        let more = after.promised != now.promised;
        if amount <= 0 && !more {
            return None;
        }
        let reward_text = if more { after.promised.to_polish() } else { None };
        let next = after.next.filter(|next| next.missing(after.current) > 0);
        Some(PromotionWaiting {
            amount,
            amount_text: measure.to_polish(amount),
            after: after.current,
            after_text: measure.to_polish(after.current),
            next_text: next.map(|next| next.to_polish(measure, after.current, terms.counts_purchases(), today.0)),
            text: text(measure, amount, (now, after), reward_text.as_deref()),
            reward_text,
        })
    }
}

/// `W sprawdzaniu 20 L. Po przyjęciu: 20 z 20 L, nagroda: karta paliwowa 250 zł.`
fn text(measure: Measure, amount: i64, (now, after): (&Evaluation, &Evaluation), reward: Option<&str>) -> String {
    // What is reached with more to spare is told without the target that it has passed.
    let target = now.next.filter(|next| next.target >= after.current);
    let then = match target {
        Some(next) => format!("{} z\u{a0}{}", measure.number(after.current), measure.genitive(next.target)),
        None => measure.to_polish(after.current),
    };
    let reward = reward.map(|reward| format!(", nagroda: {reward}")).unwrap_or_default();
    format!("W\u{a0}sprawdzaniu {}. Po przyjęciu: {then}{reward}.", measure.to_polish(amount))
}
