//! SQL of card codes and their readings.
use super::super::store::StoredRow;
use plon_kernel::bulk::CHUNK;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{OperatorId, OrderId, ParticipantId};
use plon_kernel::paging::{Keyed, Select};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_kernel::{insert_all, on_db, select_in};
use plon_platform::evidence::Evidence;
use plon_platform::secrets::{self, CardCode};

/// Order named in a file, with its code if it has one.
#[derive(sqlx::FromRow)]
pub struct CodedRow {
    #[sqlx(flatten)]
    pub stored: StoredRow,
    pub public_id: String,
    pub delivery: Option<String>,
    pub reward: String,
    pub participant: String,
    pub email: String,
    /// Sealed (encrypted), like the PIN, until opened.
    pub number: Option<String>,
    /// Last characters of the number.
    pub tail: Option<String>,
    pub pin: Option<String>,
    pub valid_until: Option<BusinessDate>,
    /// Number of times that the winner has read it.
    pub readings: i64,
}

impl CodedRow {
    /// True when its number was lost with its key, so that it takes another.
    pub fn is_lost(&self) -> bool {
        self.number.as_deref().is_some_and(secrets::is_lost)
    }
}

pub async fn list_orders(db: &mut impl Read, ids: &[OrderId]) -> sqlx::Result<Vec<CodedRow>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    select_in!(
        db,
        "SELECT o.id, o.participant_id, o.reward_id, o.variant_id, o.kind, o.points, o.status, o.version,
                COALESCE(o.delivery, '') = 'code' AS comes_as_code, c.order_id IS NOT NULL AS has_code, o.public_id,
                o.delivery,
                COALESCE(r.name, o.card, '') AS reward, p.first_name || ' ' || p.last_name AS participant, p.email,
                c.number, c.tail, c.pin, c.valid_until,
                (SELECT count(*) FROM card_code_readings g WHERE g.order_id = o.id) AS readings
         FROM orders o JOIN participants p ON p.id = o.participant_id LEFT JOIN rewards r ON r.id = o.reward_id
         LEFT JOIN card_codes c ON c.order_id = o.id WHERE o.id IN",
        ids,
        "ORDER BY o.id"
    )
}

/// Open orders that have their codes, the oldest first, with the sealed numbers.
pub async fn list_open_coded(db: &mut impl Read, most: i64) -> sqlx::Result<Vec<(i64, String)>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT o.id, c.number FROM orders o JOIN card_codes c ON c.order_id = o.id
         WHERE o.delivery = 'code' AND o.status NOT IN ('completed', 'cancelled', 'returned') ORDER BY o.id LIMIT $1")
        .bind(most).fetch_all(conn).await)
}

/// Orders that have one of the numbers, by the hash of the number.
pub async fn list_owners_of_codes(db: &mut impl Read, hashes: &[String]) -> sqlx::Result<Vec<(String, OrderId)>> {
    if hashes.is_empty() {
        return Ok(Vec::new());
    }
    select_in!(db, "SELECT number_hash, order_id FROM card_codes WHERE number_hash IN", hashes, "")
}

/// New code to be stored.
pub struct NewCode<'a> {
    pub sealed: CardCode,
    /// Last characters of its number.
    pub tail: &'a str,
    pub valid_until: Option<BusinessDate>,
}

/// Inserts codes in the order of their numbers' hashes, to avoid a deadlock: of two imports with a number in common,
/// only the second waits.
pub async fn insert_codes(
    tx: &mut Tx,
    mut codes: Vec<NewCode<'_>>,
    by: OperatorId,
    now: Timestamp,
) -> sqlx::Result<()> {
    codes.sort_unstable_by(|one, other| one.sealed.number_hash.cmp(&other.sealed.number_hash));
    insert_all!(
        tx,
        "INSERT INTO card_codes (order_id, number, number_hash, tail, pin, valid_until, imported_at, imported_by) ",
        codes,
        |values, code| {
            values
                .push_bind(code.sealed.order_id)
                .push_bind(code.sealed.number.as_str())
                .push_bind(code.sealed.number_hash.as_deref())
                .push_bind(code.tail)
                .push_bind(code.sealed.pin.as_deref())
                .push_bind(code.valid_until)
                .push_bind(now)
                .push_bind(by);
        }
    )
}

/// Replaces a lost code; the count of its readings stays.
pub async fn replace_code(tx: &mut Tx, code: &NewCode<'_>, by: OperatorId, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE card_codes SET number = $2, number_hash = $3, tail = $4, pin = $5, valid_until = $6, imported_at = $7,
                imported_by = $8 WHERE order_id = $1")
        .bind(code.sealed.order_id).bind(&code.sealed.number).bind(&code.sealed.number_hash).bind(code.tail)
        .bind(&code.sealed.pin).bind(code.valid_until).bind(now).bind(by).execute(conn).await.map(|_| ()))
}

/// Inserts one code of the demo's history in plain text; it is sealed when the server starts.
pub async fn insert_code_event(
    tx: &mut Tx,
    order: OrderId,
    number: &str,
    by: OperatorId,
    now: Timestamp,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO card_codes (order_id, number, tail, imported_at, imported_by)
         VALUES ($1, $2, SUBSTR($2, LENGTH($2) - 3), $3, $4)")
        .bind(order).bind(number).bind(now).bind(by).execute(conn).await.map(|_| ()))
}

/// Order that waits for its code.
#[derive(Debug, sqlx::FromRow)]
pub struct WaitingCardRow {
    pub id: OrderId,
    pub public_id: String,
    pub participant: String,
    pub nip: String,
    pub reward: String,
    pub variant: Option<String>,
    pub status: String,
    pub created_at: Timestamp,
    /// Last list for the issuer that it stands on, and when that was made.
    pub list_id: Option<i64>,
    pub sent_at: Option<Timestamp>,
}

impl Keyed for WaitingCardRow {
    fn key(&self) -> i64 {
        self.id.0
    }
}

/// Query of the orders of cards that come as codes and have none yet; with `sent`, of those that a list for the issuer
/// has or that none has.
pub fn select_waiting_cards(sent: Option<bool>) -> Select {
    let cards = Select::new(
        "o.id, o.public_id, p.first_name || ' ' || p.last_name AS participant, p.nip,
         COALESCE(r.name, o.card, '') AS reward, v.name AS variant, o.status, o.created_at,
         l.id AS list_id, l.made_at AS sent_at",
        "orders o JOIN participants p ON p.id = o.participant_id LEFT JOIN rewards r ON r.id = o.reward_id
         LEFT JOIN reward_variants v ON v.id = o.variant_id
         LEFT JOIN issuer_lists l
             ON l.id = (SELECT MAX(s.list_id) FROM issuer_list_orders s WHERE s.order_id = o.id)",
    )
    .ties_by("o.id")
    .only("o.delivery = 'code' AND o.status NOT IN ('completed', 'cancelled', 'returned')")
    .only("NOT EXISTS (SELECT 1 FROM card_codes c WHERE c.order_id = o.id)");
    match sent {
        None => cards,
        Some(true) => cards.only("EXISTS (SELECT 1 FROM issuer_list_orders s WHERE s.order_id = o.id)"),
        Some(false) => cards.only("NOT EXISTS (SELECT 1 FROM issuer_list_orders s WHERE s.order_id = o.id)"),
    }
}

/// List of cards for the issuer.
#[derive(Debug, sqlx::FromRow)]
pub struct IssuerListRow {
    pub id: i64,
    pub made_at: Timestamp,
    pub made_by: String,
    pub cards: i64,
}

impl Keyed for IssuerListRow {
    fn key(&self) -> i64 {
        self.id
    }
}

/// Query of the lists for the issuer.
pub fn select_issuer_lists() -> Select {
    Select::new(
        "l.id, l.made_at, l.cards,
         (SELECT p.first_name || ' ' || p.last_name FROM operators p WHERE p.id = l.made_by) AS made_by",
        "issuer_lists l",
    )
    .ties_by("l.id")
}

pub async fn find_issuer_list(db: &mut impl Read, id: i64) -> sqlx::Result<Option<IssuerListRow>> {
    Ok(select_issuer_lists().filter("l.id = ?", id).first(db, "l.id", 1).await?.pop())
}

/// Inserts the next list, still without cards; of two at once the second violates the uniqueness of its number.
pub async fn insert_issuer_list(tx: &mut Tx, by: OperatorId, now: Timestamp) -> sqlx::Result<i64> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO issuer_lists (id, made_at, made_by, cards)
         SELECT COALESCE(MAX(id), 0) + 1, $1, $2, 0 FROM issuer_lists RETURNING id")
        .bind(now).bind(by).fetch_one(conn).await)
}

/// Puts the oldest waiting cards on a list, at most `most`, those of earlier lists only `again`; gives their number.
pub async fn fill_issuer_list(tx: &mut Tx, list: i64, again: bool, most: i64) -> sqlx::Result<i64> {
    let filled = on_db!(tx, conn => sqlx::query(
        "INSERT INTO issuer_list_orders (list_id, order_id)
         SELECT $1, o.id FROM orders o
         WHERE o.delivery = 'code' AND o.status NOT IN ('completed', 'cancelled', 'returned')
            AND NOT EXISTS (SELECT 1 FROM card_codes c WHERE c.order_id = o.id)
            AND ($2 OR NOT EXISTS (SELECT 1 FROM issuer_list_orders s WHERE s.order_id = o.id))
         ORDER BY o.id LIMIT $3")
        .bind(list).bind(again).bind(most).execute(conn).await.map(|done| done.rows_affected()))?;
    let cards = i64::try_from(filled).unwrap_or(i64::MAX);
    on_db!(tx, conn => sqlx::query("UPDATE issuer_lists SET cards = $2 WHERE id = $1")
        .bind(list).bind(cards).execute(conn).await.map(|_| ()))?;
    Ok(cards)
}

/// Card of a list for the issuer.
#[derive(Debug, sqlx::FromRow)]
pub struct ListedCardRow {
    pub id: OrderId,
    pub reward: String,
    pub variant: Option<String>,
}

/// Next cards of a list, after the order `after`.
pub async fn list_cards_after(db: &mut impl Read, list: i64, after: OrderId) -> sqlx::Result<Vec<ListedCardRow>> {
    Select::new(
        "o.id, COALESCE(r.name, o.card, '') AS reward, v.name AS variant",
        "issuer_list_orders s JOIN orders o ON o.id = s.order_id LEFT JOIN rewards r ON r.id = o.reward_id
         LEFT JOIN reward_variants v ON v.id = o.variant_id",
    )
    .filter("s.list_id = ?", list)
    .filter("s.order_id > ?", after.0)
    .first(db, "s.order_id", CHUNK as i64)
    .await
}

/// Participant's own order, with its code if there is one.
#[derive(sqlx::FromRow)]
pub struct OwnCodeRow {
    pub order_id: OrderId,
    pub number: Option<String>,
    pub pin: Option<String>,
    pub valid_until: Option<BusinessDate>,
}

pub async fn find_own_code(db: &mut impl Read, of: ParticipantId, public_id: &str) -> sqlx::Result<Option<OwnCodeRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT o.id AS order_id, c.number, c.pin, c.valid_until
         FROM orders o LEFT JOIN card_codes c ON c.order_id = o.id
         WHERE o.public_id = $2 AND o.participant_id = $1 AND o.delivery = 'code'")
        .bind(of).bind(public_id).fetch_optional(conn).await)
}

/// Records that the winner has read it.
pub async fn insert_reading(tx: &mut Tx, order: OrderId, evidence: &Evidence, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO card_code_readings (order_id, read_at, network, user_agent) VALUES ($1, $2, $3, $4)")
        .bind(order).bind(now).bind(&evidence.network).bind(&evidence.agent).execute(conn).await.map(|_| ()))
}
