//! Encodes texts for a bank's program.
use encoding_rs::{Encoding, ISO_8859_2, WINDOWS_1250};
use plon_domain::payout::FileEncoding;

use super::cp852;

/// Encodes a text. A character that the encoding lacks becomes a similar one, or a question mark: a name that is not
/// quite right reaches its account, a broken file reaches nobody.
pub fn encode(text: &str, encoding: FileEncoding) -> Vec<u8> {
    match encoding {
        FileEncoding::Utf8 => text.as_bytes().to_vec(),
        FileEncoding::Cp1250 => text.chars().flat_map(|sign| signs(sign, |sign| legacy(sign, WINDOWS_1250))).collect(),
        FileEncoding::Latin2 => text.chars().flat_map(|sign| signs(sign, |sign| legacy(sign, ISO_8859_2))).collect(),
        FileEncoding::Cp852 => text.chars().flat_map(|sign| signs(sign, cp852::byte)).collect(),
    }
}

fn signs(sign: char, byte: impl Fn(char) -> Option<u8>) -> Vec<u8> {
    match byte(sign) {
        Some(byte) => vec![byte],
        None => likeness(sign).chars().map(|sign| byte(sign).unwrap_or(b'?')).collect(),
    }
}

fn legacy(sign: char, encoding: &'static Encoding) -> Option<u8> {
    let mut buffer = [0; 4];
    let (bytes, _, lossy) = encoding.encode(sign.encode_utf8(&mut buffer));
    if lossy { None } else { bytes.first().copied() }
}

/// Replacement for characters that people paste from texts and that old encodings lack. Double quotes become single
/// ones, because a double quote ends a field.
fn likeness(sign: char) -> &'static str {
    match sign {
        '„' | '”' | '“' | '«' | '»' | '’' | '‘' | '‚' => "'",
        '–' | '—' | '−' | '‑' => "-",
        '…' => "...",
        '\u{a0}' | '\u{202f}' | '\u{2009}' => " ",
        'à' | 'å' | 'ã' => "a",
        'è' | 'ê' => "e",
        'ì' | 'ï' => "i",
        'ñ' => "n",
        'ò' | 'õ' | 'ø' => "o",
        'ù' | 'û' => "u",
        _ => "?",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_encoding_lacks_becomes_its_likeness() {
        for encoding in [FileEncoding::Cp852, FileEncoding::Latin2] {
            assert_eq!(encode("„A” – ñ 漢", encoding), b"'A' - n ?");
        }
        assert_eq!(encode("„A”", FileEncoding::Cp1250), [0x84, b'A', 0x94]);
    }
}
