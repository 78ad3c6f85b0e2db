//! Tax on prizes: what a rule makes of a value, and which version of a rule holds on a day.
use jiff::civil::{Date, date};
use plon_domain::money::Grosze;
use plon_domain::tax::{Due, Rate, Rounding, Rule, Treatment, holding};
use proptest::prelude::*;

fn withheld(rate: i64, rounding: Rounding) -> Rule {
    Rule::new(Treatment::Withheld, Some(Rate::try_from(rate).unwrap()), None, rounding).unwrap()
}

fn due(taxable: i64, tax: i64) -> Due {
    Due { taxable: Grosze(taxable), tax: Grosze(tax) }
}

#[test]
fn ten_per_cent_is_a_tenth_in_whole_zlotys() {
    let rule = withheld(1000, Rounding::Zloty);
    assert_eq!(rule.due(Grosze(30_000)), due(30_000, 3_000));
    assert_eq!(rule.due(Grosze(10_449)), due(10_449, 1_000), "the base is 104 zł, what is reported is not rounded");
}

#[test]
fn the_base_and_the_tax_are_both_rounded_half_up() {
    let rule = withheld(1000, Rounding::Zloty);
    for (value, tax) in [(10_449, 1_000), (10_450, 1_100), (10_500, 1_100), (9_449, 900), (49, 0), (50, 0), (450, 100)]
    {
        assert_eq!(rule.due(Grosze(value)).tax, Grosze(tax), "{value}");
    }
    let fine = withheld(1000, Rounding::Grosz);
    for (value, tax) in [(10_449, 1_045), (10_444, 1_044), (10_445, 1_045), (4, 0), (5, 1)] {
        assert_eq!(fine.due(Grosze(value)).tax, Grosze(tax), "{value}");
    }
}

#[test]
fn a_value_up_to_the_free_one_is_free_and_one_above_it_is_taxed_whole() {
    for treatment in [Treatment::Withheld, Treatment::Reported] {
        let rate = (treatment == Treatment::Withheld).then_some(Rate::try_from(1000).unwrap());
        let rule = Rule::new(treatment, rate, Some(Grosze(20_000)), Rounding::Zloty).unwrap();
        assert_eq!(rule.due(Grosze(20_000)), Due::default());
        assert_eq!(rule.due(Grosze(20_001)).taxable, Grosze(20_001));
    }
}

#[test]
fn nothing_is_withheld_of_what_is_reported_and_nothing_is_reported_of_what_is_not_taxed() {
    let reported = Rule::new(Treatment::Reported, None, None, Rounding::Grosz).unwrap();
    assert_eq!(reported.due(Grosze(12_345)), due(12_345, 0));
    let none = Rule::new(Treatment::None, None, None, Rounding::Grosz).unwrap();
    assert_eq!(none.due(Grosze(12_345)), Due::default());
}

#[test]
fn whoever_orders_money_is_told_of_what_is_withheld() {
    let rule = |treatment, rate: Option<i64>, free: Option<i64>| {
        let rate = rate.map(|rate| Rate::try_from(rate).unwrap());
        Rule::new(treatment, rate, free.map(Grosze), Rounding::Zloty).unwrap().notice()
    };
    let plain = "Od kwoty potrącamy 8,5% podatku zryczałtowanego i\u{a0}wypłacamy resztę.";
    assert_eq!(rule(Treatment::Withheld, Some(850), None).as_deref(), Some(plain));
    let above = rule(Treatment::Withheld, Some(1000), Some(200_000)).unwrap();
    assert!(above.ends_with(" Kwoty do 2\u{a0}000,00\u{a0}zł są bez podatku."), "{above}");
    assert_eq!(rule(Treatment::Reported, None, None), None);
}

#[test]
fn a_rate_stands_just_where_tax_is_withheld() {
    let rate = Some(Rate::try_from(1000).unwrap());
    assert!(Rule::new(Treatment::Withheld, None, None, Rounding::Grosz).is_err());
    assert!(Rule::new(Treatment::Reported, rate, None, Rounding::Grosz).is_err());
    assert!(Rule::new(Treatment::None, rate, None, Rounding::Grosz).is_err());
}

#[test]
fn a_rate_is_read_as_it_is_typed() {
    for (typed, hundredths) in [("10", 1000), ("8,5", 850), ("10 %", 1000), ("0.01", 1), ("100", 10_000)] {
        assert_eq!(Rate::parse(typed).map(Rate::get), Ok(hundredths), "{typed}");
    }
    for (typed, sentence) in [
        (" ", "Pole jest wymagane"),
        ("%", "Pole jest wymagane"),
        ("dużo", "Wpisz stawkę w procentach, na przykład 10 albo 8,5"),
        ("1,005", "Wpisz stawkę w procentach, na przykład 10 albo 8,5"),
        ("0", "Stawka musi być większa od zera i nie większa niż 100%"),
        ("101", "Stawka musi być większa od zera i nie większa niż 100%"),
    ] {
        assert_eq!(Rate::parse(typed).unwrap_err().to_string(), sentence, "{typed}");
    }
}

#[test]
fn of_two_versions_from_one_day_the_one_written_last_holds() {
    let versions = [(date(2025, 1, 1), 1), (date(2025, 3, 1), 3), (date(2025, 3, 1), 2), (date(2025, 6, 1), 4)];
    let on = |day: Date| holding(versions, day, |version| *version).map(|(_, id)| id);
    assert_eq!(on(date(2024, 12, 31)), None);
    assert_eq!(on(date(2025, 2, 28)), Some(1));
    assert_eq!(on(date(2025, 3, 1)), Some(3));
    assert_eq!(on(date(2025, 7, 1)), Some(4));
}

fn rules() -> impl Strategy<Value = Rule> {
    let free = prop::option::of((0..100_000_i64).prop_map(Grosze));
    let rounding = prop::sample::select(Rounding::ALL);
    (prop::sample::select(Treatment::ALL), 1..=10_000_i64, free, rounding).prop_map(
        |(treatment, rate, free, rounding)| {
            let rate = (treatment == Treatment::Withheld).then(|| Rate::try_from(rate).unwrap());
            Rule::new(treatment, rate, free, rounding).unwrap()
        },
    )
}

proptest! {
    #[test]
    fn the_tax_is_the_exact_one_within_its_rounding(rule in rules(), value in 0..1_000_000_000_000_i64) {
        let due = rule.due(Grosze(value));
        prop_assert!(due.taxable == Grosze(0) || due.taxable == Grosze(value));
        match rule.rate() {
            Some(rate) if due.taxable.0 > 0 => {
                let step = if rule.rounding() == Rounding::Zloty { 100 } else { 1 };
                prop_assert_eq!(due.tax.0 % step, 0);
                let exact = i128::from(value) * i128::from(rate.get());
                let off = (i128::from(due.tax.0) * 10_000 - exact).abs();
                // half a step of the tax, and the rate of half a step of the base
                prop_assert!(off * 2 <= i128::from(step) * 10_000 + i128::from(step) * i128::from(rate.get()));
            }
            _ => prop_assert_eq!(due.tax, Grosze(0)),
        }
    }

    #[test]
    fn a_greater_value_never_owes_less(rule in rules(), one in 0..100_000_000_i64, other in 0..100_000_000_i64) {
        let (less, more) = (one.min(other), one.max(other));
        prop_assert!(rule.due(Grosze(less)).tax <= rule.due(Grosze(more)).tax);
        prop_assert!(rule.due(Grosze(less)).taxable <= rule.due(Grosze(more)).taxable);
    }

    #[test]
    fn the_version_that_holds_has_begun_and_none_begun_later(
        versions in prop::collection::vec((0..400_i64, 0..50_i64), 0..20), day in 0..400_i64,
    ) {
        let dated = |days: i64| date(2025, 1, 1).saturating_add(jiff::Span::new().days(days));
        let found = holding(versions.clone(), dated(day), |(days, id)| (dated(*days), *id));
        let best = versions.into_iter().filter(|(days, _)| *days <= day).max();
        prop_assert_eq!(found, best);
    }
}
