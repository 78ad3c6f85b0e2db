//! Plan of a correction: which accepted lines it changes, by rules, and what no rule decides.
use std::collections::BTreeMap;

use plon_domain::invoice::InvoiceStatus;
use plon_domain::volume::Volume;
use plon_ksef::{Catalogue, Difference, EInvoice, Line, LineMatch, VerificationLink};
use serde::Serialize;
use tokio::task::spawn_blocking;
use utoipa::ToSchema;

use super::store::{self, AcceptedLineRow, CorrectionRow, OriginalRow};
use plon_kernel::db::Read;
use plon_kernel::ids::{InvoiceId, LineId, PackId};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::files;
use plon_purchases::invoices::einvoices::proposals::Goods;

const NOT_ACCEPTED: &str = "Na fakturze nie ma przyjętej pozycji z\u{a0}tym opakowaniem.";
const ON_SEVERAL: &str =
    "To opakowanie jest na kilku fakturach, których dotyczy korekta: nie wiadomo, z\u{a0}której wraca.";
const TOO_MANY: &str = "Korekta zabiera więcej opakowań, niż jest na fakturze.";
const NOT_CERTAIN: &str = "Nie wiadomo na pewno, które to opakowanie i\u{a0}ile ich jest.";

/// Correction as its file has it.
pub struct Opened {
    pub invoice: EInvoice,
    /// Page of KSeF that tells whether a file with these bytes is there.
    pub url: Option<String>,
}

/// Reads the file of a correction.
///
/// # Errors
/// When the file is gone or the store does not answer.
pub async fn open(app: &App, row: &CorrectionRow) -> Result<Opened, ApiError> {
    let file = row.file_id.ok_or(ApiError::NotFound)?;
    let stored = files::find_file(&mut app.db.read().await?, file).await?.ok_or(ApiError::NotFound)?;
    let bytes = app.files.get(&stored.key).await?;
    let bytes = bytes.ok_or_else(|| anyhow::anyhow!("the content of file {} is missing", file.0))?;
    let opened = spawn_blocking(move || {
        let invoice = plon_ksef::read(&bytes).map_err(anyhow::Error::new)?;
        let seller = invoice.seller.nip.clone();
        let url = seller.map(|nip| VerificationLink::of_file(nip, invoice.issued_on, &bytes).to_url());
        Ok::<_, anyhow::Error>(Opened { invoice, url })
    });
    Ok(opened.await.map_err(anyhow::Error::new)??)
}

/// Change of an accepted line.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct PlannedChange {
    #[serde(skip)]
    pub line: LineId,
    #[serde(skip)]
    pub pack_id: PackId,
    /// Public id.
    pub invoice_id: String,
    pub invoice_number: String,
    pub product: String,
    /// Volume of one pack, such as `5 L`.
    pub pack: String,
    /// Number of packs.
    pub quantity_before: i64,
    pub quantity_after: i64,
    /// Net value in grosze.
    pub net_value_before: i64,
    pub net_value_after: i64,
}

/// Line of a correction that an operator has to look at.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct UndecidedLine {
    pub number: i64,
    pub name: Option<String>,
    /// Sentence that says why no rule decides it.
    pub why: String,
}

/// Changes that a correction makes in the programme.
#[derive(Debug, Default)]
pub struct Plan {
    pub originals: Vec<OriginalRow>,
    pub changes: Vec<PlannedChange>,
    pub undecided: Vec<UndecidedLine>,
}

impl Plan {
    /// Plans a correction with what the programme knows now.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn of(db: &mut impl Read, row: &CorrectionRow, invoice: &EInvoice) -> Result<Plan, ApiError> {
        let originals = store::list_originals(db, row.id).await?;
        let ids: Vec<InvoiceId> = originals.iter().filter_map(|original| original.invoice_id).collect();
        let lines = store::list_accepted_lines(db, &ids).await?;
        let catalogue = Goods::load(db).await?.catalogue_of(db, Some(row.distributor_id)).await?;
        let mut plan = Plan { originals, ..Plan::default() };
        let correction = plon_ksef::differences(invoice);
        for open in correction.undecided {
            plan.undecided.push(UndecidedLine {
                number: open.number.into(),
                name: open.name,
                why: open.why.to_owned(),
            });
        }
        let mut by_line: BTreeMap<LineId, PlannedChange> = BTreeMap::new();
        for difference in correction.differences.iter().filter(|difference| !difference.quantity.is_zero()) {
            if let Err(why) = add(&mut by_line, &lines, &catalogue, difference) {
                let (number, name) = (difference.number.into(), difference.name.clone());
                plan.undecided.push(UndecidedLine { number, name, why });
            }
        }
        plan.changes = by_line.into_values().filter(|change| change.quantity_before != change.quantity_after).collect();
        Ok(plan)
    }

    /// True while an invoice that it names is still to be decided, or none is known.
    pub fn awaits_invoice(&self) -> bool {
        let mut known = self.originals.iter().filter_map(OriginalRow::status).peekable();
        known.peek().is_none() || known.any(|status| status == InvoiceStatus::Pending)
    }

    pub fn is_empty(&self) -> bool {
        self.changes.is_empty() && self.undecided.is_empty()
    }

    /// True when nobody has to look at it: every line is decided, and goods only go back.
    pub fn only_takes_back(&self) -> bool {
        let takes_back = |change: &PlannedChange| change.quantity_after < change.quantity_before;
        self.undecided.is_empty() && !self.changes.is_empty() && self.changes.iter().all(takes_back)
    }
}

/// Adds a difference to the line that it changes; a line outside the programme changes nothing.
fn add(
    by_line: &mut BTreeMap<LineId, PlannedChange>,
    lines: &[AcceptedLineRow],
    catalogue: &Catalogue,
    difference: &Difference,
) -> Result<(), String> {
    let LineMatch { pack, packs, certain, is_known, why, .. } = catalogue.matches(&line_of(difference));
    if !is_known {
        return Ok(());
    }
    let (Some(pack), Some(packs), true) = (pack, packs, certain) else {
        return Err(why.unwrap_or_else(|| NOT_CERTAIN.to_owned()));
    };
    let of_pack: Vec<&AcceptedLineRow> = lines.iter().filter(|line| line.pack_id == PackId(pack)).collect();
    let first = *of_pack.first().ok_or(NOT_ACCEPTED)?;
    if of_pack.iter().any(|line| line.invoice != first.invoice) {
        return Err(ON_SEVERAL.to_owned());
    }
    let left =
        |line: &AcceptedLineRow| by_line.get(&line.line_id).map_or(line.quantity, |change| change.quantity_after);
    // Of several lines with the pack, the first that has enough: they count alike.
    let enough = |line: &&&AcceptedLineRow| left(line).saturating_add(packs) >= 0;
    let line = of_pack.iter().find(enough).ok_or(TOO_MANY)?;
    let change = by_line.entry(line.line_id).or_insert_with(|| PlannedChange::of(line));
    change.quantity_after = change.quantity_after.saturating_add(packs);
    change.net_value_after = match difference.net_value {
        _ if change.quantity_after == 0 => 0,
        Some(value) => change.net_value_after.saturating_add(value.0),
        None => in_proportion(change),
    };
    let is_less = change.quantity_after < change.quantity_before;
    let most = if is_less { change.net_value_before } else { i64::MAX };
    change.net_value_after = change.net_value_after.clamp(0, most);
    Ok(())
}

/// Value of the quantity that stays, at the price of the line before.
fn in_proportion(change: &PlannedChange) -> i64 {
    let value = i128::from(change.net_value_before) * i128::from(change.quantity_after);
    i64::try_from(value / i128::from(change.quantity_before).max(1)).unwrap_or(i64::MAX)
}

impl PlannedChange {
    fn of(line: &AcceptedLineRow) -> PlannedChange {
        PlannedChange {
            line: line.line_id,
            pack_id: line.pack_id,
            invoice_id: line.invoice.clone(),
            invoice_number: line.invoice_number.clone(),
            product: line.product.clone(),
            pack: Volume(line.volume).to_polish(line.unit),
            quantity_before: line.quantity,
            quantity_after: line.quantity,
            net_value_before: line.net_value,
            net_value_after: line.net_value,
        }
    }
}

/// Difference as the line that is matched with the catalogue.
fn line_of(difference: &Difference) -> Line {
    Line {
        number: difference.number,
        unique_id: None,
        is_before: false,
        delivered_on: None,
        name: difference.name.clone(),
        index: difference.index.clone(),
        gtin: difference.gtin.clone(),
        unit: difference.unit.clone(),
        quantity: Some(difference.quantity),
        net_price: None,
        gross_price: None,
        net_value: difference.net_value,
        gross_value: None,
        vat_rate: None,
    }
}
