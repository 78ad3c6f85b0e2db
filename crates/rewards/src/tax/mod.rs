//! Tax on prizes: versioned rules by kind and promotion, a record of every prize given, and the tables for the
//! operator's accountant.
//!
//! `records` writes, in the transaction that completes an order; `report` reads; `rules` and `taxable_value` hold what
//! finance enters.
mod records;
mod report;
mod rules;
mod taxable_value;

use plon_domain::tax::Treatment;
use plon_platform::openapi::{ApiRouter, routes};
use utoipa::openapi::Object;

use plon_platform::openapi;
use plon_platform::response::{Status, status};

pub use records::{record_prize, reverse_prize};
pub use rules::{load_rule_for_prize as rule, lock_rules as hold_rules};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(rules::list::admin_list_tax_rules))
        .routes(routes!(rules::add::admin_create_tax_rule))
        .routes(routes!(records::value::admin_set_tax_record_value))
        .routes(routes!(report::totals::admin_list_tax_totals))
        .routes(routes!(report::participant::admin_list_participant_tax_records))
        .routes(routes!(report::export::admin_export_tax_records))
        .routes(routes!(report::export::admin_export_tax_totals))
        .routes(routes!(taxable_value::list::admin_list_taxable_values))
        .routes(routes!(taxable_value::set::admin_set_taxable_value))
}

/// Closed list of treatments, for the API document.
fn treatments() -> Object {
    openapi::codes(Treatment::ALL.iter().map(|treatment| treatment.as_str()))
}

/// Shows a treatment as a status.
fn treatment_label(treatment: Treatment) -> Status {
    status!(treatment)
}
