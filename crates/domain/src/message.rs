//! Messages by SMS and e-mail: their states, and when one is tried again.

use jiff::SignedDuration;

use crate::status::Color;

coded! {
    /// How a message travels.
    pub enum Channel {
        Sms = "sms",
        Email = "email",
    }
}

coded! {
    /// What has become of a message.
    pub enum MessageStatus {
        Queued = "queued",
        Sending = "sending",
        /// The provider has taken it.
        Sent = "sent",
        /// The provider says that it has arrived.
        Delivered = "delivered",
        /// It was refused, or has been tried too often: a person must look at it.
        Failed = "failed",
        /// It was of no more use when its turn came.
        Expired = "expired",
        /// Nothing is set that could send it.
        Kept = "kept",
    }
}

impl Channel {
    pub const fn label(self) -> &'static str {
        match self {
            Channel::Sms => "SMS",
            Channel::Email => "E-mail",
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

/// How long to wait after the `tries`th failed try: 5 s, thrice as long after each further one, at most 2 h; `dice`
/// adds up to a half, so that what failed together does not come back together.
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
