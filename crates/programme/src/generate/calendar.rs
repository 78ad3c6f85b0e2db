//! Converts Warsaw days and hours to instants, up to the one at which the demo's clock starts.
use jiff::ToSpan;
use jiff::civil::{Date, DateTime, Weekday, date};
use jiff::tz::TimeZone;
use rand::RngExt;
use rand_chacha::ChaCha20Rng;

use plon_kernel::clock::ZONE;

/// End of the made-up history, Warsaw time.
pub const HISTORY_END: DateTime = date(2025, 8, 20).at(9, 0, 0, 0);

pub struct Calendar {
    zone: TimeZone,
    /// Nothing happens after this instant.
    pub end: jiff::Timestamp,
}

impl Calendar {
    /// # Errors
    /// When the bundled time zones lack Europe/Warsaw.
    pub fn new() -> Result<Calendar, jiff::Error> {
        let zone = TimeZone::get(ZONE)?;
        Ok(Calendar { end: zone.to_timestamp(HISTORY_END)?, zone })
    }

    /// # Errors
    /// An instant out of range.
    pub fn instant(&self, when: DateTime) -> Result<jiff::Timestamp, jiff::Error> {
        self.zone.to_timestamp(when)
    }

    pub fn day_of(&self, at: jiff::Timestamp) -> Date {
        self.zone.to_datetime(at).date()
    }

    /// The last day that is over.
    pub fn last_day(&self) -> Date {
        self.day_of(self.end).yesterday().unwrap_or(Date::MIN)
    }

    /// A random time of a day at which people use their phones: early, or after work.
    ///
    /// # Errors
    /// A day out of range.
    pub fn at_home(&self, dice: &mut ChaCha20Rng, day: Date) -> Result<jiff::Timestamp, jiff::Error> {
        let hour = if dice.random_ratio(1, 4) { dice.random_range(6..8) } else { dice.random_range(17..22) };
        self.instant(day.at(hour, dice.random_range(0..60), dice.random_range(0..60), 0))
    }

    /// A random working hour of the first working day from `day` on.
    ///
    /// # Errors
    /// A day out of range.
    pub fn at_work(&self, dice: &mut ChaCha20Rng, day: Date) -> Result<jiff::Timestamp, jiff::Error> {
        let wait = match day.weekday() {
            Weekday::Saturday => 2,
            Weekday::Sunday => 1,
            _ => 0,
        };
        let day = day.checked_add(wait.days())?;
        self.instant(day.at(dice.random_range(8..16), dice.random_range(0..60), dice.random_range(0..60), 0))
    }
}
