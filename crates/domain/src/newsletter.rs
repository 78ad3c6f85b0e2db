//! Who gets the newsletter: the states of an address.

use crate::status::Color;

coded! {
    /// What has become of an address that somebody has given.
    pub enum SubscriberStatus {
        /// Nobody has said yet from that address that it is theirs.
        Pending = "pending",
        Active = "active",
        Left = "left",
    }
}

impl SubscriberStatus {
    pub const fn label(self) -> &'static str {
        match self {
            SubscriberStatus::Pending => "Niepotwierdzony",
            SubscriberStatus::Active => "Zapisany",
            SubscriberStatus::Left => "Wypisany",
        }
    }

    pub const fn color(self) -> Color {
        match self {
            SubscriberStatus::Pending => Color::Yellow,
            SubscriberStatus::Active => Color::Green,
            SubscriberStatus::Left => Color::Gray,
        }
    }
}
