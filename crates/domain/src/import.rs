//! Imports: their kinds and states.

use crate::status::Color;

coded! {
    /// Kind of the rows of a file.
    pub enum ImportKind {
        /// Purchases of participants, in a distributor's own data.
        EdiSales = "edi_sales",
        /// Purchases of participants, as the e-invoices that a distributor gave them.
        EInvoices = "einvoices",
        /// Catalogue: products with their packs and the rates of seasons.
        Products = "products",
        /// Distributors with their branches.
        Distributors = "distributors",
        /// Availability of products at branches.
        Availability = "availability",
    }
}

impl ImportKind {
    pub const fn label(self) -> &'static str {
        match self {
            ImportKind::EdiSales => "Sprzedaż EDI",
            ImportKind::EInvoices => "Faktury KSeF",
            ImportKind::Products => "Katalog produktów",
            ImportKind::Distributors => "Dystrybutorzy i\u{a0}oddziały",
            ImportKind::Availability => "Dostępność produktów",
        }
    }
}

coded! {
    pub enum ImportStatus {
        /// The file is stored; its columns are not mapped yet.
        Uploaded = "uploaded",
        /// The rows are being read and checked.
        Reading = "reading",
        /// The operator sees the valid and the faulty rows.
        Previewed = "previewed",
        /// The file was accepted as a whole; its rows are being posted.
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

    /// True while the import can be cancelled, because nothing of it has reached the programme.
    pub const fn can_be_cancelled(self) -> bool {
        matches!(self, ImportStatus::Uploaded | ImportStatus::Reading | ImportStatus::Previewed)
    }
}

coded! {
    /// Outcome of a row when its import was posted.
    pub enum RowOutcome {
        /// It is a line of an invoice.
        Posted = "posted",
        /// Its invoice was known before, and stays as it is.
        Known = "known",
        LeftOut = "left_out",
    }
}

coded! {
    /// State of a row of a file that an operator looks at.
    pub enum RowState {
        Good = "good",
        /// Good after an operator's change.
        Mended = "mended",
        Faulty = "faulty",
        /// Changed and good by itself; the file has not been checked as a whole since.
        Waiting = "waiting",
        /// Left out by an operator.
        LeftOut = "left_out",
        /// Changed by an operator, and skipped by the kind as of no interest.
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
