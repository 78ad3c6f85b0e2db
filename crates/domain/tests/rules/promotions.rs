//! Rewards that purchases bring under a promotion's terms; the tables of cases are in `data/promotions`.

use std::fs;

use jiff::civil::{Date, date};
use plon_domain::invoice::LineStatus;
use plon_domain::money::Grosze;
use plon_domain::points::{Points, PointsPerUnit};
use plon_domain::promotions::{
    Answer, BetterRate, Caps, Card, CardKind, Cards, Had, Line, Measure, Mechanic, Next, Participation, PlacedError,
    Reward, Rung, Scope, Terms, TermsDraft, TermsError, Window, evaluate, standing,
};
use plon_domain::volume::{PackVolume, Quantity, Unit};
use proptest::prelude::*;
use serde::Deserialize;

#[derive(Deserialize)]
struct Table {
    terms: Terms,
    cases: Vec<Case>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    why: String,
    answer: String,
    /// In time when it is not said.
    answered_on: Option<Date>,
    declared: Option<i64>,
    /// In time when it is not said.
    declared_on: Option<Date>,
    /// Number of packs that the last line had before it was corrected: anything earned before leaves no trace.
    #[serde(rename = "corrected_from")]
    _corrected_from: Option<i64>,
    lines: Vec<CaseLine>,
    current: i64,
    points: Points,
    cards: Vec<(CardKind, Grosze, i64)>,
    reasons: Option<Vec<String>>,
    next: Option<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CaseLine {
    quantity: Quantity,
    pack: PackVolume,
    on: Date,
    unit: Unit,
    brand: String,
    category: String,
    sap: String,
    earned: Points,
    status: LineStatus,
    net: Grosze,
}

impl Case {
    fn participation(&self, terms: &Terms) -> Participation {
        let answer = match self.answer.as_str() {
            "accepted" => Answer::Accepted,
            "declined" => Answer::Declined,
            "undecided" => Answer::Undecided,
            other => panic!("{other} is no answer"),
        };
        let in_time = self.answered_on.is_none_or(|day| terms.takes_answers(day));
        let declared_in_time = self.declared_on.is_none_or(|day| terms.takes_declarations(day));
        Participation {
            answer: if in_time { answer } else { Answer::Undecided },
            declared: self.declared.filter(|_| declared_in_time),
        }
    }

    fn lines(&self) -> Vec<Line> {
        let line = |(id, line): (i64, &CaseLine)| Line {
            id,
            sap: line.sap.clone(),
            brand: line.brand.clone(),
            category: line.category.clone(),
            unit: line.unit,
            pack: line.pack,
            quantity: line.quantity,
            net_value: line.net,
            earned: line.earned,
            dated_on: line.on,
            status: line.status,
        };
        (0..).zip(&self.lines).map(line).collect()
    }
}

fn tables() -> Vec<(String, Table)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/promotions");
    let read = |path: std::path::PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        (path.display().to_string(), serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path:?}: {error}")))
    };
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let json = files.filter(|path| path.extension().is_some_and(|extension| extension == "json"));
    let mut tables: Vec<_> = json.map(read).collect();
    tables.sort_by(|one, other| one.0.cmp(&other.0));
    tables
}

#[test]
fn promotions_bring_what_their_tables_say() {
    let tables = tables();
    assert!(tables.len() >= 14, "only {} tables", tables.len());
    for (file, table) in tables {
        for case in &table.cases {
            let found = evaluate(&table.terms, case.participation(&table.terms), &case.lines());
            let at = format!("{file}: {}", case.why);
            assert_eq!(found.current, case.current, "{at}: what counts");
            assert_eq!(found.due.points, case.points, "{at}: points");
            let cards: Vec<_> = found.due.cards.iter().map(|(card, count)| (card.kind, card.value, count)).collect();
            assert_eq!(cards, case.cards, "{at}: cards");
            if let Some(target) = case.next {
                assert_eq!(found.next.map(|next| next.target), Some(target), "{at}: what comes next");
            }
            if let Some(reasons) = &case.reasons {
                let said = found.verdicts.iter().filter_map(|verdict| verdict.counted.as_ref().err());
                assert_eq!(&said.map(|why| why.to_polish()).collect::<Vec<_>>(), reasons, "{at}: reasons");
            }
        }
    }
}

fn draft(measure: Measure, mechanics: Vec<Mechanic>) -> TermsDraft {
    TermsDraft {
        purchases: Window { from: date(2025, 8, 1), to: date(2025, 8, 31) },
        accept_by: Some(date(2025, 8, 31)),
        declaration: None,
        scope: Scope::default(),
        measure,
        mechanics,
        caps: Caps::default(),
    }
}

fn fuel(zlotys: i64) -> Reward {
    Reward { points: Points::ZERO, card: Some(Card { kind: CardKind::Fuel, value: Grosze(zlotys * 100) }) }
}

#[test]
fn every_error_of_a_draft_is_told_at_its_field() {
    let faulty = TermsDraft {
        purchases: Window { from: date(2025, 8, 2), to: date(2025, 8, 1) },
        accept_by: Some(date(2025, 7, 1)),
        ..draft(
            Measure::Packs,
            vec![
                Mechanic::Ladder { rungs: vec![] },
                Mechanic::PerStep { step: 0, reward: Reward::default(), better: None },
                Mechanic::Multiplier { factor: 1000 },
                Mechanic::Declared { rate: PointsPerUnit::try_from(1).unwrap() },
                Mechanic::Target { at: 0, reward: fuel(1) },
            ],
        )
    };
    let errors = Terms::parse(faulty).unwrap_err();
    let expected = [
        ("purchases", TermsError::Purchases),
        ("accept_by", TermsError::AcceptBy),
        ("declaration", TermsError::DeclarationMissing),
        ("measure", TermsError::UnitMeasure),
        ("mechanics.0", TermsError::Rungs),
        ("mechanics.1", TermsError::Step),
        ("mechanics.1", TermsError::Reward),
        ("mechanics.2", TermsError::Factor),
        ("mechanics.4", TermsError::Target),
    ];
    let found: Vec<(String, TermsError)> = errors.into_iter().map(|placed| (placed.field(), placed.error)).collect();
    assert_eq!(found, expected.map(|(field, error)| (field.to_owned(), error)));
    let none = Terms::parse(draft(Measure::Litres, vec![])).unwrap_err();
    assert_eq!(none, [PlacedError { error: TermsError::NoMechanic, mechanic: None }]);
    assert_eq!(none[0].field(), "mechanics");
}

#[test]
fn rungs_that_do_not_rise_are_refused() {
    let rung = |from| Rung { from, reward: fuel(100) };
    let ladder = |rungs| Terms::parse(draft(Measure::Litres, vec![Mechanic::Ladder { rungs }]));
    const RUNGS: PlacedError = PlacedError { error: TermsError::Rungs, mechanic: Some(0) };
    assert!(ladder(vec![rung(24_000), rung(50_000)]).is_ok());
    assert_eq!(ladder(vec![rung(50_000), rung(24_000)]).unwrap_err(), [RUNGS]);
    assert_eq!(ladder(vec![rung(24_000), rung(24_000)]).unwrap_err(), [RUNGS]);
    assert_eq!(ladder(vec![rung(0), rung(24_000)]).unwrap_err(), [RUNGS]);
}

#[test]
fn what_is_missing_is_said_with_the_days_that_are_left() {
    let window = Window { from: date(2024, 5, 1), to: date(2024, 6, 30) };
    let next = Next { target: 60_000, reward: fuel(250) };
    let said = |day| next.to_polish(Measure::Litres, 24_000, window, day).replace('\u{a0}', " ");
    assert_eq!(said(date(2024, 6, 21)), "Brakuje 36 L do karty paliwowej 250 zł, zostało 9 dni");
    assert_eq!(said(date(2024, 6, 8)), "Brakuje 36 L do karty paliwowej 250 zł, zostały 22 dni");
    assert_eq!(said(date(2024, 6, 27)), "Brakuje 36 L do karty paliwowej 250 zł, zostały 3 dni");
    assert_eq!(said(date(2024, 6, 29)), "Brakuje 36 L do karty paliwowej 250 zł, został 1 dzień");
    assert_eq!(said(date(2024, 6, 30)), "Brakuje 36 L do karty paliwowej 250 zł, dziś jest ostatni dzień");
    assert_eq!(said(date(2024, 7, 1)), "Brakuje 36 L do karty paliwowej 250 zł");
}

#[test]
fn packs_and_products_stand_in_the_case_of_their_sentence() {
    let window = Window { from: date(2024, 5, 1), to: date(2024, 6, 30) };
    let lacks = |measure, target| {
        let next = Next { target, reward: fuel(250) };
        next.to_polish(measure, 1, window, date(2024, 7, 1)).replace('\u{a0}', " ")
    };
    assert_eq!(lacks(Measure::DistinctProducts, 3), "Brakuje 2 produktów do karty paliwowej 250 zł");
    assert_eq!(lacks(Measure::DistinctProducts, 2), "Brakuje 1 produktu do karty paliwowej 250 zł");
    assert_eq!(lacks(Measure::Packs, 23), "Brakuje 22 opakowań do karty paliwowej 250 zł");
    let ladder = Mechanic::Ladder { rungs: vec![Rung { from: 3, reward: fuel(250) }] };
    assert!(ladder.to_polish(Measure::Packs).replace('\u{a0}', " ").contains(": od 3 opakowań karta"));
}

#[test]
fn rules_can_be_answered_until_the_end_of_the_last_day() {
    let step = Mechanic::PerStep { step: 20_000, reward: fuel(300), better: None };
    let terms = Terms::parse(draft(Measure::Litres, vec![step])).unwrap();
    assert!(terms.takes_answers(date(2025, 8, 31)));
    assert!(!terms.takes_answers(date(2025, 9, 1)));
    assert!(!terms.takes_declarations(date(2025, 8, 15)));
}

fn cards(list: &[i64]) -> Cards {
    list.iter().map(|zlotys| Card { kind: CardKind::Fuel, value: Grosze(zlotys * 100) }).collect()
}

fn had(collected: &[i64], paid: i64) -> Had {
    Had { collected: cards(collected), paid: vec![(CardKind::Fuel, Grosze(paid * 100))] }
}

fn sum(sums: &[(CardKind, Grosze)]) -> i64 {
    sums.iter().map(|(_, value)| value.0).sum()
}

#[test]
fn what_was_collected_is_set_off_in_whole_cards_and_the_rest_is_kept() {
    let stubble = cards(&[200, 300]);
    let left = |due: &[i64], collected: &[i64], paid, named: &Cards| {
        let found = standing(&cards(due), &had(collected, paid), named);
        (found.to_collect, sum(&found.remainder) / 100, sum(&found.overpaid) / 100)
    };
    assert_eq!(left(&[300, 300], &[300], 0, &stubble), (cards(&[300]), 0, 0));
    assert_eq!(left(&[300, 300, 300], &[200], 0, &stubble), (cards(&[300, 300]), 100, 0), "no card of 100 zł is named");
    assert_eq!(left(&[300, 300, 300], &[200, 200], 0, &stubble), (cards(&[200, 300]), 0, 0), "a card fits");
    assert_eq!(left(&[300, 300, 300], &[200], 100, &stubble), (cards(&[300, 300]), 0, 0), "it was paid");
    assert_eq!(left(&[300, 300, 300, 300], &[200], 100, &stubble), (cards(&[300, 300, 300]), 0, 0), "and more is due");
    let orchard = cards(&[100, 250, 600]);
    assert_eq!(left(&[250], &[100], 0, &orchard), (cards(&[100]), 50, 0));
    assert_eq!(left(&[600, 100], &[250], 0, &orchard), (cards(&[100, 250, 100]), 0, 0));
    assert_eq!(left(&[100], &[250], 0, &orchard), (cards(&[]), 0, 150));
    assert_eq!(left(&[], &[], 100, &orchard), (cards(&[]), 0, 100), "what was paid and is not due any more");
}

#[test]
fn terms_name_the_cards_that_their_mechanics_bring() {
    let stubble = Mechanic::PerStep {
        step: 480_000,
        reward: fuel(200),
        better: Some(BetterRate { from_steps: 3, reward: fuel(300) }),
    };
    let target = Mechanic::Target { at: 10, reward: fuel(300) };
    let terms = Terms::parse(draft(Measure::Litres, vec![stubble, target])).unwrap();
    assert_eq!(terms.named_cards(), cards(&[200, 300]));
}

prop_compose! {
    pub fn any_line()(
        id in 0..1000_i64, sap in "[1-4]", brand in "[ab]", litres in any::<bool>(),
        pack in prop::sample::select(vec![1_000_i64, 5_000, 20_000]), quantity in 1..60_i64, net in 0..100_000_i64,
        earned in 0..5_000_i64, day in 25..36_i64, status in prop::sample::select(LineStatus::ALL.to_vec()),
    ) -> Line {
        Line {
            id, sap, brand, category: "c".to_owned(), unit: if litres { Unit::Litre } else { Unit::Kilogram },
            pack: PackVolume::try_from(pack).unwrap(), quantity: Quantity::try_from(quantity).unwrap(),
            net_value: Grosze(net), earned: Points(earned),
            dated_on: date(2025, 7, 1).checked_add(jiff::Span::new().days(day)).unwrap(), status,
        }
    }
}

fn any_mechanic() -> impl Strategy<Value = Mechanic> {
    let rate = || (1..20_000_i64).prop_map(|rate| PointsPerUnit::try_from(rate).unwrap());
    prop_oneof![
        (1..100_000_i64, 1..100_000_i64).prop_map(|(first, more)| Mechanic::Ladder {
            rungs: vec![
                Rung { from: first, reward: fuel(100) },
                Rung { from: first + more, reward: Reward { points: Points(50), ..fuel(300) } },
            ],
        }),
        (1..50_000_i64).prop_map(|step| Mechanic::PerStep { step, reward: fuel(30), better: None }),
        (1001..5000_i64).prop_map(|factor| Mechanic::Multiplier { factor }),
        rate().prop_map(|rate| Mechanic::PerUnit { rate }),
        (1..100_000_i64).prop_map(|at| Mechanic::Target { at, reward: fuel(500) }),
    ]
}

prop_compose! {
    pub fn any_terms()(
        mechanics in prop::collection::vec(any_mechanic(), 1..4),
        brands in prop::collection::vec("[ab]".prop_map(String::from), 0..2),
        packs in prop::collection::vec(prop::sample::select(vec![1_000_i64, 5_000]), 0..2),
        measure in prop::sample::select(vec![Measure::Litres, Measure::Kilograms]),
    ) -> Terms {
        let packs = packs.into_iter().map(|pack| PackVolume::try_from(pack).unwrap()).collect();
        let scope = Scope { brands, packs, ..Scope::default() };
        Terms::parse(TermsDraft { scope, ..draft(measure, mechanics) }).unwrap()
    }
}

const ACCEPTED: Participation = Participation { answer: Answer::Accepted, declared: None };

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn the_order_of_purchases_changes_nothing(
        terms in any_terms(),
        (lines, shuffled) in prop::collection::vec(any_line(), 0..12)
            .prop_flat_map(|lines| (Just(lines.clone()), Just(lines).prop_shuffle())),
    ) {
        let (one, other) = (evaluate(&terms, ACCEPTED, &lines), evaluate(&terms, ACCEPTED, &shuffled));
        prop_assert_eq!((one.current, one.due, one.next), (other.current, other.due, other.next));
    }

    #[test]
    fn nothing_is_due_without_an_acceptance_and_all_of_it_with_one(
        terms in any_terms(), lines in prop::collection::vec(any_line(), 0..8),
    ) {
        for answer in [Answer::Undecided, Answer::Declined] {
            let withheld = evaluate(&terms, Participation { answer, declared: None }, &lines);
            prop_assert!(withheld.due.is_nothing() && withheld.withheld.is_some());
        }
        let accepted = evaluate(&terms, ACCEPTED, &lines);
        prop_assert_eq!(accepted.due, accepted.promised);
    }

    #[test]
    fn what_counts_is_the_sum_of_what_its_lines_count(
        terms in any_terms(), lines in prop::collection::vec(any_line(), 0..12),
    ) {
        let found = evaluate(&terms, ACCEPTED, &lines);
        let counted: i64 = found.verdicts.iter().filter_map(|verdict| verdict.counted.clone().ok()).sum();
        prop_assert_eq!(found.current, counted);
        prop_assert_eq!(found.verdicts.len(), lines.len());
    }

    #[test]
    fn terms_survive_being_stored(terms in any_terms()) {
        let stored = serde_json::to_string(&terms).unwrap();
        prop_assert_eq!(serde_json::from_str::<Terms>(&stored).unwrap(), terms);
    }

    #[test]
    fn what_waits_and_was_had_and_is_left_over_are_together_what_is_due(
        (named, due) in prop::collection::vec(1..700_i64, 1..5).prop_flat_map(|named| {
            let due = prop::collection::vec(prop::sample::select(named.clone()), 0..8);
            (Just(named), due)
        }),
        collected in prop::collection::vec(1..700_i64, 0..8), paid in 0..400_i64,
    ) {
        let (smallest, named) = (named.iter().min().copied().unwrap() * 100, cards(&named));
        let (due, had) = (cards(&due), had(&collected, paid));
        let found = standing(&due, &had, &named);
        let worth = |cards: &Cards| cards.worth(CardKind::Fuel).0;
        let (over, left) = (sum(&found.overpaid), sum(&found.remainder));
        prop_assert_eq!(worth(&found.to_collect) + left + worth(&had.collected) + paid * 100 - over, worth(&due));
        prop_assert!(over == 0 || (found.to_collect.is_empty() && left == 0));
        prop_assert!(found.to_collect.iter().all(|(card, _)| named.iter().any(|(one, _)| one == card)));
        prop_assert!(left < smallest, "a card of {smallest} would fit into {left}");
        let kept = Had { paid: vec![(CardKind::Fuel, Grosze(paid * 100 + left))], ..had };
        let paid_out = standing(&due, &kept, &named);
        prop_assert_eq!((paid_out.to_collect, sum(&paid_out.remainder)), (found.to_collect, 0));
    }

    #[test]
    fn whichever_card_is_collected_next_the_sum_stays(
        (named, due) in prop::collection::vec(1..700_i64, 1..5).prop_flat_map(|named| {
            let due = prop::collection::vec(prop::sample::select(named.clone()), 0..8);
            (Just(named), due)
        }),
        collected in prop::collection::vec(1..700_i64, 0..4), next in any::<prop::sample::Index>(),
    ) {
        let (named, due, mut had) = (cards(&named), cards(&due), had(&collected, 0));
        let found = standing(&due, &had, &named);
        let waiting: Vec<Card> = found.to_collect.iter().map(|(card, _)| card).collect();
        if waiting.is_empty() {
            return Ok(());
        }
        had.collected.add(waiting[next.index(waiting.len())], 1);
        let after = standing(&due, &had, &named);
        let worth = |cards: &Cards| cards.worth(CardKind::Fuel).0;
        prop_assert!(after.overpaid.is_empty());
        prop_assert_eq!(
            worth(&after.to_collect) + sum(&after.remainder) + worth(&had.collected),
            worth(&found.to_collect) + sum(&found.remainder) + worth(&cards(&collected))
        );
    }
}
