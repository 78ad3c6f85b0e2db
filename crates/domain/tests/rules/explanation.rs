//! The words that explain a line's points.
use plon_domain::explanation::{Purchase, of_line};
use plon_domain::points::{Points, apply_limits};
use plon_domain::volume::Unit;

fn purchase() -> Purchase {
    Purchase {
        quantity: 4.try_into().unwrap(),
        pack: 2_500.try_into().unwrap(),
        unit: Unit::Litre,
        rate: 120_500.try_into().unwrap(),
    }
}

#[test]
fn a_line_is_explained_by_its_multiplication() {
    let settled = apply_limits(Points(1205), None, Points(4_000_000));
    assert_eq!(
        of_line(purchase(), Points(1205), &settled, Points(4_000_000)),
        "4 × 2,5\u{a0}L × 120,5\u{a0}pkt = 1\u{a0}205\u{a0}pkt"
    );
}

#[test]
fn a_cut_line_tells_how_much_and_by_which_limit() {
    let of_total = apply_limits(Points(1205), None, Points(1000));
    assert_eq!(
        of_line(purchase(), Points(1205), &of_total, Points(4_000_000)),
        "4 × 2,5\u{a0}L × 120,5\u{a0}pkt = 1\u{a0}205\u{a0}pkt. Przyznano 1\u{a0}000\u{a0}pkt, o\u{a0}205\u{a0}pkt mniej: \
         osiągnięto limit 4\u{a0}000\u{a0}000\u{a0}pkt w programie."
    );
    let of_product = apply_limits(Points(1205), Some(Points(5)), Points(1000));
    assert_eq!(
        of_line(purchase(), Points(1205), &of_product, Points(4_000_000)),
        "4 × 2,5\u{a0}L × 120,5\u{a0}pkt = 1\u{a0}205\u{a0}pkt. Przyznano 5\u{a0}pkt, o\u{a0}1\u{a0}200\u{a0}pkt mniej: \
         osiągnięto limit punktów za ten produkt w sezonie."
    );
}
