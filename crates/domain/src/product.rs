//! Identification of products: code, slug and colour.

use thiserror::Error;

use crate::text::search_key;

/// Code of a product in the organiser's books, or of a pack on its box. Invariant: 1 to 40 letters, digits, hyphens,
/// dots and slashes, in upper case.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Code(String);

parsed_text!(Code, InvalidCode);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidCode {
    #[error("Pole jest wymagane")]
    Empty,
    #[error("Kod może mieć najwyżej 40\u{a0}znaków: liter, cyfr, łączników, kropek i\u{a0}ukośników")]
    Malformed,
}

impl Code {
    /// # Errors
    /// A blank code, one that is too long, or one with other characters.
    pub fn parse(input: &str) -> Result<Code, InvalidCode> {
        let code = input.trim().to_uppercase();
        if code.is_empty() {
            return Err(InvalidCode::Empty);
        }
        let is_well_written = code.bytes().all(|sign| sign.is_ascii_alphanumeric() || b"-./".contains(&sign));
        if code.len() <= 40 && is_well_written { Ok(Code(code)) } else { Err(InvalidCode::Malformed) }
    }
}

/// Last part of a product's address. Invariant: 1 to 80 small letters and digits in runs joined by single hyphens.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Slug(String);

parsed_text!(Slug, InvalidSlug);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidSlug {
    #[error("Pole jest wymagane")]
    Empty,
    #[error("Adres może mieć małe litery bez ogonków, cyfry i\u{a0}pojedyncze łączniki, na przykład agrosar-360-sl")]
    Malformed,
}

impl Slug {
    const LONGEST: usize = 80;

    /// # Errors
    /// A blank address, or one of another form.
    pub fn parse(input: &str) -> Result<Slug, InvalidSlug> {
        let slug = input.trim();
        if slug.is_empty() {
            return Err(InvalidSlug::Empty);
        }
        let is_run =
            |run: &str| !run.is_empty() && run.bytes().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit());
        if slug.len() <= Self::LONGEST && slug.split('-').all(is_run) {
            Ok(Slug(slug.to_owned()))
        } else {
            Err(InvalidSlug::Malformed)
        }
    }

    /// Slug made of a name: `ŁANOMAX 250 EC` becomes `lanomax-250-ec`.
    ///
    /// # Errors
    /// A name without a letter or digit.
    pub fn of_name(name: &str) -> Result<Slug, InvalidSlug> {
        let key = search_key(name);
        let runs: Vec<&str> =
            key.split(|sign: char| !sign.is_ascii_alphanumeric()).filter(|run| !run.is_empty()).collect();
        let mut slug = runs.join("-");
        slug.truncate(Self::LONGEST);
        Slug::parse(slug.trim_end_matches('-'))
    }
}

/// Colour of a product's pack. Invariant: `#` and six hexadecimal digits, in small letters.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Colour(String);

parsed_text!(Colour, InvalidColour);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidColour {
    #[error("Pole jest wymagane")]
    Empty,
    #[error("Podaj kolor jako sześć cyfr szesnastkowych, na przykład #0b7a75")]
    Malformed,
}

impl Colour {
    /// # Errors
    /// Anything but `#0b7a75`.
    pub fn parse(input: &str) -> Result<Colour, InvalidColour> {
        let colour = input.trim().to_lowercase();
        if colour.is_empty() {
            return Err(InvalidColour::Empty);
        }
        let digits = colour.strip_prefix('#').unwrap_or_default();
        if digits.len() == 6 && digits.bytes().all(|sign| sign.is_ascii_hexdigit()) {
            Ok(Colour(colour))
        } else {
            Err(InvalidColour::Malformed)
        }
    }
}

bounded_number! {
    /// Most points that a participant gets for a product in a season.
    pub struct ProductCap(1, 1_000_000_000), InvalidProductCap
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("Limit to od 1 do 1\u{a0}000\u{a0}000\u{a0}000\u{a0}punktów; bez limitu zostaw puste pole")]
pub struct InvalidProductCap;
