//! Purchases that wait for an operator's decision: what they would bring, never counted as had.
mod shown;
mod store;

use std::collections::{BTreeMap, BTreeSet};

use plon_domain::points::{Points, PointsPerUnit, earned};
use plon_domain::promotions::{Line, Tally, Verdict, verdict};
use plon_domain::season::Season;

use super::promotion::Promotion;
use plon_kernel::db::Read;
use plon_kernel::ids::{ParticipantId, ProductId, PromotionId};
pub use shown::PromotionWaiting;

/// Line that waits, as it would be once accepted.
#[derive(Debug)]
pub struct WaitingLine {
    /// Its points are those before any limit.
    pub line: Line,
    pub product: ProductId,
    pub season: Season,
    /// Room under the product's cap in the season, in points, if there is one.
    pub room: Option<Points>,
}

/// Lines of a participant's waiting invoices, the oldest first.
///
/// # Errors
/// When the database does not answer or a stored line is invalid.
pub async fn list_lines(db: &mut impl Read, participant: ParticipantId) -> anyhow::Result<Vec<WaitingLine>> {
    let rows = store::list_lines(db, participant).await?;
    let read = |row: store::WaitingLineRow| {
        let mut line = row.line.read()?;
        if let Some(rate) = row.points_per_unit.map(PointsPerUnit::try_from).transpose()? {
            line.earned = earned(line.quantity, line.pack, rate);
        }
        let room = row.cap_points.map(|cap| Points(cap - row.granted));
        Ok(WaitingLine { line, product: row.line.product_id, season: row.season, room })
    };
    rows.into_iter().map(read).collect()
}

/// Participant's lines that wait, and the products that count already.
#[derive(Debug, Default)]
pub struct WaitingPurchases {
    lines: Vec<Line>,
    counted: BTreeMap<PromotionId, BTreeSet<String>>,
}

impl WaitingPurchases {
    pub async fn load(db: &mut impl Read, participant: ParticipantId) -> anyhow::Result<WaitingPurchases> {
        let lines = list_lines(db, participant).await?;
        let mut counted: BTreeMap<PromotionId, BTreeSet<String>> = BTreeMap::new();
        for (promotion, sap) in store::list_counted_products(db, participant).await? {
            counted.entry(promotion).or_default().insert(sap);
        }
        Ok(WaitingPurchases { lines: lines.into_iter().map(|waiting| waiting.line).collect(), counted })
    }

    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// SAP codes of the products that count in a promotion, or will once what waits is accepted.
    pub fn counted_products(&self, promotion: &Promotion) -> BTreeSet<String> {
        let waits = self.lines.iter().filter(|line| verdict(promotion.terms(), line).counted.is_ok());
        let counted = self.counted.get(&promotion.id).into_iter().flatten().cloned();
        counted.chain(waits.map(|line| line.sap.clone())).collect()
    }

    /// Tally of a promotion with more lines than those that count already.
    pub fn tally_with<'a>(&self, promotion: &Promotion, before: Tally, more: impl Iterator<Item = &'a Line>) -> Tally {
        let judged: Vec<(&Line, Verdict)> = more.map(|line| (line, verdict(promotion.terms(), line))).collect();
        let counted = self.counted.get(&promotion.id);
        let is_new = |line: &Line| counted.is_none_or(|saps| !saps.contains(&line.sap));
        let lines = || judged.iter().map(|(line, verdict)| (*line, verdict));
        let (added, fresh) = (Tally::of(lines()), Tally::of(lines().filter(|(line, _)| is_new(line))));
        Tally {
            amount: before.amount.saturating_add(added.amount),
            extra: Points(before.extra.0.saturating_add(added.extra.0)),
            products: before.products.saturating_add(fresh.products),
        }
    }
}
