//! Participant's progress in a promotion: as figures, as text and as the marks of a picture.
use std::collections::{BTreeMap, BTreeSet};

use plon_domain::points::Points;
use plon_domain::promotions::{Evaluation, Line, Measure, Mechanic, Period, Tally, Withheld, evaluate_tally, marks};
use serde::Serialize;
use utoipa::ToSchema;

use super::caps::PromotionCaps;
use super::cards::{self, CardToCollect};
use super::evaluation::SumRow;
use super::promotion::Promotion;
use super::shown::{CardRemainder, Days, PromotionEffects, PromotionMark};
use super::store::{self, ParticipationRow};
use super::waiting::{PromotionWaiting, WaitingPurchases};
use super::{evaluation, kinds};
use plon_kernel::db::Read;
use plon_kernel::ids::{ParticipantId, PromotionId};
use plon_kernel::types::BusinessDate;
use plon_pictures::Picture;
use plon_platform::error::ApiError;

/// Participant's progress in a promotion; amounts are in the measure's smallest part.
#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionProgress {
    key: String,
    slug: String,
    name: String,
    /// Name of its drawing.
    picture: String,
    /// Own picture that stands in for the drawing.
    photo: Option<Picture>,
    #[schema(schema_with = kinds::periods)]
    state: Period,
    pub(super) answer: Option<bool>,
    /// True when nothing is given until the rules are accepted.
    pub(super) needs_acceptance: bool,
    /// True when the rules can be accepted or declined today.
    can_answer: bool,
    accept_by: Option<BusinessDate>,
    /// 0 on the last day; null after it.
    accept_days_left: Option<i32>,
    declaration: Option<PromotionDeclaration>,
    #[schema(schema_with = kinds::measures)]
    measure: Measure,
    current: i64,
    pub(super) current_text: String,
    /// Amount at which the next reward is reached, or the last one was.
    target: Option<i64>,
    target_text: Option<String>,
    /// Target in the genitive, as it reads after "z": `3 produktów`.
    target_of_text: Option<String>,
    /// Amount missing to the target; null once nothing is missing.
    missing: Option<i64>,
    missing_text: Option<String>,
    /// Sentence that tells how much is missing for the next reward, and how many days are left.
    next_text: Option<String>,
    /// Reward for reaching the target.
    reward_text: Option<String>,
    /// Lowest first.
    marks: Vec<PromotionMark>,
    /// Days on which a purchase counts.
    purchases: Days,
    /// Days left of those: 0 on the last; null after it.
    days_left: Option<i32>,
    /// Reward that is due.
    pub(super) due: PromotionEffects,
    /// Reward that would be due if the rules were accepted.
    promised: PromotionEffects,
    /// Reason why the promised reward is not due.
    withheld: Option<PromotionWithheld>,
    /// Granted points.
    pub(super) granted_points: i64,
    /// Points cut by the programme's limit, or for which the promotion's pool had no room.
    pub(super) cut_points: i64,
    /// Caps of the promotion's points; null where it has none.
    caps: Option<PromotionCaps>,
    pub(super) to_collect: Vec<CardToCollect>,
    /// Amounts due beyond whole cards.
    remainders: Vec<CardRemainder>,
    /// Purchases that wait to be checked, and what they will make; null where none that counts waits.
    waiting: Option<PromotionWaiting>,
    /// True for a promotion for selected participants.
    for_selected: bool,
}

/// Declared amount, and the days for declarations.
#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionDeclaration {
    /// Amount in the measure's smallest part.
    declared: Option<i64>,
    declared_text: Option<String>,
    from: BusinessDate,
    to: BusinessDate,
    fulfil_by: BusinessDate,
    /// True when it can be made or changed today.
    can_declare: bool,
}

/// Reason why a promised reward is not due.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PromotionWithheld {
    Undecided,
    Declined,
}

/// Participant's answers, tallies, cards and remainders in promotions.
#[derive(Debug, Default)]
pub struct Shares {
    participations: BTreeMap<PromotionId, ParticipationRow>,
    tallies: BTreeMap<PromotionId, Tally>,
    cards: Vec<(PromotionId, CardToCollect)>,
    remainders: Vec<SumRow>,
    waiting: WaitingPurchases,
    /// Points left in the pools of the promotions that have one.
    pools: BTreeMap<PromotionId, Points>,
}

impl Shares {
    pub async fn of(db: &mut impl Read, participant: ParticipantId) -> Result<Shares, ApiError> {
        let participations = store::list_participations(db, participant).await?;
        Ok(Shares {
            participations: participations.into_iter().map(|row| (row.promotion_id, row)).collect(),
            tallies: evaluation::load_tallies_of_participant(db, participant).await?,
            cards: cards::all_waiting(db, participant).await?,
            remainders: evaluation::list_remainders_of_participant(db, participant).await?,
            waiting: WaitingPurchases::load(db, participant).await?,
            pools: evaluation::list_pools(db).await?.into_iter().map(|(id, left)| (id, Points(left))).collect(),
        })
    }

    /// Shares of some participants in one promotion, without what waits.
    pub async fn in_promotion(
        db: &mut impl Read,
        promotion: PromotionId,
        participants: &[ParticipantId],
    ) -> Result<BTreeMap<ParticipantId, Shares>, ApiError> {
        let mut shares: BTreeMap<ParticipantId, Shares> = BTreeMap::new();
        for row in evaluation::list_participations(db, promotion, participants).await? {
            shares.entry(row.participant_id).or_default().participations.insert(promotion, row);
        }
        for (participant, tally) in evaluation::load_tallies(db, promotion, participants).await? {
            shares.entry(participant).or_default().tallies.insert(promotion, tally);
        }
        for (participant, card) in cards::waiting_of(db, promotion, participants).await? {
            shares.entry(participant).or_default().cards.push((promotion, card));
        }
        for sum in evaluation::list_remainders(db, promotion, participants).await? {
            shares.entry(sum.participant_id).or_default().remainders.push(sum);
        }
        Ok(shares)
    }

    /// Tally of the participant's purchases.
    pub fn tally(&self, promotion: PromotionId) -> Tally {
        self.tallies.get(&promotion).copied().unwrap_or_default()
    }

    pub fn evaluate(&self, promotion: &Promotion, tally: Tally) -> Evaluation {
        let participation = self.participations.get(&promotion.id).map(ParticipationRow::participation);
        evaluate_tally(promotion.terms(), participation.unwrap_or_default(), tally)
    }

    /// Evaluation with what waits and with some more purchases.
    pub fn evaluate_with(&self, promotion: &Promotion, more: &[Line]) -> Evaluation {
        let lines = self.waiting.lines().iter().chain(more);
        let mut found = self.evaluate(promotion, self.waiting.tally_with(promotion, self.tally(promotion.id), lines));
        if let Some(left) = self.pools.get(&promotion.id) {
            let now = self.evaluate(promotion, self.tally(promotion.id)).promised.points;
            found.promised.points = found.promised.points.min(now + (*left).max(Points::ZERO));
        }
        found
    }

    /// Returns the waiting purchases of a promotion, beside the evaluation without them.
    pub fn waiting(&self, promotion: &Promotion, now: &Evaluation, today: BusinessDate) -> Option<PromotionWaiting> {
        PromotionWaiting::of(promotion.terms(), now, &self.evaluate_with(promotion, &[]), today)
    }

    /// SAP codes of the products that count in a promotion, or will once what waits is accepted.
    pub fn counted_products(&self, promotion: &Promotion) -> BTreeSet<String> {
        self.waiting.counted_products(promotion)
    }

    pub fn declared(&self, promotion: PromotionId) -> Option<i64> {
        self.participations.get(&promotion).and_then(|row| row.declared)
    }

    pub fn progress(&self, promotion: &Promotion, today: BusinessDate) -> PromotionProgress {
        let (terms, definition) = (promotion.terms(), &promotion.definition);
        let measure = terms.measure();
        let row = self.participations.get(&promotion.id);
        let declared = self.declared(promotion.id);
        let found = self.evaluate(promotion, self.tally(promotion.id));
        let counts = terms.counts_purchases();
        let target = found.next.map(|next| next.target).or_else(|| reached(terms.mechanics(), declared));
        let missing = found.next.map(|next| next.missing(found.current));
        PromotionProgress {
            key: promotion.key.clone(),
            slug: promotion.slug.clone(),
            name: definition.name.clone(),
            picture: definition.picture.clone(),
            photo: promotion.photo.clone(),
            state: terms.period(today.0),
            answer: row.and_then(|row| row.accepted),
            needs_acceptance: terms.needs_acceptance(),
            can_answer: terms.takes_answers(today.0) && terms.period(today.0) == Period::Running,
            accept_by: terms.draft().accept_by.map(BusinessDate),
            accept_days_left: terms
                .draft()
                .accept_by
                .filter(|last| today.0 <= *last)
                .map(|last| (last - today.0).get_days()),
            declaration: declaration(promotion, declared, today),
            measure,
            current: found.current,
            current_text: measure.to_polish(found.current),
            target,
            target_text: target.map(|target| measure.to_polish(target)),
            target_of_text: target.map(|target| measure.genitive(target)),
            missing,
            missing_text: missing.map(|missing| measure.genitive(missing)),
            next_text: found.next.map(|next| next.to_polish(measure, found.current, counts, today.0)),
            reward_text: found.next.and_then(|next| next.reward.to_polish()),
            marks: marks(terms.mechanics(), declared, found.current)
                .iter()
                .map(|mark| PromotionMark::of(mark, measure, found.current))
                .collect(),
            purchases: counts.into(),
            days_left: counts.days_left(today.0),
            due: PromotionEffects::of(&found.due),
            promised: PromotionEffects::of(&found.promised),
            withheld: found.withheld.map(|why| match why {
                Withheld::Undecided => PromotionWithheld::Undecided,
                Withheld::Declined => PromotionWithheld::Declined,
            }),
            granted_points: row.map_or(0, |row| row.granted_points),
            cut_points: row.map_or(0, |row| row.cut_points),
            caps: PromotionCaps::of(
                terms,
                &found,
                (row.map_or(0, |row| row.pool_cut_points), self.pools.get(&promotion.id)),
            ),
            to_collect: self.cards_of(promotion.id),
            remainders: self.remainders_of(promotion.id),
            waiting: self.waiting(promotion, &found, today),
            for_selected: promotion.segment.is_some(),
        }
    }

    fn cards_of(&self, promotion: PromotionId) -> Vec<CardToCollect> {
        self.cards.iter().filter(|(of, _)| *of == promotion).map(|(_, card)| card.clone()).collect()
    }
}

impl Shares {
    fn remainders_of(&self, promotion: PromotionId) -> Vec<CardRemainder> {
        let of_promotion = self.remainders.iter().filter(|sum| sum.promotion_id == promotion);
        of_promotion.map(|sum| CardRemainder::of(sum.sum())).collect()
    }
}

impl PromotionProgress {
    /// Target as a number of the measure's unit.
    pub fn target_number(&self) -> Option<String> {
        self.target.map(|target| self.measure.number(target))
    }

    /// Current amount in the measure's smallest part.
    pub const fn current(&self) -> i64 {
        self.current
    }

    /// Current amount as a number of the measure's unit.
    pub fn current_number(&self) -> String {
        self.measure.number(self.current)
    }

    /// Target and current amount in the measure's smallest part.
    pub fn figures(&self) -> (Option<i64>, i64) {
        (self.target, self.current)
    }
}

/// Last goal, for a promotion in which no next target is left.
fn reached(mechanics: &[Mechanic], declared: Option<i64>) -> Option<i64> {
    mechanics.iter().rev().find_map(|mechanic| match mechanic {
        Mechanic::Target { at, .. } => Some(*at),
        Mechanic::Declared { .. } => declared,
        _ => None,
    })
}

fn declaration(promotion: &Promotion, declared: Option<i64>, today: BusinessDate) -> Option<PromotionDeclaration> {
    let terms = promotion.terms();
    let days = terms.draft().declaration?;
    Some(PromotionDeclaration {
        declared,
        declared_text: declared.map(|amount| terms.measure().to_polish(amount)),
        from: BusinessDate(days.declare.from),
        to: BusinessDate(days.declare.to),
        fulfil_by: BusinessDate(days.fulfil_by),
        can_declare: terms.takes_declarations(today.0),
    })
}
