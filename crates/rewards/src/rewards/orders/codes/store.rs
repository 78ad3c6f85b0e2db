//! SQL of card codes and their readings.
use super::super::store::StoredRow;
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
    pub delivery: Option<String>,
    pub reward: String,
    pub participant: String,
    pub email: String,
    /// Sealed (encrypted), like the PIN, until opened.
    pub number: Option<String>,
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
                COALESCE(o.delivery, '') = 'code' AND c.order_id IS NULL AS lacks_code, o.delivery,
                COALESCE(r.name, o.card, '') AS reward, p.first_name || ' ' || p.last_name AS participant, p.email,
                c.number, c.pin, c.valid_until,
                (SELECT count(*) FROM card_code_readings g WHERE g.order_id = o.id) AS readings
         FROM orders o JOIN participants p ON p.id = o.participant_id LEFT JOIN rewards r ON r.id = o.reward_id
         LEFT JOIN card_codes c ON c.order_id = o.id WHERE o.id IN",
        ids,
        "ORDER BY o.id"
    )
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
}

impl Keyed for WaitingCardRow {
    fn key(&self) -> i64 {
        self.id.0
    }
}

/// Query of the orders of cards that come as codes and have none yet.
pub fn select_waiting_cards() -> Select {
    Select::new(
        "o.id, o.public_id, p.first_name || ' ' || p.last_name AS participant, p.nip,
         COALESCE(r.name, o.card, '') AS reward, v.name AS variant, o.status, o.created_at",
        "orders o JOIN participants p ON p.id = o.participant_id LEFT JOIN rewards r ON r.id = o.reward_id
         LEFT JOIN reward_variants v ON v.id = o.variant_id",
    )
    .ties_by("o.id")
    .only("o.delivery = 'code' AND o.status NOT IN ('completed', 'cancelled', 'returned')")
    .only("NOT EXISTS (SELECT 1 FROM card_codes c WHERE c.order_id = o.id)")
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
