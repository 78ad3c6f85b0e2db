//! SQL of corrections that came as e-invoices.
use plon_domain::einvoice::{EInvoiceCorrectionStatus, ProofLevel};
use plon_domain::invoice::InvoiceStatus;
use plon_domain::volume::Unit;

use plon_kernel::db::{Read, Tx};
use plon_kernel::ids::{DistributorId, FileId, InvoiceId, LineId, OperatorId, PackId, ParticipantId};
use plon_kernel::paging::{Keyed, Select};
use plon_kernel::types::{BusinessDate, Timestamp};
use plon_kernel::{on_db, select_in};

/// Correction with the names that its screens show.
#[derive(Debug, Clone, sqlx::FromRow)]
pub struct CorrectionRow {
    pub id: i64,
    pub public_id: String,
    pub participant_id: ParticipantId,
    pub participant: String,
    pub distributor_id: DistributorId,
    pub distributor: String,
    pub number: String,
    pub ksef_number: Option<String>,
    pub issued_on: BusinessDate,
    #[sqlx(try_from = "String")]
    pub proof: ProofLevel,
    pub file_id: Option<FileId>,
    #[sqlx(try_from = "String")]
    pub status: EInvoiceCorrectionStatus,
    pub reason: Option<String>,
    pub received_at: Timestamp,
    pub answered_by: Option<OperatorId>,
    pub decided_at: Option<Timestamp>,
    /// First and last name.
    pub decided_by: Option<String>,
    pub version: i64,
}

impl Keyed for CorrectionRow {
    fn key(&self) -> i64 {
        self.id
    }
}

macro_rules! columns {
    () => {
        "c.id, c.public_id, c.participant_id, p.company_name AS participant, c.distributor_id, d.name AS distributor,
         c.number, c.ksef_number, c.issued_on, c.proof, c.file_id, c.status, c.reason, c.received_at, c.answered_by,
         c.decided_at, (SELECT o.first_name || ' ' || o.last_name FROM operators o WHERE o.id = c.decided_by) AS decided_by,
         c.version"
    };
}

macro_rules! tables {
    () => {
        "einvoice_corrections c JOIN participants p ON p.id = c.participant_id
         JOIN distributors d ON d.id = c.distributor_id"
    };
}

/// Query of corrections, all or those with a status, as `CorrectionRow`; without those whose file went with their
/// participant.
pub fn select_corrections(status: Option<EInvoiceCorrectionStatus>) -> Select {
    Select::new(columns!(), tables!())
        .ties_by("c.id")
        .only("c.file_id IS NOT NULL")
        .filter_if("c.status = ?", status.map(|status| status.as_str().to_owned()))
}

pub async fn find_correction(db: &mut impl Read, public_id: &str) -> sqlx::Result<Option<CorrectionRow>> {
    on_db!(db, conn => sqlx::query_as(
        concat!("SELECT ", columns!(), " FROM ", tables!(), " WHERE c.public_id = $1"))
        .bind(public_id).fetch_optional(conn).await)
}

/// Waiting corrections of which an invoice is decided and none still waits for its decision, the oldest first.
pub async fn list_due_corrections(db: &mut impl Read, most: i64) -> sqlx::Result<Vec<CorrectionRow>> {
    on_db!(db, conn => sqlx::query_as(
        concat!("SELECT ", columns!(), " FROM ", tables!(), "
         WHERE c.status = 'waiting' AND c.file_id IS NOT NULL AND (EXISTS (
             SELECT 1 FROM einvoice_correction_originals o
             JOIN invoices i ON i.participant_id = c.participant_id AND i.distributor_id = c.distributor_id
                            AND i.number_key = o.number_key
             WHERE o.correction_id = c.id AND i.status <> 'pending')
           OR EXISTS (
             SELECT 1 FROM einvoice_correction_originals o JOIN einvoices e ON e.ksef_number = o.ksef_number
             JOIN invoices i ON i.id = e.invoice_id AND i.participant_id = c.participant_id
             WHERE o.correction_id = c.id AND i.status <> 'pending'))
           AND NOT EXISTS (
             SELECT 1 FROM einvoice_correction_originals o
             JOIN invoices i ON i.participant_id = c.participant_id AND i.distributor_id = c.distributor_id
                            AND i.number_key = o.number_key
             WHERE o.correction_id = c.id AND i.status = 'pending')
         ORDER BY c.id LIMIT $1"))
        .bind(most).fetch_all(conn).await)
}

/// Invoice that a correction names, with the participant's own where it is there.
#[derive(Debug, sqlx::FromRow)]
pub struct OriginalRow {
    pub number: String,
    pub issued_on: BusinessDate,
    pub invoice_id: Option<InvoiceId>,
    pub public_id: Option<String>,
    pub status: Option<String>,
}

impl OriginalRow {
    pub fn status(&self) -> Option<InvoiceStatus> {
        self.status.as_deref().and_then(|status| InvoiceStatus::try_from(status).ok())
    }
}

/// Invoices that a correction names; one that is known by its number in KSeF is found by that too.
pub async fn list_originals(db: &mut impl Read, correction: i64) -> sqlx::Result<Vec<OriginalRow>> {
    on_db!(db, conn => sqlx::query_as(
        "SELECT o.number, o.issued_on, i.id AS invoice_id, i.public_id, i.status
         FROM einvoice_correction_originals o JOIN einvoice_corrections c ON c.id = o.correction_id
         LEFT JOIN invoices i ON i.id = COALESCE(
             (SELECT own.id FROM invoices own
              WHERE own.participant_id = c.participant_id AND own.distributor_id = c.distributor_id
                AND own.number_key = o.number_key),
             (SELECT own.id FROM einvoices e JOIN invoices own ON own.id = e.invoice_id
              WHERE e.ksef_number = o.ksef_number AND own.participant_id = c.participant_id
              ORDER BY own.id LIMIT 1))
         WHERE o.correction_id = $1 ORDER BY o.position")
        .bind(correction).fetch_all(conn).await)
}

/// Accepted line of an invoice that a correction names.
#[derive(Debug, Clone, sqlx::FromRow)]
pub struct AcceptedLineRow {
    pub line_id: LineId,
    pub invoice: String,
    pub invoice_number: String,
    pub pack_id: PackId,
    pub product: String,
    #[sqlx(try_from = "String")]
    pub unit: Unit,
    pub volume: i64,
    pub quantity: i64,
    pub net_value: i64,
}

pub async fn list_accepted_lines(db: &mut impl Read, invoices: &[InvoiceId]) -> sqlx::Result<Vec<AcceptedLineRow>> {
    if invoices.is_empty() {
        return Ok(Vec::new());
    }
    select_in!(
        db,
        "SELECT l.id AS line_id, i.public_id AS invoice, i.number AS invoice_number, l.pack_id, p.name AS product, p.unit,
                k.volume, l.quantity, l.net_value
         FROM invoice_lines l JOIN invoices i ON i.id = l.invoice_id JOIN packs k ON k.id = l.pack_id
         JOIN products p ON p.id = l.product_id
         WHERE l.status IN ('accepted', 'limit', 'limit.product') AND l.invoice_id IN",
        invoices.iter().copied(),
        "ORDER BY l.id"
    )
}

pub async fn load_invoice_version(db: &mut impl Read, public_id: &str) -> sqlx::Result<i64> {
    on_db!(db, conn => sqlx::query_scalar("SELECT version FROM invoices WHERE public_id = $1")
        .bind(public_id).fetch_one(conn).await)
}

/// Outcome of a correction.
#[derive(Debug)]
pub struct Outcome<'a> {
    pub status: EInvoiceCorrectionStatus,
    pub reason: Option<&'a str>,
    /// When it was decided; none for one that waits for an operator.
    pub at: Option<Timestamp>,
    /// Operator who decided; none where the programme did by its rules.
    pub by: Option<OperatorId>,
}

/// Changes the state of a correction; false when somebody was faster.
pub async fn update_correction(tx: &mut Tx, row: &CorrectionRow, outcome: &Outcome<'_>) -> sqlx::Result<bool> {
    on_db!(tx, conn => sqlx::query(
        "UPDATE einvoice_corrections SET status = $3, reason = $4, decided_at = $5, decided_by = $6,
                version = version + 1 WHERE id = $1 AND version = $2")
        .bind(row.id).bind(row.version).bind(outcome.status.as_str()).bind(outcome.reason).bind(outcome.at)
        .bind(outcome.by).execute(conn).await.map(|done| done.rows_affected() == 1))
}
