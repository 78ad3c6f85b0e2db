//! SQL of operators and of their credentials.
use plon_domain::email::Email;
use plon_domain::nip::Nip;
use plon_domain::password::Owner;

use super::model::{LoginChallengeKind, signs_from};
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{OperatorId, ParticipantId};
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;
use plon_platform::auth::Role;

/// Account data for checking a sign-in.
#[derive(sqlx::FromRow)]
pub struct Account {
    pub id: OperatorId,
    pub email: String,
    pub active: bool,
    /// True if a second factor is in use.
    pub enrolled: bool,
    password_hash: String,
}

impl Account {
    /// Hash of the password; `None` until the invitation is accepted.
    pub fn hash(&self) -> Option<&str> {
        Some(self.password_hash.as_str()).filter(|hash| !hash.is_empty())
    }
}

/// An operator's name and address.
#[derive(sqlx::FromRow)]
pub struct Person {
    pub email: String,
    pub first_name: String,
    pub last_name: String,
}

impl Person {
    /// Words that the operator's password must not contain.
    pub fn as_owner(&self) -> Owner {
        Owner::of([self.email.as_str(), &self.first_name, &self.last_name])
    }
}

/// Finds an account; operators' addresses are stored in lower case.
pub async fn find_account(db: &mut impl Read, email: &Email) -> sqlx::Result<Option<Account>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, email, status = 'active' AS active, totp_enrolled_at IS NOT NULL AS enrolled, password_hash
         FROM operators WHERE email = $1")
        .bind(email.key()).fetch_optional(conn).await)
}

pub async fn load_account(db: &mut impl Read, id: OperatorId) -> sqlx::Result<Account> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, email, status = 'active' AS active, totp_enrolled_at IS NOT NULL AS enrolled, password_hash
         FROM operators WHERE id = $1")
        .bind(id).fetch_one(conn).await)
}

/// True once there is any operator, whether they can sign in or not.
pub async fn has_operators(db: &mut impl Read) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM operators)").fetch_one(conn).await)
}

pub async fn load_person(db: &mut impl Read, id: OperatorId) -> sqlx::Result<Person> {
    on_db!(db, conn => sqlx::query_as("SELECT email, first_name, last_name FROM operators WHERE id = $1")
        .bind(id).fetch_one(conn).await)
}

/// Density of an operator's screens, by its name.
pub async fn find_density(db: &mut impl Read, id: OperatorId) -> sqlx::Result<Option<String>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT density FROM operators WHERE id = $1")
        .bind(id).fetch_one(conn).await)
}

pub async fn set_density(tx: &mut Tx, id: OperatorId, density: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE operators SET density = $2 WHERE id = $1")
        .bind(id).bind(density).execute(conn).await.map(|_| ()))
}

pub async fn list_roles(db: &mut impl Read, id: OperatorId) -> sqlx::Result<Vec<Role>> {
    let names: Vec<String> = on_db!(db, conn => sqlx::query_scalar(
        "SELECT role FROM operator_roles WHERE operator_id = $1 ORDER BY role")
        .bind(id).fetch_all(conn).await)?;
    Ok(names.iter().filter_map(|name| Role::named(name)).collect())
}

/// An operator to be inserted.
pub struct NewOperator<'a> {
    pub email: &'a Email,
    pub first_name: &'a str,
    pub last_name: &'a str,
    pub roles: &'a [Role],
}

/// Inserts an operator without a password; `None` when the e-mail is taken.
pub async fn insert_operator(tx: &mut Tx, new: &NewOperator<'_>, now: Timestamp) -> sqlx::Result<Option<OperatorId>> {
    let id: Option<OperatorId> = on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO operators (email, first_name, last_name, password_hash, status, created_at, signs_from)
         VALUES ($1, $2, $3, '', 'active', $4, $5) ON CONFLICT (email) DO NOTHING RETURNING id")
        .bind(new.email.key()).bind(new.first_name).bind(new.last_name).bind(now).bind(signs_from(now))
        .fetch_optional(conn).await)?;
    if let Some(id) = id {
        insert_roles(tx, id, new.roles).await?;
    }
    Ok(id)
}

pub async fn insert_roles(tx: &mut Tx, id: OperatorId, roles: &[Role]) -> sqlx::Result<()> {
    for role in roles {
        on_db!(tx, conn => sqlx::query(
            "INSERT INTO operator_roles (operator_id, role) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(id).bind(role.as_str()).execute(conn).await.map(|_| ()))?;
    }
    Ok(())
}

/// Time from which the operator's signature on money counts.
pub async fn load_signs_from(db: &mut impl Read, id: OperatorId) -> sqlx::Result<Timestamp> {
    on_db!(db, conn => sqlx::query_scalar("SELECT signs_from FROM operators WHERE id = $1")
        .bind(id).fetch_one(conn).await)
}

/// Delays signatures; a later time that is already set stays.
pub async fn delay_signatures(tx: &mut Tx, id: OperatorId, until: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE operators SET signs_from = $2 WHERE id = $1 AND signs_from < $2")
        .bind(id).bind(until).execute(conn).await.map(|_| ()))
}

pub async fn set_password(tx: &mut Tx, id: OperatorId, hash: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE operators SET password_hash = $2 WHERE id = $1")
        .bind(id).bind(hash).execute(conn).await.map(|_| ()))
}

pub async fn find_totp_secret(db: &mut impl Read, id: OperatorId) -> sqlx::Result<Option<String>> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT totp_secret FROM operators WHERE id = $1 AND totp_enrolled_at IS NOT NULL")
        .bind(id).fetch_optional(conn).await.map(Option::flatten))
}

pub async fn find_enrolment_time(db: &mut impl Read, id: OperatorId) -> sqlx::Result<Option<Timestamp>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT totp_enrolled_at FROM operators WHERE id = $1")
        .bind(id).fetch_one(conn).await)
}

/// Uses up the code of a time step; false when that step, or a later one, was used.
pub async fn consume_totp_step(tx: &mut Tx, id: OperatorId, step: i64) -> sqlx::Result<bool> {
    let spent = on_db!(tx, conn => sqlx::query(
        "UPDATE operators SET totp_last_step = $2
         WHERE id = $1 AND (totp_last_step IS NULL OR totp_last_step < $2)")
        .bind(id).bind(step).execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(spent > 0)
}

/// Forgets that codes were used; returns the operator's id and the sealed secret.
pub async fn clear_last_step(tx: &mut Tx, email: &Email) -> sqlx::Result<Option<(OperatorId, Option<String>)>> {
    on_db!(tx, conn => sqlx::query_as(
        "UPDATE operators SET totp_last_step = NULL WHERE email = $1 RETURNING id, totp_secret")
        .bind(email.key()).fetch_optional(conn).await)
}

/// Puts a second factor in use, its first code used up; false when one is already in use.
pub async fn enable_second_factor(
    tx: &mut Tx,
    id: OperatorId,
    (secret, step): (&str, i64),
    now: Timestamp,
) -> sqlx::Result<bool> {
    let enrolled = on_db!(tx, conn => sqlx::query(
        "UPDATE operators SET totp_secret = $2, totp_last_step = $3, totp_enrolled_at = $4
         WHERE id = $1 AND totp_enrolled_at IS NULL")
        .bind(id).bind(secret).bind(step).bind(now).execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(enrolled > 0)
}

/// Removes the second factor with its recovery codes and passkeys; the next sign-in enrols another.
pub async fn clear_second_factor(tx: &mut Tx, id: OperatorId) -> sqlx::Result<()> {
    delete_recovery_codes(tx, id).await?;
    delete_passkeys(tx, id).await?;
    on_db!(tx, conn => sqlx::query(
        "UPDATE operators SET totp_secret = NULL, totp_last_step = NULL, totp_enrolled_at = NULL WHERE id = $1")
        .bind(id).execute(conn).await.map(|_| ()))
}

pub async fn insert_recovery_code(tx: &mut Tx, id: OperatorId, hash: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("INSERT INTO operator_recovery_codes (hash, operator_id) VALUES ($1, $2)")
        .bind(hash).bind(id).execute(conn).await.map(|_| ()))
}

pub async fn delete_recovery_codes(tx: &mut Tx, id: OperatorId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM operator_recovery_codes WHERE operator_id = $1")
        .bind(id).execute(conn).await.map(|_| ()))
}

pub async fn consume_recovery_code(tx: &mut Tx, id: OperatorId, hash: &str, now: Timestamp) -> sqlx::Result<bool> {
    let spent = on_db!(tx, conn => sqlx::query(
        "UPDATE operator_recovery_codes SET used_at = $3 WHERE hash = $1 AND operator_id = $2 AND used_at IS NULL")
        .bind(hash).bind(id).bind(now).execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(spent > 0)
}

pub async fn count_recovery_codes_left(db: &mut impl Read, id: OperatorId) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT count(*) FROM operator_recovery_codes WHERE operator_id = $1 AND used_at IS NULL")
        .bind(id).fetch_one(conn).await)
}

/// Deletes passkeys and the challenges that were not answered yet.
async fn delete_passkeys(tx: &mut Tx, id: OperatorId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM passkey_challenges WHERE operator_id = $1")
        .bind(id).execute(conn).await.map(|_| ()))?;
    on_db!(tx, conn => sqlx::query("DELETE FROM operator_passkeys WHERE operator_id = $1")
        .bind(id).execute(conn).await.map(|_| ()))
}

/// A valid challenge.
#[derive(sqlx::FromRow)]
pub struct ChallengeRow {
    pub operator_id: OperatorId,
    pub totp_secret: Option<String>,
}

pub async fn insert_challenge(
    tx: &mut Tx,
    hash: &str,
    (kind, operator): (LoginChallengeKind, OperatorId),
    totp_secret: Option<&str>,
    expires_at: Timestamp,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO login_challenges (hash, kind, operator_id, totp_secret, expires_at) VALUES ($1, $2, $3, $4, $5)")
        .bind(hash).bind(kind.as_str()).bind(operator).bind(totp_secret).bind(expires_at)
        .execute(conn).await.map(|_| ()))
}

pub async fn find_challenge(
    db: &mut impl Read,
    hash: &str,
    kind: LoginChallengeKind,
    now: Timestamp,
) -> sqlx::Result<Option<ChallengeRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT h.operator_id, h.totp_secret FROM login_challenges h JOIN operators o ON o.id = h.operator_id
         WHERE h.hash = $1 AND h.kind = $2 AND h.used_at IS NULL AND h.expires_at > $3 AND o.status = 'active'")
        .bind(hash).bind(kind.as_str()).bind(now).fetch_optional(conn).await)
}

pub async fn consume_challenge(
    tx: &mut Tx,
    hash: &str,
    kind: LoginChallengeKind,
    now: Timestamp,
) -> sqlx::Result<bool> {
    let spent = on_db!(tx, conn => sqlx::query(
        "UPDATE login_challenges SET used_at = $3
         WHERE hash = $1 AND kind = $2 AND used_at IS NULL AND expires_at > $3
           AND 'active' = (SELECT status FROM operators WHERE operators.id = login_challenges.operator_id)")
        .bind(hash).bind(kind.as_str()).bind(now).execute(conn).await.map(|done| done.rows_affected()))?;
    Ok(spent > 0)
}

pub async fn delete_challenges(tx: &mut Tx, id: OperatorId, kind: LoginChallengeKind) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM login_challenges WHERE operator_id = $1 AND kind = $2")
        .bind(id).bind(kind.as_str()).execute(conn).await.map(|_| ()))
}

pub async fn delete_challenges_before(tx: &mut Tx, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM login_challenges WHERE expires_at <= $1")
        .bind(now).execute(conn).await.map(|_| ()))
}

/// A participant whose portal support looks at.
#[derive(sqlx::FromRow)]
pub struct SupportedParticipant {
    pub id: ParticipantId,
    pub name: String,
}

pub async fn find_participant(db: &mut impl Read, nip: &Nip) -> sqlx::Result<Option<SupportedParticipant>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, first_name || ' ' || last_name AS name FROM participants WHERE nip = $1 AND status = 'active'")
        .bind(nip.as_str()).fetch_optional(conn).await)
}
