//! What the records of a year come to: by participant, record by record, and as tables for the accountant.
pub mod export;
pub mod participant;
mod store;
pub mod totals;

use serde::Serialize;
use utoipa::ToSchema;

use self::store::SumsRow;

/// Sums of records.
#[derive(Debug, Serialize, ToSchema)]
pub struct TaxSums {
    prizes: i64,
    /// Grosze, as all sums.
    value: i64,
    /// What is to be reported as income.
    reported: i64,
    /// What tax was withheld of.
    taxed: i64,
    tax: i64,
    /// Prizes whose value is not known.
    unvalued: i64,
}

impl From<SumsRow> for TaxSums {
    fn from(row: SumsRow) -> TaxSums {
        let SumsRow { prizes, value, reported, taxed, tax, unvalued } = row;
        TaxSums { prizes, value, reported, taxed, tax, unvalued }
    }
}
