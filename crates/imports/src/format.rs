//! Format of a file: encoding, separator, decimals and dates, as detected and as corrected by the operator.
use encoding_rs::{ISO_8859_2, UTF_8, WINDOWS_1250};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ImportFormat {
    pub encoding: Encoding,
    pub separator: Separator,
    /// True when the first row names the columns.
    pub header: bool,
    pub decimal: DecimalSign,
    pub dates: DateOrder,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub enum Encoding {
    #[serde(rename = "utf-8")]
    Utf8,
    #[serde(rename = "windows-1250")]
    Windows1250,
    #[serde(rename = "iso-8859-2")]
    Iso88592,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Separator {
    Semicolon,
    Comma,
    Tab,
    Bar,
}

/// Decimal separator.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DecimalSign {
    Comma,
    Point,
}

/// First part of a date; `2025-08-01` is read in either order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DateOrder {
    YearFirst,
    DayFirst,
}

impl Encoding {
    pub fn known(self) -> &'static encoding_rs::Encoding {
        match self {
            Encoding::Utf8 => UTF_8,
            Encoding::Windows1250 => WINDOWS_1250,
            Encoding::Iso88592 => ISO_8859_2,
        }
    }
}

impl Separator {
    const ALL: [Separator; 4] = [Separator::Semicolon, Separator::Comma, Separator::Tab, Separator::Bar];

    pub fn byte(self) -> u8 {
        match self {
            Separator::Semicolon => b';',
            Separator::Comma => b',',
            Separator::Tab => b'\t',
            Separator::Bar => b'|',
        }
    }

    /// The most frequent separator of the first line, outside quotes.
    fn of(content: &[u8]) -> Separator {
        let (mut quoted, mut counts) = (false, [0_usize; 4]);
        for &byte in content {
            match byte {
                b'"' => quoted = !quoted,
                b'\n' if !quoted => break,
                _ if quoted => {}
                _ => {
                    for (place, separator) in Separator::ALL.into_iter().enumerate() {
                        counts[place] += usize::from(separator.byte() == byte);
                    }
                }
            }
        }
        let most = counts.iter().max().copied().unwrap_or(0);
        let found = Separator::ALL.into_iter().zip(counts).find(|(_, count)| *count == most);
        found.map_or(Separator::Semicolon, |(separator, _)| separator)
    }
}

impl ImportFormat {
    /// Format detected from the beginning of a file.
    pub fn of(beginning: &[u8], encoding: Encoding) -> ImportFormat {
        let separator = Separator::of(beginning);
        let after_header = beginning.iter().position(|byte| *byte == b'\n').map_or(&[][..], |end| &beginning[end..]);
        ImportFormat {
            encoding,
            separator,
            header: true,
            decimal: decimal(after_header, separator),
            dates: dates(after_header),
        }
    }
}

fn is_digit(byte: Option<&u8>) -> bool {
    byte.is_some_and(u8::is_ascii_digit)
}

/// Comma, as is usual in Poland; point when no number has a comma.
fn decimal(content: &[u8], separator: Separator) -> DecimalSign {
    let between = |sign: u8| {
        content.windows(3).filter(|three| three[1] == sign && is_digit(three.first()) && is_digit(three.get(2))).count()
    };
    let points = between(b'.');
    let commas = if separator == Separator::Comma { 0 } else { between(b',') };
    // A date such as 01.08.2025 has points too, two of them.
    let in_dates = 2 * day_first(content);
    if commas == 0 && points > in_dates { DecimalSign::Point } else { DecimalSign::Comma }
}

fn day_first(content: &[u8]) -> usize {
    let pattern = |ten: &[u8]| {
        let sign = ten[2];
        matches!(sign, b'.' | b'-' | b'/')
            && ten[5] == sign
            && [0, 1, 3, 4, 6, 7, 8, 9].into_iter().all(|place| ten[place].is_ascii_digit())
    };
    content.windows(10).filter(|ten| pattern(ten)).count()
}

fn dates(content: &[u8]) -> DateOrder {
    if day_first(content) > 0 { DateOrder::DayFirst } else { DateOrder::YearFirst }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn separator_decimals_and_dates_are_told_by_the_first_rows() {
        let of = |text: &str| ImportFormat::of(text.as_bytes(), Encoding::Utf8);
        let polish = of("a;\"b,c,d,e\";c\n01.08.2025;1;12,50\n");
        assert_eq!(polish.separator, Separator::Semicolon);
        assert_eq!((polish.decimal, polish.dates), (DecimalSign::Comma, DateOrder::DayFirst));
        let other = of("a,b,c\n2025-08-01,1,12.50\n");
        assert_eq!(other.separator, Separator::Comma);
        assert_eq!((other.decimal, other.dates), (DecimalSign::Point, DateOrder::YearFirst));
        assert_eq!(of("a|b\n").separator, Separator::Bar);
        assert_eq!(of("a\tb\n1.5\t01.08.2025").separator, Separator::Tab);
    }
}
