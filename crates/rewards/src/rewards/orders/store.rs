//! SQL of orders: placing, listing and moving them, and the stock that they take.
use plon_domain::UnknownCode;
use plon_domain::reward::{Delivery, OrderStatus, RewardKind};
use plon_domain::season::Season;

use super::super::model::Reward;
use super::super::store::PhotoRow;
use super::model::{CheckedOrder, CodeState, InPlaceOfCards, OrderActor, PostalAddress};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{OrderId, ParticipantId, PromotionId, RewardId, VariantId};
use plon_kernel::paging::Select;
use plon_kernel::types::Timestamp;
use plon_kernel::write_batch::{Write, WriteBatch};
use plon_kernel::{on_db, select_in};

/// Most orders on a page.
pub const LONGEST_PAGE: i64 = 16;

/// Order to be inserted.
#[derive(Debug)]
pub struct NewOrder<'a> {
    pub public_id: String,
    pub participant: ParticipantId,
    pub season: Season,
    pub reward: &'a Reward,
    pub wish: &'a CheckedOrder,
    pub bank_account: Option<String>,
    pub now: Timestamp,
}

/// Order as its owner's list shows it.
#[derive(Debug, sqlx::FromRow)]
pub struct OrderRow {
    pub id: OrderId,
    pub public_id: String,
    pub reward: String,
    pub variant: Option<String>,
    pub kind: String,
    pub points: i64,
    pub amount: Option<i64>,
    pub bank_account: Option<String>,
    pub recipient: Option<String>,
    pub street: Option<String>,
    pub street_number: Option<String>,
    pub street_number_place: Option<String>,
    pub postcode: Option<String>,
    pub city: Option<String>,
    pub delivery: Option<String>,
    /// Tax withheld from a transfer that has been sent, in grosze.
    pub tax: Option<i64>,
    /// Last four characters of the code, once imported.
    pub code_tail: Option<String>,
    pub status: String,
    pub created_at: Timestamp,
}

/// Order as its owner sees it.
#[derive(Debug, sqlx::FromRow)]
pub struct OwnOrderRow {
    #[sqlx(flatten)]
    pub order: OrderRow,
    /// Name of the reward's drawing; none for a promotion's card.
    pub picture: Option<String>,
    #[sqlx(flatten)]
    pub photo: PhotoRow,
}

#[derive(Debug, sqlx::FromRow)]
pub struct EventRow {
    pub order_id: OrderId,
    pub status: String,
    pub at: Timestamp,
    pub note: Option<String>,
}

/// Order as needed for a change of its state.
#[derive(Debug, sqlx::FromRow)]
pub struct StoredRow {
    pub id: OrderId,
    pub participant_id: ParticipantId,
    /// None for a card of a promotion.
    pub reward_id: Option<RewardId>,
    pub variant_id: Option<VariantId>,
    pub kind: String,
    pub points: i64,
    pub status: String,
    pub version: i64,
    pub comes_as_code: bool,
    pub has_code: bool,
}

impl OrderRow {
    /// Delivery; none when nothing is sent.
    ///
    /// # Errors
    /// When the stored code is unknown: a defect of the data.
    pub fn delivery(&self) -> Result<Option<Delivery>, UnknownCode> {
        self.delivery.as_deref().map(Delivery::try_from).transpose()
    }

    pub fn code(&self) -> CodeState {
        CodeState::of(self.delivery.as_deref() == Some(Delivery::Code.as_str()), self.code_tail.is_some())
    }

    /// Address, when it goes by post.
    pub fn address(&self) -> Option<PostalAddress> {
        Some(PostalAddress {
            recipient: self.recipient.clone()?,
            street: self.street.clone()?,
            street_number: self.street_number.clone()?,
            street_number_place: self.street_number_place.clone(),
            postcode: self.postcode.clone()?,
            city: self.city.clone()?,
        })
    }
}

macro_rules! order_columns {
    () => {
        "o.id, o.public_id, COALESCE(r.name, o.card, '') AS reward, r.icon AS picture,
         f.key AS photo_key, f.width AS photo_width, f.height AS photo_height, f.alternative AS photo_alternative,
         v.name AS variant, o.kind, o.points, o.amount, o.bank_account,
         o.recipient, o.street, o.street_number, o.street_number_place, o.postcode, o.city, o.delivery,
         (SELECT t.tax FROM payout_transfers t
          WHERE t.order_id = o.id AND t.state <> 'taken_out' AND t.state <> 'waiting') AS tax,
         (SELECT c.tail FROM card_codes c WHERE c.order_id = o.id) AS code_tail,
         o.status, o.created_at"
    };
}

macro_rules! order_tables {
    () => {
        "orders o LEFT JOIN rewards r ON r.id = o.reward_id LEFT JOIN reward_variants v ON v.id = o.variant_id
         LEFT JOIN media f ON f.id = r.photo_id"
    };
}

macro_rules! stored_columns {
    () => {
        "o.id, o.participant_id, o.reward_id, o.variant_id, o.kind, o.points, o.status, o.version,
         COALESCE(o.delivery, '') = 'code' AS comes_as_code,
         EXISTS (SELECT 1 FROM card_codes c WHERE c.order_id = o.id) AS has_code"
    };
}

pub async fn season_exists(db: &mut impl Read, season: Season) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM seasons WHERE year = $1)")
        .bind(i64::from(season)).fetch_one(conn).await)
}

/// Participant's orders of a season and older open ones: either orders of points, or of promotions' cards.
pub fn select_of_season(participant: ParticipantId, season: Season, of_promotions: bool) -> Select {
    select_own_orders(participant, Some(of_promotions))
        .filter("(o.season = ? OR o.status IN ('selected', 'in_progress'))", i64::from(season))
}

/// Participant's closed orders of earlier seasons.
pub fn select_before_season(participant: ParticipantId, season: Season, of_promotions: Option<bool>) -> Select {
    select_own_orders(participant, of_promotions)
        .filter("o.season < ?", i64::from(season))
        .only("o.status NOT IN ('selected', 'in_progress')")
}

/// Orders of points, of promotions' cards, or both.
fn select_own_orders(participant: ParticipantId, of_promotions: Option<bool>) -> Select {
    let orders = Select::new(order_columns!(), order_tables!()).ties_by("o.id");
    let orders = match of_promotions {
        Some(true) => orders.only("o.promotion_id IS NOT NULL"),
        Some(false) => orders.only("o.promotion_id IS NULL"),
        None => orders,
    };
    orders.filter("o.participant_id = ?", participant.0)
}

pub async fn find_own_order(
    db: &mut impl Read,
    participant: ParticipantId,
    public_id: &str,
) -> sqlx::Result<Option<OwnOrderRow>> {
    on_db!(db, conn => sqlx::query_as(concat!(
        "SELECT ", order_columns!(), " FROM ", order_tables!(), " WHERE o.public_id = $1 AND o.participant_id = $2"))
        .bind(public_id).bind(participant).fetch_optional(conn).await)
}

pub async fn has_open_transfer(db: &mut impl Read, participant: ParticipantId) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM orders WHERE participant_id = $1 AND status IN ('selected', 'in_progress')
                        AND kind IN ('bank_transfer', 'charity_transfer'))")
        .bind(participant).fetch_one(conn).await)
}

pub async fn list_events(db: &mut impl Read, order: OrderId) -> sqlx::Result<Vec<EventRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT order_id, status, at, note FROM order_events WHERE order_id = $1 ORDER BY id")
        .bind(order).fetch_all(conn).await)
}

/// Events of a page of orders in one statement; unused parameters are 0, which is no order's id.
pub async fn list_events_of_orders(db: &mut impl Read, orders: &[OrderId]) -> sqlx::Result<Vec<EventRow>> {
    on_db!(db, conn => {
        let mut query = sqlx::query_as(
            "SELECT order_id, status, at, note FROM order_events
             WHERE order_id IN ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
             ORDER BY order_id, id");
        let none = std::iter::repeat(&OrderId(0));
        for order in orders.iter().chain(none).take(16) {
            query = query.bind(order);
        }
        query.fetch_all(conn).await
    })
}

pub async fn find_order(db: &mut impl Read, public_id: &str) -> sqlx::Result<Option<StoredRow>> {
    on_db!(db, conn => sqlx::query_as(
        concat!("SELECT ", stored_columns!(), " FROM orders o WHERE o.public_id = $1"))
        .bind(public_id).fetch_optional(conn).await)
}

pub async fn find_order_by_id(db: &mut impl Read, id: OrderId) -> sqlx::Result<Option<StoredRow>> {
    on_db!(db, conn => sqlx::query_as(
        concat!("SELECT ", stored_columns!(), " FROM orders o WHERE o.id = $1"))
        .bind(id).fetch_optional(conn).await)
}

/// Order with its public id.
#[derive(Debug, sqlx::FromRow)]
pub struct PublicOrderRow {
    pub public_id: String,
    #[sqlx(flatten)]
    pub stored: StoredRow,
}

/// Orders by their public ids, in the order of the stock that they take.
pub async fn list_orders(db: &mut impl Read, ids: impl Iterator<Item = &String>) -> sqlx::Result<Vec<PublicOrderRow>> {
    select_in!(
        db,
        "SELECT o.public_id, o.id, o.participant_id, o.reward_id, o.variant_id, o.kind, o.points, o.status, o.version,
                COALESCE(o.delivery, '') = 'code' AS comes_as_code,
                EXISTS (SELECT 1 FROM card_codes c WHERE c.order_id = o.id) AS has_code
         FROM orders o WHERE o.public_id IN",
        ids,
        "ORDER BY o.reward_id, o.variant_id, o.id"
    )
}

/// Orders by their ids, in the order of the stock that they take.
pub async fn list_orders_by_id(db: &mut impl Read, ids: &[i64]) -> sqlx::Result<Vec<PublicOrderRow>> {
    select_in!(
        db,
        "SELECT o.public_id, o.id, o.participant_id, o.reward_id, o.variant_id, o.kind, o.points, o.status, o.version,
                COALESCE(o.delivery, '') = 'code' AS comes_as_code,
                EXISTS (SELECT 1 FROM card_codes c WHERE c.order_id = o.id) AS has_code
         FROM orders o WHERE o.id IN",
        ids,
        "ORDER BY o.reward_id, o.variant_id, o.id"
    )
}

pub async fn find_bank_account(db: &mut impl Read, participant: ParticipantId) -> sqlx::Result<Option<String>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT bank_account FROM participants WHERE id = $1")
        .bind(participant).fetch_one(conn).await)
}

/// Takes one from a reward's stock; `false` when it is sold out.
pub async fn take_reward(tx: &mut Tx, reward: RewardId) -> sqlx::Result<bool> {
    let taken = on_db!(tx, conn => sqlx::query(
        "UPDATE rewards SET stock = stock - 1 WHERE id = $1 AND (stock IS NULL OR stock > 0)")
        .bind(reward).execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(taken == 1)
}

/// Takes one from a variant's stock; `false` when it is sold out.
pub async fn take_variant(tx: &mut Tx, variant: VariantId) -> sqlx::Result<bool> {
    let taken = on_db!(tx, conn => sqlx::query(
        "UPDATE reward_variants SET stock = stock - 1 WHERE id = $1 AND (stock IS NULL OR stock > 0)")
        .bind(variant).execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(taken == 1)
}

/// Puts one back into a reward's stock, unless it has no limit.
pub async fn put_back_reward(tx: &mut Tx, reward: RewardId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE rewards SET stock = stock + 1 WHERE id = $1 AND stock IS NOT NULL")
        .bind(reward).execute(conn).await.map(|_| ()))
}

/// Puts one back into a variant's stock, unless it has no limit.
pub async fn put_back_variant(tx: &mut Tx, variant: VariantId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE reward_variants SET stock = stock + 1 WHERE id = $1 AND stock IS NOT NULL")
        .bind(variant).execute(conn).await.map(|_| ()))
}

pub async fn insert_order(tx: &mut Tx, order: &NewOrder<'_>) -> sqlx::Result<OrderId> {
    let NewOrder { reward, wish, .. } = order;
    let address = wish.address.as_ref();
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO orders (public_id, participant_id, reward_id, variant_id, kind, season, points, amount,
                             bank_account, recipient, street, street_number, street_number_place, postcode, city,
                             delivery, status, created_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $18) RETURNING id")
        .bind(&order.public_id).bind(order.participant).bind(reward.row.id).bind(wish.variant)
        .bind(reward.kind.as_str()).bind(i64::from(order.season)).bind(wish.points.0)
        .bind(wish.amount.map(|amount| amount.0)).bind(&order.bank_account)
        .bind(address.map(|to| &to.recipient)).bind(address.map(|to| &to.street))
        .bind(address.map(|to| &to.street_number)).bind(address.and_then(|to| to.street_number_place.as_ref()))
        .bind(address.map(|to| &to.postcode)).bind(address.map(|to| &to.city))
        .bind(reward.kind.delivery(address.is_some()).map(Delivery::as_str))
        .bind(OrderStatus::Selected.as_str()).bind(order.now).fetch_one(conn).await)
}

/// Order of a card earned in a promotion.
#[derive(Debug)]
pub struct CardOrder<'a> {
    pub public_id: String,
    pub participant: ParticipantId,
    pub promotion: PromotionId,
    /// Title of the card.
    pub card: &'a str,
    pub season: Season,
    /// None when it comes as a code.
    pub address: Option<&'a PostalAddress>,
    pub now: Timestamp,
}

pub async fn insert_card_order(tx: &mut Tx, order: &CardOrder<'_>) -> sqlx::Result<OrderId> {
    let address = order.address;
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO orders (public_id, participant_id, promotion_id, card, kind, season, points, recipient, street,
                             street_number, street_number_place, postcode, city, delivery, status, created_at,
                             updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, 0, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15) RETURNING id")
        .bind(&order.public_id).bind(order.participant).bind(order.promotion).bind(order.card)
        .bind(RewardKind::Card.as_str()).bind(i64::from(order.season)).bind(address.map(|to| &to.recipient))
        .bind(address.map(|to| &to.street)).bind(address.map(|to| &to.street_number))
        .bind(address.and_then(|to| to.street_number_place.as_ref())).bind(address.map(|to| &to.postcode))
        .bind(address.map(|to| &to.city)).bind(RewardKind::Card.delivery(address.is_some()).map(Delivery::as_str))
        .bind(OrderStatus::Selected.as_str()).bind(order.now)
        .fetch_one(conn).await)
}

/// Inserts an order of a transfer in place of cards.
pub async fn insert_payment_of_cards(
    tx: &mut Tx,
    sum: &InPlaceOfCards<'_>,
    (season, account): (Season, &str),
    now: Timestamp,
) -> sqlx::Result<OrderId> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO orders (public_id, participant_id, promotion_id, card, kind, season, points, amount, bank_account,
                             status, created_at, updated_at)
         VALUES ($1, $2, $3, $4, $5, $6, 0, $7, $8, $9, $10, $10) RETURNING id")
        .bind(&sum.public_id).bind(sum.participant).bind(sum.promotion).bind(sum.title)
        .bind(RewardKind::BankTransfer.as_str()).bind(i64::from(season)).bind(sum.amount.0).bind(account)
        .bind(OrderStatus::Selected.as_str()).bind(now).fetch_one(conn).await)
}

pub async fn insert_event(
    tx: &mut Tx,
    order: OrderId,
    status: OrderStatus,
    by: OrderActor,
    note: Option<&str>,
    now: Timestamp,
) -> sqlx::Result<()> {
    let (actor, actor_id) = by.columns();
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO order_events (order_id, status, at, actor, actor_id, note) VALUES ($1, $2, $3, $4, $5, $6)")
        .bind(order).bind(status.as_str()).bind(now).bind(actor).bind(actor_id).bind(note)
        .execute(conn).await.map(|_| ()))
}

/// Inserts the event with which its participant has placed an order.
pub fn insert_first_event(
    batch: &mut WriteBatch,
    order: OrderId,
    status: OrderStatus,
    by: ParticipantId,
    now: Timestamp,
) {
    let insert = Write::new(
        "INSERT INTO order_events (order_id, status, at, actor, actor_id) VALUES ($1, $2, $3, 'participant', $4)",
    )
    .bind(order.0)
    .bind(status.as_str())
    .bind(now)
    .bind(by.0);
    batch.push(insert);
}

pub async fn set_status(tx: &mut Tx, order: OrderId, status: OrderStatus, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE orders SET status = $2, version = version + 1, updated_at = $3 WHERE id = $1")
        .bind(order).bind(status.as_str()).bind(now).execute(conn).await.map(|_| ()))
}
