//! SQL of the ledger: accounts and transfers.
use plon_domain::UnknownCode;
use plon_domain::ledger::AccountKind;
use plon_domain::points::Points;

use super::model::Posting;
use plon_kernel::bulk::{CHUNK, Statement};
use plon_kernel::db::{On, Read, Tx};
use plon_kernel::ids::ParticipantId;
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;
use plon_kernel::write_batch::{Write, WriteBatch};

const OF_MANY: &str = "SELECT participant_id, kind, balance FROM accounts WHERE participant_id IN (";

#[derive(sqlx::FromRow)]
pub struct AccountRow {
    kind: String,
    balance: i64,
}

impl AccountRow {
    pub fn parsed(self) -> Result<(AccountKind, Points), UnknownCode> {
        Ok((AccountKind::try_from(self.kind)?, Points(self.balance)))
    }
}

pub async fn insert_accounts(tx: &mut Tx, participant: ParticipantId) -> sqlx::Result<()> {
    for kind in AccountKind::ALL {
        on_db!(tx, conn => sqlx::query("INSERT INTO accounts (participant_id, kind, balance) VALUES ($1, $2, 0)")
            .bind(participant).bind(kind.as_str()).execute(conn).await.map(|_| ()))?;
    }
    Ok(())
}

/// Locks the accounts: SQLite's transaction is the only writer already; PostgreSQL locks the rows, in one order.
pub async fn lock_accounts(tx: &mut Tx, participant: ParticipantId) -> sqlx::Result<Vec<AccountRow>> {
    match tx.on() {
        On::Sqlite(conn) => {
            sqlx::query_as("SELECT kind, balance FROM accounts WHERE participant_id = $1")
                .bind(participant)
                .fetch_all(conn)
                .await
        }
        On::Postgres(conn) => {
            sqlx::query_as("SELECT kind, balance FROM accounts WHERE participant_id = $1 ORDER BY kind FOR UPDATE")
                .bind(participant)
                .fetch_all(conn)
                .await
        }
    }
}

/// An account with its participant.
#[derive(sqlx::FromRow)]
pub struct ParticipantAccountRow {
    pub participant_id: ParticipantId,
    #[sqlx(flatten)]
    pub account: AccountRow,
}

/// Like `lock_accounts`, for many participants, in the order of their ids.
pub async fn lock_accounts_of_many(
    tx: &mut Tx,
    participants: &[ParticipantId],
) -> sqlx::Result<Vec<ParticipantAccountRow>> {
    if participants.is_empty() {
        return Ok(Vec::new());
    }
    match tx.on() {
        On::Sqlite(conn) => {
            let mut statement = Statement::new(OF_MANY);
            let mut list = statement.separated(", ");
            participants.iter().for_each(|id| {
                list.push_bind(*id);
            });
            statement.push(")");
            statement.build_query_as().fetch_all(conn).await
        }
        On::Postgres(conn) => {
            let mut statement = Statement::new(OF_MANY);
            let mut list = statement.separated(", ");
            participants.iter().for_each(|id| {
                list.push_bind(*id);
            });
            statement.push(") ORDER BY participant_id, kind FOR UPDATE");
            statement.build_query_as().fetch_all(conn).await
        }
    }
}

pub async fn list_balances(db: &mut impl Read, participant: ParticipantId) -> sqlx::Result<Vec<AccountRow>> {
    on_db!(db, conn => sqlx::query_as("SELECT kind, balance FROM accounts WHERE participant_id = $1")
        .bind(participant).fetch_all(conn).await)
}

pub async fn is_posted(db: &mut impl Read, key: &str) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM transfers WHERE idempotency_key = $1)")
        .bind(key).fetch_one(conn).await)
}

/// Inserts a transfer with a new key; `false` when the key was posted before.
pub async fn insert_transfer(tx: &mut Tx, posting: &Posting<'_>, now: Timestamp) -> sqlx::Result<bool> {
    let Posting { participant, transfer, cause: (cause, cause_id), key, explanation } = posting;
    let inserted = on_db!(tx, conn => sqlx::query(
        "INSERT INTO transfers (participant_id, kind, from_account, to_account, points, cause, cause_id,
                                idempotency_key, explanation, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (idempotency_key) DO NOTHING")
        .bind(participant).bind(transfer.kind().as_str()).bind(transfer.from().as_str()).bind(transfer.to().as_str())
        .bind(transfer.amount().0).bind(cause.as_str()).bind(cause_id).bind(key).bind(explanation).bind(now)
        .execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(inserted == 1)
}

/// Inserts the transfers with new keys; returns these keys.
pub async fn insert_transfers(tx: &mut Tx, postings: &[Posting<'_>], now: Timestamp) -> sqlx::Result<Vec<String>> {
    let mut fresh = Vec::with_capacity(postings.len());
    for chunk in postings.chunks(CHUNK) {
        let keys: Vec<String> = on_db!(tx, conn => {
            let mut statement = Statement::new(
                "INSERT INTO transfers (participant_id, kind, from_account, to_account, points, cause, cause_id,
                                        idempotency_key, explanation, created_at) ");
            statement.push_values(chunk, |mut row, posting| {
                let Posting { participant, transfer, cause: (cause, cause_id), key, explanation } = posting;
                row.push_bind(*participant).push_bind(transfer.kind().as_str()).push_bind(transfer.from().as_str())
                    .push_bind(transfer.to().as_str()).push_bind(transfer.amount().0).push_bind(cause.as_str())
                    .push_bind(*cause_id).push_bind(key.as_str()).push_bind(*explanation).push_bind(now);
            });
            statement.push(" ON CONFLICT (idempotency_key) DO NOTHING RETURNING idempotency_key");
            statement.build_query_scalar().fetch_all(conn).await?
        });
        fresh.extend(keys);
    }
    Ok(fresh)
}

/// Adds to the balances of many accounts at once.
pub async fn move_balances(tx: &mut Tx, moved: &[((ParticipantId, AccountKind), Points)]) -> sqlx::Result<()> {
    for chunk in moved.chunks(CHUNK) {
        on_db!(tx, conn => {
            let mut statement = Statement::new("UPDATE accounts SET balance = balance + moved.column3 FROM (");
            statement.push_values(chunk, |mut row, ((participant, account), points)| {
                row.push_bind(*participant).push_bind(account.as_str()).push_bind(points.0);
            });
            statement.push(
                ") AS moved WHERE accounts.participant_id = moved.column1 AND accounts.kind = moved.column2");
            statement.build().execute(conn).await.map(|_| ())
        })?;
    }
    Ok(())
}

/// Inserts a transfer whose key must be new.
pub fn insert_new_transfer(batch: &mut WriteBatch, posting: &Posting<'_>, now: Timestamp) {
    let Posting { participant, transfer, cause: (cause, cause_id), key, explanation } = posting;
    let insert = Write::new(
        "INSERT INTO transfers (participant_id, kind, from_account, to_account, points, cause, cause_id,
                                idempotency_key, explanation, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)",
    )
    .bind(participant.0)
    .bind(transfer.kind().as_str())
    .bind(transfer.from().as_str())
    .bind(transfer.to().as_str())
    .bind(transfer.amount().0)
    .bind(cause.as_str())
    .bind(*cause_id)
    .bind(key.as_str())
    .bind(*explanation)
    .bind(now);
    batch.push(insert);
}

pub fn move_balance(batch: &mut WriteBatch, posting: &Posting<'_>) {
    let Posting { participant, transfer, .. } = posting;
    let update = Write::new(
        "UPDATE accounts SET balance = balance + CASE WHEN kind = $2 THEN -$4 ELSE $4 END
         WHERE participant_id = $1 AND kind IN ($2, $3)",
    )
    .bind(participant.0)
    .bind(transfer.from().as_str())
    .bind(transfer.to().as_str())
    .bind(transfer.amount().0);
    batch.push(update);
}

pub async fn mark_limit_reached(tx: &mut Tx, participants: &[ParticipantId], now: Timestamp) -> sqlx::Result<()> {
    for some in participants.chunks(CHUNK) {
        on_db!(tx, conn => {
            let mut statement = Statement::new("UPDATE participants SET points_limit_reached_at = ");
            statement.push_bind(now).push(" WHERE points_limit_reached_at IS NULL AND id IN (");
            let mut ids = statement.separated(", ");
            for id in some {
                ids.push_bind(*id);
            }
            statement.push(")");
            statement.build().execute(conn).await.map(|_| ())
        })?;
    }
    Ok(())
}

pub async fn unmark_limit_reached(tx: &mut Tx, participant: ParticipantId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE participants SET points_limit_reached_at = NULL WHERE id = $1")
        .bind(participant).execute(conn).await.map(|_| ()))
}
