//! Trips: every standing has a state, deadlines include their day, and no point is held or lost twice.

use jiff::civil::{Date, date};
use plon_domain::points::Points;
use plon_domain::trip::{InvalidTerms, Moves, Reminders, Standing, Terms, TripOrder, TripState, Wording, sentence};
use proptest::prelude::*;

const BEFORE: Date = date(2024, 7, 10);
const ORDER_BY: Date = date(2024, 7, 20);
const BETWEEN: Date = date(2024, 9, 1);
const FULFIL_BY: Date = date(2024, 10, 31);
const AFTER: Date = date(2024, 11, 1);

fn wording() -> Wording {
    Wording {
        qualify_at: Points(80_000),
        cost: Points(100_000),
        reserved: Points(20_000),
        opens_on: date(2023, 11, 1),
        order_by: ORDER_BY,
        fulfil_by: FULFIL_BY,
    }
}

fn terms() -> Terms {
    Terms::new(wording()).unwrap()
}

fn standing(points: i64, held: i64, order: TripOrder) -> Standing {
    Standing { points: Points(points), held: Points(held), order }
}

const PLACED: TripOrder = TripOrder::Placed(Points(100_000));

#[test]
fn the_state_follows_from_the_trip_the_points_the_hold_the_order_and_the_day() {
    for (standing, today, state, status) in [
        (standing(79_999, 0, TripOrder::None), BEFORE, TripState::Unqualified, 0),
        (standing(80_000, 0, TripOrder::None), BEFORE, TripState::Qualified, 1),
        (standing(80_000, 0, TripOrder::None), ORDER_BY, TripState::Qualified, 1),
        (standing(80_000, 0, TripOrder::None), date(2024, 7, 21), TripState::Missed, 4),
        (standing(79_999, 0, TripOrder::None), date(2024, 7, 21), TripState::Unqualified, 0),
        (standing(80_000, 0, TripOrder::None), date(2023, 10, 31), TripState::Unqualified, 0),
        (standing(0, 100_000, PLACED), BEFORE, TripState::Ordered, 2),
        (standing(0, 100_000, PLACED), AFTER, TripState::Ordered, 2),
        (standing(80_000, 99_999, PLACED), FULFIL_BY, TripState::Short, 3),
        (standing(80_000, 99_999, PLACED), AFTER, TripState::Lapsed, 4),
        (standing(80_000, 0, TripOrder::Lapsed), BEFORE, TripState::Lapsed, 4),
        (standing(0, 0, TripOrder::Completed), AFTER, TripState::Completed, 2),
    ] {
        assert_eq!(standing.state(&terms(), today), state, "{standing:?} on {today}");
        assert_eq!(state.status(), status);
    }
}

#[test]
fn qualifying_holds_the_reserve_as_far_as_the_points_go() {
    let moves = |held, available| standing(80_000, held, TripOrder::None).moves(&terms(), Points(available), BEFORE);
    let hold = |points| Moves { hold: Points(points), ..Moves::default() };
    assert_eq!(moves(0, 90_000), hold(20_000));
    assert_eq!(moves(0, 7_000), hold(7_000));
    assert_eq!(moves(7_000, 90_000), hold(13_000));
    assert!(moves(20_000, 90_000).is_nothing());
    assert!(moves(0, -5_000).is_nothing());
}

#[test]
fn an_order_raises_the_hold_towards_its_own_cost() {
    let hold = |points| Moves { hold: Points(points), ..Moves::default() };
    assert_eq!(standing(80_000, 20_000, PLACED).moves(&terms(), Points(50_000), BEFORE), hold(50_000));
    assert_eq!(standing(80_000, 70_000, PLACED).moves(&terms(), Points(50_000), BETWEEN), hold(30_000));
    assert!(standing(80_000, 100_000, PLACED).moves(&terms(), Points(50_000), AFTER).is_nothing());
    let cheaper = TripOrder::Placed(Points(60_000));
    assert_eq!(standing(80_000, 20_000, cheaper).moves(&terms(), Points(50_000), BETWEEN), hold(40_000));
}

#[test]
fn a_missed_order_by_forfeits_the_reserve_and_no_more() {
    let missed = standing(80_000, 100_000, TripOrder::None).moves(&terms(), Points(5), date(2024, 7, 21));
    assert_eq!(missed, Moves { release: Points(80_000), forfeit: Points(20_000), hold: Points(0) });
    let on_the_day = standing(80_000, 20_000, TripOrder::None).moves(&terms(), Points(5), ORDER_BY);
    assert!(on_the_day.is_nothing());
}

#[test]
fn an_order_that_is_short_after_its_last_day_forfeits_all_that_is_held() {
    let short = standing(80_000, 99_999, PLACED);
    assert_eq!(short.moves(&terms(), Points(1), FULFIL_BY).hold, Points(1));
    let lapsed = short.moves(&terms(), Points(1), AFTER);
    assert_eq!(lapsed, Moves { release: Points(0), forfeit: Points(99_999), hold: Points(0) });
}

#[test]
fn until_the_last_day_for_orders_a_cancelled_one_gives_everything_back() {
    let cancelled = |held, today| standing(80_000, held, PLACED).cancelling(&terms(), today);
    let back = |points| Moves { release: Points(points), ..Moves::default() };
    assert_eq!(cancelled(70_000, BEFORE), back(70_000));
    assert_eq!(cancelled(100_000, ORDER_BY), back(100_000));
    let after = standing(80_000, 0, TripOrder::Cancelled);
    assert_eq!(after.state(&terms(), ORDER_BY), TripState::Qualified, "it may be ordered again");
    assert!(after.moves(&terms(), Points(90_000), ORDER_BY).is_nothing(), "the reserve is not held again");
    assert_eq!(after.state(&terms(), BETWEEN), TripState::Missed);
    assert!(after.moves(&terms(), Points(90_000), BETWEEN).is_nothing(), "and nothing is forfeited");
}

#[test]
fn after_it_cancelling_costs_what_a_lapse_would() {
    let cancelled = |held| standing(80_000, held, PLACED).cancelling(&terms(), BETWEEN);
    assert_eq!(cancelled(70_000), Moves { forfeit: Points(70_000), ..Moves::default() });
    let complete = Moves { release: Points(80_000), forfeit: Points(20_000), hold: Points::ZERO };
    assert_eq!(cancelled(100_000), complete, "of a complete one the reserve");
}

#[test]
fn under_the_mark_again_the_reserve_comes_back() {
    let moves = standing(79_999, 20_000, TripOrder::None).moves(&terms(), Points(0), BEFORE);
    assert_eq!(moves, Moves { release: Points(20_000), ..Moves::default() });
}

#[test]
fn what_is_missing_is_said_to_those_who_can_do_something_about_it() {
    let missing = |standing: Standing, available, today| standing.missing(&terms(), Points(available), today).0;
    assert_eq!(missing(standing(50_000, 0, TripOrder::None), 0, BEFORE), 30_000);
    assert_eq!(missing(standing(80_000, 20_000, TripOrder::None), 30_000, BEFORE), 50_000);
    assert_eq!(missing(standing(80_000, 20_000, TripOrder::None), 90_000, BEFORE), 0);
    assert_eq!(missing(standing(80_000, 70_000, PLACED), 0, BETWEEN), 30_000);
    assert_eq!(missing(standing(80_000, 100_000, PLACED), 0, BETWEEN), 0);
}

#[test]
fn each_state_has_its_sentence() {
    let said =
        |standing: Standing, today| sentence(&standing, &terms(), (Points(0), Points(0)), today).replace('\u{a0}', " ");
    assert_eq!(
        said(standing(80_000, 20_000, TripOrder::None), BEFORE),
        "Możesz zamówić wycieczkę do 20.07.2024. Odłożyliśmy na nią 20 000 pkt. Jeśli jej nie zamówisz, przepadnie \
         20 000 pkt. Po zamówieniu uzupełnisz jeszcze 80 000 pkt do 31.10.2024."
    );
    assert_eq!(
        said(standing(80_000, 70_000, PLACED), BETWEEN),
        "Wycieczka jest zamówiona. Odłożyliśmy 70 000 pkt, brakuje jeszcze 30 000 pkt. Uzupełnij je do 31.10.2024, \
         inaczej zamówienie wygaśnie i przepadnie 70 000 pkt."
    );
    assert_eq!(said(standing(80_000, 0, TripOrder::None), BETWEEN), "Termin zamówienia minął 20.07.2024.");
    assert_eq!(
        sentence(&standing(80_000, 0, TripOrder::None), &terms(), (Points(0), Points(20_000)), BETWEEN)
            .replace('\u{a0}', " "),
        "Termin zamówienia minął 20.07.2024. Przepadło 20 000 pkt, odłożone na tę wycieczkę."
    );
}

#[test]
fn of_reminders_whose_days_have_passed_unnoticed_the_last_is_due() {
    let reminders = Reminders::parse("1, 30,7 , 14").unwrap();
    assert_eq!(reminders.to_text(), "30, 14, 7, 1");
    for (today, due) in [
        (date(2024, 6, 19), None),
        (date(2024, 6, 20), Some(30)),
        (date(2024, 7, 5), Some(30)),
        (date(2024, 7, 6), Some(14)),
        (date(2024, 7, 19), Some(1)),
        (date(2024, 7, 20), Some(1)),
        (date(2024, 7, 21), None),
    ] {
        assert_eq!(reminders.due(ORDER_BY, today), due, "on {today}");
    }
    for wrong in ["7, 7", "0", "181", "siedem", "1,2,3,4,5,6,7,8,9", "-3"] {
        assert!(Reminders::parse(wrong).is_err(), "{wrong}");
    }
    assert_eq!(Reminders::parse("").unwrap().due(ORDER_BY, ORDER_BY), None);
}

#[test]
fn terms_that_do_not_hold_name_every_field() {
    let wrong = Wording {
        qualify_at: Points(0),
        cost: Points(4_000_001),
        reserved: Points(-1),
        opens_on: AFTER,
        order_by: ORDER_BY,
        fulfil_by: BEFORE,
    };
    let errors = Terms::new(wrong).unwrap_err();
    let fields: Vec<&str> = errors.iter().map(|error| error.field()).collect();
    assert_eq!(fields, ["qualify_at", "cost", "reserved_points", "order_by", "fulfil_by"]);
    let above = Terms::new(Wording { reserved: Points(100_001), ..wording() });
    assert_eq!(above, Err(vec![InvalidTerms::Reserved]));
}

fn orders() -> impl Strategy<Value = TripOrder> {
    prop_oneof![
        Just(TripOrder::None),
        Just(TripOrder::Cancelled),
        (1..200_000_i64).prop_map(|cost| TripOrder::Placed(Points(cost))),
        Just(TripOrder::Lapsed),
        Just(TripOrder::Completed),
    ]
}

proptest! {
    #[test]
    fn every_standing_has_one_state_and_moves_that_the_points_cover(
        points in 0..200_000_i64, held in 0..200_000_i64, order in orders(), available in -50_000..300_000_i64, day in 0..800_i32,
    ) {
        let today = date(2023, 9, 1).checked_add(jiff::Span::new().days(day)).unwrap();
        let (terms, standing) = (terms(), standing(points, held, order));
        let state = standing.state(&terms, today);
        prop_assert!(state.status() <= 4);
        let moves = standing.moves(&terms, Points(available), today);
        prop_assert!(moves.release >= Points::ZERO && moves.forfeit >= Points::ZERO && moves.hold >= Points::ZERO);
        prop_assert!(moves.release + moves.forfeit <= standing.held, "{state}: more leaves than is held");
        prop_assert!(moves.hold <= Points(available).max(Points::ZERO), "{state}: overdrawn");
        prop_assert!(moves.hold == Points::ZERO || moves.release + moves.forfeit == Points::ZERO);
        prop_assert!(moves.forfeit == Points::ZERO || matches!(state, TripState::Missed | TripState::Lapsed));
        prop_assert!(standing.missing(&terms, Points(available), today) >= Points::ZERO);
    }

    #[test]
    fn what_is_at_stake_is_what_a_missed_deadline_and_a_late_cancellation_cost(
        points in 80_000..200_000_i64, held in 0..100_000_i64, available in 0..100_000_i64, late in 1..100_i32,
    ) {
        let (terms, available) = (terms(), Points(available));
        let unordered = standing(points, held.min(20_000), TripOrder::None);
        let missed = unordered.moves(&terms, available, ORDER_BY.tomorrow().unwrap());
        prop_assert_eq!(unordered.at_stake(&terms, ORDER_BY), missed.forfeit);
        let ordered = unordered.ordered(&terms, available);
        let between = ORDER_BY.checked_add(jiff::Span::new().days(late)).unwrap();
        let lapsed = ordered.moves(&terms, Points::ZERO, AFTER);
        prop_assert_eq!(ordered.at_stake(&terms, between), lapsed.forfeit);
        if ordered.state(&terms, between) == TripState::Short {
            prop_assert_eq!(ordered.cancelling(&terms, between).forfeit, lapsed.forfeit);
        }
        let cancelled = ordered.cancelling(&terms, between);
        prop_assert_eq!(cancelled.release + cancelled.forfeit, ordered.held);
        prop_assert_eq!(ordered.cancelling(&terms, ORDER_BY).release, ordered.held);
    }

    #[test]
    fn moved_once_there_is_nothing_left_to_move(
        points in 0..200_000_i64, held in 0..200_000_i64, order in orders(), available in -50_000..300_000_i64, day in 0..800_i32,
    ) {
        let today = date(2023, 9, 1).checked_add(jiff::Span::new().days(day)).unwrap();
        let (terms, mut standing) = (terms(), standing(points, held, order));
        let state = standing.state(&terms, today);
        let moves = standing.moves(&terms, Points(available), today);
        standing.held = standing.held - moves.release - moves.forfeit + moves.hold;
        if state == TripState::Lapsed {
            standing.order = TripOrder::Lapsed;
        }
        let left = Points(available) + moves.release - moves.hold;
        prop_assert_eq!(standing.moves(&terms, left, today), Moves::default());
    }
}
