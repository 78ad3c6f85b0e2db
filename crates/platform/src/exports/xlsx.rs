//! XLSX: written row by row into a temporary file, which is finished at the end and then sent.
use std::borrow::Cow;
use std::fs::File;
use std::io::{Seek, SeekFrom};

use bytes::Bytes;
use rust_xlsxwriter::{Format, IgnoreError, Workbook, Worksheet, XlsxError};
use tokio::io::AsyncReadExt;

use super::{Cell, Head, Row, Rows, Sender, batch};
use crate::app::App;

/// Rows that fit on a sheet below its titles.
const ROWS_ON_SHEET: u32 = 1_048_575;

/// Chunk size of sending, in bytes.
const CHUNK: usize = 64 * 1024;

pub async fn write(app: &App, head: Head, mut rows: impl Rows, sender: &Sender) -> anyhow::Result<()> {
    let mut book = XlsxWriter::new(head)?;
    while let Some(batch) = batch(app, &mut rows, sender).await? {
        for row in &batch {
            book.add(row)?;
        }
    }
    let file = tokio::task::spawn_blocking(move || book.finish()).await??;
    send(file, sender).await
}

async fn send(file: File, sender: &Sender) -> anyhow::Result<()> {
    let mut file = tokio::fs::File::from_std(file);
    loop {
        let mut chunk = vec![0; CHUNK];
        let read = file.read(&mut chunk).await?;
        chunk.truncate(read);
        if read == 0 || sender.send(Ok(Bytes::from(chunk))).await.is_err() {
            return Ok(());
        }
    }
}

struct XlsxWriter {
    workbook: Workbook,
    head: Head,
    formats: CellFormats,
    /// Index of the current sheet, from 0.
    current: usize,
    /// Number of rows on it.
    rows: u32,
}

struct CellFormats {
    title: Format,
    hundredths: Format,
    thousandths: Format,
    millionths: Format,
    day: Format,
}

impl XlsxWriter {
    fn new(head: Head) -> Result<XlsxWriter, XlsxError> {
        let formats = CellFormats {
            title: Format::new().set_bold(),
            hundredths: Format::new().set_num_format("0.00"),
            thousandths: Format::new().set_num_format("0.###"),
            millionths: Format::new().set_num_format("0.000000"),
            day: Format::new().set_num_format("yyyy-mm-dd"),
        };
        let mut book = XlsxWriter { workbook: Workbook::new(), head, formats, current: 0, rows: 0 };
        book.begin_sheet(book.head.title.to_owned())?;
        Ok(book)
    }

    fn begin_sheet(&mut self, name: String) -> Result<(), XlsxError> {
        let worksheet = self.workbook.add_worksheet_with_constant_memory()?;
        worksheet.set_name(name)?.set_freeze_panes(1, 0)?;
        // A NIP is an identifier made of digits: it stays a text, without a warning at its cell.
        let last = u16::try_from(self.head.columns.len().saturating_sub(1)).unwrap_or(u16::MAX);
        worksheet.ignore_error_range(1, 0, ROWS_ON_SHEET, last, IgnoreError::NumberStoredAsText)?;
        for (column, (title, width)) in (0..).zip(&self.head.columns) {
            worksheet.set_column_width(column, *width)?;
            worksheet.write_string_with_format(0, column, title.as_ref(), &self.formats.title)?;
        }
        self.rows = 0;
        Ok(())
    }

    fn add(&mut self, row: &Row) -> Result<(), XlsxError> {
        if self.rows == ROWS_ON_SHEET {
            self.current += 1;
            self.begin_sheet(format!("{} {}", self.head.title, self.current + 1))?;
        }
        self.rows += 1;
        let worksheet = self.workbook.worksheet_from_index(self.current)?;
        for (column, cell) in (0..).zip(row) {
            put(worksheet, &self.formats, (self.rows, column), cell)?;
        }
        Ok(())
    }

    fn finish(mut self) -> anyhow::Result<File> {
        let mut file = tempfile::tempfile()?;
        self.workbook.save_to_writer(&file)?;
        file.seek(SeekFrom::Start(0))?;
        Ok(file)
    }
}

/// Largest number of UTF-16 units in a cell; Excel refuses a file with more.
const LONGEST_TEXT: usize = 32_767;

/// Truncates a text to the size of a cell, with an ellipsis.
fn fitting(text: &str) -> Cow<'_, str> {
    if text.encode_utf16().nth(LONGEST_TEXT).is_none() {
        return Cow::Borrowed(text);
    }
    let mut units = 0;
    let whole = text.chars().take_while(|sign| {
        units += sign.len_utf16();
        units < LONGEST_TEXT
    });
    Cow::Owned(whole.chain(['…']).collect())
}

/// Writes a cell; texts are always written as texts, never as formulas.
fn put(
    worksheet: &mut Worksheet,
    formats: &CellFormats,
    (row, column): (u32, u16),
    cell: &Cell,
) -> Result<(), XlsxError> {
    match cell {
        Cell::Empty => return Ok(()),
        Cell::Text(text) => worksheet.write_string(row, column, fitting(text).as_ref())?,
        Cell::Whole(number) => worksheet.write_number(row, column, *number as f64)?,
        Cell::Hundredths(number) => {
            worksheet.write_number_with_format(row, column, *number as f64 / 100.0, &formats.hundredths)?
        }
        Cell::Thousandths(number) => {
            worksheet.write_number_with_format(row, column, *number as f64 / 1000.0, &formats.thousandths)?
        }
        Cell::Millionths(number) => {
            worksheet.write_number_with_format(row, column, *number as f64 / 1_000_000.0, &formats.millionths)?
        }
        Cell::Day(day) => worksheet.write_datetime_with_format(row, column, *day, &formats.day)?,
        Cell::YesNo(yes) => worksheet.write_string(row, column, if *yes { "tak" } else { "nie" })?,
    };
    Ok(())
}
