//! SQL of the connections, and of the proofs that KSeF gives.
use plon_domain::einvoice::KsefConnectionStatus;
use plon_domain::season::Season;
use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{DistributorId, FileId, InvoiceId, ParticipantId};
use plon_kernel::on_db;
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_ksef::KsefNumber;

/// Connection as it is shown.
#[derive(Debug, sqlx::FromRow)]
pub struct ConnectionRow {
    pub connected_at: Timestamp,
    pub checked_at: Option<Timestamp>,
    pub next_check_at: Timestamp,
    #[sqlx(try_from = "String")]
    pub status: KsefConnectionStatus,
    pub reason: Option<String>,
    pub reported: i64,
}

pub async fn find_connection(db: &mut impl Read, participant: ParticipantId) -> sqlx::Result<Option<ConnectionRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT connected_at, checked_at, next_check_at, status, reason, reported
         FROM ksef_connections WHERE participant_id = $1").bind(participant).fetch_optional(conn).await)
}

/// NIP of a participant's company.
pub async fn load_nip(db: &mut impl Read, participant: ParticipantId) -> sqlx::Result<String> {
    on_db!(db, conn => sqlx::query_scalar("SELECT nip FROM participants WHERE id = $1")
        .bind(participant).fetch_one(conn).await)
}

pub async fn find_first_day(db: &mut impl Read, season: Season) -> sqlx::Result<Option<BusinessDate>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT starts_on FROM seasons WHERE year = $1")
        .bind(i64::from(season)).fetch_optional(conn).await)
}

/// Connection to be made.
pub struct NewConnection<'a> {
    pub participant: ParticipantId,
    /// Token, encrypted.
    pub token: &'a str,
    pub now: Timestamp,
    /// Instant from which invoices are read.
    pub read_until: Timestamp,
}

/// Makes a connection, or gives one a new token; what was read before is not read again.
pub async fn put_connection(tx: &mut Tx, new: &NewConnection<'_>) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO ksef_connections (participant_id, token, status, connected_at, next_check_at, read_until,
                                       third_party_read_until)
         VALUES ($1, $2, 'waiting', $3, $3, $4, $4)
         ON CONFLICT (participant_id) DO UPDATE SET token = excluded.token, status = excluded.status, reason = NULL,
             connected_at = excluded.connected_at, next_check_at = excluded.next_check_at")
        .bind(new.participant).bind(new.token).bind(new.now).bind(new.read_until).execute(conn).await.map(|_| ()))
}

pub async fn delete_connection(tx: &mut Tx, participant: ParticipantId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM ksef_connections WHERE participant_id = $1")
        .bind(participant).execute(conn).await.map(|_| ()))
}

/// Connection that are due.
#[derive(Debug, sqlx::FromRow)]
pub struct DueConnection {
    pub participant_id: ParticipantId,
    pub nip: String,
    pub token: String,
    pub read_until: Timestamp,
    pub third_party_read_until: Timestamp,
    /// Hash of the sellers and seasons that were of use when it was read last; empty before the first check.
    pub scope: String,
    pub next_check_at: Timestamp,
    /// When the token was given, which tells it from a later one.
    pub connected_at: Timestamp,
}

/// Connections of active participants that are due, the longest waiting first.
pub async fn list_due_connections(db: &mut impl Read, now: Timestamp, most: i64) -> sqlx::Result<Vec<DueConnection>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT c.participant_id, p.nip, c.token, c.read_until, c.third_party_read_until, c.scope, c.next_check_at,
                c.connected_at
         FROM ksef_connections c JOIN participants p ON p.id = c.participant_id
         WHERE c.next_check_at <= $1 AND c.status <> 'refused' AND p.status = 'active'
         ORDER BY c.next_check_at, c.participant_id LIMIT $2")
        .bind(now).bind(most).fetch_all(conn).await)
}

/// Takes the check of a connection until an instant; false when another process has it, or it was changed meanwhile.
pub async fn claim_connection(tx: &mut Tx, due: &DueConnection, until: Timestamp) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE ksef_connections SET next_check_at = $3 WHERE participant_id = $1 AND next_check_at = $2")
        .bind(due.participant_id).bind(due.next_check_at).bind(until)
        .execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// State of a connection after it was read.
pub struct Checked<'a> {
    pub status: KsefConnectionStatus,
    pub reason: Option<&'a str>,
    pub now: Timestamp,
    pub next_check_at: Timestamp,
}

/// Records how a check ended, unless the token was replaced or removed meanwhile.
pub async fn record_check(tx: &mut Tx, due: &DueConnection, checked: &Checked<'_>) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE ksef_connections SET status = $3, reason = $4, checked_at = $5, next_check_at = $6
         WHERE participant_id = $1 AND connected_at = $2")
        .bind(due.participant_id).bind(due.connected_at).bind(checked.status.as_str()).bind(checked.reason)
        .bind(checked.now).bind(checked.next_check_at).execute(conn).await.map(|_| ()))
}

/// Part that a participant has in the invoices of a query.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    Buyer,
    ThirdParty,
}

/// Records up to where the invoices of a part were read; false once the token was replaced or removed.
pub async fn move_on(tx: &mut Tx, due: &DueConnection, part: Part, read_until: Timestamp) -> sqlx::Result<bool> {
    let sql = match part {
        Part::Buyer => "UPDATE ksef_connections SET read_until = $3 WHERE participant_id = $1 AND connected_at = $2",
        Part::ThirdParty => {
            "UPDATE ksef_connections SET third_party_read_until = $3 WHERE participant_id = $1 AND connected_at = $2"
        }
    };
    on_db!(tx, conn => sqlx::query(sql).bind(due.participant_id).bind(due.connected_at).bind(read_until)
        .execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// Has invoices from an instant on read again for what is of use now; false once the token was replaced or removed.
pub async fn restart_reading(tx: &mut Tx, due: &DueConnection, from: Timestamp, scope: &str) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE ksef_connections SET scope = $4,
            read_until = CASE WHEN read_until < $3 THEN read_until ELSE $3 END,
            third_party_read_until = CASE WHEN third_party_read_until < $3 THEN third_party_read_until ELSE $3 END
         WHERE participant_id = $1 AND connected_at = $2")
        .bind(due.participant_id).bind(due.connected_at).bind(from).bind(scope)
        .execute(conn).await.map(|done| done.rows_affected() == 1))
}

/// True while a connection has the token that it was read with, and its participant is active.
pub async fn is_connected(db: &mut impl Read, due: &DueConnection) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM ksef_connections c JOIN participants p ON p.id = c.participant_id
                        WHERE c.participant_id = $1 AND c.connected_at = $2 AND p.status = 'active')")
        .bind(due.participant_id).bind(due.connected_at).fetch_one(conn).await)
}

pub async fn count_reported(tx: &mut Tx, participant: ParticipantId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE ksef_connections SET reported = reported + 1 WHERE participant_id = $1")
        .bind(participant).execute(conn).await.map(|_| ()))
}

/// NIPs of the active distributors.
pub async fn list_seller_nips(db: &mut impl Read) -> sqlx::Result<Vec<String>> {
    on_db!(db, conn => sqlx::query_scalar("SELECT nip FROM distributors WHERE active ORDER BY id").fetch_all(conn).await)
}

/// Seasons with their states, by which it is judged what is of use.
pub async fn list_seasons(db: &mut impl Read) -> sqlx::Result<Vec<(i64, String)>> {
    on_db!(db, conn => sqlx::query_as("SELECT year, status FROM seasons ORDER BY year").fetch_all(conn).await)
}

/// True when KSeF has given this invoice or correction of a participant before.
pub async fn is_fetched(db: &mut impl Read, participant: ParticipantId, number: &KsefNumber) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM einvoices e JOIN invoices i ON i.id = e.invoice_id
                        WHERE e.ksef_number = $2 AND e.fetched_at IS NOT NULL AND i.participant_id = $1)
             OR EXISTS (SELECT 1 FROM einvoice_corrections
                        WHERE participant_id = $1 AND ksef_number = $2 AND proof = 'confirmed')")
        .bind(participant).bind(number.as_str()).fetch_one(conn).await)
}

/// Invoice that the programme has, with the content of its own file.
#[derive(Debug, sqlx::FromRow)]
pub struct KnownInvoice {
    pub id: InvoiceId,
    /// Day of issue; until an operator has entered it, the day of the report.
    pub dated_on: BusinessDate,
    pub own_sha256: Option<String>,
}

pub async fn find_known(
    tx: &mut Tx,
    participant: ParticipantId,
    distributor: DistributorId,
    number_key: &str,
) -> sqlx::Result<Option<KnownInvoice>> {
    on_db!(tx, conn => sqlx::query_as(
        "SELECT i.id, i.dated_on, f.sha256 AS own_sha256 FROM invoices i LEFT JOIN files f ON f.id = i.file_id
         WHERE i.participant_id = $1 AND i.distributor_id = $2 AND i.number_key = $3")
        .bind(participant).bind(distributor).bind(number_key).fetch_optional(conn).await)
}

/// Makes KSeF's own file an invoice's proof; `beside` is the file where the invoice has another of its own.
pub async fn confirm_by_ksef(
    tx: &mut Tx,
    invoice: InvoiceId,
    number: &KsefNumber,
    beside: Option<FileId>,
    now: Timestamp,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO einvoices (invoice_id, ksef_number, proof, file_id, fetched_at) VALUES ($1, $2, 'confirmed', $3, $4)
         ON CONFLICT (invoice_id) DO UPDATE SET proof = excluded.proof, file_id = excluded.file_id,
             ksef_number = excluded.ksef_number, fetched_at = excluded.fetched_at")
        .bind(invoice).bind(number.as_str()).bind(beside).bind(now).execute(conn).await.map(|_| ()))
}
