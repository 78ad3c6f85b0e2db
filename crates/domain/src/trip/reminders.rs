//! Reminders of a trip's deadlines.
use jiff::civil::Date;
use thiserror::Error;

/// Numbers of days before a deadline on which it is reminded of. Invariant: from the most to the fewest, each once, 1
/// to 180, at most eight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reminders(Vec<i64>);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("Podaj najwyżej 8 różnych liczb dni od 1 do 180 po przecinku, np. 30, 14, 7, 1")]
pub struct InvalidReminders;

const MOST: usize = 8;

impl Reminders {
    /// Parses `30, 14, 7, 1`; an empty text means no reminders.
    ///
    /// # Errors
    /// Text that is no number of days, a number that comes twice, or too many numbers.
    pub fn parse(input: &str) -> Result<Reminders, InvalidReminders> {
        let parts = input.split(',').map(str::trim).filter(|part| !part.is_empty());
        let mut days: Vec<i64> =
            parts.map(|part| part.parse()).collect::<Result<_, _>>().map_err(|_| InvalidReminders)?;
        days.sort_unstable_by(|one, other| other.cmp(one));
        let given = days.len();
        days.dedup();
        let valid = given == days.len() && given <= MOST && days.iter().all(|day| (1..=180).contains(day));
        if valid { Ok(Reminders(days)) } else { Err(InvalidReminders) }
    }

    /// Formats the numbers as an operator reads and writes them.
    pub fn to_text(&self) -> String {
        self.0.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
    }

    /// Reminder that is due: the one with the fewest days that are not fewer than those left, so that of several
    /// missed ones only the last is sent. `None` after the deadline.
    pub fn due(&self, deadline: Date, today: Date) -> Option<i64> {
        let left = i64::from((deadline - today).get_days());
        self.0.iter().copied().filter(|days| *days >= left).min().filter(|_| left >= 0)
    }
}
