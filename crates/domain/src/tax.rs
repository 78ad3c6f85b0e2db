//! Tax on prizes: the treatment of a kind of prize or a promotion, from a first day on, and the tax on a value.
//!
//! No law is in here: the treatment, its rate, the value that is free and the rounding are the operator's data.

use jiff::civil::Date;
use thiserror::Error;

use crate::money::Grosze;
use crate::number::{parse_decimal, thousandths};
use crate::status::Color;

coded! {
    /// Tax treatment of a prize.
    pub enum Treatment {
        /// Recorded without consequences.
        None = "none",
        /// A flat tax is withheld.
        Withheld = "withheld",
        /// Income from other sources, to be reported.
        Reported = "reported",
    }
}

coded! {
    /// Unit to which the base and the tax are rounded, half up.
    pub enum Rounding {
        Grosz = "grosz",
        Zloty = "zloty",
    }
}

coded! {
    /// Kind of a record about an order.
    pub enum TaxEntry {
        /// The prize was made available.
        Given = "given",
        /// Its value was unknown when it was given, and an operator has entered it.
        Valued = "valued",
        /// The bank has returned the transfer: everything before is reversed.
        Returned = "returned",
    }
}

bounded_number! {
    /// Rate of tax in hundredths of a per cent.
    pub struct Rate(1, 10_000), InvalidRate
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("Stawka musi być większa od zera i nie większa niż 100%")]
pub struct InvalidRate;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum UnreadableRate {
    #[error("Pole jest wymagane")]
    Empty,
    #[error("Wpisz stawkę w procentach, na przykład 10 albo 8,5")]
    Malformed,
    #[error("{0}")]
    OutOfBounds(#[from] InvalidRate),
}

/// Rule for taxing a value. Invariant: it has a rate if and only if tax is withheld.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rule {
    treatment: Treatment,
    rate: Option<Rate>,
    free_up_to: Option<Grosze>,
    rounding: Rounding,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("Stawkę ma tylko podatek zryczałtowany")]
pub struct InvalidRule;

/// Result of a rule for a value, in grosze.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Due {
    /// Value to be reported or taxed, before rounding; zero where the value is free.
    pub taxable: Grosze,
    /// Tax that is withheld.
    pub tax: Grosze,
}

impl Rate {
    /// Parses per cent as a person types it: `10`, `8,5`, `10 %`.
    ///
    /// # Errors
    /// A blank field, more than two decimals, other characters, a rate out of its bounds.
    pub fn parse(input: &str) -> Result<Rate, UnreadableRate> {
        let typed = input.trim().trim_end_matches('%').trim_end();
        if typed.is_empty() {
            return Err(UnreadableRate::Empty);
        }
        let hundredths = parse_decimal(typed, 2).ok_or(UnreadableRate::Malformed)?;
        Ok(Rate::try_from(hundredths)?)
    }
}

impl Rounding {
    /// Smallest step, in grosze.
    const fn step(self) -> i64 {
        match self {
            Rounding::Grosz => 1,
            Rounding::Zloty => 100,
        }
    }

    /// Rounds to the nearest step, half up; `sum` is not below zero.
    fn round(self, sum: Grosze) -> Grosze {
        let step = self.step();
        Grosze((sum.0 + step / 2) / step * step)
    }

    pub const fn label(self) -> &'static str {
        match self {
            Rounding::Grosz => "do grosza",
            Rounding::Zloty => "do pełnych złotych",
        }
    }
}

impl Rule {
    /// # Errors
    /// A rate where no tax is withheld, or no rate where it is.
    pub fn new(
        treatment: Treatment,
        rate: Option<Rate>,
        free_up_to: Option<Grosze>,
        rounding: Rounding,
    ) -> Result<Rule, InvalidRule> {
        let agree = (treatment == Treatment::Withheld) == rate.is_some();
        if agree { Ok(Rule { treatment, rate, free_up_to, rounding }) } else { Err(InvalidRule) }
    }

    pub const fn treatment(&self) -> Treatment {
        self.treatment
    }

    pub const fn rate(&self) -> Option<Rate> {
        self.rate
    }

    /// Value up to which nothing is taxed; a higher one is taxed whole.
    pub const fn free_up_to(&self) -> Option<Grosze> {
        self.free_up_to
    }

    pub const fn rounding(&self) -> Rounding {
        self.rounding
    }

    /// Notice for a participant who orders money, where tax is withheld from it.
    pub fn notice(&self) -> Option<String> {
        let rate = thousandths(self.rate?.get() * 10);
        let free = self.free_up_to.map(|free| format!(" Kwoty do {} są bez podatku.", free.to_polish()));
        let notice = format!("Od kwoty potrącamy {rate}% podatku zryczałtowanego i\u{a0}wypłacamy resztę.");
        Some(notice + &free.unwrap_or_default())
    }

    /// Tax on a value that is not below zero; first the base is rounded, then the tax on it, both as the rule says.
    pub fn due(&self, value: Grosze) -> Due {
        if self.treatment == Treatment::None || self.free_up_to.is_some_and(|free| value <= free) {
            return Due::default();
        }
        let base = self.rounding.round(value);
        let exact = self.rate.map_or(0, |rate| i128::from(base.0) * i128::from(rate.get()));
        let step = i128::from(self.rounding.step()) * 10_000;
        let steps = i64::try_from((exact + step / 2) / step).unwrap_or(i64::MAX);
        Due { taxable: value, tax: Grosze(steps.saturating_mul(self.rounding.step())) }
    }
}

/// Version in force on a day: the last that had begun by then, and of several with one first day the one written
/// last. `begins` gives a version's first day and its number.
pub fn holding<V>(versions: impl IntoIterator<Item = V>, day: Date, begins: impl Fn(&V) -> (Date, i64)) -> Option<V> {
    versions.into_iter().filter(|version| begins(version).0 <= day).max_by_key(|version| begins(version))
}

impl Treatment {
    pub const fn label(self) -> &'static str {
        match self {
            Treatment::None => "Bez podatku",
            Treatment::Withheld => "Podatek zryczałtowany",
            Treatment::Reported => "Do wykazania jako przychód",
        }
    }

    pub const fn color(self) -> Color {
        match self {
            Treatment::None => Color::Gray,
            Treatment::Withheld => Color::Orange,
            Treatment::Reported => Color::Yellow,
        }
    }
}

impl TaxEntry {
    pub const fn label(self) -> &'static str {
        match self {
            TaxEntry::Given => "Wydanie nagrody",
            TaxEntry::Valued => "Uzupełnienie wartości",
            TaxEntry::Returned => "Zwrot przelewu z\u{a0}banku",
        }
    }
}
