//! The three shapes of corrections, and what no rule decides.

use plon_ksef::{Correction, Shape, differences, read};

use crate::given::{CORRECTED, correction, line, sale, xml};

const BEFORE: (&str, &str) = ("StanPrzed", "1");

fn changes(lines: &[String]) -> Correction {
    differences(&correction(&lines.concat()))
}

/// Quantity and net value in hundredths of the only difference.
fn only(lines: &[String]) -> (String, Option<i64>, Shape) {
    let correction = changes(lines);
    let ([one], []) = (correction.differences.as_slice(), correction.undecided.as_slice()) else {
        panic!("one difference: {correction:?}")
    };
    (one.quantity.to_string(), one.net_value.map(|value| value.0), one.shape)
}

fn undecided(lines: &[String]) -> Vec<u32> {
    let correction = changes(lines);
    assert_eq!(correction.differences, []);
    assert!(correction.undecided.iter().all(|one| one.why.ends_with('.')));
    correction.undecided.iter().map(|one| one.number).collect()
}

#[test]
fn a_pair_is_after_minus_before() {
    let goods = |quantity, value| {
        [("P_7", "Agrosar 5 l"), ("P_8A", "szt."), ("P_8B", quantity), ("P_9A", "10"), ("P_11", value)]
    };
    let before = |fields: [(&'static str, &'static str); 5]| line(1, &[&fields[..], &[BEFORE]].concat());
    let pair = [before(goods("10", "100")), line(1, &goods("7.5", "75"))];
    assert_eq!(only(&pair), ("-2.5".to_owned(), Some(-2_500), Shape::Pair));
    let [first, second] = pair;
    assert_eq!(only(&[second, first]), ("-2.5".to_owned(), Some(-2_500), Shape::Pair), "in the other order");
    assert_eq!(only(&[before(goods("10", "100")), line(1, &goods("0", "0"))]).0, "-10");
    assert_eq!(only(&[before(goods("10", "100")), line(1, &goods("12", "120"))]).0, "2");
}

#[test]
fn each_number_has_its_own_pair() {
    let lines = [
        line(1, &[("P_8B", "1"), BEFORE]),
        line(2, &[("P_8B", "5"), BEFORE]),
        line(1, &[("P_8B", "3")]),
        line(2, &[("P_8B", "5")]),
    ];
    let correction = changes(&lines);
    let quantities: Vec<_> = correction.differences.iter().map(|one| (one.number, one.quantity.to_string())).collect();
    assert_eq!(quantities, [(1, "2".to_owned()), (2, "0".to_owned())]);
    assert!(correction.changes_quantity());
}

#[test]
fn a_pair_that_is_none_is_undecided() {
    let with = |number, fields: &[(&str, &str)]| line(number, &[&[("P_8B", "1")], fields].concat());
    for (why, lines) in [
        ("no line after", vec![with(1, &[BEFORE])]),
        ("no line before", vec![with(1, &[BEFORE]), with(2, &[]), with(1, &[])]),
        ("three lines", vec![with(1, &[BEFORE]), with(1, &[]), with(1, &[])]),
        ("two lines before", vec![with(1, &[BEFORE]), with(1, &[BEFORE])]),
        ("other ids", vec![with(1, &[("UU_ID", "a"), BEFORE]), with(1, &[("UU_ID", "b")])]),
        ("other units", vec![with(1, &[("P_8A", "szt."), BEFORE]), with(1, &[("P_8A", "l")])]),
        ("other codes", vec![with(1, &[("GTIN", "5901234123457"), BEFORE]), with(1, &[("GTIN", "5901234123464")])]),
        ("other indexes", vec![with(1, &[("Indeks", "A1"), BEFORE]), with(1, &[("Indeks", "A2")])]),
        ("other names", vec![with(1, &[("P_7", "Agrosar 5 l"), BEFORE]), with(1, &[("P_7", "Agrosar 20 l")])]),
        ("other decimals", vec![with(1, &[("P_7", "Agrosar 1,5 l"), BEFORE]), with(1, &[("P_7", "Agrosar 15 l")])]),
        ("half a quantity", vec![line(1, &[("P_8B", "1"), BEFORE]), line(1, &[])]),
    ] {
        let correction = changes(&lines);
        assert!(!correction.undecided.is_empty(), "{why}");
        assert!(!correction.changes_quantity(), "{why}");
    }
}

#[test]
fn the_same_goods_may_be_spelled_otherwise() {
    let pair = |before: &[(&str, &str)], after: &[(&str, &str)]| {
        [line(1, &[&[("P_8B", "2"), BEFORE], before].concat()), line(1, &[&[("P_8B", "1")], after].concat())]
    };
    for (before, after) in [
        (("P_7", "AGROSAR 5 L"), ("P_7", "Agrosar, 5l")),
        (("P_7", "Agrosar 1,5 l"), ("P_7", "Agrosar 1.5 l")),
        (("P_8A", "SZT."), ("P_8A", "szt.")),
        (("P_7", "Agrosar"), ("Indeks", "A1")),
    ] {
        assert_eq!(only(&pair(&[before], &[after])).0, "-1", "{before:?}");
    }
    let by_code = pair(&[("GTIN", "5901234123457"), ("P_7", "Agrosar")], &[("GTIN", "5901234123457"), ("P_7", "Inny")]);
    assert_eq!(only(&by_code).0, "-1", "the code decides");
}

#[test]
fn a_difference_row_changes_the_quantity_only_by_its_rule() {
    let row = |quantity, price, value| [line(1, &[("P_8B", quantity), ("P_9A", price), ("P_11", value)])];
    let changed = |quantity: &str, value| (quantity.to_owned(), Some(value), Shape::DifferenceRow);
    assert_eq!(only(&row("-3", "100", "-300")), changed("-3", -30_000), "a return");
    assert_eq!(only(&row("-3", "-100", "-300")), changed("-3", -30_000), "a return with both signs");
    assert_eq!(only(&row("2", "100", "200")), changed("2", 20_000), "more goods");
    assert_eq!(only(&row("1", "-50", "-50")), changed("0", -5_000), "a lower price");
    assert_eq!(only(&row("10", "-5", "-50")), changed("0", -5_000), "a lower price of ten");
    assert_eq!(only(&row("10", "0", "0")), changed("0", 0), "nothing");
    assert_eq!(only(&row("0", "10", "0")), changed("0", 0), "no goods");
}

#[test]
fn a_difference_row_may_lack_fields() {
    let row = |fields: &[(&str, &str)]| [line(1, fields)];
    assert_eq!(only(&row(&[("P_11", "-50")])), ("0".to_owned(), Some(-5_000), Shape::DifferenceRow));
    assert_eq!(only(&row(&[("P_8B", "-2")])), ("-2".to_owned(), None, Shape::DifferenceRow));
    assert_eq!(only(&row(&[("P_8B", "5")])), ("0".to_owned(), None, Shape::Unpriced));
    assert_eq!(only(&row(&[("P_7", "Agrosar")])), ("0".to_owned(), None, Shape::Unpriced));
    assert_eq!(only(&row(&[("P_8B", "5"), ("P_11", "-50")])).0, "0");
    assert_eq!(only(&row(&[("P_8B", "2"), ("P_9B", "100"), ("P_11A", "200")])).0, "2", "gross amounts");
    assert_eq!(undecided(&row(&[("P_8B", "5"), ("P_11", "50")])), [1]);
    assert_eq!(undecided(&row(&[("P_8B", "5"), ("P_9A", "50")])), [1]);
}

#[test]
fn signs_that_contradict_each_other_are_undecided() {
    let row = |quantity, price, value| [line(4, &[("P_8B", quantity), ("P_9A", price), ("P_11", value)])];
    assert_eq!(undecided(&row("-3", "-100", "300")), [4]);
    assert_eq!(undecided(&row("3", "-100", "300")), [4]);
    assert_eq!(undecided(&row("3", "100", "-300")), [4]);
}

#[test]
fn rows_of_one_number_are_differences_of_their_own() {
    let row = || line(1, &[("P_8B", "-1"), ("P_9A", "10"), ("P_11", "-10")]);
    assert_eq!(changes(&[row(), row()]).differences.len(), 2);
}

#[test]
fn a_sale_and_an_advance_change_nothing() {
    let lines = line(1, &[("P_8B", "-1"), ("P_9A", "10"), ("P_11", "-10")]);
    for invoice in [sale(&lines), xml("KOR_ZAL", CORRECTED, &lines), xml("ROZ", "", &lines)] {
        assert_eq!(differences(&read(invoice.as_bytes()).unwrap()), Correction::default());
    }
    let settled = read(xml("KOR_ROZ", CORRECTED, &lines).as_bytes()).unwrap();
    assert!(differences(&settled).changes_quantity());
}
