//! Caps of a promotion's points, as one participant stands to them.
use plon_domain::points::Points;
use plon_domain::promotions::{Evaluation, Terms};
use serde::Serialize;
use utoipa::ToSchema;

/// Caps of a promotion's points, with what they have withheld from the participant.
#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionCaps {
    /// Most points for one participant.
    per_person: Option<i64>,
    /// Most points for all participants together.
    in_all: Option<i64>,
    /// Points that purchases would bring besides, were there no cap for one participant.
    over_cap: i64,
    /// Points for which the pool had no room.
    pool_cut: i64,
    /// True when the pool is empty.
    is_exhausted: bool,
    /// Sentences about the caps, and about what they have withheld.
    sentences: Vec<String>,
}

impl PromotionCaps {
    /// Caps of the terms; `pool_cut` points were withheld by the pool, in which `left` points are left.
    pub fn of(terms: &Terms, found: &Evaluation, (pool_cut, left): (i64, Option<&Points>)) -> Option<PromotionCaps> {
        let caps = terms.caps();
        if caps.is_none() {
            return None;
        }
        let is_exhausted = caps.in_all.is_some() && left.is_some_and(|left| *left <= Points::ZERO);
        let mut sentences = caps.to_polish();
        if found.over_cap > Points::ZERO {
            sentences.push(format!("Twoje zakupy są warte o\u{a0}{} więcej niż limit.", found.over_cap.to_polish()));
        }
        if is_exhausted {
            sentences.push("Pula promocji jest wyczerpana.".to_owned());
        }
        if pool_cut > 0 {
            sentences.push(format!("Dla Ciebie zabrakło w\u{a0}puli {}.", Points(pool_cut).to_polish()));
        }
        Some(PromotionCaps {
            per_person: caps.per_person.map(|most| most.0),
            in_all: caps.in_all.map(|most| most.0),
            over_cap: found.over_cap.0,
            pool_cut,
            is_exhausted,
            sentences,
        })
    }
}
