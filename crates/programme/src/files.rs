//! The rows of the programme's files, each checked when it is read.
use std::collections::BTreeMap;

use jiff::civil::Date;
use plon_domain::audience::{AccountType, Audience};
use plon_domain::content::Topic;
use plon_domain::money::Grosze;
use plon_domain::nip::Nip;
use plon_domain::phone::Phone;
use plon_domain::points::PointsPerUnit;
use plon_domain::postcode::Postcode;
use plon_domain::promotions::Definition;
use plon_domain::reward::{MoneyPrice, PointsPerZloty, RewardKind};
use plon_domain::season::{Season, SeasonStatus};
use plon_domain::tax::{self, Rounding, Treatment};
use plon_domain::trip::TripKind;
use plon_domain::volume::{PackVolume, Unit};
use serde::{Deserialize, Deserializer, de};

/// Points for reaching a level of the lifetime total.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    pub level: i64,
    pub bonus_points: i64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeasonRow {
    pub season: Season,
    pub starts_on: Date,
    pub ends_on: Date,
    pub status: SeasonStatus,
    pub welcome_points: i64,
    pub membership_points: i64,
}

/// A crop for which a product is meant; its number and group serve the areas that registration asks for.
#[derive(Debug, Deserialize)]
pub struct Crop {
    pub slug: String,
    pub name: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Brand {
    pub slug: String,
    pub name: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Category {
    pub slug: String,
    pub name: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Product {
    pub sap: String,
    pub slug: String,
    pub name: String,
    pub brand: String,
    pub category: String,
    pub crops: Vec<String>,
    pub unit: Unit,
    pub colour: Colour,
    pub description: String,
    pub packs: Vec<Pack>,
    pub seasons: BTreeMap<Season, Rate>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pack {
    pub ean: String,
    #[serde(deserialize_with = "thousandths")]
    pub volume: PackVolume,
}

/// Points, list price and cap of a product in a season, per litre or kilogram.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rate {
    #[serde(deserialize_with = "thousandths")]
    pub points_per_unit: PointsPerUnit,
    pub list_price: i64,
    pub cap_points: Option<i64>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Distributor {
    pub nip: Nip,
    pub name: String,
    pub edi: bool,
    pub branches: Vec<Branch>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    pub name: String,
    pub street: String,
    pub street_number: String,
    pub postcode: Postcode,
    pub city: String,
    pub voivodeship: String,
    pub lat: Degrees,
    pub lng: Degrees,
    pub phone: Phone,
}

/// Products that a branch has in stock.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stock {
    pub nip: Nip,
    pub branch: String,
    /// SAP codes.
    pub products: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Representative {
    pub code: String,
    pub email: String,
    pub first_name: String,
    pub last_name: String,
    pub phone: Phone,
    pub voivodeships: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reward {
    pub slug: String,
    pub name: String,
    pub kind: RewardKind,
    pub icon: String,
    /// Category of the catalogue; that of its kind where it is not set.
    pub category: Option<String>,
    pub summary: String,
    pub description: Vec<String>,
    pub points: Option<i64>,
    /// Taxable value of one reward, in grosze; not set for transfers.
    pub value: Option<i64>,
    pub min_amount: Option<i64>,
    pub max_amount: Option<i64>,
    pub amount_step: Option<i64>,
    pub points_per_zloty: Option<PointsPerZloty>,
    pub stock: Option<i64>,
    #[serde(default)]
    pub variants: Vec<Variant>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Variant {
    pub code: String,
    pub name: String,
    pub stock: Option<i64>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Consent {
    pub slug: String,
    pub version: i64,
    pub required: bool,
    pub content: String,
    /// The slug of the consent that this one is a part of.
    pub parent: Option<String>,
    /// Account type that is asked; `None` means everybody.
    pub audience: Option<AccountType>,
}

impl Consent {
    pub fn is_for(&self, account_type: AccountType) -> bool {
        self.audience.is_none_or(|audience| audience == account_type)
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Promotion {
    pub key: String,
    pub slug: String,
    pub audience: AccountType,
    pub season: Season,
    pub definition: Definition,
}

/// A trip; its name and cost are those of its reward.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trip {
    pub key: String,
    pub season: Season,
    pub kind: TripKind,
    /// The slug of the reward under which the trip is ordered.
    pub reward: String,
    pub qualify_at: i64,
    pub reserved_points: i64,
    pub opens_on: Date,
    pub order_by: Date,
    pub fulfil_by: Date,
    /// Days before a deadline on which a reminder is sent.
    pub reminders: String,
    pub published: bool,
}

/// A tax rule for a kind of reward or for a promotion, valid from a day on.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TaxRule {
    /// The code of a kind of reward, or `promotion:` and the promotion's key.
    pub scope: String,
    pub valid_from: Date,
    pub treatment: Treatment,
    /// Tax rate in hundredths of a per cent.
    pub rate: Option<tax::Rate>,
    /// Grosze.
    pub free_up_to: Option<i64>,
    pub rounding: Option<Rounding>,
    pub note: String,
}

/// A news item; its text is HTML, one block per entry.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct News {
    pub slug: String,
    pub audience: Audience,
    pub published_on: Date,
    pub topic: Topic,
    pub title: String,
    pub summary: String,
    pub text: Vec<String>,
}

/// A page of text; HTML, one block per entry.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContentPage {
    pub slug: String,
    pub updated_on: Date,
    pub title: String,
    pub summary: String,
    pub text: Vec<String>,
}

/// A question with its answer; HTML, one block per entry.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Question {
    pub key: String,
    pub audience: Audience,
    pub question: String,
    pub answer: Vec<String>,
}

/// An operator of the demo.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Operator {
    pub email: String,
    pub role: String,
    pub label: String,
    pub first_name: String,
    pub last_name: String,
}

/// An angle on the map, in millionths of a degree.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(try_from = "f64")]
pub struct Degrees(pub i64);

impl TryFrom<f64> for Degrees {
    type Error = String;

    fn try_from(degrees: f64) -> Result<Degrees, String> {
        if (-180.0..=180.0).contains(&degrees) {
            #[expect(clippy::cast_possible_truncation, reason = "180 million fits")]
            Ok(Degrees((degrees * 1_000_000.0).round() as i64))
        } else {
            Err(format!("{degrees} is no number of degrees"))
        }
    }
}

/// `#` and six hexadecimal digits.
#[derive(Debug, Clone, Deserialize)]
#[serde(try_from = "String")]
pub struct Colour(pub String);

impl Reward {
    /// Price of a transfer in points; `None` for another reward, or where the bounds and the step do not agree.
    pub fn money_price(&self) -> Option<MoneyPrice> {
        let (min, max, step) = (self.min_amount?, self.max_amount?, self.amount_step?);
        MoneyPrice::new(Grosze(min), Grosze(max), Grosze(step), self.points_per_zloty?).ok()
    }
}

impl TaxRule {
    /// The kind of reward that the rule is for; `None` for a promotion's rule.
    pub fn kind(&self) -> Option<RewardKind> {
        RewardKind::try_from(self.scope.as_str()).ok()
    }

    /// The key of the promotion that the rule is for.
    pub fn promotion(&self) -> Option<&str> {
        self.scope.strip_prefix("promotion:")
    }

    /// The tax rule itself; `None` where its parts contradict each other.
    pub fn rule(&self) -> Option<tax::Rule> {
        let rounding = self.rounding.unwrap_or(Rounding::Grosz);
        tax::Rule::new(self.treatment, self.rate, self.free_up_to.map(Grosze), rounding).ok()
    }
}

impl TryFrom<String> for Colour {
    type Error = String;

    fn try_from(text: String) -> Result<Colour, String> {
        let digits = text.strip_prefix('#').unwrap_or_default();
        if digits.len() == 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            Ok(Colour(text))
        } else {
            Err(format!("{text:?} is not a colour such as \"#0b7a75\""))
        }
    }
}

/// Parses a decimal in text, with up to three places, as a bounded number of thousandths.
pub fn thousandths<'de, D: Deserializer<'de>, N: TryFrom<i64>>(deserializer: D) -> Result<N, D::Error> {
    let text = String::deserialize(deserializer)?;
    let (whole, places) = text.split_once('.').unwrap_or((&text, ""));
    let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    let shaped = !whole.is_empty() && places.len() <= 3 && digits(whole) && digits(places);
    format!("{whole}{places:0<3}")
        .parse::<i64>()
        .ok()
        .filter(|_| shaped)
        .and_then(|number| N::try_from(number).ok())
        .ok_or_else(|| de::Error::custom(format!("{text:?} is not a decimal within bounds with up to three places")))
}
