//! Files of a distributor sorted: e-invoices of participants are kept, the rest is counted and dropped.
use std::collections::{HashMap, HashSet};

use plon_domain::invoice::InvoiceNumber;
use plon_domain::text::Plural;
use plon_ksef::{EInvoice, InvoiceKind, KsefNumber, Line};

use super::super::super::einvoices::upload::{Given, Parsed};
use super::super::super::einvoices::verdict::number_in_name;
use super::super::decimal;
use super::super::store::{self, Buyer};
use super::COLUMNS;
use plon_kernel::bulk::CHUNK;
use plon_kernel::db::Read;
use plon_kernel::ids::{DistributorId, ParticipantId};

/// Longest cell of a row in characters; longer names are cut, as no alias is as long.
const LONGEST_CELL: usize = 500;

/// Signs that a cell must not begin with, because a sheet would take it for a formula or an error.
const SIGNS_OF_FORMULAS: [char; 3] = ['=', '@', '#'];

/// E-invoice of a participant.
pub struct Kept {
    pub participant: ParticipantId,
    pub distributor: DistributorId,
    pub number: InvoiceNumber,
    pub ksef_number: Option<KsefNumber>,
    pub file: Parsed,
    pub invoice: EInvoice,
    buyer_nip: String,
}

/// Files of participants.
#[derive(Default)]
pub struct Sorted {
    pub sales: Vec<Kept>,
    pub corrections: Vec<Kept>,
    pub dropped: Dropped,
}

/// Files that are not kept.
#[derive(Debug, Default)]
pub struct Dropped {
    /// Of other buyers.
    buyers: i64,
    /// Of sellers whose data it is not.
    sellers: i64,
    /// Advances, for which there are no points.
    advances: i64,
    /// The same invoice a second time.
    repeated: i64,
    /// Names of files that cannot be read, with the reason.
    unreadable: Vec<String>,
}

const INVOICES: Plural = Plural { one: "faktura", few: "faktury", many: "faktur" };

/// Unreadable files that are named.
const MOST_NAMED: usize = 20;

impl Dropped {
    /// Sentences about what was dropped and why.
    pub fn sentences(&self) -> Vec<String> {
        let counts = [
            (self.buyers, "innych nabywców: nic z\u{a0}nich nie zostało"),
            (self.sellers, "innych sprzedawców niż ten, którego dane wczytujesz"),
            (self.advances, "zaliczkowych, za które nie ma punktów"),
            (self.repeated, "powtórzonych w\u{a0}tych plikach"),
        ];
        let counted = counts.into_iter().filter(|(count, _)| *count > 0);
        let counted = counted.map(|(count, which)| format!("Pominięte: {} {which}.", INVOICES.count(count)));
        let named = self.unreadable.iter().take(MOST_NAMED).cloned();
        let more = self.unreadable.len().saturating_sub(MOST_NAMED);
        let more = (more > 0).then(|| format!("Nieczytelnych plików jest jeszcze {more}."));
        counted.chain(named).chain(more).collect()
    }
}

/// Sorts files; with a distributor, only its own are kept.
///
/// # Errors
/// When the database does not answer.
pub async fn sort(db: &mut impl Read, given: Given, only: Option<DistributorId>) -> sqlx::Result<Sorted> {
    let sellers: HashMap<String, DistributorId> = store::list_distributors(db).await?.into_iter().collect();
    let buyers = list_buyers(db, &given).await?;
    let Sorted { mut sales, mut corrections, mut dropped } = Sorted::default();
    let mut seen: HashSet<(DistributorId, String)> = HashSet::new();
    for file in given.files {
        let invoice = match &file.invoice {
            Ok(invoice) => invoice.clone(),
            Err(invalid) => {
                dropped.unreadable.push(format!("{}: {invalid}", file.name));
                continue;
            }
        };
        let seller = invoice.seller.nip.as_ref().and_then(|nip| sellers.get(nip.as_str()).copied());
        let seller = seller.filter(|seller| only.is_none_or(|only| only == *seller));
        let buyer = invoice.buyers().find_map(|nip| buyers.get(nip.as_str()));
        let (Some(distributor), Some(buyer)) = (seller, buyer) else {
            *(if seller.is_none() { &mut dropped.sellers } else { &mut dropped.buyers }) += 1;
            continue;
        };
        match invoice.kind {
            InvoiceKind::Vat | InvoiceKind::Roz | InvoiceKind::Upr | InvoiceKind::Kor | InvoiceKind::KorRoz => {}
            InvoiceKind::Zal | InvoiceKind::KorZal => {
                dropped.advances += 1;
                continue;
            }
        }
        let number = match InvoiceNumber::parse(&invoice.number) {
            Ok(number) => number,
            Err(invalid) => {
                dropped.unreadable.push(format!("{}: {invalid}.", file.name));
                continue;
            }
        };
        if !seen.insert((distributor, number.key())) {
            dropped.repeated += 1;
            continue;
        }
        let kept = if invoice.kind.is_correction() { &mut corrections } else { &mut sales };
        kept.push(Kept {
            participant: buyer.id,
            distributor,
            number,
            ksef_number: number_in_name(&file.name, &invoice),
            buyer_nip: buyer.nip.clone(),
            file,
            invoice,
        });
    }
    Ok(Sorted { sales, corrections, dropped })
}

/// Participants whom the files name as buyers, by NIP.
async fn list_buyers(db: &mut impl Read, given: &Given) -> sqlx::Result<HashMap<String, Buyer>> {
    let invoices = given.files.iter().filter_map(|file| file.invoice.as_ref().ok());
    let nips: HashSet<&str> = invoices.flat_map(|invoice| invoice.buyers().map(|nip| nip.as_str())).collect();
    let nips: Vec<&str> = nips.into_iter().collect();
    let mut buyers = HashMap::new();
    for some in nips.chunks(CHUNK) {
        let found = store::list_buyers(db, some).await?.into_iter().filter(Buyer::takes_part);
        buyers.extend(found.map(|buyer| (buyer.nip.clone(), buyer)));
    }
    Ok(buyers)
}

impl Kept {
    /// Row of each line, with its cells in the order of the kind's columns.
    pub fn rows(&self) -> impl Iterator<Item = Vec<String>> {
        self.invoice.lines.iter().map(|line| COLUMNS.iter().map(|column| self.cell(line, column.key)).collect())
    }

    fn cell(&self, line: &Line, key: &str) -> String {
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        let in_zloty = self.invoice.currency == "PLN";
        let cell = match key {
            "distributor_nip" => {
                self.invoice.seller.nip.as_ref().map(|nip| nip.as_str().to_owned()).unwrap_or_default()
            }
            "buyer_nip" => self.buyer_nip.clone(),
            "number" => self.number.as_str().to_owned(),
            "issued_on" => self.invoice.issued_on.strftime("%d.%m.%Y").to_string(),
            "line" => line.number.to_string(),
            "gtin" => text(&line.gtin),
            "index" => text(&line.index),
            "product" => text(&line.name),
            "unit" => text(&line.unit),
            "quantity" => line.quantity.map(|quantity| quantity.to_string()).unwrap_or_default(),
            "net_value" => line.net_value.filter(|_| in_zloty).map(|value| decimal(value.0, 2)).unwrap_or_default(),
            "buyer_name" => text(&self.invoice.buyer.name),
            _ => String::new(),
        };
        cell.trim_start_matches(SIGNS_OF_FORMULAS).chars().take(LONGEST_CELL).collect()
    }
}
