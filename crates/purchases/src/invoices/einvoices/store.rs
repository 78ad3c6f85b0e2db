//! SQL of e-invoices.
use jiff::civil::Date;
use plon_domain::einvoice::{EInvoiceCorrectionStatus, ProofLevel};
use plon_domain::invoice::InvoiceNumber;
use plon_ksef::{CorrectedInvoice, EInvoice, KsefNumber};

use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{DistributorId, FileId, ImportId, InvoiceId, OperatorId, PackId, ParticipantId, ProductId};
use plon_kernel::paging::Select;
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_kernel::{insert_all, on_db};

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

/// Packs that a line of an e-invoice is proposed to be.
#[derive(Debug)]
pub struct ProposedLine {
    pub product: ProductId,
    pub pack: PackId,
    /// Number of packs.
    pub quantity: i64,
    /// Grosze; 0 where the e-invoice does not say it.
    pub net_value: i64,
}

/// Replaces the lines that are proposed for an invoice.
pub async fn put_proposed_lines(tx: &mut Tx, invoice: InvoiceId, lines: &[ProposedLine]) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM proposed_lines WHERE invoice_id = $1")
        .bind(invoice).execute(conn).await.map(|_| ()))?;
    let rows: Vec<(i64, &ProposedLine)> = (1..).zip(lines).collect();
    insert_all!(
        tx,
        "INSERT INTO proposed_lines (invoice_id, position, product_id, pack_id, quantity, net_value) ",
        rows,
        |row, (position, line)| row
            .push_bind(invoice)
            .push_bind(*position)
            .push_bind(line.product)
            .push_bind(line.pack)
            .push_bind(line.quantity)
            .push_bind(line.net_value)
    )
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
    /// When KSeF itself gave the file.
    pub fetched_at: Option<Timestamp>,
}

pub async fn find_proof(db: &mut impl Read, invoice: InvoiceId) -> sqlx::Result<Option<ProofRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT e.ksef_number, e.proof, e.confirmed_at, o.first_name || ' ' || o.last_name AS confirmed_by,
                e.file_id, e.import_id, e.fetched_at
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

pub async fn has_correction(
    db: &mut impl Read,
    participant: ParticipantId,
    distributor: DistributorId,
    number_key: &str,
) -> sqlx::Result<bool> {
    on_db!(db, conn => sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM einvoice_corrections
                        WHERE participant_id = $1 AND distributor_id = $2 AND number_key = $3)")
        .bind(participant).bind(distributor).bind(number_key).fetch_one(conn).await)
}

/// Correction that the programme has.
#[derive(Debug, sqlx::FromRow)]
pub struct KnownCorrection {
    pub id: i64,
    #[sqlx(try_from = "String")]
    pub status: EInvoiceCorrectionStatus,
    #[sqlx(try_from = "String")]
    pub proof: ProofLevel,
    /// SHA-256 of its file.
    pub sha256: Option<String>,
}

pub async fn find_correction(
    db: &mut impl Read,
    participant: ParticipantId,
    distributor: DistributorId,
    number_key: &str,
) -> sqlx::Result<Option<KnownCorrection>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT c.id, c.status, c.proof, f.sha256 FROM einvoice_corrections c LEFT JOIN files f ON f.id = c.file_id
         WHERE c.participant_id = $1 AND c.distributor_id = $2 AND c.number_key = $3")
        .bind(participant).bind(distributor).bind(number_key).fetch_optional(conn).await)
}

/// Makes a distributor's data, or KSeF, the proof of a correction.
pub async fn confirm_correction(tx: &mut Tx, id: i64, new: &NewCorrection<'_>) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE einvoice_corrections SET proof = 'confirmed', answered_by = $2,
                                         ksef_number = COALESCE($3, ksef_number), version = version + 1
         WHERE id = $1")
        .bind(id).bind(new.answered_by).bind(new.ksef_number.map(KsefNumber::as_str))
        .execute(conn).await.map(|_| ()))
}

/// Puts a confirmed file in the place of the reported one, and forgets the invoices that that one named.
pub async fn replace_correction(
    tx: &mut Tx,
    id: i64,
    new: &NewCorrection<'_>,
    file: FileId,
    (status, reason): (EInvoiceCorrectionStatus, Option<&str>),
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("DELETE FROM einvoice_correction_originals WHERE correction_id = $1")
        .bind(id).execute(conn).await.map(|_| ()))?;
    on_db!(tx, conn => sqlx::query(
        "UPDATE einvoice_corrections SET file_id = $2, issued_on = $3, proof = $4, answered_by = $5, status = $6,
                reason = $7, ksef_number = COALESCE($8, ksef_number), decided_at = NULL, decided_by = NULL,
                version = version + 1
         WHERE id = $1")
        .bind(id).bind(file).bind(BusinessDate(new.issued_on)).bind(new.proof.as_str()).bind(new.answered_by)
        .bind(status.as_str()).bind(reason).bind(new.ksef_number.map(KsefNumber::as_str))
        .execute(conn).await.map(|_| ()))
}

/// Correction to be recorded.
pub struct NewCorrection<'a> {
    pub participant: ParticipantId,
    pub distributor: DistributorId,
    pub number: &'a InvoiceNumber,
    pub issued_on: Date,
    pub ksef_number: Option<&'a KsefNumber>,
    pub proof: ProofLevel,
    /// Operator who answers for the data that brought it; none for a report.
    pub answered_by: Option<OperatorId>,
    pub invoice: &'a EInvoice,
}

/// Inserts a correction; returns its id.
pub async fn insert_correction(
    tx: &mut Tx,
    new: &NewCorrection<'_>,
    (public_id, file): (&str, FileId),
    (status, reason, now): (EInvoiceCorrectionStatus, Option<&str>, Timestamp),
) -> sqlx::Result<i64> {
    on_db!(tx, conn => sqlx::query_scalar(
        "INSERT INTO einvoice_corrections (public_id, participant_id, distributor_id, number, number_key, ksef_number,
                                           issued_on, proof, file_id, status, reason, received_at, answered_by)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING id")
        .bind(public_id).bind(new.participant).bind(new.distributor).bind(new.number.as_str()).bind(new.number.key())
        .bind(new.ksef_number.map(KsefNumber::as_str)).bind(BusinessDate(new.issued_on)).bind(new.proof.as_str())
        .bind(file).bind(status.as_str()).bind(reason).bind(now).bind(new.answered_by).fetch_one(conn).await)
}

/// Inserts the invoices that a correction names, in their order.
pub async fn insert_originals(
    tx: &mut Tx,
    correction: i64,
    originals: &[(InvoiceNumber, &CorrectedInvoice)],
) -> sqlx::Result<()> {
    let originals: Vec<_> = originals.iter().zip(1_i64..).collect();
    insert_all!(
        tx,
        "INSERT INTO einvoice_correction_originals (correction_id, position, number, number_key, issued_on, ksef_number) ",
        &originals,
        |row, ((number, original), position)| row
            .push_bind(correction)
            .push_bind(*position)
            .push_bind(number.as_str())
            .push_bind(number.key())
            .push_bind(BusinessDate(original.issued_on))
            .push_bind(original.ksef_number.as_ref().map(KsefNumber::as_str))
    )
}

/// Correction of a participant's invoice, as its details show it.
#[derive(Debug, sqlx::FromRow)]
pub struct ReceivedCorrectionRow {
    pub number: String,
    pub issued_on: BusinessDate,
    #[sqlx(try_from = "String")]
    pub status: EInvoiceCorrectionStatus,
    pub reason: Option<String>,
}

/// Corrections that name an invoice, oldest first.
pub async fn list_corrections_of(db: &mut impl Read, invoice: InvoiceId) -> sqlx::Result<Vec<ReceivedCorrectionRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT c.number, c.issued_on, c.status, c.reason
         FROM invoices i JOIN einvoice_correction_originals o ON o.number_key = i.number_key
         JOIN einvoice_corrections c ON c.id = o.correction_id AND c.participant_id = i.participant_id
                                    AND c.distributor_id = i.distributor_id
         WHERE i.id = $1 ORDER BY c.id")
        .bind(invoice).fetch_all(conn).await)
}

/// Seller who is no distributor, on an invoice of a participant.
pub struct UnknownSeller<'a> {
    pub nip: &'a str,
    pub name: Option<&'a str>,
    pub participant: ParticipantId,
    pub now: Timestamp,
}

/// Notes a seller, as long as the participant has fewer than `most`.
pub async fn put_unknown_seller(tx: &mut Tx, seen: &UnknownSeller<'_>, most: i64) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO unknown_sellers (seller_nip, participant_id, seller_name, first_seen_at, last_seen_at)
         SELECT $1, $2, $3, $4, $4 WHERE (SELECT count(*) FROM unknown_sellers WHERE participant_id = $2) < $5
            OR EXISTS (SELECT 1 FROM unknown_sellers WHERE participant_id = $2 AND seller_nip = $1)
         ON CONFLICT (seller_nip, participant_id) DO UPDATE SET seller_name = excluded.seller_name,
             last_seen_at = excluded.last_seen_at")
        .bind(seen.nip).bind(seen.participant).bind(seen.name).bind(seen.now).bind(most)
        .execute(conn).await.map(|_| ()))
}

/// Sellers who are still no distributors, as `ListedUnknownSeller`.
pub fn select_unknown_sellers() -> Select {
    Select::new(
        "u.nip, u.name, u.participants, u.last_seen_at",
        "(SELECT s.seller_nip AS nip, COUNT(*) AS participants, MAX(s.last_seen_at) AS last_seen_at,
                 (SELECT n.seller_name FROM unknown_sellers n WHERE n.seller_nip = s.seller_nip
                  GROUP BY n.seller_name ORDER BY COUNT(*) DESC, n.seller_name LIMIT 1) AS name
          FROM unknown_sellers s WHERE NOT EXISTS (SELECT 1 FROM distributors d WHERE d.nip = s.seller_nip)
          GROUP BY s.seller_nip) u",
    )
    .ties_by("u.nip")
}
