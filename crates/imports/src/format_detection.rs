//! Detects the type and format of an upload piece by piece as it arrives, without holding the file in memory.
use super::format::{Encoding, ImportFormat};
use super::rows::{FileType, Unreadable};
use super::{MOST_BYTES, MOST_BYTES_OF_A_SHEET};

/// Bytes at the beginning of a file used to detect its type, separator, decimals and dates.
const LOOKED_AT: usize = 64 * 1024;

/// Detector of a file's format, with what it has seen of the file so far.
#[derive(Default)]
pub struct FormatDetector {
    beginning: Vec<u8>,
    /// True when anything but white space has arrived.
    has_signs: bool,
    size: usize,
    letters: EncodingDetector,
}

impl FormatDetector {
    pub fn push(&mut self, piece: &[u8]) {
        let room = LOOKED_AT - self.beginning.len();
        self.beginning.extend_from_slice(&piece[..piece.len().min(room)]);
        self.has_signs |= !piece.iter().all(u8::is_ascii_whitespace);
        self.size += piece.len();
        self.letters.push(piece);
    }

    /// Type of the file, from what has arrived so far.
    ///
    /// # Errors
    /// When it is not a table, or grows beyond the limit.
    pub fn so_far(&self) -> Result<FileType, Unreadable> {
        let file = FileType::of(&self.beginning)?;
        let (most, sentence) = match file {
            FileType::Csv => (MOST_BYTES, TOO_LARGE),
            FileType::Xlsx => (MOST_BYTES_OF_A_SHEET, TOO_LARGE_SHEET),
        };
        if self.size > most { Err(Unreadable(sentence.to_owned())) } else { Ok(file) }
    }

    /// Type of the file, once all of it has arrived.
    ///
    /// # Errors
    /// Those of `so_far`, and an empty file.
    pub fn whole(&self) -> Result<FileType, Unreadable> {
        let file = self.so_far()?;
        if self.has_signs { Ok(file) } else { Err(Unreadable("Ten plik jest pusty".to_owned())) }
    }

    /// Detected format of the file.
    pub fn format(&self) -> ImportFormat {
        ImportFormat::of(&self.beginning, self.letters.encoding())
    }
}

pub const TOO_LARGE: &str = "Plik może mieć najwyżej 32\u{a0}MB. Podziel go na mniejsze.";
const TOO_LARGE_SHEET: &str = "Plik XLSX może mieć najwyżej 16\u{a0}MB. Podziel go na mniejsze albo zapisz jako CSV.";

/// Counts that tell the encodings apart.
#[derive(Default)]
struct EncodingDetector {
    is_broken: bool,
    /// Beginning of a UTF-8 character whose rest is in the next piece.
    open: Vec<u8>,
    of_windows: usize,
    of_iso: usize,
}

impl EncodingDetector {
    fn push(&mut self, piece: &[u8]) {
        self.of_windows += piece.iter().filter(|byte| matches!(byte, 0x80..=0x9f | 0xb9 | 0xa5)).count();
        let of_iso = |byte: &&u8| matches!(byte, 0xb1 | 0xb6 | 0xbc | 0xa1 | 0xa6 | 0xac);
        self.of_iso += piece.iter().filter(of_iso).count();
        let mut rest = piece;
        while !self.open.is_empty()
            && let Some((next, after)) = rest.split_first()
        {
            self.open.push(*next);
            rest = after;
            let open = std::mem::take(&mut self.open);
            self.read(&open);
        }
        self.read(rest);
    }

    fn read(&mut self, bytes: &[u8]) {
        if let Err(error) = std::str::from_utf8(bytes) {
            match error.error_len() {
                Some(_) => self.is_broken = true,
                None => self.open = bytes[error.valid_up_to()..].to_vec(),
            }
        }
    }

    /// Most probable encoding. The two old encodings differ in ą, ś and ź; bytes between 0x80 and 0x9f are letters in
    /// CP1250 and never occur in ISO-8859-2 text.
    fn encoding(&self) -> Encoding {
        match (self.is_broken || !self.open.is_empty(), self.of_iso > self.of_windows) {
            (false, _) => Encoding::Utf8,
            (true, true) => Encoding::Iso88592,
            (true, false) => Encoding::Windows1250,
        }
    }
}

#[cfg(test)]
mod tests {
    use encoding_rs::{ISO_8859_2, WINDOWS_1250};

    use super::*;

    fn detector(pieces: impl IntoIterator<Item = Vec<u8>>) -> FormatDetector {
        let mut detector = FormatDetector::default();
        for piece in pieces {
            detector.push(&piece);
        }
        detector
    }

    #[test]
    fn the_encoding_is_told_by_the_letters_that_differ_however_they_are_cut() {
        let text = "źdźbło, ślaz, ćma, Łąka – €, 🌾";
        let one = WINDOWS_1250.encode("źdźbło, ślaz, ćma, Łąka").0.into_owned();
        let other = ISO_8859_2.encode("źdźbło, ślaz, ćma, Łąka").0.into_owned();
        for size in 1..7 {
            let cut = |content: &[u8]| detector(content.chunks(size).map(<[u8]>::to_vec)).format().encoding;
            assert_eq!(cut(text.as_bytes()), Encoding::Utf8, "in pieces of {size}");
            assert_eq!(cut(&one), Encoding::Windows1250, "in pieces of {size}");
            assert_eq!(cut(&other), Encoding::Iso88592, "in pieces of {size}");
            assert_ne!(cut(&text.as_bytes()[..1]), Encoding::Utf8, "it ends inside of a letter");
        }
    }

    #[test]
    fn a_file_is_refused_once_it_can_be_told_and_an_empty_one_in_the_end() {
        let blank = || std::iter::repeat_n(b"  \r\n".repeat(1024), 40);
        assert_eq!(detector(blank()).so_far(), Ok(FileType::Csv));
        assert!(detector(blank()).whole().is_err());
        assert_eq!(detector(blank().chain([b"a;b".to_vec()])).whole(), Ok(FileType::Csv));
        assert!(detector([b"%P".to_vec(), b"DF-1.7".to_vec()]).so_far().is_err());
        assert_eq!(detector([b"P".to_vec(), b"K\x03\x04".to_vec()]).so_far(), Ok(FileType::Xlsx));
    }

    #[test]
    fn a_sheet_may_be_half_as_large_as_a_text() {
        let grown = |first: &[u8], size: usize| FormatDetector { size, ..detector([first.to_vec()]) }.so_far();
        assert_eq!(grown(b"a;b", MOST_BYTES), Ok(FileType::Csv));
        assert_eq!(grown(b"a;b", MOST_BYTES + 1), Err(Unreadable(TOO_LARGE.to_owned())));
        assert_eq!(grown(b"PK\x03\x04", MOST_BYTES_OF_A_SHEET), Ok(FileType::Xlsx));
        assert_eq!(grown(b"PK\x03\x04", MOST_BYTES_OF_A_SHEET + 1), Err(Unreadable(TOO_LARGE_SHEET.to_owned())));
    }
}
