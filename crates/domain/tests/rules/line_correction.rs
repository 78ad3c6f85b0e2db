//! State of a corrected line, and the points that move for it.
use plon_domain::line_correction::{Change, Corrected, corrected};
use plon_domain::points::{Bound, LimitedPoints, Points, apply_limits};
use proptest::prelude::*;

const ROOMY: Points = Points(4_000_000);

fn standing(granted: i64, cut: i64, bound: Option<Bound>) -> LimitedPoints {
    LimitedPoints { granted: Points(granted), cut: Points(cut), bound }
}

fn same(earned: i64) -> Change {
    Change::SameProduct { earned: Points(earned), product_room: None }
}

fn moved(corrected: Corrected) -> (i64, i64) {
    (corrected.taken_back.0, corrected.given.0)
}

#[test]
fn returned_packs_take_their_points_with_them() {
    let after = corrected(standing(200, 0, None), same(150), ROOMY);
    assert_eq!((after.now, moved(after)), (standing(150, 0, None), (50, 0)));
    let all = corrected(standing(200, 0, None), Change::Withdrawn, ROOMY);
    assert_eq!((all.now, moved(all)), (standing(0, 0, None), (200, 0)));
}

#[test]
fn a_line_that_was_read_too_small_earns_the_rest_under_the_limits() {
    let after = corrected(standing(200, 0, None), same(500), Points(100));
    assert_eq!((after.now, moved(after)), (standing(300, 200, Some(Bound::Total)), (0, 100)));
    let capped = Change::SameProduct { earned: Points(500), product_room: Some(Points(20)) };
    let after = corrected(standing(200, 0, None), capped, ROOMY);
    assert_eq!((after.now, moved(after)), (standing(220, 280, Some(Bound::Product)), (0, 20)));
}

#[test]
fn what_a_limit_cut_stays_cut_though_there_is_room_today() {
    let limited = standing(600, 400, Some(Bound::Total));
    let smaller = corrected(limited, same(700), ROOMY);
    assert_eq!((smaller.now, moved(smaller)), (standing(600, 100, Some(Bound::Total)), (0, 0)));
    let exact = corrected(limited, same(600), ROOMY);
    assert_eq!((exact.now, moved(exact)), (standing(600, 0, None), (0, 0)));
    let larger = corrected(limited, same(1_100), ROOMY);
    assert_eq!((larger.now, moved(larger)), (standing(700, 400, Some(Bound::Total)), (0, 100)));
}

#[test]
fn another_product_is_settled_anew_in_the_room_that_the_wrong_one_leaves() {
    let other = Change::OtherProduct { earned: Points(300), product_room: None };
    let after = corrected(standing(200, 0, None), other, Points(50));
    assert_eq!((after.now, moved(after)), (standing(250, 50, Some(Bound::Total)), (200, 250)));
    assert_eq!(after.difference(), Points(50));
}

fn change() -> impl Strategy<Value = Change> {
    let parts = (0..=100_000_i64, prop::option::of(-1_000..=50_000_i64), 0..5_u8);
    parts.prop_map(|(earned, room, kind)| {
        let (earned, product_room) = (Points(earned), room.map(Points));
        match kind {
            0 => Change::Withdrawn,
            1 => Change::OtherProduct { earned, product_room },
            _ => Change::SameProduct { earned, product_room },
        }
    })
}

fn earned_by(change: Change) -> Points {
    match change {
        Change::Withdrawn => Points::ZERO,
        Change::SameProduct { earned, .. } | Change::OtherProduct { earned, .. } => earned,
    }
}

proptest! {
    #[test]
    fn a_line_stands_at_what_the_ledger_moved_for_it(
        earned in 0..=100_000_i64,
        room in 0..=50_000_i64,
        corrections in prop::collection::vec((change(), 0..=50_000_i64), 0..8),
    ) {
        let mut line = apply_limits(Points(earned), None, Points(room));
        let mut posted = line.granted;
        for (change, room) in corrections {
            let after = corrected(line, change, Points(room));
            prop_assert_eq!(after.now.granted + after.now.cut, earned_by(change), "nothing is lost, nothing made up");
            prop_assert_eq!(after.now.bound.is_some(), after.now.cut > Points::ZERO);
            prop_assert!(after.taken_back <= posted, "no more is taken back than was given");
            prop_assert!(after.difference() <= Points(room), "the limit of the total holds");
            posted = posted + after.difference();
            prop_assert_eq!(posted, after.now.granted);
            line = after.now;
        }
    }

    #[test]
    fn a_products_cap_holds_through_every_correction(
        lines in prop::collection::vec(0..=5_000_i64, 1..8),
        corrections in prop::collection::vec((0..8_usize, 0..=9_000_i64), 0..20),
        cap in 0..=20_000_i64,
    ) {
        let room = |stand: &[LimitedPoints]| Points(cap) - stand.iter().map(|line| line.granted).sum();
        let mut stand: Vec<LimitedPoints> = Vec::new();
        for line in lines {
            stand.push(apply_limits(Points(line), Some(room(&stand)), ROOMY));
        }
        for (place, earned) in corrections {
            let place = place % stand.len();
            let change = Change::SameProduct { earned: Points(earned), product_room: Some(room(&stand)) };
            stand[place] = corrected(stand[place], change, ROOMY).now;
            prop_assert!(room(&stand) >= Points::ZERO);
        }
    }

    #[test]
    fn correcting_a_line_to_what_it_was_moves_nothing(earned in 0..=100_000_i64, room in 0..=50_000_i64) {
        let line = apply_limits(Points(earned), None, Points(room));
        let after = corrected(line, same(earned), ROOMY);
        prop_assert_eq!((after.now, moved(after)), (line, (0, 0)));
    }
}
