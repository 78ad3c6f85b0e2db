//! File of an invoice and its allowed formats, told by the content and never by the name.

use thiserror::Error;

coded! {
    /// Formats of a file that the programme accepts.
    pub enum MediaType {
        Pdf = "application/pdf",
        Png = "image/png",
        Jpeg = "image/jpeg",
        /// E-invoice; it comes by a form of its own and never as a picture or a scan.
        Xml = "application/xml",
    }
}

/// Limit of a file's size in bytes, 10 MiB; the file must be smaller.
pub const MAX_FILE_BYTES: usize = 10 * 1024 * 1024;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum InvalidFile {
    #[error("Pole jest wymagane")]
    Empty,
    #[error("Niedozwolony format pliku")]
    Format,
    #[error("Pliki musi być mniejszy niż 10MB")]
    TooLarge,
}

const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";
const JPEG: &[u8] = b"\xff\xd8\xff";
const PDF: &[u8] = b"%PDF-";
/// Number of leading bytes that tell the format: a PDF's header may stand a little way in.
pub const HEAD_BYTES: usize = 1024;
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

impl MediaType {
    /// Tells the format of a file of an allowed size by its first bytes; the rest may still be broken.
    ///
    /// # Errors
    /// An empty file, one of 10 MiB or more, or one of another format.
    pub fn of_file(content: &[u8]) -> Result<MediaType, InvalidFile> {
        MediaType::of_beginning(content, content.len())
    }

    /// Tells the format of a file of which only the size and the first `HEAD_BYTES` are known.
    ///
    /// # Errors
    /// Those of `of_file`.
    pub fn of_beginning(head: &[u8], size: usize) -> Result<MediaType, InvalidFile> {
        if size == 0 {
            return Err(InvalidFile::Empty);
        }
        if size >= MAX_FILE_BYTES {
            return Err(InvalidFile::TooLarge);
        }
        MediaType::of_first_bytes(head).ok_or(InvalidFile::Format)
    }

    fn of_first_bytes(content: &[u8]) -> Option<MediaType> {
        if content.starts_with(PNG) {
            Some(MediaType::Png)
        } else if content.starts_with(JPEG) {
            Some(MediaType::Jpeg)
        } else if pdf_text(content).starts_with(PDF) {
            Some(MediaType::Pdf)
        } else {
            None
        }
    }

    /// Usual extension of the format, without the dot.
    pub const fn extension(self) -> &'static str {
        match self {
            MediaType::Pdf => "pdf",
            MediaType::Png => "png",
            MediaType::Jpeg => "jpg",
            MediaType::Xml => "xml",
        }
    }
}

/// Skips a byte order mark or empty lines, which some programs write before a PDF's header.
fn pdf_text(content: &[u8]) -> &[u8] {
    let head = &content[..content.len().min(HEAD_BYTES)];
    head.strip_prefix(BYTE_ORDER_MARK).unwrap_or(head).trim_ascii_start()
}
