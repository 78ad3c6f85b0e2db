//! Subscribers of the newsletter: the states of an address.

use crate::status::Color;

coded! {
    /// State of an address that somebody has given.
    pub enum SubscriberStatus {
        /// The address is not confirmed yet by its owner.
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
