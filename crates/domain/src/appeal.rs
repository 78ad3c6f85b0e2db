//! Appeals: a participant asks for another review of a line, or a whole invoice, that was rejected.

use jiff::ToSpan;
use jiff::civil::Date;

use crate::status::Color;

coded! {
    /// Outcome of an appeal.
    pub enum AppealOutcome {
        /// The operator accepted the line or invoice after all, at least in part.
        Accepted = "accepted",
        /// The rejection stands.
        Rejected = "rejected",
    }
}

coded! {
    /// State of an appeal on a day.
    pub enum AppealState {
        Waiting = "waiting",
        /// The appeal waits longer than it should.
        Overdue = "overdue",
        Accepted = "accepted",
        Rejected = "rejected",
    }
}

impl AppealState {
    pub fn of(outcome: Option<AppealOutcome>, answer_by: Date, today: Date) -> AppealState {
        match outcome {
            Some(AppealOutcome::Accepted) => AppealState::Accepted,
            Some(AppealOutcome::Rejected) => AppealState::Rejected,
            None if today > answer_by => AppealState::Overdue,
            None => AppealState::Waiting,
        }
    }

    pub const fn label(self) -> &'static str {
        match self {
            AppealState::Waiting => "Czeka na odpowiedź",
            AppealState::Overdue => "Po terminie",
            AppealState::Accepted => "Uwzględnione",
            AppealState::Rejected => "Odrzucenie podtrzymane",
        }
    }

    pub const fn color(self) -> Color {
        match self {
            AppealState::Waiting => Color::Yellow,
            AppealState::Overdue | AppealState::Rejected => Color::Red,
            AppealState::Accepted => Color::Green,
        }
    }
}

/// Last day on which an answer is in time: `days` after the day of the appeal.
pub fn answer_by(made_on: Date, days: i64) -> Date {
    made_on.checked_add(days.days()).unwrap_or(Date::MAX)
}

/// Number of further appeals that a rejection may have after `made` of `most`.
pub fn left(made: usize, most: i64) -> i64 {
    (most - i64::try_from(made).unwrap_or(i64::MAX)).max(0)
}
