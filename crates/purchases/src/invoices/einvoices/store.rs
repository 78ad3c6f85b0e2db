//! SQL of e-invoices.
use plon_domain::einvoice::ProofLevel;

use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{DistributorId, FileId, ImportId, InvoiceId, OperatorId, ParticipantId};
use plon_kernel::on_db;
use plon_kernel::types::Timestamp;

/// NIP of a participant's company.
pub async fn load_nip(db: &mut impl Read, participant: ParticipantId) -> sqlx::Result<String> {
    on_db!(db, conn => sqlx::query_scalar("SELECT nip FROM participants WHERE id = $1")
        .bind(participant).fetch_one(conn).await)
}

/// Distributor as a seller on invoices.
#[derive(Debug, sqlx::FromRow)]
pub struct SellerRow {
    pub id: DistributorId,
    pub nip: String,
    pub active: bool,
}

pub async fn list_sellers(db: &mut impl Read) -> sqlx::Result<Vec<SellerRow>> {
    on_db!(db, conn => sqlx::query_as("SELECT id, nip, active FROM distributors").fetch_all(conn).await)
}

/// Participant's own invoice with a number.
#[derive(Debug, sqlx::FromRow)]
pub struct KnownReport {
    pub public_id: String,
    pub has_file: bool,
}

pub async fn find_own_by_number(
    db: &mut impl Read,
    participant: ParticipantId,
    distributor: DistributorId,
    number_key: &str,
) -> sqlx::Result<Option<KnownReport>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT public_id, file_id IS NOT NULL AS has_file FROM invoices
         WHERE participant_id = $1 AND distributor_id = $2 AND number_key = $3")
        .bind(participant).bind(distributor).bind(number_key).fetch_optional(conn).await)
}

pub async fn insert_einvoice(
    tx: &mut Tx,
    invoice: InvoiceId,
    ksef_number: Option<&str>,
    proof: ProofLevel,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("INSERT INTO einvoices (invoice_id, ksef_number, proof) VALUES ($1, $2, $3)")
        .bind(invoice).bind(ksef_number).bind(proof.as_str()).execute(conn).await.map(|_| ()))
}

/// Proof of an e-invoice.
#[derive(Debug, sqlx::FromRow)]
pub struct ProofRow {
    pub ksef_number: Option<String>,
    #[sqlx(try_from = "String")]
    pub proof: ProofLevel,
    pub confirmed_at: Option<Timestamp>,
    /// First and last name.
    pub confirmed_by: Option<String>,
    /// File with the e-invoice; none where it is the invoice's own.
    pub file_id: Option<FileId>,
    /// Import whose data confirmed it.
    pub import_id: Option<ImportId>,
}

pub async fn find_proof(db: &mut impl Read, invoice: InvoiceId) -> sqlx::Result<Option<ProofRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT e.ksef_number, e.proof, e.confirmed_at, o.first_name || ' ' || o.last_name AS confirmed_by,
                e.file_id, e.import_id
         FROM einvoices e LEFT JOIN operators o ON o.id = e.confirmed_by WHERE e.invoice_id = $1")
        .bind(invoice).fetch_optional(conn).await)
}

/// Confirms an e-invoice; false when it is confirmed already.
pub async fn confirm_einvoice(tx: &mut Tx, invoice: InvoiceId, by: OperatorId, now: Timestamp) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE einvoices SET proof = 'confirmed', confirmed_by = $2, confirmed_at = $3
         WHERE invoice_id = $1 AND proof <> 'confirmed'")
        .bind(invoice).bind(by).bind(now).execute(conn).await.map(|done| done.rows_affected() == 1))
}
