//! Rows as lines of PostgreSQL's COPY in text format, which both databases' rows are turned into: what is compared.
use anyhow::{Context, bail, ensure};
use sha2::{Digest, Sha256};

/// Kind of a column's values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Integer,
    Boolean,
    Text,
    Bytes,
}

/// One value of a row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    Null,
    Integer(i64),
    Boolean(bool),
    Text(String),
    Bytes(Vec<u8>),
}

const NULL: &[u8] = b"\\N";

/// Signs that are escaped, and the letters for them.
const ESCAPES: [(u8, u8); 7] =
    [(b'\\', b'\\'), (0x08, b'b'), (0x0c, b'f'), (b'\n', b'n'), (b'\r', b'r'), (b'\t', b't'), (0x0b, b'v')];

/// Appends a row as a line with its end.
///
/// # Errors
/// When a text holds a character zero, which PostgreSQL does not take.
pub fn write_line(values: &[Value], line: &mut Vec<u8>) -> anyhow::Result<()> {
    for (place, value) in values.iter().enumerate() {
        if place > 0 {
            line.push(b'\t');
        }
        match value {
            Value::Null => line.extend_from_slice(NULL),
            Value::Integer(number) => line.extend_from_slice(number.to_string().as_bytes()),
            Value::Boolean(value) => line.push(if *value { b't' } else { b'f' }),
            Value::Bytes(bytes) => {
                line.extend_from_slice(b"\\\\x");
                line.extend_from_slice(hex::encode(bytes).as_bytes());
            }
            Value::Text(text) => write_text(text, line)?,
        }
    }
    line.push(b'\n');
    Ok(())
}

fn write_text(text: &str, line: &mut Vec<u8>) -> anyhow::Result<()> {
    for byte in text.bytes() {
        ensure!(byte != 0, "a text holds the character zero, which PostgreSQL does not take");
        match ESCAPES.iter().find(|(sign, _)| *sign == byte) {
            Some((_, letter)) => line.extend_from_slice(&[b'\\', *letter]),
            None => line.push(byte),
        }
    }
    Ok(())
}

/// Reads a line without its end.
///
/// # Errors
/// When it is no line of these columns.
pub fn read_line(line: &[u8], kinds: &[Kind]) -> anyhow::Result<Vec<Value>> {
    let fields: Vec<&[u8]> = line.split(|byte| *byte == b'\t').collect();
    ensure!(fields.len() == kinds.len(), "a row has {} values, and its table {} columns", fields.len(), kinds.len());
    fields.into_iter().zip(kinds).map(|(field, kind)| read_value(field, *kind)).collect()
}

fn read_value(field: &[u8], kind: Kind) -> anyhow::Result<Value> {
    if field == NULL {
        return Ok(Value::Null);
    }
    let text = read_text(field)?;
    Ok(match kind {
        Kind::Integer => Value::Integer(text.parse().context("a number is none")?),
        Kind::Boolean => Value::Boolean(match text.as_str() {
            "t" => true,
            "f" => false,
            _ => bail!("a truth value is none"),
        }),
        Kind::Text => Value::Text(text),
        Kind::Bytes => Value::Bytes(hex::decode(text.strip_prefix("\\x").context("bytes are none")?)?),
    })
}

fn read_text(field: &[u8]) -> anyhow::Result<String> {
    let (mut text, mut bytes) = (Vec::with_capacity(field.len()), field.iter());
    while let Some(byte) = bytes.next() {
        if *byte != b'\\' {
            text.push(*byte);
            continue;
        }
        let letter = bytes.next().context("a line ends in an escape")?;
        let sign = ESCAPES.iter().find(|(_, known)| known == letter).context("an unknown escape")?;
        text.push(sign.0);
    }
    String::from_utf8(text).context("a text is no UTF-8")
}

/// Number of a table's rows and the sum of their hashes, whatever their order.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Fingerprint {
    pub rows: u64,
    sum: u128,
}

impl Fingerprint {
    /// Counts a line with its end.
    pub fn count(&mut self, line: &[u8]) {
        let mut half = [0; 16];
        half.copy_from_slice(&Sha256::digest(line)[..16]);
        self.rows += 1;
        self.sum = self.sum.wrapping_add(u128::from_le_bytes(half));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_becomes_postgresqls_line_and_is_read_from_it() {
        let row = [
            Value::Integer(-7),
            Value::Boolean(true),
            Value::Text("Zażółć\t\"a\\b\"\r\n\u{8}\u{b}\u{c}".to_owned()),
            Value::Text(String::new()),
            Value::Text("\\N".to_owned()),
            Value::Bytes(vec![0, 255]),
            Value::Null,
        ];
        let kinds = [Kind::Integer, Kind::Boolean, Kind::Text, Kind::Text, Kind::Text, Kind::Bytes, Kind::Integer];
        let mut line = Vec::new();
        write_line(&row, &mut line).unwrap();
        let expected = "-7\tt\tZażółć\\t\"a\\\\b\"\\r\\n\\b\\v\\f\t\t\\\\N\t\\\\x00ff\t\\N\n";
        assert_eq!(String::from_utf8(line.clone()).unwrap(), expected);
        assert_eq!(read_line(line.strip_suffix(b"\n").unwrap(), &kinds).unwrap(), row);
    }

    #[test]
    fn a_fingerprint_knows_no_order_and_every_row() {
        let of = |lines: &[&str]| {
            let mut fingerprint = Fingerprint::default();
            lines.iter().for_each(|line| fingerprint.count(line.as_bytes()));
            fingerprint
        };
        assert_eq!(of(&["1\ta\n", "2\tb\n"]), of(&["2\tb\n", "1\ta\n"]));
        assert_ne!(of(&["1\ta\n", "1\ta\n"]), of(&[]));
        assert_ne!(of(&["1\ta\n", "2\tb\n"]), of(&["1\tb\n", "2\ta\n"]));
    }
}
