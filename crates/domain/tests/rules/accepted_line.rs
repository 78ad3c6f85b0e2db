//! Points that an accepted line is granted.

use plon_domain::accepted_line::{Room, accept};
use plon_domain::explanation::Purchase;
use plon_domain::invoice::LineStatus;
use plon_domain::points::{Points, PointsPerUnit};
use plon_domain::volume::{PackVolume, Quantity, Unit};
use proptest::prelude::*;

fn purchase(quantity: i64) -> Purchase {
    Purchase {
        quantity: Quantity::try_from(quantity).unwrap(),
        pack: PackVolume::try_from(5_000).unwrap(),
        unit: Unit::Litre,
        rate: PointsPerUnit::try_from(10_000).unwrap(),
    }
}

#[test]
fn the_participant_reads_the_invoice_the_product_and_the_sum() {
    let room = Room { product: Some(Points(150)), total: Points(1_000), limit: Points(4_000_000) };
    let accepted = accept(purchase(4), room);
    assert_eq!((accepted.granted, accepted.cut, accepted.status), (Points(150), Points(50), LineStatus::LimitProduct));
    assert_eq!(
        accepted.posting("FV/1", "DOVVO"),
        "Faktura FV/1, DOVVO: 4 × 5\u{a0}L × 10\u{a0}pkt = 200\u{a0}pkt. Przyznano 150\u{a0}pkt, o\u{a0}50\u{a0}pkt mniej: \
         osiągnięto limit punktów za ten produkt w sezonie."
    );
}

proptest! {
    #[test]
    fn a_line_is_granted_what_fits_and_the_rest_is_cut(quantity in 1..1_000_i64, product in prop::option::of(-50..60_000_i64), total in 0..60_000_i64) {
        let room = Room { product: product.map(Points), total: Points(total), limit: Points(4_000_000) };
        let accepted = accept(purchase(quantity), room);
        prop_assert_eq!(accepted.granted + accepted.cut, Points(quantity * 50));
        prop_assert!(accepted.granted >= Points::ZERO && accepted.granted <= Points(total));
        prop_assert!(product.is_none_or(|product| accepted.granted <= Points(product.max(0))));
        prop_assert_eq!(accepted.status == LineStatus::Accepted, accepted.cut == Points::ZERO);
    }
}
