//! Invoices: reported by participants, listed, shown, and decided by operators.
mod appeals;
pub mod corrections;
mod details;
pub mod edi;
pub mod einvoices;
mod export;
mod file;
mod list;
mod model;
mod own_export;
mod packs;
mod photo_pages;
mod recent_distributors;
mod report;
mod review;
mod store;
pub mod submit;

pub use list::page_of as invoice_page;
pub use review::store::Decider;

use axum::extract::DefaultBodyLimit;
use plon_domain::attachment::MAX_FILE_BYTES;
use plon_domain::invoice::{InvoiceSource, InvoiceStatus};
use plon_domain::volume::Unit;
use plon_platform::openapi::{ApiRouter, routes};
use utoipa::openapi::Object;

use plon_platform::openapi;

/// A little over the largest file, so that a file slightly too large gets its error at its field.
const MAX_BODY_BYTES: usize = MAX_FILE_BYTES + 1024 * 1024;

pub fn routes() -> ApiRouter {
    let upload = ApiRouter::new().routes(routes!(submit::submit_invoice)).layer(DefaultBodyLimit::max(MAX_BODY_BYTES));
    ApiRouter::new()
        .merge(upload)
        .routes(routes!(list::list_invoices))
        .routes(routes!(own_export::export_invoices))
        .routes(routes!(own_export::print_invoices))
        .routes(routes!(recent_distributors::list_recent_distributors))
        .routes(routes!(details::show_invoice))
        .routes(routes!(file::download_invoice))
        .merge(edi::routes())
        .merge(einvoices::routes())
        .merge(export::routes())
        .merge(review::routes())
        .merge(corrections::routes())
        .merge(appeals::routes())
        .merge(packs::routes())
}

/// Closed lists of codes, for the OpenAPI document.
fn statuses() -> Object {
    openapi::codes(InvoiceStatus::ALL.iter().map(|status| status.as_str()))
}

fn sources() -> Object {
    openapi::codes(InvoiceSource::ALL.iter().map(|source| source.as_str()))
}

fn units() -> Object {
    openapi::codes(Unit::ALL.iter().map(|unit| unit.as_str()))
}
