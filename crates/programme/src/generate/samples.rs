//! The sample participants whose logins the demo publishes, with the stories that `samples.json` tells.
use jiff::civil::{Date, DateTime};
use plon_domain::iban::Iban;
use plon_domain::invoice::InvoiceNumber;
use plon_domain::money::Grosze;
use plon_domain::nip::Nip;
use plon_domain::phone::Phone;
use plon_domain::postcode::Postcode;
use plon_domain::reward::OrderStatus;
use plon_domain::season::Season;
use plon_domain::volume::{PackVolume, Quantity};
use serde::Deserialize;

use super::calendar::Calendar;
use super::people::{Grows, Kind, Person};
use super::plan::{AnswerPlan, CollectPlan, FilePlan, InvoicePlan, LinePlan, OrderPlan, Outcome, Story};
use super::shop::Shop;
use crate::files::thousandths;
use crate::source::{Error, Source, error};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sample {
    pub label: String,
    pub nip: Nip,
    kind: Kind,
    first_name: String,
    last_name: String,
    email: String,
    phone: Phone,
    company_name: String,
    street: String,
    street_number: String,
    postcode: Postcode,
    city: String,
    voivodeship: String,
    bank_account: Option<Iban>,
    joined_at: DateTime,
    invoices: Vec<SampleInvoice>,
    orders: Vec<SampleOrder>,
    #[serde(default)]
    answers: Vec<SampleAnswer>,
    #[serde(default)]
    collects: Vec<SampleCollect>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SampleAnswer {
    promotion: String,
    accepted: bool,
    at: DateTime,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SampleCollect {
    promotion: String,
    at: DateTime,
    then: Vec<(OrderStatus, DateTime)>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SampleInvoice {
    number: InvoiceNumber,
    distributor: Nip,
    issued_on: Date,
    reported_at: Option<DateTime>,
    decided_at: Option<DateTime>,
    corrected_at: Option<DateTime>,
    rejected: Option<String>,
    #[serde(default)]
    edi: bool,
    #[serde(default)]
    held: bool,
    file: Option<String>,
    lines: Vec<SampleLine>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SampleLine {
    product: String,
    #[serde(deserialize_with = "thousandths")]
    volume: PackVolume,
    quantity: Quantity,
    misread_quantity: Option<Quantity>,
    rejected: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SampleOrder {
    reward: String,
    variant: Option<String>,
    amount: Option<i64>,
    at: DateTime,
    then: Vec<(OrderStatus, DateTime)>,
}

/// # Errors
/// When the file is missing or wrong.
pub fn read(source: &Source) -> Result<Vec<Sample>, Error> {
    source.json("samples.json")?.rows()
}

impl Sample {
    /// Builds the story with the shop's rows that it names.
    ///
    /// # Errors
    /// A product, pack, distributor or reward that does not exist.
    pub fn story(&self, shop: &Shop<'_>, calendar: &Calendar) -> anyhow::Result<Story> {
        let telling = Telling { sample: self, shop, calendar };
        Ok(Story {
            person: self.person(calendar)?,
            invoices: self.invoices.iter().map(|invoice| telling.invoice(invoice)).collect::<anyhow::Result<_>>()?,
            orders: self.orders.iter().map(|order| telling.order(order)).collect::<anyhow::Result<_>>()?,
            looks: Vec::new(),
            answers: self.answers.iter().map(|answer| answer.plan(calendar)).collect::<anyhow::Result<_>>()?,
            collects: self.collects.iter().map(|collect| collect.plan(calendar)).collect::<anyhow::Result<_>>()?,
        })
    }

    fn person(&self, calendar: &Calendar) -> anyhow::Result<Person> {
        Ok(Person {
            kind: self.kind,
            nip: self.nip.clone(),
            email: self.email.clone(),
            phone: self.phone.to_string(),
            first_name: self.first_name.clone(),
            last_name: self.last_name.clone(),
            company_name: self.company_name.clone(),
            street: self.street.clone(),
            street_number: self.street_number.clone(),
            postcode: self.postcode.clone(),
            city: self.city.clone(),
            voivodeship: self.voivodeship.clone(),
            bank_account: self.bank_account.clone(),
            joined_at: calendar.instant(self.joined_at)?,
            grows: Grows::Arable,
            hectares: 0,
            signs_in: true,
        })
    }
}

impl SampleAnswer {
    fn plan(&self, calendar: &Calendar) -> anyhow::Result<AnswerPlan> {
        let at = calendar.instant(self.at)?;
        Ok(AnswerPlan { promotion: self.promotion.clone(), accepted: self.accepted, at })
    }
}

impl SampleCollect {
    fn plan(&self, calendar: &Calendar) -> anyhow::Result<CollectPlan> {
        let then = self.then.iter().map(|&(status, at)| Ok((status, calendar.instant(at)?)));
        Ok(CollectPlan {
            promotion: self.promotion.clone(),
            at: calendar.instant(self.at)?,
            then: then.collect::<anyhow::Result<_>>()?,
        })
    }
}

struct Telling<'a> {
    sample: &'a Sample,
    shop: &'a Shop<'a>,
    calendar: &'a Calendar,
}

impl Telling<'_> {
    fn invoice(&self, row: &SampleInvoice) -> anyhow::Result<InvoicePlan> {
        let distributors = &self.shop.distributors;
        let distributor = distributors.iter().position(|distributor| distributor.row.nip == row.distributor);
        let reported_at = row.reported_at.unwrap_or(row.issued_on.tomorrow()?.at(3, 10, 0, 0));
        let lines = row.lines.iter().map(|line| self.line(line, Season::of(row.issued_on)));
        Ok(InvoicePlan {
            number: row.number.clone(),
            distributor: distributor.ok_or_else(|| self.missing("distributor", row.distributor.as_str()))?,
            issued_on: row.issued_on,
            reported_at: self.calendar.instant(reported_at)?,
            edi: row.edi,
            file: match &row.file {
                Some(name) => Some(FilePlan::Sample(name.clone())),
                None => (!row.edi).then_some(FilePlan::Printed),
            },
            outcome: self.outcome(row, reported_at)?,
            corrected_at: self.instant(row.corrected_at)?,
            possible_duplicate: false,
            lines: lines.collect::<anyhow::Result<_>>()?,
        })
    }

    fn outcome(&self, row: &SampleInvoice, reported_at: DateTime) -> anyhow::Result<Outcome> {
        let on_arrival = (row.edi && !row.held).then_some(reported_at);
        Ok(match (self.instant(row.decided_at.or(on_arrival))?, &row.rejected) {
            (None, _) => Outcome::Waiting,
            (Some(at), Some(reason)) => Outcome::Rejected(at, reason.clone()),
            (Some(at), None) => Outcome::Decided(at),
        })
    }

    fn line(&self, row: &SampleLine, season: Season) -> anyhow::Result<LinePlan> {
        let products = &self.shop.products;
        let product = products.iter().position(|product| product.row.slug == row.product);
        let product = product.ok_or_else(|| self.missing("product", &row.product))?;
        let pack = products[product].packs.iter().position(|(_, volume)| *volume == row.volume);
        let rate =
            self.shop.rate(product, season).ok_or_else(|| self.missing("rate in the season of", &row.product))?;
        Ok(LinePlan {
            product,
            pack: pack.ok_or_else(|| self.missing("pack of that volume of", &row.product))?,
            quantity: row.quantity,
            misread: row.misread_quantity,
            net_value: Grosze(row.volume.times(row.quantity).0 * rate.list_price / 1000),
            rejected: row.rejected.clone(),
        })
    }

    fn order(&self, row: &SampleOrder) -> anyhow::Result<OrderPlan> {
        let reward = self.shop.rewards.iter().position(|reward| reward.row.slug == row.reward);
        let reward = reward.ok_or_else(|| self.missing("reward", &row.reward))?;
        let variants = &self.shop.rewards[reward].variants;
        let place = |code: &String| variants.iter().position(|(_, variant)| variant.code == *code);
        let variant = match &row.variant {
            Some(code) => Some(place(code).ok_or_else(|| self.missing("variant", code))?),
            None => None,
        };
        let then = row.then.iter().map(|&(status, at)| Ok((status, self.calendar.instant(at)?)));
        Ok(OrderPlan {
            reward,
            variant,
            amount: row.amount.map(Grosze),
            at: self.calendar.instant(row.at)?,
            then: then.collect::<anyhow::Result<_>>()?,
        })
    }

    fn instant(&self, when: Option<DateTime>) -> Result<Option<jiff::Timestamp>, jiff::Error> {
        when.map(|when| self.calendar.instant(when)).transpose()
    }

    fn missing(&self, what: &str, name: &str) -> Error {
        error("samples.json", format!("participant {}", self.sample.nip), format!("there is no {what} {name:?}"))
    }
}
