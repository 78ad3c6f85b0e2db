//! Corrections of invoices that come as e-invoices: a participant reports them, or a distributor's data bring them.
//!
//! A correction waits until an invoice that it names is decided. Then `plan.rs` says by rules which accepted lines it
//! changes. One that a distributor has given, that only takes goods back and that leaves nothing open is carried out
//! without anybody where the programme accepts e-invoices by itself; every other waits for an operator, who sees the plan
//! and carries it out, or ends it without a change. What is carried out is a correction of a line as an operator makes
//! one, with the same sentence for the participant, and with a debt where the points were spent.
mod apply;
mod close;
mod job;
mod list;
mod plan;
mod show;
mod store;

use plon_domain::einvoice::EInvoiceCorrectionStatus;
use plon_platform::openapi::{self, ApiRouter, routes};
use utoipa::openapi::Object;

pub use job::{run, run_once};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::admin_list_einvoice_corrections))
        .routes(routes!(show::admin_show_einvoice_correction))
        .routes(routes!(apply::admin_apply_einvoice_correction))
        .routes(routes!(close::admin_close_einvoice_correction))
}

/// Closed list of codes, for the OpenAPI document.
fn statuses() -> Object {
    openapi::codes(EInvoiceCorrectionStatus::ALL.iter().map(|status| status.as_str()))
}
