//! Operators' corrections of points.
use plon_domain::balances::Balances;
use plon_domain::correction::{InvalidCorrection, correction};
use plon_domain::ledger::{AccountKind, Source, Transfer};
use plon_domain::points::Points;
use proptest::prelude::*;

const LIMIT: Points = Points(4_000_000);

fn with_purchases(points: i64) -> Balances {
    Balances::default().after(&Transfer::accrual(Source::Purchases, Points(points)).unwrap()).unwrap()
}

#[test]
fn a_correction_upwards_fits_under_the_limit_of_the_total() {
    let before = with_purchases(3_999_000);
    let fits = correction(Points(1_000), Source::Affiliation, &before, LIMIT).unwrap();
    assert_eq!(before.after(&fits).unwrap().figures().total, LIMIT);
    let refused = correction(Points(1_001), Source::Affiliation, &before, LIMIT).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "Do limitu 4\u{a0}000\u{a0}000\u{a0}pkt zostało 1\u{a0}000\u{a0}pkt. Nie można dodać więcej."
    );
}

#[test]
fn a_correction_downwards_takes_back_what_the_source_has_issued_and_no_more() {
    let before = with_purchases(500);
    let spent = before.after(&Transfer::hold(Points(400)).unwrap()).unwrap();
    let all = correction(Points(-500), Source::Purchases, &spent, LIMIT).unwrap();
    assert_eq!(spent.after(&all).unwrap().get(AccountKind::Available), Points(-400));
    let refused = correction(Points(-501), Source::Purchases, &spent, LIMIT).unwrap_err();
    assert_eq!(refused, InvalidCorrection::NotIssued(Points(500)));
    assert_eq!(refused.to_string(), "Z tego źródła uczestnik ma 500\u{a0}pkt. Nie można odjąć więcej.");
    let other = correction(Points(-1), Source::Achievements, &spent, LIMIT).unwrap_err();
    assert_eq!(other, InvalidCorrection::NotIssued(Points::ZERO));
}

#[test]
fn no_points_are_no_correction() {
    let refused = correction(Points::ZERO, Source::Purchases, &with_purchases(5), LIMIT).unwrap_err();
    assert_eq!(refused.to_string(), "Podaj liczbę punktów inną niż zero");
}

proptest! {
    #[test]
    fn any_number_is_a_transfer_that_the_books_take_or_is_refused(points in any::<i64>(), issued in 1_i64..4_000_000) {
        let before = with_purchases(issued);
        if let Ok(transfer) = correction(Points(points), Source::Purchases, &before, LIMIT) {
            let after = before.after(&transfer).unwrap();
            prop_assert_eq!(after.figures().total.0, issued + points);
            prop_assert!(after.figures().total <= LIMIT && after.sum() == 0);
        }
    }
}
