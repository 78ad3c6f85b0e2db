//! Parts of the sample programme's e-invoices.
use jiff::Timestamp;
use jiff::civil::{Date, date};
use jiff::tz::TimeZone;
use plon_domain::money::Grosze;
use plon_domain::volume::{Unit, Volume};
use plon_ksef::Decimal;
use plon_ksef::writing::DraftLine;

/// First day on which a file of the structure FA(3) can have been written, by its schema.
const FIRST_OF_FA3: Date = date(2025, 9, 1);

const TRANSPORT: Grosze = Grosze(12_000);

/// Pack that a line sells.
pub struct SoldPack<'a> {
    pub product: &'a str,
    /// Code of the pack, which is its GTIN.
    pub code: &'a str,
    pub volume: Volume,
    pub unit: Unit,
}

/// Line that sells a number of packs for a net value.
pub fn line(number: u32, pack: &SoldPack<'_>, quantity: i64, net_value: Grosze) -> DraftLine {
    let SoldPack { product, code, volume, unit } = pack;
    DraftLine {
        number,
        is_before: false,
        name: format!("{product} op. {}", volume.to_polish(*unit).replace('\u{a0}', " ")),
        index: Some(format!("ŚOR-{code}")),
        gtin: Some((*code).to_owned()),
        unit: "szt.".to_owned(),
        quantity: Decimal::whole(quantity),
        net_price: Decimal::of_hundredths(net_value.0.checked_div(quantity).unwrap_or_default()),
        net_value,
    }
}

/// Line that is not of the programme.
pub fn transport(number: u32) -> DraftLine {
    DraftLine {
        number,
        is_before: false,
        name: "Transport".to_owned(),
        index: None,
        gtin: None,
        unit: "usł.".to_owned(),
        quantity: Decimal::whole(1),
        net_price: Decimal::of_hundredths(TRANSPORT.0),
        net_value: TRANSPORT,
    }
}

/// When a file was written: the same each time, so that the same invoice is the same file, and no earlier than FA(3)
/// allows.
pub fn written_at(issued_on: Date) -> Timestamp {
    TimeZone::UTC.to_timestamp(issued_on.max(FIRST_OF_FA3).at(10, 0, 0, 0)).unwrap_or_default()
}
