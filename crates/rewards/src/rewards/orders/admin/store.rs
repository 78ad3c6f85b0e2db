//! SQL of the operators' side of orders.
use plon_domain::reward::{OrderStatus, RewardKind};

use super::super::store::{OrderRow, StoredRow};
use super::model::FilterReward;
use plon_kernel::bulk::CHUNK;
use plon_kernel::db::Read;
use plon_kernel::ids::{OrderId, ParticipantId, RewardId};
use plon_kernel::on_db;
use plon_kernel::paging::{Keyed, Select};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_platform::search_index::SearchTerms;

/// Order in the list.
#[derive(Debug, sqlx::FromRow)]
pub struct QueueRow {
    #[sqlx(flatten)]
    pub stored: StoredRow,
    pub public_id: String,
    pub first_name: String,
    pub last_name: String,
    pub nip: String,
    pub reward: String,
    pub variant: Option<String>,
    pub amount: Option<i64>,
    pub delivery: Option<String>,
    pub created_at: Timestamp,
}

/// Filters of the list.
#[derive(Debug)]
pub struct OrderFilter {
    pub status: Option<OrderStatus>,
    pub kind: Option<RewardKind>,
    pub reward: Option<RewardId>,
    pub terms: SearchTerms,
}

impl Keyed for QueueRow {
    fn key(&self) -> i64 {
        self.stored.id.0
    }
}

/// Order with its participant.
#[derive(Debug, sqlx::FromRow)]
pub struct AdminRow {
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
    pub bank_account_changed_at: Option<Timestamp>,
    pub email_changed_at: Option<Timestamp>,
    pub phone_changed_at: Option<Timestamp>,
    /// Last day on which the card's code is valid.
    pub code_valid_until: Option<BusinessDate>,
    pub code_imported_at: Option<Timestamp>,
    pub code_imported_by: Option<String>,
    /// Number of times that the winner has read the code, and the first time.
    pub code_readings: i64,
    pub code_read_at: Option<Timestamp>,
}

#[derive(Debug, sqlx::FromRow)]
pub struct AdminEventRow {
    pub status: String,
    pub at: Timestamp,
    pub actor: String,
    /// Name of the operator, when one moved it.
    pub operator: Option<String>,
    pub note: Option<String>,
}

/// Query of the orders that an operator looks for.
/// In a search for a participant, the filters and the order must not use an index: sorting one participant's few
/// orders is cheaper than scanning everybody's.
pub fn select_queue(filter: OrderFilter) -> Select {
    let orders = select_orders();
    match &filter.terms {
        SearchTerms::Any => filter_orders(orders.ties_by("o.id"), &filter),
        SearchTerms::Number(number) => filter_orders(orders.ties_by("o.id").filter("o.id = ?", number.0), &filter),
        SearchTerms::Nip(nip) => filter_found_orders(orders.filter("p.nip = ?", nip.as_str()), &filter),
        SearchTerms::Name(words) => {
            filter_found_orders(words.iter().fold(orders, |orders, word| filter_by_word(orders, word)), &filter)
        }
    }
}

/// Query of the orders of participants matching all words, scanned by order id or by the filters.
/// The words are looked up for each order, so that for a common word no more than a page is read.
pub fn select_by_name(filter: &OrderFilter, words: &[String]) -> Select {
    words.iter().fold(filter_orders(select_orders().ties_by("o.id"), filter), |orders, word| {
        orders.filter(
            "(SELECT true FROM search_terms t
              WHERE t.participant_id = o.participant_id AND t.term >= ? AND t.term < ? || '\u{10ffff}' LIMIT 1)",
            word.as_str(),
        )
    })
}

/// Query of the orders that meet the filters, whatever is searched for; none where no filter is set.
pub fn select_within(filter: &OrderFilter) -> Option<Select> {
    let is_filtered = filter.status.is_some() || filter.kind.is_some() || filter.reward.is_some();
    is_filtered.then(|| filter_orders(select_orders().ties_by("o.id"), filter))
}

fn select_orders() -> Select {
    Select::new(
        "o.id, o.participant_id, o.reward_id, o.variant_id, o.kind, o.points, o.status, o.version, o.public_id,
         COALESCE(o.delivery, '') = 'code' AS comes_as_code,
         EXISTS (SELECT 1 FROM card_codes c WHERE c.order_id = o.id) AS has_code,
         p.first_name, p.last_name, p.nip, COALESCE(r.name, o.card, '') AS reward, v.name AS variant, o.amount,
         o.delivery, o.created_at",
        "orders o JOIN participants p ON p.id = o.participant_id LEFT JOIN rewards r ON r.id = o.reward_id
         LEFT JOIN reward_variants v ON v.id = o.variant_id",
    )
}

/// Filters the orders; with a reward, its index is used and that of the kind is not.
fn filter_orders(orders: Select, filter: &OrderFilter) -> Select {
    let orders = match (filter.reward, filter.kind) {
        (Some(reward), kind) => {
            orders.filter("o.reward_id = ?", reward.0).filter_if("o.kind || '' = ?", kind.map(RewardKind::as_str))
        }
        (None, kind) => filter_by_kind(orders, kind),
    };
    filter_by_state(orders, filter.status)
}

/// Filters by a literal kind, for the same reason as `filter_by_state`.
fn filter_by_kind(orders: Select, kind: Option<RewardKind>) -> Select {
    match kind {
        None => orders,
        Some(RewardKind::BankTransfer) => orders.only("o.kind = 'bank_transfer'"),
        Some(RewardKind::CharityTransfer) => orders.only("o.kind = 'charity_transfer'"),
        Some(RewardKind::Trip) => orders.only("o.kind = 'trip'"),
        Some(RewardKind::Card) => orders.only("o.kind = 'card'"),
        Some(RewardKind::Parcel) => orders.only("o.kind = 'parcel'"),
    }
}

/// Filters by a literal state: it tells PostgreSQL how few orders match; with a parameter it may scan all ids.
fn filter_by_state(orders: Select, status: Option<OrderStatus>) -> Select {
    match status {
        None => orders,
        Some(OrderStatus::Selected) => orders.only("o.status = 'selected'"),
        Some(OrderStatus::InProgress) => orders.only("o.status = 'in_progress'"),
        Some(OrderStatus::Completed) => orders.only("o.status = 'completed'"),
        Some(OrderStatus::Cancelled) => orders.only("o.status = 'cancelled'"),
        Some(OrderStatus::Returned) => orders.only("o.status = 'returned'"),
    }
}

fn filter_by_word(orders: Select, word: &str) -> Select {
    orders.filter(
        "o.participant_id IN (SELECT participant_id FROM search_terms
                              WHERE term >= ? AND term < ? || '\u{10ffff}')",
        word,
    )
}

fn filter_found_orders(orders: Select, filter: &OrderFilter) -> Select {
    orders
        .ties_by("o.id + 0")
        .filter_if("o.status || '' = ?", filter.status.map(OrderStatus::as_str))
        .filter_if("o.kind || '' = ?", filter.kind.map(RewardKind::as_str))
        .filter_if("o.reward_id + 0 = ?", filter.reward.map(|reward| reward.0))
}

/// All rewards, those no longer offered included.
pub async fn list_rewards(db: &mut impl Read) -> sqlx::Result<Vec<FilterReward>> {
    on_db!(db, conn => sqlx::query_as("SELECT id, name FROM rewards ORDER BY active DESC, position, id")
        .fetch_all(conn).await)
}

/// Order sent by post.
#[derive(Debug, sqlx::FromRow)]
pub struct LabelRow {
    pub id: i64,
    pub recipient: Option<String>,
    pub street: Option<String>,
    pub street_number: Option<String>,
    pub street_number_place: Option<String>,
    pub postcode: Option<String>,
    pub city: Option<String>,
    pub phone: String,
    pub email: String,
    pub reward: String,
    pub variant: Option<String>,
}

fn select_labels() -> Select {
    Select::new(
        "o.id, o.recipient, o.street, o.street_number, o.street_number_place, o.postcode, o.city, p.phone, p.email,
         COALESCE(r.name, o.card, '') AS reward, v.name AS variant",
        "orders o JOIN participants p ON p.id = o.participant_id LEFT JOIN rewards r ON r.id = o.reward_id
         LEFT JOIN reward_variants v ON v.id = o.variant_id",
    )
    .only("o.delivery = 'post'")
}

/// Next orders in a state that are sent by post, after the one with the id `after`.
pub async fn list_labels_after(db: &mut impl Read, status: OrderStatus, after: i64) -> sqlx::Result<Vec<LabelRow>> {
    filter_by_state(select_labels(), Some(status)).filter("o.id > ?", after).first(db, "o.id", CHUNK as i64).await
}

/// Order sent by post, by its public id.
pub async fn find_label(db: &mut impl Read, public_id: &str) -> sqlx::Result<Option<LabelRow>> {
    Ok(select_labels().filter("o.public_id = ?", public_id).first(db, "o.id", 1).await?.pop())
}

pub async fn find_order(db: &mut impl Read, public_id: &str) -> sqlx::Result<Option<AdminRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT o.id, o.public_id, COALESCE(r.name, o.card, '') AS reward, v.name AS variant, o.kind, o.points, o.amount,
                (SELECT t.tax FROM payout_transfers t
                 WHERE t.order_id = o.id AND t.state <> 'taken_out' AND t.state <> 'waiting') AS tax,
                o.bank_account, o.recipient, o.street, o.street_number, o.street_number_place, o.postcode, o.city, o.delivery,
                c.tail AS code_tail, c.valid_until AS code_valid_until,
                c.imported_at AS code_imported_at, op.first_name || ' ' || op.last_name AS code_imported_by,
                (SELECT count(*) FROM card_code_readings g WHERE g.order_id = o.id) AS code_readings,
                (SELECT MIN(g.read_at) FROM card_code_readings g WHERE g.order_id = o.id) AS code_read_at, o.status,
                o.created_at, o.version, o.participant_id, p.first_name, p.last_name, p.company_name, p.nip, p.email,
                p.phone, p.bank_account_changed_at, p.email_changed_at, p.phone_changed_at
         FROM orders o
         JOIN participants p ON p.id = o.participant_id
         LEFT JOIN rewards r ON r.id = o.reward_id
         LEFT JOIN reward_variants v ON v.id = o.variant_id
         LEFT JOIN card_codes c ON c.order_id = o.id
         LEFT JOIN operators op ON op.id = c.imported_by
         WHERE o.public_id = $1")
        .bind(public_id).fetch_optional(conn).await)
}

pub async fn list_events(db: &mut impl Read, order: OrderId) -> sqlx::Result<Vec<AdminEventRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT e.status, e.at, e.actor, op.first_name || ' ' || op.last_name AS operator, e.note
         FROM order_events e
         LEFT JOIN operators op ON e.actor = 'operator' AND op.id = e.actor_id
         WHERE e.order_id = $1 ORDER BY e.id")
        .bind(order).fetch_all(conn).await)
}
