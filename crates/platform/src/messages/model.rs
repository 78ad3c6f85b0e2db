//! Values of messages.
use plon_kernel::ids::ParticipantId;
use plon_kernel::types::Timestamp;

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
