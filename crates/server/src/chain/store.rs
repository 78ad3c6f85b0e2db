//! SQL of the hash chains: their blocks, and the rows that they seal.
use super::model::{Chain, Content, GENESIS, Hash, LINK};
use plon_kernel::db::{On, Read, Tx};
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

/// A block of consecutive sealed rows.
#[derive(Debug, sqlx::FromRow)]
pub struct Block {
    pub number: i64,
    pub last_id: i64,
    /// Id and hash of each row, concatenated.
    pub links: Vec<u8>,
    pub sealed_at: Timestamp,
}

impl Block {
    /// Ids with their hashes; an incomplete link at the end is ignored.
    pub fn rows(&self) -> impl Iterator<Item = (i64, Hash)> {
        let (links, _) = self.links.as_chunks::<LINK>();
        links.iter().filter_map(|link| {
            let (id, hash) = link.split_first_chunk::<8>()?;
            Some((i64::from_be_bytes(*id), Hash::try_from(hash).ok()?))
        })
    }

    /// Hash of the last row.
    pub fn hash(&self) -> Hash {
        self.rows().last().map_or(GENESIS, |(_, hash)| hash)
    }
}

pub async fn find_last_block(db: &mut impl Read, chain: Chain) -> sqlx::Result<Option<Block>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT number, last_id, links, sealed_at FROM chain_blocks WHERE chain = $1 ORDER BY number DESC LIMIT 1")
        .bind(chain.as_str()).fetch_optional(conn).await)
}

/// Id of the last sealed row, 0 before there is one.
pub async fn find_last_id(db: &mut impl Read, chain: Chain) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar("SELECT COALESCE(MAX(last_id), 0) FROM chain_blocks WHERE chain = $1")
        .bind(chain.as_str()).fetch_one(conn).await)
}

/// The first block after the one with a number.
pub async fn find_next_block(db: &mut impl Read, chain: Chain, after: i64) -> sqlx::Result<Option<Block>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT number, last_id, links, sealed_at FROM chain_blocks WHERE chain = $1 AND number > $2
         ORDER BY number LIMIT 1")
        .bind(chain.as_str()).bind(after).fetch_optional(conn).await)
}

/// Adds a block; false when another process has added one with its number.
pub async fn insert_block(tx: &mut Tx, chain: Chain, block: &Block) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO chain_blocks (chain, number, last_id, links, sealed_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (chain, number) DO NOTHING")
        .bind(chain.as_str()).bind(block.number).bind(block.last_id).bind(&block.links).bind(block.sealed_at)
        .execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// High-water mark of a table, and the transactions that might still add a row below it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, sqlx::FromRow)]
pub struct Mark {
    pub id: i64,
    /// PostgreSQL's first transaction not yet started; none on SQLite, where ids come in the order of commits.
    before: Option<i64>,
}

pub async fn load_mark(db: &mut impl Read, chain: Chain) -> sqlx::Result<Mark> {
    match (db.on(), chain) {
        (On::Sqlite(conn), Chain::Audit) => {
            sqlx::query_as("SELECT COALESCE(MAX(id), 0) AS id, NULL AS before FROM audit_log").fetch_one(conn).await
        }
        (On::Sqlite(conn), Chain::Ledger) => {
            sqlx::query_as("SELECT COALESCE(MAX(id), 0) AS id, NULL AS before FROM transfers").fetch_one(conn).await
        }
        (On::Postgres(conn), Chain::Audit) => {
            sqlx::query_as(
                "SELECT COALESCE(MAX(id), 0) AS id, pg_snapshot_xmax(pg_current_snapshot())::text::bigint AS before
                 FROM audit_log",
            )
            .fetch_one(conn)
            .await
        }
        (On::Postgres(conn), Chain::Ledger) => {
            sqlx::query_as(
                "SELECT COALESCE(MAX(id), 0) AS id, pg_snapshot_xmax(pg_current_snapshot())::text::bigint AS before
                 FROM transfers",
            )
            .fetch_one(conn)
            .await
        }
    }
}

/// True when every transaction that was running at the mark has ended, so that no row can appear below it any more.
pub async fn has_passed(db: &mut impl Read, mark: Mark) -> sqlx::Result<bool> {
    let (On::Postgres(conn), Some(before)) = (db.on(), mark.before) else { return Ok(true) };
    sqlx::query_scalar("SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint >= $1")
        .bind(before)
        .fetch_one(conn)
        .await
}

/// A row in the form that is sealed.
pub struct ChainRow {
    pub id: i64,
    pub content: Vec<u8>,
}

/// Rows of a table with ids above `after` and up to `to`, sorted by id.
pub async fn list_rows(
    db: &mut impl Read,
    chain: Chain,
    after: i64,
    to: i64,
    most: i64,
) -> sqlx::Result<Vec<ChainRow>> {
    match chain {
        Chain::Audit => Ok(list_audit_rows(db, after, to, most).await?.into_iter().map(AuditRow::content).collect()),
        Chain::Ledger => Ok(list_transfers(db, after, to, most).await?.into_iter().map(TransferRow::content).collect()),
    }
}

/// Number of rows above an id.
pub async fn count_after(db: &mut impl Read, chain: Chain, after: i64) -> sqlx::Result<i64> {
    match chain {
        Chain::Audit => on_db!(db, conn => sqlx::query_scalar("SELECT count(*) FROM audit_log WHERE id > $1")
            .bind(after).fetch_one(conn).await),
        Chain::Ledger => on_db!(db, conn => sqlx::query_scalar("SELECT count(*) FROM transfers WHERE id > $1")
            .bind(after).fetch_one(conn).await),
    }
}

#[derive(sqlx::FromRow)]
struct AuditRow {
    id: i64,
    at: i64,
    operator_id: Option<i64>,
    action: String,
    subject: String,
    subject_id: i64,
    participant_id: Option<i64>,
    note: Option<String>,
    before: Option<String>,
    after: Option<String>,
}

impl AuditRow {
    fn content(self) -> ChainRow {
        let content = Content::default()
            .text(Chain::Audit.table())
            .number(self.id)
            .number(self.at)
            .number_or_none(self.operator_id)
            .text(&self.action)
            .text(&self.subject)
            .number(self.subject_id)
            .number_or_none(self.participant_id)
            .text_or_none(self.note.as_deref())
            .text_or_none(self.before.as_deref())
            .text_or_none(self.after.as_deref());
        ChainRow { id: self.id, content: content.0 }
    }
}

async fn list_audit_rows(db: &mut impl Read, after: i64, to: i64, most: i64) -> sqlx::Result<Vec<AuditRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, at, operator_id, action, subject, subject_id, participant_id, note, before, after FROM audit_log
         WHERE id > $1 AND id <= $2 ORDER BY id LIMIT $3")
        .bind(after).bind(to).bind(most).fetch_all(conn).await)
}

#[derive(sqlx::FromRow)]
struct TransferRow {
    id: i64,
    participant_id: i64,
    kind: String,
    from_account: String,
    to_account: String,
    points: i64,
    cause: String,
    cause_id: i64,
    idempotency_key: String,
    explanation: String,
    created_at: i64,
}

impl TransferRow {
    fn content(self) -> ChainRow {
        let content = Content::default()
            .text(Chain::Ledger.table())
            .number(self.id)
            .number(self.participant_id)
            .text(&self.kind)
            .text(&self.from_account)
            .text(&self.to_account)
            .number(self.points)
            .text(&self.cause)
            .number(self.cause_id)
            .text(&self.idempotency_key)
            .text(&self.explanation)
            .number(self.created_at);
        ChainRow { id: self.id, content: content.0 }
    }
}

async fn list_transfers(db: &mut impl Read, after: i64, to: i64, most: i64) -> sqlx::Result<Vec<TransferRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, participant_id, kind, from_account, to_account, points, cause, cause_id, idempotency_key,
                explanation, created_at
         FROM transfers WHERE id > $1 AND id <= $2 ORDER BY id LIMIT $3")
        .bind(after).bind(to).bind(most).fetch_all(conn).await)
}
