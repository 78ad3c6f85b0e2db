//! Points that lines earn, and those that the limits let through.

use plon_domain::achievement::newly_reached;
use plon_domain::invoice::LineStatus;
use plon_domain::points::{Grant, Points, PointsPerUnit, apply_limits, earned, grant};
use plon_domain::volume::{PackSize, PackVolume, Quantity, Volume};
use proptest::prelude::*;
use serde::Deserialize;

use crate::vectors::read;

#[derive(Deserialize)]
struct Line {
    quantity: Quantity,
    volume: PackVolume,
    points_per_unit: PointsPerUnit,
    points: Points,
    why: String,
}

#[test]
fn lines_earn_what_the_vectors_say() {
    for line in read::<Line>("points") {
        assert_eq!(earned(line.quantity, line.volume, line.points_per_unit), line.points, "{}", line.why);
    }
}

#[derive(Deserialize)]
struct Limited {
    earned: Points,
    product_room: Option<Points>,
    total_room: Points,
    granted: Points,
    cut: Points,
    status: LineStatus,
    why: String,
}

#[test]
fn the_limits_grant_what_the_vectors_say() {
    for row in read::<Limited>("grant") {
        let settled = apply_limits(row.earned, row.product_room, row.total_room);
        assert_eq!((settled.granted, settled.cut), (row.granted, row.cut), "{}", row.why);
        assert_eq!(LineStatus::of_limited(&settled), row.status, "{}", row.why);
    }
}

#[test]
fn a_line_over_the_limit_earns_the_room_that_is_left() {
    assert_eq!(grant(Points(1000), Points(600)), Grant::Limited { granted: Points(600), cut: Points(400) });
}

#[test]
fn quantities_volumes_and_rates_have_bounds() {
    assert!(Quantity::try_from(0).is_err() && Quantity::try_from(1_000_001).is_err());
    assert!(PackVolume::try_from(0).is_err() && PackVolume::try_from(-5).is_err());
    assert!(PointsPerUnit::try_from(-1).is_err() && PointsPerUnit::try_from(0).is_ok());
    assert!(serde_json::from_str::<Quantity>("0").is_err());
    let largest = PackVolume::MAX.times(Quantity::MAX);
    assert_eq!(largest, Volume(1_000_000_000_000_000));
}

#[test]
fn a_total_reaches_each_level_that_it_meets_or_passes() {
    let levels = [50_000, 75_000, 100_000].map(Points);
    let reached = |before, after| newly_reached(&levels, Points(before), Points(after)).collect::<Vec<_>>();
    assert_eq!(reached(49_999, 50_000), [Points(50_000)]);
    assert_eq!(reached(50_000, 74_999), []);
    assert_eq!(reached(0, 100_000), [Points(50_000), Points(75_000), Points(100_000)]);
    assert_eq!(reached(80_000, 60_000), []);
}

prop_compose! {
    fn line()(quantity in 1..=1_000_000_i64, volume in 1..=1_000_000_000_i64, rate in 0..=1_000_000_000_i64)
        -> (Quantity, PackVolume, PointsPerUnit) {
        (quantity.try_into().unwrap(), volume.try_into().unwrap(), rate.try_into().unwrap())
    }
}

proptest! {
    #[test]
    fn rounding_moves_a_line_by_half_a_point_at_most((quantity, volume, rate) in line()) {
        let millionths = i128::from(quantity.get()) * i128::from(volume.get()) * i128::from(rate.get());
        let excess = i128::from(earned(quantity, volume, rate).0) * 1_000_000 - millionths;
        prop_assert!(-500_000 < excess && excess <= 500_000);
    }

    #[test]
    fn more_packs_never_earn_less((quantity, volume, rate) in line()) {
        if let Ok(more) = Quantity::try_from(quantity.get() + 1) {
            prop_assert!(earned(more, volume, rate) >= earned(quantity, volume, rate));
        }
    }

    #[test]
    fn what_is_granted_and_what_is_cut_are_what_was_earned(
        earned in 0..=i64::MAX / 2,
        product_room in prop::option::of(-10_000..=8_000_000_i64),
        total_room in -10_000..=4_000_000_i64,
    ) {
        let settled = apply_limits(Points(earned), product_room.map(Points), Points(total_room));
        prop_assert_eq!(settled.granted + settled.cut, Points(earned));
        prop_assert!(settled.granted >= Points::ZERO && settled.cut >= Points::ZERO);
        prop_assert!(settled.granted <= Points(total_room).max(Points::ZERO));
        prop_assert!(product_room.is_none_or(|room| settled.granted <= Points(room).max(Points::ZERO)));
        prop_assert_eq!(settled.bound.is_some(), settled.cut > Points::ZERO);
    }

    #[test]
    fn a_limit_is_filled_to_the_last_point_and_never_passed(lines in prop::collection::vec(0..=50_000_i64, 1..60)) {
        let limit = Points(500_000);
        let mut total = Points::ZERO;
        for &line in &lines {
            let granted = grant(Points(line), limit - total);
            if let Grant::Limited { .. } = granted {
                prop_assert_eq!(total + granted.granted(), limit);
            }
            total = total + granted.granted();
        }
        prop_assert_eq!(total, Points(lines.iter().sum::<i64>()).min(limit));
    }
}

#[test]
fn a_size_in_an_address_is_a_volume_and_its_unit() {
    for (input, shown) in
        [("5L", "5L"), ("0.5L", "0.5L"), ("0,250L", "0.25L"), ("25kg", "25kg"), ("1000000kg", "1000000kg")]
    {
        let size = PackSize::parse(input).expect(input);
        assert_eq!(size.to_string(), shown);
        assert_eq!(PackSize::parse(shown), Ok(size));
    }
    for input in ["", "5", "L", "5l", "5 L", "-5L", "0L", "1.2345kg", "1000001L", "5Lkg"] {
        assert!(PackSize::parse(input).is_err(), "{input:?}");
    }
}
