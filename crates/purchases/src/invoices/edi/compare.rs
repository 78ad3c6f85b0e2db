//! Differences between a distributor's data and an invoice that is already settled.
use std::collections::{BTreeMap, HashMap};

use plon_domain::invoice::{InvoiceSource, InvoiceStatus};
use plon_domain::number::grouped;
use plon_domain::volume::{Unit, Volume};

use super::super::packs::store::KnownPack;
use super::Sale;
use super::store::{KnownInvoice, KnownLine};
use plon_kernel::ids::PackId;

/// Packs of a difference that are named.
const MOST_NAMED: usize = 5;

/// Difference between the data and the invoice.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Difference {
    /// Number of lines of the data that are on the invoice.
    pub repeated: usize,
    /// Packs with different quantities: on the invoice, in the data.
    pub packs: BTreeMap<PackId, (i64, i64)>,
}

/// Compares with an invoice that came from data: each line must be on it unchanged; fewer lines are no difference.
pub fn with_data(sales: &[Sale], lines: &[KnownLine]) -> Difference {
    let mut left: Vec<&KnownLine> = lines.iter().collect();
    let mut difference = Difference::default();
    for sale in sales {
        let same = |line: &&KnownLine| {
            (line.pack_id, line.quantity, line.net_value) == (sale.pack, sale.quantity, sale.net_value.0)
        };
        match left.iter().position(same) {
            Some(place) => {
                left.remove(place);
                difference.repeated += 1;
            }
            None => difference.packs.entry(sale.pack).or_default().1 += sale.quantity,
        }
    }
    for (pack, (there, _)) in &mut difference.packs {
        *there = lines.iter().filter(|line| line.pack_id == *pack).map(|line| line.quantity).sum();
    }
    difference
}

/// Compares with an invoice decided by an operator: the accepted packs must be those of the data.
pub fn with_decided(sales: &[Sale], lines: &[KnownLine]) -> Difference {
    let mut packs: BTreeMap<PackId, (i64, i64)> = BTreeMap::new();
    for line in lines.iter().filter(|line| line.status.is_accepted()) {
        packs.entry(line.pack_id).or_default().0 += line.quantity;
    }
    for sale in sales {
        packs.entry(sale.pack).or_default().1 += sale.quantity;
    }
    packs.retain(|_, (there, data)| there != data);
    let repeated = sales.iter().filter(|sale| !packs.contains_key(&sale.pack)).count();
    Difference { repeated, packs }
}

/// Note for the operator about a difference.
pub fn note_text(
    number: &str,
    own: &KnownInvoice,
    packs: &BTreeMap<PackId, (i64, i64)>,
    known: &HashMap<PackId, KnownPack>,
) -> String {
    let was = match (own.source, own.status) {
        _ if own.appealed => "czeka na ponowne sprawdzenie",
        (InvoiceSource::Edi, _) => "jest już w\u{a0}programie z\u{a0}danych dystrybutora",
        (InvoiceSource::Reported, InvoiceStatus::Rejected) => "została wcześniej odrzucona",
        (InvoiceSource::Reported, InvoiceStatus::Pending) => "jest już w\u{a0}części rozpatrzona",
        (InvoiceSource::Reported, _) => "została już rozpatrzona",
    };
    let named = packs.iter().take(MOST_NAMED).map(|(pack, (there, data))| {
        let name = known.get(pack).map_or_else(|| format!("opakowanie {}", pack.0), name);
        format!("{name}: na fakturze {}, w\u{a0}pliku {}", grouped(*there), grouped(*data))
    });
    let named = named.collect::<Vec<_>>().join("; ");
    let more = if packs.len() > MOST_NAMED { " i\u{a0}inne" } else { "" };
    format!("Faktura {number} {was}, a\u{a0}ten plik podaje co innego. {named}{more}. Nie przyznaliśmy punktów.")
}

fn name(pack: &KnownPack) -> String {
    let volume = Unit::try_from(pack.unit.as_str()).map(|unit| Volume(pack.volume).to_polish(unit));
    format!("{} {}", pack.product, volume.unwrap_or_default())
}

pub fn of_another(number: &str) -> String {
    format!(
        "Za fakturę {number} tego dystrybutora punkty dostał już inny uczestnik. Nie przyznaliśmy ich drugi raz, faktura czeka na Twoją decyzję."
    )
}

pub fn without_rate(number: &str, product: &str) -> String {
    format!("Faktura {number}: {product} nie ma już punktów w\u{a0}tym sezonie. Ta pozycja czeka na Twoją decyzję.")
}
