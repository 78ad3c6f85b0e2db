//! Random inputs: nothing panics, and what must hold holds for all.

use plon_ksef::{Decimal, KsefNumber, VerificationLink, archive, differences, read, units};
use proptest::prelude::*;

use crate::given::{CORRECTED, line, xml};

const NUMBER: &str = "5265877635-20260826-0100001AF629-";

fn whole_file() -> String {
    let fields = [("P_7", "Środek 5 l"), ("P_8A", "szt."), ("P_8B", "2"), ("P_9A", "10"), ("P_11", "20")];
    let before = [&fields[..], &[("StanPrzed", "1")]].concat();
    xml("KOR", CORRECTED, &[line(1, &before), line(1, &fields)].concat())
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..2_000)) {
        let _ = read(&bytes);
        let _ = archive::open("a.xml", &bytes);
        let _ = archive::open("a.zip", &[b"PK\x03\x04", bytes.as_slice()].concat());
    }

    #[test]
    fn a_changed_file_is_read_or_refused(place in 0..1_200_usize, bytes in prop::collection::vec(any::<u8>(), 0..6)) {
        let mut file = whole_file().into_bytes();
        let place = place.min(file.len());
        let end = (place + bytes.len() / 2).min(file.len());
        file.splice(place..end, bytes);
        if let Ok(invoice) = read(&file) {
            differences(&invoice);
        }
    }

    #[test]
    fn any_text_is_a_number_or_refused(text in any::<String>()) {
        let _ = KsefNumber::parse(&text);
        let _ = KsefNumber::in_file_name(&text);
        let _ = VerificationLink::parse(&text);
        let _ = VerificationLink::parse(&format!("https://qr.ksef.mf.gov.pl/invoice/{text}"));
        let _ = Decimal::parse(&text);
    }

    #[test]
    fn any_text_is_a_unit_or_none(text in any::<String>(), near in "[0-9,.xX*/= lLkgszt]{0,24}") {
        for text in [text, near] {
            let _ = units::meaning(&text);
            let _ = units::packs_in_name(&text);
        }
    }

    #[test]
    fn the_checksum_catches_every_changed_character(place in 0..35_usize, with in "[0-9A-F]") {
        // Of the 256 checksums one is right.
        let right = (0..=255_u8).filter_map(|sum| KsefNumber::parse(&format!("{NUMBER}{sum:02X}")).ok());
        let right: Vec<KsefNumber> = right.collect();
        prop_assert_eq!(right.len(), 1);
        let number = right[0].as_str();
        let changed = format!("{}{with}{}", &number[..place], &number[place + 1..]);
        prop_assume!(changed != number);
        let is_caught = KsefNumber::parse(&changed).map_or(true, |number| !number.has_right_checksum());
        prop_assert!(is_caught, "{changed}");
    }

    #[test]
    fn a_decimal_is_written_as_it_was_read(sign in "-?", whole in "0|[1-9][0-9]{0,15}", decimals in "(|[0-9]{0,7}[1-9])") {
        let dot = if decimals.is_empty() { "" } else { "." };
        let text = format!("{sign}{whole}{dot}{decimals}");
        let number = Decimal::parse(&text).unwrap();
        let expected = if number.is_zero() { "0" } else { text.as_str() };
        prop_assert_eq!(number.to_string(), expected);
        prop_assert_eq!(Decimal::parse(&number.to_string()), Some(number));
    }

    #[test]
    fn thousandths_are_exact_or_none(thousandths in -9_000_000_000_000_000_i64..9_000_000_000_000_000, more in 1..100_000_u32) {
        let sign = if thousandths < 0 { "-" } else { "" };
        let size = thousandths.unsigned_abs();
        let text = format!("{sign}{}.{:03}", size / 1_000, size % 1_000);
        prop_assert_eq!(Decimal::parse(&text).unwrap().thousandths(), Some(thousandths));
        prop_assert_eq!(Decimal::parse(&format!("{text}{more:05}")).unwrap().thousandths(), None);
    }
}
