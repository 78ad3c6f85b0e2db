//! Small files that are read at once and not stored: the feature checks the rows and decides what becomes of them.
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use bytes::Bytes;
use plon_domain::text::Plural;
use tokio::task::spawn_blocking;

use super::cells::{Layout, Row};
use super::format_detection::FormatDetector;
use super::rows::{RawRow, Unreadable, of_content};
use super::upload::{guess_mapping_of, head_of_rows};
use super::{Column, file_permit};
use plon_platform::error::ApiError;

/// Largest file that is read at once, in bytes: some 10,000 rows.
pub const MAX_SMALL_FILE_BYTES: usize = 4 * 1024 * 1024;

const ROWS: Plural = Plural { one: "wiersz", few: "wiersze", many: "wierszy" };

/// Changes to a file that is not stored; they are sent with the file each time.
#[derive(Debug, Clone, Default)]
pub struct SmallFileChanges {
    /// Text that replaces a cell, by its row and the column's name in the file.
    pub mended: BTreeMap<(i64, String), String>,
    /// Rows that are skipped.
    pub left_out: BTreeSet<i64>,
}

/// Reads at most `most` rows of a CSV or an XLSX whose first row names the columns, and applies the changes.
///
/// # Errors
/// `OtherFilesFirst` when its turn does not come in time; the inner error, with a sentence, when it is not a table,
/// is too large, lacks a required column, or has no rows.
pub async fn read_small_file(
    content: Bytes,
    known: &'static [Column],
    most: usize,
    changes: SmallFileChanges,
) -> Result<Result<Vec<Row>, Unreadable>, ApiError> {
    let permit = file_permit::acquire().await?;
    let read = spawn_blocking(move || {
        let _permit = permit;
        rows(content, known, most, changes)
    });
    Ok(read.await.map_err(anyhow::Error::new)?)
}

fn rows(
    content: Bytes,
    known: &'static [Column],
    most: usize,
    changes: SmallFileChanges,
) -> Result<Vec<Row>, Unreadable> {
    if content.len() > MAX_SMALL_FILE_BYTES {
        return Err(Unreadable("Plik może mieć najwyżej 4\u{a0}MB. Podziel go na mniejsze.".to_owned()));
    }
    let mut detector = FormatDetector::default();
    detector.push(&content);
    let (file, format) = (detector.whole()?, detector.format());
    let mut found: Vec<RawRow> = Vec::new();
    of_content(content, file, format, |row| {
        found.push(row);
        found.len() <= most + 1
    })?;
    let head = head_of_rows(found.iter().take(1).cloned().collect(), true)?;
    let mapping = guess_mapping_of(known, &head, &BTreeMap::new());
    if let Some(missing) = known.iter().find(|column| column.required && !mapping.contains_key(column.key)) {
        let label = missing.label;
        return Err(Unreadable(format!("W\u{a0}pierwszym wierszu pliku nie ma kolumny „{label}”")));
    }
    match found.len().saturating_sub(1) {
        0 => return Err(Unreadable("W\u{a0}pliku nie ma ani jednego wiersza z\u{a0}danymi".to_owned())),
        count if count > most => {
            let most = ROWS.count(i64::try_from(most).unwrap_or(i64::MAX));
            return Err(Unreadable(format!("Plik może mieć najwyżej {most}. Podziel go na mniejsze.")));
        }
        _ => {}
    }
    let names: Vec<String> = head.columns.into_iter().map(|column| column.name).collect();
    let layout = Arc::new(Layout::new(known, &mapping, &names, file, format));
    let mut raw: Vec<RawRow> = found.into_iter().skip(1).collect();
    changes.make(&mut raw, &layout)?;
    Ok(raw.into_iter().map(|raw| Row::new(raw, Arc::clone(&layout))).collect())
}

impl SmallFileChanges {
    /// Applies the changes; each must match a row and a column, so that none gets lost when the file is another one.
    fn make(self, rows: &mut Vec<RawRow>, layout: &Layout) -> Result<(), Unreadable> {
        let strange = |row: i64| {
            Unreadable(format!("Zmiana w\u{a0}wierszu {row} nie pasuje do tego pliku. Sprawdź plik jeszcze raz."))
        };
        let known: BTreeSet<i64> = rows.iter().map(|raw| raw.number).collect();
        if let Some(row) = self.left_out.difference(&known).next() {
            return Err(strange(*row));
        }
        rows.retain(|raw| !self.left_out.contains(&raw.number));
        let mut left: BTreeMap<i64, &mut RawRow> = rows.iter_mut().map(|raw| (raw.number, raw)).collect();
        for ((row, column), text) in self.mended {
            let raw = left.get_mut(&row).ok_or_else(|| strange(row))?;
            let key = layout.key_of(&column).ok_or_else(|| strange(row))?;
            if !layout.set(raw, &BTreeMap::from([(key.to_owned(), text)])) {
                return Err(strange(row));
            }
        }
        Ok(())
    }
}
