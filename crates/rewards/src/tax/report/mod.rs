//! Report of a year's tax records: sums by participant, single records, and tables for the accountant.
pub mod export;
pub mod participant;
mod store;
pub mod totals;

use serde::Serialize;
use utoipa::ToSchema;

use self::store::SumsRow;

/// Sums of records, in grosze.
#[derive(Debug, Serialize, ToSchema)]
pub struct TaxSums {
    prizes: i64,
    /// Total value of the prizes, in grosze like all sums here.
    value: i64,
    /// Amount to be reported as income.
    reported: i64,
    /// Amount from which tax was withheld.
    taxed: i64,
    tax: i64,
    /// Number of prizes whose value is unknown.
    unvalued: i64,
}

impl From<SumsRow> for TaxSums {
    fn from(row: SumsRow) -> TaxSums {
        let SumsRow { prizes, value, reported, taxed, tax, unvalued } = row;
        TaxSums { prizes, value, reported, taxed, tax, unvalued }
    }
}
