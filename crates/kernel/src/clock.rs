//! The one clock: the machine's time, moved by an offset in the demo and in tests.
use std::sync::atomic::{AtomicI64, Ordering};

use jiff::SignedDuration;
use jiff::civil::{Date, DateTime};
use jiff::tz::TimeZone;

use crate::types::{BusinessDate, Timestamp};

/// Time zone in which the programme's days begin and end.
pub const ZONE: &str = "Europe/Warsaw";

pub struct Clock {
    zone: TimeZone,
    /// Microseconds added to the machine's time.
    offset: AtomicI64,
    /// Instant (microseconds) at which a test's clock stands still until it is moved.
    fixed: Option<AtomicI64>,
}

impl Clock {
    /// The machine's time, moved by `offset`.
    ///
    /// # Errors
    /// When the bundled time zones lack Europe/Warsaw.
    pub fn running(offset: SignedDuration) -> Result<Clock, jiff::Error> {
        let micros = i64::try_from(offset.as_micros()).unwrap_or(0);
        Ok(Clock { zone: TimeZone::get(ZONE)?, offset: AtomicI64::new(micros), fixed: None })
    }

    /// A clock that stands at `start`, Warsaw time, until `advance` moves it.
    ///
    /// # Errors
    /// When the bundled time zones lack Europe/Warsaw.
    pub fn standing(start: DateTime) -> Result<Clock, jiff::Error> {
        let zone = TimeZone::get(ZONE)?;
        let at = start.to_zoned(zone.clone())?.timestamp();
        Ok(Clock { zone, offset: AtomicI64::new(0), fixed: Some(AtomicI64::new(at.as_microsecond())) })
    }

    /// Offset from the machine's time of a clock that shows `wanted` (Warsaw time) now.
    ///
    /// # Errors
    /// When `wanted` is out of range.
    pub fn offset_to(wanted: DateTime) -> Result<SignedDuration, jiff::Error> {
        Ok(machine_now().duration_until(wanted.to_zoned(TimeZone::get(ZONE)?)?.timestamp()))
    }

    /// Current instant, in whole microseconds.
    pub fn now(&self) -> Timestamp {
        let micros = match &self.fixed {
            Some(fixed) => fixed.load(Ordering::SeqCst),
            None => machine_now().as_microsecond() + self.offset.load(Ordering::SeqCst),
        };
        Timestamp(jiff::Timestamp::from_microsecond(micros).unwrap_or(jiff::Timestamp::MAX))
    }

    /// Machine's time without the demo's offset, by which codes of authenticator apps go; a test's standing clock
    /// gives its own time.
    pub fn machine(&self) -> jiff::Timestamp {
        if self.fixed.is_some() { self.now().0 } else { machine_now() }
    }

    /// Current day in Warsaw.
    pub fn today(&self) -> BusinessDate {
        self.day_of(self.now())
    }

    /// Warsaw day that an instant falls on.
    pub fn day_of(&self, at: Timestamp) -> BusinessDate {
        BusinessDate(at.0.to_zoned(self.zone.clone()).date())
    }

    /// First instant of a Warsaw day.
    ///
    /// # Errors
    /// When the day is out of range.
    pub fn start_of(&self, day: Date) -> Result<Timestamp, jiff::Error> {
        Ok(Timestamp(day.to_zoned(self.zone.clone())?.timestamp()))
    }

    /// Moves the clock forward; only the demo and tests have a call that does.
    pub fn advance(&self, by: SignedDuration) {
        let micros = i64::try_from(by.as_micros()).unwrap_or(0);
        self.fixed.as_ref().unwrap_or(&self.offset).fetch_add(micros, Ordering::SeqCst);
    }

    /// Moves the clock forward to `wanted`, Warsaw time; `false` when that is in its past.
    ///
    /// # Errors
    /// When `wanted` is out of range.
    pub fn move_on_to(&self, wanted: DateTime) -> Result<bool, jiff::Error> {
        let wanted = wanted.to_zoned(self.zone.clone())?.timestamp().as_microsecond();
        let (hand, beside) = match &self.fixed {
            Some(fixed) => (fixed, 0),
            None => (&self.offset, machine_now().as_microsecond()),
        };
        Ok(hand.fetch_max(wanted - beside, Ordering::SeqCst) <= wanted - beside)
    }

    /// Offset with which a restart must go on.
    pub fn offset(&self) -> SignedDuration {
        SignedDuration::from_micros(self.offset.load(Ordering::SeqCst))
    }
}

/// Warsaw day that an instant falls on, for code that has no clock at hand.
///
/// # Errors
/// When the bundled time zones lack Europe/Warsaw.
pub fn day_in_warsaw(at: Timestamp) -> Result<BusinessDate, jiff::Error> {
    Ok(BusinessDate(at.0.in_tz(ZONE)?.date()))
}

/// First instant of a Warsaw day, for code that has no clock at hand.
///
/// # Errors
/// When the day is out of range, or those of `day_in_warsaw`.
pub fn start_in_warsaw(day: Date) -> Result<Timestamp, jiff::Error> {
    instant_in_warsaw(day.to_datetime(jiff::civil::Time::midnight()))
}

/// Instant of a local time in Warsaw.
///
/// # Errors
/// Those of `start_in_warsaw`.
pub fn instant_in_warsaw(at: DateTime) -> Result<Timestamp, jiff::Error> {
    Ok(Timestamp(at.in_tz(ZONE)?.timestamp()))
}

/// Local time in Warsaw at an instant.
///
/// # Errors
/// Those of `day_in_warsaw`.
pub fn time_in_warsaw(at: Timestamp) -> Result<DateTime, jiff::Error> {
    Ok(at.0.in_tz(ZONE)?.datetime())
}

#[expect(clippy::disallowed_methods, reason = "the one place that reads the machine's time")]
fn machine_now() -> jiff::Timestamp {
    jiff::Timestamp::now()
}
