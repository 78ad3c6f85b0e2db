//! SQL of codes by SMS.
use plon_domain::nip::Nip;

use plon_kernel::db::{On, Read, Tx};
use plon_kernel::ids::ParticipantId;
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

/// Recipient of a code.
#[derive(sqlx::FromRow)]
pub struct Account {
    pub id: ParticipantId,
    pub phone: String,
}

/// One try: the stored hashes of the handle and of the typed code.
pub struct Attempt {
    pub handle: String,
    pub code: String,
}

/// Participant whose password was set.
#[derive(sqlx::FromRow)]
pub struct PasswordSet {
    pub id: ParticipantId,
    pub email: String,
}

/// The active participant with the NIP, locked against concurrent requests for a code.
pub async fn lock_account(tx: &mut Tx, nip: &Nip) -> sqlx::Result<Option<Account>> {
    match tx.on() {
        On::Sqlite(conn) => {
            sqlx::query_as("SELECT id, phone FROM participants WHERE nip = $1 AND status = 'active'")
                .bind(nip.as_str())
                .fetch_optional(conn)
                .await
        }
        On::Postgres(conn) => {
            sqlx::query_as("SELECT id, phone FROM participants WHERE nip = $1 AND status = 'active' FOR NO KEY UPDATE")
                .bind(nip.as_str())
                .fetch_optional(conn)
                .await
        }
    }
}

/// A code that was sent.
#[derive(sqlx::FromRow)]
pub struct SentCode {
    pub created_at: Timestamp,
    /// Device or network that asked for it.
    pub asked_from: String,
}

/// Codes sent to a participant, the oldest first.
pub async fn list_sent_since(db: &mut impl Read, to: ParticipantId, since: Timestamp) -> sqlx::Result<Vec<SentCode>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT created_at, asked_from FROM password_codes
         WHERE participant_id = $1 AND created_at > $2 AND lifted_at IS NULL ORDER BY created_at, id")
        .bind(to).bind(since).fetch_all(conn).await)
}

/// Number of wrong tries at a participant's codes, and the time at which the first of those codes was sent.
pub async fn count_wrong_since(
    db: &mut impl Read,
    of: ParticipantId,
    since: Timestamp,
) -> sqlx::Result<(i64, Option<Timestamp>)> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT CAST(COALESCE(SUM(wrong), 0) AS BIGINT), MIN(created_at) FROM password_codes
         WHERE participant_id = $1 AND created_at > $2 AND wrong > 0 AND lifted_at IS NULL")
        .bind(of).bind(since).fetch_one(conn).await)
}

pub async fn insert_code(
    tx: &mut Tx,
    to: ParticipantId,
    (handle, code): (&str, &str),
    asked_from: &str,
    now: Timestamp,
    expires_at: Timestamp,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO password_codes (participant_id, handle_hash, code_hash, asked_from, created_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6)")
        .bind(to).bind(handle).bind(code).bind(asked_from).bind(now).bind(expires_at).execute(conn).await.map(|_| ()))
}

/// True while the handle's code may still be tried; read without a lock, so that a flood of tries only reads.
pub async fn is_live(
    db: &mut impl Read,
    attempt: &Attempt,
    nip: &Nip,
    per_code: i64,
    now: Timestamp,
) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM password_codes c JOIN participants p ON p.id = c.participant_id
                        WHERE c.handle_hash = $1 AND p.nip = $2 AND p.status = 'active' AND c.used_at IS NULL
                          AND c.expires_at > $3 AND c.wrong < $4)")
        .bind(&attempt.handle).bind(nip.as_str()).bind(now).bind(per_code).fetch_one(conn).await)
}

/// Serializes tries at the codes of one participant; in SQLite the transaction is the only writer already.
pub async fn lock_owner(tx: &mut Tx, attempt: &Attempt) -> sqlx::Result<()> {
    match tx.on() {
        On::Sqlite(_) => Ok(()),
        On::Postgres(conn) => sqlx::query(
            "SELECT 1 FROM participants
             WHERE id = (SELECT participant_id FROM password_codes WHERE handle_hash = $1) FOR NO KEY UPDATE",
        )
        .bind(&attempt.handle)
        .execute(conn)
        .await
        .map(|_| ()),
    }
}

/// Checks a code and counts a wrong one; `None` when it may not be tried any more.
pub async fn try_code(
    tx: &mut Tx,
    attempt: &Attempt,
    nip: &Nip,
    (per_code, per_account): (i64, i64),
    since: Timestamp,
    now: Timestamp,
) -> sqlx::Result<Option<bool>> {
    on_db!(tx, conn => sqlx::query_scalar(
        "UPDATE password_codes SET wrong = wrong + CASE WHEN code_hash = $2 THEN 0 ELSE 1 END
         WHERE handle_hash = $1 AND used_at IS NULL AND expires_at > $3 AND wrong < $4
           AND participant_id = (SELECT id FROM participants WHERE nip = $5 AND status = 'active')
           AND (SELECT COALESCE(SUM(others.wrong), 0) FROM password_codes others
                WHERE others.participant_id = password_codes.participant_id AND others.created_at > $6
                  AND others.lifted_at IS NULL) < $7
         RETURNING code_hash = $2")
        .bind(&attempt.handle).bind(&attempt.code).bind(now).bind(per_code).bind(nip.as_str()).bind(since)
        .bind(per_account).fetch_optional(conn).await)
}

/// Sets the password of the code's owner and uses the code up; `None` when another request was faster.
pub async fn set_password(
    tx: &mut Tx,
    attempt: &Attempt,
    password_hash: &str,
    now: Timestamp,
) -> sqlx::Result<Option<PasswordSet>> {
    let owner: Option<ParticipantId> = on_db!(tx, conn => sqlx::query_scalar(
        "UPDATE password_codes SET used_at = $3
         WHERE handle_hash = $1 AND code_hash = $2 AND used_at IS NULL AND expires_at > $3 RETURNING participant_id")
        .bind(&attempt.handle).bind(&attempt.code).bind(now).fetch_optional(conn).await)?;
    let Some(owner) = owner else { return Ok(None) };
    on_db!(tx, conn => sqlx::query_as(
        "UPDATE participants SET password_hash = $2 WHERE id = $1 AND status = 'active' RETURNING id, email")
        .bind(owner).bind(password_hash).fetch_optional(conn).await)
}

/// The owner of the tried code, and the number of wrong tries at all of their codes.
pub async fn count_wrong_of_owner(
    db: &mut impl Read,
    attempt: &Attempt,
    since: Timestamp,
) -> sqlx::Result<Option<(ParticipantId, i64)>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT c.participant_id, CAST(COALESCE(SUM(others.wrong), 0) AS BIGINT)
         FROM password_codes c JOIN password_codes others ON others.participant_id = c.participant_id
         WHERE c.handle_hash = $1 AND others.created_at > $2 AND others.lifted_at IS NULL GROUP BY c.participant_id")
        .bind(&attempt.handle).bind(since).fetch_optional(conn).await)
}

/// Stops counting the codes sent so far for the participant.
pub async fn clear_wrong_tries(tx: &mut Tx, of: ParticipantId, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE password_codes SET lifted_at = $2 WHERE participant_id = $1 AND lifted_at IS NULL")
        .bind(of).bind(now).execute(conn).await.map(|_| ()))
}

pub async fn count_all_wrong_since(db: &mut impl Read, since: Timestamp) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT CAST(COALESCE(SUM(wrong), 0) AS BIGINT) FROM password_codes WHERE wrong > 0 AND created_at > $1")
        .bind(since).fetch_one(conn).await)
}

pub async fn delete_old_codes(tx: &mut Tx, before: Timestamp, most: i64) -> sqlx::Result<u64> {
    on_db!(tx, conn => sqlx::query(
        "DELETE FROM password_codes WHERE id IN (
            SELECT id FROM password_codes WHERE created_at < $1 ORDER BY created_at LIMIT $2)")
        .bind(before).bind(most).execute(conn).await.map(|done| done.rows_affected()))
}
