//! Keeps sorted e-invoices: their contents in the file store, and their rows as a batch of an import.
use plon_domain::attachment::MediaType;
use plon_domain::import::ImportKind;
use plon_domain::text::Plural;

use super::super::super::einvoices::upload::at_the_files;
use super::super::super::submit::discard;
use super::sort::{Dropped, Kept};
use super::store::{self, NewFile};
use plon_imports::Note;
use plon_imports::batches::{self, StoredBatch};
use plon_kernel::db::Tx;
use plon_kernel::ids::ImportId;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::files::{self, Upload};

/// Contents in the file store, not yet in the database.
pub struct Contents {
    pub batch: StoredBatch,
    /// In the order of the e-invoices.
    uploads: Vec<Upload>,
}

const TAKEN: Plural = Plural { one: "faktura uczestnika", few: "faktury uczestników", many: "faktur uczestników" };

const NONE_KEPT: &str = "W\u{a0}tych plikach nie ma ani jednej faktury uczestnika programu.";

/// Stores the contents and the rows.
///
/// # Errors
/// At the files when none is of a participant; when the store does not take them.
pub async fn store_contents(app: &App, name: &str, kept: &[Kept], dropped: &Dropped) -> Result<Contents, ApiError> {
    let rows: Vec<Vec<String>> = kept.iter().flat_map(Kept::rows).collect();
    if rows.is_empty() {
        let why = std::iter::once(NONE_KEPT.to_owned()).chain(dropped.sentences());
        return Err(at_the_files(why.collect::<Vec<_>>().join(" ")));
    }
    let mut contents =
        Contents { batch: batches::store_file(app, ImportKind::EInvoices, name, &rows).await?, uploads: Vec::new() };
    for one in kept {
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
    /// Writes the rows of the files, and notes what was dropped.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn record(
        &self,
        app: &App,
        tx: &mut Tx,
        import: ImportId,
        (kept, dropped): (&[Kept], &Dropped),
    ) -> Result<(), ApiError> {
        for (one, upload) in kept.iter().zip(&self.uploads) {
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
        let notes: Vec<Note> =
            dropped.sentences().into_iter().map(|note| Note { row: 0, note, invoice: None }).collect();
        Ok(plon_imports::insert_notes(tx, import, &notes).await?)
    }

    /// Deletes the contents of what was refused, or of a request whose twin was faster.
    pub async fn forget(self, app: &App) {
        for upload in self.uploads.iter().chain([&self.batch.upload]) {
            discard(app, upload).await;
        }
    }
}

/// What a request has brought, in words.
pub fn message(kept: &[Kept], dropped: &Dropped) -> String {
    let count = i64::try_from(kept.len()).unwrap_or(i64::MAX);
    let sentences = dropped.sentences();
    let taken = format!("Wczytane: {}. Sprawdzamy pozycje.", TAKEN.count(count));
    std::iter::once(taken).chain(sentences.into_iter().take(5)).collect::<Vec<_>>().join(" ")
}
