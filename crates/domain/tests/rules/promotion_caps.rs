//! Caps of a promotion's points: for one participant, and the pool for all of them.

use jiff::civil::date;
use plon_domain::invoice::LineStatus;
use plon_domain::money::Grosze;
use plon_domain::points::Points;
use plon_domain::promotions::{
    Caps, Card, CardKind, Line, Measure, Mechanic, Participation, Reward, Scope, Terms, TermsDraft, TermsError, Window,
    cut_by_pool, evaluate,
};
use plon_domain::volume::{PackVolume, Quantity, Unit};
use proptest::prelude::*;

fn draft(caps: Caps, reward: Reward) -> TermsDraft {
    TermsDraft {
        purchases: Window { from: date(2025, 8, 1), to: date(2025, 8, 31) },
        accept_by: None,
        declaration: None,
        scope: Scope::default(),
        measure: Measure::Packs,
        mechanics: vec![Mechanic::PerStep { step: 1, reward, better: None }],
        caps,
    }
}

fn fuel(points: i64) -> Reward {
    Reward { points: Points(points), card: Some(Card { kind: CardKind::Fuel, value: Grosze(30_000) }) }
}

#[test]
fn the_cap_for_one_participant_cuts_points_and_leaves_cards() {
    let caps = Caps { per_person: Some(Points(250)), in_all: None };
    let terms = Terms::parse(draft(caps, fuel(100))).unwrap();
    let found = evaluate(&terms, Participation::default(), &[packs(4)]);
    assert_eq!((found.due.points, found.over_cap), (Points(250), Points(150)));
    assert_eq!(found.due.cards.count(), 4);
    assert!(found.next.is_some(), "the next step brings a card");
}

#[test]
fn caps_that_bound_nothing_are_told_at_their_fields() {
    let field = |caps: Caps, reward: Reward| {
        let errors = Terms::parse(draft(caps, reward)).unwrap_err();
        errors.into_iter().map(|error| (error.field(), error.error)).collect::<Vec<_>>()
    };
    let points = Reward { points: Points(1), card: None };
    let caps = |per_person: Option<i64>, in_all: Option<i64>| Caps {
        per_person: per_person.map(Points),
        in_all: in_all.map(Points),
    };
    let said = |field: &str, error: TermsError| vec![(field.to_owned(), error)];
    assert_eq!(field(caps(Some(0), None), points), said("caps.per_person", TermsError::CapPerPerson));
    assert_eq!(field(caps(None, Some(-1)), points), said("caps.in_all", TermsError::CapInAll));
    assert_eq!(field(caps(Some(9), Some(8)), points), said("caps.per_person", TermsError::CapOverPool));
    assert_eq!(field(caps(Some(9), None), fuel(0)), said("caps.per_person", TermsError::CapWithoutPoints));
    assert_eq!(field(caps(None, Some(9)), fuel(0)), said("caps.in_all", TermsError::PoolWithoutPoints));
}

proptest! {
    /// Of new points, the limit of the total cuts first, and the pool what it has no room for; together they leave what
    /// is granted.
    #[test]
    fn the_pool_cuts_what_the_limit_of_the_total_has_left(more in 0_i64..1_000, room in -50_i64..1_000, pool in -50_i64..1_000) {
        let cut = cut_by_pool(Points(more), Points(room), Points(pool)).0;
        let granted = more.min(room.max(0)).min(pool.max(0));
        prop_assert_eq!(more.min(room.max(0)) - cut, granted);
        prop_assert!((0..=more).contains(&cut));
    }
}

fn packs(quantity: i64) -> Line {
    Line {
        id: 1,
        sap: "s".into(),
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
