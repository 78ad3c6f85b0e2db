//! Rows of an XLSX: its memory use is checked before it is read, and only its first sheet is read.
use std::io::{self, Cursor, Write};

use bytes::Bytes;
use calamine::{DataRef, Reader, Xlsx, XlsxFormulaMetadata};

use super::cells::LONGEST_CELL;
use super::format::{DecimalSign, ImportFormat};
use super::rows::{RawRow, Unreadable, is_blank, too_many_columns};
use super::{MOST_COLUMNS, MOST_UNPACKED};

/// Largest part held in memory as a whole, in bytes: the shared strings, the styles, the list of sheets.
const MOST_OF_A_PART: u64 = 32 * 1024 * 1024;

/// Most elements of such a part: each shared string has at least two, and uses memory even when empty.
const MOST_ELEMENTS: u64 = 2_000_000;

/// Longest text or tag in bytes: a cell of a spreadsheet has at most 32,767 characters.
const LONGEST_RUN: usize = 256 * 1024;

/// Longest row in bytes.
const LONGEST_ROW: usize = 64 * 1024;

/// First number that a spreadsheet does not store to its last digit.
const MOST_EXACT: f64 = 1e15;

/// Passes the rows of an XLSX's first sheet to `each` until it returns `false`; empty rows are skipped.
///
/// # Errors
/// When it is damaged, locked with a password, or larger than allowed when unpacked.
pub fn read_rows(content: Bytes, format: ImportFormat, mut each: impl FnMut(RawRow) -> bool) -> Result<(), Unreadable> {
    check(&content)?;
    let mut book: Xlsx<_> = Xlsx::new(Cursor::new(content)).map_err(|_| damaged())?;
    let sheet = book.sheet_names().first().cloned().ok_or_else(damaged)?;
    let mut cells = book.worksheet_cells_reader(&sheet).map_err(|_| damaged())?;
    let mut row = RawRow { number: 0, cells: Vec::new() };
    let mut size = 0;
    while let Some(cell) = cells.next_cell_with_formula_metadata().map_err(|_| damaged())? {
        let text = match cell.formula {
            Some(formula) => format!("={}", formula_text(formula)),
            None => text_of(&cell.value, format.decimal),
        };
        if text.is_empty() {
            continue;
        }
        let number = i64::from(cell.pos.0) + 1;
        if number != row.number {
            size = 0;
            let done = std::mem::replace(&mut row, RawRow { number, cells: Vec::new() });
            if !is_blank(&done.cells) && !each(done) {
                return Ok(());
            }
        }
        let place = usize::try_from(cell.pos.1).ok().filter(|place| *place < MOST_COLUMNS);
        let place = place.ok_or_else(|| too_many_columns(number))?;
        let text = shortened(text);
        size += text.len();
        if size > LONGEST_ROW {
            return Err(Unreadable(format!("Wiersz {number} ma za dużo tekstu. Usuń zbędne kolumny.")));
        }
        row.cells.resize(row.cells.len().max(place + 1), String::new());
        row.cells[place] = text;
    }
    if !is_blank(&row.cells) {
        each(row);
    }
    Ok(())
}

fn damaged() -> Unreadable {
    Unreadable("Nie można odczytać tego pliku XLSX. Zapisz go jeszcze raz albo jako CSV.".to_owned())
}

/// Unpacks every part without storing it, because the size that a part declares may be false.
fn check(content: &Bytes) -> Result<(), Unreadable> {
    let too_large =
        || Unreadable("Ten plik XLSX jest po rozpakowaniu za duży. Podziel go albo zapisz jako CSV.".to_owned());
    let mut archive = zip::ZipArchive::new(Cursor::new(content.clone())).map_err(|_| damaged())?;
    let mut left = MOST_UNPACKED;
    for part in 0..archive.len() {
        let mut part = archive.by_index(part).map_err(|_| damaged())?;
        let is_rows = part.name().is_ok_and(|name| name.to_ascii_lowercase().starts_with("xl/worksheets/"));
        let most = if is_rows { left } else { left.min(MOST_OF_A_PART) };
        let mut seen = XmlScanner { is_rows, ..XmlScanner::default() };
        let unpacked =
            io::copy(&mut io::Read::take(&mut part, most + 1), &mut seen).map_err(|_| match seen.exceeds_limit {
                true => too_large(),
                false => Unreadable("Ten plik XLSX jest uszkodzony. Zapisz go jeszcze raz albo jako CSV.".to_owned()),
            })?;
        if unpacked > most {
            return Err(too_large());
        }
        left -= unpacked;
    }
    Ok(())
}

/// Progress through a part: an XML reader holds one text or tag at a time, so that none may grow without limit.
#[derive(Default)]
struct XmlScanner {
    /// True for a sheet, whose rows are read one by one; of other parts all elements are held in memory.
    is_rows: bool,
    place: XmlState,
    /// Last two bytes.
    last: [u8; 2],
    run: usize,
    elements: u64,
    /// True when the part exceeds a limit.
    exceeds_limit: bool,
}

/// Position in XML of a byte.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum XmlState {
    #[default]
    Text,
    /// After a `<`.
    Opened,
    Tag,
    Quoted(u8),
    /// Inside a comment, a CDATA section or an instruction, which ends with the two bytes and a `>`.
    Until([u8; 2]),
}

impl XmlScanner {
    fn take(&mut self, byte: u8) {
        let next = match (self.place, byte) {
            (XmlState::Text, b'<') => XmlState::Opened,
            (XmlState::Text, _) => XmlState::Text,
            (XmlState::Opened, b'?') => XmlState::Until(*b"??"),
            (XmlState::Opened, b'!') => XmlState::Until(*b"!!"),
            (XmlState::Until([b'!', b'!']), b'-') => XmlState::Until(*b"--"),
            (XmlState::Until([b'!', b'!']), _) => XmlState::Until(*b"]]"),
            (XmlState::Opened, _) => {
                self.elements += u64::from(byte != b'/');
                if byte == b'>' { XmlState::Text } else { XmlState::Tag }
            }
            (XmlState::Tag, b'>') => XmlState::Text,
            (XmlState::Tag, b'"' | b'\'') => XmlState::Quoted(byte),
            (XmlState::Quoted(quote), _) if byte == quote => XmlState::Tag,
            // `<?>`, `<!-->` and `<!--->` do not end anything.
            (XmlState::Until([b'?', _]), b'>') if self.last[1] == b'?' && self.run > 1 => XmlState::Text,
            (XmlState::Until(end), b'>') if self.last == end && self.run > 4 => XmlState::Text,
            (place, _) => place,
        };
        let begins = next != self.place && matches!(next, XmlState::Text | XmlState::Opened);
        self.run = if begins { 0 } else { self.run + 1 };
        self.exceeds_limit |= self.run > LONGEST_RUN || (!self.is_rows && self.elements > MOST_ELEMENTS);
        self.last = [self.last[1], byte];
        self.place = next;
    }
}

impl Write for XmlScanner {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        bytes.iter().for_each(|byte| self.take(*byte));
        if self.exceeds_limit { Err(io::ErrorKind::InvalidData.into()) } else { Ok(bytes.len()) }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Formula of a cell; a shared formula is stored only in its first cell.
fn formula_text(formula: XlsxFormulaMetadata) -> String {
    match formula {
        XlsxFormulaMetadata::Normal { formula } | XlsxFormulaMetadata::Shared { formula, .. } => formula,
        _ => String::new(),
    }
}

/// Text cut just above the longest length of a cell, so that it is still seen to be too long.
fn shortened(mut text: String) -> String {
    if let Some((end, _)) = text.char_indices().nth(LONGEST_CELL + 1) {
        text.truncate(end);
        text.shrink_to_fit();
    }
    text
}

fn text_of(value: &DataRef<'_>, decimal: DecimalSign) -> String {
    match value {
        DataRef::Empty => String::new(),
        DataRef::String(text) | DataRef::DateTimeIso(text) | DataRef::DurationIso(text) => text.clone(),
        DataRef::SharedString(text) => (*text).to_owned(),
        DataRef::Int(number) => number.to_string(),
        // A spreadsheet stores fifteen digits: the others of a longer number are not those that were typed.
        DataRef::Float(number) if number.abs() >= MOST_EXACT => format!("{number:.5E}").replace('E', "E+"),
        DataRef::Float(number) => {
            let text = format!("{number:.6}");
            let text = text.trim_end_matches('0').trim_end_matches('.');
            if decimal == DecimalSign::Comma { text.replace('.', ",") } else { text.to_owned() }
        }
        DataRef::Bool(value) => if *value { "TAK" } else { "NIE" }.to_owned(),
        DataRef::DateTime(at) => {
            let (year, month, day, ..) = at.to_ymd_hms_milli();
            format!("{year:04}-{month:02}-{day:02}")
        }
        DataRef::Error(error) => format!("#{error}"),
    }
}
