//! E-invoices (KSeF): structured files that participants report, read exactly and proposed to operators line by line.
pub mod content;
mod demo;
mod preview;
pub mod proposals;
mod report;
pub mod store;
mod upload;
mod verdict;

use axum::extract::DefaultBodyLimit;
use plon_platform::openapi::{ApiRouter, routes};

/// A little over the largest files, so that files slightly too large get their error at their field.
const MAX_BODY_BYTES: usize = upload::MOST_BYTES + 1024 * 1024;

pub fn routes() -> ApiRouter {
    let demo =
        ApiRouter::new().routes(routes!(demo::list_demo_einvoices)).routes(routes!(demo::download_demo_einvoice));
    ApiRouter::new()
        .routes(routes!(preview::read_einvoices))
        .routes(routes!(report::report_einvoices))
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
        .merge(demo)
}
