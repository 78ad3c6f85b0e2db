//! Rewards that terms would bring on recorded purchases, before anybody is promised anything.

use jiff::civil::{Date, date};
use plon_domain::invoice::LineStatus;
use plon_domain::money::Grosze;
use plon_domain::points::Points;
use plon_domain::promotions::{
    Caps, Card, CardKind, DeclarationTerms, Line, Measure, Mechanic, Participation, Reward, Scope, Simulated,
    Simulation, Terms, TermsDraft, Window, evaluate,
};
use plon_domain::volume::{PackVolume, Quantity, Unit};

const CARD: Card = Card { kind: CardKind::Fuel, value: Grosze(30_000) };

fn terms(from: Date, to: Date) -> Terms {
    let mechanic =
        Mechanic::PerStep { step: 20_000, reward: Reward { points: Points(500), card: Some(CARD) }, better: None };
    Terms::parse(TermsDraft {
        purchases: Window { from, to },
        accept_by: Some(to),
        declaration: None,
        scope: Scope::default(),
        measure: Measure::Litres,
        mechanics: vec![mechanic],
        caps: Caps::default(),
    })
    .unwrap()
}

fn litres(quantity: i64) -> Line {
    Line {
        id: 1,
        sap: "a".into(),
        brand: "b".into(),
        category: "c".into(),
        unit: Unit::Litre,
        pack: PackVolume::try_from(1_000).unwrap(),
        quantity: Quantity::try_from(quantity).unwrap(),
        net_value: Grosze::ZERO,
        earned: Points::ZERO,
        dated_on: date(2025, 8, 10),
        status: LineStatus::Accepted,
    }
}

/// Participants who bought so many litres, all with room for a million points.
fn simulated(bought: &[i64]) -> Simulation {
    let terms = terms(date(2025, 8, 1), date(2025, 8, 31));
    let mut simulation = Simulation::default();
    for quantity in bought {
        let evaluation = evaluate(&terms, Participation::default(), &[litres(*quantity)]);
        let simulated = Simulated { evaluation: &evaluation, room: Points(1_000_000), others: &[] };
        simulation.add(&simulated, 100);
    }
    simulation
}

#[test]
fn winners_cards_points_and_cost_add_up() {
    let simulation = simulated(&[19, 20, 45]);
    assert_eq!((simulation.participants, simulation.winners, simulation.lines), (3, 2, 3));
    assert_eq!(simulation.close, 1, "19 of 20 litres");
    assert_eq!(simulation.amount, 84_000);
    assert_eq!(simulation.points, Points(1_500));
    assert_eq!(simulation.cards, [(CARD, 3)]);
    assert_eq!(simulation.cost(100), Grosze(3 * 30_000 + 1_500));
    let classes: Vec<(i64, Option<i64>, i64)> = simulation
        .distribution()
        .iter()
        .map(|class| (class.over.0, class.to.map(|end| end.0), class.winners))
        .collect();
    assert_eq!(classes.last(), Some(&(50_000, Some(100_000), 1)), "two cards and 10 zł of points");
    assert_eq!(classes.iter().map(|class| class.2).sum::<i64>(), 2);
}

#[test]
fn the_limit_cuts_points_and_no_cards() {
    let terms = terms(date(2025, 8, 1), date(2025, 8, 31));
    let evaluation = evaluate(&terms, Participation::default(), &[litres(40)]);
    let mut simulation = Simulation::default();
    let others = ["dovvo_refuel".to_owned()];
    for room in [Points(700), Points(-5), Points(1_000)] {
        simulation.add(&Simulated { evaluation: &evaluation, room, others: &others }, 100);
    }
    assert_eq!((simulation.points, simulation.cut, simulation.at_limit), (Points(1_700), Points(1_300), 2));
    assert_eq!(simulation.cards, [(CARD, 6)]);
    assert_eq!(simulation.overlaps["dovvo_refuel"], 3);
}

#[test]
fn a_simulation_goes_on_where_it_stopped() {
    let whole = simulated(&[19, 20, 45]);
    let kept = serde_json::to_string(&simulated(&[19, 20])).unwrap();
    let mut resumed: Simulation = serde_json::from_str(&kept).unwrap();
    let terms = terms(date(2025, 8, 1), date(2025, 8, 31));
    let evaluation = evaluate(&terms, Participation::default(), &[litres(45)]);
    resumed.add(&Simulated { evaluation: &evaluation, room: Points(1_000_000), others: &[] }, 100);
    assert_eq!(resumed, whole);
}

#[test]
fn days_move_by_whole_years() {
    let moved = terms(date(2024, 2, 29), date(2024, 3, 31)).shifted_by_years(1).unwrap();
    assert_eq!(moved.draft().purchases, Window { from: date(2025, 2, 28), to: date(2025, 3, 31) });
    assert_eq!(moved.draft().accept_by, Some(date(2025, 3, 31)));
    let declared = TermsDraft {
        declaration: Some(DeclarationTerms {
            declare: Window { from: date(2024, 11, 1), to: date(2024, 12, 31) },
            fulfil_by: date(2025, 5, 31),
        }),
        mechanics: vec![Mechanic::Declared { rate: serde_json::from_str("10000").unwrap() }],
        ..terms(date(2024, 11, 1), date(2025, 5, 31)).draft().clone()
    };
    let earlier = Terms::parse(declared).unwrap().shifted_by_years(-1).unwrap();
    assert_eq!(earlier.draft().declaration.map(|terms| terms.fulfil_by), Some(date(2024, 5, 31)));
    assert!(terms(date(2024, 2, 29), date(2024, 3, 31)).shifted_by_years(i16::MAX).is_err());
}
