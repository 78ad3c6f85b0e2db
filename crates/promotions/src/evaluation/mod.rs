//! Effect of invoice lines on promotions: a changed line updates only its own rows; the reward due is posted once.
//!
//! A line that counts has one row for each promotion that counts it; when lines change, only their rows are written.
//! The rows of a participant and a promotion add up to a tally, from which the domain computes the reward due; no
//! season is ever read again. The amounts posted are kept beside the answer, which makes reconciliation idempotent.
pub mod model;
mod reconcile;
mod store;
mod sums;
mod writing;

use std::collections::{BTreeMap, BTreeSet};

use plon_domain::money::Grosze;
use plon_domain::points::Points;
use plon_domain::promotions::{self as rules, CardKind, Line, Tally};

use super::audience;
use super::promotion::Promotion;
use super::store::{ParticipationRow, find_ever_published};
pub use model::LineRow;
use plon_kernel::db::{Read, Tx};
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::{LineId, ParticipantId, PromotionId};
use plon_kernel::rng::Rng;
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::error::ApiError;
use plon_platform::ledger;
use plon_platform::notifications::{self, NewNotification};
use reconcile::{Held, Reconciliation};
use store::CountedLineRow;
pub use store::{list_participations, list_pools, load_granted};
pub use sums::{SumRow, insert_payment, list_remainders, list_remainders_of_participant};
use writing::Writing;

/// Updates the promotions of lines that were added, changed or returned; the caller holds the locks on the accounts.
///
/// # Errors
/// When the database does not answer or the ledger does not balance.
pub async fn lines_changed(rng: &Rng, tx: &mut Tx, lines: &[LineId], now: Timestamp) -> Result<(), ApiError> {
    for some in lines.chunks(plon_kernel::bulk::CHUNK) {
        let touched = write_counted_lines(tx, some).await?;
        for (promotion, participants) in touched {
            let participants: Vec<ParticipantId> = participants.into_iter().collect();
            reconcile_all(rng, tx, &promotion, &participants, now).await?;
        }
    }
    Ok(())
}

/// Reconciles one participant's share, as after a returned card; the caller holds the lock on their accounts.
///
/// # Errors
/// Those of `lines_changed`.
pub async fn reconcile_one(
    rng: &Rng,
    tx: &mut Tx,
    participant: ParticipantId,
    promotion: &Promotion,
    now: Timestamp,
) -> Result<(), ApiError> {
    reconcile_all(rng, tx, promotion, &[participant], now).await
}

/// Reconciles a share after the participant's own choice. It does not take back spent points: only an operator can
/// bring available points below zero.
///
/// # Errors
/// `PointsSpent`, and those of `lines_changed`.
pub async fn reconcile_after_choice(
    rng: &Rng,
    tx: &mut Tx,
    participant: ParticipantId,
    promotion: &Promotion,
    now: Timestamp,
) -> Result<(), ApiError> {
    let before = ledger::balances(tx, participant).await?.figures().available;
    reconcile_one(rng, tx, participant, promotion, now).await?;
    let after = ledger::balances(tx, participant).await?.figures().available;
    if after < before && after < Points::ZERO {
        return Err(ErrorCode::PointsSpent.into());
    }
    Ok(())
}

/// Recounts participants under a promotion's revision from their lines; the caller holds the locks on their accounts.
///
/// # Errors
/// Those of `lines_changed`.
pub async fn recount(
    rng: &Rng,
    tx: &mut Tx,
    id: PromotionId,
    participants: &[ParticipantId],
    days: (BusinessDate, BusinessDate),
    now: Timestamp,
) -> Result<(), ApiError> {
    let lines = store::list_line_ids(tx, participants, days).await?;
    lines_changed(rng, tx, &lines, now).await?;
    let row = find_ever_published(tx, id).await?.ok_or(ApiError::NotFound)?;
    reconcile_all(rng, tx, &Promotion::from_row(row)?, participants, now).await
}

/// Tallies of a participant's lines, by promotion.
pub async fn load_tallies_of_participant(
    db: &mut impl Read,
    participant: ParticipantId,
) -> sqlx::Result<BTreeMap<PromotionId, Tally>> {
    let rows = store::list_tallies_of_participant(db, participant).await?;
    Ok(rows.into_iter().map(|row| (row.promotion_id, row.tally())).collect())
}

/// Tallies of some participants' lines in one promotion.
pub async fn load_tallies(
    db: &mut impl Read,
    promotion: PromotionId,
    participants: &[ParticipantId],
) -> sqlx::Result<Vec<(ParticipantId, Tally)>> {
    let rows = store::list_tallies(db, promotion, participants).await?;
    Ok(rows.into_iter().map(|row| (row.participant_id, row.tally())).collect())
}

/// Promotions whose sums have changed, each with the participants affected.
type Touched = Vec<(Promotion, BTreeSet<ParticipantId>)>;

/// Updates the rows of some lines.
async fn write_counted_lines(tx: &mut Tx, ids: &[LineId]) -> Result<Touched, ApiError> {
    let lines = store::list_lines(tx, ids).await?;
    let known = store::list_counted_lines(tx, ids).await?;
    let promotions = promotions_of(tx, &lines, &known).await?;
    let chosen = audience::Chosen::load(tx, &promotions, &lines).await?;
    let mut before: BTreeMap<(LineId, PromotionId), CountedLineRow> =
        known.into_iter().map(|part| ((part.line_id, part.promotion_id), part)).collect();
    let mut touched: BTreeMap<PromotionId, BTreeSet<ParticipantId>> = BTreeMap::new();
    let mut fresh = Vec::new();
    for row in &lines {
        let line = row.read()?;
        for promotion in promotions.iter().filter(|promotion| promotion.audience == row.audience) {
            let is_for = chosen.has(promotion, row.participant_id);
            let part = is_for.then(|| counted_line(promotion, row, &line)).flatten();
            let was = before.remove(&(row.line_id, promotion.id));
            if part == was {
                continue;
            }
            touched.entry(promotion.id).or_default().insert(row.participant_id);
            match (part, was) {
                (Some(part), _) => fresh.push(part),
                (None, Some(was)) => store::delete_counted_line(tx, &was).await?,
                (None, None) => {}
            }
        }
    }
    store::put_counted_lines(tx, &fresh).await?;
    let with_touched = |promotion: Promotion| Some((touched.remove(&promotion.id)?, promotion));
    Ok(promotions.into_iter().filter_map(with_touched).map(|(participants, one)| (one, participants)).collect())
}

/// Contribution of a line to a promotion; none when the line does not count.
fn counted_line(promotion: &Promotion, row: &LineRow, line: &Line) -> Option<CountedLineRow> {
    let verdict = rules::verdict(promotion.terms(), line);
    Some(CountedLineRow {
        line_id: row.line_id,
        promotion_id: promotion.id,
        participant_id: row.participant_id,
        product_id: row.product_id,
        amount: verdict.counted.ok()?,
        extra: verdict.extra.0,
    })
}

/// Promotions that may count some lines by their days, and those that already count one of them.
async fn promotions_of(tx: &mut Tx, lines: &[LineRow], known: &[CountedLineRow]) -> Result<Vec<Promotion>, ApiError> {
    let days = lines.iter().map(|line| line.dated_on);
    let (Some(first), Some(last)) = (days.clone().min(), days.max()) else { return Ok(Vec::new()) };
    let mut rows = store::list_counting_promotions(tx, first, last).await?;
    let missing: BTreeSet<PromotionId> =
        known.iter().map(|part| part.promotion_id).filter(|id| rows.iter().all(|row| row.id != *id)).collect();
    for id in missing {
        rows.extend(find_ever_published(tx, id).await?);
    }
    Ok(rows.into_iter().map(Promotion::from_row).collect::<anyhow::Result<_>>()?)
}

async fn reconcile_all(
    rng: &Rng,
    tx: &mut Tx,
    promotion: &Promotion,
    participants: &[ParticipantId],
    now: Timestamp,
) -> Result<(), ApiError> {
    let mut tallies: BTreeMap<ParticipantId, Tally> = BTreeMap::new();
    for row in store::list_tallies(tx, promotion.id, participants).await? {
        tallies.insert(row.participant_id, row.tally());
    }
    let mut rows: BTreeMap<ParticipantId, ParticipationRow> = BTreeMap::new();
    for row in store::list_participations(tx, promotion.id, participants).await? {
        rows.insert(row.participant_id, row);
    }
    let mut cards = store::list_cards(tx, promotion.id, participants).await?;
    let paid = sums::list_paid_sums(tx, promotion.id, participants).await?;
    let overpaid = sums::list_overpaid(tx, promotion.id, participants).await?;
    let remainders = sums::list_remainders(tx, promotion.id, participants).await?;
    let mut writing = Writing::open(tx, promotion, participants).await?;
    writing.left = lock_pool(tx, promotion).await?;
    let (mut currents, mut news) = (Vec::with_capacity(participants.len()), Vec::new());
    for id in participants {
        let tally = tallies.remove(id).unwrap_or_default();
        currents.push((*id, tally.current(promotion.terms().measure())));
        let row = rows.remove(id).unwrap_or_else(|| ParticipationRow::none(promotion.id, *id));
        let held = Held {
            cards: cards.extract_if(.., |card| card.participant_id == *id).collect(),
            paid: sums_of(*id, &paid),
            overpaid: sums_of(*id, &overpaid),
            remainder: sums_of(*id, &remainders),
        };
        let share = Reconciliation::new(promotion, row, tally, held);
        news.extend(share.post_difference(rng, tx, &mut writing, now).await?.map(|news| (*id, news)));
    }
    writing.write(tx, now).await?;
    store::put_currents(tx, promotion.id, &currents).await?;
    let page = promotion.page();
    let news: Vec<(ParticipantId, NewNotification<'_>)> =
        news.iter().map(|(to, (title, content))| (*to, NewNotification { title, content, page: &page })).collect();
    notifications::notify_all(tx, &news, now).await?;
    Ok(())
}

fn sums_of(participant: ParticipantId, all: &[SumRow]) -> Vec<(CardKind, Grosze)> {
    all.iter().filter(|sum| sum.participant_id == participant).map(SumRow::sum).collect()
}

/// Points left in a promotion's pool, which is locked until the transaction ends; none where it has no pool.
async fn lock_pool(tx: &mut Tx, promotion: &Promotion) -> sqlx::Result<Option<Points>> {
    let Some(pool) = promotion.terms().caps().in_all else { return Ok(None) };
    store::lock_pools(tx).await?;
    Ok(Some(pool - Points(store::load_granted(tx, promotion.id).await?)))
}
