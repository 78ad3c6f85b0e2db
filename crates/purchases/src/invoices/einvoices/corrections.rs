//! Corrections that come as e-invoices: they are kept with the invoices that they name until somebody or a rule decides.
use plon_domain::einvoice::{EInvoiceCorrectionStatus, ProofLevel};
use plon_domain::invoice::InvoiceNumber;

use super::store::{self, NewCorrection};
use plon_kernel::db::Tx;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::files::{self, Upload};

/// Invoices that a correction is looked for at; a rebate names thousands and changes no quantity.
const MOST_ORIGINALS: usize = 200;

/// Reason why a correction without other quantities changes nothing.
pub const UNCHANGED: &str = "Korekta nie zmienia ilości produktów z\u{a0}programu, więc punkty zostają.";

/// Note on a correction once another file of it than the reported one is confirmed.
const DIFFERS: &str = "Ta korekta wygląda inaczej niż zgłoszona. Sprawdzamy ją.";

/// Records a correction with its file. One that the programme has becomes confirmed by a distributor's data or by KSeF,
/// with their file where it is another than the reported one. True when the content is kept.
///
/// # Errors
/// When the database does not answer.
pub async fn record(app: &App, tx: &mut Tx, new: &NewCorrection<'_>, upload: &Upload) -> Result<bool, ApiError> {
    let key = new.number.key();
    let known = store::find_correction(tx, new.participant, new.distributor, &key).await?;
    if let Some(known) = &known {
        if new.proof != ProofLevel::Confirmed || known.proof == ProofLevel::Confirmed {
            return Ok(false);
        }
        if known.sha256.as_ref().is_none_or(|sha256| *sha256 == upload.sha256) {
            store::confirm_correction(tx, known.id, new).await?;
            return Ok(false);
        }
    }
    let now = app.clock.now();
    let changes = plon_ksef::differences(new.invoice);
    let changes_nothing = !changes.changes_quantity() && changes.undecided.is_empty();
    let file = files::insert_file(tx, Some(new.participant), upload, now).await?;
    let (status, reason) = match changes_nothing {
        true => (EInvoiceCorrectionStatus::Unchanged, Some(UNCHANGED)),
        false => (EInvoiceCorrectionStatus::Waiting, None),
    };
    let id = match known {
        None => store::insert_correction(tx, new, (&app.rng.public_id(), file), (status, reason, now)).await?,
        Some(known) => {
            // What was decided on another file is for an operator to compare.
            let (status, reason) = match known.status {
                EInvoiceCorrectionStatus::Applied => (EInvoiceCorrectionStatus::Pending, Some(DIFFERS)),
                _ => (status, reason),
            };
            store::replace_correction(tx, known.id, new, file, (status, reason)).await?;
            known.id
        }
    };
    let named = new.invoice.corrected.iter().take(MOST_ORIGINALS);
    let originals: Vec<_> =
        named.filter_map(|original| Some((InvoiceNumber::parse(&original.number).ok()?, original))).collect();
    store::insert_originals(tx, id, &originals).await?;
    Ok(true)
}
