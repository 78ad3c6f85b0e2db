//! E-invoices (KSeF): structured files that participants report, read exactly and proposed to operators line by line.
pub mod content;
pub mod corrections;
mod preview;
pub mod proposals;
mod report;
pub mod store;
mod unknown_sellers;
pub mod upload;
pub mod verdict;

use axum::extract::DefaultBodyLimit;
use plon_platform::openapi::{ApiRouter, routes};

/// A little over the largest files, so that files slightly too large get their error at their field.
const MAX_BODY_BYTES: usize = upload::OF_PARTICIPANT.bytes + 1024 * 1024;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(preview::read_einvoices))
        .routes(routes!(report::report_einvoices))
        .routes(routes!(unknown_sellers::admin_list_unknown_sellers))
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
}
