//! Keeps sorted e-invoices: their contents in the file store, and their rows as a batch of an import.
use plon_domain::attachment::MediaType;
use plon_domain::einvoice::ProofLevel;
use plon_domain::import::ImportKind;
use plon_domain::text::Plural;

use super::super::super::einvoices::corrections;
use super::super::super::einvoices::store::NewCorrection;
use super::super::super::einvoices::upload::at_the_files;
use super::super::super::submit::discard;
use super::sort::{Kept, Sorted};
use super::store::{self, NewFile};
use plon_imports::Note;
use plon_imports::batches::{self, StoredBatch};
use plon_kernel::db::Tx;
use plon_kernel::ids::{ImportId, OperatorId};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::files::{self, Upload};

/// Contents in the file store, not yet in the database.
pub struct Contents {
    /// None where the files are corrections only.
    pub batch: Option<StoredBatch>,
    /// In the order of the sales, then of the corrections.
    uploads: Vec<Upload>,
}

const TAKEN: Plural = Plural { one: "faktura uczestnika", few: "faktury uczestników", many: "faktur uczestników" };

const CORRECTIONS: Plural = Plural { one: "korekta", few: "korekty", many: "korekt" };

const NONE_KEPT: &str = "W\u{a0}tych plikach nie ma ani jednej faktury uczestnika programu.";

/// Stores the contents and the rows.
///
/// # Errors
/// At the files when none is of a participant; when the store does not take them.
pub async fn store_contents(app: &App, name: &str, sorted: &Sorted) -> Result<Contents, ApiError> {
    let rows: Vec<Vec<String>> = sorted.sales.iter().flat_map(Kept::rows).collect();
    if rows.is_empty() && sorted.corrections.is_empty() {
        let why = std::iter::once(NONE_KEPT.to_owned()).chain(sorted.dropped.sentences());
        return Err(at_the_files(why.collect::<Vec<_>>().join(" ")));
    }
    let batch = match rows.is_empty() {
        true => None,
        false => Some(batches::store_file(app, ImportKind::EInvoices, name, &rows).await?),
    };
    let mut contents = Contents { batch, uploads: Vec::new() };
    for one in sorted.sales.iter().chain(&sorted.corrections) {
        let stored =
            app.files.put(app.rng.public_id(), &one.file.name, MediaType::Xml.as_str(), one.file.bytes.clone());
        match stored.await {
            Ok(upload) => contents.uploads.push(upload),
            Err(cause) => {
                contents.forget(app).await;
                return Err(cause.into());
            }
        }
    }
    Ok(contents)
}

impl Contents {
    /// Writes the rows of the import's files, and notes what was dropped.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn record_sales(
        &self,
        app: &App,
        tx: &mut Tx,
        import: ImportId,
        sorted: &Sorted,
    ) -> Result<(), ApiError> {
        for (one, upload) in sorted.sales.iter().zip(&self.uploads) {
            let file = files::insert_file(tx, Some(one.participant), upload, app.clock.now()).await?;
            let new = NewFile {
                import,
                participant: one.participant,
                distributor: one.distributor,
                number_key: &one.number.key(),
                ksef_number: one.ksef_number.as_ref().map(|number| number.as_str()),
                file,
            };
            store::insert_file(tx, &new).await?;
        }
        let notes = sorted.dropped.sentences().into_iter();
        let notes: Vec<Note> = notes.map(|note| Note { row: 0, note, invoice: None }).collect();
        Ok(plon_imports::insert_notes(tx, import, &notes).await?)
    }

    /// Records the corrections; `by` answers for the data.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn record_corrections(
        &self,
        app: &App,
        tx: &mut Tx,
        by: OperatorId,
        sorted: &Sorted,
    ) -> Result<(), ApiError> {
        for (one, upload) in sorted.corrections.iter().zip(self.uploads.iter().skip(sorted.sales.len())) {
            let new = NewCorrection {
                participant: one.participant,
                distributor: one.distributor,
                number: &one.number,
                issued_on: one.invoice.issued_on,
                ksef_number: one.ksef_number.as_ref(),
                proof: ProofLevel::Confirmed,
                answered_by: Some(by),
                invoice: &one.invoice,
            };
            // The content of one that is known already has no row, and the daily job removes it.
            corrections::record(app, tx, &new, upload).await?;
        }
        Ok(())
    }

    /// Deletes the contents of what was refused, or of a request whose twin was faster.
    pub async fn forget(self, app: &App) {
        for upload in self.uploads.iter().chain(self.batch.iter().map(|batch| &batch.upload)) {
            discard(app, upload).await;
        }
    }
}

/// Tells in words what a request has brought.
pub fn message(sorted: &Sorted) -> String {
    let count = |kept: &[Kept]| i64::try_from(kept.len()).unwrap_or(i64::MAX);
    let sales = (!sorted.sales.is_empty())
        .then(|| format!("Wczytane: {}. Sprawdzamy pozycje.", TAKEN.count(count(&sorted.sales))));
    let corrections = (!sorted.corrections.is_empty())
        .then(|| format!("Wczytane: {}. Łączymy je z\u{a0}fakturami.", CORRECTIONS.count(count(&sorted.corrections))));
    let dropped = sorted.dropped.sentences().into_iter().take(5);
    sales.into_iter().chain(corrections).chain(dropped).collect::<Vec<_>>().join(" ")
}
