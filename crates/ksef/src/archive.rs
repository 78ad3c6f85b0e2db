//! E-invoices as they are sent: one XML file, or a ZIP archive of them, unpacked within bounds.

use std::io::{Cursor, Read};

use plon_domain::text::is_unprintable;
use thiserror::Error;
use zip::ZipArchive;

use crate::reading::LARGEST_FILE;

/// File that was sent, or stood in an archive.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Name without folders and control characters: to show, never a path.
    pub name: String,
    /// Content of an XML file; `None` for any other, which is ignored. An archive in an archive is not unpacked.
    pub bytes: Option<Vec<u8>>,
}

#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum InvalidArchive {
    #[error("Plik jest pusty.")]
    Empty,
    #[error("Wybierz plik XML z\u{a0}fakturą albo archiwum ZIP z\u{a0}takimi plikami.")]
    OtherFormat,
    #[error("Plik „{name}” jest za duży: e-faktura może mieć najwyżej 3\u{a0}MB.")]
    FileTooLarge { name: String },
    #[error("Archiwum jest za duże: po rozpakowaniu może mieć najwyżej 60\u{a0}MB. Podziel je na mniejsze.")]
    TooLarge,
    #[error("Archiwum ma za dużo plików: może ich być najwyżej 1000. Podziel je na mniejsze.")]
    TooManyFiles,
    #[error("Archiwum jest zabezpieczone hasłem. Wyślij je bez hasła.")]
    Encrypted,
    #[error("Archiwum ZIP jest uszkodzone. Utwórz je jeszcze raz.")]
    Damaged,
    #[error("Plik „{name}” w\u{a0}archiwum jest uszkodzony. Utwórz archiwum jeszcze raz.")]
    FileDamaged { name: String },
    #[error("W\u{a0}archiwum nie ma ani jednego pliku XML.")]
    WithoutXml,
}

const MOST_FILES: usize = 1_000;
/// Most bytes of an archive, packed and unpacked.
const MOST_TOGETHER: usize = 60 * 1024 * 1024;
const LONGEST_NAME: usize = 255;

const ZIP: &[u8] = b"PK\x03\x04";
const EMPTY_ZIP: &[u8] = b"PK\x05\x06";
/// Signature of a file's entry in the directory at an archive's end.
const DIRECTORY_ENTRY: &[u8] = b"PK\x01\x02";

/// Opens what was sent: an XML file is its only entry, the files of an archive come in its order, folders left out.
///
/// # Errors
/// Another format; an archive that is damaged, encrypted, or larger than the bounds, which are checked against the
/// bytes that come out rather than against what the archive says of itself; and one without any XML file.
pub fn open(name: &str, bytes: &[u8]) -> Result<Vec<Entry>, InvalidArchive> {
    if bytes.is_empty() {
        return Err(InvalidArchive::Empty);
    }
    if bytes.starts_with(EMPTY_ZIP) {
        return Err(InvalidArchive::WithoutXml);
    }
    if bytes.starts_with(ZIP) {
        return unpack(bytes);
    }
    let name = shown(name);
    let is_markup = bytes.iter().find(|byte| !byte.is_ascii_whitespace()) == Some(&b'<');
    if !is_xml(&name) && !is_markup {
        return Err(InvalidArchive::OtherFormat);
    }
    if bytes.len() > LARGEST_FILE {
        return Err(InvalidArchive::FileTooLarge { name });
    }
    Ok(vec![Entry { name, bytes: Some(bytes.to_vec()) }])
}

fn unpack(bytes: &[u8]) -> Result<Vec<Entry>, InvalidArchive> {
    if bytes.len() > MOST_TOGETHER {
        return Err(InvalidArchive::TooLarge);
    }
    // Counted before the directory is read, because an entry takes many times its bytes in memory.
    if bytes.windows(DIRECTORY_ENTRY.len()).filter(|window| *window == DIRECTORY_ENTRY).count() > MOST_FILES {
        return Err(InvalidArchive::TooManyFiles);
    }
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| InvalidArchive::Damaged)?;
    let mut entries = Vec::new();
    let mut left = MOST_TOGETHER;
    for place in 0..archive.len() {
        let Some(entry) = unpack_entry(&mut archive, place, left)? else {
            continue;
        };
        left = left.saturating_sub(entry.bytes.as_ref().map_or(0, Vec::len));
        entries.push(entry);
    }
    if entries.iter().all(|entry| entry.bytes.is_none()) { Err(InvalidArchive::WithoutXml) } else { Ok(entries) }
}

/// One file of an archive; `None` for a folder. `left` is how many bytes may come out of it.
fn unpack_entry(
    archive: &mut ZipArchive<Cursor<&[u8]>>,
    place: usize,
    left: usize,
) -> Result<Option<Entry>, InvalidArchive> {
    let described = archive.by_index_data(place).map_err(|_| InvalidArchive::Damaged)?;
    let name = described.name().map(|name| shown(&name)).map_err(|_| InvalidArchive::Damaged)?;
    if described.is_dir() {
        return Ok(None);
    }
    // What macOS adds to its archives begins with a dot.
    if !is_xml(&name) || name.starts_with('.') {
        return Ok(Some(Entry { name, bytes: None }));
    }
    if described.encrypted() {
        return Err(InvalidArchive::Encrypted);
    }
    let most = left.min(LARGEST_FILE);
    let mut content = Vec::new();
    let file = archive.by_index(place).map_err(|_| InvalidArchive::FileDamaged { name: name.clone() })?;
    let read = file.take(u64::try_from(most).unwrap_or(0) + 1).read_to_end(&mut content);
    if content.len() > most {
        return Err(if most < LARGEST_FILE { InvalidArchive::TooLarge } else { InvalidArchive::FileTooLarge { name } });
    }
    match read {
        Ok(_) => Ok(Some(Entry { name, bytes: Some(content) })),
        Err(_) => Err(InvalidArchive::FileDamaged { name }),
    }
}

fn is_xml(name: &str) -> bool {
    name.to_ascii_lowercase().ends_with(".xml")
}

/// Last part of a name, without characters that cannot be seen, cut where it is too long.
fn shown(name: &str) -> String {
    let name = name.trim_end_matches(['/', '\\']);
    let last = name.rsplit(['/', '\\']).next().unwrap_or_default();
    last.chars().filter(|&sign| !is_unprintable(sign)).take(LONGEST_NAME).collect()
}
