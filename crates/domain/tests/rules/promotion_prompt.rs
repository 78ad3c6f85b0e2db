//! When a prompt opens by itself, where a day stands to a promotion, and what is shown of it.

use jiff::civil::date;
use plon_domain::promotions::{Definition, Measure, Period, Prompt, PromptKind, marks};
use serde_json::{Value, json};

fn prompt() -> Prompt {
    Prompt {
        kind: PromptKind::Answer,
        hash: "regulamin".to_owned(),
        accepted_hash: None,
        answer_again_in_accepted: false,
        cookie: "undecided".to_owned(),
        cookie_seconds: None,
        delay_ms: 5000,
        position: 1,
        sequence: None,
        skip_if_answered: vec!["weed_buster".to_owned()],
        decline_stops: true,
    }
}

#[test]
fn a_prompt_opens_by_itself_until_it_is_answered() {
    let stops = prompt();
    assert!(stops.opens_itself(None, &[]));
    assert!(!stops.opens_itself(Some(true), &[]));
    assert!(!stops.opens_itself(Some(false), &[]));
    let insists = Prompt { decline_stops: false, ..prompt() };
    assert!(insists.opens_itself(Some(false), &[]));
    assert!(!insists.opens_itself(Some(true), &[]));
}

#[test]
fn any_answer_to_another_promotion_may_keep_it_closed() {
    assert!(!prompt().opens_itself(None, &["weed_buster"]));
    assert!(prompt().opens_itself(None, &["dovvo_refuel"]));
}

fn definition(terms: &Value) -> Definition {
    let texts = json!({"name": "n", "summary": "s", "text": "t", "success": "s", "accepted": "a", "picture": "p"});
    let mut whole = texts.as_object().unwrap().clone();
    whole.insert("terms".to_owned(), terms.clone());
    serde_json::from_value(Value::Object(whole)).unwrap()
}

#[test]
fn a_promotion_runs_while_anything_can_be_done() {
    let declared = definition(&json!({
        "purchases": {"from": "2025-01-01", "to": "2025-03-31"}, "measure": "litres",
        "declaration": {"declare": {"from": "2024-11-01", "to": "2024-12-31"}, "fulfil_by": "2025-02-28"},
        "mechanics": [{"kind": "declared", "rate": 5000}],
    }));
    let terms = &declared.terms;
    assert_eq!((terms.first_day(), terms.last_day()), (date(2024, 11, 1), date(2025, 2, 28)));
    assert_eq!(terms.period(date(2024, 10, 31)), Period::Upcoming);
    assert_eq!(terms.period(date(2024, 11, 1)), Period::Running);
    assert_eq!(terms.period(date(2025, 2, 28)), Period::Running);
    assert_eq!(terms.period(date(2025, 3, 1)), Period::Past);
    let late = definition(&json!({
        "purchases": {"from": "2025-01-01", "to": "2025-03-31"}, "accept_by": "2025-04-10", "measure": "packs",
        "mechanics": [{"kind": "target", "at": 3, "reward": {"points": 10}}],
    }));
    assert_eq!(late.terms.last_day(), date(2025, 4, 10), "an acceptance after the purchases still counts");
}

fn card(value: i64) -> Value {
    json!({"card": {"kind": "fuel", "value": value}})
}

fn at(terms: &Value, current: i64) -> Vec<i64> {
    marks(definition(terms).terms.mechanics(), Some(7_000), current).iter().map(|mark| mark.at).collect()
}

fn with(mechanic: Value) -> Value {
    json!({"purchases": {"from": "2025-01-01", "to": "2025-03-31"}, "measure": "litres", "mechanics": [mechanic]})
}

#[test]
fn marks_stand_around_what_was_bought() {
    let ladder = with(json!({"kind": "ladder", "rungs": [
        {"from": 24_000, "reward": card(10_000)}, {"from": 100_000, "reward": card(60_000)},
    ]}));
    assert_eq!(at(&ladder, 0), [24_000, 100_000]);
    assert_eq!(at(&ladder, 130_000), [124_000, 200_000], "the ladder begins anew");
    let steps = with(json!({"kind": "per_step", "step": 20_000, "reward": card(30_000)}));
    assert_eq!(at(&steps, 0), [20_000, 40_000, 60_000]);
    assert_eq!(at(&steps, 500_000), [440_000, 460_000, 480_000, 500_000, 520_000]);
    assert_eq!(at(&with(json!({"kind": "target", "at": 9_000, "reward": card(1)})), 0), [9_000]);
    assert_eq!(at(&with(json!({"kind": "multiplier", "factor": 2000})), 0), [0; 0]);
}

#[test]
fn a_mark_names_all_that_is_given_by_then() {
    let rewards = |terms: &Value| -> Vec<String> {
        let marks = marks(definition(terms).terms.mechanics(), Some(7_000), 0);
        marks.iter().filter_map(|mark| mark.reward_to_polish()).map(|text| text.replace('\u{a0}', " ")).collect()
    };
    let steps = with(json!({"kind": "per_step", "step": 20_000, "reward": card(30_000)}));
    assert_eq!(rewards(&steps), ["karta paliwowa 300 zł", "2 × karta paliwowa 300 zł", "3 × karta paliwowa 300 zł"]);
    let both = json!({"card": {"kind": "fuel", "value": 30_000}, "points": 500});
    let steps = with(json!({"kind": "per_step", "step": 20_000, "reward": both}));
    assert_eq!(rewards(&steps)[..2], ["karta paliwowa 300 zł i 500 pkt", "1 000 pkt, 2 × karta paliwowa 300 zł"]);
    let ladder = with(json!({"kind": "ladder", "rungs": [
        {"from": 24_000, "reward": card(10_000)}, {"from": 100_000, "reward": card(60_000)},
    ]}));
    assert_eq!(rewards(&ladder), ["karta paliwowa 100 zł", "karta paliwowa 600 zł"]);
}

#[test]
fn a_mechanic_is_a_sentence_that_a_participant_reads() {
    let said = |mechanic: Value| {
        let definition = definition(&with(mechanic));
        definition.terms.mechanics()[0].to_polish(Measure::Litres).replace('\u{a0}', " ")
    };
    let step = json!({"kind": "per_step", "step": 20_000, "reward": card(30_000)});
    assert_eq!(said(step), "Za każde pełne 20 L: karta paliwowa 300 zł.");
    let better = json!({"kind": "per_step", "step": 480_000, "reward": card(20_000),
        "better": {"from_steps": 3, "reward": card(30_000)}});
    assert_eq!(
        said(better),
        "Za każde pełne 480 L: karta paliwowa 200 zł. Od 1 440 L za każde z nich: karta paliwowa 300 zł."
    );
    let ladder = json!({"kind": "ladder", "rungs": [{"from": 24_000, "reward": card(10_000)},
        {"from": 100_000, "reward": card(60_000)}]});
    assert_eq!(
        said(ladder),
        "Nagroda rośnie z zakupami: od 24 L karta paliwowa 100 zł, od 100 L karta paliwowa 600 zł. \
         Każde kolejne 100 L liczymy od nowa."
    );
    assert_eq!(said(json!({"kind": "multiplier", "factor": 2000})), "Punkty za zakupy mnożymy przez 2.");
    assert_eq!(said(json!({"kind": "per_unit", "rate": 2500})), "Dodatkowo 2,5 pkt za każdy litr.");
    let target = json!({"kind": "target", "at": 200_000, "reward": {"points": 2500}});
    assert_eq!(said(target), "Po osiągnięciu celu (200 L): 2 500 pkt.");
}
