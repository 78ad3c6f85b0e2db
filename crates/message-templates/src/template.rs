//! Templates and the values that they may name in braces.
use plon_domain::message::TemplateChannel;
use plon_domain::placeholder::{self, UnknownPlaceholder};

use super::model::TemplateText;

/// Value that a text may name in braces.
#[derive(Debug, Clone, Copy)]
pub struct Variable {
    pub name: &'static str,
    /// Description of the value, for operators.
    pub meaning: &'static str,
    pub sample: &'static str,
    /// True when the message is of no use without it.
    pub is_required: bool,
}

impl Variable {
    pub const fn required(name: &'static str, meaning: &'static str, sample: &'static str) -> Variable {
        Variable { name, meaning, sample, is_required: true }
    }

    pub const fn optional(name: &'static str, meaning: &'static str, sample: &'static str) -> Variable {
        Variable { name, meaning, sample, is_required: false }
    }
}

/// Values that every text may name.
pub const COMMON: [Variable; 3] = [
    Variable::optional("nazwa programu", "nazwa z\u{a0}ustawień programu", "Plon"),
    Variable::optional(
        "infolinia",
        "pasuje po słowach „zadzwoń na”; bez numeru w\u{a0}ustawieniach: Infolinię Programu",
        "Infolinię: +48 500 000 300",
    ),
    Variable::optional(
        "pomoc",
        "zdanie z\u{a0}numerem infolinii; bez numeru w\u{a0}ustawieniach znika razem z\u{a0}akapitem",
        "W razie pytań zadzwoń na Infolinię: +48 500 000 300.",
    ),
];

/// Values that a text to a participant may name besides.
pub const PARTICIPANT: [Variable; 4] = [
    Variable::optional("imię", "imię uczestnika", "Anna"),
    Variable::optional("nazwisko", "nazwisko uczestnika", "Wiśniewska"),
    Variable::optional("firma", "nazwa gospodarstwa lub firmy uczestnika", "Gospodarstwo Rolne Anna Wiśniewska"),
    Variable::optional("NIP", "NIP uczestnika", "5260250274"),
];

/// Template of an SMS or an e-mail.
#[derive(Debug)]
pub struct Template {
    /// Name of the template: the purpose of its messages and, where they have several, which of them it is.
    pub key: &'static str,
    /// Cause of its messages, as the outbox keeps it.
    pub purpose: &'static str,
    pub channel: TemplateChannel,
    pub title: &'static str,
    /// When it is sent, in a sentence for operators.
    pub occasion: &'static str,
    /// True when it always goes to a participant, whose values it may name.
    pub is_to_participant: bool,
    /// Values of this template alone.
    pub variables: &'static [Variable],
    /// Empty for an SMS.
    pub subject: &'static str,
    pub body: &'static str,
}

impl Template {
    /// Text that a programme begins with.
    pub fn original(&self) -> TemplateText {
        TemplateText { subject: self.subject.to_owned(), body: self.body.to_owned() }
    }

    /// Values that its text may name: its own, then the participant's, then those of every text.
    pub fn all_variables(&self) -> impl Iterator<Item = &'static Variable> {
        let participant: &[Variable] = if self.is_to_participant { &PARTICIPANT } else { &[] };
        self.variables.iter().chain(participant).chain(&COMMON)
    }

    /// Fills a text with values. A text that names a value that it is not given falls back to the original, and what
    /// that one misses stands as it was written: a message is better sent than lost.
    pub fn fill(&self, text: &TemplateText, values: &[(&str, &str)]) -> TemplateText {
        let original = || {
            tracing::error!(template = self.key, "a message's text names a value that it is not given");
            let stands = |text: &str| placeholder::fill_paragraphs(text, values).unwrap_or_else(|_| text.to_owned());
            TemplateText { subject: stands(self.subject), body: stands(self.body) }
        };
        fill(text, values).unwrap_or_else(|_| original())
    }
}

fn fill(text: &TemplateText, values: &[(&str, &str)]) -> Result<TemplateText, UnknownPlaceholder> {
    Ok(TemplateText {
        subject: placeholder::fill(&text.subject, values)?,
        body: placeholder::fill_paragraphs(&text.body, values)?,
    })
}
