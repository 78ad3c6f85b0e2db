//! SQL of passkeys and their challenges.
use super::model::{Backup, Challenge, NewPasskey, Purpose};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{OperatorId, PasskeyId};
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

/// A stored passkey.
#[derive(Debug, sqlx::FromRow)]
pub struct PasskeyRow {
    pub id: PasskeyId,
    pub credential_id: Vec<u8>,
    pub public_key: Vec<u8>,
    pub sign_count: i64,
    pub backup: Backup,
    pub transports: i64,
    pub name: String,
    pub created_at: Timestamp,
    pub last_used_at: Option<Timestamp>,
}

/// An operator's passkeys, the oldest first.
pub async fn list_passkeys(db: &mut impl Read, operator: OperatorId) -> sqlx::Result<Vec<PasskeyRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, credential_id, public_key, sign_count, backup, transports, name, created_at, last_used_at
         FROM operator_passkeys WHERE operator_id = $1 ORDER BY id")
        .bind(operator).fetch_all(conn).await)
}

/// One of the operator's own passkeys.
pub async fn find_passkey(db: &mut impl Read, operator: OperatorId, id: PasskeyId) -> sqlx::Result<Option<PasskeyRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, credential_id, public_key, sign_count, backup, transports, name, created_at, last_used_at
         FROM operator_passkeys WHERE operator_id = $1 AND id = $2")
        .bind(operator).bind(id).fetch_optional(conn).await)
}

/// Inserts a passkey; `None` when an account already has it.
pub async fn insert_passkey(
    tx: &mut Tx,
    (operator, name): (OperatorId, &str),
    new: &NewPasskey,
    now: Timestamp,
) -> sqlx::Result<Option<PasskeyId>> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO operator_passkeys
            (operator_id, credential_id, public_key, sign_count, backup, transports, name, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (credential_id) DO NOTHING RETURNING id")
        .bind(operator).bind(&new.credential_id).bind(&new.public_key).bind(new.sign_count).bind(new.backup)
        .bind(new.transports).bind(name).bind(now).fetch_optional(conn).await)
}

pub async fn rename_passkey(tx: &mut Tx, operator: OperatorId, id: PasskeyId, name: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE operator_passkeys SET name = $3 WHERE operator_id = $1 AND id = $2")
        .bind(operator).bind(id).bind(name).execute(conn).await.map(|_| ()))
}

pub async fn delete_passkey(tx: &mut Tx, operator: OperatorId, id: PasskeyId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM operator_passkeys WHERE operator_id = $1 AND id = $2")
        .bind(operator).bind(id).execute(conn).await.map(|_| ()))
}

/// Stores the counter and the backup state of a use; false when the passkey is gone or a later use was faster.
pub async fn record_use(
    tx: &mut Tx,
    id: PasskeyId,
    (sign_count, backup): (i64, Backup),
    now: Timestamp,
) -> sqlx::Result<bool> {
    let kept = on_db!(tx, conn => sqlx::query(
        "UPDATE operator_passkeys SET sign_count = $2, backup = $3, last_used_at = $4
         WHERE id = $1 AND (sign_count < $2 OR sign_count = 0)")
        .bind(id).bind(sign_count).bind(backup).bind(now).execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(kept > 0)
}

/// The WebAuthn user handle of the operator; the offered bytes become it when there is none yet.
pub async fn ensure_user_handle(tx: &mut Tx, operator: OperatorId, offered: &[u8]) -> sqlx::Result<Vec<u8>> {
    on_db!(tx, conn => sqlx::query_scalar(
        "UPDATE operators SET passkey_user = COALESCE(passkey_user, $2) WHERE id = $1 RETURNING passkey_user")
        .bind(operator).bind(offered).fetch_one(conn).await)
}

/// The WebAuthn user handle; `None` until the operator has started to add a passkey.
pub async fn find_user_handle(db: &mut impl Read, operator: OperatorId) -> sqlx::Result<Option<Vec<u8>>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT passkey_user FROM operators WHERE id = $1")
        .bind(operator).fetch_one(conn).await)
}

pub async fn put_challenge(
    tx: &mut Tx,
    purpose: &Purpose<'_>,
    operator: OperatorId,
    challenge: &Challenge,
    expires_at: Timestamp,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO passkey_challenges (kind, bound_to, operator_id, state, name, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (kind, bound_to) DO UPDATE SET operator_id = excluded.operator_id, state = excluded.state,
            name = excluded.name, expires_at = excluded.expires_at")
        .bind(purpose.kind()).bind(purpose.bound_to()).bind(operator).bind(&challenge.state).bind(&challenge.name)
        .bind(expires_at).execute(conn).await.map(|_| ()))
}

pub async fn take_challenge(
    tx: &mut Tx,
    purpose: &Purpose<'_>,
    operator: OperatorId,
    now: Timestamp,
) -> sqlx::Result<Option<Challenge>> {
    on_db!(tx, conn => sqlx::query_as(
        "DELETE FROM passkey_challenges WHERE kind = $1 AND bound_to = $2 AND operator_id = $3 AND expires_at > $4
         RETURNING state, name")
        .bind(purpose.kind()).bind(purpose.bound_to()).bind(operator).bind(now).fetch_optional(conn).await)
}

pub async fn delete_challenges_before(tx: &mut Tx, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM passkey_challenges WHERE expires_at <= $1")
        .bind(now).execute(conn).await.map(|_| ()))
}
