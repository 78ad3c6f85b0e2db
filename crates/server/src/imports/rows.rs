//! A file as rows of cells, in the order of the file, and never more of it in memory than a row (a CSV) or the shared texts
//! (an XLSX).
use std::io::{self, Cursor, Read};

use bytes::Bytes;
use calamine::{DataRef, Reader, Xlsx};
use encoding_rs_io::DecodeReaderBytesBuilder;
use futures_util::StreamExt;
use futures_util::stream::BoxStream;
use tokio::runtime::Handle;

use super::format::{DecimalSign, ImportFormat};
use super::{MOST_BYTES_OF_A_SHEET, MOST_UNPACKED};
use crate::files::Files;

/// A row as it stands in the file. A cell with a formula begins with `=`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RawRow {
    /// As the operator's own program counts, the header included.
    pub number: i64,
    pub cells: Vec<String>,
}

/// Why a file cannot be read as a whole: a sentence for the operator.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Unreadable(pub String);

/// What a file is, by its first bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileType {
    Csv,
    Xlsx,
}

impl FileType {
    /// # Errors
    /// An old XLS, or what is plainly no text.
    pub fn of(content: &[u8]) -> Result<FileType, Unreadable> {
        let refused = |why: &str| Err(Unreadable(why.to_owned()));
        if content.starts_with(b"PK\x03\x04") {
            return Ok(FileType::Xlsx);
        }
        if content.starts_with(b"\xd0\xcf\x11\xe0") {
            return refused("To plik w\u{a0}starym formacie XLS. Zapisz go jako XLSX albo CSV.");
        }
        if content.starts_with(b"%PDF-") || content.starts_with(b"\x89PNG") || content.starts_with(b"\xff\xd8\xff") {
            return refused("To nie jest tabela. Wybierz plik CSV albo XLSX.");
        }
        Ok(FileType::Csv)
    }

    pub const fn media_type(self) -> &'static str {
        match self {
            FileType::Csv => "text/csv",
            FileType::Xlsx => "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        }
    }

    pub const fn extension(self) -> &'static str {
        match self {
            FileType::Csv => "csv",
            FileType::Xlsx => "xlsx",
        }
    }

    pub fn of_media_type(media_type: &str) -> FileType {
        if media_type == FileType::Xlsx.media_type() { FileType::Xlsx } else { FileType::Csv }
    }
}

/// Gives the rows of a CSV to `each` until it says `false`. Lines without a single cell are passed over.
///
/// # Errors
/// When the file breaks off or is no text.
fn of_csv(content: impl Read, format: ImportFormat, mut each: impl FnMut(RawRow) -> bool) -> Result<(), Unreadable> {
    let decoded = DecodeReaderBytesBuilder::new()
        .encoding(Some(format.encoding.known()))
        .bom_override(true)
        .strip_bom(true)
        .build(content);
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(format.separator.byte())
        .from_reader(EvenLines { content: decoded, last: b'\n' });
    let mut record = csv::StringRecord::new();
    let broken = |fault: csv::Error| {
        tracing::info!(%fault, "a file breaks off");
        Unreadable("Nie można odczytać pliku do końca. Zapisz go jeszcze raz i\u{a0}wczytaj ponownie.".to_owned())
    };
    while reader.read_record(&mut record).map_err(broken)? {
        let number = first_line(&record, reader.position());
        let cells: Vec<String> = record.iter().map(str::to_owned).collect();
        if !is_blank(&cells) && !each(RawRow { number, cells }) {
            return Ok(());
        }
    }
    Ok(())
}

/// The line on which a record begins, told by where it ends: empty lines before it count as its own for the reader.
fn first_line(record: &csv::StringRecord, end: &csv::Position) -> i64 {
    let inside = record.iter().map(|cell| cell.bytes().filter(|byte| *byte == b'\n').count()).sum::<usize>();
    // A quote that is never closed takes the last line's end with it.
    let is_open = record.iter().next_back().is_some_and(|cell| cell.ends_with('\n'));
    i64::try_from(end.line()).unwrap_or(i64::MAX) - i64::try_from(inside).unwrap_or(0) - i64::from(!is_open)
}

/// A text whose lines, the last one too, end in the one way that the reader of CSV counts: a return, or a return and a
/// feed, are a feed.
struct EvenLines<R> {
    content: R,
    last: u8,
}

impl<R: Read> Read for EvenLines<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        loop {
            let count = self.content.read(into)?;
            if count == 0 && !matches!(self.last, b'\n' | b'\r') && !into.is_empty() {
                into[0] = b'\n';
                self.last = b'\n';
                return Ok(1);
            }
            let mut kept = 0;
            for place in 0..count {
                let is_end_of_pair = into[place] == b'\n' && self.last == b'\r';
                self.last = into[place];
                if !is_end_of_pair {
                    into[kept] = if self.last == b'\r' { b'\n' } else { self.last };
                    kept += 1;
                }
            }
            if kept > 0 || count == 0 {
                return Ok(kept);
            }
        }
    }
}

/// Gives the rows of an XLSX's first sheet to `each` until it says `false`. Empty rows are passed over.
///
/// # Errors
/// When it is damaged, locked with a password, or unpacks to more than it may.
fn of_xlsx(content: Bytes, format: ImportFormat, mut each: impl FnMut(RawRow) -> bool) -> Result<(), Unreadable> {
    let damaged = || Unreadable("Nie można odczytać tego pliku XLSX. Zapisz go jeszcze raz albo jako CSV.".to_owned());
    refuse_bomb(&content)?;
    let mut book: Xlsx<_> = Xlsx::new(Cursor::new(content)).map_err(|_| damaged())?;
    let sheet = book.sheet_names().first().cloned().ok_or_else(damaged)?;
    let mut cells = book.worksheet_cells_reader(&sheet).map_err(|_| damaged())?;
    let mut row = RawRow { number: 0, cells: Vec::new() };
    while let Some(cell) = cells.next_cell_with_formula().map_err(|_| damaged())? {
        let number = i64::from(cell.pos.0) + 1;
        if number != row.number {
            let done = std::mem::replace(&mut row, RawRow { number, cells: Vec::new() });
            if !is_blank(&done.cells) && !each(done) {
                return Ok(());
            }
        }
        // No sheet has columns further to the right than this.
        let place = usize::try_from(cell.pos.1).unwrap_or(0).min(16_384);
        row.cells.resize(row.cells.len().max(place + 1), String::new());
        row.cells[place] = match cell.formula {
            Some(formula) => format!("={formula}"),
            None => text_of(&cell.value, format.decimal),
        };
    }
    if !is_blank(&row.cells) {
        each(row);
    }
    Ok(())
}

/// Unpacks every part to nowhere, for what a part says of its own size may be a lie.
fn refuse_bomb(content: &Bytes) -> Result<(), Unreadable> {
    let damaged = |_| Unreadable("Nie można odczytać tego pliku XLSX. Zapisz go jeszcze raz albo jako CSV.".to_owned());
    let mut archive = zip::ZipArchive::new(Cursor::new(content.clone())).map_err(damaged)?;
    let mut left = MOST_UNPACKED;
    for part in 0..archive.len() {
        let part = archive.by_index(part).map_err(damaged)?;
        let unpacked = io::copy(&mut part.take(left + 1), &mut io::sink()).map_err(|_| {
            Unreadable("Ten plik XLSX jest uszkodzony. Zapisz go jeszcze raz albo jako CSV.".to_owned())
        })?;
        left = left.checked_sub(unpacked).ok_or_else(|| {
            Unreadable("Ten plik XLSX jest po rozpakowaniu za duży. Podziel go albo zapisz jako CSV.".to_owned())
        })?;
    }
    Ok(())
}

/// The first number that a spreadsheet does not keep to its last digit.
const MOST_EXACT: f64 = 1e15;

fn text_of(value: &DataRef<'_>, decimal: DecimalSign) -> String {
    match value {
        DataRef::Empty => String::new(),
        DataRef::String(text) | DataRef::DateTimeIso(text) | DataRef::DurationIso(text) => text.clone(),
        DataRef::SharedString(text) => (*text).to_owned(),
        DataRef::Int(number) => number.to_string(),
        // A spreadsheet keeps fifteen digits: the others of a longer number are not those that were typed.
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
        DataRef::Error(fault) => format!("#{fault}"),
    }
}

fn is_blank(cells: &[String]) -> bool {
    cells.iter().all(|cell| cell.trim().is_empty())
}

/// Gives the rows of a content that is in memory to `each` until it says `false`.
///
/// # Errors
/// When it cannot be read as a whole.
pub fn of_content(
    content: Bytes,
    file: FileType,
    format: ImportFormat,
    each: impl FnMut(RawRow) -> bool,
) -> Result<(), Unreadable> {
    match file {
        FileType::Csv => of_csv(Cursor::new(content), format, each),
        FileType::Xlsx => of_xlsx(content, format, each),
    }
}

/// A stored file, to be read by a thread that may block: a CSV piece by piece, an XLSX whole, for its parts lie anywhere.
pub enum Stored {
    Csv(Pieces),
    Xlsx(Bytes),
}

impl Stored {
    /// To be opened where the runtime is, and read where it is not.
    ///
    /// # Errors
    /// When the store does not answer or has no such content.
    pub async fn open(files: &Files, key: &str, file: FileType) -> anyhow::Result<Stored> {
        let missing = || anyhow::anyhow!("the content {key} is missing");
        Ok(match file {
            FileType::Csv => {
                let stream = files.stream(key).await?.ok_or_else(missing)?;
                Stored::Csv(Pieces { stream, piece: Bytes::new(), runtime: Handle::current() })
            }
            FileType::Xlsx => Stored::Xlsx(files.get_up_to(key, MOST_BYTES_OF_A_SHEET).await?.ok_or_else(missing)?),
        })
    }

    /// Gives the rows to `each` until it says `false`.
    ///
    /// # Errors
    /// When it cannot be read as a whole.
    pub fn rows(self, format: ImportFormat, each: impl FnMut(RawRow) -> bool) -> Result<(), Unreadable> {
        match self {
            Stored::Csv(pieces) => of_csv(pieces, format, each),
            Stored::Xlsx(content) => of_xlsx(content, format, each),
        }
    }
}

/// The pieces of a stored file.
pub struct Pieces {
    stream: BoxStream<'static, io::Result<Bytes>>,
    piece: Bytes,
    runtime: Handle,
}

impl Read for Pieces {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        while self.piece.is_empty() {
            match self.runtime.block_on(self.stream.next()) {
                None => return Ok(0),
                Some(piece) => self.piece = piece?,
            }
        }
        let count = into.len().min(self.piece.len());
        into[..count].copy_from_slice(&self.piece.split_to(count));
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::super::format::Encoding;
    use super::*;

    #[test]
    fn rows_are_numbered_as_an_editor_numbers_lines() {
        for end in ["\n", "\r\n", "\r"] {
            let text = ["a;b", "1;2", "", "\"3\n4\";5", "6;7"].join(end);
            let mut rows = Vec::new();
            let read = of_csv(text.as_bytes(), ImportFormat::of(text.as_bytes(), Encoding::Utf8), |row| {
                rows.push((row.number, row.cells.join("|")));
                true
            });
            assert_eq!(read, Ok(()));
            let row = |number, cells: &str| (number, cells.to_owned());
            assert_eq!(rows, [row(1, "a|b"), row(2, "1|2"), row(4, "3\n4|5"), row(6, "6|7")], "{end:?}");
        }
    }
}
