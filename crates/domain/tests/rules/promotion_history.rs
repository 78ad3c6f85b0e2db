//! Results of changes of lines: the same as if only the lines that are left had ever been there.

use std::collections::BTreeMap;

use plon_domain::points::Points;
use plon_domain::promotions::{
    Answer, Evaluation, Line, Participation, Posted, Tally, Terms, evaluate, evaluate_tally, to_post, verdict,
};
use proptest::prelude::*;

use crate::promotions::{any_line, any_terms};

/// Event of a line, which is named by its place among a few.
#[derive(Debug, Clone)]
enum Event {
    /// It is there for the first time, or stands otherwise than before.
    Put(usize, Line),
    Gone(usize),
}

fn any_event() -> impl Strategy<Value = Event> {
    prop_oneof![
        4 => (0..8_usize, any_line()).prop_map(|(place, line)| Event::Put(place, line)),
        1 => (0..8_usize).prop_map(Event::Gone),
    ]
}

/// A ledger of lines that looks only at the line that has changed.
#[derive(Default)]
struct Parts {
    /// The amount, the multipliers' points and the product of each line that counts.
    by_line: BTreeMap<usize, (i64, i64, String)>,
    amount: i64,
    extra: i64,
    products: BTreeMap<String, usize>,
}

impl Parts {
    fn happen(&mut self, terms: &Terms, event: &Event) {
        let (Event::Put(place, _) | Event::Gone(place)) = event;
        if let Some((amount, extra, sap)) = self.by_line.remove(place) {
            self.amount -= amount;
            self.extra -= extra;
            let left = self.products.get_mut(&sap).unwrap();
            *left -= 1;
            if *left == 0 {
                self.products.remove(&sap);
            }
        }
        let Event::Put(place, line) = event else { return };
        let verdict = verdict(terms, line);
        let Ok(amount) = verdict.counted else { return };
        self.amount += amount;
        self.extra += verdict.extra.0;
        *self.products.entry(line.sap.clone()).or_default() += 1;
        self.by_line.insert(*place, (amount, verdict.extra.0, line.sap.clone()));
    }

    fn tally(&self) -> Tally {
        Tally { amount: self.amount, extra: Points(self.extra), products: i64::try_from(self.products.len()).unwrap() }
    }
}

const ACCEPTED: Participation = Participation { answer: Answer::Accepted, declared: None };

fn without_verdicts(found: Evaluation) -> Evaluation {
    Evaluation { verdicts: Vec::new(), ..found }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(5_000))]

    #[test]
    fn step_by_step_is_the_same_as_from_scratch(
        terms in any_terms(), events in prop::collection::vec(any_event(), 0..24),
    ) {
        let (mut parts, mut lines) = (Parts::default(), BTreeMap::new());
        for event in &events {
            parts.happen(&terms, event);
            match event {
                Event::Put(place, line) => drop(lines.insert(*place, line.clone())),
                Event::Gone(place) => drop(lines.remove(place)),
            }
            let left: Vec<Line> = lines.values().cloned().collect();
            let scratch = without_verdicts(evaluate(&terms, ACCEPTED, &left));
            prop_assert_eq!(evaluate_tally(&terms, ACCEPTED, parts.tally()), scratch);
        }
    }

    #[test]
    fn points_are_posted_to_what_is_due_and_no_further(
        steps in prop::collection::vec((0..5_000_i64, 0..3_000_i64), 1..20),
    ) {
        let mut posted = Posted::default();
        for (due, room) in steps {
            let (due, before) = (Points(due), posted);
            let step = to_post(due, before, Points(room));
            posted = step.after;
            prop_assert_eq!(posted.granted + posted.cut, due);
            prop_assert_eq!(before.granted + step.given - step.taken_back, posted.granted);
            prop_assert!(step.given == Points::ZERO || step.taken_back == Points::ZERO);
            prop_assert!(step.given.0 <= room && posted.granted >= Points::ZERO && posted.cut >= Points::ZERO);
            let again = to_post(due, posted, Points(room));
            prop_assert_eq!((again.given, again.taken_back, again.after), (Points::ZERO, Points::ZERO, posted));
        }
    }
}

#[test]
fn what_the_limit_cut_goes_first_and_stays_cut() {
    let cut = to_post(Points(1000), Posted::default(), Points(600)).after;
    assert_eq!(cut, Posted { granted: Points(600), cut: Points(400) });
    assert_eq!(to_post(Points(1000), cut, Points(9_000)).after, cut, "room that comes later gives nothing back");
    let less = to_post(Points(700), cut, Points(0));
    assert_eq!((less.taken_back, less.after.cut), (Points::ZERO, Points(100)));
    assert_eq!(to_post(Points(500), cut, Points(0)).taken_back, Points(100));
}
