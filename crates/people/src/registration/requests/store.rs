//! SQL of requests.
use super::model::NewRequest;
use super::state::{RequestKind, RequestStatus};
use crate::registration::form::Registration;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{OperatorId, ParticipantId};
use plon_kernel::on_db;
use plon_kernel::paging::{Keyed, Select};
use plon_kernel::types::Timestamp;

pub async fn insert_request(tx: &mut Tx, new: &NewRequest, network: &str, now: Timestamp) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO requests (kind, status, nip, first_name, last_name, company_name, phone, email, city, message,
                               contact_consent, network, created_at)
         VALUES ('participation', 'pending', $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)")
        .bind(new.nip.as_str()).bind(&new.first_name).bind(&new.last_name).bind(&new.company_name)
        .bind(new.phone.as_str()).bind(new.email.as_str()).bind(&new.city).bind(&new.message)
        .bind(new.contact_consent).bind(network).bind(now).execute(conn).await.map(|_| ()))
}

pub async fn insert_partner_request(
    tx: &mut Tx,
    participant: ParticipantId,
    new: &Registration,
    network: &str,
    now: Timestamp,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO requests (kind, status, nip, first_name, last_name, company_name, phone, email, city,
                               participant_id, network, created_at)
         VALUES ('partner', 'pending', $1, $2, $3, $4, $5, $6, $7, $8, $9, $10)")
        .bind(new.nip.as_str()).bind(&new.first_name).bind(&new.last_name).bind(&new.company_name)
        .bind(new.phone.as_str()).bind(new.email.as_str()).bind(&new.company.city).bind(participant).bind(network)
        .bind(now).execute(conn).await.map(|_| ()))
}

/// A request in the list.
#[derive(Debug, sqlx::FromRow)]
pub struct QueueRow {
    pub id: i64,
    pub kind: RequestKind,
    pub status: RequestStatus,
    pub nip: String,
    pub first_name: String,
    pub last_name: String,
    pub company_name: String,
    pub city: String,
    pub created_at: Timestamp,
}

impl Keyed for QueueRow {
    fn key(&self) -> i64 {
        self.id
    }
}

/// Requests filtered by kind, state and NIP, each optional.
pub fn select_requests(kind: Option<RequestKind>, status: Option<RequestStatus>, nip: Option<String>) -> Select {
    let requests =
        Select::new("id, kind, status, nip, first_name, last_name, company_name, city, created_at", "requests");
    let of_kind = match kind {
        None => requests,
        Some(RequestKind::Participation) => requests.only("kind = 'participation'"),
        Some(RequestKind::Partner) => requests.only("kind = 'partner'"),
    };
    let in_state = match status {
        None => of_kind,
        Some(RequestStatus::Pending) => of_kind.only("status = 'pending'"),
        Some(RequestStatus::Accepted) => of_kind.only("status = 'accepted'"),
        Some(RequestStatus::Refused) => of_kind.only("status = 'refused'"),
    };
    in_state.filter_if("nip = ?", nip)
}

/// A request with its answer.
#[derive(Debug, sqlx::FromRow)]
pub struct RequestRow {
    pub id: i64,
    pub kind: RequestKind,
    pub status: RequestStatus,
    pub nip: String,
    pub first_name: String,
    pub last_name: String,
    pub company_name: String,
    pub phone: String,
    pub email: String,
    pub city: String,
    pub message: Option<String>,
    pub contact_consent: Option<String>,
    pub participant_id: Option<ParticipantId>,
    pub created_at: Timestamp,
    pub decided_at: Option<Timestamp>,
    pub decided_by: Option<String>,
    pub reason: Option<String>,
    pub has_account: bool,
}

pub async fn find_request(db: &mut impl Read, id: i64) -> sqlx::Result<Option<RequestRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT r.id, r.kind, r.status, r.nip, r.first_name, r.last_name, r.company_name, r.phone, r.email, r.city,
                r.message, r.contact_consent, r.participant_id, r.created_at, r.decided_at,
                o.first_name || ' ' || o.last_name AS decided_by, r.reason,
                EXISTS (SELECT 1 FROM participants p WHERE p.nip = r.nip) AS has_account
         FROM requests r LEFT JOIN operators o ON o.id = r.decided_by
         WHERE r.id = $1")
        .bind(id).fetch_optional(conn).await)
}

/// Counts the other requests with a NIP.
pub async fn count_other_requests(db: &mut impl Read, id: i64, nip: &str) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar("SELECT count(*) FROM requests WHERE nip = $2 AND id <> $1")
        .bind(id).bind(nip).fetch_one(conn).await)
}

/// Decides on a request; false if it no longer waits.
pub async fn decide_request(
    tx: &mut Tx,
    id: i64,
    status: RequestStatus,
    operator: OperatorId,
    reason: Option<&str>,
    now: Timestamp,
) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE requests SET status = $2, decided_at = $3, decided_by = $4, reason = $5
         WHERE id = $1 AND status = 'pending'")
        .bind(id).bind(status).bind(now).bind(operator).bind(reason).execute(conn).await
        .map(|done| done.rows_affected() == 1))
}

/// Approves an account; false if it no longer waits.
pub async fn approve_account(tx: &mut Tx, participant: ParticipantId) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query("UPDATE participants SET status = 'active' WHERE id = $1 AND status = 'pending'")
        .bind(participant).execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Erases the personal data of an account that waits; false if it no longer does. Its id is kept with the answers to
/// the consents.
pub async fn erase_account(tx: &mut Tx, participant: ParticipantId) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE participants SET status = 'erased', nip = 'usunięty-' || CAST(id AS TEXT), email = '', phone = '',
            first_name = 'Usunięty', last_name = 'uczestnik', company_name = 'Usunięty uczestnik',
            company_street = '', company_street_number = '', company_street_number_place = NULL,
            company_postcode = '', company_city = '',
            correspondence_address = FALSE, correspondence_street = NULL, correspondence_street_number = NULL,
            correspondence_street_number_place = NULL, correspondence_postcode = NULL, correspondence_city = NULL,
            authorized_person = FALSE, authorized_person_first_name = NULL, authorized_person_last_name = NULL,
            authorized_person_identifier = NULL
         WHERE id = $1 AND status = 'pending'")
        .bind(participant).execute(conn).await.map(|done| done.rows_affected() == 1))
}
