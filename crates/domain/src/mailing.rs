//! Mailings to segments: their states, whom they skip, and the hours in which they may reach a phone.

use jiff::civil::{DateTime, Time, Weekday};
use jiff::{SignedDuration, ToSpan};

use crate::status::Color;

coded! {
    /// Channel of a mailing.
    pub enum MailingChannel {
        Email = "email",
        Sms = "sms",
        /// A notification in the portal, which needs no consent beside the membership.
        Portal = "portal",
        /// A push message to the devices on which it was allowed.
        Push = "push",
    }
}

coded! {
    /// State of a mailing.
    pub enum MailingStatus {
        Draft = "draft",
        /// It is large: it waits for a second person.
        Submitted = "submitted",
        Scheduled = "scheduled",
        Sending = "sending",
        Sent = "sent",
        Stopped = "stopped",
    }
}

coded! {
    /// Outcome for one recipient in one channel.
    pub enum RecipientOutcome {
        Waiting = "waiting",
        /// It is in the outbox, or in the portal.
        Queued = "queued",
        Skipped = "skipped",
    }
}

coded! {
    /// Reason why a recipient gets nothing.
    pub enum SkipReason {
        /// The consent of this channel is not given, or was withdrawn.
        NoConsent = "no_consent",
        /// The account is no longer active.
        NotActive = "not_active",
        /// There is no valid address, number or device.
        NoAddress = "no_address",
        /// The participant has had as many mailings this week as one may have.
        WeeklyCap = "weekly_cap",
    }
}

impl MailingChannel {
    pub const fn label(self) -> &'static str {
        match self {
            MailingChannel::Email => "E-mail",
            MailingChannel::Sms => "SMS",
            MailingChannel::Portal => "Portal",
            MailingChannel::Push => "Push",
        }
    }

    /// True for a channel that makes a phone ring: it keeps the quiet hours.
    pub const fn keeps_quiet_hours(self) -> bool {
        matches!(self, MailingChannel::Sms | MailingChannel::Push)
    }
}

impl MailingStatus {
    pub const fn label(self) -> &'static str {
        match self {
            MailingStatus::Draft => "Szkic",
            MailingStatus::Submitted => "Do zatwierdzenia",
            MailingStatus::Scheduled => "Zaplanowana",
            MailingStatus::Sending => "W trakcie wysyłki",
            MailingStatus::Sent => "Wysłana",
            MailingStatus::Stopped => "Zatrzymana",
        }
    }

    pub const fn color(self) -> Color {
        match self {
            MailingStatus::Draft => Color::Gray,
            MailingStatus::Submitted | MailingStatus::Sending => Color::Yellow,
            MailingStatus::Scheduled => Color::Orange,
            MailingStatus::Sent => Color::Green,
            MailingStatus::Stopped => Color::Red,
        }
    }
}

impl SkipReason {
    pub const fn label(self) -> &'static str {
        match self {
            SkipReason::NoConsent => "brak zgody na ten kanał",
            SkipReason::NotActive => "konto nie jest aktywne",
            SkipReason::NoAddress => "brak adresu, numeru lub urządzenia",
            SkipReason::WeeklyCap => "limit wysyłek w tygodniu",
        }
    }
}

/// Time before the end of the open hours from which nothing more is queued: what is queued must still get out.
const LAST_CALL: SignedDuration = SignedDuration::from_mins(15);

/// Hours of a day, in Warsaw, in which mailings may make a phone ring.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpenHours {
    /// First hour.
    pub from: i8,
    /// Hour at whose beginning they end; 24 for midnight.
    pub to: i8,
    pub weekends: bool,
}

/// Whether messages may be queued at an instant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opening {
    /// They may, and are of no use after `until`.
    Open { until: DateTime },
    /// They may not before `until`.
    Closed { until: DateTime },
}

impl OpenHours {
    /// Tells whether messages may be queued at `now`, Warsaw time.
    ///
    /// # Errors
    /// When the days that follow are out of range.
    pub fn at(self, now: DateTime) -> Result<Opening, jiff::Error> {
        let until = self.end_of(now)?;
        if self.is_day(now) && now >= self.start_of(now) && now < until.checked_sub(LAST_CALL)? {
            return Ok(Opening::Open { until });
        }
        let mut day = if now < self.start_of(now) { now } else { now.checked_add(1.day())? };
        while !self.is_day(day) {
            day = day.checked_add(1.day())?;
        }
        Ok(Opening::Closed { until: self.start_of(day) })
    }

    fn is_day(self, day: DateTime) -> bool {
        self.weekends || !matches!(day.weekday(), Weekday::Saturday | Weekday::Sunday)
    }

    fn start_of(self, day: DateTime) -> DateTime {
        day.date().to_datetime(Time::constant(self.from.clamp(0, 23), 0, 0, 0))
    }

    fn end_of(self, day: DateTime) -> Result<DateTime, jiff::Error> {
        match self.to {
            24.. => Ok(day.date().tomorrow()?.to_datetime(Time::midnight())),
            hour => Ok(day.date().to_datetime(Time::constant(hour.clamp(0, 23), 0, 0, 0))),
        }
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::datetime;

    use super::*;

    const HOURS: OpenHours = OpenHours { from: 8, to: 20, weekends: false };

    fn at(day: i8, hour: i8, minute: i8) -> DateTime {
        datetime(2025, 8, day, hour, minute, 0, 0)
    }

    #[test]
    fn phones_ring_between_the_hours_and_not_shortly_before_their_end() {
        // 20 August 2025 is a Wednesday.
        assert_eq!(HOURS.at(at(20, 8, 0)).unwrap(), Opening::Open { until: at(20, 20, 0) });
        assert_eq!(HOURS.at(at(20, 19, 44)).unwrap(), Opening::Open { until: at(20, 20, 0) });
        for (hour, minute) in [(19, 45), (20, 0), (23, 59)] {
            assert_eq!(HOURS.at(at(20, hour, minute)).unwrap(), Opening::Closed { until: at(21, 8, 0) });
        }
        assert_eq!(HOURS.at(at(20, 7, 59)).unwrap(), Opening::Closed { until: at(20, 8, 0) });
    }

    #[test]
    fn a_weekend_is_quiet_unless_it_is_allowed() {
        // 22 August 2025 is a Friday.
        assert_eq!(HOURS.at(at(22, 21, 0)).unwrap(), Opening::Closed { until: at(25, 8, 0) });
        assert_eq!(HOURS.at(at(23, 12, 0)).unwrap(), Opening::Closed { until: at(25, 8, 0) });
        let always = OpenHours { weekends: true, ..HOURS };
        assert_eq!(always.at(at(23, 12, 0)).unwrap(), Opening::Open { until: at(23, 20, 0) });
    }

    #[test]
    fn hours_may_last_to_midnight() {
        let hours = OpenHours { from: 0, to: 24, weekends: true };
        assert_eq!(hours.at(at(20, 23, 0)).unwrap(), Opening::Open { until: at(21, 0, 0) });
        assert_eq!(hours.at(at(20, 23, 50)).unwrap(), Opening::Closed { until: at(21, 0, 0) });
    }
}
