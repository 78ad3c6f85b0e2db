//! Report of an invoice that KSeF gave, as the participant would report it; KSeF itself is its proof.
use bytes::Bytes;
use plon_domain::attachment::MediaType;
use plon_domain::einvoice::ProofLevel;
use plon_domain::invoice::InvoiceNumber;
use plon_ksef::{EInvoice, KsefNumber};
use tokio::task::spawn_blocking;

use super::store::{self, DueConnection};
use plon_kernel::db::Tx;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::files::{self, Upload};
use plon_platform::ledger;
use plon_purchases::invoices::einvoices::corrections;
use plon_purchases::invoices::einvoices::store::{self as einvoices, NewCorrection};
use plon_purchases::invoices::einvoices::verdict::{Judge, Judgement, Reportable};
use plon_purchases::invoices::submit;

/// File of KSeF with its content.
struct Fetched<'a> {
    number: &'a KsefNumber,
    /// Its name, which says its number.
    name: String,
    invoice: EInvoice,
}

/// What has become of a file.
#[derive(Clone, Copy)]
struct Recorded {
    /// True when a row tells of its content.
    is_kept: bool,
    /// True when the programme did not have the invoice.
    is_new: bool,
}

const DROPPED: Recorded = Recorded { is_kept: false, is_new: false };

/// Reports an invoice, or makes KSeF the proof of the one that was reported before; nothing is kept of what the
/// programme does not take. True when the programme did not have it.
///
/// # Errors
/// When the database or the file store does not answer.
pub async fn report(app: &App, due: &DueConnection, number: &KsefNumber, file: Vec<u8>) -> Result<bool, ApiError> {
    let file = Bytes::from(file);
    let content = file.clone();
    let read = spawn_blocking(move || plon_ksef::read(&content)).await.map_err(anyhow::Error::new)?;
    let invoice = match read {
        Ok(invoice) => invoice,
        Err(invalid) => {
            tracing::info!(%invalid, participant = due.participant_id.0, "a file of KSeF is not taken");
            return Ok(false);
        }
    };
    let fetched = Fetched { number, name: format!("{number}.xml"), invoice };
    let mut db = app.db.read().await?;
    let judge = Judge::open(&mut db, due.participant_id, app.clock.today().0).await?;
    if let Judgement::Refused(_) = judge.judge(&mut db, &fetched.name, &fetched.invoice).await? {
        return Ok(false);
    }
    drop(db);
    let upload = app.files.put(app.rng.public_id(), &fetched.name, MediaType::Xml.as_str(), file).await?;
    let mut tx = app.db.begin().await?;
    let recorded = match record(app, &mut tx, due, &fetched, &upload).await {
        Ok(recorded) => recorded,
        Err(error) => {
            submit::discard(app, &upload).await;
            return Err(error);
        }
    };
    // Once the commit has started, the content of a row stays: a lost answer may still mean a stored row.
    tx.commit().await?;
    if !recorded.is_kept {
        submit::discard(app, &upload).await;
    }
    Ok(recorded.is_new)
}

async fn record(
    app: &App,
    tx: &mut Tx,
    due: &DueConnection,
    fetched: &Fetched<'_>,
    upload: &Upload,
) -> Result<Recorded, ApiError> {
    ledger::lock(tx, due.participant_id).await?;
    // A connection that was ended meanwhile reports nothing more.
    if !store::is_connected(tx, due).await? {
        return Ok(DROPPED);
    }
    let judge = Judge::open(tx, due.participant_id, app.clock.today().0).await?;
    let recorded = match judge.judge(tx, &fetched.name, &fetched.invoice).await? {
        Judgement::Refused(_) => DROPPED,
        Judgement::Ready(one) => {
            match one.is_correction {
                true => record_correction(app, tx, due, (&one, fetched), upload).await?,
                false => record_invoice(app, tx, due, (&one, fetched), upload).await?,
            }
            Recorded { is_kept: true, is_new: true }
        }
        Judgement::Known(..) => {
            let is_kept = confirm(app, tx, due, (&judge, fetched), upload).await?;
            Recorded { is_kept, is_new: false }
        }
    };
    if recorded.is_new {
        store::count_reported(tx, due.participant_id).await?;
    }
    Ok(recorded)
}

async fn record_invoice(
    app: &App,
    tx: &mut Tx,
    due: &DueConnection,
    (one, fetched): (&Reportable, &Fetched<'_>),
    upload: &Upload,
) -> Result<(), ApiError> {
    let report = submit::Reported {
        participant: due.participant_id,
        distributor: one.distributor,
        number: &one.number,
        ksef_number: Some(fetched.number),
        dated: Some((one.issued_on, one.season)),
    };
    let (id, _) = match submit::attach(app, tx, &report, upload).await? {
        Some(attached) => attached,
        None => submit::record(app, tx, &report, upload).await?,
    };
    Ok(store::confirm_by_ksef(tx, id, fetched.number, None, app.clock.now()).await?)
}

async fn record_correction(
    app: &App,
    tx: &mut Tx,
    due: &DueConnection,
    (one, fetched): (&Reportable, &Fetched<'_>),
    upload: &Upload,
) -> Result<(), ApiError> {
    let new = NewCorrection {
        participant: due.participant_id,
        distributor: one.distributor,
        number: &one.number,
        issued_on: one.issued_on,
        ksef_number: Some(fetched.number),
        proof: ProofLevel::Confirmed,
        answered_by: None,
        invoice: &fetched.invoice,
    };
    corrections::record(app, tx, &new, upload).await.map(|_| ())
}

/// Makes KSeF the proof of what the programme has; true when the file is kept beside the invoice's own.
async fn confirm(
    app: &App,
    tx: &mut Tx,
    due: &DueConnection,
    (judge, fetched): (&Judge, &Fetched<'_>),
    upload: &Upload,
) -> Result<bool, ApiError> {
    let (Some(distributor), Ok(number)) =
        (judge.seller(&fetched.invoice), InvoiceNumber::parse(&fetched.invoice.number))
    else {
        return Ok(false);
    };
    if fetched.invoice.kind.is_correction() {
        let named = (due.participant_id, distributor, number.key());
        einvoices::confirm_correction(tx, (named.0, named.1, &named.2), None).await?;
        return Ok(false);
    }
    let Some(known) = store::find_known(tx, due.participant_id, distributor, &number.key()).await? else {
        return Ok(false);
    };
    let now = app.clock.now();
    let beside = match known.own_sha256.as_ref() == Some(&upload.sha256) {
        true => None,
        false => Some(files::insert_file(tx, Some(due.participant_id), upload, now).await?),
    };
    store::confirm_by_ksef(tx, known.id, fetched.number, beside, now).await?;
    Ok(beside.is_some())
}
