//! Invoice numbers as keys, and the state of an invoice by its lines.

use plon_domain::invoice::LineStatus::{Accepted, Limit, LimitProduct, Pending, Rejected};
use plon_domain::invoice::{InvoiceNumber, InvoiceStatus, LineStatus};
use plon_domain::status::Color;
use proptest::prelude::*;
use serde::Deserialize;

use crate::vectors::read;

#[derive(Deserialize)]
struct Row {
    input: String,
    key: Option<String>,
    why: String,
}

#[test]
fn numbers_are_compared_by_the_keys_of_the_vectors() {
    for row in read::<Row>("invoice-number") {
        let key = InvoiceNumber::parse(&row.input).ok().map(|number| number.key());
        assert_eq!(key, row.key, "{:?}: {}", row.input, row.why);
    }
}

#[test]
fn the_state_of_an_invoice_follows_from_its_lines() {
    let cases: [(&[LineStatus], InvoiceStatus); 10] = [
        (&[], InvoiceStatus::Pending),
        (&[Accepted, Pending], InvoiceStatus::Pending),
        (&[Rejected, Pending], InvoiceStatus::Pending),
        (&[Accepted, Accepted], InvoiceStatus::Accepted),
        (&[Rejected, Rejected], InvoiceStatus::Rejected),
        (&[Accepted, Rejected], InvoiceStatus::Partial),
        (&[Limit, Rejected], InvoiceStatus::Partial),
        (&[Accepted, Limit], InvoiceStatus::Limit),
        (&[Accepted, LimitProduct], InvoiceStatus::LimitProduct),
        (&[LimitProduct, Limit], InvoiceStatus::Limit),
    ];
    for (lines, expected) in cases {
        assert_eq!(InvoiceStatus::of_lines(lines.iter().copied()), expected, "{lines:?}");
    }
}

#[test]
fn states_have_the_codes_labels_and_colours_of_the_specification() {
    let lines = LineStatus::ALL.iter().map(|line| (line.as_str(), line.label(), line.color()));
    let expected = [
        ("pending", "Oczekuje", Color::Yellow),
        ("accepted", "Zaakceptowana", Color::Green),
        ("rejected", "Odrzucona", Color::Red),
        ("limit", "Zaakceptowana z limitem", Color::Orange),
        ("limit.product", "Zaakceptowana z limitem", Color::Orange),
    ];
    assert!(lines.eq(expected));
    assert_eq!(InvoiceStatus::Partial.label(), "Zaakceptowana częściowo");
    assert_eq!(InvoiceStatus::Partial.color(), Color::Orange);
}

#[test]
fn an_unknown_code_is_named_with_its_list() {
    let unknown = LineStatus::try_from("done").unwrap_err();
    assert_eq!(unknown.to_string(), "\"done\" is not a code of LineStatus");
    assert!(serde_json::from_str::<LineStatus>("\"done\"").is_err());
    assert_eq!(serde_json::to_string(&LimitProduct).unwrap(), "\"limit.product\"");
}

proptest! {
    #[test]
    fn a_key_is_its_own_key(input in "[ -~ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]{1,40}") {
        if let Ok(number) = InvoiceNumber::parse(&input) {
            let key = InvoiceNumber::parse(&number.key()).unwrap();
            prop_assert_eq!(key.key(), number.key());
        }
    }

    #[test]
    fn case_and_separators_make_no_other_number(
        parts in prop::collection::vec("[A-Z]{1,4}|[0-9]{1,5}", 1..6),
        separators in prop::collection::vec("[-/_. \\\\]{1,2}", 6),
    ) {
        let separated: String = parts.iter().zip(&separators).map(|(part, sign)| format!("{part}{sign}")).collect();
        let plain = InvoiceNumber::parse(&parts.join("/")).unwrap();
        let other = InvoiceNumber::parse(&separated.to_lowercase()).unwrap();
        prop_assert_eq!(plain.key(), other.key());
    }
}
