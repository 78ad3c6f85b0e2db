//! Imports: what can be imported, and how far an import is.

use crate::status::Color;

coded! {
    /// What the rows of a file are.
    pub enum ImportKind {
        /// What participants bought, in a distributor's own data.
        EdiSales = "edi_sales",
        /// The catalogue: products with their packs and the rates of seasons.
        Products = "products",
        /// Distributors with their branches.
        Distributors = "distributors",
        /// Which branch has which product.
        Availability = "availability",
    }
}

impl ImportKind {
    pub const fn label(self) -> &'static str {
        match self {
            ImportKind::EdiSales => "Sprzedaż EDI",
            ImportKind::Products => "Katalog produktów",
            ImportKind::Distributors => "Dystrybutorzy i\u{a0}oddziały",
            ImportKind::Availability => "Dostępność produktów",
        }
    }
}

coded! {
    pub enum ImportStatus {
        /// The file is there; which column holds what is still to be said.
        Uploaded = "uploaded",
        /// The rows are read and checked.
        Reading = "reading",
        /// The operator sees what is valid and what is not.
        Previewed = "previewed",
        /// Accepted as a whole; what it causes is being carried out.
        Posting = "posting",
        Posted = "posted",
        Cancelled = "cancelled",
    }
}

impl ImportStatus {
    pub const fn label(self) -> &'static str {
        match self {
            ImportStatus::Uploaded => "Do ustawienia",
            ImportStatus::Reading => "Sprawdzanie",
            ImportStatus::Previewed => "Do zatwierdzenia",
            ImportStatus::Posting => "Zapisywanie",
            ImportStatus::Posted => "Zakończony",
            ImportStatus::Cancelled => "Anulowany",
        }
    }

    pub const fn color(self) -> Color {
        match self {
            ImportStatus::Uploaded | ImportStatus::Previewed => Color::Yellow,
            ImportStatus::Reading | ImportStatus::Posting => Color::Orange,
            ImportStatus::Posted => Color::Green,
            ImportStatus::Cancelled => Color::Gray,
        }
    }

    /// Whether it can still be given up: nothing of it has reached the programme.
    pub const fn can_be_cancelled(self) -> bool {
        matches!(self, ImportStatus::Uploaded | ImportStatus::Reading | ImportStatus::Previewed)
    }
}

coded! {
    /// What has become of a row of a file that an operator looks at.
    pub enum RowState {
        Good = "good",
        /// Good with what an operator has set right.
        Mended = "mended",
        Faulty = "faulty",
        /// Changed and good by itself; the file was not checked as a whole since.
        Waiting = "waiting",
        /// An operator leaves it out.
        LeftOut = "left_out",
        /// Set right, and passed over by the kind as of no interest.
        Outside = "outside",
    }
}

impl RowState {
    pub const fn label(self) -> &'static str {
        match self {
            RowState::Good => "Poprawny",
            RowState::Mended => "Poprawiony",
            RowState::Faulty => "Błędny",
            RowState::Waiting => "Do sprawdzenia",
            RowState::LeftOut => "Pominięty",
            RowState::Outside => "Spoza programu",
        }
    }

    pub const fn color(self) -> Color {
        match self {
            RowState::Good | RowState::Mended => Color::Green,
            RowState::Faulty => Color::Red,
            RowState::Waiting => Color::Yellow,
            RowState::LeftOut | RowState::Outside => Color::Gray,
        }
    }
}
