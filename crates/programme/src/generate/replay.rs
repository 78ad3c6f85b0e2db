//! Plays a story through the programme's rules, event by event, as the product would have.
use std::collections::BTreeMap;

use anyhow::{Context, bail};
use plon_domain::achievement::newly_reached;
use plon_domain::balances::Balances;
use plon_domain::ledger::{AccountKind, Source, Transfer, TransferKind};
use plon_domain::points::{Points, grant};
use plon_domain::reward::{Actor, OrderStatus, RewardKind};
use plon_domain::season::Season;
use rand_chacha::ChaCha20Rng;

use super::calendar::Calendar;
use super::plan::{OrderPlan, Outcome, Story};
use super::record::{Cause, Entry, History, Notice, NoticeSubject, OrderRecord};
use super::shop::Shop;
use super::texts::{self, Words};
use super::{decide, spending};

/// A participant's points and records while their story is played.
pub struct Replay<'a> {
    pub(super) shop: &'a Shop<'a>,
    pub(super) story: &'a Story,
    pub(super) history: History,
    calendar: &'a Calendar,
    balances: Balances,
    /// Ordered by instant, then by the order of noting.
    agenda: BTreeMap<(jiff::Timestamp, usize), Event<'a>>,
    noted: usize,
}

enum Event<'a> {
    Welcome(Points),
    Membership(Season, Points),
    Decide(usize),
    Correct(usize),
    Order(&'a OrderPlan),
    Look,
    Move(usize, OrderStatus),
}

/// Plays a story to the end of the calendar.
///
/// # Errors
/// A story that breaks a rule: an order that the points do not cover, a state that may not follow.
pub fn replay(story: &Story, shop: &Shop<'_>, calendar: &Calendar, dice: &mut ChaCha20Rng) -> anyhow::Result<History> {
    let history = History { invoices: decide::waiting(story, shop, calendar), ..History::default() };
    let (balances, agenda) = (Balances::default(), BTreeMap::new());
    let mut replay = Replay { shop, story, history, calendar, balances, agenda, noted: 0 };
    replay.note_membership()?;
    replay.note_story();
    while let Some(((at, _), event)) = replay.agenda.pop_first() {
        replay.happen(event, at, dice).with_context(|| format!("participant {} at {at}", story.person.nip))?;
    }
    Ok(replay.history)
}

impl<'a> Replay<'a> {
    fn note(&mut self, at: jiff::Timestamp, event: Event<'a>) {
        if at <= self.calendar.end {
            self.agenda.insert((at, self.noted), event);
            self.noted += 1;
        }
    }

    /// Notes points for joining, and for each season's membership after the first.
    fn note_membership(&mut self) -> anyhow::Result<()> {
        let joined_at = self.story.person.joined_at;
        let first = Season::of(self.calendar.day_of(joined_at));
        let welcome = self.shop.season(first).context("a participant joins outside of the seasons")?.welcome_points;
        self.note(joined_at, Event::Welcome(Points(welcome)));
        for row in self.shop.seasons.iter().filter(|row| row.season > first) {
            let at = self.calendar.instant(row.starts_on.at(0, 5, 0, 0))?;
            self.note(at, Event::Membership(row.season, Points(row.membership_points)));
        }
        Ok(())
    }

    fn note_story(&mut self) {
        let story = self.story;
        for (place, invoice) in story.invoices.iter().enumerate() {
            if let Outcome::Decided(at) | Outcome::Rejected(at, _) = invoice.outcome {
                self.note(at, Event::Decide(place));
            }
            if let Some(at) = invoice.corrected_at {
                self.note(at, Event::Correct(place));
            }
        }
        for order in &story.orders {
            self.note(order.at, Event::Order(order));
        }
        for &at in &story.looks {
            self.note(at, Event::Look);
        }
    }

    fn happen(&mut self, event: Event<'a>, at: jiff::Timestamp, dice: &mut ChaCha20Rng) -> anyhow::Result<()> {
        match event {
            Event::Welcome(points) => self.give(points, Cause::Welcome, texts::WELCOME.to_owned(), at),
            Event::Membership(season, points) => {
                self.give(points, Cause::Membership(season), texts::membership(season), at)
            }
            Event::Decide(place) => decide::decide(self, place, at),
            Event::Correct(place) => decide::correct(self, place, at),
            Event::Order(plan) => self.order(plan, at),
            Event::Look => self.look(at, dice),
            Event::Move(place, status) => self.change(place, status, at),
        }
    }

    /// Points that the limit of the total still allows.
    pub(super) fn room(&self) -> Points {
        self.balances.figures().room(self.shop.limit)
    }

    fn give(&mut self, points: Points, cause: Cause, explanation: String, at: jiff::Timestamp) -> anyhow::Result<()> {
        let granted = grant(points, self.room()).granted();
        self.accrue(Source::Affiliation, granted, cause, explanation, at)
    }

    /// Posts earned points, and the bonus for a level reached.
    pub(super) fn accrue(
        &mut self,
        source: Source,
        points: Points,
        cause: Cause,
        explanation: String,
        at: jiff::Timestamp,
    ) -> anyhow::Result<()> {
        if points == Points::ZERO {
            return Ok(());
        }
        let before = self.balances.figures().total;
        self.post(Transfer::accrual(source, points)?, cause, explanation, at)?;
        let figures = self.balances.figures();
        if figures.hits_limit(self.shop.limit) {
            self.history.limit_reached_at.get_or_insert(at);
        }
        let levels: Vec<Points> = self.shop.levels.keys().copied().collect();
        for level in newly_reached(&levels, before, figures.total) {
            self.reach(level, at)?;
        }
        Ok(())
    }

    fn reach(&mut self, level: Points, at: jiff::Timestamp) -> anyhow::Result<()> {
        if self.history.achievements.insert(level, at).is_some() {
            return Ok(());
        }
        let bonus = self.shop.levels.get(&level).copied().unwrap_or_default();
        let granted = grant(bonus, self.room()).granted();
        self.add_notice(texts::level_reached(level, granted), NoticeSubject::Points, at);
        self.accrue(Source::Achievements, granted, Cause::Achievement(level), texts::achievement(level), at)
    }

    /// Takes back points that were earned by mistake.
    pub(super) fn reverse(
        &mut self,
        points: Points,
        cause: Cause,
        explanation: String,
        at: jiff::Timestamp,
    ) -> anyhow::Result<()> {
        self.post(Transfer::reversal(Source::Purchases, points)?, cause, explanation, at)?;
        if !self.balances.figures().hits_limit(self.shop.limit) {
            self.history.limit_reached_at = None;
        }
        Ok(())
    }

    fn post(
        &mut self,
        transfer: Transfer,
        cause: Cause,
        explanation: String,
        at: jiff::Timestamp,
    ) -> anyhow::Result<()> {
        self.balances = self.balances.after(&transfer)?;
        self.history.entries.push(Entry { at, transfer, cause, explanation });
        Ok(())
    }

    pub(super) fn add_notice(&mut self, words: Words, about: NoticeSubject, at: jiff::Timestamp) {
        self.history.notices.push(Notice { at, words, about });
    }

    fn look(&mut self, at: jiff::Timestamp, dice: &mut ChaCha20Rng) -> anyhow::Result<()> {
        let available = self.balances.get(AccountKind::Available);
        match spending::choose(dice, self.calendar, self.shop, &self.story.person, (available, at))? {
            Some(plan) => self.order(&plan, at),
            None => Ok(()),
        }
    }

    fn order(&mut self, plan: &OrderPlan, at: jiff::Timestamp) -> anyhow::Result<()> {
        let reward = self.shop.rewards[plan.reward].row;
        let points = match (reward.money_price(), plan.amount) {
            (Some(price), Some(amount)) => price.points_for(amount)?,
            _ => Points(reward.points.context("an order of no price")?),
        };
        let place = self.history.orders.len();
        self.post(Transfer::hold(points)?, Cause::Order(place), texts::order(&reward.name), at)?;
        self.add_notice(texts::order_placed(&reward.name, points), NoticeSubject::Order(place), at);
        self.history.orders.push(OrderRecord {
            reward: plan.reward,
            variant: plan.variant,
            amount: plan.amount,
            points,
            season: Season::of(self.calendar.day_of(at)),
            states: vec![(OrderStatus::Selected, at)],
        });
        for &(status, at) in &plan.then {
            self.note(at, Event::Move(place, status));
        }
        Ok(())
    }

    fn change(&mut self, place: usize, next: OrderStatus, at: jiff::Timestamp) -> anyhow::Result<()> {
        let order = self.history.orders.get_mut(place).context("no such order")?;
        let (before, points, kind) = (order.status(), order.points, self.shop.rewards[order.reward].row.kind);
        if !before.may_become(next, kind, mover(next, kind)) {
            bail!("an order of a {kind} may not go from {before} to {next}");
        }
        order.states.push((next, at));
        match next.transfer(before) {
            Some(TransferKind::Redeem) => {
                self.post(Transfer::redeem(points)?, Cause::Order(place), texts::apply_order_transition(next), at)?;
            }
            Some(TransferKind::Release) => {
                self.post(Transfer::release(points)?, Cause::Order(place), texts::apply_order_transition(next), at)?;
            }
            _ => {}
        }
        self.add_notice(texts::order_changed(next, kind, points), NoticeSubject::Order(place), at);
        Ok(())
    }
}

/// The actor of a change of state: participants cancel, transfers move in batches, all else is the operator's.
fn mover(next: OrderStatus, kind: RewardKind) -> Actor {
    match next {
        OrderStatus::Cancelled => Actor::Participant,
        _ if kind.is_transfer() => Actor::Payout,
        _ => Actor::Operator,
    }
}
