//! Appeals: a participant asks to look again at a line, or at a whole invoice, that was rejected.

use jiff::ToSpan;
use jiff::civil::Date;

use crate::status::Color;

coded! {
    /// How an appeal ended.
    pub enum AppealOutcome {
        /// The operator accepted after all, at least in part.
        Accepted = "accepted",
        /// The rejection stands.
        Rejected = "rejected",
    }
}

coded! {
    /// How an appeal stands on a day.
    pub enum AppealState {
        Waiting = "waiting",
        /// It waits longer than it should.
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

/// The last day on which an answer is in time: `days` after the day of the appeal.
pub fn answer_by(made_on: Date, days: i64) -> Date {
    made_on.checked_add(days.days()).unwrap_or(Date::MAX)
}

/// How many more appeals a rejection may have when it has had `made` of `most`.
pub fn left(made: usize, most: i64) -> i64 {
    (most - i64::try_from(made).unwrap_or(i64::MAX)).max(0)
}
