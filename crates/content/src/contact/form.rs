//! Fields that both forms share: the topic and the message.
use plon_domain::contact::ContactTopic;

use plon_platform::error::Fields;
use plon_platform::text_input::parse_paragraphs;

const LONGEST_MESSAGE: usize = 2000;

/// Reads the topic by its code; `None` with an error at the field.
pub fn parse_topic(fields: &mut Fields, code: Option<&str>) -> Option<ContactTopic> {
    let code = fields.required("topic", code.filter(|code| !code.is_empty()))?;
    fields.parse("topic", ContactTopic::try_from(code).map_err(|_| "Wybierz temat z\u{a0}listy"))
}

/// Reads the message, with spaces for tabs; `None` with an error at the field.
pub fn parse_message(fields: &mut Fields, text: Option<&str>) -> Option<String> {
    let text = parse_paragraphs(fields, "message", &text.map(|text| text.replace('\t', " ")), LONGEST_MESSAGE)?;
    fields.required("message", Some(text).filter(|text| !text.is_empty()))
}
