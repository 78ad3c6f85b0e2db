//! Account of a participant: its states, and who may use the portal in them.

use crate::status::Color;

coded! {
    pub enum AccountStatus {
        /// Waits for an operator's approval.
        Pending = "pending",
        Active = "active",
        /// Blocked by an operator.
        Disabled = "disabled",
        /// Asked to be forgotten; the books stay.
        Erased = "erased",
    }
}

impl AccountStatus {
    /// True while points may be corrected: the ledger of a blocked account stays open, that of an erased one is closed.
    pub const fn has_open_ledger(self) -> bool {
        matches!(self, AccountStatus::Active | AccountStatus::Disabled)
    }

    pub const fn label(self) -> &'static str {
        match self {
            AccountStatus::Pending => "Czeka na zatwierdzenie",
            AccountStatus::Active => "Aktywny",
            AccountStatus::Disabled => "Zablokowany",
            AccountStatus::Erased => "Usunięty",
        }
    }

    pub const fn color(self) -> Color {
        match self {
            AccountStatus::Pending => Color::Yellow,
            AccountStatus::Active => Color::Green,
            AccountStatus::Disabled => Color::Red,
            AccountStatus::Erased => Color::Gray,
        }
    }
}
