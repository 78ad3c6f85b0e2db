//! Cards earned in promotions: those that wait for collection, and their change of state with orders.
mod collect;
mod list;
mod store;

use plon_domain::promotions::{Card as EarnedCard, CardKind};
use plon_platform::openapi::{ApiRouter, routes};
use serde::Serialize;
use utoipa::ToSchema;

use super::evaluation;
use super::kinds;
use super::promotion::Promotion;
use super::store::find_ever_published;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{OrderId, ParticipantId, PromotionId};
use plon_kernel::rng::Rng;
use plon_kernel::types::Timestamp;
use plon_platform::error::ApiError;
use plon_rewards::rewards::OrderEnded;
use store::WaitingCardRow;

pub use collect::collect_first;

inventory::submit! { OrderEnded(|rng, tx, order, now| Box::pin(came_back(rng, tx, order, now))) }

pub fn routes() -> ApiRouter {
    ApiRouter::new().routes(routes!(list::list_uncollected_gift_cards)).routes(routes!(collect::collect_gift_card))
}

/// Card that waits for collection.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct CardToCollect {
    /// Public id.
    id: String,
    promotion: OfPromotion,
    #[schema(schema_with = kinds::cards)]
    kind: CardKind,
    kind_text: &'static str,
    /// Grosze.
    value: i64,
    value_text: String,
    earned_at: Timestamp,
}

#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct OfPromotion {
    slug: String,
    name: String,
}

impl From<WaitingCardRow> for CardToCollect {
    fn from(row: WaitingCardRow) -> CardToCollect {
        let card = row.card();
        CardToCollect {
            id: row.public_id,
            promotion: OfPromotion { slug: row.slug, name: row.name },
            kind: card.kind,
            kind_text: card.kind.label(),
            value: card.value.0,
            value_text: card.value_to_polish(),
            earned_at: row.earned_at,
        }
    }
}

/// All cards that wait for a participant, each with its promotion.
pub async fn all_waiting(
    db: &mut impl Read,
    participant: ParticipantId,
) -> sqlx::Result<Vec<(PromotionId, CardToCollect)>> {
    let rows = store::list_waiting_cards(db, participant).await?;
    Ok(rows.into_iter().map(|row| (row.promotion_id, CardToCollect::from(row))).collect())
}

/// Waiting cards of one promotion and some participants, each with its owner.
pub async fn waiting_of(
    db: &mut impl Read,
    promotion: PromotionId,
    participants: &[ParticipantId],
) -> sqlx::Result<Vec<(ParticipantId, CardToCollect)>> {
    let rows = store::list_waiting_cards_of(db, promotion, participants).await?;
    Ok(rows.into_iter().map(|row| (row.participant_id, CardToCollect::from(row))).collect())
}

/// Card about to be ordered.
#[derive(Debug)]
pub struct Card {
    id: i64,
    pub promotion: PromotionId,
    /// Title in the order, such as `Karta paliwowa 300 zł z promocji „Tankuj z DOVVO”`.
    pub title: String,
}

/// Waiting card of a participant, by its public id.
async fn waiting(tx: &mut Tx, participant: ParticipantId, public_id: &str) -> sqlx::Result<Option<Card>> {
    let row = store::find_waiting_card(tx, participant, public_id).await?;
    Ok(row.map(|row| Card { title: title(row.card(), &row.name), id: row.id, promotion: row.promotion_id }))
}

/// First waiting card of a participant in a promotion.
async fn first_waiting(tx: &mut Tx, participant: ParticipantId, key: &str) -> sqlx::Result<Option<Card>> {
    match store::find_first_waiting_card(tx, participant, key).await? {
        Some(public_id) => waiting(tx, participant, &public_id).await,
        None => Ok(None),
    }
}

/// Marks a card as collected by an order; the caller holds the lock on its owner's accounts.
///
/// # Errors
/// When the database does not answer.
async fn collected(rng: &Rng, tx: &mut Tx, card: &Card, order: OrderId, now: Timestamp) -> Result<(), ApiError> {
    let participant = store::mark_collected(tx, card.id, order, now).await?;
    reconcile(rng, tx, participant, card.promotion, now).await
}

/// Reconciles the promotion again when a card's order was cancelled (the card waits again), or when a transfer paid in
/// place of cards failed (it is due again). The caller holds the lock on the owner's accounts.
///
/// # Errors
/// When the database does not answer.
async fn came_back(rng: &Rng, tx: &mut Tx, order: OrderId, now: Timestamp) -> Result<(), ApiError> {
    let paid = store::find_paid_remainder(tx, order).await?;
    for (participant, promotion) in store::put_back_cards(tx, order, now).await?.into_iter().chain(paid) {
        reconcile(rng, tx, participant, promotion, now).await?;
    }
    Ok(())
}

async fn reconcile(
    rng: &Rng,
    tx: &mut Tx,
    participant: ParticipantId,
    promotion: PromotionId,
    now: Timestamp,
) -> Result<(), ApiError> {
    let Some(row) = find_ever_published(tx, promotion).await? else { return Ok(()) };
    evaluation::reconcile_one(rng, tx, participant, &Promotion::from_row(row)?, now).await
}

fn title(card: EarnedCard, promotion: &str) -> String {
    let kind = match card.kind {
        CardKind::Fuel => "Karta paliwowa",
        CardKind::Prepaid => "Karta przedpłacona",
    };
    format!("{kind} {} z\u{a0}promocji „{promotion}”", card.value_to_polish())
}
