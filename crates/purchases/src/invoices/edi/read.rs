//! Checks the rows of a distributor's sales: buyer, invoice, product and quantity.
use std::collections::HashMap;

use jiff::civil::Date;
use plon_domain::explanation::Purchase;
use plon_domain::invoice::InvoiceNumber;
use plon_domain::money::Grosze;
use plon_domain::nip::Nip;
use plon_domain::points::{PointsPerUnit, earned};
use plon_domain::season::{Season, SeasonStatus};
use plon_domain::text::search_key;
use plon_domain::volume::{PackVolume, Quantity, Unit};

use super::super::packs::store::{self as packs, KnownPack};
use super::store::{self, Buyer};
use super::{MOST_LINES, Sale};
use plon_imports::{Group, Row, Source, Staged, Verdict};
use plon_kernel::db::Read;
use plon_kernel::ids::{DistributorId, PackId, ProductId};
use plon_kernel::types::BusinessDate;
use plon_platform::error::ApiError;

/// Largest net value of a line in grosze, as in the operator's form.
const LARGEST_VALUE: i64 = 1_000_000_000_000;

const LONGEST_BUYER: usize = 200;

/// Data that rows are checked against, loaded once for a file.
pub struct SalesReader {
    today: Date,
    source: Source,
    distributors: HashMap<String, DistributorId>,
    packs: HashMap<PackId, KnownPack>,
    by_code: HashMap<String, PackId>,
    /// Packs of a product, by its SAP number and by its name.
    by_product: HashMap<String, Vec<PackId>>,
    aliases: HashMap<(DistributorId, String), PackId>,
    seasons: HashMap<Season, SeasonStatus>,
    rates: HashMap<(ProductId, Season), PointsPerUnit>,
}

impl SalesReader {
    /// # Errors
    /// When the database does not answer.
    pub async fn open(db: &mut impl Read, source: Source, today: BusinessDate) -> Result<SalesReader, ApiError> {
        let (mut by_code, mut by_product) = (HashMap::new(), HashMap::<String, Vec<PackId>>::new());
        let known = packs::list_packs(db).await?;
        for pack in &known {
            by_code.insert(search_key(&pack.code), pack.id);
            for name in [search_key(&pack.sap), search_key(&pack.product)] {
                by_product.entry(name).or_default().push(pack.id);
            }
        }
        let seasons = packs::list_seasons(db).await?.into_iter();
        let rates = packs::list_rates(db).await?.into_iter();
        Ok(SalesReader {
            today: today.0,
            source,
            distributors: store::list_distributors(db).await?.into_iter().collect(),
            packs: known.into_iter().map(|pack| (pack.id, pack)).collect(),
            by_code,
            by_product,
            aliases: store::list_aliases(db).await?.into_iter().map(|(id, alias, pack)| ((id, alias), pack)).collect(),
            seasons: seasons
                .filter_map(|(year, status)| Some((Season::try_from(year).ok()?, SeasonStatus::try_from(status).ok()?)))
                .collect(),
            rates: rates.filter_map(|rate| Some(((rate.product_id, rate.season), rate.rate()?))).collect(),
        })
    }

    /// Checks a batch of rows, at most 500.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn rows(&mut self, db: &mut impl Read, rows: &mut [Row]) -> Result<Vec<Verdict>, ApiError> {
        let nips: Vec<Option<Nip>> = rows.iter_mut().map(|row| nip(row, "buyer_nip")).collect();
        let mut known: Vec<&str> = nips.iter().flatten().map(Nip::as_str).collect();
        known.sort_unstable();
        known.dedup();
        let buyers = store::list_buyers(db, &known).await?;
        let buyers: HashMap<&str, &Buyer> = buyers.iter().map(|buyer| (buyer.nip.as_str(), buyer)).collect();
        let verdicts = rows.iter_mut().zip(&nips).map(|(row, nip)| {
            let buyer = nip.as_ref().map(|nip| buyers.get(nip.as_str()).copied().filter(|buyer| buyer.takes_part()));
            self.check(row, buyer)
        });
        verdicts.collect()
    }

    /// Checks a row. `buyer` is `Some(None)` for one outside the programme, as most of a distributor's buyers are.
    fn check(&self, row: &mut Row, buyer: Option<Option<&Buyer>>) -> Result<Verdict, ApiError> {
        let distributor = self.source.distributor(row, &self.distributors);
        let number = row.required("number").and_then(|text| row.parse("number", InvoiceNumber::parse(&text)));
        let issued_on = day_of_issue(row, self.today, |season| self.seasons.get(&season).copied());
        let quantity = quantity(row);
        let net_value = net_value(row);
        let name = buyer_name(row);
        if !row.is_faulty() && matches!(buyer, Some(None)) {
            return Ok(Verdict::Skipped);
        }
        let pack = distributor.and_then(|distributor| self.pack(row, distributor));
        let rate = self.rate(row, pack, issued_on);
        let (Some(distributor), Some(number), Some((issued_on, _)), Some(quantity), Some(net_value)) =
            (distributor, number, issued_on, quantity, net_value)
        else {
            return Ok(Verdict::Faulty);
        };
        let (Some(Some(buyer)), Some(pack), Some(rate)) = (buyer, pack, rate) else { return Ok(Verdict::Faulty) };
        let purchase = purchase_of(pack, quantity, rate)?;
        let sale = Sale {
            participant: buyer.id,
            distributor,
            number: number.as_str().to_owned(),
            issued_on: BusinessDate(issued_on),
            buyer: name.unwrap_or_else(|| buyer.company_name.clone()),
            pack: pack.id,
            quantity: quantity.get(),
            net_value,
        };
        let points = earned(purchase.quantity, purchase.pack, purchase.rate).0;
        let identity = format!("{}:{issued_on}:{}:{}:{}", buyer.id.0, pack.id.0, quantity.get(), net_value.0);
        Ok(Verdict::Valid(staged(&sale, &number, &identity, points)?))
    }

    /// Pack found by its code, by product and volume, or by the distributor's own name for it.
    fn pack(&self, row: &mut Row, distributor: DistributorId) -> Option<&KnownPack> {
        let text = row.required("product")?;
        let key = search_key(&text);
        let volume = row.decimal("pack_volume", 3);
        let named = self.aliases.get(&(distributor, key.clone())).or_else(|| self.by_code.get(&key)).copied();
        let of_product = self.by_product.get(&key).map(Vec::as_slice).unwrap_or_default();
        let of_volume =
            |pack: &PackId| volume.is_none_or(|volume| self.packs.get(pack).is_some_and(|p| p.volume == volume));
        let mut fitting = of_product.iter().filter(|pack| of_volume(pack));
        let found = match (named, fitting.next(), fitting.next()) {
            (Some(pack), ..) if of_volume(&pack) => Ok(pack),
            (Some(_), ..) => Err("Nazwa i\u{a0}pojemność wskazują na różne opakowania"),
            (None, Some(pack), None) => Ok(*pack),
            (None, None, _) if !of_product.is_empty() => Err("Ten produkt nie ma opakowania o\u{a0}tej pojemności"),
            (None, Some(_), Some(_)) => {
                row.unnamed("product", "Ten produkt ma kilka opakowań. Podaj pojemność albo kod opakowania.");
                return None;
            }
            (None, None, _) => {
                row.unnamed(
                    "product",
                    "Nie znamy tego produktu. Popraw kod albo dodaj nazwę dystrybutora w\u{a0}katalogu.",
                );
                return None;
            }
        };
        let pack = row.parse("product", found)?;
        self.packs.get(&pack)
    }

    fn rate(&self, row: &mut Row, pack: Option<&KnownPack>, issued: Option<(Date, Season)>) -> Option<PointsPerUnit> {
        let (pack, (_, season)) = (pack?, issued?);
        let rate = self.rates.get(&(pack.product_id, season)).copied();
        let missing = || format!("Ten produkt nie ma punktów w\u{a0}sezonie {season}");
        row.parse("product", rate.ok_or_else(missing))
    }
}

/// Sale staged as a line of its invoice; `identity` is what no second line of the invoice may have.
pub fn staged(sale: &Sale, number: &InvoiceNumber, identity: &str, points: i64) -> anyhow::Result<Staged> {
    let invoice = format!("{}:{}", sale.distributor.0, number.key());
    Ok(Staged {
        payload: serde_json::to_string(sale)?,
        identity: Some(format!("{invoice}:{identity}")),
        group: Some(Group {
            key: invoice,
            agrees: format!("{}:{}", sale.participant.0, sale.issued_on.0),
            differs: "Inna data lub inny nabywca niż w\u{a0}pierwszym wierszu tej faktury",
            most: MOST_LINES,
        }),
        preview: vec![("points", points)],
    })
}

/// Day of issue in a season that the programme has opened, with that season.
pub fn day_of_issue(
    row: &mut Row,
    today: Date,
    status_of: impl Fn(Season) -> Option<SeasonStatus>,
) -> Option<(Date, Season)> {
    row.required("issued_on")?;
    let day = row.day("issued_on")?;
    let season = Season::of(day);
    let error = match status_of(season) {
        _ if day > today => "Data wystawienia nie może być z\u{a0}przyszłości",
        None => "Program nie ma sezonu, do którego należy ta data",
        Some(SeasonStatus::Draft) => "Sezon, do którego należy ta data, nie jest jeszcze otwarty",
        Some(_) => return Some((day, season)),
    };
    row.add_error("issued_on", error);
    None
}

/// Purchase of a line.
pub fn purchase_of(pack: &KnownPack, quantity: Quantity, rate: PointsPerUnit) -> anyhow::Result<Purchase> {
    let unit = Unit::try_from(pack.unit.as_str())?;
    Ok(Purchase { quantity, pack: PackVolume::try_from(pack.volume)?, unit, rate })
}

pub fn nip(row: &mut Row, key: &str) -> Option<Nip> {
    let text = row.required(key)?;
    row.parse(key, Nip::parse(&text))
}

fn quantity(row: &mut Row) -> Option<Quantity> {
    row.required("quantity")?;
    let number = row.decimal("quantity", 0)?;
    if number < 0 {
        row.add_error("quantity", "To zwrot. Zwrotów nie importujemy: wprowadź korektę przy fakturze.");
        return None;
    }
    row.parse("quantity", Quantity::try_from(number))
}

pub fn net_value(row: &mut Row) -> Option<Grosze> {
    row.required("net_value")?;
    let value = row.decimal("net_value", 2)?;
    let error = match value {
        ..0 => "To zwrot. Zwrotów nie importujemy: wprowadź korektę przy fakturze.",
        0..=LARGEST_VALUE => return Some(Grosze(value)),
        _ => "Ta wartość jest za duża",
    };
    row.add_error("net_value", error);
    None
}

pub fn buyer_name(row: &mut Row) -> Option<String> {
    let name = row.text("buyer_name")?.to_owned();
    let fits = name.chars().count() <= LONGEST_BUYER;
    let too_long = || format!("Nazwa może mieć najwyżej {LONGEST_BUYER}\u{a0}znaków");
    row.parse("buyer_name", fits.then_some(name).ok_or_else(too_long))
}
