//! Parsing of text typed into forms: names, streets, towns, days.
use jiff::civil::Date;
use plon_domain::product::Slug;
use plon_domain::text::{is_unprintable, is_unprintable_in_lines};

use crate::error::Fields;
use plon_kernel::clock::Clock;
use plon_kernel::html;
use plon_kernel::types::{BusinessDate, Timestamp};

/// Longest name of a farm or company in characters; the three below are for the parts of an address.
pub const LONGEST_COMPANY: usize = 150;
pub const LONGEST_STREET: usize = 100;
pub const LONGEST_CITY: usize = 60;
pub const LONGEST_NUMBER: usize = 10;

/// Longest formatted text, in characters.
const LONGEST_FORMATTED: usize = 20_000;

/// Parses a line that must be there; `None` keeps the field's sentence.
pub fn parse_required_line(fields: &mut Fields, field: &str, text: &Option<String>, longest: usize) -> Option<String> {
    let text = parse_line(fields, field, text, longest)?;
    fields.required(field, text)
}

/// Parses a day as `YYYY-MM-DD` that must be there; `None` keeps the field's sentence.
pub fn parse_required_day(fields: &mut Fields, field: &str, text: Option<&str>) -> Option<Date> {
    let text = fields.required(field, text.map(str::trim).filter(|text| !text.is_empty()))?;
    fields.parse(field, text.parse::<Date>().map_err(|_| "Podaj datę"))
}

/// Range from the start of day `from` to the end of day `to`, in Warsaw, by which a list is filtered.
pub fn parse_days(
    fields: &mut Fields,
    clock: &Clock,
    (from, to): (Option<BusinessDate>, Option<BusinessDate>),
) -> (Option<Timestamp>, Option<Timestamp>) {
    let after = |BusinessDate(day)| day.tomorrow().and_then(|next| clock.start_of(next));
    let from = from.and_then(|day| fields.parse("from", clock.start_of(day.0).map_err(|_| NO_DAY)));
    (from, to.and_then(|day| fields.parse("to", after(day).map_err(|_| NO_DAY))))
}

const NO_DAY: &str = "Nie ma takiego dnia";

/// Parses a line of text with single spaces, `Some(None)` when it is empty; the outer `None` is an error.
pub fn parse_line(fields: &mut Fields, field: &str, text: &Option<String>, longest: usize) -> Option<Option<String>> {
    let line = fields.parse(field, parse_one_line(text.as_deref().unwrap_or_default(), longest))?;
    Some(Some(line).filter(|line| !line.is_empty()))
}

/// Text with single spaces and none at its ends; it may be empty.
///
/// # Errors
/// The sentence for a text that is too long or has unprintable characters.
pub fn parse_one_line(text: &str, longest: usize) -> Result<String, String> {
    checked(text.split_whitespace().collect::<Vec<_>>().join(" "), longest)
}

/// Parses a line that must be there and keeps its no-break spaces: wording that participants will read.
pub fn parse_required_wording(fields: &mut Fields, field: &str, text: &str, longest: usize) -> Option<String> {
    let words: Vec<&str> = text.trim().split([' ', '\t', '\n', '\r']).filter(|word| !word.is_empty()).collect();
    let line = fields.parse(field, checked(words.join(" "), longest))?;
    fields.required(field, Some(line).filter(|line| !line.is_empty()))
}

/// Parses a text of several lines, which may be empty; `None` is an error.
pub fn parse_paragraphs(fields: &mut Fields, field: &str, text: &Option<String>, longest: usize) -> Option<String> {
    let text = text.as_deref().unwrap_or_default().trim();
    check_length(fields, field, text, longest).then(|| text.to_owned())
}

/// True when a text of several lines is short enough and printable; else the field's sentence is kept.
pub fn check_length(fields: &mut Fields, field: &str, text: &str, longest: usize) -> bool {
    let error = if text.chars().count() > longest {
        format!("Wpisz najwyżej {longest}\u{a0}znaków")
    } else if text.chars().any(is_unprintable_in_lines) {
        "Usuń znaki, których nie da się wydrukować".to_owned()
    } else {
        return true;
    };
    fields.add_error(field, error);
    false
}

/// Parses a formatted text that must be there, as `parse_formatted` does.
pub fn parse_required_formatted(fields: &mut Fields, field: &str, value: &str) -> String {
    let cleaned = parse_formatted(fields, field, value);
    if cleaned.is_empty() {
        fields.required(field, None::<()>);
    }
    cleaned
}

/// Parses a formatted text, sanitized by `html::clean`; it may be empty.
pub fn parse_formatted(fields: &mut Fields, field: &str, value: &str) -> String {
    let cleaned = html::sanitize(value);
    if cleaned.chars().count() > LONGEST_FORMATTED {
        fields.add_error(field, "Wpisz najwyżej 20\u{a0}000\u{a0}znaków");
    }
    cleaned
}

/// Slug as it was typed at the field `slug`, or made of the name where that is empty.
pub fn parse_slug(fields: &mut Fields, typed: &Option<String>, name: &Option<String>) -> Option<Slug> {
    match (typed.as_deref().unwrap_or_default().trim(), name.as_deref().unwrap_or_default().trim()) {
        ("", "") => None, // the name's own error is enough
        ("", name) => fields.parse("slug", Slug::of_name(name)),
        (typed, _) => fields.parse("slug", Slug::parse(typed)),
    }
}

fn checked(line: String, longest: usize) -> Result<String, String> {
    if line.chars().count() > longest {
        return Err(format!("Wpisz najwyżej {longest}\u{a0}znaków"));
    }
    if line.chars().any(is_unprintable) {
        return Err("Usuń znaki, których nie da się wydrukować".to_owned());
    }
    Ok(line)
}
