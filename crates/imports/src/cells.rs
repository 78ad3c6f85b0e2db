//! Row under its kind's columns: a reader asks it for values, and it collects its errors.
use std::collections::BTreeMap;
use std::fmt::Display;
use std::sync::Arc;

use jiff::civil::Date;
use plon_domain::number::parse_decimal;
use plon_domain::text::{Plural, is_unprintable, search_key};

use super::Column;
use super::format::{DateOrder, DecimalSign, ImportFormat};
use super::model::CellError;
use super::rows::{FileType, RawRow};
use plon_platform::error::REQUIRED;
use plon_platform::text_input::parse_one_line;

/// Longest cell in characters.
pub const LONGEST_CELL: usize = 500;

/// Characters of a faulty value that are shown.
const LONGEST_SHOWN: usize = 60;

const COLUMNS: Plural = Plural { one: "kolumnę", few: "kolumny", many: "kolumn" };

/// Positions of a kind's columns in a file.
#[derive(Debug, Clone)]
pub struct Layout {
    /// Position and name in the file of each mapped column, by its key.
    places: BTreeMap<&'static str, (usize, String)>,
    /// Number of columns in the file.
    width: usize,
    file: FileType,
    format: ImportFormat,
}

impl Layout {
    /// Layout of the kind's columns by the mapping; `head` are the names of the file's columns.
    pub fn new(
        columns: &'static [Column],
        mapping: &BTreeMap<String, String>,
        head: &[String],
        file: FileType,
        format: ImportFormat,
    ) -> Layout {
        let place = |column: &Column| {
            let name = mapping.get(column.key)?;
            let place = head.iter().position(|known| known == name)?;
            Some((column.key, (place, name.clone())))
        };
        Layout { places: columns.iter().filter_map(place).collect(), width: head.len(), file, format }
    }

    /// True when a row has as many cells as the file has columns; a sheet's row may be shorter.
    fn fits(&self, cells: &[String]) -> bool {
        if self.file == FileType::Xlsx { cells.len() <= self.width } else { cells.len() == self.width }
    }

    /// Cells of a row under the kind's columns, by key; cut just above the longest length, so that a cell is still
    /// seen to be too long. Empty when the row does not fit the columns.
    pub fn cells(&self, raw: &RawRow) -> BTreeMap<String, String> {
        if !self.fits(&raw.cells) {
            return BTreeMap::new();
        }
        let text = |place: usize| raw.cells.get(place).map_or("", String::as_str).chars().take(LONGEST_CELL + 1);
        self.places.iter().map(|(key, (place, _))| ((*key).to_owned(), text(*place).collect())).collect()
    }

    /// Row with these cells under the kind's columns.
    pub fn row(&self, number: i64, cells: &BTreeMap<String, String>) -> RawRow {
        let mut raw = RawRow { number, cells: vec![String::new(); self.width] };
        self.set(&mut raw, cells);
        raw
    }

    /// Sets cells of a row that fits the columns; false when there was none to set.
    pub fn set(&self, raw: &mut RawRow, cells: &BTreeMap<String, String>) -> bool {
        let mut is_set = false;
        for (place, text) in cells.iter().filter_map(|(key, text)| Some((self.places.get(key.as_str())?.0, text))) {
            if self.fits(&raw.cells) {
                raw.cells.resize(self.width, String::new());
                text.clone_into(&mut raw.cells[place]);
                is_set = true;
            }
        }
        is_set
    }

    /// True when the operator has mapped this column.
    pub fn has(&self, key: &str) -> bool {
        self.places.contains_key(key)
    }

    /// Key of a column, by its name in the file.
    pub fn key_of(&self, name: &str) -> Option<&'static str> {
        self.places.iter().find(|(_, (_, known))| known == name).map(|(key, _)| *key)
    }
}

/// Row of a file; it returns no value for an empty or faulty cell, and collects the errors.
#[derive(Debug)]
pub struct Row {
    pub number: i64,
    cells: Vec<String>,
    layout: Arc<Layout>,
    errors: Vec<CellError>,
}

impl Row {
    pub fn new(raw: RawRow, layout: Arc<Layout>) -> Row {
        let mut row = Row { number: raw.number, cells: raw.cells, layout, errors: Vec::new() };
        row.check_width();
        if row.errors.is_empty() {
            for (place, name) in Arc::clone(&row.layout).places.values() {
                let text = row.cells.get(*place).map_or("", String::as_str);
                if let Some(reason) = unreadable(text) {
                    row.errors.push(CellError::new(name.clone(), display_text(text), reason));
                }
            }
        }
        row
    }

    /// Checks the number of cells: in a CSV, rows of different lengths mean a wrong separator or a missing quote; a
    /// sheet's row may be shorter.
    fn check_width(&mut self) {
        let (width, found) = (self.layout.width, self.cells.len());
        if !self.layout.fits(&self.cells) {
            let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
            let reason = format!(
                "Wiersz ma {}, a\u{a0}nagłówek {}. Sprawdź separator i\u{a0}cudzysłowy.",
                COLUMNS.count(count(found)),
                COLUMNS.count(count(width))
            );
            self.errors.push(CellError::new(String::new(), display_text(&self.cells.join(" ")), reason));
        }
    }

    pub fn is_faulty(&self) -> bool {
        !self.errors.is_empty()
    }

    pub fn into_errors(self) -> Vec<CellError> {
        self.errors
    }

    /// Adds an error to a column; only the first error of a column is kept.
    pub fn add_error(&mut self, key: &str, reason: impl Display) {
        let (column, value) = match self.layout.places.get(key) {
            Some((place, name)) => (name.clone(), display_text(self.cells.get(*place).map_or("", String::as_str))),
            None => (String::new(), String::new()),
        };
        if !self.errors.iter().any(|known| known.column == column) {
            self.errors.push(CellError::new(column, value, reason.to_string()));
        }
    }

    /// Adds an error to a column whose text is an unknown name, which can be given a meaning.
    pub fn unnamed(&mut self, key: &str, reason: impl Display) {
        self.add_error(key, reason);
        let Some((_, name)) = self.layout.places.get(key) else { return };
        if let Some(kept) = self.errors.iter_mut().find(|kept| kept.column == *name) {
            kept.unnamed = true;
        }
    }

    /// Adds an error to each of several columns.
    pub fn add_errors(&mut self, errors: impl IntoIterator<Item = (&'static str, String)>) {
        errors.into_iter().for_each(|(key, reason)| self.add_error(key, reason));
    }

    /// Adds an error of the row as a whole.
    pub fn add_row_error(&mut self, reason: impl Display) {
        self.errors.push(CellError::of_row(reason));
    }

    /// True when the operator has mapped this column.
    pub fn has(&self, key: &str) -> bool {
        self.layout.has(key)
    }

    /// Text of the cell, trimmed; none when it is empty or cannot be read.
    pub fn text(&self, key: &str) -> Option<&str> {
        let (place, name) = self.layout.places.get(key)?;
        let text = self.cells.get(*place)?.trim();
        let readable = !self.errors.iter().any(|known| known.column == *name || known.column.is_empty());
        (readable && !text.is_empty()).then_some(text)
    }

    /// Text of the cell, which is required.
    pub fn required(&mut self, key: &str) -> Option<String> {
        match self.text(key).map(str::to_owned) {
            Some(text) => Some(text),
            None => {
                if !self.errors.iter().any(|known| known.column.is_empty()) {
                    self.add_error(key, REQUIRED);
                }
                None
            }
        }
    }

    /// Required line of text, with single spaces.
    pub fn line(&mut self, key: &str, longest: usize) -> Option<String> {
        let text = self.required(key)?;
        self.parse(key, parse_one_line(&text, longest))
    }

    /// Value of a column that the file may lack: none without the column, but required with it.
    pub fn if_there<T>(&mut self, key: &str, read: impl FnOnce(&mut Row, String) -> Option<T>) -> Option<T> {
        if !self.has(key) {
            return None;
        }
        let text = self.required(key)?;
        read(self, text)
    }

    /// Yes or no, when the file has this column.
    pub fn yes_no(&mut self, key: &str) -> Option<bool> {
        self.if_there(key, |row, text| row.parse(key, yes_no(&text)))
    }

    /// Parsed value, or none with its error added.
    pub fn parse<T, E: Display>(&mut self, key: &str, parsed: Result<T, E>) -> Option<T> {
        parsed.map_err(|error| self.add_error(key, error)).ok()
    }

    /// Number with up to `places` decimals, as an integer in the smallest unit, with a sign when negative.
    /// Spaces may separate thousands.
    pub fn decimal(&mut self, key: &str, places: u32) -> Option<i64> {
        let text = self.text(key)?.to_owned();
        let parsed = number(&text, places, self.layout.format.decimal);
        self.parse(key, parsed)
    }

    /// Date, in the file's order or as `2025-08-01`.
    pub fn day(&mut self, key: &str) -> Option<Date> {
        let text = self.text(key)?.to_owned();
        let parsed = day(&text, self.layout.format.dates);
        self.parse(key, parsed)
    }
}

/// Reason why a cell's text is unreadable.
fn unreadable(text: &str) -> Option<String> {
    if text.chars().take(LONGEST_CELL + 1).count() > LONGEST_CELL {
        let hint = if text.contains('\n') { " Prawdopodobnie brakuje zamykającego cudzysłowu." } else { "" };
        return Some(format!("Komórka ma więcej niż {LONGEST_CELL}\u{a0}znaków.{hint}"));
    }
    let text = text.trim();
    if text.starts_with(['=', '@']) {
        return Some("Komórka zawiera formułę. Wklej w\u{a0}jej miejsce samą wartość.".to_owned());
    }
    if text.starts_with('#') {
        return Some("Komórka zawiera błąd arkusza".to_owned());
    }
    if text.contains('\u{fffd}') {
        return Some("Nie można odczytać liter. Sprawdź kodowanie pliku.".to_owned());
    }
    if text.contains(['\n', '\r']) {
        return Some("W\u{a0}komórce jest koniec wiersza. Prawdopodobnie brakuje zamykającego cudzysłowu.".to_owned());
    }
    if text.chars().any(is_unprintable) {
        return Some("Komórka zawiera znaki, których nie da się wydrukować".to_owned());
    }
    None
}

fn display_text(text: &str) -> String {
    let shown: String = text.chars().filter(|sign| !is_unprintable(*sign)).take(LONGEST_SHOWN + 1).collect();
    match shown.char_indices().nth(LONGEST_SHOWN) {
        Some((end, _)) => format!("{}…", &shown[..end]),
        None => shown,
    }
}

fn yes_no(text: &str) -> Result<bool, &'static str> {
    match search_key(text).as_str() {
        "tak" | "t" | "1" | "prawda" | "true" | "yes" => Ok(true),
        "nie" | "n" | "0" | "falsz" | "false" | "no" => Ok(false),
        _ => Err("Wpisz tak albo nie"),
    }
}

fn number(text: &str, places: u32, sign: DecimalSign) -> Result<i64, String> {
    let other = match sign {
        DecimalSign::Comma => '.',
        DecimalSign::Point => ',',
    };
    if text.contains(other) {
        return Err(match sign {
            DecimalSign::Comma => "Liczba ma kropkę, a\u{a0}w\u{a0}tym pliku ułamki oddziela przecinek".to_owned(),
            DecimalSign::Point => "Liczba ma przecinek, a\u{a0}w\u{a0}tym pliku ułamki oddziela kropka".to_owned(),
        });
    }
    let compact: String = text.chars().filter(|sign| !matches!(sign, ' ' | '\u{a0}' | '\u{202f}')).collect();
    let (below_zero, digits) = match compact.strip_prefix(['-', '−']) {
        Some(digits) => (true, digits),
        None => (false, compact.as_str()),
    };
    // Trailing zeros do not count as decimals: `4,000` packs are 4.
    let digits = match digits.split_once([',', '.']) {
        Some((whole, decimals)) if decimals.len() > places as usize && !whole.is_empty() => {
            let kept = &decimals[..decimals.floor_char_boundary(places as usize)];
            match decimals[kept.len()..].bytes().all(|byte| byte == b'0') {
                true if kept.is_empty() => whole.to_owned(),
                true => format!("{whole}.{kept}"),
                false => digits.to_owned(),
            }
        }
        _ => digits.to_owned(),
    };
    let size = parse_decimal(&digits, places).ok_or_else(|| match places {
        0 => "Podaj liczbę całkowitą".to_owned(),
        places => format!("Podaj liczbę, najwyżej {places}\u{a0}miejsca po przecinku"),
    })?;
    Ok(if below_zero { -size } else { size })
}

fn day(text: &str, order: DateOrder) -> Result<Date, String> {
    let date = text.split([' ', 'T']).next().unwrap_or_default();
    let parts: Vec<&str> = date.split(['.', '-', '/']).collect();
    let wrong = || match order {
        DateOrder::YearFirst => "Podaj istniejącą datę w\u{a0}postaci RRRR-MM-DD".to_owned(),
        DateOrder::DayFirst => "Podaj istniejącą datę w\u{a0}postaci DD.MM.RRRR".to_owned(),
    };
    let [first, month, last] = parts[..] else { return Err(wrong()) };
    let (year, day) = match (order, first.len(), last.len()) {
        (_, 4, 1 | 2) => (first, last),
        (DateOrder::DayFirst, 1 | 2, 4) => (last, first),
        _ => return Err(wrong()),
    };
    let all_digits = parts.iter().all(|part| part.bytes().all(|byte| byte.is_ascii_digit()));
    let (Ok(year), Ok(month), Ok(day)) = (year.parse(), month.parse(), day.parse()) else { return Err(wrong()) };
    Date::new(year, month, day).ok().filter(|_| all_digits).ok_or_else(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_a_pole_writes_them() {
        let comma = |text: &str| number(text, 2, DecimalSign::Comma);
        assert_eq!(comma("1 240,5"), Ok(124_050));
        assert_eq!(comma("-3,20"), Ok(-320));
        assert_eq!(comma("12,500"), Ok(1250));
        assert!(comma("12,505").is_err());
        assert!(comma("12.50").is_err());
        assert!(comma("1e9").is_err());
        assert!(comma("99999999999999999999").is_err());
        assert_eq!(number("4,000", 0, DecimalSign::Comma), Ok(4));
        assert_eq!(number("12.5", 2, DecimalSign::Point), Ok(1250));
        assert!(number("1,5", 0, DecimalSign::Comma).is_err());
        assert!(number("ćć,ęę", 1, DecimalSign::Comma).is_err());
    }

    #[test]
    fn days_that_do_not_exist_are_refused() {
        let known = Date::new(2025, 8, 1).ok();
        assert_eq!(day("2025-08-01", DateOrder::DayFirst).ok(), known);
        assert_eq!(day("1.08.2025", DateOrder::DayFirst).ok(), known);
        assert_eq!(day("2025-08-01 00:00:00", DateOrder::YearFirst).ok(), known);
        for wrong in ["31.02.2025", "2025-13-01", "01.08.25", "08/01", "", "+1.08.2025", "wczoraj"] {
            assert!(day(wrong, DateOrder::DayFirst).is_err(), "{wrong}");
        }
        assert!(day("01.08.2025", DateOrder::YearFirst).is_err());
    }

    #[test]
    fn a_cell_that_nobody_can_read_says_why() {
        for wrong in ["=1+1", "a\0b", "a\nb", "#N/A", "\u{fffd}", &"x".repeat(501)] {
            assert!(unreadable(wrong).is_some(), "{wrong}");
        }
        for right in ["", "-5", "FV/1/2025", "Rolmasz Żnin"] {
            assert_eq!(unreadable(right), None, "{right}");
        }
    }
}
