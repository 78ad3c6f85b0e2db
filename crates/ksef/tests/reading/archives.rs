//! Archives opened within their bounds.

use std::io::{Cursor, Write};

use plon_ksef::InvalidArchive;
use plon_ksef::archive::open;
use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, content) in files {
        archive.start_file(*name, SimpleFileOptions::default()).unwrap();
        archive.write_all(content).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

/// Name and content, `None` for what is ignored.
type Opened = (String, Option<Vec<u8>>);

fn opened(name: &str, bytes: &[u8]) -> Result<Vec<Opened>, InvalidArchive> {
    open(name, bytes).map(|entries| entries.into_iter().map(|entry| (entry.name, entry.bytes)).collect())
}

#[test]
fn a_single_file_is_its_only_entry() {
    let one = |name: &str, bytes: &[u8]| vec![(name.to_owned(), Some(bytes.to_vec()))];
    assert_eq!(opened("faktura.XML", b"<a/>"), Ok(one("faktura.XML", b"<a/>")));
    assert_eq!(opened("faktura", b"\n<a/>"), Ok(one("faktura", b"\n<a/>")), "told by its content");
    assert_eq!(opened("faktura.xml", b"x"), Ok(one("faktura.xml", b"x")), "told by its name");
    assert_eq!(opened("C:\\faktury/\u{202e}a.xml", b"<a/>"), Ok(one("a.xml", b"<a/>")));
    assert_eq!(opened("a.pdf", b"%PDF-1.7"), Err(InvalidArchive::OtherFormat));
    assert_eq!(opened("a.rar", b"Rar!"), Err(InvalidArchive::OtherFormat));
    assert_eq!(opened("a.xml", b""), Err(InvalidArchive::Empty));
    let large = vec![b'<'; 3 * 1024 * 1024 + 1];
    assert_eq!(opened("a.xml", &large), Err(InvalidArchive::FileTooLarge { name: "a.xml".to_owned() }));
}

#[test]
fn xml_files_are_unpacked_and_others_listed_as_ignored() {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    archive.add_directory("2026/", SimpleFileOptions::default()).unwrap();
    for (name, content) in [
        ("2026/a.xml", "<a/>"),
        ("../../b.XML", "<b/>"),
        ("opis.pdf", "x"),
        ("c.zip", "PK\x03\x04"),
        ("__MACOSX/._a.xml", "x"),
    ] {
        archive.start_file(name, SimpleFileOptions::default()).unwrap();
        archive.write_all(content.as_bytes()).unwrap();
    }
    let bytes = archive.finish().unwrap().into_inner();
    let entry = |name: &str, content: Option<&str>| (name.to_owned(), content.map(|text| text.as_bytes().to_vec()));
    let expected = vec![
        entry("a.xml", Some("<a/>")),
        entry("b.XML", Some("<b/>")),
        entry("opis.pdf", None),
        entry("c.zip", None),
        entry("._a.xml", None),
    ];
    assert_eq!(opened("faktury.zip", &bytes), Ok(expected.clone()));
    assert_eq!(opened("faktury", &bytes), Ok(expected), "told by its content");
}

#[test]
fn an_archive_without_xml_says_so() {
    assert_eq!(opened("a.zip", &zip(&[("a.pdf", b"x")])), Err(InvalidArchive::WithoutXml));
    assert_eq!(opened("a.zip", &zip(&[])), Err(InvalidArchive::WithoutXml));
}

/// Archive of so many files, each the same packed bytes.
fn copies(count: usize, content: &[u8]) -> Vec<u8> {
    let mut one = ZipArchive::new(Cursor::new(zip(&[("one.xml", content)]))).unwrap();
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for number in 0..count {
        archive.raw_copy_file_rename(one.by_index_raw(0).unwrap(), format!("{number}.xml")).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

#[test]
fn a_bomb_is_stopped_as_it_unpacks() {
    let spaces = vec![b' '; 16 * 1024 * 1024];
    let bomb = zip(&[("a.xml", &spaces)]);
    assert!(bomb.len() < 64 * 1024);
    let count = opened("a.zip", &bomb).map(|entries| entries.len());
    assert_eq!(count, Err(InvalidArchive::FileTooLarge { name: "a.xml".to_owned() }));

    let unpacked = |count| opened("a.zip", &copies(count, &spaces[..3 * 1024 * 1024])).map(|entries| entries.len());
    assert_eq!(unpacked(21), Err(InvalidArchive::TooLarge));
    assert_eq!(unpacked(20), Ok(20));
}

#[test]
fn a_bomb_that_lies_about_its_size_is_stopped() {
    let zeros = vec![b' '; 8 * 1024 * 1024];
    let mut bomb = zip(&[("a.xml", &zeros)]);
    let size = u32::try_from(zeros.len()).unwrap().to_le_bytes();
    let places: Vec<usize> =
        bomb.windows(4).enumerate().filter(|(_, four)| *four == size).map(|(place, _)| place).collect();
    assert!(!places.is_empty());
    for place in places {
        bomb[place..place + 4].copy_from_slice(&4_u32.to_le_bytes());
    }
    assert!(open("a.zip", &bomb).is_err());
}

#[test]
fn the_number_of_files_is_bounded() {
    let names: Vec<String> = (0..2_000).map(|number| format!("{number}.xml")).collect();
    let files: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), b"<a/>".as_slice())).collect();
    assert_eq!(opened("a.zip", &zip(&files)), Err(InvalidArchive::TooManyFiles));
    assert_eq!(opened("a.zip", &zip(&files[..1_000])).map(|entries| entries.len()), Ok(1_000));
}

#[test]
fn a_damaged_archive_is_refused() {
    let whole = zip(&[("a.xml", b"<a>some text that is long enough</a>"), ("b.xml", b"<b/>")]);
    for end in (4..whole.len()).step_by(7) {
        assert!(open("a.zip", &whole[..end]).is_err(), "{end}");
    }
    let mut changed = whole.clone();
    let text = changed.windows(4).position(|four| four == b"a.xm").unwrap() + 8;
    changed[text] ^= 0x55;
    assert!(matches!(open("a.zip", &changed), Err(InvalidArchive::FileDamaged { name }) if name == "a.xml"));
}
