//! Changes to a file of codes: they are sent with the file each time and never stored, because a corrected number is
//! as secret as the others.
use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::file::MOST;
use plon_imports::SmallFileChanges;
use plon_platform::error::{ApiError, Fields};
use plon_platform::text_input::parse_required_line;

/// Longest changes in bytes: every cell of a file, and a reason for each row.
const MOST_BYTES: usize = 512 * 1024;

/// Longest reason in characters.
const LONGEST_REASON: usize = 300;

/// Changes to the rows of a file.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
#[serde(default)]
pub struct CardCodeChanges {
    pub mended: Vec<MendedCell>,
    pub left_out: Vec<LeftOutRow>,
}

/// Text that replaces a cell.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
pub struct MendedCell {
    /// Row number in the file, header included.
    row: i64,
    /// Name of the column in the file.
    column: String,
    text: String,
}

/// Row that is left out.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
pub struct LeftOutRow {
    row: i64,
    reason: String,
}

impl CardCodeChanges {
    /// # Errors
    /// `Invalid` at `changes`.
    pub fn read(text: &[u8]) -> Result<CardCodeChanges, ApiError> {
        let mut fields = Fields::default();
        let read =
            Some(text).filter(|text| text.len() <= MOST_BYTES).and_then(|text| serde_json::from_slice(text).ok());
        let unreadable = "Nie można odczytać zmian. Sprawdź plik jeszcze raz.";
        let Some(mut changes) = fields.parse::<CardCodeChanges, _>("changes", read.ok_or(unreadable)) else {
            return Err(fields.into_error());
        };
        for row in &mut changes.left_out {
            let reason =
                parse_required_line(&mut fields, "changes", &Some(std::mem::take(&mut row.reason)), LONGEST_REASON);
            row.reason = reason.unwrap_or_default();
        }
        if changes.left_out.len() > MOST || changes.mended_rows() > MOST {
            fields.add_error("changes", unreadable);
        }
        fields.check()?;
        Ok(changes)
    }

    /// Number of rows with a corrected cell.
    pub fn mended_rows(&self) -> usize {
        self.mended.iter().map(|cell| cell.row).collect::<BTreeSet<_>>().len()
    }

    /// Changes in the form used by the reader of files; in a row that is left out, cells are not corrected.
    pub fn at_once(&self) -> SmallFileChanges {
        let left_out: BTreeSet<i64> = self.left_out.iter().map(|row| row.row).collect();
        let mended = self.mended.iter().filter(|cell| !left_out.contains(&cell.row));
        SmallFileChanges {
            mended: mended.map(|cell| ((cell.row, cell.column.clone()), cell.text.clone())).collect(),
            left_out,
        }
    }
}
