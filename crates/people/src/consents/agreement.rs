//! Agreements in the API: a consent in its latest version, with its parts and the participant's answer.
use serde::Serialize;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use super::store::{AnswerRow, ConsentRow};
use plon_kernel::types::Timestamp;

/// A consent with the participant's answer.
#[derive(Debug, Serialize, ToSchema)]
pub struct Agreement {
    id: i64,
    slug: String,
    version: i64,
    /// HTML: paragraphs and line breaks, nothing else.
    content: String,
    required: bool,
    /// True when the consent is given.
    value: bool,
    /// Time of the answer to this version; none when it is unanswered.
    answered_at: Option<Timestamp>,
    #[schema(no_recursion)]
    subconsents: Vec<Agreement>,
}

/// Arranges agreements in order, each part below its parent.
pub fn build_tree(rows: Vec<AnswerRow>) -> Vec<Agreement> {
    let (parts, wholes): (Vec<_>, Vec<_>) = rows.into_iter().partition(|row| row.query.parent.is_some());
    let mut agreements: Vec<Agreement> = wholes.into_iter().map(Agreement::alone).collect();
    for part in parts {
        match agreements.iter_mut().find(|whole| Some(&whole.slug) == part.query.parent.as_ref()) {
            Some(whole) => whole.subconsents.push(Agreement::alone(part)),
            None => agreements.push(Agreement::alone(part)),
        }
    }
    agreements
}

impl Agreement {
    fn alone(row: AnswerRow) -> Agreement {
        let AnswerRow { query: ConsentRow { id, slug, version, content, required, .. }, value, answered_at } = row;
        let content = to_html(&content);
        Agreement { id, slug, version, content, required, value, answered_at, subconsents: Vec::new() }
    }
}

/// Hash of the text that was agreed to, for storage.
pub fn text_hash(content: &str) -> String {
    hex::encode(Sha256::digest(content))
}

/// Converts plain text to HTML: an empty line separates paragraphs, a line end is a line break; all is escaped.
pub fn to_html(text: &str) -> String {
    let escaped = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;");
    let paragraphs: Vec<&str> = escaped.split("\n\n").map(str::trim).filter(|text| !text.is_empty()).collect();
    paragraphs.iter().map(|paragraph| format!("<p>{}</p>", paragraph.replace('\n', "<br>"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_shown_as_it_was_written() {
        assert_eq!(to_html("Zgoda A & B\nz <b>\n\n\nDalej"), "<p>Zgoda A &amp; B<br>z &lt;b&gt;</p><p>Dalej</p>");
        assert_eq!(to_html("  "), "");
    }
}
