//! SQL of the e-invoices beside an import.
use plon_kernel::db::Tx;
use plon_kernel::ids::{DistributorId, FileId, ImportId, InvoiceId, ParticipantId};
use plon_kernel::on_db;

/// File to be kept beside an import.
pub struct NewFile<'a> {
    pub import: ImportId,
    pub participant: ParticipantId,
    pub distributor: DistributorId,
    pub number_key: &'a str,
    pub ksef_number: Option<&'a str>,
    pub file: FileId,
}

pub async fn insert_file(tx: &mut Tx, new: &NewFile<'_>) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO import_einvoices (import_id, participant_id, distributor_id, number_key, ksef_number, file_id)
         VALUES ($1, $2, $3, $4, $5, $6)")
        .bind(new.import).bind(new.participant).bind(new.distributor).bind(new.number_key).bind(new.ksef_number)
        .bind(new.file).execute(conn).await.map(|_| ()))
}

/// File of a posted invoice that is not attached yet.
#[derive(Debug, sqlx::FromRow)]
pub struct PendingFile {
    pub id: i64,
    pub file_id: FileId,
    pub sha256: String,
    pub ksef_number: Option<String>,
    pub invoice_id: InvoiceId,
    pub public_id: String,
    pub number: String,
    /// Content of the invoice's own file.
    pub own_sha256: Option<String>,
    /// True when that is an e-invoice too.
    pub is_own_einvoice: bool,
}

/// Files of an import whose invoices are there, in the order of the files.
pub async fn list_pending_files(tx: &mut Tx, import: ImportId, most: i64) -> sqlx::Result<Vec<PendingFile>> {
    on_db!(tx, conn => sqlx::query_as(
        "SELECT e.id, e.file_id, f.sha256, e.ksef_number, i.id AS invoice_id, i.public_id, i.number,
                own.sha256 AS own_sha256,
                EXISTS (SELECT 1 FROM einvoices known WHERE known.invoice_id = i.id) AS is_own_einvoice
         FROM import_einvoices e JOIN files f ON f.id = e.file_id
         JOIN invoices i ON i.participant_id = e.participant_id AND i.distributor_id = e.distributor_id
                        AND i.number_key = e.number_key
         LEFT JOIN files own ON own.id = i.file_id
         WHERE e.import_id = $1 AND e.invoice_id IS NULL ORDER BY e.id LIMIT $2")
        .bind(import).bind(most).fetch_all(conn).await)
}

/// Gives an invoice without a file the distributor's.
pub async fn set_file_of_invoice(tx: &mut Tx, invoice: InvoiceId, file: FileId) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE invoices SET file_id = $2, version = version + 1 WHERE id = $1")
        .bind(invoice).bind(file).execute(conn).await.map(|_| ()))
}

/// Makes an invoice's proof the distributor's data; `beside` is the file where the invoice has another of its own.
pub async fn confirm_by_data(
    tx: &mut Tx,
    file: &PendingFile,
    beside: Option<FileId>,
    import: ImportId,
) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query(
        "INSERT INTO einvoices (invoice_id, ksef_number, proof, file_id, import_id) VALUES ($1, $2, 'confirmed', $3, $4)
         ON CONFLICT (invoice_id) DO UPDATE SET proof = excluded.proof, file_id = excluded.file_id,
             import_id = excluded.import_id, ksef_number = COALESCE(excluded.ksef_number, einvoices.ksef_number)")
        .bind(file.invoice_id).bind(&file.ksef_number).bind(beside).bind(import).execute(conn).await.map(|_| ()))
}

pub async fn mark_attached(tx: &mut Tx, file: &PendingFile) -> sqlx::Result<()> {
    on_db!(tx, conn => sqlx::query("UPDATE import_einvoices SET invoice_id = $2 WHERE id = $1")
        .bind(file.id).bind(file.invoice_id).execute(conn).await.map(|_| ()))
}

/// Deletes some of the files that no invoice has come of; true when none was left. Their contents are removed by the
/// daily job.
pub async fn forget_files(tx: &mut Tx, import: ImportId) -> sqlx::Result<bool> {
    let files: Vec<FileId> = on_db!(tx, conn => sqlx::query_scalar(
        "DELETE FROM import_einvoices WHERE id IN (
             SELECT id FROM import_einvoices WHERE import_id = $1 AND invoice_id IS NULL ORDER BY id LIMIT 100)
         RETURNING file_id").bind(import).fetch_all(conn).await)?;
    for file in &files {
        plon_platform::files::delete_file(tx, *file).await?;
    }
    Ok(files.is_empty())
}
