//! Registers and areas against their vectors, and the crops against the programme's own list.

use std::collections::BTreeMap;

use plon_domain::crops::{CropAreas, ListedCrop, groups, originals};
use plon_domain::participant::ParticipantKind;
use serde::Deserialize;

use crate::vectors::read;

#[derive(Deserialize)]
struct Choice {
    kind: String,
    input: String,
    valid: bool,
    normalised: Option<String>,
    message: Option<String>,
    why: String,
}

#[test]
fn the_register_of_a_kind_follows_its_vectors() {
    for Choice { kind, input, valid, normalised, message, why } in read::<Choice>("register") {
        let (found, error) = match ParticipantKind::parse(&kind).unwrap().register(&input) {
            Ok(register) => (Some(register.to_string()), None),
            Err(error) => (None, Some(error.to_string())),
        };
        assert_eq!((found.is_some(), found, error), (valid, normalised, message), "{why}");
    }
}

#[derive(Deserialize)]
struct Typed {
    areas: Vec<(i64, String)>,
    normalised: Option<Vec<(i64, i64)>>,
    errors: BTreeMap<i64, String>,
    why: String,
}

#[test]
fn areas_of_crops_follow_their_vectors() {
    for Typed { areas, normalised, errors, why } in read::<Typed>("crop-areas") {
        let parsed = CropAreas::parse(&groups(&originals()), areas.iter().map(|(id, text)| (*id, text.as_str())));
        let found = parsed.as_ref().ok().map(|areas| areas.iter().map(|(id, area)| (id, area.get())).collect());
        assert_eq!((found, parsed.err().unwrap_or_default()), (normalised, errors), "{why}");
    }
}

#[derive(Deserialize)]
struct Listed {
    id: i64,
    name: String,
    group_name: String,
    #[serde(default)]
    total: bool,
}

#[test]
fn the_crops_are_those_of_the_programme() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/programme/crops.json");
    let listed: Vec<Listed> = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let listed: Vec<_> = listed.into_iter().map(|crop| (crop.id, crop.name, crop.group_name, crop.total)).collect();
    let known: Vec<_> = originals().into_iter().map(|crop| (crop.id, crop.name, crop.group, crop.is_total)).collect();
    assert_eq!(known, listed);
}

#[test]
fn a_group_stands_where_its_first_crop_does_and_retired_crops_are_not_asked_for() {
    let crop = |id, group: &str, is_total, is_retired| ListedCrop {
        id,
        group: group.to_owned(),
        name: format!("nr {id}"),
        is_total,
        position: id,
        is_retired,
    };
    let listed = [
        crop(1, "Stare", false, true),
        crop(2, "Zboża", false, false),
        crop(3, "Sady", false, false),
        crop(4, "Zboża", true, false),
        crop(5, "Zboża", false, true),
        crop(6, "Zboża", false, false),
    ];
    let groups = groups(&listed);
    let ids: Vec<(&str, Vec<i64>)> =
        groups.iter().map(|group| (group.name.as_str(), group.crops().map(|crop| crop.id).collect())).collect();
    assert_eq!(ids, [("Zboża", vec![4, 2, 6]), ("Sady", vec![3])]);
    let errors = CropAreas::parse(&groups, [(5, "1"), (2, "1")]).unwrap_err();
    assert_eq!(errors.into_iter().collect::<Vec<_>>(), [(5, "Nie ma takiej uprawy".to_owned())]);
}

#[test]
fn an_unknown_kind_is_not_taken() {
    for (code, sentence) in [("", "Pole jest wymagane"), ("garden", "Wybierz jedną z podanych możliwości")] {
        assert_eq!(ParticipantKind::parse(code).unwrap_err().to_string(), sentence);
    }
}
