//! Packs of the programme that lines of e-invoices are about: by code, by the distributor's names, by name and volume.

use std::collections::{HashMap, HashSet};

use plon_domain::text::search_key;
use plon_domain::volume::{Unit, Volume};

use crate::units::{self, Counts, PackText};
use crate::{Decimal, Line};

/// Pack of a product of the programme.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CataloguePack {
    pub id: i64,
    /// Code on the box: a GTIN, or another code of the organiser's.
    pub code: String,
    /// Name of the product, without the pack: `AGROSAR 360 SL`.
    pub product: String,
    /// Product's code in the organiser's books.
    pub sap: String,
    pub unit: Unit,
    /// Content of one pack, in thousandths of the unit.
    pub volume: i64,
}

/// Way in which a line's pack was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MatchedBy {
    /// The line's GTIN is the pack's code.
    Gtin,
    /// An operator has approved the line's code or name for the pack.
    Alias,
    /// The line's name contains the product's, and the volume is the pack's.
    Name,
}

impl MatchedBy {
    /// All ways, in the order in which they are tried.
    pub const ALL: &'static [MatchedBy] = &[MatchedBy::Gtin, MatchedBy::Alias, MatchedBy::Name];

    pub const fn as_str(self) -> &'static str {
        match self {
            MatchedBy::Gtin => "gtin",
            MatchedBy::Alias => "alias",
            MatchedBy::Name => "name",
        }
    }
}

/// Match of a line with a pack.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LineMatch {
    /// Pack of the programme; `None` for goods outside of it, services, and what cannot be told.
    pub pack: Option<i64>,
    pub by: Option<MatchedBy>,
    /// Quantity in whole packs; below zero for a line that takes goods back.
    pub packs: Option<i64>,
    /// Quantity in thousandths of the pack's unit, where it can be told.
    pub volume: Option<i64>,
    /// True when nobody has to look at it: matched by code or alias, in whole packs.
    pub certain: bool,
    /// True when the line is about a product of the programme, also where its pack cannot be told.
    pub is_known: bool,
    /// Sentence that says why there is no pack or quantity, or why it is only a proposal.
    pub why: Option<String>,
}

/// The programme's packs, and the names that one distributor has for them.
#[derive(Debug, Clone, Default)]
pub struct Catalogue {
    packs: Vec<CataloguePack>,
    /// Packs by code; several with one code are all kept, so that none is taken for certain.
    by_code: HashMap<String, Vec<usize>>,
    by_alias: HashMap<String, usize>,
    /// Words of each product's name with its packs, the longest name first.
    by_name: Vec<(String, Vec<usize>)>,
}

/// Words that make a line one of services or charges, without marks.
const SERVICES: &[&str] = &[
    "transport",
    "transportu",
    "transportowa",
    "transportowe",
    "dostawa",
    "dostawy",
    "wysylka",
    "wysylki",
    "przesylka",
    "przesylki",
    "kurier",
    "kurierska",
    "spedycja",
    "fracht",
    "usluga",
    "uslugi",
    "uslug",
    "oprysk",
    "opryskiwanie",
    "oplata",
    "kaucja",
    "rabat",
    "bonus",
    "premia",
    "prowizja",
    "odsetki",
    "doradztwo",
    "paleta",
    "palety",
    "zwrotna",
];

const SERVICE: &str = "To usługa albo opłata, a\u{a0}nie towar.";
const UNKNOWN_GOODS: &str = "Tego towaru nie ma w\u{a0}programie.";
const WITHOUT_NAME: &str = "Pozycja nie ma ani nazwy, ani kodu towaru.";
const SEVERAL_OF_CODE: &str = "Kilka opakowań w\u{a0}programie ma ten sam kod.";
const PROPOSED: &str = "Produkt i\u{a0}opakowanie rozpoznane po nazwie: sprawdź, czy się zgadzają.";
const WITHOUT_QUANTITY: &str = "Pozycja nie ma ilości.";
const WITHOUT_UNIT: &str = "Pozycja nie ma jednostki, więc nie wiadomo, co liczy ilość.";
const PARTS_OF_PACKS: &str = "Ilość nie jest całkowitą liczbą opakowań.";
const OTHER_UNIT: &str =
    "Jednostka pozycji nie pasuje do opakowania: jedno jest w\u{a0}litrach, a\u{a0}drugie w\u{a0}kilogramach.";

impl Catalogue {
    /// Catalogue of packs, with a distributor's aliases: keys by [`search_key`], and the pack's id of each. An alias of
    /// a pack that is not there is left out.
    pub fn new(packs: Vec<CataloguePack>, aliases: HashMap<String, i64>) -> Catalogue {
        let places: HashMap<i64, usize> = packs.iter().enumerate().map(|(place, pack)| (pack.id, place)).collect();
        let mut by_code: HashMap<String, Vec<usize>> = HashMap::new();
        let mut by_name: HashMap<String, Vec<usize>> = HashMap::new();
        for (place, pack) in packs.iter().enumerate() {
            by_code.entry(code_key(&pack.code)).or_default().push(place);
            by_name.entry(words(&pack.product)).or_default().push(place);
        }
        by_code.remove("");
        by_name.remove(NO_WORDS);
        let mut by_name: Vec<(String, Vec<usize>)> = by_name.into_iter().collect();
        by_name.sort_by(|(one, _), (other, _)| other.len().cmp(&one.len()).then_with(|| one.cmp(other)));
        let by_alias = aliases.into_iter().filter_map(|(key, pack)| Some((key, *places.get(&pack)?))).collect();
        Catalogue { packs, by_code, by_alias, by_name }
    }

    /// Finds the pack that a line is about: by GTIN, else by the distributor's aliases for its code and name, else, as
    /// a proposal that somebody confirms, by product's name and volume.
    pub fn matches(&self, line: &Line) -> LineMatch {
        match self.of_code(line) {
            Some(Ok(pack)) => return counted(line, pack, MatchedBy::Gtin),
            Some(Err(why)) => return without_pack(why.to_owned(), true),
            None => {}
        }
        if let Some(pack) = self.of_alias(line) {
            return counted(line, pack, MatchedBy::Alias);
        }
        match self.of_name(line) {
            Ok(pack) => LineMatch { certain: false, ..proposed(counted(line, pack, MatchedBy::Name)) },
            Err(NoPack { why, is_known }) => without_pack(why, is_known),
        }
    }

    fn of_code(&self, line: &Line) -> Option<Result<&CataloguePack, &'static str>> {
        match self.by_code.get(&code_key(line.gtin.as_deref()?))?.as_slice() {
            [place] => self.packs.get(*place).map(Ok),
            _ => Some(Err(SEVERAL_OF_CODE)),
        }
    }

    fn of_alias(&self, line: &Line) -> Option<&CataloguePack> {
        let texts = [line.index.as_deref(), line.name.as_deref()];
        let place = texts.into_iter().flatten().find_map(|text| self.by_alias.get(&search_key(text)))?;
        self.packs.get(*place)
    }

    fn of_name(&self, line: &Line) -> Result<&CataloguePack, NoPack> {
        let Some(name) = line.name.as_deref() else {
            return Err(NoPack::outside(match line.index.is_some() || line.gtin.is_some() {
                true => UNKNOWN_GOODS,
                false => WITHOUT_NAME,
            }));
        };
        let words = words(name);
        if words.split(' ').any(|word| SERVICES.contains(&word)) {
            return Err(NoPack::outside(SERVICE));
        }
        let product = self.by_name.iter().find(|(product, _)| words.contains(product.as_str()));
        let (_, places) = product.ok_or_else(|| NoPack::outside(UNKNOWN_GOODS))?;
        let packs = places.iter().filter_map(|place| self.packs.get(*place));
        let stated = stated_packs(line, name);
        let fits: Vec<&CataloguePack> = packs.filter(|pack| stated.iter().any(|text| is_of(text, pack))).collect();
        let product = self.packs.get(places.first().copied().unwrap_or_default()).map(|pack| pack.product.as_str());
        let product = product.unwrap_or_default();
        let why = match fits.as_slice() {
            [pack] => return Ok(pack),
            [] if stated.is_empty() => "nie wiadomo, w\u{a0}jakim opakowaniu",
            [] => "w\u{a0}innych opakowaniach",
            _ => "pasuje kilka jego opakowań",
        };
        Err(NoPack { why: format!("Produkt {product} jest w\u{a0}programie, ale {why}."), is_known: true })
    }
}

/// Reason why a line has no pack, and whether it is about a product of the programme all the same.
struct NoPack {
    why: String,
    is_known: bool,
}

impl NoPack {
    fn outside(why: &str) -> NoPack {
        NoPack { why: why.to_owned(), is_known: false }
    }
}

/// Packs that a line's name and unit state.
fn stated_packs(line: &Line, name: &str) -> HashSet<(Unit, i64)> {
    let of_unit = match line.unit.as_deref().and_then(units::meaning) {
        Some(Counts::Packs(pack)) => pack,
        _ => None,
    };
    let stated = units::packs_in_name(name).into_iter().chain(of_unit);
    stated.map(|pack| (pack.unit, pack.volume.get())).collect()
}

fn is_of(&(unit, volume): &(Unit, i64), pack: &CataloguePack) -> bool {
    pack.unit == unit && pack.volume == volume
}

fn without_pack(why: String, is_known: bool) -> LineMatch {
    LineMatch { why: Some(why), is_known, ..LineMatch::default() }
}

fn proposed(found: LineMatch) -> LineMatch {
    let why = found.why.unwrap_or_else(|| PROPOSED.to_owned());
    LineMatch { why: Some(why), ..found }
}

/// Match of a line with a pack, with the quantity in packs.
fn counted(line: &Line, pack: &CataloguePack, by: MatchedBy) -> LineMatch {
    let found = LineMatch { pack: Some(pack.id), by: Some(by), is_known: true, ..LineMatch::default() };
    match count(line, pack) {
        Ok(packs) => LineMatch { packs: Some(packs), volume: packs.checked_mul(pack.volume), certain: true, ..found },
        Err(Uncounted { volume, why }) => LineMatch { volume, why: Some(why), ..found },
    }
}

/// Reason why a quantity is no whole number of packs, and its volume in thousandths where that can be told.
struct Uncounted {
    volume: Option<i64>,
    why: String,
}

impl From<&str> for Uncounted {
    fn from(why: &str) -> Uncounted {
        Uncounted { volume: None, why: why.to_owned() }
    }
}

fn count(line: &Line, pack: &CataloguePack) -> Result<i64, Uncounted> {
    let quantity = line.quantity.ok_or(WITHOUT_QUANTITY)?;
    let unit = line.unit.as_deref().ok_or(WITHOUT_UNIT)?;
    match units::meaning(unit) {
        None => Err(Uncounted::from(format!("Nie wiadomo, co liczy jednostka „{unit}”.").as_str())),
        Some(Counts::Volume { unit, thousandths }) => by_volume(quantity, (unit, thousandths), pack),
        Some(Counts::Packs(Some(stated))) => by_packs(quantity, stated.times, Some(stated), pack),
        Some(Counts::Packs(None)) => {
            let stated = units::packs_in_name(line.name.as_deref().unwrap_or_default());
            match stated.as_slice() {
                [one] if one.times > 1 => Err(Uncounted::from(several_in_one(one).as_str())),
                _ => by_packs(quantity, 1, None, pack),
            }
        }
    }
}

/// Quantity of packs; the pack that the line states must be the one that was found.
fn by_packs(quantity: Decimal, times: i64, stated: Option<PackText>, pack: &CataloguePack) -> Result<i64, Uncounted> {
    if let Some(stated) = stated.filter(|stated| !is_of(&(stated.unit, stated.volume.get()), pack)) {
        let (stated, known) = (stated_volume(&stated), Volume(pack.volume).to_polish(pack.unit));
        let why = format!("Jednostka mówi o\u{a0}opakowaniu {stated}, a\u{a0}w\u{a0}programie ma ono {known}.");
        return Err(Uncounted::from(why.as_str()));
    }
    quantity.times(times).ok_or_else(|| Uncounted::from(PARTS_OF_PACKS))
}

/// Quantity of litres or kilograms, or parts of them, divided by the pack's volume.
fn by_volume(quantity: Decimal, (unit, thousandths): (Unit, i64), pack: &CataloguePack) -> Result<i64, Uncounted> {
    if unit != pack.unit {
        return Err(Uncounted::from(OTHER_UNIT));
    }
    let volume = quantity.times(thousandths).ok_or(PARTS_OF_PACKS)?;
    match (volume.checked_rem(pack.volume), volume.checked_div(pack.volume)) {
        (Some(0), Some(packs)) => Ok(packs),
        _ => {
            let (said, known) = (Volume(volume).to_polish(unit), Volume(pack.volume).to_polish(pack.unit));
            let why = format!("Ilość {said} nie dzieli się na całe opakowania po {known}.");
            Err(Uncounted { volume: Some(volume), why })
        }
    }
}

fn several_in_one(stated: &PackText) -> String {
    let (times, volume) = (stated.times, stated_volume(stated));
    format!("Nazwa mówi o\u{a0}{times} opakowaniach po {volume} razem: sprawdź, ile ich było.")
}

fn stated_volume(stated: &PackText) -> String {
    Volume::from(stated.volume).to_polish(stated.unit)
}

/// Key of a code: a GTIN of 8 to 14 digits has 14 with its leading zeros.
fn code_key(code: &str) -> String {
    let code = code.trim().to_uppercase();
    let is_gtin = (8..=14).contains(&code.len()) && code.bytes().all(|byte| byte.is_ascii_digit());
    if is_gtin { format!("{code:0>14}") } else { code }
}

/// Words of a name without letters and digits.
const NO_WORDS: &str = " ";

/// Words of a name with a space around each: runs of letters and runs of digits, so that `360SL` has the words of
/// `360 SL`.
fn words(name: &str) -> String {
    let key = search_key(name);
    let mut words = String::with_capacity(key.len() + 8);
    words.push(' ');
    let mut before = None;
    for sign in key.chars() {
        let kind = sign.is_alphanumeric().then(|| sign.is_ascii_digit());
        if kind != before && !words.ends_with(' ') {
            words.push(' ');
        }
        if kind.is_some() {
            words.push(sign);
        }
        before = kind;
    }
    if !words.ends_with(' ') {
        words.push(' ');
    }
    words
}
