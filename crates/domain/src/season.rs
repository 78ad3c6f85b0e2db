//! Seasons of the programme: season N runs from 1 November of N-1 to 31 October of N, in Polish days.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Season, named by the year in which it ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "i64", into = "i64")]
pub struct Season(i16);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("Sezon to rok zapisany czterema cyframi")]
pub struct InvalidSeason;

coded! {
    /// State of a season: no purchase of a draft counts yet; late invoices of a closed one still count, but nothing
    /// is paid for staying in it.
    pub enum SeasonStatus {
        Draft = "draft",
        Open = "open",
        Closed = "closed",
    }
}

impl SeasonStatus {
    /// True when a season may change to a status, or stay in it. A season that has begun can no longer become a
    /// draft, because its purchases may have earned points.
    pub fn may_become(self, next: SeasonStatus, has_begun: bool) -> bool {
        self == next || next != SeasonStatus::Draft || !has_begun
    }
}

bounded_number! {
    /// Points that everybody gets in a season, for joining or for staying.
    pub struct SeasonPoints(0, 100_000), InvalidSeasonPoints
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("Podaj od 0 do 100 000 punktów")]
pub struct InvalidSeasonPoints;

/// Days before its first day from which operators are reminded of a season that nobody has prepared.
pub const PREPARED_AHEAD: u32 = 60;

/// Tab of the invoice lists for a season's invoices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tab {
    Current,
    Previous,
    Archive,
}

impl Season {
    /// Season in which a day falls.
    pub fn of(day: Date) -> Season {
        Season(if day.month() >= 11 { day.year() + 1 } else { day.year() })
    }

    /// Parses a season from an address, such as `2025`.
    ///
    /// # Errors
    /// Anything but a year of four digits.
    pub fn parse(input: &str) -> Result<Season, InvalidSeason> {
        let year: i64 = input.parse().map_err(|_| InvalidSeason)?;
        if input.len() == 4 { Season::try_from(year) } else { Err(InvalidSeason) }
    }

    pub const fn year(self) -> i16 {
        self.0
    }

    pub fn first_day(self) -> Date {
        Date::new(self.0 - 1, 11, 1).unwrap_or(Date::MIN)
    }

    pub fn last_day(self) -> Date {
        Date::new(self.0, 10, 31).unwrap_or(Date::MAX)
    }

    pub const fn previous(self) -> Season {
        Season(self.0 - 1)
    }

    pub const fn next(self) -> Season {
        Season(self.0 + 1)
    }

    /// Season that begins within `PREPARED_AHEAD` days after a day, if one does.
    pub fn soon(today: Date) -> Option<Season> {
        let running = Season::of(today);
        (running.days_left(today) < PREPARED_AHEAD).then(|| running.next())
    }

    pub fn contains(self, day: Date) -> bool {
        Season::of(day) == self
    }

    /// Whole days from a day to the season's last: 0 on the last day and after it.
    pub fn days_left(self, today: Date) -> u32 {
        let days = (self.last_day() - today).get_days();
        u32::try_from(days).unwrap_or(0)
    }

    /// Tab of this season's invoices while `current` runs; a later season is in the current one's tab.
    pub fn tab(self, current: Season) -> Tab {
        if self >= current {
            Tab::Current
        } else if self == current.previous() {
            Tab::Previous
        } else {
            Tab::Archive
        }
    }
}

impl TryFrom<i64> for Season {
    type Error = InvalidSeason;

    fn try_from(year: i64) -> Result<Season, InvalidSeason> {
        match i16::try_from(year) {
            Ok(year @ 1000..=9999) => Ok(Season(year)),
            _ => Err(InvalidSeason),
        }
    }
}

impl From<Season> for i64 {
    fn from(season: Season) -> i64 {
        i64::from(season.0)
    }
}

impl std::fmt::Display for Season {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}
