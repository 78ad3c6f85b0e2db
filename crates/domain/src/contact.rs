//! Messages from people to the programme: their topics and states.

use crate::status::Color;

coded! {
    /// Topic of a message.
    pub enum ContactTopic {
        Account = "account",
        Invoices = "invoices",
        Rewards = "rewards",
        Promotions = "promotions",
        Products = "products",
        PersonalData = "personal_data",
        Other = "other",
    }
}

coded! {
    /// State of a message.
    pub enum ContactStatus {
        New = "new",
        /// An operator has answered by e-mail.
        Answered = "answered",
        /// The message needs no answer, or was answered elsewhere.
        Closed = "closed",
    }
}

impl ContactTopic {
    pub const fn label(self) -> &'static str {
        match self {
            ContactTopic::Account => "Rejestracja i\u{a0}logowanie",
            ContactTopic::Invoices => "Faktury i\u{a0}punkty",
            ContactTopic::Rewards => "Nagrody i\u{a0}zamówienia",
            ContactTopic::Promotions => "Promocje",
            ContactTopic::Products => "Produkty i\u{a0}dystrybutorzy",
            ContactTopic::PersonalData => "Dane osobowe",
            ContactTopic::Other => "Inna sprawa",
        }
    }
}

impl ContactStatus {
    pub const fn label(self) -> &'static str {
        match self {
            ContactStatus::New => "Nowa",
            ContactStatus::Answered => "Odpowiedziana",
            ContactStatus::Closed => "Zamknięta",
        }
    }

    pub const fn color(self) -> Color {
        match self {
            ContactStatus::New => Color::Yellow,
            ContactStatus::Answered => Color::Green,
            ContactStatus::Closed => Color::Gray,
        }
    }
}
