//! Operators' side of invoices: the queue, one invoice beside its file, and the decision.
mod apply;
mod bulk;
mod claims;
mod decide;
mod einvoice;
mod file;
pub mod form;
mod proposals;
mod queue;
pub mod record;
mod show;
pub mod store;
mod texts;

pub use apply::key_of_line;
use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(queue::admin_list_invoices))
        .routes(routes!(bulk::admin_preview_invoice_job))
        .routes(routes!(bulk::admin_start_invoice_job))
        .routes(routes!(show::admin_show_invoice))
        .routes(routes!(file::admin_download_invoice))
        .routes(routes!(decide::admin_review_invoice))
        .routes(routes!(einvoice::admin_confirm_einvoice))
        .routes(routes!(claims::admin_claim_invoice))
        .routes(routes!(proposals::admin_propose_lines))
}
