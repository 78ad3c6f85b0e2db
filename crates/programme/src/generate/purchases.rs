//! Made-up invoices: a participant's purchases in a season, sized by the farmed area, and the decisions on them.
use anyhow::Context;
use jiff::ToSpan;
use jiff::civil::Date;
use plon_domain::invoice::InvoiceNumber;
use plon_domain::money::Grosze;
use plon_domain::season::Season;
use plon_domain::volume::Quantity;
use rand::RngExt;
use rand_chacha::ChaCha20Rng;

use super::calendar::Calendar;
use super::people::{Person, pick};
use super::plan::{FilePlan, InvoicePlan, LinePlan, Outcome};
use super::shop::Shop;

/// Relative number of invoices issued in each month of a season, November first.
const BUSY: [u32; 12] = [3, 1, 1, 4, 16, 18, 16, 8, 3, 14, 12, 4];

const UNREADABLE: [&str; 3] = [
    "Zdjęcie jest nieczytelne. Jeśli masz wyraźniejsze, poproś o ponowne sprawdzenie.",
    "Nabywcą na fakturze jest inna firma.",
    "Na fakturze nie ma produktów objętych Programem.",
];

const TURNED_DOWN: [&str; 3] = [
    "Ta pozycja została zwrócona do dystrybutora.",
    "Na fakturze jest inny produkt niż zgłoszony w Programie.",
    "Pozycja była już rozliczona na innej fakturze.",
];

/// Draws a participant's invoices.
pub struct Buyer<'a> {
    pub shop: &'a Shop<'a>,
    pub calendar: &'a Calendar,
    pub dice: &'a mut ChaCha20Rng,
}

impl Buyer<'_> {
    /// Draws the invoices of a participant from joining until now.
    ///
    /// # Errors
    /// A programme without distributors or products to buy.
    pub fn invoices(&mut self, person: &Person) -> anyhow::Result<Vec<InvoicePlan>> {
        let distributors = self.usual_distributors(person)?;
        let joined = self.calendar.day_of(person.joined_at);
        let mut invoices = Vec::new();
        for season in self.shop.seasons.iter().map(|row| row.season) {
            let most = match person.hectares {
                ..40 => 3,
                40..200 => 5,
                _ => 8,
            };
            for _ in 0..self.dice.random_range(1..=most) {
                let day = self.day_in(season)?;
                if day >= joined && day < self.calendar.last_day() {
                    let distributor = *pick(self.dice, &distributors)?;
                    invoices.extend(self.invoice(person, season, day, distributor)?);
                }
            }
        }
        Ok(invoices)
    }

    /// Draws one to three nearby distributors.
    fn usual_distributors(&mut self, person: &Person) -> anyhow::Result<Vec<usize>> {
        let near: Vec<usize> = (0..self.shop.distributors.len())
            .filter(|&place| {
                let branches = &self.shop.distributors[place].row.branches;
                branches.iter().any(|branch| branch.voivodeship == person.voivodeship)
            })
            .collect();
        let all: Vec<usize> = (0..self.shop.distributors.len()).collect();
        let choice = if near.is_empty() { &all } else { &near };
        (0..self.dice.random_range(1..=3)).map(|_| pick(self.dice, choice).copied()).collect()
    }

    fn day_in(&mut self, season: Season) -> anyhow::Result<Date> {
        let mut draw = self.dice.random_range(0..BUSY.iter().sum());
        let mut month = 0;
        for weight in BUSY {
            if draw < weight {
                break;
            }
            draw -= weight;
            month += 1;
        }
        let first = season.first_day().checked_add(month.months())?;
        Ok(first.checked_add(self.dice.random_range(0..first.days_in_month()).days())?)
    }

    /// Draws an invoice; `None` when nothing on sale in the season fits the participant's crops.
    fn invoice(
        &mut self,
        person: &Person,
        season: Season,
        day: Date,
        distributor: usize,
    ) -> anyhow::Result<Option<InvoicePlan>> {
        let lines = self.lines(person, season)?;
        if lines.is_empty() {
            return Ok(None);
        }
        let edi = self.shop.distributors[distributor].row.edi && self.dice.random_ratio(3, 4);
        let reported_at = if edi {
            self.calendar.instant(day.checked_add(1.day())?.at(3, self.dice.random_range(0..30), 0, 0))?
        } else {
            let later = day.checked_add(self.dice.random_range(0..12).days())?;
            self.calendar.at_home(self.dice, later.min(self.calendar.last_day()))?
        };
        let outcome = if edi { Outcome::Decided(reported_at) } else { self.outcome(reported_at)? };
        let waits = matches!(outcome, Outcome::Waiting);
        Ok(Some(InvoicePlan {
            number: self.number(day)?,
            distributor,
            issued_on: day,
            reported_at,
            edi,
            file: (waits && !edi).then_some(FilePlan::Printed),
            outcome,
            corrected_at: None,
            possible_duplicate: false,
            lines,
        }))
    }

    fn outcome(&mut self, reported_at: jiff::Timestamp) -> anyhow::Result<Outcome> {
        let day = self.calendar.day_of(reported_at).checked_add(self.dice.random_range(1..8).days())?;
        let decided_at = self.calendar.at_work(self.dice, day)?;
        let rejected = self.dice.random_ratio(6, 100);
        let reason = pick(self.dice, &UNREADABLE)?;
        Ok(match () {
            () if decided_at > self.calendar.end => Outcome::Waiting,
            () if rejected => Outcome::Rejected(decided_at, (*reason).to_owned()),
            () => Outcome::Decided(decided_at),
        })
    }

    fn number(&mut self, day: Date) -> anyhow::Result<InvoiceNumber> {
        let (number, month, year) = (self.dice.random_range(11..2900), day.month(), day.year());
        let text = match self.dice.random_range(0..3) {
            0 => format!("FV/{number:04}/{year}"),
            1 => format!("FS {number}/{month:02}/{year}"),
            _ => format!("{year}/{month:02}/{number:05}"),
        };
        Ok(InvoiceNumber::parse(&text)?)
    }

    fn lines(&mut self, person: &Person, season: Season) -> anyhow::Result<Vec<LinePlan>> {
        let crops = person.grows.crops();
        let fitting: Vec<usize> = (0..self.shop.products.len())
            .filter(|&place| {
                let product = self.shop.products[place].row;
                product.seasons.contains_key(&season) && product.crops.iter().any(|crop| crops.contains(&crop.as_str()))
            })
            .collect();
        let mut lines: Vec<LinePlan> = Vec::new();
        for _ in 0..self.dice.random_range(1..=3) {
            let Ok(&product) = pick(self.dice, &fitting) else { break };
            if lines.iter().all(|line| line.product != product) {
                lines.push(self.line(person, season, product)?);
            }
        }
        Ok(lines)
    }

    fn line(&mut self, person: &Person, season: Season, product: usize) -> anyhow::Result<LinePlan> {
        let rate = self.shop.rate(product, season).context("a product without a rate")?;
        let treated = (person.hectares * self.dice.random_range(20..80) / 100).max(1);
        // A hectare's treatment costs some 60 zł, so expensive products are used sparingly; in thousandths of a unit.
        let dose = (6_000_000 / rate.list_price.max(1)).clamp(50, 3_000);
        let needed = treated * dose;
        let packs = &self.shop.products[product].packs;
        let fitting = packs.iter().rposition(|(_, volume)| volume.get() <= needed).unwrap_or(0);
        let volume = packs.get(fitting).context("a product without packs")?.1;
        let quantity = Quantity::try_from((needed / volume.get()).clamp(1, 60))?;
        let list_value = volume.times(quantity).0 * rate.list_price / 1000;
        let rejected = self.dice.random_ratio(3, 100);
        let reason = pick(self.dice, &TURNED_DOWN)?;
        Ok(LinePlan {
            product,
            pack: fitting,
            quantity,
            misread: None,
            net_value: Grosze(list_value * self.dice.random_range(90..104) / 100),
            rejected: rejected.then(|| (*reason).to_owned()),
        })
    }
}
