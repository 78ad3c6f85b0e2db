//! Files and values that several tests start from.

use std::path::PathBuf;

use plon_ksef::{Decimal, EInvoice, read};
use serde::de::DeserializeOwned;

pub const SELLER: &str = "9990000008";
pub const BUYER: &str = "9990000014";

/// File below `data/ksef`.
pub fn file(name: &str) -> Vec<u8> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../data/ksef").join(name);
    std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

pub fn data<T: DeserializeOwned>(name: &str) -> T {
    serde_json::from_slice(&file(name)).unwrap()
}

/// Invoice of FA(3) with the given kind, fields of a correction and lines.
pub fn xml(kind: &str, fields: &str, lines: &str) -> String {
    format!(
        r#"<?xml version="1.0" encoding="UTF-8"?>
<Faktura xmlns="http://crd.gov.pl/wzor/2025/06/25/13775/"><Naglowek><KodFormularza kodSystemowy="FA (3)" wersjaSchemy="1-0E">FA</KodFormularza></Naglowek>
<Podmiot1><DaneIdentyfikacyjne><NIP>{SELLER}</NIP><Nazwa>Agro Sklep</Nazwa></DaneIdentyfikacyjne></Podmiot1>
<Podmiot2><DaneIdentyfikacyjne><NIP>{BUYER}</NIP><Nazwa>Jan Rolny</Nazwa></DaneIdentyfikacyjne></Podmiot2>
<Fa><KodWaluty>PLN</KodWaluty><P_1>2026-04-15</P_1><P_2>FV/1/2026</P_2><P_15>100</P_15><RodzajFaktury>{kind}</RodzajFaktury>{fields}{lines}</Fa></Faktura>"#
    )
}

pub fn sale(lines: &str) -> String {
    xml("VAT", "", lines)
}

pub const CORRECTED: &str = "<DaneFaKorygowanej><DataWystFaKorygowanej>2026-04-01</DataWystFaKorygowanej>\
    <NrFaKorygowanej>FV/0/2026</NrFaKorygowanej><NrKSeFN>1</NrKSeFN></DaneFaKorygowanej>";

pub fn correction(lines: &str) -> EInvoice {
    read(xml("KOR", CORRECTED, lines).as_bytes()).unwrap()
}

/// Line of the given number and fields, each a name and a text.
pub fn line(number: u32, fields: &[(&str, &str)]) -> String {
    let fields: String = fields.iter().map(|(name, text)| format!("<{name}>{text}</{name}>")).collect();
    format!("<FaWiersz><NrWierszaFa>{number}</NrWierszaFa>{fields}</FaWiersz>")
}

pub fn decimal(text: &str) -> Decimal {
    Decimal::parse(text).unwrap()
}
