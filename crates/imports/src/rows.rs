//! A file as rows of cells, in the order of the file, and never more of it in memory than a row (a CSV) or the shared texts
//! (an XLSX, see `sheet.rs`).
use std::cell::Cell;
use std::io::{self, Cursor, Read};

use bytes::Bytes;
use encoding_rs_io::DecodeReaderBytesBuilder;
use futures_util::StreamExt;
use futures_util::stream::BoxStream;
use tokio::runtime::Handle;

use super::format::ImportFormat;
use super::{MOST_BYTES_OF_A_SHEET, MOST_COLUMNS, sheet};
use plon_platform::files::Files;

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
    let separators = Cell::new(0);
    let even = EvenLines { content: decoded, last: b'\n', separator: format.separator.byte(), separators: &separators };
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(format.separator.byte())
        .from_reader(even);
    let mut record = csv::StringRecord::new();
    let mut next = 1;
    loop {
        separators.set(0);
        match reader.read_record(&mut record) {
            Ok(true) if record.len() <= MOST_COLUMNS => {}
            Ok(true) => return Err(too_many_columns(first_line(&record, reader.position()))),
            Ok(false) => return Ok(()),
            Err(_) if separators.get() > MOST_SEPARATORS => return Err(too_many_columns(next)),
            Err(fault) => {
                tracing::info!(%fault, "a file breaks off");
                let sentence = "Nie można odczytać pliku do końca. Zapisz go jeszcze raz i\u{a0}wczytaj ponownie.";
                return Err(Unreadable(sentence.to_owned()));
            }
        }
        let number = first_line(&record, reader.position());
        next = i64::try_from(reader.position().line()).unwrap_or(i64::MAX);
        let cells: Vec<String> = record.iter().map(str::to_owned).collect();
        if !is_blank(&cells) && !each(RawRow { number, cells }) {
            return Ok(());
        }
    }
}

/// How many separators may come before a row ends: the reader keeps the place of each, and a row has far fewer even where a
/// quote is missing.
const MOST_SEPARATORS: usize = 1_000_000;

/// The sentence at a row, by its number, that has more columns than a file may have.
pub fn too_many_columns(row: i64) -> Unreadable {
    Unreadable(match row {
        1 => format!("Plik ma więcej niż {MOST_COLUMNS}\u{a0}kolumn"),
        _ => format!("Wiersz {row} ma więcej niż {MOST_COLUMNS}\u{a0}kolumn. Sprawdź separator i\u{a0}cudzysłowy."),
    })
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
struct EvenLines<'a, R> {
    content: R,
    last: u8,
    separator: u8,
    /// How many separators have come since a row ended, give or take what is read ahead.
    separators: &'a Cell<usize>,
}

impl<R: Read> Read for EvenLines<'_, R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        loop {
            let count = self.content.read(into)?;
            if count == 0 && !matches!(self.last, b'\n' | b'\r') && !into.is_empty() {
                into[0] = b'\n';
                self.last = b'\n';
                return Ok(1);
            }
            let more = into[..count].iter().filter(|byte| **byte == self.separator).count();
            self.separators.set(self.separators.get() + more);
            if self.separators.get() > MOST_SEPARATORS {
                return Err(io::ErrorKind::InvalidData.into());
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

pub fn is_blank(cells: &[String]) -> bool {
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
        FileType::Xlsx => sheet::rows(content, format, each),
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
                Stored::Csv(Pieces::new(stream))
            }
            FileType::Xlsx => Stored::Xlsx(files.get_up_to(key, MOST_BYTES_OF_A_SHEET).await?.ok_or_else(missing)?),
        })
    }

    /// Gives the rows to `each` until it says `false`, or says why the file cannot be read as a whole.
    ///
    /// # Errors
    /// When the store stops answering: of that the file has no fault.
    pub fn rows(
        self,
        format: ImportFormat,
        each: impl FnMut(RawRow) -> bool,
    ) -> anyhow::Result<Result<(), Unreadable>> {
        match self {
            Stored::Csv(mut pieces) => {
                let read = of_csv(&mut pieces, format, each);
                pieces.fault.map_or(Ok(read), |fault| Err(anyhow::Error::new(fault).context("cannot read a file")))
            }
            Stored::Xlsx(content) => Ok(sheet::rows(content, format, each)),
        }
    }
}

/// The pieces of a stored file.
pub struct Pieces {
    stream: BoxStream<'static, io::Result<Bytes>>,
    piece: Bytes,
    runtime: Handle,
    /// What the store said instead of a piece.
    fault: Option<io::Error>,
}

impl Pieces {
    /// To be made where the runtime is.
    fn new(stream: BoxStream<'static, io::Result<Bytes>>) -> Pieces {
        Pieces { stream, piece: Bytes::new(), runtime: Handle::current(), fault: None }
    }
}

impl Read for Pieces {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        while self.piece.is_empty() {
            match self.runtime.block_on(self.stream.next()) {
                None => return Ok(0),
                Some(Ok(piece)) => self.piece = piece,
                Some(Err(fault)) => {
                    self.fault = Some(fault);
                    return Err(io::ErrorKind::BrokenPipe.into());
                }
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

    #[test]
    fn a_row_has_no_more_columns_than_a_file_may_have() {
        let read = |text: &str| {
            of_csv(text.as_bytes(), ImportFormat::of(text.as_bytes(), Encoding::Utf8), |_| true).map_err(|why| why.0)
        };
        assert_eq!(read(&format!("a{}\n", ";b".repeat(MOST_COLUMNS - 1))), Ok(()));
        let too_many = Err(format!("Plik ma więcej niż {MOST_COLUMNS}\u{a0}kolumn"));
        assert_eq!(read(&format!("a{}\n", ";b".repeat(MOST_COLUMNS))), too_many);
        assert_eq!(read(&";".repeat(3 * MOST_SEPARATORS)), too_many, "its places alone would fill the memory");
        let sentence =
            format!("Wiersz 2 ma więcej niż {MOST_COLUMNS}\u{a0}kolumn. Sprawdź separator i\u{a0}cudzysłowy.");
        assert_eq!(read(&format!("a;b\n{}", ";".repeat(3 * MOST_SEPARATORS))), Err(sentence));
    }

    #[tokio::test]
    async fn a_store_that_stops_answering_is_no_fault_of_the_file() {
        let away = || io::Error::other(object_store::Error::NotFound { path: "x".into(), source: "away".into() });
        let answers = vec![Ok(Bytes::from("a;b\n1;2\n")), Err(away())];
        let stored = Stored::Csv(Pieces::new(futures_util::stream::iter(answers).boxed()));
        let format = ImportFormat::of(b"a;b\n", Encoding::Utf8);
        let read = tokio::task::spawn_blocking(move || stored.rows(format, |_| true)).await.unwrap();
        assert_eq!(plon_platform::outage::of(&read.unwrap_err()), Some(plon_platform::outage::Outage::Away));
    }
}
