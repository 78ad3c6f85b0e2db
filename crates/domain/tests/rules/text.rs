//! Search keys, plural forms, and numbers as a Pole writes them.

use plon_domain::area::Area;
use plon_domain::money::Grosze;
use plon_domain::number::{grouped, thousandths};
use plon_domain::points::Points;
use plon_domain::text::{Plural, is_unprintable, is_unprintable_in_lines, search_key};
use plon_domain::typography::{no_break, no_break_parts};
use plon_domain::volume::{Unit, Volume};
use serde::Deserialize;

use crate::vectors::read;

#[derive(Deserialize)]
struct Formatted {
    #[serde(alias = "grosze", alias = "thousandths")]
    number: i64,
    text: String,
    why: String,
}

#[test]
fn signs_without_a_shape_are_told_from_letters_and_spaces() {
    for sign in
        ['\0', '\n', '\u{ad}', '\u{200b}', '\u{200d}', '\u{202e}', '\u{2028}', '\u{2066}', '\u{feff}', '\u{e0041}']
    {
        assert!(is_unprintable(sign), "{sign:?}");
    }
    for sign in [' ', '\u{a0}', '\u{2007}', 'ż', '–', '„', '🌾', '\u{301}', '\u{fe0f}'] {
        assert!(!is_unprintable(sign), "{sign:?}");
    }
    assert!(
        "a\r\nb 👩\u{200d}🌾".chars().all(|sign| !is_unprintable_in_lines(sign)),
        "lines, and a farmer of two signs"
    );
    assert!(is_unprintable_in_lines('\u{202e}') && is_unprintable_in_lines('\t'));
}

#[test]
fn whole_numbers_follow_their_vectors() {
    for row in read::<Formatted>("number-format") {
        assert_eq!(grouped(row.number), row.text, "{}", row.why);
    }
}

#[test]
fn money_formats_follow_their_vectors() {
    for row in read::<Formatted>("money-format") {
        assert_eq!(Grosze(row.number).to_polish(), row.text, "{}", row.why);
    }
}

#[test]
fn thousandths_follow_their_vectors() {
    for row in read::<Formatted>("thousandths-format") {
        assert_eq!(thousandths(row.number), row.text, "{}", row.why);
    }
}

#[test]
fn plural_forms_follow_their_vectors() {
    let points = Plural { one: "punkt", few: "punkty", many: "punktów" };
    for row in read::<Formatted>("plural") {
        assert_eq!(points.count(row.number), row.text, "{}", row.why);
    }
}

#[test]
fn the_smallest_numbers_have_a_text_too() {
    assert_eq!(grouped(i64::MIN).replace('\u{a0}', ""), "-9223372036854775808");
    assert_eq!(Grosze(i64::MIN).to_polish().replace('\u{a0}', ""), "-92233720368547758,08zł");
}

#[test]
fn units_stand_after_a_no_break_space() {
    assert_eq!(Points(62_480).to_polish(), "62\u{a0}480\u{a0}pkt");
    assert_eq!(Volume(1_240_500).to_polish(Unit::Litre), "1\u{a0}240,5\u{a0}L");
    assert_eq!(Volume(250).to_polish(Unit::Kilogram), "0,25\u{a0}kg");
    assert_eq!(Area::parse("12.5").unwrap().to_polish(), "12,5\u{a0}ha");
}

#[derive(Deserialize)]
struct Folded {
    text: String,
    key: String,
    why: String,
}

#[test]
fn search_keys_follow_their_vectors() {
    for row in read::<Folded>("search-key") {
        assert_eq!(search_key(&row.text), row.key, "{}", row.why);
    }
}

#[derive(Deserialize)]
struct Parted {
    text: String,
    parts: Vec<String>,
    why: String,
}

#[test]
fn what_is_read_as_one_follows_its_vectors() {
    for Parted { text, parts, why } in read("no-break") {
        assert_eq!(no_break_parts(&text), parts, "{why}");
        assert_eq!(no_break(&text), parts.concat(), "{why}");
    }
}
