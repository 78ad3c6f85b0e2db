//! Plays the promotions of the made-up history by the real rules: answers, collected cards, and the gains of lines.
//!
//! Runs last, in the order of events: a decided invoice brings its lines to their promotions, an answer settles
//! earlier purchases, a collected card becomes an order.
use std::collections::HashMap;

use anyhow::Context;
use plon_domain::reward::OrderStatus;

use super::calendar::Calendar;
use super::plan::{AnswerPlan, CollectPlan, Story};
use super::record::History;
use super::store;
use plon_kernel::db::Tx;
use plon_kernel::ids::{LineId, OperatorId, ParticipantId};
use plon_kernel::rng::Rng;
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::error::ApiError;
use plon_platform::evidence::{Evidence, Place};
use plon_rewards::rewards;

/// An event that happens at an instant.
enum Event<'a> {
    Lines(Vec<LineId>),
    Answer(ParticipantId, &'a AnswerPlan),
    Collect(ParticipantId, &'a CollectPlan),
    Move(ParticipantId, &'a CollectPlan, OrderStatus),
}

/// Everything that was written before the promotions.
pub struct Stage<'a> {
    pub calendar: &'a Calendar,
    pub stories: &'a [Story],
    pub histories: &'a [History],
    pub people: &'a [ParticipantId],
    /// Line ids by participant, invoice and position.
    pub lines: &'a HashMap<((usize, usize), usize), i64>,
    /// The operator who carries orders out.
    pub finance: OperatorId,
}

impl Stage<'_> {
    /// # Errors
    /// An answer or a card that the rules refuse, or a database that does.
    pub async fn play(&self, tx: &mut Tx, keys: &Rng) -> anyhow::Result<()> {
        let mut orders: HashMap<(ParticipantId, &str), String> = HashMap::new();
        for (at, event) in self.events() {
            let now = Timestamp(at);
            match event {
                Event::Lines(ids) => plon_promotions::lines_changed(keys, tx, &ids, now).await.map_err(into_cause)?,
                Event::Answer(who, plan) => {
                    let evidence =
                        Evidence { place: Place::Panel, network: "203.0.113.7".into(), agent: "Mozilla/5.0".into() };
                    let day = BusinessDate(self.calendar.day_of(at));
                    let answer = (plan.promotion.as_str(), plan.accepted);
                    plon_promotions::answer(keys, tx, who, answer, &evidence, (day, now)).await.map_err(into_cause)?;
                }
                Event::Collect(who, plan) => {
                    let season = plon_domain::season::Season::of(self.calendar.day_of(at));
                    let order = plon_promotions::collect_first(keys, tx, who, &plan.promotion, (season, now)).await;
                    orders.insert((who, &plan.promotion), order.map_err(into_cause)?.context("no card waits")?);
                }
                Event::Move(who, plan, status) => {
                    let order = orders.get(&(who, plan.promotion.as_str())).context("no card was collected")?;
                    rewards::transition_as_operator(keys, tx, order, (status, self.finance), now)
                        .await
                        .map_err(into_cause)?;
                }
            }
        }
        let week_ago = Timestamp(self.calendar.end.checked_sub(jiff::SignedDuration::from_hours(7 * 24))?);
        Ok(store::mark_notifications_read(tx, week_ago).await?)
    }

    fn events(&self) -> Vec<(jiff::Timestamp, Event<'_>)> {
        let mut events = Vec::new();
        for (who, (story, history)) in self.stories.iter().zip(self.histories).enumerate() {
            let person = self.people[who];
            for (place, invoice) in history.invoices.iter().enumerate() {
                let id = |position: usize| self.lines.get(&((who, place), position)).map(|id| LineId(*id));
                let ids: Vec<LineId> = (0..invoice.lines.len()).filter_map(id).collect();
                events.extend(invoice.decided_at.map(|at| (at, Event::Lines(ids))));
            }
            events.extend(story.answers.iter().map(|plan| (plan.at, Event::Answer(person, plan))));
            for plan in &story.collects {
                events.push((plan.at, Event::Collect(person, plan)));
                events.extend(plan.then.iter().map(|(status, at)| (*at, Event::Move(person, plan, *status))));
            }
        }
        events.sort_by_key(|(at, _)| *at);
        events
    }
}

/// Converts an API error, where none should occur, to its cause.
pub fn into_cause(error: ApiError) -> anyhow::Error {
    match error {
        ApiError::Unexpected(cause) => cause,
        refused => anyhow::anyhow!("the rules refuse it: {refused:?}"),
    }
}
