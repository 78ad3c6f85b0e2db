//! Checks of a text that an operator writes over a template.
use std::fmt;

use plon_domain::message::TemplateChannel;
use plon_domain::placeholder;
use plon_domain::text::{is_unprintable, is_unprintable_in_lines};

use super::template::{Template, Variable};

/// Longest subject of an e-mail, in characters.
pub const LONGEST_SUBJECT: usize = 150;

/// Longest body of an e-mail and of an SMS, in characters; an SMS of ten parts without Polish letters has 1,530.
pub const LONGEST_BODY: usize = 5_000;
const LONGEST_SMS: usize = 1_000;
const LONGEST_NOTIFICATION: usize = 500;

/// Error of a text, as its author reads it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TextError {
    Empty,
    TooLong(usize),
    Unprintable,
    /// Name that the template has no value for.
    Unknown(String),
    /// Name that must stand in the text.
    Missing(&'static str),
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextError::Empty => f.write_str("Pole jest wymagane"),
            TextError::TooLong(most) => write!(f, "Wpisz najwyżej {most}\u{a0}znaków"),
            TextError::Unprintable => f.write_str("Usuń znaki, których nie da się wydrukować"),
            TextError::Unknown(name) => write!(f, "Nie ma wartości {{{name}}}. Wybierz nazwę z\u{a0}listy."),
            TextError::Missing(name) => write!(f, "W\u{a0}tekście musi być {{{name}}}"),
        }
    }
}

/// Longest body of a template's messages, in characters.
const fn longest_body(channel: TemplateChannel) -> usize {
    match channel {
        TemplateChannel::Sms => LONGEST_SMS,
        TemplateChannel::Notification => LONGEST_NOTIFICATION,
        TemplateChannel::Email => LONGEST_BODY,
    }
}

/// Parses the subject of an e-mail: one line.
///
/// # Errors
/// The first error of the text.
pub fn check_subject(template: &Template, typed: &str) -> Result<String, TextError> {
    let subject = typed.trim().split([' ', '\t', '\n', '\r']).filter(|word| !word.is_empty()).collect::<Vec<_>>();
    let subject = subject.join(" ");
    if subject.chars().any(is_unprintable) {
        return Err(TextError::Unprintable);
    }
    check(template, &subject, LONGEST_SUBJECT)?;
    Ok(subject)
}

/// Parses the body: lines without spaces at their ends, at most one empty line between paragraphs, each required value.
///
/// # Errors
/// The first error of the text.
pub fn check_body(template: &Template, typed: &str) -> Result<String, TextError> {
    let mut body = typed.replace("\r\n", "\n").lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
    while body.contains("\n\n\n") {
        body = body.replace("\n\n\n", "\n\n");
    }
    let body = body.trim().to_owned();
    if body.chars().any(is_unprintable_in_lines) {
        return Err(TextError::Unprintable);
    }
    check(template, &body, longest_body(template.channel))?;
    let names = placeholder::names(&body);
    let is_missing = |variable: &&Variable| variable.is_required && !names.iter().any(|name| name == variable.name);
    match template.all_variables().find(is_missing) {
        Some(variable) => Err(TextError::Missing(variable.name)),
        None => Ok(body),
    }
}

fn check(template: &Template, text: &str, most: usize) -> Result<(), TextError> {
    if text.is_empty() {
        return Err(TextError::Empty);
    }
    if text.chars().count() > most {
        return Err(TextError::TooLong(most));
    }
    let is_known = |name: &String| template.all_variables().any(|variable| variable.name == *name);
    match placeholder::names(text).into_iter().find(|name| !is_known(name)) {
        Some(name) => Err(TextError::Unknown(name)),
        None => Ok(()),
    }
}
