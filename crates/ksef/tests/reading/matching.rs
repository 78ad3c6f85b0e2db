//! Lines matched with packs of a catalogue.

use std::collections::HashMap;

use plon_domain::volume::Unit;
use plon_ksef::{Catalogue, CataloguePack, LineMatch, MatchedBy, read};

use crate::given::{line, sale};

const GTIN: &str = "5901234123457";

fn pack(id: i64, code: &str, product: &str, unit: Unit, volume: i64) -> CataloguePack {
    CataloguePack { id, code: code.to_owned(), product: product.to_owned(), sap: String::new(), unit, volume }
}

fn catalogue() -> Catalogue {
    let packs = vec![
        pack(1, GTIN, "AGROSAR 360 SL", Unit::Litre, 5_000),
        pack(2, "30000108", "AGROSAR 360 SL", Unit::Litre, 20_000),
        pack(3, "KG-15", "ŁANOMAX", Unit::Kilogram, 500),
        pack(4, "A-4", "AGROSAR 360 SL PLUS", Unit::Litre, 5_000),
        pack(5, "DWA", "DUET", Unit::Litre, 1_000),
        pack(6, "dwa", "DUET STAR", Unit::Litre, 1_000),
    ];
    let aliases =
        [("agr5", 1), ("herbicyd totalny 20", 2), ("lanomax worek", 3), ("transport agrosar", 1), ("nic", 99)];
    Catalogue::new(packs, aliases.map(|(key, pack)| (key.to_owned(), pack)).into())
}

fn matched(fields: &[(&str, &str)]) -> LineMatch {
    let invoice = read(sale(&line(1, fields)).as_bytes()).unwrap();
    catalogue().matches(invoice.lines.first().unwrap())
}

fn found(fields: &[(&str, &str)]) -> (Option<i64>, Option<MatchedBy>, Option<i64>, bool) {
    let LineMatch { pack, by, packs, certain, why, .. } = matched(fields);
    assert_eq!(why.is_none(), certain, "a sentence stands where somebody has to look: {why:?}");
    (pack, by, packs, certain)
}

#[test]
fn a_code_comes_before_names() {
    let by_code = (Some(1), Some(MatchedBy::Gtin), Some(4), true);
    assert_eq!(found(&[("GTIN", GTIN), ("P_7", "Łanomax worek"), ("P_8A", "szt."), ("P_8B", "4")]), by_code);
    assert_eq!(found(&[("GTIN", "05901234123457"), ("P_8A", "szt."), ("P_8B", "4")]), by_code, "with its leading zero");
    let short = (Some(2), Some(MatchedBy::Gtin), Some(1), true);
    assert_eq!(found(&[("GTIN", "00000030000108"), ("P_8A", "szt."), ("P_8B", "1")]), short, "of eight digits");
    assert_eq!(found(&[("GTIN", "kg-15"), ("P_8A", "op"), ("P_8B", "1")]).0, Some(3), "another code of the pack");
    let unknown = [("GTIN", "5901234123464"), ("Indeks", "AGR5"), ("P_8A", "szt."), ("P_8B", "4")];
    assert_eq!(found(&unknown).1, Some(MatchedBy::Alias), "a code that is none of a pack");
}

#[test]
fn a_code_of_several_packs_decides_nothing() {
    assert_eq!(
        found(&[("GTIN", "DWA"), ("P_7", "Duet 1 l"), ("P_8A", "szt."), ("P_8B", "1")]),
        (None, None, None, false)
    );
}

#[test]
fn an_alias_is_the_sellers_code_or_name_in_any_spelling() {
    let by_index = [("Indeks", "agr5"), ("P_7", "Herbicyd totalny 20"), ("P_8A", "szt"), ("P_8B", "2")];
    assert_eq!(found(&by_index), (Some(1), Some(MatchedBy::Alias), Some(2), true));
    let by_name = [("Indeks", "X"), ("P_7", "HERBICYD  Totalny 20"), ("P_8A", "szt"), ("P_8B", "2")];
    assert_eq!(found(&by_name), (Some(2), Some(MatchedBy::Alias), Some(2), true));
    let marks = [("P_7", "Łanomax worek"), ("P_8A", "worek"), ("P_8B", "2")];
    assert_eq!(found(&marks), (Some(3), Some(MatchedBy::Alias), Some(2), true));
    assert_eq!(found(&[("P_7", "nic"), ("P_8A", "szt"), ("P_8B", "2")]).0, None, "an alias of no pack");
}

#[test]
fn a_name_and_a_volume_are_a_proposal() {
    let proposal = |pack, packs| (Some(pack), Some(MatchedBy::Name), packs, false);
    for (name, unit, quantity, expected) in [
        ("Agrosar 360 SL 5L", "szt.", "3", proposal(1, Some(3))),
        ("agrosar 360SL a 20 l", "kan.", "2", proposal(2, Some(2))),
        ("AGROSAR 360 SL", "20L", "2", proposal(2, Some(2))),
        ("AGROSAR 360 SL", "op. 5 l", "2", proposal(1, Some(2))),
        ("AGROSAR 360 SL 5 l", "l", "20", proposal(1, Some(4))),
        ("AGROSAR 360 SL 5 l", "l", "12", proposal(1, None)),
        ("AGROSAR 360 SL PLUS 5 l", "szt", "1", proposal(4, Some(1))),
        ("Łanomax 0,5 kg", "kg", "1.5", proposal(3, Some(3))),
        ("Łanomax 500g", "op", "7", proposal(3, Some(7))),
        ("Herbicyd DUET STAR 1L", "szt", "1", proposal(6, Some(1))),
    ] {
        assert_eq!(found(&[("P_7", name), ("P_8A", unit), ("P_8B", quantity)]), expected, "{name}");
    }
}

#[test]
fn what_a_name_does_not_say_is_not_guessed() {
    for (name, why) in [
        ("Agrosar 360 SL", "nie wiadomo, w\u{a0}jakim opakowaniu"),
        ("Agrosar 360 SL 10 l", "w\u{a0}innych opakowaniach"),
        ("Agrosar 360 SL 5 kg", "w\u{a0}innych opakowaniach"),
        ("Agrosar 360 SL 5L, 20L", "pasuje kilka"),
        ("Agrosar 5 l", "nie ma w\u{a0}programie"),
        ("Transport Agrosar 360 SL 5 l", "usługa"),
        ("Usługa oprysku Agrosar 360 SL 5 l", "usługa"),
        ("Paliwo 5 l", "nie ma w\u{a0}programie"),
    ] {
        let found = matched(&[("P_7", name), ("P_8A", "szt"), ("P_8B", "1")]);
        assert_eq!((found.pack, found.by, found.packs, found.certain), (None, None, None, false), "{name}");
        assert!(found.why.as_ref().is_some_and(|said| said.contains(why)), "{name}: {:?}", found.why);
    }
    assert_eq!(found(&[("P_8A", "szt"), ("P_8B", "1")]).0, None, "without a name");
}

#[test]
fn a_quantity_becomes_whole_packs_or_says_why_not() {
    let of = |unit: &'static str, quantity: &'static str| {
        let fields = [("GTIN", GTIN), ("P_8A", unit), ("P_8B", quantity)];
        let found = matched(&fields);
        assert_eq!(found.pack, Some(1));
        assert_eq!(found.certain, found.packs.is_some());
        (found.packs, found.volume)
    };
    assert_eq!(of("szt.", "3"), (Some(3), Some(15_000)));
    assert_eq!(of("szt.", "-3"), (Some(-3), Some(-15_000)), "taken back");
    assert_eq!(of("szt.", "2.5"), (None, None));
    assert_eq!(of("l", "20"), (Some(4), Some(20_000)));
    assert_eq!(of("ml", "5000"), (Some(1), Some(5_000)));
    assert_eq!(of("l", "12"), (None, Some(12_000)));
    assert_eq!(of("l", "0.0005"), (None, None));
    assert_eq!(of("kg", "5"), (None, None), "a pack in litres");
    assert_eq!(of("op. 5 l", "2"), (Some(2), Some(10_000)));
    assert_eq!(of("4x5l", "2"), (Some(8), Some(40_000)));
    assert_eq!(of("op. 20 l", "2"), (None, None), "another pack");
    assert_eq!(of("karton", "2"), (None, None));
    assert_eq!(of("szt", "9999999999999999"), (Some(9_999_999_999_999_999), None), "too large a volume");
    assert_eq!(of("l", "9999999999999999"), (None, None));
}

#[test]
fn a_name_of_several_packs_in_one_is_looked_at() {
    let several = matched(&[("GTIN", GTIN), ("P_7", "Agrosar 4x5 l"), ("P_8A", "szt."), ("P_8B", "1")]);
    assert_eq!((several.pack, several.packs, several.certain), (Some(1), None, false));
    let without_unit = matched(&[("GTIN", GTIN), ("P_8B", "1")]);
    assert_eq!((without_unit.packs, without_unit.certain), (None, false));
    let without_quantity = matched(&[("GTIN", GTIN), ("P_8A", "szt.")]);
    assert_eq!((without_quantity.packs, without_quantity.certain), (None, false));
}

#[test]
fn an_empty_catalogue_knows_nothing() {
    let invoice = read(sale(&line(1, &[("P_7", "Agrosar 5 l")])).as_bytes()).unwrap();
    let found = Catalogue::new(vec![pack(1, " ", "-", Unit::Litre, 0)], HashMap::new()).matches(&invoice.lines[0]);
    assert_eq!(found.pack, None);
}
