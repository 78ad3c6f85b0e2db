//! Measures: what a promotion counts.

use crate::money::Grosze;
use crate::number::grouped;
use crate::points::Points;
use crate::promotions::Line;
use crate::text::Plural;
use crate::volume::{Unit, Volume};

coded! {
    /// Property of a line that counts, and its smallest part.
    pub enum Measure {
        /// Thousandths of a litre; goods sold by weight do not count.
        Litres = "litres",
        /// Thousandths of a kilogram; goods sold by volume do not count.
        Kilograms = "kilograms",
        Packs = "packs",
        /// Net value in grosze, as on the invoice.
        NetValue = "net_value",
        /// Points that the line earned before any limit.
        Points = "points",
        /// Number of different products among the lines that count.
        DistinctProducts = "distinct_products",
    }
}

const PACKS: Plural = Plural { one: "opakowanie", few: "opakowania", many: "opakowań" };
const PRODUCTS: Plural = Plural { one: "produkt", few: "produkty", many: "produktów" };
const PACKS_OF: Plural = Plural { one: "opakowania", few: "opakowań", many: "opakowań" };
const PRODUCTS_OF: Plural = Plural { one: "produktu", few: "produktów", many: "produktów" };

impl Measure {
    /// Unit in which a line must be sold to count.
    pub const fn unit(self) -> Option<Unit> {
        match self {
            Measure::Litres => Some(Unit::Litre),
            Measure::Kilograms => Some(Unit::Kilogram),
            _ => None,
        }
    }

    /// Amount that a line counts; one for a distinct product, whichever of its lines is asked.
    pub(super) fn of(self, line: &Line) -> i64 {
        match self {
            Measure::Litres | Measure::Kilograms => line.pack.times(line.quantity).0,
            Measure::Packs => line.quantity.get(),
            Measure::NetValue => line.net_value.0,
            Measure::Points => line.earned.0,
            Measure::DistinctProducts => 1,
        }
    }

    /// Formats an amount as a Pole writes it: `36 L`, `3 opakowania`, `1 240,50 zł`, `62 480 pkt`.
    pub fn to_polish(self, amount: i64) -> String {
        match self {
            Measure::Litres => Volume(amount).to_polish(Unit::Litre),
            Measure::Kilograms => Volume(amount).to_polish(Unit::Kilogram),
            Measure::Packs => PACKS.count(amount),
            Measure::NetValue => Grosze(amount).to_short_polish(),
            Measure::Points => Points(amount).to_polish(),
            Measure::DistinctProducts => PRODUCTS.count(amount),
        }
    }

    /// Formats an amount for the place after `brakuje` and `od`: `36 L`, `3 opakowań`, `1 produktu`.
    pub fn genitive(self, amount: i64) -> String {
        match self {
            Measure::Packs => PACKS_OF.count(amount),
            Measure::DistinctProducts => PRODUCTS_OF.count(amount),
            _ => self.to_polish(amount),
        }
    }

    /// Formats an amount as a number without its unit, for a picture's axis.
    pub fn number(self, amount: i64) -> String {
        match self {
            Measure::Litres | Measure::Kilograms => crate::number::thousandths(amount),
            Measure::NetValue => crate::number::hundredths(amount).replace(",00", ""),
            Measure::Packs | Measure::Points | Measure::DistinctProducts => grouped(amount),
        }
    }
}
