//! Carries out a correction: revalues the line, posts the difference in points, and stores the correction.
use plon_domain::explanation::{Purchase, of_line};
use plon_domain::invoice::LineStatus;
use plon_domain::ledger::{CauseKind, Source, Transfer};
use plon_domain::line_correction::{Change, Corrected, corrected};
use plon_domain::points::{LimitedPoints, Points, earned};

use super::super::packs::store as packs;
use super::super::review::store::{AdminInvoice, AdminLine, Decider};
use super::form::{After, ParsedCorrection};
use super::store::{self, LineAfter, NewCorrection};
use super::texts;
use plon_kernel::db::Tx;
use plon_kernel::error_code::ErrorCode;
use plon_kernel::ids::ProductId;
use plon_platform::error::ApiError;
use plon_platform::ledger::{self, Posted, Posting};

/// Correction in progress: the invoice and its line before it.
pub struct Correction<'a> {
    pub invoice: &'a AdminInvoice,
    pub line: &'a AdminLine,
    pub form: &'a ParsedCorrection,
    pub by: Decider,
}

impl Correction<'_> {
    /// Corrects the line and moves the points; the caller updates the invoice's own figures.
    ///
    /// # Errors
    /// `PointsTakenBack` when the ledger no longer holds the points granted for the line.
    pub async fn apply(&self, tx: &mut Tx) -> Result<Corrected, ApiError> {
        let (line, kind) = (self.line, self.form.kind);
        let limit = ledger::limit_of_total(tx).await?;
        let corrected = self.revalue(tx, limit).await?;
        let now = match &self.form.after {
            After::Gone { net_value } => LineAfter {
                product: line.product_id,
                pack: line.pack_id,
                quantity: line.quantity,
                volume: line.volume,
                net_value: *net_value,
                rate: line.points_per_unit,
                points: Points::ZERO,
                cut: Points::ZERO,
                status: LineStatus::Rejected,
                reason: Some(texts::rejection(kind, &self.form.reason)),
                explanation: None,
            },
            After::Stays { pack, volume, quantity, net_value, rate } => {
                let purchase = Purchase { quantity: *quantity, pack: *volume, unit: pack.unit, rate: *rate };
                let earned = earned(*quantity, *volume, *rate);
                LineAfter {
                    product: pack.product_id,
                    pack: pack.id,
                    quantity: quantity.get(),
                    volume: volume.times(*quantity).0,
                    net_value: *net_value,
                    rate: Some(rate.get()),
                    points: corrected.now.granted,
                    cut: corrected.now.cut,
                    status: LineStatus::of_limited(&corrected.now),
                    reason: None,
                    explanation: Some(of_line(purchase, earned, &corrected.now, limit)),
                }
            }
        };
        let new = NewCorrection { line, kind, now: &now, reason: &self.form.reason, by: self.by };
        let id = store::insert_correction(tx, &new).await?;
        store::update_line(tx, line.id, &now).await?;
        self.post(tx, (id, now.product), &corrected).await?;
        Ok(corrected)
    }

    async fn revalue(&self, tx: &mut Tx, limit: Points) -> Result<Corrected, ApiError> {
        let AdminInvoice { participant_id, season, .. } = *self.invoice;
        let line = self.line;
        let change = match &self.form.after {
            After::Gone { .. } => Change::Withdrawn,
            After::Stays { pack, volume, quantity, rate, .. } => {
                let earned = earned(*quantity, *volume, *rate);
                let granted = packs::load_granted_points(tx, participant_id, pack.product_id, season).await?;
                let product_room = pack.cap_points.map(|cap| Points(cap) - granted);
                match pack.product_id == line.product_id {
                    true => Change::SameProduct { earned, product_room },
                    false => Change::OtherProduct { earned, product_room },
                }
            }
        };
        let before =
            LimitedPoints { granted: Points(line.points), cut: Points(line.points_cut), bound: line.status.bound() };
        let room = ledger::balances(tx, participant_id).await?.figures().room(limit);
        Ok(corrected(before, change, room))
    }

    /// Posts the points taken back before those given, so that the ledger never exceeds the limit.
    async fn post(
        &self,
        tx: &mut Tx,
        (id, product_now): (i64, ProductId),
        corrected: &Corrected,
    ) -> Result<(), ApiError> {
        let AdminInvoice { participant_id, season, .. } = *self.invoice;
        if corrected.taken_back > Points::ZERO {
            let transfer = Transfer::reversal(Source::Purchases, corrected.taken_back).map_err(anyhow::Error::new)?;
            let balances = ledger::balances(tx, participant_id).await?;
            balances.after(&transfer).map_err(|_| ErrorCode::PointsTakenBack)?;
            self.transfer(tx, id, transfer).await?;
            packs::subtract_granted_points(tx, participant_id, self.line.product_id, season, corrected.taken_back)
                .await?;
        }
        if corrected.given > Points::ZERO {
            let transfer = Transfer::accrual(Source::Purchases, corrected.given).map_err(anyhow::Error::new)?;
            self.transfer(tx, id, transfer).await?;
            packs::add_granted_points(tx, participant_id, product_now, season, corrected.given).await?;
        }
        Ok(())
    }

    async fn transfer(&self, tx: &mut Tx, id: i64, transfer: Transfer) -> Result<(), ApiError> {
        let posting = Posting {
            participant: self.invoice.participant_id,
            transfer,
            cause: (CauseKind::Correction, id),
            key: format!("correction:line:{}:{id}:{}", self.line.id.0, transfer.kind()),
            explanation: &texts::ledger_explanation(&self.invoice.number, self.line, self.form),
        };
        match ledger::post(tx, &posting, self.by.at).await? {
            Posted::New(_) => Ok(()),
            Posted::Before => Err(anyhow::anyhow!("{} was posted before", posting.key).into()),
        }
    }
}
