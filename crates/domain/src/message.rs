//! Messages by SMS, e-mail and push: their states, and the backoff of retries.

use jiff::SignedDuration;

use crate::status::Color;

coded! {
    /// Channel of a message.
    pub enum Channel {
        Sms = "sms",
        Email = "email",
        /// To a browser's push service.
        Push = "push",
    }
}

coded! {
    /// Way in which the messages of a template leave.
    pub enum TemplateChannel {
        Sms = "sms",
        Email = "email",
        /// In the portal, on devices, and by e-mail or SMS to those who consented.
        Notification = "notification",
    }
}

coded! {
    /// State of a message.
    pub enum MessageStatus {
        Queued = "queued",
        Sending = "sending",
        /// The provider has accepted it.
        Sent = "sent",
        /// The provider reports that it has arrived.
        Delivered = "delivered",
        /// It was refused, or was tried too often: a person must look at it.
        Failed = "failed",
        /// It was out of time when its turn came.
        Expired = "expired",
        /// It is kept, because no sender is set for its channel.
        Kept = "kept",
    }
}

impl Channel {
    pub const fn label(self) -> &'static str {
        match self {
            Channel::Sms => "SMS",
            Channel::Email => "E-mail",
            Channel::Push => "Powiadomienie push",
        }
    }
}

impl MessageStatus {
    pub const fn label(self) -> &'static str {
        match self {
            MessageStatus::Queued => "W kolejce",
            MessageStatus::Sending => "Wysyłana",
            MessageStatus::Sent => "Wysłana",
            MessageStatus::Delivered => "Doręczona",
            MessageStatus::Failed => "Niewysłana",
            MessageStatus::Expired => "Po terminie",
            MessageStatus::Kept => "Zachowana",
        }
    }

    pub const fn color(self) -> Color {
        match self {
            MessageStatus::Queued | MessageStatus::Sending => Color::Yellow,
            MessageStatus::Sent | MessageStatus::Delivered => Color::Green,
            MessageStatus::Failed => Color::Red,
            MessageStatus::Expired => Color::Orange,
            MessageStatus::Kept => Color::Gray,
        }
    }
}

const FIRST_WAIT: SignedDuration = SignedDuration::from_secs(5);
const LONGEST_WAIT: SignedDuration = SignedDuration::from_hours(2);

/// Backoff after the `tries`th failed try: 5 s, three times as long after each further one, at most 2 h; `dice` adds
/// jitter of up to a half, so that messages that failed together are not retried together.
pub fn wait_after(tries: i64, dice: u8) -> SignedDuration {
    let mut wait = FIRST_WAIT;
    for _ in 1..tries {
        if wait >= LONGEST_WAIT {
            break;
        }
        wait = (wait * 3).min(LONGEST_WAIT);
    }
    wait + wait * i32::from(dice) / (2 * 255)
}
