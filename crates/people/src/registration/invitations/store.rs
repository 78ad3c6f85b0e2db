//! SQL of invitations.
use plon_domain::audience::AccountType;
use plon_domain::nip::Nip;

use super::model::KnownAsker;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{OperatorId, ParticipantId};
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

/// Id of an invitation's row.
#[derive(Debug, Clone, Copy, sqlx::Type)]
#[sqlx(transparent)]
pub struct InvitationId(pub i64);

pub struct NewInvitation<'a> {
    pub hash: String,
    pub code: String,
    pub account_type: AccountType,
    pub nip: &'a Nip,
    pub request: Option<i64>,
    pub operator: OperatorId,
    pub now: Timestamp,
    pub expires_at: Timestamp,
}

pub async fn insert_invitation(tx: &mut Tx, new: &NewInvitation<'_>) -> sqlx::Result<InvitationId> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO invitations (hash, registration_code, account_type, nip, request_id, invited_by, created_at,
                                  expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id")
        .bind(&new.hash).bind(&new.code).bind(new.account_type.as_str()).bind(new.nip.as_str()).bind(new.request)
        .bind(new.operator).bind(new.now).bind(new.expires_at).fetch_one(conn).await)
}

/// A valid invitation.
#[derive(sqlx::FromRow)]
pub struct InvitationRow {
    pub id: InvitationId,
    pub nip: String,
    pub registration_code: String,
    pub expires_at: Timestamp,
    pub request_id: Option<i64>,
}

pub async fn find_live_invitation(
    db: &mut impl Read,
    account_type: AccountType,
    hash: &str,
    now: Timestamp,
) -> sqlx::Result<Option<InvitationRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, nip, registration_code, expires_at, request_id FROM invitations
         WHERE hash = $1 AND account_type = $2 AND used_at IS NULL AND expires_at > $3")
        .bind(hash).bind(account_type.as_str()).bind(now).fetch_optional(conn).await)
}

/// Marks an invitation as used; false if it was used before.
pub async fn consume_invitation(
    tx: &mut Tx,
    id: InvitationId,
    by: ParticipantId,
    now: Timestamp,
) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE invitations SET used_at = $3, participant_id = $2 WHERE id = $1 AND used_at IS NULL")
        .bind(id).bind(by).bind(now).execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Reads the details from the request that an invitation answers.
pub async fn find_requester(db: &mut impl Read, request: i64) -> sqlx::Result<Option<KnownAsker>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT first_name, last_name, company_name, phone, email, city FROM requests WHERE id = $1")
        .bind(request).fetch_optional(conn).await)
}

/// The account of a NIP.
#[derive(sqlx::FromRow)]
pub struct KnownParticipant {
    pub id: ParticipantId,
    pub status: String,
    pub has_password: bool,
    pub email: String,
    pub phone: String,
}

pub async fn find_participant(db: &mut impl Read, nip: &Nip) -> sqlx::Result<Option<KnownParticipant>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT id, status, password_hash IS NOT NULL AS has_password, email, phone FROM participants WHERE nip = $1")
        .bind(nip.as_str()).fetch_optional(conn).await)
}
