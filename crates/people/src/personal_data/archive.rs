//! ZIP of a participant's data, streamed: only one file at a time is in memory.
use std::collections::VecDeque;
use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Context;
use bytes::Bytes;
use zip::write::{SimpleFileOptions, StreamWriter};
use zip::{CompressionMethod, ZipWriter};

use super::register::{statements, tables};
use super::store::{self, FileRow};
use plon_kernel::db::Conn;
use plon_kernel::ids::ParticipantId;
use plon_platform::files::Files;

/// Text of the file that the person reads first.
const README: &str = "Kopia danych, które przechowujemy o Tobie w Programie.\n\n\
    Pliki z końcówką .json zawierają dane: otworzysz je każdym edytorem tekstu. Czas jest podany w UTC, kwoty \
    w groszach, ilości w tysięcznych litra lub kilograma, powierzchnie w tysięcznych hektara.\n\
    W folderze „pliki” są załączniki zgłoszonych faktur.\n";

/// An entry still to be written.
enum Entry {
    Text { name: String, text: String },
    File(FileRow),
}

/// A ZIP in progress.
pub struct Archive {
    entries: VecDeque<Entry>,
    files: Files,
    written: Sink,
    zip: Option<ZipWriter<StreamWriter<Sink>>>,
}

/// Bytes written and not yet sent.
#[derive(Clone, Default)]
struct Sink(Arc<Mutex<Vec<u8>>>);

impl Sink {
    fn take(&self) -> Vec<u8> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Write for Sink {
    fn write(&mut self, piece: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(piece);
        Ok(piece.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Archive {
    /// Reads all rows of a participant; files are read while the ZIP is written.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn of(db: &mut Conn, files: Files, participant: ParticipantId) -> anyhow::Result<Archive> {
        let mut entries = VecDeque::from([Entry::Text { name: "CZYTAJ.txt".to_owned(), text: README.to_owned() }]);
        for table in tables() {
            let Some(file) = table.file else { continue };
            let rows = statements::copy_of(db, table, participant).await?;
            let text = serde_json::to_string_pretty(&rows)?;
            entries.push_back(Entry::Text { name: format!("{file}.json"), text });
        }
        entries.extend(store::list_files(db, participant).await?.into_iter().map(Entry::File));
        let written = Sink::default();
        let zip = Some(ZipWriter::new_stream(written.clone()));
        Ok(Archive { entries, files, written, zip })
    }

    /// The next chunk; `None` at the end.
    ///
    /// # Errors
    /// When a file cannot be read.
    pub async fn next_chunk(&mut self) -> anyhow::Result<Option<Bytes>> {
        let Some(zip) = &mut self.zip else { return Ok(None) };
        match self.entries.pop_front() {
            Some(Entry::Text { name, text }) => {
                zip.start_file(name, options(CompressionMethod::Deflated))?;
                zip.write_all(text.as_bytes())?;
            }
            Some(Entry::File(file)) => {
                if let Some(content) = self.files.get(&file.key).await? {
                    zip.start_file(entry_name(&file), options(CompressionMethod::Stored))?;
                    zip.write_all(&content)?;
                }
            }
            None => {
                self.zip.take().context("the archive is finished")?.finish()?;
            }
        }
        Ok(Some(Bytes::from(self.written.take())))
    }
}

fn options(method: CompressionMethod) -> SimpleFileOptions {
    SimpleFileOptions::default().compression_method(method)
}

/// Name of an entry, `pliki/17-fv-12-2025.pdf`, safe on every system.
fn entry_name(file: &FileRow) -> String {
    let (stem, extension) = file.name.rsplit_once('.').unwrap_or((&file.name, "dat"));
    let plain = |text: &str| -> String {
        let key = plon_domain::text::search_key(text);
        let runs = key.split(|sign: char| !sign.is_ascii_alphanumeric()).filter(|run| !run.is_empty());
        runs.collect::<Vec<_>>().join("-")
    };
    let stem: String = plain(stem).chars().take(60).collect();
    format!("pliki/{}-{stem}.{}", file.id.0, plain(extension))
}

#[cfg(test)]
mod tests {
    use super::*;
    use plon_kernel::ids::FileId;

    #[test]
    fn a_files_name_cannot_lead_out_of_its_folder() {
        let named = |name: &str| entry_name(&FileRow { id: FileId(7), key: String::new(), name: name.to_owned() });
        assert_eq!(named("FV 12/2025.PDF"), "pliki/7-fv-12-2025.pdf");
        assert_eq!(named("../../etc/passwd"), "pliki/7-.etc-passwd");
    }
}
