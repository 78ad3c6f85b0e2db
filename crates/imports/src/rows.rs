//! Rows of a file in its order, with at most one row of a CSV, or the shared strings of an XLSX (see `sheet.rs`), in
//! memory.
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

/// Row as it stands in the file; a cell with a formula begins with `=`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RawRow {
    /// Row number as in the operator's own program, header included.
    pub number: i64,
    pub cells: Vec<String>,
}

/// Reason why a file cannot be read as a whole: a sentence for the operator.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Unreadable(pub String);

/// Type of a file, detected from its first bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FileType {
    Csv,
    Xlsx,
}

impl FileType {
    /// # Errors
    /// When it is an old XLS, or plainly not text.
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

/// Passes the rows of a CSV to `each` until it returns `false`; blank lines are skipped.
///
/// # Errors
/// When the file is cut off or is not text.
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
            Err(error) => {
                tracing::info!(%error, "a file breaks off");
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

/// Most separators before the end of a row: the reader stores the position of each, and a row has far fewer even when
/// a quote is missing.
const MOST_SEPARATORS: usize = 1_000_000;

/// Error for a row, given by its number, with more columns than a file may have.
pub fn too_many_columns(row: i64) -> Unreadable {
    Unreadable(match row {
        1 => format!("Plik ma więcej niż {MOST_COLUMNS}\u{a0}kolumn"),
        _ => format!("Wiersz {row} ma więcej niż {MOST_COLUMNS}\u{a0}kolumn. Sprawdź separator i\u{a0}cudzysłowy."),
    })
}

/// First line of a record, computed from its end: the reader counts empty lines before a record as part of it.
fn first_line(record: &csv::StringRecord, end: &csv::Position) -> i64 {
    let inside = record.iter().map(|cell| cell.bytes().filter(|byte| *byte == b'\n').count()).sum::<usize>();
    // A quote that is never closed includes the end of the last line.
    let is_open = record.iter().next_back().is_some_and(|cell| cell.ends_with('\n'));
    i64::try_from(end.line()).unwrap_or(i64::MAX) - i64::try_from(inside).unwrap_or(0) - i64::from(!is_open)
}

/// Text with normalised line ends: CR and CR LF become LF, the only end that the CSV reader counts, and the last line
/// gets one too.
struct EvenLines<'a, R> {
    content: R,
    last: u8,
    separator: u8,
    /// Number of separators since the last end of a row, apart from what is read ahead.
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

/// Passes the rows of a content in memory to `each` until it returns `false`.
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
        FileType::Xlsx => sheet::read_rows(content, format, each),
    }
}

/// Stored file for a blocking thread: a CSV piece by piece, an XLSX whole, because its parts can be anywhere.
pub enum Stored {
    Csv(Pieces),
    Xlsx(Bytes),
}

impl Stored {
    /// Opens a stored file; called inside the async runtime, while `rows` is called outside it.
    ///
    /// # Errors
    /// When the store does not answer or does not have the content.
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

    /// Passes the rows to `each` until it returns `false`; the inner error tells why the file is unreadable.
    ///
    /// # Errors
    /// When the store stops answering, which is not an error of the file.
    pub fn rows(
        self,
        format: ImportFormat,
        each: impl FnMut(RawRow) -> bool,
    ) -> anyhow::Result<Result<(), Unreadable>> {
        match self {
            Stored::Csv(mut pieces) => {
                let read = of_csv(&mut pieces, format, each);
                pieces.error.map_or(Ok(read), |error| Err(anyhow::Error::new(error).context("cannot read a file")))
            }
            Stored::Xlsx(content) => Ok(sheet::read_rows(content, format, each)),
        }
    }
}

/// Pieces of a stored file.
pub struct Pieces {
    stream: BoxStream<'static, io::Result<Bytes>>,
    piece: Bytes,
    runtime: Handle,
    /// Error of the store instead of a piece.
    error: Option<io::Error>,
}

impl Pieces {
    /// Must be called inside the async runtime.
    fn new(stream: BoxStream<'static, io::Result<Bytes>>) -> Pieces {
        Pieces { stream, piece: Bytes::new(), runtime: Handle::current(), error: None }
    }
}

impl Read for Pieces {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        while self.piece.is_empty() {
            match self.runtime.block_on(self.stream.next()) {
                None => return Ok(0),
                Some(Ok(piece)) => self.piece = piece,
                Some(Err(error)) => {
                    self.error = Some(error);
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
    async fn a_store_that_stops_answering_is_no_error_of_the_file() {
        let away = || io::Error::other(object_store::Error::NotFound { path: "x".into(), source: "away".into() });
        let answers = vec![Ok(Bytes::from("a;b\n1;2\n")), Err(away())];
        let stored = Stored::Csv(Pieces::new(futures_util::stream::iter(answers).boxed()));
        let format = ImportFormat::of(b"a;b\n", Encoding::Utf8);
        let read = tokio::task::spawn_blocking(move || stored.rows(format, |_| true)).await.unwrap();
        assert_eq!(plon_platform::outage::find_outage(&read.unwrap_err()), Some(plon_platform::outage::Outage::Away));
    }
}
