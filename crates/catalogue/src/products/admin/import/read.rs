//! Checks the rows of a catalogue: first each by itself, then against the catalogue as changed by the rows before.
use plon_domain::money::Grosze;
use plon_domain::points::PointsPerUnit;
use plon_domain::product::{Code, ProductCap};
use plon_domain::season::Season;
use plon_domain::text::search_key;
use plon_domain::volume::{PackVolume, Unit};

use super::super::form::{LONGEST_BRAND, LONGEST_NAME, MOST_CROPS};
use super::catalogue::{Catalogue, Counts};
use super::model::{CapEntry, Entry, PackEntry, RateEntry};
use super::{MOST_ROWS, OF_SEASON, load_sales, store};
use plon_imports::{Group, Row, Staged, Verdict};
use plon_kernel::db::Read;
use plon_platform::error::ApiError;
use plon_platform::text_input::parse_one_line;

/// The highest list price in grosze: ten million zlotys.
const HIGHEST_PRICE: i64 = 1_000_000_000;

/// The catalogue as changed by the rows read so far.
pub struct CatalogueReader {
    catalogue: Catalogue,
}

impl CatalogueReader {
    /// # Errors
    /// When the database does not answer.
    pub async fn open(db: &mut impl Read) -> Result<CatalogueReader, ApiError> {
        Ok(CatalogueReader { catalogue: store::load_catalogue(db).await? })
    }

    /// Checks a batch of rows, at most 500.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn rows(&mut self, db: &mut impl Read, rows: &mut [Row]) -> Result<Vec<Verdict>, ApiError> {
        let entries: Vec<Option<Entry>> = rows.iter_mut().map(entry).collect();
        load_sales(db, &mut self.catalogue, entries.iter().flatten()).await?;
        let check = |(row, entry): (&mut Row, Option<Entry>)| self.check(row, entry);
        rows.iter_mut().zip(entries).map(check).collect()
    }

    fn check(&mut self, row: &mut Row, entry: Option<Entry>) -> Result<Verdict, ApiError> {
        let Some(entry) = entry.filter(|_| !row.is_faulty()) else { return Ok(Verdict::Faulty) };
        match self.catalogue.apply(row.number, &entry) {
            Ok(preview) => Ok(Verdict::Valid(staged(&entry, preview)?)),
            Err(errors) => {
                row.add_errors(errors);
                Ok(Verdict::Faulty)
            }
        }
    }
}

fn staged(entry: &Entry, preview: Counts) -> anyhow::Result<Staged> {
    let sap = entry.sap.as_str();
    let pack = entry.pack.as_ref().map_or_else(String::new, |pack| match (&pack.code, pack.volume) {
        (Some(code), _) => code.as_str().to_owned(),
        (None, volume) => volume.map_or_else(String::new, |volume| format!("={}", volume.get())),
    });
    let season = entry.rate.as_ref().map_or(0, |rate| rate.season.year());
    Ok(Staged {
        payload: serde_json::to_string(entry)?,
        identity: Some(format!("{sap}:{pack}:{season}")),
        group: Some(Group { key: sap.to_owned(), agrees: String::new(), differs: "", most: MOST_ROWS }),
        preview,
    })
}

/// Parses a row by itself; `None` after errors, which the row keeps.
fn entry(row: &mut Row) -> Option<Entry> {
    let sap = row.required("sap").and_then(|text| row.parse("sap", Code::parse(&text)));
    let name = row.line("name", LONGEST_NAME);
    let brand = row.line("brand", LONGEST_BRAND);
    let category = row.line("category", LONGEST_BRAND);
    let crops = row.has("crops").then(|| crops(row));
    let unit = row.required("unit").and_then(|text| row.parse("unit", unit(&text)));
    let active = row.yes_no("active");
    let (pack, rate) = (pack(row), rate(row));
    let (sap, name, brand, category, unit) = (sap?, name?, brand?, category?, unit?);
    Some(Entry { sap, name, brand, category, crops, unit, active, pack, rate })
}

fn unit(text: &str) -> Result<Unit, &'static str> {
    match search_key(text).trim_end_matches('.') {
        "l" | "litr" | "litry" => Ok(Unit::Litre),
        "kg" | "kilogram" | "kilogramy" => Ok(Unit::Kilogram),
        _ => Err("Jednostka to L albo kg"),
    }
}

fn crops(row: &mut Row) -> Vec<String> {
    let text = row.text("crops").unwrap_or_default().to_owned();
    let mut crops: Vec<String> = Vec::new();
    for crop in text.split([',', ';', '|']) {
        let Some(crop) = row.parse("crops", parse_one_line(crop, LONGEST_BRAND)) else { return crops };
        if !crop.is_empty() && !crops.contains(&crop) {
            crops.push(crop);
        }
    }
    if crops.len() > MOST_CROPS {
        row.add_error("crops", format!("Wpisz najwyżej {MOST_CROPS}\u{a0}upraw"));
    }
    crops
}

/// Parses the pack of a row, if it names one.
fn pack(row: &mut Row) -> Option<PackEntry> {
    let code = row.text("pack_code").map(str::to_owned);
    let code = code.and_then(|text| row.parse("pack_code", Code::parse(&text)));
    let volume = row.decimal("pack_volume", 3);
    let volume = volume.and_then(|volume| row.parse("pack_volume", PackVolume::try_from(volume)));
    (code.is_some() || volume.is_some()).then_some(PackEntry { code, volume })
}

/// Parses the season's rate of a row, if it names a season.
fn rate(row: &mut Row) -> Option<RateEntry> {
    let points_per_unit = row.decimal("points_per_unit", 3);
    let points_per_unit =
        points_per_unit.and_then(|points| row.parse("points_per_unit", PointsPerUnit::try_from(points)));
    let list_price = row.decimal("list_price", 2).and_then(|price| row.parse("list_price", self::price(price)));
    let cap = row.decimal("cap_points", 0).and_then(|cap| row.parse("cap_points", ProductCap::try_from(cap)));
    let Some(season) = row.text("season").map(str::to_owned) else {
        if OF_SEASON.iter().any(|key| row.text(key).is_some()) {
            row.required("season");
        }
        return None;
    };
    for key in ["points_per_unit", "list_price"] {
        row.if_there(key, |_, _| Some(()));
    }
    let season = row.parse("season", Season::parse(&season))?;
    let cap = match (row.has("cap_points"), cap) {
        (false, _) => CapEntry::Unsaid,
        (true, None) => CapEntry::Uncapped,
        (true, Some(cap)) => CapEntry::Capped(cap),
    };
    Some(RateEntry { season, points_per_unit, list_price, cap })
}

fn price(grosze: i64) -> Result<Grosze, &'static str> {
    match grosze {
        0..=HIGHEST_PRICE => Ok(Grosze(grosze)),
        ..0 => Err("Cena nie może być ujemna"),
        _ => Err("Ta cena jest za wysoka"),
    }
}
