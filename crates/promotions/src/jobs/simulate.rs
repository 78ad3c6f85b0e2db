//! Simulates a draft on recorded purchases: everybody who can take part does, and declares what they buy.
use std::collections::{BTreeMap, BTreeSet};

use jiff::SignedDuration;
use plon_audiences::Conditions;
use plon_domain::promotions::{
    Change, Definition, Evaluation, Line, Participation, Simulated, Simulation, Terms, evaluate,
};

use super::super::audience::list_in_audience;
use super::super::editor::{from_json, store as editor};
use super::super::evaluation::list_participations;
use super::super::promotion::Promotion;
use super::super::store::find_ever_published;
use super::store::{self, SimulationRow};
use plon_kernel::db::{Conn, Read};
use plon_kernel::ids::{ParticipantId, PromotionId, SegmentId};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::ledger;
use plon_platform::settings;

/// Participants in one step.
const AT_ONCE: i64 = 200;

/// Simulated terms, and the terms that they are compared with.
struct Trial {
    run: SimulationRow,
    terms: Terms,
    /// Segment that it is for; none: for its whole audience.
    segment: Option<SegmentId>,
    /// Published terms, when simulated on the promotion's own season; none when nothing is published.
    held: Option<Terms>,
    is_own_season: bool,
}

/// Simulates the draft for the next participants; `false` when no simulation is running.
pub async fn run_step(app: &App) -> Result<bool, ApiError> {
    let mut db = app.db.read().await?;
    let Some(run) = store::find_open_simulation(&mut db).await? else { return Ok(false) };
    let trial = Trial::of(&mut db, run).await?;
    let mut sums: Simulation = serde_json::from_str(&trial.run.result).map_err(anyhow::Error::new)?;
    let now = app.clock.now();
    let segment = trial.segment(&mut db).await?;
    if sums.eligible == 0 {
        sums.eligible = match &segment {
            None => store::count_eligible(&mut db, &trial.run).await?,
            Some(conditions) => store::count_members(&mut db, &trial.run, conditions, now).await?,
        };
    }
    let participants = store::list_next_buyers(&mut db, &trial.run, trial.days(), AT_ONCE).await?;
    let chosen = match &segment {
        None => participants.clone(),
        Some(conditions) => trial.chosen(&mut db, &participants, conditions, now).await?,
    };
    trial.add(&mut db, &chosen, &mut sums).await?;
    drop(db);
    let result = serde_json::to_string(&sums).map_err(anyhow::Error::new)?;
    let mut tx = app.db.begin().await?;
    store::store_simulation_progress(&mut tx, &trial.run, participants.last().copied(), &result, app.clock.now())
        .await?;
    tx.commit().await?;
    Ok(true)
}

impl Trial {
    async fn of(db: &mut Conn, run: SimulationRow) -> Result<Trial, ApiError> {
        let Definition { terms, segment, .. } = from_json(&run.definition)?;
        let head = editor::find_head(db, run.promotion_id).await?.ok_or(ApiError::NotFound)?;
        let is_own_season = head.season == run.season;
        let published = match is_own_season {
            true => find_ever_published(db, run.promotion_id).await?.map(Promotion::from_row).transpose()?,
            false => None,
        };
        Ok(Trial {
            run,
            terms,
            segment: segment.map(SegmentId),
            held: published.map(|promotion| promotion.terms().clone()),
            is_own_season,
        })
    }

    /// Conditions of the segment; none where it is for the whole audience, or the segment is gone.
    async fn segment(&self, db: &mut Conn) -> Result<Option<Conditions>, ApiError> {
        let Some(segment) = self.segment else { return Ok(None) };
        Ok(plon_audiences::find_segment(db, segment).await?.map(|found| found.conditions))
    }

    /// Those of the next participants who are in the segment, or in the promotion's audience already.
    async fn chosen(
        &self,
        db: &mut Conn,
        participants: &[ParticipantId],
        conditions: &Conditions,
        now: Timestamp,
    ) -> Result<Vec<ParticipantId>, ApiError> {
        let Some(last) = participants.last() else { return Ok(Vec::new()) };
        let range = (self.run.after_participant, *last);
        let mut members: BTreeSet<ParticipantId> =
            store::list_members_between(db, conditions, range, now).await?.into_iter().collect();
        members.extend(list_in_audience(db, self.run.promotion_id, participants).await?);
        Ok(participants.iter().copied().filter(|id| members.contains(id)).collect())
    }

    /// Days on which either of the two counts purchases.
    fn days(&self) -> (BusinessDate, BusinessDate) {
        let counts = self.terms.counts_purchases();
        let held = self.held.as_ref().map_or(counts, Terms::counts_purchases);
        (BusinessDate(counts.from.min(held.from)), BusinessDate(counts.to.max(held.to)))
    }

    async fn add(&self, db: &mut Conn, participants: &[ParticipantId], sums: &mut Simulation) -> Result<(), ApiError> {
        let limit = ledger::limit_of_total(db).await?;
        let points_per_zloty = settings::POINTS_PER_ZLOTY.read(db).await?;
        let counts = self.terms.counts_purchases();
        let mut lines: BTreeMap<ParticipantId, Vec<Line>> = BTreeMap::new();
        for row in store::list_lines_of(db, participants, self.days()).await? {
            lines.entry(row.participant_id).or_default().push(row.read()?);
        }
        if self.is_own_season {
            self.compare(db, participants, &lines, sums.change.get_or_insert_default()).await?;
        }
        let days = (BusinessDate(counts.from), BusinessDate(counts.to));
        let mut others: BTreeMap<ParticipantId, Vec<String>> = BTreeMap::new();
        for (participant, key) in store::list_winners_beside(db, self.run.promotion_id, participants, days).await? {
            others.entry(participant).or_default().push(key);
        }
        for (participant, mut lines) in lines {
            lines.retain(|line| (counts.from..=counts.to).contains(&line.dated_on));
            let evaluation = self.as_if_all_took_part(&lines);
            let room = match evaluation.promised.is_nothing() {
                true => limit,
                false => ledger::balances(db, participant).await?.figures().room(limit),
            };
            let others = others.remove(&participant).unwrap_or_default();
            sums.add(&Simulated { evaluation: &evaluation, room, others: &others }, points_per_zloty);
        }
        Ok(())
    }

    /// Compares the rewards due under the draft and under the published terms, with the answers given so far.
    async fn compare(
        &self,
        db: &mut Conn,
        participants: &[ParticipantId],
        lines: &BTreeMap<ParticipantId, Vec<Line>>,
        change: &mut Change,
    ) -> Result<(), ApiError> {
        let rows = list_participations(db, self.run.promotion_id, participants).await?;
        let answers: BTreeMap<ParticipantId, Participation> =
            rows.iter().map(|row| (row.participant_id, row.participation())).collect();
        for participant in participants {
            let answer = answers.get(participant).copied().unwrap_or_default();
            let lines = lines.get(participant).map_or(&[][..], Vec::as_slice);
            let due = |terms: &Terms| evaluate(terms, answer, lines).due;
            change.add(&self.held.as_ref().map(due).unwrap_or_default(), &due(&self.terms));
        }
        Ok(())
    }

    fn as_if_all_took_part(&self, lines: &[Line]) -> Evaluation {
        let mut participation = Participation::default();
        if self.terms.draft().declaration.is_some() {
            participation.declared = Some(evaluate(&self.terms, participation, lines).current);
        }
        evaluate(&self.terms, participation, lines)
    }
}

/// Validity of a forecast: new purchases come every day.
const GOOD_FOR: SignedDuration = SignedDuration::from_hours(24);

/// Earliest end of a simulation that is still valid as a forecast.
pub fn good_since(now: Timestamp) -> Timestamp {
    Timestamp(now.0 - GOOD_FOR)
}

/// Change that a definition would bring to its participants, from the latest valid simulation of it; none when there
/// is no such simulation.
///
/// # Errors
/// When the database does not answer.
pub async fn forecast(
    db: &mut impl Read,
    id: PromotionId,
    definition: &Definition,
    now: Timestamp,
) -> Result<Option<Change>, ApiError> {
    for (tried, result) in store::list_finished_simulations(db, id, good_since(now)).await? {
        if from_json(&tried)? == *definition {
            let sums: Simulation = serde_json::from_str(&result).map_err(anyhow::Error::new)?;
            return Ok(sums.change);
        }
    }
    Ok(None)
}
