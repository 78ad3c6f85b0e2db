//! Change that a bulk job makes to each invoice: the decision of its e-invoice, or a rejection.
use std::collections::BTreeSet;

use futures_util::future::BoxFuture;
use plon_bulk_jobs::{BulkHandler, Outcome, Refusal, Step};
use plon_domain::bulk_job::BulkJobKind;
use plon_domain::einvoice::ProofLevel;
use plon_domain::invoice::InvoiceSource;
use serde::{Deserialize, Serialize};

use super::super::decide::decide;
use super::super::einvoice;
use super::super::form::ReviewForm;
use super::super::store::{self as review, AdminInvoice, Decider};
use super::store;
use plon_kernel::db::Tx;
use plon_kernel::ids::ParticipantId;
use plon_platform::app::App;
use plon_platform::auth::Role;
use plon_platform::error::ApiError;
use plon_platform::{files, ledger};

inventory::submit! {
    BulkHandler { kind: BulkJobKind::Invoices, approver: Some(Role::Moderator), apply }
}

/// Proof without which no e-invoice is accepted unread.
pub const CONFIRMED: ProofLevel = ProofLevel::Confirmed;

/// Change that the job makes to each invoice, as it is stored with it.
#[derive(Debug, Serialize, Deserialize)]
pub struct StoredChange {
    /// Reason of the rejection; without one the invoice is accepted.
    pub reason: Option<String>,
}

impl StoredChange {
    /// Name in the job's title.
    pub fn title(&self) -> String {
        match &self.reason {
            None => "przyjęcie e-faktur".to_owned(),
            Some(reason) => format!("odrzucenie, „{reason}”"),
        }
    }
}

fn apply<'a>(app: &'a App, tx: &'a mut Tx, step: Step<'a>) -> BoxFuture<'a, Result<Vec<Outcome>, ApiError>> {
    Box::pin(decide_invoices(app, tx, step))
}

async fn decide_invoices(app: &App, tx: &mut Tx, step: Step<'_>) -> Result<Vec<Outcome>, ApiError> {
    let change: StoredChange = serde_json::from_str(step.change).map_err(anyhow::Error::new)?;
    let by = Decider { operator: step.by, at: app.clock.now() };
    let invoices = store::list_by_id(tx, step.records).await?;
    // All accounts of the step are locked in one order, as by whoever else locks several.
    let owners: BTreeSet<ParticipantId> = invoices.iter().map(|invoice| invoice.participant_id).collect();
    for owner in owners {
        ledger::lock(tx, owner).await?;
    }
    let mut outcomes = Vec::with_capacity(step.records.len());
    for invoice in &invoices {
        let refusal = match decide_one(app, tx, invoice.public_id.as_str(), &change, by).await {
            Ok(refusal) => refusal,
            Err(error) if error.is_refusal() => Some(error.to_sentences()),
            Err(other) => return Err(other),
        };
        let refusal = refusal.map(|reason| Refusal {
            label: format!("Faktura {}", invoice.number),
            page: Some(format!("/zaplecze/faktury/{}", invoice.public_id)),
            reason,
        });
        outcomes.push(Outcome { record: invoice.id.0, refusal });
    }
    Ok(outcomes)
}

/// Decides on an invoice; gives the reason why it stays for somebody to look at.
async fn decide_one(
    app: &App,
    tx: &mut Tx,
    public_id: &str,
    change: &StoredChange,
    by: Decider,
) -> Result<Option<String>, ApiError> {
    let invoice = review::find_invoice(tx, public_id).await?.ok_or(ApiError::NotFound)?;
    if let Some(claimant) = store::find_claimant(tx, invoice.id, by).await? {
        return Ok(Some(format!("Fakturę ma otwartą inny operator: {claimant}.")));
    }
    let form = match &change.reason {
        Some(reason) => ReviewForm::rejecting(invoice.version, reason),
        None => match accepting(app, tx, &invoice).await? {
            Ok(form) => form,
            Err(reason) => return Ok(Some(reason.to_owned())),
        },
    };
    decide(app, tx, public_id, &form, by).await.map(|_| None)
}

/// The decision that an e-invoice calls for by itself, or why it does not.
async fn accepting(
    app: &App,
    tx: &mut Tx,
    invoice: &AdminInvoice,
) -> Result<Result<ReviewForm, &'static str>, ApiError> {
    if invoice.source != InvoiceSource::Reported || invoice.matched {
        return Ok(Err("To dane dystrybutora, które przyjmuje się razem z\u{a0}importem."));
    }
    if store::has_appeal(tx, invoice.id).await? {
        return Ok(Err("Od decyzji o\u{a0}tej fakturze jest odwołanie."));
    }
    if store::is_doubtful(tx, invoice.id).await? {
        return Ok(Err("Inna faktura ma ten sam numer albo plik."));
    }
    let file = match invoice.file_id {
        Some(file) => files::find_file(tx, file).await?,
        None => None,
    };
    let Some(read) = einvoice::load(app, tx, invoice, file.as_ref()).await? else {
        return Ok(Err("To nie jest e-faktura."));
    };
    if store::find_proof(tx, invoice.id).await? != Some(CONFIRMED.as_str().to_owned()) {
        return Ok(Err("E-faktury nie potwierdził jeszcze KSeF, dystrybutor ani operator."));
    }
    if read.content.lines.iter().any(|line| line.is_before) {
        return Ok(Err("To korekta faktury."));
    }
    if !read.all_certain {
        return Ok(Err("Nie wszystkie pozycje są rozpoznane na pewno."));
    }
    Ok(ReviewForm::accepting(invoice, &read.content).ok_or("Na e-fakturze nie ma wartości wszystkich pozycji."))
}
