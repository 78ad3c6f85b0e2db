//! SQL of the cards that wait for collection.
use plon_domain::money::Grosze;
use plon_domain::promotions::{Card, CardKind};

use plon_kernel::bulk::Statement;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{OrderId, ParticipantId, PromotionId};
use plon_kernel::on_db;
use plon_kernel::paging::Select;
use plon_kernel::types::Timestamp;

/// Card that waits for collection.
#[derive(Debug, sqlx::FromRow)]
pub struct WaitingCardRow {
    pub id: i64,
    pub public_id: String,
    pub participant_id: ParticipantId,
    pub promotion_id: PromotionId,
    pub slug: String,
    pub name: String,
    #[sqlx(try_from = "String")]
    pub kind: CardKind,
    pub value: i64,
    pub earned_at: Timestamp,
}

impl WaitingCardRow {
    pub fn card(&self) -> Card {
        Card { kind: self.kind, value: Grosze(self.value) }
    }
}

macro_rules! columns {
    () => {
        "c.id, c.public_id, c.participant_id, c.promotion_id, p.slug, p.name, c.kind, c.value, c.earned_at"
    };
}

/// Cards that wait for a participant.
pub fn select_waiting_cards(of: ParticipantId) -> Select {
    Select::new(columns!(), "promotion_rewards c JOIN promotions p ON p.id = c.promotion_id")
        .ties_by("c.id")
        .filter("c.participant_id = ?", of.0)
        .only("c.status = 'waiting'")
}

pub async fn list_waiting_cards(db: &mut impl Read, of: ParticipantId) -> sqlx::Result<Vec<WaitingCardRow>> {
    on_db!(db, conn => sqlx::query_as(concat!(
        "SELECT ", columns!(), " FROM promotion_rewards c JOIN promotions p ON p.id = c.promotion_id
         WHERE c.participant_id = $1 AND c.status = 'waiting' ORDER BY c.id"))
        .bind(of).fetch_all(conn).await)
}

/// Waiting cards of a promotion and some participants.
pub async fn list_waiting_cards_of(
    db: &mut impl Read,
    promotion: PromotionId,
    participants: &[ParticipantId],
) -> sqlx::Result<Vec<WaitingCardRow>> {
    if participants.is_empty() {
        return Ok(Vec::new());
    }
    on_db!(db, conn => {
        let mut statement = Statement::new(concat!(
            "SELECT ", columns!(), " FROM promotion_rewards c JOIN promotions p ON p.id = c.promotion_id
             WHERE c.status = 'waiting' AND c.promotion_id = "));
        statement.push_bind(promotion).push(" AND c.participant_id IN (");
        let mut list = statement.separated(", ");
        for id in participants {
            list.push_bind(*id);
        }
        statement.push(") ORDER BY c.id");
        statement.build_query_as().fetch_all(conn).await
    })
}

pub async fn find_waiting_card(
    tx: &mut Tx,
    of: ParticipantId,
    public_id: &str,
) -> sqlx::Result<Option<WaitingCardRow>> {
    on_db!(tx, conn => sqlx::query_as(concat!(
        "SELECT ", columns!(), " FROM promotion_rewards c JOIN promotions p ON p.id = c.promotion_id
         WHERE c.public_id = $2 AND c.participant_id = $1 AND c.status = 'waiting'"))
        .bind(of).bind(public_id).fetch_optional(conn).await)
}

pub async fn find_first_waiting_card(tx: &mut Tx, of: ParticipantId, key: &str) -> sqlx::Result<Option<String>> {
    on_db!(tx, conn => sqlx::query_scalar(
        "SELECT c.public_id FROM promotion_rewards c JOIN promotions p ON p.id = c.promotion_id
         WHERE c.participant_id = $1 AND c.status = 'waiting' AND p.key = $2 ORDER BY c.id LIMIT 1")
        .bind(of).bind(key).fetch_optional(conn).await)
}

/// Marks a waiting card as collected by an order; returns its owner.
pub async fn mark_collected(tx: &mut Tx, id: i64, order: OrderId, now: Timestamp) -> sqlx::Result<ParticipantId> {
    on_db!(tx, conn => sqlx::query_scalar(
        "UPDATE promotion_rewards SET status = 'collected', order_id = $2, changed_at = $3
         WHERE id = $1 AND status = 'waiting' RETURNING participant_id")
        .bind(id).bind(order).bind(now).fetch_one(conn).await)
}

/// Makes the card of a cancelled order wait again; returns its owner and promotion.
pub async fn put_back_cards(
    tx: &mut Tx,
    order: OrderId,
    now: Timestamp,
) -> sqlx::Result<Vec<(ParticipantId, PromotionId)>> {
    on_db!(tx, conn => sqlx::query_as(
        "UPDATE promotion_rewards SET status = 'waiting', order_id = NULL, changed_at = $2
         WHERE order_id = $1 AND status = 'collected' RETURNING participant_id, promotion_id")
        .bind(order).bind(now).fetch_all(conn).await)
}

/// Amount left over beyond whole cards, for a participant in a promotion.
#[derive(Debug, sqlx::FromRow)]
pub struct RemainderRow {
    pub slug: String,
    pub name: String,
    #[sqlx(try_from = "String")]
    pub kind: CardKind,
    pub value: i64,
}

pub async fn list_remainders(db: &mut impl Read, of: ParticipantId) -> sqlx::Result<Vec<RemainderRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT p.slug, p.name, r.kind, r.value FROM card_remainders r JOIN promotions p ON p.id = r.promotion_id
         WHERE r.participant_id = $1 ORDER BY r.promotion_id, r.kind")
        .bind(of).fetch_all(conn).await)
}

/// Participant and promotion whose remainder an order has paid.
pub async fn find_paid_remainder(tx: &mut Tx, order: OrderId) -> sqlx::Result<Option<(ParticipantId, PromotionId)>> {
    on_db!(tx, conn => sqlx::query_as("SELECT participant_id, promotion_id FROM card_payments WHERE order_id = $1")
        .bind(order).fetch_optional(conn).await)
}
