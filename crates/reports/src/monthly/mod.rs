//! The monthly report: the programme's figures of one month as a PDF, printed once the month is over, kept, and sent by
//! e-mail to the operators who want it.
mod admin;
mod print;
mod sections;
mod send;
mod store;

use std::fmt;
use std::str::FromStr;

use anyhow::Context;
use jiff::ToSpan;
use jiff::civil::Date;

use plon_platform::openapi::{ApiRouter, routes};

pub use send::send_due;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(admin::admin_list_monthly_reports))
        .routes(routes!(admin::admin_show_monthly_report))
        .routes(routes!(admin::admin_subscribe_to_monthly_reports))
}

/// A month, by its first day; written as `2025-07`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Month(Date);

impl Month {
    pub fn of(day: Date) -> Month {
        Month(day.first_of_month())
    }

    pub fn first_day(self) -> Date {
        self.0
    }

    /// # Errors
    /// When the month is the first of the calendar.
    pub fn previous(self) -> anyhow::Result<Month> {
        Ok(Month(self.0.checked_sub(1.month())?))
    }

    /// The same month a year before.
    ///
    /// # Errors
    /// When there is none in the calendar.
    pub fn year_before(self) -> anyhow::Result<Month> {
        Ok(Month(self.0.checked_sub(1.year())?))
    }

    /// Name of the month in Polish: `lipiec 2025`.
    pub fn to_polish(self) -> String {
        let month = usize::try_from(self.0.month()).unwrap_or(0);
        let name = NAMES.get(month.saturating_sub(1)).copied().unwrap_or_default();
        format!("{name} {}", self.0.year())
    }
}

const NAMES: [&str; 12] = [
    "styczeń",
    "luty",
    "marzec",
    "kwiecień",
    "maj",
    "czerwiec",
    "lipiec",
    "sierpień",
    "wrzesień",
    "październik",
    "listopad",
    "grudzień",
];

impl FromStr for Month {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Month> {
        let day: Date = format!("{text}-01").parse()?;
        let month = Month(day);
        (month.to_string() == text).then_some(month).context("a month is written as 2025-07")
    }
}

impl fmt::Display for Month {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.strftime("%Y-%m").fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn a_month_is_written_and_read_in_one_way() {
        let month = Month::of(date(2025, 1, 31));
        assert_eq!(month.to_string(), "2025-01");
        assert_eq!("2025-01".parse::<Month>().unwrap(), month);
        assert_eq!(month.previous().unwrap().to_polish(), "grudzień 2024");
        assert_eq!(month.year_before().unwrap().to_string(), "2024-01");
        for wrong in ["2025-1", "2025-13", "2025", "2025-01-01", "", "20250-1", "2025-W01"] {
            assert!(wrong.parse::<Month>().is_err(), "{wrong}");
        }
    }
}
