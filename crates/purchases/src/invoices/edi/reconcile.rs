//! Reconciles the invoices of a distributor's data with those known, a chunk of rows at a time.
//!
//! | invoice | outcome |
//! |---|---|
//! | unknown | new; its lines are accepted and paid |
//! | reported, none of its lines decided | confirmed: the lines of the data replace its own, accepted and paid |
//! | reported and decided | marked as confirmed; nothing is paid, and a difference is noted |
//! | under appeal | the same; an operator answers the appeal with the data at hand |
//! | from earlier data | nothing is paid; lines that were not in it are noted |
//! | of another participant, and paid | nothing is paid; it waits for an operator |
use std::collections::{BTreeMap, BTreeSet, HashMap};

use plon_domain::accepted_line::{AcceptedLine, Room, accept};
use plon_domain::balances::Balances;
use plon_domain::import::RowOutcome;
use plon_domain::invoice::{InvoiceNumber, InvoiceSource, InvoiceStatus, LineStatus};
use plon_domain::points::Points;
use plon_domain::season::Season;
use plon_domain::volume::Quantity;

use super::super::packs::store::{KnownPack, RateRow};
use super::Sale;
use super::compare::{self, Difference};
use super::read::purchase_of;
use super::store::{self, KnownInvoice, KnownLine};
use super::write::Writing;
use plon_imports::{Accepted, Note, Posted, RowResult, StagedRow};
use plon_kernel::db::Tx;
use plon_kernel::ids::{InvoiceId, PackId, ParticipantId, ProductId};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::ledger;

/// Invoice made of the rows of a chunk.
pub struct Incoming {
    /// Numbers of its rows, one for each sale.
    pub rows: Vec<i64>,
    pub participant: ParticipantId,
    pub number: String,
    pub number_key: String,
    pub season: Season,
    pub sales: Vec<Sale>,
}

/// Line of an incoming invoice, to be written.
pub struct Line {
    pub pack: KnownPack,
    pub sale: Sale,
    /// None when it waits for an operator.
    pub accepted: Option<AcceptedLine>,
}

/// Posts a chunk of staged rows.
///
/// # Errors
/// When the database does not answer or the chunk do not add up; then nothing is written.
pub async fn commit_rows(app: &App, tx: &mut Tx, import: Accepted, rows: &[StagedRow]) -> Result<Posted, ApiError> {
    let incoming = incoming(rows)?;
    let mut chunk = ChunkState::open(tx, &incoming).await?;
    let mut writing = Writing::default();
    for invoice in &incoming {
        chunk.reconcile(invoice, &mut writing)?;
    }
    writing.write(app, tx, import, chunk.balances).await
}

fn incoming(rows: &[StagedRow]) -> Result<Vec<Incoming>, ApiError> {
    let mut invoices: Vec<Incoming> = Vec::new();
    let mut group = None;
    for row in rows {
        let sale: Sale = serde_json::from_str(&row.payload).map_err(anyhow::Error::new)?;
        if group.replace(row.group_row) != Some(row.group_row) {
            let number = InvoiceNumber::parse(&sale.number).map_err(anyhow::Error::new)?;
            invoices.push(Incoming {
                rows: Vec::new(),
                participant: sale.participant,
                number_key: number.key(),
                number: sale.number.clone(),
                season: Season::of(sale.issued_on.0),
                sales: Vec::new(),
            });
        }
        if let Some(invoice) = invoices.last_mut() {
            invoice.rows.push(row.row_number);
            invoice.sales.push(sale);
        }
    }
    Ok(invoices)
}

/// State for reconciling a chunk: the participants' locked accounts, and everything known about the invoices.
struct ChunkState {
    balances: BTreeMap<ParticipantId, Balances>,
    /// Running totals of the participants during the chunk.
    totals: HashMap<ParticipantId, Points>,
    limit: Points,
    packs: HashMap<PackId, KnownPack>,
    rates: HashMap<(ProductId, Season), RateRow>,
    granted: HashMap<(ParticipantId, ProductId, Season), Points>,
    known: HashMap<String, Vec<KnownInvoice>>,
    lines: HashMap<InvoiceId, Vec<KnownLine>>,
}

impl ChunkState {
    async fn open(tx: &mut Tx, incoming: &[Incoming]) -> Result<ChunkState, ApiError> {
        let participants: BTreeSet<ParticipantId> = incoming.iter().map(|invoice| invoice.participant).collect();
        let participants: Vec<ParticipantId> = participants.into_iter().collect();
        let balances = ledger::lock_all(tx, &participants).await?;
        let packs: BTreeSet<PackId> = incoming.iter().flat_map(|i| i.sales.iter().map(|sale| sale.pack)).collect();
        let packs = store::list_packs_by_id(tx, &packs.into_iter().collect::<Vec<_>>()).await?;
        let products: BTreeSet<ProductId> = packs.iter().map(|pack| pack.product_id).collect();
        let rates = store::list_rates_of_products(tx, &products.into_iter().collect::<Vec<_>>()).await?;
        let granted = match rates.iter().any(|rate| rate.cap_points.is_some()) {
            true => store::list_granted_points(tx, &participants).await?,
            false => Vec::new(),
        };
        let keys: Vec<String> = incoming.iter().map(|invoice| invoice.number_key.clone()).collect();
        let mut known: HashMap<String, Vec<KnownInvoice>> = HashMap::new();
        for invoice in store::list_known_invoices(tx, &keys).await? {
            known.entry(invoice.number_key.clone()).or_default().push(invoice);
        }
        let ids: Vec<InvoiceId> = known.values().flatten().map(|invoice| invoice.id).collect();
        let mut lines: HashMap<InvoiceId, Vec<KnownLine>> = HashMap::new();
        for some in ids.chunks(plon_kernel::bulk::CHUNK) {
            for line in store::list_lines_of_invoices(tx, some).await? {
                lines.entry(line.invoice_id).or_default().push(line);
            }
        }
        let granted =
            granted.into_iter().map(|row| ((row.participant_id, row.product_id, row.season), Points(row.points)));
        Ok(ChunkState {
            totals: balances.iter().map(|(id, balances)| (*id, balances.figures().total)).collect(),
            balances,
            limit: ledger::limit_of_total(tx).await?,
            packs: packs.into_iter().map(|pack| (pack.id, pack)).collect(),
            rates: rates.into_iter().map(|rate| ((rate.product_id, rate.season), rate)).collect(),
            granted: granted.collect(),
            known,
            lines,
        })
    }

    fn reconcile(&mut self, invoice: &Incoming, writing: &mut Writing) -> Result<(), ApiError> {
        let Some(first) = invoice.sales.first() else { return Ok(()) };
        let known = self.known.remove(&invoice.number_key).unwrap_or_default();
        let (own, others): (Vec<_>, Vec<_>) = known
            .into_iter()
            .filter(|known| known.distributor_id == first.distributor)
            .partition(|known| known.participant_id == invoice.participant);
        let paid_elsewhere = others.iter().find(|other| self.has(other.id, LineStatus::is_accepted));
        writing.possible_duplicates.extend(others.iter().map(|other| other.id));
        match (own.into_iter().next(), paid_elsewhere) {
            (Some(own), _) if self.is_decided(&own) => self.compare(invoice, &own, writing),
            (own, Some(other)) => {
                writing.note(invoice, Some(&other.public_id), compare::of_another(&invoice.number));
                match own {
                    Some(own) => {
                        writing.possible_duplicates.push(own.id);
                        writing.know(invoice, own.id);
                    }
                    None => {
                        let lines = self.lines(invoice, false, writing)?;
                        writing.new_invoice(invoice, first, lines, true);
                    }
                }
            }
            (own, None) => {
                let lines = self.lines(invoice, true, writing)?;
                match own {
                    Some(own) => writing.confirm(invoice, first, lines, own.id),
                    None => writing.new_invoice(invoice, first, lines, !others.is_empty()),
                }
            }
        }
        Ok(())
    }

    fn has(&self, invoice: InvoiceId, is: fn(LineStatus) -> bool) -> bool {
        self.lines.get(&invoice).is_some_and(|lines| lines.iter().any(|line| is(line.status)))
    }

    /// True when a decision exists already, so that the data change nothing.
    fn is_decided(&self, invoice: &KnownInvoice) -> bool {
        invoice.source == InvoiceSource::Edi
            || invoice.appealed
            || invoice.status != InvoiceStatus::Pending
            || self.has(invoice.id, |status| status != LineStatus::Pending)
    }

    fn compare(&self, invoice: &Incoming, own: &KnownInvoice, writing: &mut Writing) {
        let lines = self.lines.get(&own.id).map(Vec::as_slice).unwrap_or_default();
        let difference = match own.source {
            InvoiceSource::Edi => compare::with_data(&invoice.sales, lines),
            InvoiceSource::Reported => compare::with_decided(&invoice.sales, lines),
        };
        writing.know(invoice, own.id);
        writing.count("repeated", i64::try_from(difference.repeated).unwrap_or(0));
        if own.source == InvoiceSource::Reported {
            writing.matched.push(own.id);
        }
        if let Difference { packs, .. } = difference
            && !packs.is_empty()
        {
            let words = compare::note_text(&invoice.number, own, &packs, &self.packs);
            writing.note(invoice, Some(&own.public_id), words);
        }
    }

    /// Lines in their order, accepted within the product's cap and the limit, or left for an operator.
    fn lines(&mut self, invoice: &Incoming, pays: bool, writing: &mut Writing) -> Result<Vec<Line>, ApiError> {
        let mut lines = Vec::with_capacity(invoice.sales.len());
        for sale in &invoice.sales {
            let missing = || anyhow::anyhow!("pack {} is gone", sale.pack.0);
            let pack = self.packs.get(&sale.pack).ok_or_else(missing)?.clone();
            let accepted = if pays { self.accept(invoice, sale, &pack, writing)? } else { None };
            if pays && accepted.is_none() {
                writing.note(invoice, None, compare::without_rate(&invoice.number, &pack.product));
            }
            lines.push(Line { pack, sale: sale.clone(), accepted });
        }
        Ok(lines)
    }

    fn accept(
        &mut self,
        invoice: &Incoming,
        sale: &Sale,
        pack: &KnownPack,
        writing: &mut Writing,
    ) -> Result<Option<AcceptedLine>, ApiError> {
        let Some(row) = self.rates.get(&(pack.product_id, invoice.season)) else { return Ok(None) };
        let Some(rate) = row.rate() else { return Ok(None) };
        let quantity = Quantity::try_from(sale.quantity).map_err(anyhow::Error::new)?;
        let of_product = (invoice.participant, pack.product_id, invoice.season);
        let granted = self.granted.entry(of_product).or_default();
        let total = self.totals.entry(invoice.participant).or_default();
        let room = Room {
            product: row.cap_points.map(|cap| Points(cap) - *granted),
            total: (self.limit - *total).max(Points::ZERO),
            limit: self.limit,
        };
        let accepted = accept(purchase_of(pack, quantity, rate)?, room);
        *granted = *granted + accepted.granted;
        *total = *total + accepted.granted;
        if accepted.granted > Points::ZERO {
            let more = writing.granted.entry(of_product).or_default();
            *more = *more + accepted.granted;
        }
        Ok(Some(accepted))
    }
}

impl Writing {
    /// The invoice was known before, and stays as it is.
    fn know(&mut self, invoice: &Incoming, own: InvoiceId) {
        self.count("known", 1);
        let known = |row: &i64| RowResult { row: *row, outcome: RowOutcome::Known, invoice: own, position: None };
        self.posted.results.extend(invoice.rows.iter().map(known));
    }

    fn note(&mut self, invoice: &Incoming, about: Option<&str>, note: String) {
        self.count("differences", 1);
        self.posted.notes.push(Note {
            row: invoice.rows.first().copied().unwrap_or_default(),
            note,
            invoice: about.map(str::to_owned),
        });
    }
}
