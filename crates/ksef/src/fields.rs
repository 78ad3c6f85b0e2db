//! Fields of one element of an e-invoice, each read once and by its type.

use jiff::civil::Date;
use plon_domain::money::Grosze;
use plon_domain::text::is_unprintable;
use roxmltree::Node;

use crate::{Decimal, InvalidEInvoice};

type Result<T> = std::result::Result<T, InvalidEInvoice>;

/// Longest texts of the Ministry's types `TZnakowy`, `TZnakowy50` and so on, in characters.
pub const CHARACTERS_20: usize = 20;
pub const CHARACTERS_50: usize = 50;
pub const CHARACTERS_256: usize = 256;
pub const CHARACTERS_512: usize = 512;

/// Child elements of an element, of the file's own namespace.
pub struct Fields<'a, 'input> {
    children: Vec<(&'a str, Node<'a, 'input>)>,
    /// Number of the line that the element is, for errors.
    line: Option<u32>,
}

impl<'a, 'input> Fields<'a, 'input> {
    pub fn of(element: Node<'a, 'input>) -> Fields<'a, 'input> {
        let namespace = element.tag_name().namespace();
        let children = element.children().filter(|child| child.is_element());
        let own = children.filter(|child| child.tag_name().namespace() == namespace);
        Fields { children: own.map(|child| (child.tag_name().name(), child)).collect(), line: None }
    }

    /// The same fields, as those of a line.
    pub fn of_line(self, number: u32) -> Fields<'a, 'input> {
        Fields { line: Some(number), ..self }
    }

    /// All elements of a name, in the file's order.
    pub fn all(&self, tag: &'static str) -> impl Iterator<Item = Node<'a, 'input>> {
        self.children.iter().filter(move |(name, _)| *name == tag).map(|(_, child)| *child)
    }

    /// The one element of a name.
    ///
    /// # Errors
    /// Two of them: no field that is read may repeat.
    pub fn element(&self, tag: &'static str) -> Result<Option<Node<'a, 'input>>> {
        let mut found = self.all(tag);
        let first = found.next();
        if found.next().is_some() { Err(self.wrong(tag)) } else { Ok(first) }
    }

    /// The one element of a name, as its fields; without it, no fields.
    pub fn part(&self, tag: &'static str) -> Result<Fields<'a, 'input>> {
        let none = Fields { children: Vec::new(), line: self.line };
        Ok(self.element(tag)?.map_or(none, |part| Fields { line: self.line, ..Fields::of(part) }))
    }

    /// Text of a field, without white space at its ends and with single spaces; a blank one counts as missing.
    ///
    /// # Errors
    /// Elements in it, control characters, and more characters than there may be.
    pub fn text(&self, tag: &'static str, most: usize) -> Result<Option<String>> {
        let Some(element) = self.element(tag)? else {
            return Ok(None);
        };
        let mut text = String::new();
        for child in element.children().filter(|child| !child.is_comment()) {
            text.push_str(child.text().filter(|_| child.is_text()).ok_or_else(|| self.wrong(tag))?);
        }
        self.clean(tag, &text, most)
    }

    fn clean(&self, tag: &'static str, text: &str, most: usize) -> Result<Option<String>> {
        let mut clean = String::with_capacity(text.len());
        for word in text.split_whitespace() {
            if word.chars().any(char::is_control) {
                return Err(self.wrong(tag));
            }
            let end = clean.len();
            if end > 0 {
                clean.push(' ');
            }
            let start = clean.len();
            clean.extend(word.chars().filter(|&sign| !is_unprintable(sign)));
            if clean.len() == start {
                clean.truncate(end);
            }
        }
        if clean.len() > most && clean.chars().count() > most {
            return Err(self.wrong(tag));
        }
        Ok(Some(clean).filter(|text| !text.is_empty()))
    }

    /// Text of a field that must be there.
    pub fn required(&self, tag: &'static str, most: usize) -> Result<String> {
        self.text(tag, most)?.ok_or_else(|| self.missing(tag))
    }

    /// Day as `2026-02-15`.
    pub fn day(&self, tag: &'static str) -> Result<Option<Date>> {
        self.typed(tag, read_day)
    }

    /// Decimal number with up to eight decimals.
    pub fn decimal(&self, tag: &'static str) -> Result<Option<Decimal>> {
        self.typed(tag, Decimal::parse)
    }

    /// Sum of money with up to two decimals.
    pub fn money(&self, tag: &'static str) -> Result<Option<Grosze>> {
        self.typed(tag, |text| Decimal::parse(text)?.hundredths().map(Grosze))
    }

    /// True for a mark, a field that holds 1 where it is there.
    pub fn mark(&self, tag: &'static str) -> Result<bool> {
        Ok(self.typed(tag, |text| (text == "1").then_some(()))?.is_some())
    }

    /// Field of at most 256 characters, parsed.
    ///
    /// # Errors
    /// Those of [`Fields::text`], and a text that the parser refuses.
    pub fn typed<T>(&self, tag: &'static str, parse: impl FnOnce(&str) -> Option<T>) -> Result<Option<T>> {
        let text = self.text(tag, CHARACTERS_256)?;
        text.map(|text| parse(&text).ok_or_else(|| self.wrong(tag))).transpose()
    }

    pub fn missing(&self, field: &'static str) -> InvalidEInvoice {
        InvalidEInvoice::MissingField { field, line: self.line }
    }

    pub fn wrong(&self, field: &'static str) -> InvalidEInvoice {
        InvalidEInvoice::WrongField { field, line: self.line }
    }
}

fn read_day(text: &str) -> Option<Date> {
    let is_day = text.len() == 10
        && text.bytes().enumerate().all(|(place, byte)| match place {
            4 | 7 => byte == b'-',
            _ => byte.is_ascii_digit(),
        });
    if is_day { text.parse().ok() } else { None }
}
