//! Report of an invoice that KSeF gave, as the participant would report it; KSeF itself is its proof.
use bytes::Bytes;
use plon_domain::attachment::MediaType;
use plon_domain::einvoice::ProofLevel;
use plon_domain::invoice::InvoiceNumber;
use plon_ksef::{EInvoice, KsefNumber};
use tokio::task::spawn_blocking;

use super::store::{self, DueConnection};
use plon_kernel::db::Tx;
use plon_kernel::ids::{DistributorId, InvoiceId};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::files::{self, Upload};
use plon_platform::ledger;
use plon_purchases::invoices::einvoices::corrections;
use plon_purchases::invoices::einvoices::proposals::Goods;
use plon_purchases::invoices::einvoices::store::NewCorrection;
use plon_purchases::invoices::einvoices::verdict::{Judge, Judgement, Reportable};
use plon_purchases::invoices::submit;

/// File of KSeF with its content.
struct Fetched<'a> {
    number: &'a KsefNumber,
    /// Its name, which says its number.
    name: String,
    invoice: EInvoice,
}

/// Outcome of reporting a file.
#[derive(Clone, Copy)]
struct Recorded {
    /// True when a row tells of its content.
    is_kept: bool,
    /// True when the programme did not have the invoice.
    is_new: bool,
    /// True when the connection has ended.
    has_ended: bool,
}

const DROPPED: Recorded = Recorded { is_kept: false, is_new: false, has_ended: false };

/// Reports an invoice, or makes KSeF the proof of the one that was reported before; nothing is kept of what the
/// programme does not take. True when the programme did not have it; none once the connection has ended.
///
/// # Errors
/// When the database or the file store does not answer.
pub async fn report(
    app: &App,
    due: &DueConnection,
    number: &KsefNumber,
    file: Vec<u8>,
) -> Result<Option<bool>, ApiError> {
    let file = Bytes::from(file);
    let content = file.clone();
    let read = spawn_blocking(move || plon_ksef::read(&content)).await.map_err(anyhow::Error::new)?;
    let invoice = match read {
        Ok(invoice) => invoice,
        Err(invalid) => {
            tracing::info!(%invalid, participant = due.participant_id.0, "a file of KSeF is not taken");
            return Ok(Some(false));
        }
    };
    let fetched = Fetched { number, name: format!("{number}.xml"), invoice };
    let mut db = app.db.read().await?;
    let judge = Judge::open(&mut db, due.participant_id, app.clock.today().0).await?;
    if let Judgement::Refused(_) = judge.judge(&mut db, &fetched.name, &fetched.invoice).await? {
        return Ok(Some(false));
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
    Ok((!recorded.has_ended).then_some(recorded.is_new))
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
        return Ok(Recorded { has_ended: true, ..DROPPED });
    }
    let judge = Judge::open(tx, due.participant_id, app.clock.today().0).await?;
    let recorded = match judge.judge(tx, &fetched.name, &fetched.invoice).await? {
        Judgement::Refused(_) => DROPPED,
        Judgement::Ready(one) if one.is_correction => Recorded {
            is_kept: record_correction(app, tx, due, (&judge, fetched), upload).await?,
            is_new: true,
            ..DROPPED
        },
        Judgement::Ready(one) => {
            record_invoice(app, tx, due, (&one, fetched), upload).await?;
            Recorded { is_kept: true, is_new: true, ..DROPPED }
        }
        Judgement::Known(..) if fetched.invoice.kind.is_correction() => {
            Recorded { is_kept: record_correction(app, tx, due, (&judge, fetched), upload).await?, ..DROPPED }
        }
        Judgement::Known(..) => {
            Recorded { is_kept: confirm(app, tx, due, (&judge, fetched), upload).await?, ..DROPPED }
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
    propose_lines(tx, id, one.distributor, &fetched.invoice).await?;
    Ok(store::confirm_by_ksef(tx, id, fetched.number, None, app.clock.now()).await?)
}

async fn propose_lines(
    tx: &mut Tx,
    id: InvoiceId,
    distributor: DistributorId,
    invoice: &EInvoice,
) -> Result<(), ApiError> {
    let goods = Goods::load(tx).await?;
    Ok(goods.named_by(tx, Some(distributor)).await?.store(tx, id, invoice).await?)
}

/// Records a correction, or makes KSeF's file the one that was reported; true when its content is kept.
async fn record_correction(
    app: &App,
    tx: &mut Tx,
    due: &DueConnection,
    (judge, fetched): (&Judge, &Fetched<'_>),
    upload: &Upload,
) -> Result<bool, ApiError> {
    let Some((distributor, number)) = named(judge, fetched) else { return Ok(false) };
    let new = NewCorrection {
        participant: due.participant_id,
        distributor,
        number: &number,
        issued_on: fetched.invoice.issued_on,
        ksef_number: Some(fetched.number),
        proof: ProofLevel::Confirmed,
        answered_by: None,
        invoice: &fetched.invoice,
    };
    corrections::record(app, tx, &new, upload).await
}

/// Seller and number of an invoice that the programme takes.
fn named(judge: &Judge, fetched: &Fetched<'_>) -> Option<(DistributorId, InvoiceNumber)> {
    Some((judge.seller(&fetched.invoice)?, InvoiceNumber::parse(&fetched.invoice.number).ok()?))
}

/// Makes KSeF the proof of what the programme has; true when the file is kept beside the invoice's own.
async fn confirm(
    app: &App,
    tx: &mut Tx,
    due: &DueConnection,
    (judge, fetched): (&Judge, &Fetched<'_>),
    upload: &Upload,
) -> Result<bool, ApiError> {
    let Some((distributor, number)) = named(judge, fetched) else { return Ok(false) };
    let Some(known) = store::find_known(tx, due.participant_id, distributor, &number.key()).await? else {
        return Ok(false);
    };
    let now = app.clock.now();
    let beside = match known.own_sha256.as_ref() == Some(&upload.sha256) {
        true => None,
        false => Some(files::insert_file(tx, Some(due.participant_id), upload, now).await?),
    };
    // Until an operator enters the day of issue, an invoice has that of its report, by which nothing is to be judged.
    if known.dated_on.0 == fetched.invoice.issued_on {
        propose_lines(tx, known.id, distributor, &fetched.invoice).await?;
    }
    store::confirm_by_ksef(tx, known.id, fetched.number, beside, now).await?;
    Ok(beside.is_some())
}
