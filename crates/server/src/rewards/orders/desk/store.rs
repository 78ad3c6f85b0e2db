//! SQL of the operator's side of orders.
use plon_domain::nip::Nip;
use plon_domain::reward::OrderStatus;

use super::super::store::OrderRow;
use crate::columns::{At, OrderId, ParticipantId};
use crate::db::Read;
use crate::on_db;
use crate::paging::{Keyed, Select};

/// What an operator looks for.
#[derive(Debug, Default)]
pub enum Wanted {
    #[default]
    Any,
    Number(OrderId),
    Nip(Nip),
    /// The beginnings of words of the participant's names.
    Name(Vec<String>),
}

/// An order in the list.
#[derive(Debug, sqlx::FromRow)]
pub struct QueueRow {
    pub id: OrderId,
    pub public_id: String,
    pub first_name: String,
    pub last_name: String,
    pub nip: String,
    pub reward: String,
    pub variant: Option<String>,
    pub kind: String,
    pub points: i64,
    pub amount: Option<i64>,
    pub status: String,
    pub created_at: At,
}

impl Keyed for QueueRow {
    fn key(&self) -> i64 {
        self.id.0
    }
}

/// An order with its participant.
#[derive(Debug, sqlx::FromRow)]
pub struct DeskRow {
    #[sqlx(flatten)]
    pub order: OrderRow,
    pub version: i64,
    pub participant_id: ParticipantId,
    pub first_name: String,
    pub last_name: String,
    pub company_name: String,
    pub nip: String,
    pub email: String,
    pub phone: String,
    pub bank_account_changed_at: Option<At>,
    pub email_changed_at: Option<At>,
    pub phone_changed_at: Option<At>,
}

#[derive(Debug, sqlx::FromRow)]
pub struct DeskEventRow {
    pub status: String,
    pub at: At,
    pub actor: String,
    /// The operator's name, when it was one.
    pub operator: Option<String>,
    pub note: Option<String>,
}

/// All orders, or those in a state, that an operator looks for. Where a participant is looked for, neither state nor
/// order may lead to an index: sorting the few orders of a participant is cheaper than walking through everybody's.
pub fn queue(status: Option<OrderStatus>, wanted: Wanted) -> Select {
    let orders = Select::new(
        "o.id, o.public_id, p.first_name, p.last_name, p.nip, COALESCE(r.name, o.card, '') AS reward,
         v.name AS variant, o.kind, o.points, o.amount, o.status, o.created_at",
        "orders o JOIN participants p ON p.id = o.participant_id LEFT JOIN rewards r ON r.id = o.reward_id
         LEFT JOIN reward_variants v ON v.id = o.variant_id",
    );
    match wanted {
        Wanted::Any => in_state(orders.ties_by("o.id"), status),
        Wanted::Number(number) => in_state(orders.ties_by("o.id").filter("o.id = ?", number.0), status),
        Wanted::Nip(nip) => of_participants(orders.filter("p.nip = ?", nip.as_str()), status),
        Wanted::Name(words) => of_participants(words.iter().fold(orders, |orders, word| by_word(orders, word)), status),
    }
}

/// A literal tells PostgreSQL how few orders are in a state; with a value it may walk along all ids to find them.
fn in_state(orders: Select, status: Option<OrderStatus>) -> Select {
    match status {
        None => orders,
        Some(OrderStatus::Selected) => orders.only("o.status = 'selected'"),
        Some(OrderStatus::InProgress) => orders.only("o.status = 'in_progress'"),
        Some(OrderStatus::Completed) => orders.only("o.status = 'completed'"),
        Some(OrderStatus::Cancelled) => orders.only("o.status = 'cancelled'"),
        Some(OrderStatus::Returned) => orders.only("o.status = 'returned'"),
    }
}

fn by_word(orders: Select, word: &str) -> Select {
    orders.filter(
        "o.participant_id IN (SELECT participant_id FROM participant_terms
                              WHERE term >= ? AND term < ? || '\u{10ffff}')",
        word,
    )
}

fn of_participants(orders: Select, status: Option<OrderStatus>) -> Select {
    orders.ties_by("o.id + 0").filter_if("o.status || '' = ?", status.map(OrderStatus::as_str))
}

pub async fn order(db: &mut impl Read, public_id: &str) -> sqlx::Result<Option<DeskRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT o.id, o.public_id, COALESCE(r.name, o.card, '') AS reward, v.name AS variant, o.kind, o.points, o.amount,
                o.bank_account,
                o.recipient, o.street, o.street_number, o.street_number_place, o.postcode, o.city, o.status,
                o.created_at, o.version, o.participant_id, p.first_name, p.last_name, p.company_name, p.nip, p.email,
                p.phone, p.bank_account_changed_at, p.email_changed_at, p.phone_changed_at
         FROM orders o
         JOIN participants p ON p.id = o.participant_id
         LEFT JOIN rewards r ON r.id = o.reward_id
         LEFT JOIN reward_variants v ON v.id = o.variant_id
         WHERE o.public_id = $1")
        .bind(public_id).fetch_optional(conn).await)
}

pub async fn events(db: &mut impl Read, order: OrderId) -> sqlx::Result<Vec<DeskEventRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT e.status, e.at, e.actor, op.first_name || ' ' || op.last_name AS operator, e.note
         FROM order_events e
         LEFT JOIN operators op ON e.actor = 'operator' AND op.id = e.actor_id
         WHERE e.order_id = $1 ORDER BY e.id")
        .bind(order).fetch_all(conn).await)
}

/// When the account, e-mail and telephone of a participant were last changed.
pub async fn risky_changes(db: &mut impl Read, participant: ParticipantId) -> sqlx::Result<[Option<At>; 3]> {
    let (account, email, phone) = on_db!(db, conn => sqlx::query_as(
        "SELECT bank_account_changed_at, email_changed_at, phone_changed_at FROM participants WHERE id = $1")
        .bind(participant).fetch_one(conn).await)?;
    Ok([account, email, phone])
}
