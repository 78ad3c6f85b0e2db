//! Made-up participants: names, towns, crops and farmed area.
use anyhow::Context;
use jiff::ToSpan;
use jiff::civil::date;
use plon_domain::iban::Iban;
use plon_domain::nip::Nip;
use plon_domain::postcode::Postcode;
use plon_domain::text::search_key;
use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha20Rng;
use serde::Deserialize;

use super::calendar::Calendar;
use crate::source::{Error, Source};

/// Building blocks of generated participants.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    first_names: ByGender,
    last_names: ByGender,
    farm_names: Vec<String>,
    company_names: Vec<String>,
    streets: Vec<String>,
    towns: Vec<Town>,
    nips: Vec<Nip>,
    bank_accounts: Vec<Iban>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ByGender {
    men: Vec<String>,
    women: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Town {
    town: String,
    postcode: Postcode,
    voivodeship: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Farm,
    Company,
}

/// Main crops of a participant, which decide the products bought.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Grows {
    Arable,
    Orchard,
    Vegetables,
}

pub struct Person {
    pub kind: Kind,
    pub nip: Nip,
    pub email: String,
    pub phone: String,
    pub first_name: String,
    pub last_name: String,
    pub company_name: String,
    pub street: String,
    pub street_number: String,
    pub postcode: Postcode,
    pub city: String,
    pub voivodeship: String,
    pub bank_account: Option<Iban>,
    pub joined_at: jiff::Timestamp,
    pub grows: Grows,
    /// Farmed area in hectares.
    pub hectares: i64,
    /// True if the demo publishes the login.
    pub signs_in: bool,
}

impl Person {
    pub fn full_name(&self) -> String {
        format!("{} {}", self.first_name, self.last_name)
    }
}

impl Kind {
    /// The code in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Kind::Farm => "farm",
            Kind::Company => "company",
        }
    }
}

impl Grows {
    /// The slugs of the crops.
    pub const fn crops(self) -> &'static [&'static str] {
        match self {
            Grows::Arable => &["pszenica-ozima", "jeczmien-ozimy", "rzepak", "kukurydza", "buraki-cukrowe"],
            Grows::Orchard => &["jablonie", "wisnie", "grusze"],
            Grows::Vegetables => &["ziemniaki", "cebula", "marchew", "warzywa-kapustne", "pszenica-ozima"],
        }
    }
}

impl Names {
    /// # Errors
    /// When the file is missing or wrong.
    pub fn read(source: &Source) -> Result<Names, Error> {
        source.json("names.json")?.whole()
    }

    /// Makes the participant with a number; each number gives another one.
    ///
    /// # Errors
    /// A list of names that is empty, or more participants than tax numbers.
    pub fn person(&self, dice: &mut ChaCha20Rng, calendar: &Calendar, number: usize) -> anyhow::Result<Person> {
        let woman = dice.random_ratio(3, 10);
        let pick_name = |names: &ByGender| if woman { names.women.clone() } else { names.men.clone() };
        let first_name = pick(dice, &pick_name(&self.first_names))?.clone();
        let last_name = pick(dice, &pick_name(&self.last_names))?.clone();
        let town = pick(dice, &self.towns)?;
        let kind = if dice.random_ratio(1, 5) { Kind::Company } else { Kind::Farm };
        let pattern = match kind {
            Kind::Farm => pick(dice, &self.farm_names)?,
            Kind::Company => pick(dice, &self.company_names)?,
        };
        let company_name =
            pattern.replace("{first}", &first_name).replace("{last}", &last_name).replace("{town}", &town.town);
        let has_account = dice.random_ratio(7, 10);
        Ok(Person {
            kind,
            nip: self.nips.get(number).context("names.json has too few tax numbers")?.clone(),
            email: email(&first_name, &last_name, number),
            phone: format!("+485002{number:05}"),
            company_name,
            street: pick(dice, &self.streets)?.clone(),
            street_number: dice.random_range(1..120).to_string(),
            postcode: town.postcode.clone(),
            city: town.town.clone(),
            voivodeship: town.voivodeship.clone(),
            bank_account: self.bank_accounts.get(number).filter(|_| has_account).cloned(),
            joined_at: joined(dice, calendar)?,
            grows: grows(dice, &town.voivodeship),
            hectares: hectares(dice, kind),
            signs_in: false,
            first_name,
            last_name,
        })
    }
}

fn email(first_name: &str, last_name: &str, number: usize) -> String {
    let name = search_key(&format!("{first_name}.{last_name}"));
    format!("{name}{number}@poczta.example")
}

/// Draws the time of joining: half joined in the first season, the others later, few of them lately.
fn joined(dice: &mut ChaCha20Rng, calendar: &Calendar) -> Result<jiff::Timestamp, jiff::Error> {
    let days = if dice.random_ratio(1, 2) { dice.random_range(0..60) } else { dice.random_range(60..1000) };
    calendar.at_home(dice, date(2022, 11, 2).checked_add(days.days())?)
}

fn grows(dice: &mut ChaCha20Rng, voivodeship: &str) -> Grows {
    let orchards =
        if matches!(voivodeship, "mazowieckie" | "lubelskie" | "świętokrzyskie" | "małopolskie") { 4 } else { 1 };
    match dice.random_range(0..10) {
        draw if draw < orchards => Grows::Orchard,
        9 => Grows::Vegetables,
        _ => Grows::Arable,
    }
}

/// Draws the farmed area: most farms are small, a few are large, companies are larger.
fn hectares(dice: &mut ChaCha20Rng, kind: Kind) -> i64 {
    let small = dice.random_range(8..60);
    let factor = match (kind, dice.random_range(0..10)) {
        (Kind::Company, 7..) => 20,
        (Kind::Company, _) => 8,
        (Kind::Farm, 9..) => 6,
        (Kind::Farm, 6..) => 2,
        (Kind::Farm, _) => 1,
    };
    small * factor
}

/// Picks one element of a list.
///
/// # Errors
/// A list that is empty.
pub fn pick<'a, T>(dice: &mut ChaCha20Rng, list: &'a [T]) -> anyhow::Result<&'a T> {
    list.choose(dice).context("a list to pick from is empty")
}
