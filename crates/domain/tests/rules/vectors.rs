//! Each type against its vectors in `data/vectors`, which the browser's twins read too.

use std::fmt::{Debug, Display};

use plon_domain::area::Area;
use plon_domain::attachment::MediaType;
use plon_domain::email::Email;
use plon_domain::iban::Iban;
use plon_domain::invoice::InvoiceNumber;
use plon_domain::link::Link;
use plon_domain::money::Grosze;
use plon_domain::nip::Nip;
use plon_domain::password::{Owner, Password};
use plon_domain::phone::Phone;
use plon_domain::placeholder;
use plon_domain::postcode::Postcode;
use plon_domain::sms::SmsSize;
use plon_domain::sms_code::SmsCode;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

#[derive(Deserialize)]
struct Vector {
    input: String,
    valid: bool,
    normalised: Option<Value>,
    message: Option<String>,
    why: String,
}

pub fn read<Row: DeserializeOwned>(name: &str) -> Vec<Row> {
    let path = format!("{}/../../data/vectors/{name}.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let rows: Vec<Row> = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"));
    assert!(!rows.is_empty(), "{path} is empty");
    rows
}

fn assert_vectors<Parsed: Debug, Invalid: Display>(
    name: &str,
    parse: fn(&str) -> Result<Parsed, Invalid>,
    normalised: fn(&Parsed) -> Value,
) {
    for vector in read::<Vector>(name) {
        let context = format!("{name}: {:?} ({})", vector.input, vector.why);
        match parse(&vector.input) {
            Ok(parsed) => {
                assert!(vector.valid, "{context}: taken as {parsed:?}");
                assert_eq!(Some(normalised(&parsed)), vector.normalised, "{context}");
            }
            Err(error) => {
                assert!(!vector.valid, "{context}: refused with {error}");
                assert_eq!(Some(error.to_string()), vector.message, "{context}");
            }
        }
    }
}

macro_rules! text_vectors {
    ($($test:ident: $name:literal, $parse:path;)+) => {
        $(
            #[test]
            fn $test() {
                assert_vectors($name, $parse, |parsed| parsed.as_str().into());
            }
        )+
    };
}

text_vectors! {
    nip_follows_its_vectors: "nip", Nip::parse;
    iban_follows_its_vectors: "iban", Iban::parse;
    postcode_follows_its_vectors: "postcode", Postcode::parse;
    phone_follows_its_vectors: "phone", Phone::parse;
    email_follows_its_vectors: "email", Email::parse;
    invoice_number_follows_its_vectors: "invoice-number", InvoiceNumber::parse;
    link_follows_its_vectors: "link", Link::parse;
}

#[test]
fn sms_code_follows_its_vectors() {
    for vector in read::<Vector>("sms-code") {
        let parsed =
            SmsCode::parse(&vector.input).map(|code| code.expose().to_owned()).map_err(|error| error.to_string());
        let expected = vector.normalised.map(|code| code.as_str().unwrap_or_default().to_owned());
        assert_eq!(parsed, expected.ok_or(vector.message.unwrap_or_default()), "{:?} ({})", vector.input, vector.why);
    }
}

#[test]
fn password_follows_its_vectors() {
    assert_vectors("password", Password::parse, |password| password.expose().into());
}

#[derive(Deserialize)]
struct GuessableVector {
    input: String,
    message: String,
    why: String,
}

#[test]
fn what_is_said_of_a_guessable_password_follows_its_vectors() {
    for GuessableVector { input, message, why } in read::<GuessableVector>("guessable") {
        let refused = Password::parse(&input).unwrap().check_guessable(&Owner::default()).unwrap_err();
        assert_eq!(refused.to_string(), message, "{why}");
    }
}

#[test]
fn area_follows_its_vectors() {
    assert_vectors("area", Area::parse, |area| area.get().into());
}

#[test]
fn money_follows_its_vectors() {
    assert_vectors("money", Grosze::parse, |money| money.0.into());
}

#[derive(Deserialize)]
struct File {
    head: String,
    size: usize,
    normalised: Option<String>,
    message: Option<String>,
    why: String,
}

#[test]
fn the_format_of_a_file_follows_its_vectors() {
    for file in read::<File>("attachment") {
        let mut content = bytes(&file.head);
        content.resize(file.size, b'x');
        let (format, message) = match MediaType::of_file(&content) {
            Ok(format) => (Some(format.to_string()), None),
            Err(error) => (None, Some(error.to_string())),
        };
        assert_eq!((format, message), (file.normalised, file.message), "{}", file.why);
    }
}

fn bytes(hex: &str) -> Vec<u8> {
    let byte = |place| u8::from_str_radix(&hex[place..place + 2], 16).expect("vectors are written in hex");
    (0..hex.len()).step_by(2).map(byte).collect()
}

#[test]
fn what_was_parsed_is_parsed_again_to_the_same() {
    let iban = Iban::parse("PL61 1090 1014 0000 0712 1981 2874").unwrap();
    assert_eq!(Iban::parse(&iban.grouped()), Ok(iban.clone()));

    let phone = Phone::parse("(0048) 600 700 800").unwrap();
    assert_eq!(phone.to_polish(), "+48\u{a0}600\u{a0}700\u{a0}800");
    assert_eq!(Phone::parse(phone.as_str()), Ok(phone.clone()));
}

#[test]
fn json_is_read_by_the_same_rules() {
    let nip: Nip = serde_json::from_str("\"526-025-02-74\"").unwrap();
    assert_eq!(serde_json::to_string(&nip).unwrap(), "\"5260250274\"");
    let refused = serde_json::from_str::<Nip>("\"1111111111\"").unwrap_err();
    assert_eq!(refused.to_string(), "Pole nie jest poprawnym numerem NIP");
}

#[test]
fn an_account_number_is_shown_whole_or_masked() {
    let iban = Iban::parse("PL61109010140000071219812874").unwrap();
    assert_eq!(iban.grouped(), "PL61 1090 1014 0000 0712 1981 2874");
    assert_eq!(iban.masked(), "PL61 … 2874");
    assert_eq!(iban.sort_code(), "10901014");
}

#[test]
fn secrets_do_not_reach_a_log() {
    let password = Password::parse("Zbiory1!").unwrap();
    assert!(!format!("{password:?}").contains("Zbiory"));
    let iban = Iban::parse("PL61109010140000071219812874").unwrap();
    assert!(!format!("{iban:?}").contains("109010140000"));
}

#[derive(Deserialize)]
struct SmsSizeVector {
    input: String,
    /// Number of times that the input is repeated.
    times: usize,
    encoding: String,
    length: usize,
    parts: usize,
    why: String,
}

#[test]
fn size_of_an_sms_follows_its_vectors() {
    for SmsSizeVector { input, times, encoding, length, parts, why } in read::<SmsSizeVector>("sms-size") {
        let size = SmsSize::of(&input.repeat(times));
        assert_eq!((size.encoding.as_str(), size.length, size.parts), (encoding.as_str(), length, parts), "{why}");
    }
}

#[derive(Deserialize)]
struct TemplateVector {
    text: String,
    values: Vec<(String, String)>,
    /// The filled text; none where a name has no value.
    filled: Option<String>,
    why: String,
}

#[test]
fn a_filled_template_follows_its_vectors() {
    for TemplateVector { text, values, filled, why } in read::<TemplateVector>("template") {
        let values: Vec<(&str, &str)> = values.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        assert_eq!(placeholder::fill_paragraphs(&text, &values).ok(), filled, "{why}");
    }
}
