//! Closed lists: the database keeps any text, so that every stored code is held to the enum that reads it.
mod model;
mod store;

use plon_kernel::db::{Conn, Read};

use super::Report;
pub use model::CodedColumn;
pub use store::CODED_COLUMNS;

impl CodedColumn {
    /// Stored values that are no code of the enum.
    ///
    /// # Errors
    /// When the table cannot be read.
    pub async fn unknown_codes(&self, db: &mut impl Read) -> sqlx::Result<Vec<String>> {
        let known = (self.codes)();
        let mut stored = store::distinct_values(db, self.sql).await?;
        stored.retain(|code| !known.contains(&code.as_str()));
        Ok(stored)
    }
}

/// Checks that every stored code is known to this version of the program.
pub async fn check(conn: &mut Conn, report: &mut Report<'_>) {
    report.check("every stored code is one of its list");
    for coded in CODED_COLUMNS {
        match coded.unknown_codes(conn).await {
            Ok(unknown) => {
                for code in unknown {
                    report.report_error(&format!("{}.{} has {code:?}", coded.table, coded.column));
                }
            }
            Err(error) => report.unreadable(&error),
        }
    }
}
