//! Writes the reconciled invoices of a chunk with multi-row statements.
use std::collections::{BTreeMap, BTreeSet, HashMap};

use plon_domain::balances::Balances;
use plon_domain::import::RowOutcome;
use plon_domain::invoice::{InvoiceStatus, LineStatus};
use plon_domain::ledger::{CauseKind, Source, Transfer};
use plon_domain::points::Points;
use plon_domain::season::Season;
use plon_domain::volume::{PackVolume, Quantity};

use super::super::review::key_of_line;
use super::super::store as invoices;
use super::Sale;
use super::reconcile::{Incoming, Line};
use super::store::{self, EdiInvoice, EdiLine, NotificationTotals};
use plon_imports::{Accepted, Posted, RowResult};
use plon_kernel::db::Tx;
use plon_kernel::ids::{InvoiceId, LineId, ParticipantId, ProductId};
use plon_kernel::types::Timestamp;
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::ledger::{self, Posting};
use plon_platform::webhooks::{self, InvoiceDecided};
use plon_rewards::points;

/// ReconciledInvoice invoice to be written.
struct ReconciledInvoice {
    participant: ParticipantId,
    first: Sale,
    number_key: String,
    season: Season,
    lines: Vec<Line>,
    /// Rows of the lines.
    rows: Vec<i64>,
    possible_duplicate: bool,
    /// Reported invoice that it confirms; none when it is new.
    confirms: Option<InvoiceId>,
}

/// Everything that a chunk is going to write.
#[derive(Default)]
pub struct Writing {
    reconciled: Vec<ReconciledInvoice>,
    /// Points by participant, product and season.
    pub granted: BTreeMap<(ParticipantId, ProductId, Season), Points>,
    /// Other participants' invoices with the same number.
    pub possible_duplicates: Vec<InvoiceId>,
    /// Invoices settled before that the data name for the first time.
    pub matched: Vec<InvoiceId>,
    pub posted: Posted,
}

impl ReconciledInvoice {
    fn status(&self) -> InvoiceStatus {
        InvoiceStatus::of_lines(self.lines.iter().map(Line::status))
    }

    fn points(&self) -> Points {
        self.lines.iter().filter_map(|line| line.accepted.as_ref()).map(|accepted| accepted.granted).sum()
    }

    fn cut(&self) -> Points {
        self.lines.iter().filter_map(|line| line.accepted.as_ref()).map(|accepted| accepted.cut).sum()
    }

    fn invoice(&self, public_id: String, now: Timestamp) -> EdiInvoice<'_> {
        let status = self.status();
        EdiInvoice {
            public_id,
            participant: self.participant,
            distributor: self.first.distributor,
            number: &self.first.number,
            number_key: &self.number_key,
            issued_on: self.first.issued_on,
            season: self.season,
            buyer: &self.first.buyer,
            status,
            points: self.points().0,
            net_value: self.lines.iter().map(|line| line.sale.net_value.0).sum(),
            possible_duplicate: self.possible_duplicate,
            decided_at: (status != InvoiceStatus::Pending).then_some(now),
        }
    }
}

impl Line {
    fn status(&self) -> LineStatus {
        self.accepted.as_ref().map_or(LineStatus::Pending, |accepted| accepted.status)
    }

    fn row(&self, invoice: InvoiceId, position: i64, import: Accepted, now: Timestamp) -> anyhow::Result<EdiLine<'_>> {
        let (volume, quantity) = (PackVolume::try_from(self.pack.volume)?, Quantity::try_from(self.sale.quantity)?);
        let accepted = self.accepted.as_ref();
        Ok(EdiLine {
            invoice,
            position,
            product: self.pack.product_id,
            pack: self.pack.id,
            quantity: self.sale.quantity,
            volume: volume.times(quantity).0,
            net_value: self.sale.net_value.0,
            points_per_unit: accepted.map(|accepted| accepted.rate.get()),
            points: accepted.map_or(0, |accepted| accepted.granted.0),
            cut: accepted.map_or(0, |accepted| accepted.cut.0),
            status: self.status(),
            explanation: accepted.map(|accepted| accepted.explanation.as_str()),
            decided: accepted.map(|_| (now, import.by)),
        })
    }
}

impl Writing {
    pub fn count(&mut self, figure: &'static str, more: i64) {
        self.posted.figures.push((figure, more));
    }

    pub fn new_invoice(&mut self, invoice: &Incoming, first: &Sale, lines: Vec<Line>, possible_duplicate: bool) {
        self.count("new", 1);
        self.add(invoice, first, lines, possible_duplicate, None);
    }

    pub fn confirm(&mut self, invoice: &Incoming, first: &Sale, lines: Vec<Line>, confirms: InvoiceId) {
        self.count("matched", 1);
        self.add(invoice, first, lines, false, Some(confirms));
    }

    fn add(
        &mut self,
        invoice: &Incoming,
        first: &Sale,
        lines: Vec<Line>,
        possible_duplicate: bool,
        confirms: Option<InvoiceId>,
    ) {
        let accepted = lines.iter().filter(|line| line.accepted.is_some()).count();
        self.count("lines", i64::try_from(accepted).unwrap_or(0));
        self.reconciled.push(ReconciledInvoice {
            participant: invoice.participant,
            first: first.clone(),
            number_key: invoice.number_key.clone(),
            season: invoice.season,
            lines,
            rows: invoice.rows.clone(),
            possible_duplicate,
            confirms,
        });
    }

    /// Writes invoices, lines, transfers and balances, and triggers what follows from them.
    pub async fn write(
        mut self,
        app: &App,
        tx: &mut Tx,
        import: Accepted,
        mut balances: BTreeMap<ParticipantId, Balances>,
    ) -> Result<Posted, ApiError> {
        let now = app.clock.now();
        let before: Vec<(ParticipantId, Points)> =
            balances.iter().map(|(id, balances)| (*id, balances.figures().total)).collect();
        let ids = self.invoices(app, tx, now).await?;
        self.queue_decided(tx, &ids, now).await?;
        self.add_results(&ids);
        let lines = self.lines(tx, &ids, import, now).await?;
        self.post(tx, &ids, &lines, &mut balances, now).await?;
        store::add_granted_points(tx, &self.granted).await?;
        store::put_import_notifications(tx, import.id, &self.news()).await?;
        for id in &self.possible_duplicates {
            invoices::flag_possible_duplicate(tx, *id).await?;
        }
        for id in &self.matched {
            store::mark_matched(tx, *id, now).await?;
        }
        let totals =
            before.into_iter().filter_map(|(id, before)| Some((id, before, balances.get(&id)?.figures().total)));
        points::apply_earned_by_many(tx, &totals.collect::<Vec<_>>(), now).await?;
        let changed: BTreeSet<LineId> = lines.values().copied().collect();
        plon_promotions::lines_changed(&app.rng, tx, &changed.into_iter().collect::<Vec<_>>(), now).await?;
        let (points, cut) =
            (self.reconciled.iter().map(ReconciledInvoice::points), self.reconciled.iter().map(ReconciledInvoice::cut));
        let (points, cut): (Points, Points) = (points.sum(), cut.sum());
        self.count("points", points.0);
        self.count("cut", cut.0);
        Ok(self.posted)
    }

    /// Ids of the reconciled invoices, in their order.
    async fn invoices(&self, app: &App, tx: &mut Tx, now: Timestamp) -> Result<Vec<InvoiceId>, ApiError> {
        let rows: Vec<EdiInvoice<'_>> =
            self.reconciled.iter().map(|reconciled| reconciled.invoice(app.rng.public_id(), now)).collect();
        for (reconciled, row) in self.reconciled.iter().zip(&rows) {
            if let Some(id) = reconciled.confirms {
                store::replace_by_edi_data(tx, id, row, now).await?;
            }
        }
        let mut places: HashMap<String, usize> = HashMap::new();
        let mut new = Vec::new();
        let mut ids: Vec<Option<InvoiceId>> = self.reconciled.iter().map(|reconciled| reconciled.confirms).collect();
        for (place, row) in rows.into_iter().enumerate().filter(|(place, _)| ids[*place].is_none()) {
            places.insert(row.public_id.clone(), place);
            new.push(row);
        }
        for (public_id, id) in store::insert_invoices(tx, &new, now).await? {
            if let Some(place) = places.get(&public_id) {
                ids[*place] = Some(id);
            }
        }
        let ids: Option<Vec<InvoiceId>> = ids.into_iter().collect();
        Ok(ids.ok_or_else(|| anyhow::anyhow!("an invoice was not written"))?)
    }

    /// Adds the outcomes of the rows: each is a line of its invoice, in the order of the rows.
    fn add_results(&mut self, ids: &[InvoiceId]) {
        for (reconciled, invoice) in self.reconciled.iter().zip(ids) {
            let posted = |(row, position): (&i64, i64)| RowResult {
                row: *row,
                outcome: RowOutcome::Posted,
                invoice: *invoice,
                position: Some(position),
            };
            self.posted.results.extend(reconciled.rows.iter().zip(1..).map(posted));
        }
    }

    /// Tells webhooks of the invoices that are decided with the data.
    async fn queue_decided(&self, tx: &mut Tx, ids: &[InvoiceId], now: Timestamp) -> Result<(), ApiError> {
        if !webhooks::is_wanted::<InvoiceDecided>(tx).await? {
            return Ok(());
        }
        let public_ids: HashMap<InvoiceId, String> = store::list_public_ids(tx, ids).await?.into_iter().collect();
        let events = self.reconciled.iter().zip(ids).filter_map(|(reconciled, id)| {
            let row = reconciled.invoice(public_ids.get(id)?.clone(), now);
            row.decided_at?;
            Some(InvoiceDecided {
                invoice: row.public_id,
                participant: row.participant,
                distributor: row.distributor,
                number: row.number.to_owned(),
                status: row.status,
                points: row.points,
                net_value: row.net_value,
            })
        });
        let events: Vec<InvoiceDecided> = events.collect();
        Ok(webhooks::queue_all(tx, None, now, || events).await?)
    }

    async fn lines(
        &self,
        tx: &mut Tx,
        ids: &[InvoiceId],
        import: Accepted,
        now: Timestamp,
    ) -> Result<HashMap<(InvoiceId, i64), LineId>, ApiError> {
        let mut rows = Vec::new();
        for (reconciled, id) in self.reconciled.iter().zip(ids) {
            for (line, position) in reconciled.lines.iter().zip(1..) {
                rows.push(line.row(*id, position, import, now)?);
            }
        }
        let written = store::insert_lines(tx, &rows).await?;
        Ok(written.into_iter().map(|(invoice, position, id)| ((invoice, position), id)).collect())
    }

    async fn post(
        &self,
        tx: &mut Tx,
        ids: &[InvoiceId],
        lines: &HashMap<(InvoiceId, i64), LineId>,
        balances: &mut BTreeMap<ParticipantId, Balances>,
        now: Timestamp,
    ) -> Result<(), ApiError> {
        let mut due = Vec::new();
        for (reconciled, id) in self.reconciled.iter().zip(ids) {
            for (line, position) in reconciled.lines.iter().zip(1..) {
                let granted = line.accepted.as_ref().filter(|accepted| accepted.granted > Points::ZERO);
                let Some(accepted) = granted else { continue };
                let missing = || anyhow::anyhow!("a line of invoice {} was not written", id.0);
                let line_id = *lines.get(&(*id, position)).ok_or_else(missing)?;
                let explanation = accepted.posting(&reconciled.first.number, &line.pack.product);
                due.push((reconciled.participant, accepted.granted, line_id, explanation));
            }
        }
        let mut postings = Vec::with_capacity(due.len());
        for (participant, granted, line, explanation) in &due {
            postings.push(Posting {
                participant: *participant,
                transfer: Transfer::accrual(Source::Purchases, *granted).map_err(anyhow::Error::new)?,
                cause: (CauseKind::InvoiceLine, line.0),
                key: key_of_line(*line, None),
                explanation,
            });
        }
        ledger::post_all(tx, &postings, balances, now).await?;
        Ok(())
    }

    fn news(&self) -> BTreeMap<ParticipantId, NotificationTotals> {
        let mut news: BTreeMap<ParticipantId, NotificationTotals> = BTreeMap::new();
        for reconciled in self.reconciled.iter().filter(|reconciled| reconciled.status() != InvoiceStatus::Pending) {
            let of_one = news.entry(reconciled.participant).or_default();
            of_one.invoices += 1;
            of_one.points += reconciled.points().0;
            of_one.cut += reconciled.cut().0;
        }
        news
    }
}
