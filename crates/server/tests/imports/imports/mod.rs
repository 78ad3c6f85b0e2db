//! Imports of files: from the upload to the books.
mod availability;
mod distributors;
mod einvoices;
mod errors;
mod flow;
mod formats;
mod interrupted;
mod ledger;
mod mending;
mod products;
mod products_errors;
mod settle;
mod uploads;

pub use crate::given::imports::*;

use plon_domain::import::ImportKind;

#[test]
fn each_kind_of_import_has_one_handler() {
    let mut registered: Vec<ImportKind> = plon_imports::handler::registered_kinds().collect();
    registered.sort();
    assert_eq!(registered, ImportKind::ALL);
}
