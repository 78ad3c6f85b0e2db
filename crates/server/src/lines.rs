//! Lines of text that people type into forms: names, streets, towns.
use crate::error::Fields;

/// The most characters of the parts of an address.
pub const LONGEST_STREET: usize = 100;
pub const LONGEST_CITY: usize = 60;
pub const LONGEST_NUMBER: usize = 10;

/// A line that must be there; `None` keeps the field's sentence.
pub fn required_line(fields: &mut Fields, field: &str, text: &Option<String>, longest: usize) -> Option<String> {
    let text = line(fields, field, text, longest)?;
    fields.required(field, text)
}

/// A line of text with single spaces, `Some(None)` when it is empty; the outer `None` is a fault.
pub fn line(fields: &mut Fields, field: &str, text: &Option<String>, longest: usize) -> Option<Option<String>> {
    let line = fields.parse(field, one_line(text.as_deref().unwrap_or_default(), longest))?;
    Some(Some(line).filter(|line| !line.is_empty()))
}

/// A text with single spaces and none at its ends; it may be empty.
///
/// # Errors
/// The sentence at a text that is too long or has signs without a shape.
pub fn one_line(text: &str, longest: usize) -> Result<String, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let line = words.join(" ");
    if line.chars().count() > longest {
        return Err(format!("Wpisz najwyżej {longest}\u{a0}znaków"));
    }
    if line.chars().any(char::is_control) {
        return Err("Usuń znaki, których nie da się wydrukować".to_owned());
    }
    Ok(line)
}
