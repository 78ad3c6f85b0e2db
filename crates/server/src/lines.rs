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
    let words: Vec<&str> = text.as_deref().unwrap_or_default().split_whitespace().collect();
    let line = words.join(" ");
    if line.chars().count() > longest {
        fields.fault(field, format!("Wpisz najwyżej {longest}\u{a0}znaków"));
        return None;
    }
    if line.chars().any(char::is_control) {
        fields.fault(field, "Usuń znaki, których nie da się wydrukować");
        return None;
    }
    Some(Some(line).filter(|line| !line.is_empty()))
}
