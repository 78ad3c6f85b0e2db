//! E-invoices: how strongly one is proved, and the connections by which KSeF gives them.

use crate::status::Color;

coded! {
    /// Strength of the proof that an invoice was issued as it is shown.
    pub enum ProofLevel {
        /// Picture, PDF, or a structured file without its number in KSeF.
        Document = "document",
        /// Structured file of the participant's purchase, with a number in KSeF that fits it.
        Consistent = "consistent",
        /// Known from the seller, given by KSeF, or compared with KSeF's page by an operator.
        Confirmed = "confirmed",
    }
}

impl ProofLevel {
    pub const fn label(self) -> &'static str {
        match self {
            ProofLevel::Document => "Dokument",
            ProofLevel::Consistent => "Spójna z\u{a0}KSeF",
            ProofLevel::Confirmed => "Potwierdzona",
        }
    }

    pub const fn color(self) -> Color {
        match self {
            ProofLevel::Document => Color::Gray,
            ProofLevel::Consistent => Color::Yellow,
            ProofLevel::Confirmed => Color::Green,
        }
    }
}

coded! {
    /// Status of a correction that came as an e-invoice.
    pub enum EInvoiceCorrectionStatus {
        /// None of the invoices that it corrects is decided.
        Waiting = "waiting",
        /// An operator decides.
        Pending = "pending",
        /// The lines are corrected.
        Applied = "applied",
        /// It changes nothing in the programme.
        Unchanged = "unchanged",
    }
}

impl EInvoiceCorrectionStatus {
    pub const fn label(self) -> &'static str {
        match self {
            EInvoiceCorrectionStatus::Waiting => "Czeka na fakturę",
            EInvoiceCorrectionStatus::Pending => "Do sprawdzenia",
            EInvoiceCorrectionStatus::Applied => "Uwzględniona",
            EInvoiceCorrectionStatus::Unchanged => "Bez zmian",
        }
    }

    pub const fn color(self) -> Color {
        match self {
            EInvoiceCorrectionStatus::Waiting => Color::Gray,
            EInvoiceCorrectionStatus::Pending => Color::Yellow,
            EInvoiceCorrectionStatus::Applied => Color::Green,
            EInvoiceCorrectionStatus::Unchanged => Color::Gray,
        }
    }
}

coded! {
    /// Status of a participant's connection to KSeF.
    pub enum KsefConnectionStatus {
        /// Not tried yet.
        Waiting = "waiting",
        /// KSeF let the programme in the last time.
        Active = "active",
        /// KSeF does not accept the token; it is tried no more.
        Refused = "refused",
        /// KSeF gave no usable answer the last time; it is tried again.
        Unreachable = "unreachable",
    }
}

impl KsefConnectionStatus {
    pub const fn label(self) -> &'static str {
        match self {
            KsefConnectionStatus::Waiting => "Czeka na sprawdzenie",
            KsefConnectionStatus::Active => "Działa",
            KsefConnectionStatus::Refused => "Token odrzucony",
            KsefConnectionStatus::Unreachable => "KSeF nie odpowiada",
        }
    }

    pub const fn color(self) -> Color {
        match self {
            KsefConnectionStatus::Waiting => Color::Yellow,
            KsefConnectionStatus::Active => Color::Green,
            KsefConnectionStatus::Refused => Color::Red,
            KsefConnectionStatus::Unreachable => Color::Orange,
        }
    }
}
