//! SQL of evaluations: lines as promotions see them, their contributions, and the amounts posted for them.
use plon_domain::money::Grosze;
use plon_domain::points::Points;
use plon_domain::promotions::{Card, CardKind, Cards, Tally};

use super::super::store::{ParticipationRow, promotions};
use super::model::LineRow;
use crate::model::PromotionRow;
use plon_kernel::bulk::Statement;
use plon_kernel::db::{On, Read, Tx};
use plon_kernel::ids::{LineId, ParticipantId, ProductId, PromotionId};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_kernel::{on_db, select_in};

pub async fn list_lines(tx: &mut Tx, ids: &[LineId]) -> sqlx::Result<Vec<LineRow>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    select_in!(
        tx,
        "SELECT l.id AS line_id, i.participant_id, a.account_type AS audience, l.product_id, p.sap, p.brand, p.category,
                p.unit, k.volume AS pack, l.quantity, l.net_value, l.points + l.points_cut AS earned, i.dated_on,
                l.status
         FROM invoice_lines l JOIN invoices i ON i.id = l.invoice_id JOIN participants a ON a.id = i.participant_id
         JOIN products p ON p.id = l.product_id JOIN packs k ON k.id = l.pack_id
         WHERE l.id IN",
        ids,
        "ORDER BY l.id"
    )
}

/// Ids of some participants' lines with invoice dates in the given days.
pub async fn list_line_ids(
    tx: &mut Tx,
    participants: &[ParticipantId],
    (from, to): (BusinessDate, BusinessDate),
) -> sqlx::Result<Vec<LineId>> {
    on_db!(tx, conn => {
        let mut statement = Statement::new(
            "SELECT l.id FROM invoices i JOIN invoice_lines l ON l.invoice_id = i.id WHERE i.dated_on BETWEEN ");
        statement.push_bind(from).push(" AND ").push_bind(to).push(" AND i.participant_id IN (");
        let mut list = statement.separated(", ");
        for id in participants {
            list.push_bind(*id);
        }
        statement.push(") ORDER BY l.id");
        statement.build_query_scalar().fetch_all(conn).await
    })
}

/// Contribution of a line to a promotion.
#[derive(Debug, Clone, PartialEq, Eq, sqlx::FromRow)]
pub struct CountedLineRow {
    pub line_id: LineId,
    pub promotion_id: PromotionId,
    pub participant_id: ParticipantId,
    pub product_id: ProductId,
    pub amount: i64,
    pub extra: i64,
}

pub async fn list_counted_lines(tx: &mut Tx, lines: &[LineId]) -> sqlx::Result<Vec<CountedLineRow>> {
    if lines.is_empty() {
        return Ok(Vec::new());
    }
    select_in!(
        tx,
        "SELECT line_id, promotion_id, participant_id, product_id, amount, extra FROM promotion_lines WHERE line_id IN",
        lines,
        "ORDER BY line_id, promotion_id"
    )
}

pub async fn delete_counted_line(tx: &mut Tx, part: &CountedLineRow) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM promotion_lines WHERE line_id = $1 AND promotion_id = $2")
        .bind(part.line_id).bind(part.promotion_id).execute(conn).await.map(|_| ()))
}

pub async fn put_counted_lines(tx: &mut Tx, parts: &[CountedLineRow]) -> sqlx::Result<()> {
    for chunk in parts.chunks(plon_kernel::bulk::CHUNK) {
        on_db!(tx, conn => {
            let mut statement = Statement::new(
                "INSERT INTO promotion_lines (line_id, promotion_id, participant_id, product_id, amount, extra) ");
            statement.push_values(chunk, |mut row, part| {
                row.push_bind(part.line_id).push_bind(part.promotion_id).push_bind(part.participant_id)
                    .push_bind(part.product_id).push_bind(part.amount).push_bind(part.extra);
            });
            statement.push(" ON CONFLICT (line_id, promotion_id) DO UPDATE SET
                participant_id = excluded.participant_id, product_id = excluded.product_id,
                amount = excluded.amount, extra = excluded.extra");
            statement.build().execute(conn).await.map(|_| ())
        })?;
    }
    Ok(())
}

/// Promotions that count purchases of some of the days, withdrawn ones included.
pub async fn list_counting_promotions(
    tx: &mut Tx,
    first: BusinessDate,
    last: BusinessDate,
) -> sqlx::Result<Vec<PromotionRow>> {
    on_db!(tx, conn => sqlx::query_as(promotions!(
        "WHERE p.status <> 'draft' AND p.counts_from <= $2 AND p.counts_to >= $1 ORDER BY p.id"))
        .bind(first).bind(last).fetch_all(conn).await)
}

/// Tally of a participant's lines in a promotion.
#[derive(Debug, sqlx::FromRow)]
pub struct TallyRow {
    pub promotion_id: PromotionId,
    pub participant_id: ParticipantId,
    amount: i64,
    extra: i64,
    products: i64,
}

impl TallyRow {
    pub fn tally(&self) -> Tally {
        Tally { amount: self.amount, extra: Points(self.extra), products: self.products }
    }
}

const TALLY: &str =
    "SELECT promotion_id, participant_id, CAST(SUM(amount) AS BIGINT) AS amount, CAST(SUM(extra) AS BIGINT) AS extra,
            COUNT(DISTINCT product_id) AS products
     FROM promotion_lines WHERE promotion_id = ";

pub async fn list_tallies(
    db: &mut impl Read,
    promotion: PromotionId,
    participants: &[ParticipantId],
) -> sqlx::Result<Vec<TallyRow>> {
    if participants.is_empty() {
        return Ok(Vec::new());
    }
    on_db!(db, conn => {
        let mut statement = Statement::new(TALLY);
        statement.push_bind(promotion).push(" AND participant_id IN (");
        let mut list = statement.separated(", ");
        for id in participants {
            list.push_bind(*id);
        }
        statement.push(") GROUP BY promotion_id, participant_id");
        statement.build_query_as().fetch_all(conn).await
    })
}

pub async fn list_tallies_of_participant(
    db: &mut impl Read,
    participant: ParticipantId,
) -> sqlx::Result<Vec<TallyRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT promotion_id, participant_id, CAST(SUM(amount) AS BIGINT) AS amount,
                CAST(SUM(extra) AS BIGINT) AS extra, COUNT(DISTINCT product_id) AS products
         FROM promotion_lines WHERE participant_id = $1 GROUP BY promotion_id, participant_id")
        .bind(participant).fetch_all(conn).await)
}

pub async fn list_participations(
    db: &mut impl Read,
    promotion: PromotionId,
    participants: &[ParticipantId],
) -> sqlx::Result<Vec<ParticipationRow>> {
    if participants.is_empty() {
        return Ok(Vec::new());
    }
    on_db!(db, conn => {
        let mut statement = Statement::new(
            "SELECT promotion_id, participant_id, accepted, declared, granted_points, cut_points, pool_cut_points, postings
             FROM promotion_participations WHERE promotion_id = ");
        statement.push_bind(promotion).push(" AND participant_id IN (");
        let mut list = statement.separated(", ");
        for id in participants {
            list.push_bind(*id);
        }
        statement.push(")");
        statement.build_query_as().fetch_all(conn).await
    })
}

/// Stores the current amounts of participants.
pub async fn put_currents(tx: &mut Tx, promotion: PromotionId, currents: &[(ParticipantId, i64)]) -> sqlx::Result<()> {
    for chunk in currents.chunks(plon_kernel::bulk::CHUNK) {
        on_db!(tx, conn => {
            let mut statement =
                Statement::new("INSERT INTO promotion_participations (promotion_id, participant_id, current) ");
            statement.push_values(chunk, |mut row, (participant, current)| {
                row.push_bind(promotion).push_bind(*participant).push_bind(*current);
            });
            statement.push(" ON CONFLICT (promotion_id, participant_id) DO UPDATE SET current = excluded.current");
            statement.build().execute(conn).await.map(|_| ())
        })?;
    }
    Ok(())
}

/// Stores the points due and the points posted of shares.
pub async fn put_posted(tx: &mut Tx, shares: &[(ParticipationRow, Points)]) -> sqlx::Result<()> {
    for chunk in shares.chunks(plon_kernel::bulk::CHUNK) {
        on_db!(tx, conn => {
            let mut statement = Statement::new(
                "INSERT INTO promotion_participations (promotion_id, participant_id, due_points, granted_points,
                                                       cut_points, pool_cut_points, postings) ");
            statement.push_values(chunk, |mut values, (row, due)| {
                values.push_bind(row.promotion_id).push_bind(row.participant_id).push_bind(due.0)
                    .push_bind(row.granted_points).push_bind(row.cut_points).push_bind(row.pool_cut_points)
                    .push_bind(row.postings);
            });
            statement.push(" ON CONFLICT (promotion_id, participant_id) DO UPDATE SET due_points = excluded.due_points,
                granted_points = excluded.granted_points, cut_points = excluded.cut_points,
                pool_cut_points = excluded.pool_cut_points, postings = excluded.postings");
            statement.build().execute(conn).await.map(|_| ())
        })?;
    }
    Ok(())
}

/// Locks all pools in the order of their ids until the transaction ends, after the accounts: points are granted from a
/// pool one after another. SQLite has one writer.
pub async fn lock_pools(tx: &mut Tx) -> sqlx::Result<()> {
    match tx.on() {
        On::Sqlite(_) => Ok(()),
        On::Postgres(conn) => {
            sqlx::query("SELECT id FROM promotions WHERE points_pool IS NOT NULL ORDER BY id FOR NO KEY UPDATE")
                .execute(conn)
                .await
                .map(|_| ())
        }
    }
}

/// Points of a promotion's participants that its pool has granted.
pub async fn load_granted(db: &mut impl Read, promotion: PromotionId) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT CAST(COALESCE(SUM(granted_points), 0) AS BIGINT) FROM promotion_participations WHERE promotion_id = $1")
        .bind(promotion).fetch_one(conn).await)
}

/// Promotions with a pool, each with the points left in it.
pub async fn list_pools(db: &mut impl Read) -> sqlx::Result<Vec<(PromotionId, i64)>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT p.id, p.points_pool - CAST(COALESCE((SELECT SUM(a.granted_points) FROM promotion_participations a
                                                     WHERE a.promotion_id = p.id), 0) AS BIGINT) AS points_left
         FROM promotions p WHERE p.points_pool IS NOT NULL AND p.status <> 'draft' ORDER BY p.id")
        .fetch_all(conn).await)
}

/// Card that waits or was collected.
#[derive(Debug, sqlx::FromRow)]
pub struct CardRow {
    pub id: i64,
    pub participant_id: ParticipantId,
    #[sqlx(try_from = "String")]
    pub kind: CardKind,
    pub value: i64,
    /// True when it was collected.
    pub collected: bool,
}

impl CardRow {
    pub fn card(&self) -> Card {
        Card { kind: self.kind, value: Grosze(self.value) }
    }
}

pub async fn list_cards(
    tx: &mut Tx,
    promotion: PromotionId,
    participants: &[ParticipantId],
) -> sqlx::Result<Vec<CardRow>> {
    on_db!(tx, conn => {
        let mut statement = Statement::new(
            "SELECT id, participant_id, kind, value, status = 'collected' AS collected
             FROM promotion_rewards WHERE status <> 'taken_back' AND promotion_id = ");
        statement.push_bind(promotion).push(" AND participant_id IN (");
        let mut list = statement.separated(", ");
        for id in participants {
            list.push_bind(*id);
        }
        statement.push(") ORDER BY id");
        statement.build_query_as().fetch_all(conn).await
    })
}

/// Adds waiting cards of participants.
pub async fn insert_cards(
    tx: &mut Tx,
    promotion: PromotionId,
    cards: &[(ParticipantId, String, Card)],
    now: Timestamp,
) -> sqlx::Result<()> {
    plon_kernel::insert_all!(
        tx,
        "INSERT INTO promotion_rewards (public_id, participant_id, promotion_id, kind, value, status, earned_at, changed_at) ",
        cards,
        |row, (participant, public_id, card)| row
            .push_bind(public_id.as_str())
            .push_bind(*participant)
            .push_bind(promotion)
            .push_bind(card.kind.as_str())
            .push_bind(card.value.0)
            .push_bind("waiting")
            .push_bind(now)
            .push_bind(now)
    )
}

/// Takes back a waiting card that is not due any more.
pub async fn take_back_card(tx: &mut Tx, id: i64, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE promotion_rewards SET status = 'taken_back', changed_at = $2 WHERE id = $1 AND status = 'waiting'")
        .bind(id).bind(now).execute(conn).await.map(|_| ()))
}

/// Counts the waiting cards.
pub fn count_waiting(rows: &[CardRow]) -> Cards {
    rows.iter().filter(|row| !row.collected).map(CardRow::card).collect()
}

/// Counts the collected cards.
pub fn count_collected(rows: &[CardRow]) -> Cards {
    rows.iter().filter(|row| row.collected).map(CardRow::card).collect()
}
