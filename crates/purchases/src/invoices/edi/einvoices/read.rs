//! Checks the lines of a distributor's e-invoices: what is certain is taken, what is outside the programme is skipped.
use std::collections::HashMap;
use std::collections::hash_map::Entry;

use jiff::civil::Date;
use plon_domain::invoice::InvoiceNumber;
use plon_domain::points::earned;
use plon_domain::season::{Season, SeasonStatus};
use plon_domain::volume::{PackVolume, Quantity};
use plon_ksef::{Catalogue, Decimal, Line, LineMatch};

use super::super::super::einvoices::proposals::Goods;
use super::super::super::packs::store as packs;
use super::super::Sale;
use super::super::read::{buyer_name, day_of_issue, net_value, nip, staged};
use super::super::store::{self as sales, Buyer};
use plon_domain::nip::Nip;
use plon_imports::{Row, Source, Verdict};
use plon_kernel::db::Read;
use plon_kernel::ids::{DistributorId, PackId};
use plon_kernel::types::BusinessDate;
use plon_platform::error::ApiError;

const RETURNED: &str = "Ilość jest mniejsza od zera, a\u{a0}to nie jest korekta";

const NOT_CERTAIN: &str = "Nie wiadomo na pewno, które to opakowanie";

/// Data that lines are checked against, loaded once for an import.
pub struct LineReader {
    today: Date,
    source: Source,
    distributors: HashMap<String, DistributorId>,
    seasons: HashMap<Season, SeasonStatus>,
    goods: Goods,
    catalogues: HashMap<DistributorId, Catalogue>,
}

impl LineReader {
    /// # Errors
    /// When the database does not answer.
    pub async fn open(db: &mut impl Read, source: Source, today: BusinessDate) -> Result<LineReader, ApiError> {
        let seasons = packs::list_seasons(db).await?.into_iter();
        Ok(LineReader {
            today: today.0,
            source,
            distributors: sales::list_distributors(db).await?.into_iter().collect(),
            seasons: seasons
                .filter_map(|(year, status)| Some((Season::try_from(year).ok()?, SeasonStatus::try_from(status).ok()?)))
                .collect(),
            goods: Goods::load(db).await?,
            catalogues: HashMap::new(),
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
        let buyers = sales::list_buyers(db, &known).await?;
        let buyers: HashMap<&str, &Buyer> = buyers.iter().map(|buyer| (buyer.nip.as_str(), buyer)).collect();
        let mut verdicts = Vec::with_capacity(rows.len());
        for (row, nip) in rows.iter_mut().zip(&nips) {
            let distributor = self.source.distributor(row, &self.distributors);
            if let Some(distributor) = distributor
                && let Entry::Vacant(place) = self.catalogues.entry(distributor)
            {
                place.insert(self.goods.catalogue_of(db, Some(distributor)).await?);
            }
            let buyer =
                nip.as_ref().and_then(|nip| buyers.get(nip.as_str()).copied()).filter(|buyer| buyer.takes_part());
            verdicts.push(self.check(row, distributor, buyer)?);
        }
        Ok(verdicts)
    }

    fn check(
        &self,
        row: &mut Row,
        distributor: Option<DistributorId>,
        buyer: Option<&Buyer>,
    ) -> Result<Verdict, ApiError> {
        let number = row.required("number").and_then(|text| row.parse("number", InvoiceNumber::parse(&text)));
        let issued_on = day_of_issue(row, self.today, |season| self.seasons.get(&season).copied());
        let line = line_of(row);
        let name = buyer_name(row);
        if row.is_faulty() {
            return Ok(Verdict::Faulty);
        }
        let (Some(distributor), Some(number), Some((issued_on, season))) = (distributor, number, issued_on) else {
            return Ok(Verdict::Faulty);
        };
        // Whoever has left the programme since the file was read is outside of it.
        let Some(buyer) = buyer else { return Ok(Verdict::Skipped) };
        let Some(catalogue) = self.catalogues.get(&distributor) else { return Ok(Verdict::Faulty) };
        let found = catalogue.matches(&line);
        if !found.is_known {
            return Ok(Verdict::Skipped);
        }
        let Some((pack, quantity)) = certain(row, &line, found) else { return Ok(Verdict::Faulty) };
        let Some(pack) = self.goods.pack(pack) else { return Ok(Verdict::Faulty) };
        let rate = self.goods.rate(pack.product_id, season);
        let rate =
            row.parse("product", rate.ok_or_else(|| format!("Ten produkt nie ma punktów w\u{a0}sezonie {season}")));
        let value = net_value(row);
        let (Some(rate), Some(net_value)) = (rate, value) else { return Ok(Verdict::Faulty) };
        let volume = PackVolume::try_from(pack.volume).map_err(anyhow::Error::new)?;
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
        let points = earned(quantity, volume, rate).0;
        Ok(Verdict::Valid(staged(&sale, &number, &line.number.to_string(), points)?))
    }
}

/// Pack and number of packs, where nobody has to look at them.
fn certain(row: &mut Row, line: &Line, found: LineMatch) -> Option<(PackId, Quantity)> {
    if line.quantity.is_some_and(Decimal::is_negative) {
        row.add_error("quantity", RETURNED);
        return None;
    }
    let why = found.why.unwrap_or_else(|| NOT_CERTAIN.to_owned());
    let why = why.trim_end_matches('.');
    match (found.pack, found.packs) {
        (Some(pack), Some(packs)) if found.certain => {
            let quantity = row.parse("quantity", Quantity::try_from(packs))?;
            Some((PackId(pack), quantity))
        }
        // The pack is known, and its number is not.
        (Some(_), None) => {
            row.add_error("quantity", why);
            None
        }
        _ => {
            row.unnamed("product", why);
            None
        }
    }
}

/// Line as its e-invoice has it.
fn line_of(row: &mut Row) -> Line {
    let number =
        row.required("line").and_then(|text| row.parse("line", text.parse().map_err(|_| "Podaj numer pozycji")));
    let text = |key: &str| row.text(key).map(str::to_owned);
    let (name, index, gtin, unit) = (text("product"), text("index"), text("gtin"), text("unit"));
    let quantity = text("quantity").and_then(|text| {
        row.parse("quantity", Decimal::parse(&text.replace(',', ".")).ok_or("Podaj liczbę, na przykład 2 albo 2.5"))
    });
    Line {
        number: number.unwrap_or_default(),
        unique_id: None,
        is_before: false,
        delivered_on: None,
        name,
        index,
        gtin,
        unit,
        quantity,
        net_price: None,
        gross_price: None,
        net_value: None,
        gross_value: None,
        vat_rate: None,
    }
}
