//! The events that all features declare for the audit log, as the front end reads them.
use std::collections::{BTreeMap, BTreeSet};

use plon_platform::audit::schema;

/// Each table has a filter of its own.
const OF_MANY_RECORDS: &str = "exports.take";

#[derive(serde::Deserialize)]
struct Labels {
    actions: BTreeMap<String, String>,
    subjects: BTreeMap<String, String>,
}

#[test]
fn every_declared_event_has_its_labels_and_every_label_its_event() {
    let labels: Labels = serde_json::from_str(include_str!("../../../../data/audit/labels.json")).unwrap();
    let events = schema().events;
    let actions: BTreeSet<&str> = events.iter().map(|event| event.action).collect();
    let subjects: BTreeSet<&str> = events.iter().map(|event| event.subject).collect();
    assert_eq!(actions, labels.actions.keys().map(String::as_str).collect());
    assert_eq!(subjects, labels.subjects.keys().map(String::as_str).collect());
}

#[test]
fn events_of_one_action_keep_the_same_records() {
    let mut known = BTreeMap::new();
    for event in schema().events.into_iter().filter(|event| event.action != OF_MANY_RECORDS) {
        let records = (event.before, event.after);
        let others = known.entry(event.action).or_insert_with(|| records.clone());
        assert_eq!(*others, records, "{}", event.action);
    }
}
