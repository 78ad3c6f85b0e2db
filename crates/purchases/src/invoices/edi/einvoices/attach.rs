//! Gives the invoices of a posted import the files that prove them.
use plon_imports::{Accepted, Note};

use super::store::{self, PendingFile};
use plon_kernel::db::Tx;

/// Files attached in one transaction.
const AT_ONCE: i64 = 100;

/// Attaches the next files; true when none was left.
///
/// # Errors
/// When the database does not answer.
pub async fn attach_next(tx: &mut Tx, import: Accepted) -> sqlx::Result<bool> {
    let files = store::list_pending_files(tx, import.id, AT_ONCE).await?;
    let mut notes = Vec::new();
    for file in &files {
        if let Some(note) = attach(tx, import, file).await? {
            notes.push(note);
        }
    }
    plon_imports::insert_notes(tx, import.id, &notes).await?;
    Ok(files.is_empty())
}

/// Attaches a file to its invoice. A file that the participant has reported stays; one with another content than the
/// distributor's is noted, because somebody has changed it.
async fn attach(tx: &mut Tx, import: Accepted, file: &PendingFile) -> sqlx::Result<Option<Note>> {
    let is_same = file.own_sha256.as_ref() == Some(&file.sha256);
    if file.own_sha256.is_none() {
        store::set_file_of_invoice(tx, file.invoice_id, file.file_id).await?;
    }
    let beside = (!is_same && file.own_sha256.is_some()).then_some(file.file_id);
    store::confirm_by_data(tx, file, beside, import.id).await?;
    store::mark_attached(tx, file).await?;
    Ok((file.is_own_einvoice && !is_same).then(|| Note {
        row: 0,
        note: format!(
            "Faktura {}: e-faktura od dystrybutora różni się od pliku, który przysłał uczestnik. Porównaj je.",
            file.number
        ),
        invoice: Some(file.public_id.clone()),
    }))
}
