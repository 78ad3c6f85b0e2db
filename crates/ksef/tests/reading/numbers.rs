//! Numbers in KSeF against their vectors.

use plon_ksef::KsefNumber;
use serde::Deserialize;

use crate::given::data;

#[derive(Deserialize)]
struct Numbers {
    read: Vec<Read>,
    refused: Vec<Refused>,
    file_names: Vec<FileName>,
}

#[derive(Deserialize)]
struct Read {
    input: String,
    seller: String,
    accepted_on: String,
    right_checksum: bool,
    why: String,
}

#[derive(Deserialize)]
struct Refused {
    input: String,
    error: String,
    why: String,
}

#[derive(Deserialize)]
struct FileName {
    name: String,
    number: Option<String>,
}

#[test]
fn a_right_number_is_read() {
    for Read { input, seller, accepted_on, right_checksum, why } in data::<Numbers>("numbers.json").read {
        let number = KsefNumber::parse(&input).unwrap_or_else(|error| panic!("{why}: {error}"));
        assert_eq!(number.as_str(), input.trim().to_uppercase(), "{why}");
        assert_eq!(number.seller(), seller, "{why}");
        assert_eq!(number.accepted_on().to_string(), accepted_on, "{why}");
        assert_eq!(number.has_right_checksum(), right_checksum, "{why}");
        let json = serde_json::to_string(&number).unwrap();
        assert_eq!(serde_json::from_str::<KsefNumber>(&json).unwrap(), number, "{why}");
    }
}

#[test]
fn a_wrong_number_is_refused() {
    for Refused { input, error, why } in data::<Numbers>("numbers.json").refused {
        let refused = KsefNumber::parse(&input).map_err(|error| format!("{error:?}"));
        assert_eq!(refused, Err(error), "{why}");
    }
}

#[test]
fn a_number_is_found_in_a_name_of_a_file() {
    for FileName { name, number } in data::<Numbers>("numbers.json").file_names {
        let found = KsefNumber::in_file_name(&name).map(|number| number.to_string());
        assert_eq!(found, number, "{name}");
    }
}
