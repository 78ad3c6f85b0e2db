//! Shapes of templates for editors.
use plon_domain::message::TemplateChannel;
use plon_message_templates::{
    CurrentVersion, Template, TemplateText, Variable, check_body, check_subject, find_current,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::Object;

use plon_kernel::db::Read;
use plon_kernel::types::Timestamp;
use plon_platform::error::{ApiError, Fields};
use plon_platform::messages;
use plon_platform::openapi;
use plon_platform::settings::SMS_PART_PRICE;

/// Channels of templates.
pub fn channels() -> Object {
    openapi::codes(TemplateChannel::ALL.iter().map(|channel| channel.as_str()))
}

/// A template in the list.
#[derive(Debug, Serialize, ToSchema)]
pub struct MessageTemplateItem {
    pub key: &'static str,
    #[schema(schema_with = channels)]
    pub channel: TemplateChannel,
    pub title: &'static str,
    /// When it is sent.
    pub occasion: &'static str,
    /// Time since which it has a text of the operators; null while it has the original.
    pub changed_at: Option<Timestamp>,
}

impl MessageTemplateItem {
    pub fn of(template: &Template, current: Option<&CurrentVersion>) -> MessageTemplateItem {
        MessageTemplateItem {
            key: template.key,
            channel: template.channel,
            title: template.title,
            occasion: template.occasion,
            changed_at: current.filter(|version| version.text.is_some()).map(|version| version.at),
        }
    }
}

/// Subject and body with names of values in braces.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default)]
pub struct MessageText {
    /// Subject of an e-mail or title of a notification; empty for an SMS.
    pub subject: String,
    #[schema(required)]
    pub body: String,
}

impl From<TemplateText> for MessageText {
    fn from(TemplateText { subject, body }: TemplateText) -> MessageText {
        MessageText { subject, body }
    }
}

impl MessageText {
    /// Parses a text for a template.
    ///
    /// # Errors
    /// `Invalid` with all errors.
    pub fn parse(&self, template: &Template) -> Result<TemplateText, ApiError> {
        let mut fields = Fields::default();
        let subject = match template.channel {
            TemplateChannel::Email | TemplateChannel::Notification => {
                fields.parse("subject", check_subject(template, &self.subject))
            }
            TemplateChannel::Sms => Some(String::new()),
        };
        let body = fields.parse("body", check_body(template, &self.body));
        let (Some(subject), Some(body)) = (subject, body) else { return Err(fields.into_error()) };
        Ok(TemplateText { subject, body })
    }
}

/// Value that a text may name in braces.
#[derive(Debug, Serialize, ToSchema)]
pub struct TemplateVariable {
    name: &'static str,
    /// Description of the value.
    meaning: &'static str,
    /// The programme's own value, or a sample.
    value: String,
    /// True when the text must name it.
    required: bool,
}

/// A template with the text that holds now.
#[derive(Debug, Serialize, ToSchema)]
pub struct MessageTemplate {
    #[serde(flatten)]
    item: MessageTemplateItem,
    /// Version for optimistic locking: a change is refused once another operator has changed the text.
    version: i64,
    text: MessageText,
    /// The text that a programme begins with.
    original: MessageText,
    variables: Vec<TemplateVariable>,
    /// True when it goes to a participant, whose values it may name.
    to_participant: bool,
    /// Price of a part of an SMS, in thousandths of a złoty; null where none is set.
    sms_part_price: Option<i64>,
}

impl MessageTemplate {
    pub async fn load(db: &mut impl Read, template: &Template) -> Result<MessageTemplate, ApiError> {
        let current = find_current(db, template.key).await?;
        let values = messages::load_common_values(db, None).await?;
        let price = SMS_PART_PRICE.read(db).await?;
        let text = current.as_ref().and_then(|version| version.text.clone()).unwrap_or_else(|| template.original());
        Ok(MessageTemplate {
            item: MessageTemplateItem::of(template, current.as_ref()),
            version: current.map_or(0, |version| version.version),
            text: text.into(),
            original: template.original().into(),
            variables: template.all_variables().map(|variable| shown(variable, &values)).collect(),
            to_participant: template.is_to_participant,
            sms_part_price: Some(price).filter(|price| *price > 0),
        })
    }
}

fn shown(variable: &Variable, values: &[(&'static str, String)]) -> TemplateVariable {
    let own = values.iter().find(|(name, _)| *name == variable.name).map(|(_, value)| value.clone());
    TemplateVariable {
        name: variable.name,
        meaning: variable.meaning,
        value: own.unwrap_or_else(|| variable.sample.to_owned()),
        required: variable.is_required,
    }
}
