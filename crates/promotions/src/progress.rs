//! How far a participant is in a promotion: in figures, in words and as a picture's marks.
use std::collections::BTreeMap;

use plon_domain::promotions::{Evaluation, Measure, Mechanic, Period, Tally, Withheld, evaluate_tally, marks};
use serde::Serialize;
use utoipa::ToSchema;

use super::cards::{self, CardToCollect};
use super::evaluation::SumRow;
use super::promotion::Promotion;
use super::shown::{CardRemainder, Days, PromotionEffects, PromotionMark};
use super::store::{self, ParticipationRow};
use super::{evaluation, kinds};
use plon_kernel::columns::{Day, ParticipantId, PromotionId};
use plon_kernel::db::Read;
use plon_platform::error::ApiError;

/// Where a participant stands in a promotion. Amounts are in the measure's smallest part.
#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionProgress {
    key: String,
    slug: String,
    name: String,
    /// The name of its drawing.
    picture: String,
    #[schema(schema_with = kinds::periods)]
    state: Period,
    pub(super) answer: Option<bool>,
    /// Whether nothing is given until the rules are accepted.
    pub(super) needs_acceptance: bool,
    /// Whether the rules can be accepted or declined today.
    can_answer: bool,
    accept_by: Option<Day>,
    /// 0 on the last day; none after it.
    accept_days_left: Option<i32>,
    declaration: Option<PromotionDeclaration>,
    #[schema(schema_with = kinds::measures)]
    measure: Measure,
    current: i64,
    pub(super) current_text: String,
    /// Where the next reward is reached, or where the last one was.
    target: Option<i64>,
    target_text: Option<String>,
    /// As it stands after "z": `3 produktów`.
    target_of_text: Option<String>,
    /// None once nothing is missing.
    missing: Option<i64>,
    missing_text: Option<String>,
    /// The sentence that says what is missing to what, and how many days are left.
    next_text: Option<String>,
    /// What reaching the target brings.
    reward_text: Option<String>,
    /// The lowest first.
    marks: Vec<PromotionMark>,
    /// The days on which a purchase counts.
    purchases: Days,
    /// Of those days: 0 on the last; none after it.
    days_left: Option<i32>,
    /// What is due.
    pub(super) due: PromotionEffects,
    /// What would be due if the rules were accepted.
    promised: PromotionEffects,
    /// Why what is promised is not due.
    withheld: Option<PromotionWithheld>,
    /// Points that were granted.
    pub(super) granted_points: i64,
    /// Points that the programme's limit cut.
    pub(super) cut_points: i64,
    pub(super) to_collect: Vec<CardToCollect>,
    /// What is due beyond whole cards.
    remainders: Vec<CardRemainder>,
}

/// What was declared, and when it can be.
#[derive(Debug, Serialize, ToSchema)]
pub struct PromotionDeclaration {
    /// In the measure's smallest part.
    declared: Option<i64>,
    declared_text: Option<String>,
    from: Day,
    to: Day,
    fulfil_by: Day,
    /// Whether it can be made or changed today.
    can_declare: bool,
}

/// Why what would be earned is not.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PromotionWithheld {
    Undecided,
    Declined,
}

/// All that a participant brings to promotions.
#[derive(Debug, Default)]
pub struct Shares {
    participations: BTreeMap<PromotionId, ParticipationRow>,
    tallies: BTreeMap<PromotionId, Tally>,
    cards: Vec<(PromotionId, CardToCollect)>,
    remainders: Vec<SumRow>,
}

impl Shares {
    pub async fn of(db: &mut impl Read, participant: ParticipantId) -> Result<Shares, ApiError> {
        let participations = store::participations(db, participant).await?;
        Ok(Shares {
            participations: participations.into_iter().map(|row| (row.promotion_id, row)).collect(),
            tallies: evaluation::tallies_of(db, participant).await?,
            cards: cards::all_waiting(db, participant).await?,
            remainders: evaluation::remainders_of(db, participant).await?,
        })
    }

    /// What each of some participants brings to one promotion.
    pub async fn in_promotion(
        db: &mut impl Read,
        promotion: PromotionId,
        participants: &[ParticipantId],
    ) -> Result<BTreeMap<ParticipantId, Shares>, ApiError> {
        let mut shares: BTreeMap<ParticipantId, Shares> = BTreeMap::new();
        for row in evaluation::participations(db, promotion, participants).await? {
            shares.entry(row.participant_id).or_default().participations.insert(promotion, row);
        }
        for (participant, tally) in evaluation::tallies(db, promotion, participants).await? {
            shares.entry(participant).or_default().tallies.insert(promotion, tally);
        }
        for (participant, card) in cards::waiting_of(db, promotion, participants).await? {
            shares.entry(participant).or_default().cards.push((promotion, card));
        }
        for sum in evaluation::remainders(db, promotion, participants).await? {
            shares.entry(sum.participant_id).or_default().remainders.push(sum);
        }
        Ok(shares)
    }

    /// What the participant's purchases add up to.
    pub fn tally(&self, promotion: PromotionId) -> Tally {
        self.tallies.get(&promotion).copied().unwrap_or_default()
    }

    pub fn evaluate(&self, promotion: &Promotion, tally: Tally) -> Evaluation {
        let participation = self.participations.get(&promotion.id).map(ParticipationRow::participation);
        evaluate_tally(promotion.terms(), participation.unwrap_or_default(), tally)
    }

    pub fn declared(&self, promotion: PromotionId) -> Option<i64> {
        self.participations.get(&promotion).and_then(|row| row.declared)
    }

    pub fn progress(&self, promotion: &Promotion, today: Day) -> PromotionProgress {
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
            state: terms.period(today.0),
            answer: row.and_then(|row| row.accepted),
            needs_acceptance: terms.needs_acceptance(),
            can_answer: terms.takes_answers(today.0) && terms.period(today.0) == Period::Running,
            accept_by: terms.draft().accept_by.map(Day),
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
            to_collect: self.cards_of(promotion.id),
            remainders: self.remainders_of(promotion.id),
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
    /// The target as a number of the measure's unit.
    pub fn target_number(&self) -> Option<String> {
        self.target.map(|target| self.measure.number(target))
    }

    /// The current amount in the measure's smallest part.
    pub const fn current(&self) -> i64 {
        self.current
    }

    /// The current amount as a number of the measure's unit.
    pub fn current_number(&self) -> String {
        self.measure.number(self.current)
    }

    /// The target and the current amount in the measure's smallest part.
    pub fn figures(&self) -> (Option<i64>, i64) {
        (self.target, self.current)
    }
}

/// The goal that was reached, where nothing comes after it.
fn reached(mechanics: &[Mechanic], declared: Option<i64>) -> Option<i64> {
    mechanics.iter().rev().find_map(|mechanic| match mechanic {
        Mechanic::Target { at, .. } => Some(*at),
        Mechanic::Declared { .. } => declared,
        _ => None,
    })
}

fn declaration(promotion: &Promotion, declared: Option<i64>, today: Day) -> Option<PromotionDeclaration> {
    let terms = promotion.terms();
    let days = terms.draft().declaration?;
    Some(PromotionDeclaration {
        declared,
        declared_text: declared.map(|amount| terms.measure().to_polish(amount)),
        from: Day(days.declare.from),
        to: Day(days.declare.to),
        fulfil_by: Day(days.fulfil_by),
        can_declare: terms.takes_declarations(today.0),
    })
}
