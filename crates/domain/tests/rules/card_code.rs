//! Card numbers and PINs: as they are printed, and never as a spreadsheet has rounded them.
use plon_domain::card_code::{CardNumber, CardPin, InvalidCardNumber, InvalidCardPin};
use proptest::prelude::*;

fn number(text: &str) -> Result<String, InvalidCardNumber> {
    CardNumber::parse(text).map(|number| number.as_str().to_owned())
}

#[test]
fn a_number_is_read_as_it_is_printed() {
    for (printed, kept) in [
        ("7001 0002 0003 0004", "7001000200030004"),
        ("7001-0002-0003-0004", "7001000200030004"),
        ("\u{a0}7001\u{a0}0002 ", "70010002"),
        ("PL-2025-ABCD", "PL-2025-ABCD"),
        ("aBcD1234", "aBcD1234"),
        ("12345E67", "12345E67"),
    ] {
        assert_eq!(number(printed).as_deref(), Ok(kept));
    }
}

#[test]
fn what_is_no_number_says_why() {
    for (text, why) in [
        ("", InvalidCardNumber::Empty),
        (" \u{a0}", InvalidCardNumber::Empty),
        ("1,23457E+15", InvalidCardNumber::Rounded),
        ("1.23457e+15", InvalidCardNumber::Rounded),
        ("7E+15", InvalidCardNumber::Rounded),
        ("1234567", InvalidCardNumber::Length),
        ("123-456-7", InvalidCardNumber::Length),
        ("70010002_", InvalidCardNumber::Malformed),
        ("70010002ą", InvalidCardNumber::Malformed),
    ] {
        assert_eq!(number(text), Err(why), "{text}");
    }
    assert_eq!(number(&"7".repeat(41)), Err(InvalidCardNumber::Length));
    assert!(number(&"7".repeat(40)).is_ok());
}

#[test]
fn a_pin_that_has_lost_its_zero_is_none() {
    assert_eq!(CardPin::parse(" 0123 ").map(|pin| pin.as_str().to_owned()).as_deref(), Ok("0123"));
    for wrong in ["123", "", "12 34", "12345678901234", "12ą4"] {
        assert_eq!(CardPin::parse(wrong), Err(InvalidCardPin), "{wrong}");
    }
}

#[test]
fn what_is_written_for_a_developer_holds_no_secret() {
    let (number, pin) = (CardNumber::parse("7001000200030004").unwrap(), CardPin::parse("4321").unwrap());
    assert_eq!(format!("{number:?} {pin:?}"), "CardNumber(…0004) CardPin(…)");
}

proptest! {
    #[test]
    fn a_number_that_was_read_is_read_as_itself(text in "[A-Za-z0-9 -]{8,40}") {
        if let Ok(number) = CardNumber::parse(&text) {
            prop_assert_eq!(CardNumber::parse(number.as_str()), Ok(number.clone()));
            prop_assert_eq!(number.tail().len(), 4);
            prop_assert!(number.as_str().ends_with(number.tail()));
        }
    }
}
