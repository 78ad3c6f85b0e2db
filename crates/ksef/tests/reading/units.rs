//! Units and packs against their vectors.

use plon_ksef::units::{Counts, PackText, meaning, packs_in_name};
use serde::Deserialize;

use crate::given::data;

#[derive(Deserialize)]
struct Units {
    units: Vec<UnitText>,
    names: Vec<Name>,
}

#[derive(Deserialize)]
struct UnitText {
    text: String,
    means: Option<String>,
}

#[derive(Deserialize)]
struct Name {
    name: String,
    packs: Vec<String>,
}

fn told(pack: PackText) -> String {
    let times = if pack.times == 1 { String::new() } else { format!("{} ", pack.times) };
    format!("{times}packs of {} {}", pack.volume.get(), pack.unit)
}

#[test]
fn a_unit_means_what_its_vector_says() {
    for UnitText { text, means } in data::<Units>("units.json").units {
        let said = meaning(&text).map(|counts| match counts {
            Counts::Packs(None) => "packs".to_owned(),
            Counts::Packs(Some(pack)) => told(pack),
            Counts::Volume { unit, thousandths } => format!("{thousandths} {unit}"),
        });
        assert_eq!(said, means, "{text:?}");
    }
}

#[test]
fn a_name_states_the_packs_that_its_vector_says() {
    for Name { name, packs } in data::<Units>("units.json").names {
        let said: Vec<String> = packs_in_name(&name).into_iter().map(told).collect();
        assert_eq!(said, packs, "{name:?}");
    }
}
