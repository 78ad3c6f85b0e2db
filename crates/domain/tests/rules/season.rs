//! Seasons and their days.

use jiff::ToSpan;
use jiff::civil::{Date, date};
use plon_domain::season::{Season, SeasonStatus, Tab};
use proptest::prelude::*;
use serde::Deserialize;

use crate::vectors::read;

#[derive(Deserialize)]
struct Row {
    day: String,
    season: i64,
    days_left: u32,
    why: String,
}

fn season(year: i64) -> Season {
    Season::try_from(year).unwrap()
}

#[test]
fn days_fall_into_seasons_by_the_vectors() {
    for row in read::<Row>("season") {
        let day: Date = row.day.parse().unwrap();
        assert_eq!(Season::of(day), season(row.season), "{}", row.why);
        assert_eq!(Season::of(day).days_left(day), row.days_left, "{}", row.why);
    }
}

#[test]
fn what_once_earned_points_is_a_draft_no_more() {
    use SeasonStatus::{Closed, Draft, Open};
    for (from, may) in [(Draft, [Draft, Open, Closed].as_slice()), (Open, &[Open, Closed]), (Closed, &[Open, Closed])] {
        for next in SeasonStatus::ALL {
            assert_eq!(from.may_become(*next, true), may.contains(next), "{from} to {next}");
            assert!(from.may_become(*next, false), "{from} to {next}, before it begins");
        }
    }
}

#[test]
fn a_season_runs_from_november_to_october() {
    assert_eq!(season(2025).first_day(), date(2024, 11, 1));
    assert_eq!(season(2025).last_day(), date(2025, 10, 31));
}

#[test]
fn no_days_are_left_once_a_season_is_over() {
    assert_eq!(season(2024).days_left(date(2025, 8, 20)), 0);
}

#[test]
fn the_next_season_is_soon_from_sixty_days_before_it() {
    assert_eq!(Season::soon(date(2025, 9, 1)), None);
    assert_eq!(Season::soon(date(2025, 9, 2)), Some(season(2026)));
    assert_eq!(Season::soon(date(2025, 10, 31)), Some(season(2026)));
    assert_eq!(Season::soon(date(2025, 11, 1)), None);
}

#[test]
fn invoices_stand_in_the_tab_of_their_season() {
    let current = season(2025);
    let tabs = [2026, 2025, 2024, 2023, 2019].map(|year| season(year).tab(current));
    assert_eq!(tabs, [Tab::Current, Tab::Current, Tab::Previous, Tab::Archive, Tab::Archive]);
}

#[test]
fn an_address_names_a_season_by_four_digits() {
    assert_eq!(Season::parse("2025"), Ok(season(2025)));
    for input in ["", "25", "02025", "+2025", "-202", "20a5", "waiting", "0999", "99999"] {
        assert!(Season::parse(input).is_err(), "{input:?}");
    }
}

#[test]
fn json_holds_a_season_as_its_year() {
    assert_eq!(serde_json::to_string(&season(2025)).unwrap(), "2025");
    assert!(serde_json::from_str::<Season>("12").is_err());
}

proptest! {
    #[test]
    fn each_day_falls_into_the_season_that_spans_it(offset in 0..200_000_i64) {
        let day = date(1600, 1, 1) + offset.days();
        let season = Season::of(day);
        prop_assert!(season.first_day() <= day && day <= season.last_day());
        prop_assert!(season.contains(day) && !season.previous().contains(day));
        prop_assert_eq!(season.previous().last_day() + 1.day(), season.first_day());
    }
}
