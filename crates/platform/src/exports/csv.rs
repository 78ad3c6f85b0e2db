//! CSV for the Polish Excel: UTF-8 with a byte order mark, semicolons, decimal commas.
use bytes::Bytes;
use csv::{Terminator, WriterBuilder};

use super::{Cell, Head, Row, Rows, Sender, batch};
use crate::app::App;

/// Byte order mark, which tells Excel that the file is UTF-8.
const MARK: &str = "\u{feff}";

pub async fn write(app: &App, head: Head, mut rows: impl Rows, sender: &Sender) -> anyhow::Result<()> {
    let titles = head.columns.into_iter().map(|(title, _)| Cell::text(title)).collect();
    let mut start = MARK.as_bytes().to_vec();
    start.extend(lines(&[titles])?);
    let mut is_read = sender.send(Ok(Bytes::from(start))).await.is_ok();
    while is_read && let Some(batch) = batch(app, &mut rows, sender).await? {
        is_read = sender.send(Ok(Bytes::from(lines(&batch)?))).await.is_ok();
    }
    Ok(())
}

fn lines(rows: &[Row]) -> anyhow::Result<Vec<u8>> {
    let mut writer = WriterBuilder::new().delimiter(b';').terminator(Terminator::CRLF).from_writer(Vec::new());
    for row in rows {
        writer.write_record(row.iter().map(cell_text))?;
    }
    writer.into_inner().map_err(|error| anyhow::anyhow!("{error}"))
}

fn cell_text(cell: &Cell) -> String {
    match cell {
        Cell::Empty => String::new(),
        Cell::Text(text) => escape_formula(text),
        Cell::Whole(number) => number.to_string(),
        Cell::Hundredths(number) => decimal(*number, 2),
        Cell::Thousandths(number) => decimal(*number, 3),
        Cell::Millionths(number) => decimal(*number, 6),
        Cell::Day(day) => day.to_string(),
        Cell::YesNo(yes) => if *yes { "tak" } else { "nie" }.to_owned(),
    }
}

/// Escapes a text that a spreadsheet would run as a formula, with a leading apostrophe (CSV injection, CWE-1236).
pub fn escape_formula(text: &str) -> String {
    match text.trim_start_matches([' ', '\u{a0}']).chars().next() {
        Some('=' | '+' | '-' | '@' | '\t' | '\r' | '\n') => format!("'{text}"),
        _ => text.to_owned(),
    }
}

/// Formats a decimal number: hundredths keep both decimals, otherwise trailing zeros are dropped.
fn decimal(number: i64, places: usize) -> String {
    let sign = if number < 0 { "-" } else { "" };
    let digits = format!("{:0>width$}", number.unsigned_abs(), width = places + 1);
    let (whole, decimals) = digits.split_at(digits.len() - places);
    let decimals = if places == 2 { decimals } else { decimals.trim_end_matches('0') };
    if decimals.is_empty() { format!("{sign}{whole}") } else { format!("{sign}{whole},{decimals}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_spreadsheet_would_carry_out_is_made_harmless() {
        for text in ["=1+1", "+48 500", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "\u{a0}=1"] {
            assert_eq!(escape_formula(text), format!("'{text}"));
        }
        for text in ["", "A=1", "'=1", "Łąka 5"] {
            assert_eq!(escape_formula(text), text);
        }
    }

    #[test]
    fn numbers_have_a_decimal_comma_and_no_spaces() {
        assert_eq!([decimal(124_050, 2), decimal(-5, 2), decimal(1200, 2)], ["1240,50", "-0,05", "12,00"]);
        assert_eq!([decimal(5000, 3), decimal(1_240_500, 3), decimal(250, 3)], ["5", "1240,5", "0,25"]);
        assert_eq!([decimal(52_229_700, 6), decimal(-1, 6)], ["52,2297", "-0,000001"]);
    }

    #[test]
    fn cells_with_separators_quotes_and_line_breaks_stay_one_cell() {
        let row = vec![Cell::text("a;b"), Cell::text("\"c\""), Cell::text("d\ne"), Cell::Empty, Cell::YesNo(true)];
        let text = String::from_utf8(lines(&[row]).unwrap()).unwrap();
        assert_eq!(text, "\"a;b\";\"\"\"c\"\"\";\"d\ne\";;tak\r\n");
    }
}
