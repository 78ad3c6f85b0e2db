//! Values of messages.
use jiff::SignedDuration;

use super::senders::OutgoingMessage;
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;
use plon_message_templates::Template;

/// Context of a message.
#[derive(Debug, Clone, Copy)]
pub struct MessageContext {
    /// Cause, as `feature.what`: `auth.code`, `registration.invitation`.
    pub purpose: &'static str,
    pub participant: Option<ParticipantId>,
    /// Expiry: after it the message is of no use and is not sent.
    pub expires_at: Option<Timestamp>,
    /// True when the text holds a code or link that signs somebody in: it is wiped once sent, unread by operators.
    pub secret: bool,
}

impl MessageContext {
    /// Context of a template's message to somebody who is no participant: it never expires and holds no secret.
    pub const fn of(template: &Template) -> MessageContext {
        MessageContext { purpose: template.purpose, participant: None, expires_at: None, secret: false }
    }

    /// The same, to a participant.
    pub const fn to(template: &Template, participant: ParticipantId) -> MessageContext {
        MessageContext { participant: Some(participant), ..MessageContext::of(template) }
    }

    /// The same, with a code or link that signs somebody in until `expires_at`.
    pub const fn secret_until(self, expires_at: Timestamp) -> MessageContext {
        MessageContext { expires_at: Some(expires_at), secret: true, ..self }
    }
}

/// Life of a push message: a phone that is off for longer has its news in the portal.
pub const PUSH_LIFE: SignedDuration = SignedDuration::from_hours(24);

/// Title, text and page of a push message.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PushNote<'a> {
    pub title: &'a str,
    pub content: &'a str,
    /// Page of the portal that it leads to.
    pub page: &'a str,
}

impl<'a> PushNote<'a> {
    /// The text as the outbox keeps it: the title, an empty line, the content.
    pub fn body(&self) -> String {
        format!("{}\n\n{}", self.title, self.content)
    }

    /// Parses a message of the outbox; one without a page leads to the panel.
    pub fn parse(letter: &OutgoingMessage<'a>) -> PushNote<'a> {
        let (title, content) = letter.text.split_once("\n\n").unwrap_or((letter.text, ""));
        PushNote { title, content, page: letter.page.unwrap_or("/dashboard") }
    }
}
