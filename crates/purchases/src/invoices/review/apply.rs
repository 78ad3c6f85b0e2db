//! Carries out a decision line by line: points of accepted lines within the product's cap and the programme's limit.
use plon_domain::accepted_line::{AcceptedLine, Room, accept};
use plon_domain::explanation::Purchase;
use plon_domain::ledger::{CauseKind, Source, Transfer};
use plon_domain::points::{Points, PointsPerUnit};
use plon_domain::season::Season;

use super::super::packs::store as packs;
use super::form::{LineReading, Reading, Verdict};
use super::store::{self, AdminInvoice, Decider, ReadLine};
use plon_kernel::db::Tx;
use plon_kernel::ids::LineId;
use plon_platform::error::ApiError;
use plon_platform::ledger::{self, Posted, Posting};

/// Result of a decision.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Outcome {
    pub decided: usize,
    pub granted: Points,
    pub cut: Points,
}

/// Writes the lines as they were read and applies their verdicts, in the order of the form.
pub async fn apply_verdicts(
    tx: &mut Tx,
    invoice: &AdminInvoice,
    reading: &Reading,
    by: Decider,
) -> Result<Outcome, ApiError> {
    let mut outcome = Outcome::default();
    for line in &reading.lines {
        let read = ReadLine {
            product: line.pack.product_id,
            pack: line.pack.id,
            quantity: line.quantity.get(),
            volume: line.pack_volume.times(line.quantity).0,
            net_value: line.net_value,
        };
        let id = match line.id {
            None => store::insert_line(tx, invoice.id, &read).await?,
            Some(id) => {
                store::update_line(tx, id, &read).await?;
                id
            }
        };
        if let Some(alias) = &line.alias {
            packs::insert_alias(tx, invoice.distributor_id, alias, line.pack.id).await?;
        }
        match &line.verdict {
            Verdict::Wait => continue,
            Verdict::Reject(reason) => store::reject_line(tx, id, reason, by).await?,
            Verdict::Accept(rate) => {
                let accepted = accept_line(tx, invoice, reading.season, id, line, *rate, by).await?;
                outcome.granted = outcome.granted + accepted.granted;
                outcome.cut = outcome.cut + accepted.cut;
            }
        }
        outcome.decided += 1;
    }
    Ok(outcome)
}

async fn accept_line(
    tx: &mut Tx,
    invoice: &AdminInvoice,
    season: Season,
    id: LineId,
    line: &LineReading,
    rate: PointsPerUnit,
    by: Decider,
) -> Result<AcceptedLine, ApiError> {
    let (participant, product) = (invoice.participant_id, line.pack.product_id);
    let limit = ledger::limit_of_total(tx).await?;
    let total = ledger::balances(tx, participant).await?.figures().room(limit);
    let granted_before = packs::load_granted_points(tx, participant, product, season).await?;
    let room = Room { product: line.pack.cap_points.map(|cap| Points(cap) - granted_before), total, limit };
    let purchase = Purchase { quantity: line.quantity, pack: line.pack_volume, unit: line.pack.unit, rate };
    let accepted = accept(purchase, room);
    if accepted.granted > Points::ZERO {
        let posting = Posting {
            participant,
            transfer: Transfer::accrual(Source::Purchases, accepted.granted).map_err(anyhow::Error::new)?,
            cause: (CauseKind::InvoiceLine, id.0),
            key: key_of_line(id, store::find_last_appeal(tx, invoice.id, id).await?),
            explanation: &accepted.posting(&invoice.number, &line.pack.product),
        };
        if ledger::post(tx, &posting, by.at).await? == Posted::Before {
            return Err(anyhow::anyhow!("{} was posted before", posting.key).into());
        }
        packs::add_granted_points(tx, participant, product, season, accepted.granted).await?;
    }
    store::accept_line(tx, id, &accepted, by).await?;
    Ok(accepted)
}

/// Idempotency key of a line's accrual: one for the first decision, and one for each appeal that opened it again.
pub fn key_of_line(line: LineId, appeal: Option<i64>) -> String {
    match appeal {
        None => format!("invoice_line:{}:accrual", line.0),
        Some(appeal) => format!("invoice_line:{}:accrual:{appeal}", line.0),
    }
}
