//! Turns a tally into points and cards: compares the reward due with what was posted, and posts the difference.
use plon_domain::ledger::{AccountKind, CauseKind, Source, Transfer};
use plon_domain::money::Grosze;
use plon_domain::points::Points;
use plon_domain::promotions::{
    Card, CardKind, Cards, Evaluation, Had, Posted, Tally, cut_by_pool, evaluate_tally, standing, to_post,
};

use super::super::notification_texts::{self, RewardChange};
use super::super::promotion::Promotion;
use super::super::store::ParticipationRow;
use super::store::{self, CardRow};
use super::sums::{self, SumRow};
use plon_kernel::db::Tx;
use plon_kernel::rng::Rng;
use plon_kernel::types::Timestamp;
use plon_platform::error::ApiError;
use plon_platform::ledger::{self, Posting};
use plon_platform::notifications::{self, NewNotification};
use plon_platform::webhooks::{self, PromotionReached};
use plon_rewards::points;

/// Limit of waiting cards per promotion and participant; further cards follow as these are collected.
/// A line of a million packs is a typing error and must not fill the tables.
const MOST_WAITING: i64 = 100;

/// Participant's share of a promotion while it is being posted.
pub struct Reconciliation<'a> {
    promotion: &'a Promotion,
    row: ParticipationRow,
    cards: Vec<CardRow>,
    /// Sums paid in place of cards.
    paid: Vec<(CardKind, Grosze)>,
    evaluation: Evaluation,
}

impl<'a> Reconciliation<'a> {
    pub fn new(
        promotion: &'a Promotion,
        row: ParticipationRow,
        tally: Tally,
        (cards, paid): (Vec<CardRow>, Vec<(CardKind, Grosze)>),
    ) -> Reconciliation<'a> {
        let evaluation = evaluate_tally(promotion.terms(), row.participation(), tally);
        Reconciliation { promotion, row, cards, paid, evaluation }
    }

    /// Posts what is not posted yet, and notifies the participant when something has changed. Of the promotion's pool,
    /// if it has one, `left` points are left. Returns the points that were granted, below zero when some were taken back.
    pub async fn post_difference(
        mut self,
        rng: &Rng,
        tx: &mut Tx,
        left: Option<Points>,
        now: Timestamp,
    ) -> Result<Points, ApiError> {
        let mut moved = RewardChange { over_cap: self.evaluation.over_cap, ..RewardChange::default() };
        let granted = Points(self.row.granted_points);
        self.points(tx, &mut moved, left, now).await?;
        self.cards(rng, tx, &mut moved, now).await?;
        if moved.given > Points::ZERO || !moved.earned.is_empty() {
            let reached = PromotionReached {
                promotion: self.promotion.id,
                participant: self.row.participant_id,
                points: moved.given.0,
                cards: moved.earned.count(),
            };
            webhooks::queue(tx, reached, now).await?;
        }
        if !moved.is_nothing() {
            let (title, content) = moved.news(self.promotion);
            let page = self.promotion.page();
            let news = NewNotification { title: &title, content: &content, page: &page };
            notifications::notify_with_message(tx, self.row.participant_id, &news, now).await?;
        }
        Ok(Points(self.row.granted_points) - granted)
    }

    async fn points(
        &mut self,
        tx: &mut Tx,
        moved: &mut RewardChange,
        left: Option<Points>,
        now: Timestamp,
    ) -> Result<(), ApiError> {
        let due = self.evaluation.due.points;
        let before = Posted { granted: Points(self.row.granted_points), cut: Points(self.row.cut_points) };
        if due == before.granted + before.cut {
            return Ok(());
        }
        let participant = self.row.participant_id;
        let balances = ledger::balances(tx, participant).await?;
        let total = balances.figures().total;
        let room = balances.figures().room(ledger::limit_of_total(tx).await?);
        let mut posting = to_post(due, before, left.map_or(room, |left| room.min(left)));
        let by_pool = left.map_or(Points::ZERO, |left| cut_by_pool(due - before.granted - before.cut, room, left));
        moved.cut_by_pool = by_pool;
        // The ledger takes back at most what purchases have issued; the rest stays granted.
        let most = (-balances.get(AccountKind::Purchases)).max(Points::ZERO);
        let kept = (posting.taken_back - most).max(Points::ZERO);
        posting.taken_back = posting.taken_back - kept;
        posting.after.granted = posting.after.granted + kept;
        if posting.given > Points::ZERO {
            let transfer = Transfer::accrual(Source::Purchases, posting.given).map_err(anyhow::Error::new)?;
            self.post(
                tx,
                transfer,
                &notification_texts::explanation_of_points(self.promotion, &self.evaluation, by_pool),
                now,
            )
            .await?;
            points::apply_earned(tx, participant, total, now).await?;
        }
        if posting.taken_back > Points::ZERO {
            let transfer = Transfer::reversal(Source::Purchases, posting.taken_back).map_err(anyhow::Error::new)?;
            self.post(
                tx,
                transfer,
                &notification_texts::explanation_of_points_taken_back(self.promotion, self.evaluation.current),
                now,
            )
            .await?;
            points::apply_taken_back(tx, participant, now).await?;
        }
        (self.row.granted_points, self.row.cut_points) = (posting.after.granted.0, posting.after.cut.0);
        self.row.pool_cut_points = (self.row.pool_cut_points + by_pool.0).min(self.row.cut_points);
        store::put_posted(tx, &self.row, due).await?;
        moved.given = posting.given;
        moved.taken_back = posting.taken_back;
        moved.cut = (posting.after.cut - before.cut - by_pool).max(Points::ZERO);
        Ok(())
    }

    async fn post(
        &mut self,
        tx: &mut Tx,
        transfer: Transfer,
        explanation: &str,
        now: Timestamp,
    ) -> Result<(), ApiError> {
        let (promotion, participant) = (self.promotion.id, self.row.participant_id);
        self.row.postings += 1;
        let posting = Posting {
            participant,
            transfer,
            cause: (CauseKind::Promotion, promotion.0),
            key: format!("promotion:{}:{}:{}", promotion.0, participant.0, self.row.postings),
            explanation,
        };
        match ledger::post(tx, &posting, now).await? {
            ledger::Posted::New(_) => Ok(()),
            ledger::Posted::Before => Err(anyhow::anyhow!("{} was posted before", posting.key).into()),
        }
    }

    async fn cards(&self, rng: &Rng, tx: &mut Tx, moved: &mut RewardChange, now: Timestamp) -> Result<(), ApiError> {
        let share = (self.promotion.id, self.row.participant_id);
        let is_nothing = self.evaluation.due.cards.is_empty() && self.cards.is_empty() && self.paid.is_empty();
        if is_nothing && !sums::has_any(tx, share).await? {
            return Ok(());
        }
        let had = Had { collected: store::count_collected(&self.cards), paid: self.paid.clone() };
        let standing = standing(&self.evaluation.due.cards, &had, &self.promotion.terms().named_cards());
        let waiting = store::count_waiting(&self.cards);
        let to_wait = first(&standing.to_collect, MOST_WAITING);
        let (fresh, surplus) = (to_wait.without(&waiting), waiting.without(&to_wait));
        let new: Vec<(String, Card)> = fresh
            .iter()
            .flat_map(|(card, count)| (0..count).map(move |_| card))
            .map(|card| (rng.public_id(), card))
            .collect();
        store::insert_cards(tx, share, &new, now).await?;
        for (card, count) in surplus.iter() {
            let of_card = self.cards.iter().rev().filter(|row| !row.collected && row.card() == card);
            for row in of_card.take(usize::try_from(count).unwrap_or(usize::MAX)) {
                store::take_back_card(tx, row.id, now).await?;
            }
        }
        sums::put_overpaid(tx, share, &standing.overpaid, now).await?;
        let before: Vec<(CardKind, Grosze)> =
            sums::list_remainders(tx, share.0, &[share.1]).await?.iter().map(SumRow::sum).collect();
        if before != standing.remainder {
            sums::put_remainders(tx, share, &standing.remainder, now).await?;
            moved.left_over = standing.remainder.into_iter().filter(|left| !before.contains(left)).collect();
        }
        (moved.earned, moved.lost) = (fresh, surplus);
        Ok(())
    }
}

/// At most this many of the cards.
fn first(cards: &Cards, most: i64) -> Cards {
    let mut taken = Cards::default();
    for (card, count) in cards.iter() {
        taken.add(card, count.min(most - taken.count()));
    }
    taken
}
