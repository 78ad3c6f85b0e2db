//! Addresses of QR codes against their vectors.

use jiff::civil::date;
use plon_domain::nip::Nip;
use plon_ksef::{InvalidLink, VerificationLink};
use serde::Deserialize;

use crate::given::{SELLER, data};

#[derive(Deserialize)]
struct Links {
    read: Vec<Read>,
    refused: Vec<Refused>,
}

#[derive(Deserialize)]
struct Read {
    input: String,
    environment: String,
    seller: String,
    issued_on: String,
    hash: String,
}

#[derive(Deserialize)]
struct Refused {
    input: String,
    error: String,
}

#[test]
fn a_right_address_is_read_and_written_alike() {
    for Read { input, environment, seller, issued_on, hash } in data::<Links>("links.json").read {
        let link = VerificationLink::parse(&input).unwrap_or_else(|error| panic!("{input}: {error}"));
        assert_eq!(link.environment.as_str(), environment, "{input}");
        assert_eq!(link.seller.as_str(), seller, "{input}");
        assert_eq!(link.issued_on.to_string(), issued_on, "{input}");
        let hex: String = link.hash.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(hex, hash, "{input}");
        assert!(link.to_url().eq_ignore_ascii_case(input.trim()), "{input}");
        assert_eq!(VerificationLink::parse(&link.to_url()), Ok(link), "{input}");
    }
}

#[test]
fn a_wrong_address_is_refused() {
    for Refused { input, error } in data::<Links>("links.json").refused {
        let refused = VerificationLink::parse(&input).map_err(|error| format!("{error:?}"));
        assert_eq!(refused, Err(error), "{input}");
    }
    let long = format!("https://qr.ksef.mf.gov.pl/invoice/{}", "1".repeat(1_000));
    assert_eq!(VerificationLink::parse(&long), Err(InvalidLink::Malformed));
}

#[test]
fn the_link_of_a_file_has_the_hash_of_its_exact_bytes() {
    let seller = Nip::parse(SELLER).unwrap();
    let link = VerificationLink::of_file(seller, date(2026, 4, 5), b"abc");
    // SHA-256 of `abc`, of FIPS 180-2.
    let expected =
        "https://qr.ksef.mf.gov.pl/invoice/9990000008/05-04-2026/ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0";
    assert_eq!(link.to_url(), expected);
    assert!(link.is_of(b"abc"));
    assert!(!link.is_of(b"abc\n"));
}
