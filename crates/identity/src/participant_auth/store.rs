//! SQL of signing in.
use plon_domain::nip::Nip;
use plon_domain::password::Owner;

use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::ParticipantId;
use plon_kernel::on_db;

/// Account data that a sign-in is checked against.
#[derive(sqlx::FromRow)]
pub struct Account {
    pub id: ParticipantId,
    pub active: bool,
    pub password_hash: Option<String>,
}

pub async fn find_account(db: &mut impl Read, nip: &Nip) -> sqlx::Result<Option<Account>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, status = 'active' AS active, password_hash FROM participants WHERE nip = $1")
        .bind(nip.as_str()).fetch_optional(conn).await)
}

/// True when the account is still active with the same password; the row is locked until the transaction ends.
pub async fn is_unchanged(tx: &mut Tx, account: &Account) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE participants SET password_hash = password_hash
         WHERE id = $1 AND password_hash = $2 AND status = 'active'")
        .bind(account.id).bind(&account.password_hash).execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// A participant's NIP and password hash.
pub async fn load_credentials(
    db: &mut impl Read,
    participant: ParticipantId,
) -> sqlx::Result<(String, Option<String>)> {
    on_db!(db, conn => sqlx::query_as("SELECT nip, password_hash FROM participants WHERE id = $1")
        .bind(participant).fetch_one(conn).await)
}

pub async fn load_email(db: &mut impl Read, participant: ParticipantId) -> sqlx::Result<String> {
    on_db!(db, conn => sqlx::query_scalar("SELECT email FROM participants WHERE id = $1")
        .bind(participant).fetch_one(conn).await)
}

/// Words that a participant's password must not be made of: NIP, names, company, e-mail.
pub async fn load_password_owner(db: &mut impl Read, participant: ParticipantId) -> sqlx::Result<Owner> {
    let row: (String, String, String, String, String) = on_db!(db, conn => sqlx::query_as(
        "SELECT nip, first_name, last_name, company_name, email FROM participants WHERE id = $1")
        .bind(participant).fetch_one(conn).await)?;
    Ok(Owner::of([&row.0, &row.1, &row.2, &row.3, &row.4].map(String::as_str)))
}

pub async fn set_password(tx: &mut Tx, participant: ParticipantId, hash: &str) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE participants SET password_hash = $2 WHERE id = $1")
        .bind(participant).bind(hash).execute(conn).await.map(|_| ()))
}
