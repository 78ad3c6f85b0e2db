//! Which whole packs reach the next target of a promotion.
use std::collections::BTreeSet;

use jiff::civil::date;
use plon_domain::invoice::LineStatus;
use plon_domain::money::Grosze;
use plon_domain::points::Points;
use plon_domain::promotions::{Line, PackOffer, Terms, suggest};
use plon_domain::volume::{PackVolume, Quantity, Unit};
use proptest::prelude::*;
use serde_json::{Value, json};

fn terms(measure: &str, scope: &Value) -> Terms {
    serde_json::from_value(json!({
        "purchases": {"from": "2025-08-01", "to": "2025-08-31"}, "scope": scope, "measure": measure,
        "mechanics": [{"kind": "target", "at": 1_000_000, "reward": {"points": 1}}],
    }))
    .unwrap()
}

/// Pack of a product of so many thousandths of a litre, at a price in grosze.
fn offer(sap: &str, volume: i64, price: Option<i64>) -> PackOffer {
    let line = Line {
        id: 0,
        sap: sap.to_owned(),
        brand: "dovvo".to_owned(),
        category: "herbicydy".to_owned(),
        unit: Unit::Litre,
        pack: PackVolume::try_from(volume).unwrap(),
        quantity: Quantity::try_from(1).unwrap(),
        net_value: Grosze(price.unwrap_or(0)),
        earned: Points(0),
        dated_on: date(2025, 8, 10),
        status: LineStatus::Accepted,
    };
    PackOffer { line, price: price.map(Grosze) }
}

fn packs(missing: i64, offers: &[PackOffer]) -> Vec<Vec<(usize, i64)>> {
    let found = suggest(&terms("litres", &json!({})), missing, &BTreeSet::new(), offers);
    found.into_iter().map(|one| one.packs).collect()
}

#[test]
fn few_packs_with_little_left_over_are_suggested() {
    let sizes = [offer("A", 1_000, None), offer("A", 5_000, None), offer("A", 10_000, None)];
    assert_eq!(packs(20_000, &sizes), [[(2, 2)]]);
    assert_eq!(packs(12_000, &sizes), [[(2, 1), (0, 2)]], "12 L exactly, in three packs");
    assert_eq!(packs(500, &sizes), [[(0, 1)]]);
    let priced = [offer("A", 50, None), offer("A", 1_000, None)];
    assert_eq!(packs(20_850, &priced), [[(1, 21)]], "seventeen small packs save less than they are trouble");
    assert_eq!(packs(7_000, &sizes[1..]), [[(1, 1)]], "one pack of 10 L is as much as two of 5 L");
    assert!(packs(0, &sizes).is_empty());
    assert!(packs(5_000, &[]).is_empty());
}

#[test]
fn the_cheapest_product_comes_first_and_one_without_a_price_last() {
    let offers = [offer("A", 5_000, Some(90_000)), offer("B", 5_000, None), offer("C", 10_000, Some(100_000))];
    let found = suggest(&terms("litres", &json!({})), 10_000, &BTreeSet::new(), &offers);
    let costs: Vec<Option<Grosze>> = found.iter().map(|one| one.cost).collect();
    assert_eq!(costs, [Some(Grosze(100_000)), Some(Grosze(180_000)), None]);
}

#[test]
fn what_the_promotion_does_not_count_is_never_suggested() {
    let offers = [offer("A", 5_000, None), offer("B", 5_000, None)];
    let only_b = terms("litres", &json!({"products": ["B"]}));
    let found = suggest(&only_b, 5_000, &BTreeSet::new(), &offers);
    assert_eq!(found.iter().map(|one| one.packs.clone()).collect::<Vec<_>>(), [[(1, 1)]]);
    let mut late = offer("A", 5_000, None);
    late.line.dated_on = date(2025, 9, 1);
    assert!(packs(5_000, &[late]).is_empty(), "its days are over");
}

#[test]
fn different_products_are_bought_one_pack_of_each_that_does_not_count_yet() {
    let distinct = terms("distinct_products", &json!({}));
    let offers = [
        offer("A", 1_000, Some(10)),
        offer("B", 5_000, Some(90)),
        offer("B", 1_000, Some(30)),
        offer("C", 1_000, Some(20)),
    ];
    let found = suggest(&distinct, 2, &BTreeSet::from(["A".to_owned()]), &offers);
    assert_eq!(found.len(), 1);
    assert_eq!((&found[0].packs, found[0].cost), (&vec![(3, 1), (2, 1)], Some(Grosze(50))));
    assert!(suggest(&distinct, 4, &BTreeSet::new(), &offers).is_empty(), "there are but three");
}

proptest! {
    #[test]
    fn a_suggestion_reaches_what_is_missing_and_no_pack_of_it_is_too_many(
        missing in 1..500_000_i64, sizes in proptest::collection::vec(1..30_000_i64, 1..5),
    ) {
        let offers: Vec<PackOffer> = sizes.iter().map(|size| offer("A", *size, None)).collect();
        for packs in packs(missing, &offers) {
            let total: i64 = packs.iter().map(|(place, count)| sizes[*place] * count).sum();
            prop_assert!(total >= missing);
            for (place, _) in packs {
                prop_assert!(total - sizes[place] < missing, "without a pack of {} it would do too", sizes[place]);
            }
        }
    }
}
