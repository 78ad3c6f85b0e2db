//! Turns a tally into points and cards: compares the reward due with what was posted, and posts the difference.
use plon_domain::ledger::{AccountKind, Source, Transfer};
use plon_domain::money::Grosze;
use plon_domain::points::Points;
use plon_domain::promotions::{
    CardKind, Cards, Evaluation, Had, Posted, Tally, cut_by_pool, evaluate_tally, standing, to_post,
};

use super::super::notification_texts::{self, RewardChange};
use super::super::promotion::Promotion;
use super::super::store::ParticipationRow;
use super::store::{self, CardRow};
use super::sums;
use super::writing::{ShareTransfer, Writing};
use plon_kernel::db::Tx;
use plon_kernel::rng::Rng;
use plon_kernel::types::Timestamp;
use plon_platform::error::ApiError;
use plon_platform::webhooks::PromotionReached;

/// Limit of waiting cards per promotion and participant; further cards follow as these are collected.
/// A line of a million packs is a typing error and must not fill the tables.
const MOST_WAITING: i64 = 100;

/// Cards and sums that a participant has of a promotion beside points.
pub struct Held {
    pub cards: Vec<CardRow>,
    /// Sums paid in place of cards.
    pub paid: Vec<(CardKind, Grosze)>,
    /// Sums collected beyond what is due.
    pub overpaid: Vec<(CardKind, Grosze)>,
    /// Sums left over beyond whole cards.
    pub remainder: Vec<(CardKind, Grosze)>,
}

/// Participant's share of a promotion while it is being posted.
pub struct Reconciliation<'a> {
    promotion: &'a Promotion,
    row: ParticipationRow,
    held: Held,
    evaluation: Evaluation,
}

impl<'a> Reconciliation<'a> {
    pub fn new(promotion: &'a Promotion, row: ParticipationRow, tally: Tally, held: Held) -> Reconciliation<'a> {
        let evaluation = evaluate_tally(promotion.terms(), row.participation(), tally);
        Reconciliation { promotion, row, held, evaluation }
    }

    /// Has what is not posted yet written; gives title and text for the participant, none where nothing has changed for
    /// them.
    pub async fn post_difference(
        mut self,
        rng: &Rng,
        tx: &mut Tx,
        writing: &mut Writing<'_>,
        now: Timestamp,
    ) -> Result<Option<(String, String)>, ApiError> {
        let mut moved = RewardChange { over_cap: self.evaluation.over_cap, ..RewardChange::default() };
        self.points(&mut moved, writing)?;
        self.cards(rng, tx, &mut moved, writing, now).await?;
        if moved.given > Points::ZERO || !moved.earned.is_empty() {
            writing.reached.push(PromotionReached {
                promotion: self.promotion.id,
                participant: self.row.participant_id,
                points: moved.given.0,
                cards: moved.earned.count(),
            });
        }
        Ok((!moved.is_nothing()).then(|| moved.news(self.promotion)))
    }

    fn points(&mut self, moved: &mut RewardChange, writing: &mut Writing<'_>) -> Result<(), ApiError> {
        let due = self.evaluation.due.points;
        let before = Posted { granted: Points(self.row.granted_points), cut: Points(self.row.cut_points) };
        if due == before.granted + before.cut {
            return Ok(());
        }
        let participant = self.row.participant_id;
        let balances = writing.balances(participant)?;
        let room = balances.figures().room(writing.limit);
        // The ledger takes back at most what purchases have issued; the rest stays granted.
        let most = (-balances.get(AccountKind::Purchases)).max(Points::ZERO);
        let mut posting = to_post(due, before, writing.left.map_or(room, |left| room.min(left)));
        let by_pool =
            writing.left.map_or(Points::ZERO, |left| cut_by_pool(due - before.granted - before.cut, room, left));
        moved.cut_by_pool = by_pool;
        let kept = (posting.taken_back - most).max(Points::ZERO);
        posting.taken_back = posting.taken_back - kept;
        posting.after.granted = posting.after.granted + kept;
        if posting.given > Points::ZERO {
            let transfer = Transfer::accrual(Source::Purchases, posting.given).map_err(anyhow::Error::new)?;
            let explanation = notification_texts::explanation_of_points(self.promotion, &self.evaluation, by_pool);
            self.post(transfer, explanation, writing);
            writing.richer.push(participant);
        }
        if posting.taken_back > Points::ZERO {
            let transfer = Transfer::reversal(Source::Purchases, posting.taken_back).map_err(anyhow::Error::new)?;
            let current = self.evaluation.current;
            let explanation = notification_texts::explanation_of_points_taken_back(self.promotion, current);
            self.post(transfer, explanation, writing);
            writing.poorer.push(participant);
        }
        (self.row.granted_points, self.row.cut_points) = (posting.after.granted.0, posting.after.cut.0);
        self.row.pool_cut_points = (self.row.pool_cut_points + by_pool.0).min(self.row.cut_points);
        writing.left = writing.left.map(|left| left - (posting.after.granted - before.granted));
        writing.posted.push((self.row.clone(), due));
        moved.given = posting.given;
        moved.taken_back = posting.taken_back;
        moved.cut = (posting.after.cut - before.cut - by_pool).max(Points::ZERO);
        Ok(())
    }

    fn post(&mut self, transfer: Transfer, explanation: String, writing: &mut Writing<'_>) {
        self.row.postings += 1;
        let (participant, number) = (self.row.participant_id, self.row.postings);
        writing.transfers.push(ShareTransfer { participant, transfer, number, explanation });
    }

    async fn cards(
        &self,
        rng: &Rng,
        tx: &mut Tx,
        moved: &mut RewardChange,
        writing: &mut Writing<'_>,
        now: Timestamp,
    ) -> Result<(), ApiError> {
        let share = (self.promotion.id, self.row.participant_id);
        let Held { cards, paid, overpaid, remainder } = &self.held;
        let had = Had { collected: store::count_collected(cards), paid: paid.clone() };
        let standing = standing(&self.evaluation.due.cards, &had, &self.promotion.terms().named_cards());
        let waiting = store::count_waiting(cards);
        let to_wait = first(&standing.to_collect, MOST_WAITING);
        let (fresh, surplus) = (to_wait.without(&waiting), waiting.without(&to_wait));
        for (card, count) in fresh.iter() {
            writing.cards.extend((0..count).map(|_| (share.1, rng.public_id(), card)));
        }
        for (card, count) in surplus.iter() {
            let of_card = cards.iter().rev().filter(|row| !row.collected && row.card() == card);
            for row in of_card.take(usize::try_from(count).unwrap_or(usize::MAX)) {
                store::take_back_card(tx, row.id, now).await?;
            }
        }
        if *overpaid != standing.overpaid {
            sums::put_overpaid(tx, share, &standing.overpaid, now).await?;
        }
        if *remainder != standing.remainder {
            sums::put_remainders(tx, share, &standing.remainder, now).await?;
            moved.left_over = standing.remainder.into_iter().filter(|left| !remainder.contains(left)).collect();
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
