//! Changes that a correction makes, line by line. Corrections come in three shapes: pairs of lines before and after,
//! lines that are themselves the difference, and those that change no quantity.

use std::collections::BTreeMap;

use plon_domain::money::Grosze;
use plon_domain::text::search_key;

use crate::{Decimal, EInvoice, Line};

/// Shape in which a line of a correction says its difference.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shape {
    /// The line before and the line after: the difference is after minus before.
    Pair,
    /// The line is the difference.
    DifferenceRow,
    /// The line names goods and no price: nothing of it changes.
    Unpriced,
}

impl Shape {
    /// All shapes, in the order of declaration.
    pub const ALL: &'static [Shape] = &[Shape::Pair, Shape::DifferenceRow, Shape::Unpriced];

    pub const fn as_str(self) -> &'static str {
        match self {
            Shape::Pair => "pair",
            Shape::DifferenceRow => "difference_row",
            Shape::Unpriced => "unpriced",
        }
    }

    /// Shape in words.
    pub const fn label(self) -> &'static str {
        match self {
            Shape::Pair => "Pozycja przed korektą i\u{a0}po niej",
            Shape::DifferenceRow => "Pozycja z\u{a0}samą różnicą",
            Shape::Unpriced => "Pozycja bez ceny",
        }
    }
}

/// Change that a correction makes in one line of goods.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// Number of the line in the correction.
    pub number: u32,
    pub unique_id: Option<String>,
    pub name: Option<String>,
    pub index: Option<String>,
    pub gtin: Option<String>,
    pub unit: Option<String>,
    /// Change of the quantity in that unit: zero where only money changes, below zero for a return.
    pub quantity: Decimal,
    /// Change of the net value in hundredths of the currency; `None` where the lines do not say it.
    pub net_value: Option<Grosze>,
    pub shape: Shape,
}

/// Line that no rule decides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Undecided {
    pub number: u32,
    pub name: Option<String>,
    /// Sentence that says why.
    pub why: &'static str,
}

/// Changes that a correction makes. Without differences and undecided lines it changes no goods: a wrong name, a
/// discount over a period, an advance.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Correction {
    pub differences: Vec<Difference>,
    pub undecided: Vec<Undecided>,
}

impl Correction {
    /// True when the quantity of a line changes, by a rule.
    pub fn changes_quantity(&self) -> bool {
        self.differences.iter().any(|difference| !difference.quantity.is_zero())
    }
}

const WITHOUT_AFTER: &str = "Korekta podaje tę pozycję tylko w\u{a0}stanie przed zmianą.";
const WITHOUT_BEFORE: &str =
    "Inne pozycje korekty mają stan przed zmianą, a\u{a0}ta go nie ma: nie wiadomo, czy ją dodano.";
const SEVERAL: &str = "Korekta ma kilka pozycji o\u{a0}tym samym numerze: nie wiadomo, które do siebie należą.";
const OTHER_ID: &str = "Pozycje przed zmianą i\u{a0}po niej mają różne identyfikatory.";
const OTHER_UNIT: &str = "Korekta zmienia jednostkę pozycji.";
const OTHER_GOODS: &str = "Korekta zmienia nazwę albo kod towaru: może to być inny produkt.";
const HALF_A_QUANTITY: &str = "Ilość jest podana tylko przed zmianą albo tylko po niej.";
const OPPOSITE_SIGNS: &str = "Znaki ilości, ceny i\u{a0}wartości tej pozycji sobie przeczą.";
const HALF_A_PRICE: &str =
    "Pozycja ma ilość, a\u{a0}tylko cenę albo tylko wartość: nie wiadomo, czy ilość się zmienia.";
const TOO_LARGE: &str = "Różnica jest zbyt duża, żeby ją policzyć.";

/// Finds the changes that a correction makes, by the rules for its three shapes; none for an invoice that is no
/// correction.
pub fn differences(invoice: &EInvoice) -> Correction {
    let mut correction = Correction::default();
    if !invoice.kind.is_correction() || invoice.kind.is_of_advance() {
        return correction;
    }
    let has_pairs = invoice.lines.iter().any(|line| line.is_before);
    let mut groups: BTreeMap<u32, Vec<&Line>> = BTreeMap::new();
    for line in &invoice.lines {
        groups.entry(line.number).or_default().push(line);
    }
    for lines in groups.values() {
        if has_pairs {
            correction.add_pair(lines);
        } else {
            for line in lines {
                correction.add(line, difference_row(line));
            }
        }
    }
    correction
}

impl Correction {
    fn add_pair(&mut self, lines: &[&Line]) {
        let unknown = |why| Err::<Difference, _>(why);
        match lines {
            [before, after] if before.is_before && !after.is_before => self.add(after, pair(before, after)),
            [after, before] if before.is_before && !after.is_before => self.add(after, pair(before, after)),
            [line] if line.is_before => self.add(line, unknown(WITHOUT_AFTER)),
            [line] => self.add(line, unknown(WITHOUT_BEFORE)),
            lines => lines.iter().for_each(|line| self.add(line, unknown(SEVERAL))),
        }
    }

    fn add(&mut self, line: &Line, difference: Result<Difference, &'static str>) {
        match difference {
            Ok(difference) => self.differences.push(difference),
            Err(why) => self.undecided.push(Undecided { number: line.number, name: line.name.clone(), why }),
        }
    }
}

/// Difference of a line after a correction to the same before it.
fn pair(before: &Line, after: &Line) -> Result<Difference, &'static str> {
    if differ(&before.unique_id, &after.unique_id, str::to_owned) {
        return Err(OTHER_ID);
    }
    if differ(&before.unit, &after.unit, search_key) {
        return Err(OTHER_UNIT);
    }
    if !are_same_goods(before, after) {
        return Err(OTHER_GOODS);
    }
    let quantity = match (before.quantity, after.quantity) {
        (None, None) => Decimal::ZERO,
        (Some(before), Some(after)) => after.checked_sub(before).ok_or(TOO_LARGE)?,
        _ => return Err(HALF_A_QUANTITY),
    };
    let net_value = match (before.net_value, after.net_value) {
        (Some(before), Some(after)) => Some(Grosze(after.0.checked_sub(before.0).ok_or(TOO_LARGE)?)),
        _ => None,
    };
    Ok(difference(after, Shape::Pair, quantity, net_value))
}

/// True when both texts are there and their keys differ.
fn differ(before: &Option<String>, after: &Option<String>, key: fn(&str) -> String) -> bool {
    before.as_deref().zip(after.as_deref()).is_some_and(|(before, after)| key(before) != key(after))
}

/// True when both lines are about the same goods: by GTIN where both have one, else by the seller's code, else by the
/// name's letters and digits.
fn are_same_goods(before: &Line, after: &Line) -> bool {
    if before.gtin.is_some() && after.gtin.is_some() {
        return before.gtin == after.gtin;
    }
    if before.index.is_some() && after.index.is_some() {
        return before.index == after.index;
    }
    !differ(&before.name, &after.name, letters_and_digits)
}

/// Name without what is spelled in several ways: `50 m^2` and `50m2` are the same, `1,5` and `15` are not.
fn letters_and_digits(name: &str) -> String {
    let key = search_key(name).replace(',', ".");
    let mut kept = String::with_capacity(key.len());
    let mut signs = key.chars().peekable();
    while let Some(sign) = signs.next() {
        let is_within_number = sign == '.'
            && kept.ends_with(|before: char| before.is_ascii_digit())
            && signs.peek().is_some_and(char::is_ascii_digit);
        if sign.is_alphanumeric() || is_within_number {
            kept.push(sign);
        }
    }
    kept
}

/// Difference that a line says by itself. The quantity changes only where it is below zero, a return, or where price
/// and value are above zero, more goods; a discount has a quantity of 1 and a price below zero.
fn difference_row(line: &Line) -> Result<Difference, &'static str> {
    let price = line.net_price.or(line.gross_price);
    let value = line.net_value.or(line.gross_value).map(|value| value.0);
    let same = |shape| Ok(difference(line, shape, Decimal::ZERO, line.net_value));
    let changed = |quantity| Ok(difference(line, Shape::DifferenceRow, quantity, line.net_value));
    if price.is_none() && value.is_none() {
        return match line.quantity {
            Some(quantity) if quantity.is_negative() => changed(quantity),
            _ => same(Shape::Unpriced),
        };
    }
    let Some(quantity) = line.quantity else {
        return same(Shape::DifferenceRow);
    };
    let is_loss = price.is_some_and(Decimal::is_negative) || value.is_some_and(|value| value < 0);
    let is_gain = price.is_some_and(Decimal::is_positive) || value.is_some_and(|value| value > 0);
    if quantity.is_negative() {
        return if value.is_some_and(|value| value > 0) { Err(OPPOSITE_SIGNS) } else { changed(quantity) };
    }
    match (is_gain, is_loss) {
        (true, true) => Err(OPPOSITE_SIGNS),
        (true, false) if quantity.is_zero() => same(Shape::DifferenceRow),
        (true, false) if price.is_some() && value.is_some_and(|value| value > 0) => changed(quantity),
        (true, false) => Err(HALF_A_PRICE),
        (false, _) => same(Shape::DifferenceRow),
    }
}

fn difference(line: &Line, shape: Shape, quantity: Decimal, net_value: Option<Grosze>) -> Difference {
    Difference {
        number: line.number,
        unique_id: line.unique_id.clone(),
        name: line.name.clone(),
        index: line.index.clone(),
        gtin: line.gtin.clone(),
        unit: line.unit.clone(),
        quantity,
        net_value,
        shape,
    }
}
