//! Appeals: their clock and how often they may be made.
use jiff::civil::date;
use plon_domain::appeal::{AppealOutcome, AppealState, answer_by, left};

#[test]
fn the_last_day_is_in_time_and_the_day_after_is_overdue() {
    let last = answer_by(date(2025, 8, 29), 5);
    assert_eq!(last, date(2025, 9, 3));
    assert_eq!(AppealState::of(None, last, last), AppealState::Waiting);
    assert_eq!(AppealState::of(None, last, date(2025, 9, 4)), AppealState::Overdue);
}

#[test]
fn an_answer_ends_the_clock() {
    let (last, later) = (date(2025, 9, 3), date(2025, 10, 1));
    assert_eq!(AppealState::of(Some(AppealOutcome::Accepted), last, later), AppealState::Accepted);
    assert_eq!(AppealState::of(Some(AppealOutcome::Rejected), last, later), AppealState::Rejected);
}

#[test]
fn a_rejection_may_be_appealed_as_often_as_the_programme_says() {
    assert_eq!((left(0, 2), left(1, 2), left(2, 2), left(3, 2)), (2, 1, 0, 0));
}
