//! Invoices: their number, the states of their lines, and the state of the whole.

use thiserror::Error;

use crate::points::{Bound, LimitedPoints};
use crate::status::Color;
use crate::text::is_unprintable;

/// Number of an invoice. Invariant: trimmed, 1 to 100 printable characters, at least one of them a letter or a digit.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct InvoiceNumber(String);

parsed_text!(InvoiceNumber, InvalidInvoiceNumber);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidInvoiceNumber {
    #[error("Pole jest wymagane")]
    Empty,
    #[error("Numer faktury może mieć najwyżej 100 znaków")]
    TooLong,
    #[error("Numer faktury musi zawierać literę lub cyfrę i nie może zawierać niewidocznych znaków")]
    Malformed,
}

impl InvoiceNumber {
    pub const MAX_CHARS: usize = 100;

    /// Parses a number as it stands on the invoice.
    ///
    /// # Errors
    /// A blank, too long or unreadable number.
    pub fn parse(input: &str) -> Result<InvoiceNumber, InvalidInvoiceNumber> {
        let number = input.trim();
        if number.is_empty() {
            return Err(InvalidInvoiceNumber::Empty);
        }
        if number.chars().count() > Self::MAX_CHARS {
            return Err(InvalidInvoiceNumber::TooLong);
        }
        if number.chars().any(is_unprintable) || !number.chars().any(char::is_alphanumeric) {
            return Err(InvalidInvoiceNumber::Malformed);
        }
        Ok(InvoiceNumber(number.to_owned()))
    }

    /// Key by which two numbers of one distributor are compared: runs of letters and of digits, upper case, joined by
    /// `/`. So `fv 12-2025`, `FV12/2025` and `FV / 12 / 2025` are one number, `FV 1/22025` is another.
    pub fn key(&self) -> String {
        let mut key = String::with_capacity(self.0.len() + 4);
        let mut last = Sign::Separator;
        for sign in self.0.chars() {
            let kind = Sign::of(sign);
            if kind != Sign::Separator {
                if kind != last && !key.is_empty() {
                    key.push('/');
                }
                key.extend(sign.to_uppercase());
            }
            last = kind;
        }
        key
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    Letter,
    Digit,
    Separator,
}

impl Sign {
    fn of(sign: char) -> Sign {
        if sign.is_numeric() {
            Sign::Digit
        } else if sign.is_alphabetic() {
            Sign::Letter
        } else {
            Sign::Separator
        }
    }
}

coded! {
    /// Source of an invoice.
    pub enum InvoiceSource {
        /// Reported by the participant with a file.
        Reported = "reported",
        /// Distributor's data, imported by an operator.
        Edi = "edi",
    }
}

coded! {
    /// Decision on a line.
    pub enum LineStatus {
        Pending = "pending",
        Accepted = "accepted",
        Rejected = "rejected",
        /// Accepted, and cut by the limit of the participant's total.
        Limit = "limit",
        /// Accepted, and cut by the product's cap.
        LimitProduct = "limit.product",
    }
}

impl LineStatus {
    /// Status of a line that was accepted and limited.
    pub const fn of_limited(limited: &LimitedPoints) -> LineStatus {
        match limited.bound {
            None => LineStatus::Accepted,
            Some(Bound::Total) => LineStatus::Limit,
            Some(Bound::Product) => LineStatus::LimitProduct,
        }
    }

    /// Limit that cut an accepted line.
    pub const fn bound(self) -> Option<Bound> {
        match self {
            LineStatus::Limit => Some(Bound::Total),
            LineStatus::LimitProduct => Some(Bound::Product),
            LineStatus::Pending | LineStatus::Accepted | LineStatus::Rejected => None,
        }
    }

    pub const fn is_accepted(self) -> bool {
        matches!(self, LineStatus::Accepted | LineStatus::Limit | LineStatus::LimitProduct)
    }

    pub const fn label(self) -> &'static str {
        self.of_whole().label()
    }

    pub const fn color(self) -> Color {
        self.of_whole().color()
    }

    const fn of_whole(self) -> InvoiceStatus {
        match self {
            LineStatus::Pending => InvoiceStatus::Pending,
            LineStatus::Accepted => InvoiceStatus::Accepted,
            LineStatus::Rejected => InvoiceStatus::Rejected,
            LineStatus::Limit => InvoiceStatus::Limit,
            LineStatus::LimitProduct => InvoiceStatus::LimitProduct,
        }
    }
}

coded! {
    /// State of an invoice as a whole.
    pub enum InvoiceStatus {
        Pending = "pending",
        Accepted = "accepted",
        Rejected = "rejected",
        /// Some lines were accepted and some rejected.
        Partial = "partial",
        Limit = "limit",
        LimitProduct = "limit.product",
    }
}

impl InvoiceStatus {
    /// State that follows from the lines: pending until each is decided, and while there is none.
    ///
    /// An invoice rejected as a whole has its own record, which this does not see.
    pub fn of_lines(lines: impl IntoIterator<Item = LineStatus>) -> InvoiceStatus {
        let lines: Vec<LineStatus> = lines.into_iter().collect();
        if lines.is_empty() || lines.contains(&LineStatus::Pending) {
            return InvoiceStatus::Pending;
        }
        let any_accepted = lines.iter().any(|line| line.is_accepted());
        match (any_accepted, lines.contains(&LineStatus::Rejected)) {
            (false, _) => InvoiceStatus::Rejected,
            (true, true) => InvoiceStatus::Partial,
            (true, false) if lines.contains(&LineStatus::Limit) => InvoiceStatus::Limit,
            (true, false) if lines.contains(&LineStatus::LimitProduct) => InvoiceStatus::LimitProduct,
            (true, false) => InvoiceStatus::Accepted,
        }
    }

    pub const fn label(self) -> &'static str {
        match self {
            InvoiceStatus::Pending => "Oczekuje",
            InvoiceStatus::Accepted => "Zaakceptowana",
            InvoiceStatus::Rejected => "Odrzucona",
            InvoiceStatus::Partial => "Zaakceptowana częściowo",
            InvoiceStatus::Limit | InvoiceStatus::LimitProduct => "Zaakceptowana z limitem",
        }
    }

    pub const fn color(self) -> Color {
        match self {
            InvoiceStatus::Pending => Color::Yellow,
            InvoiceStatus::Accepted => Color::Green,
            InvoiceStatus::Rejected => Color::Red,
            InvoiceStatus::Partial | InvoiceStatus::Limit | InvoiceStatus::LimitProduct => Color::Orange,
        }
    }
}
