//! Corrections of accepted lines: returned goods, and lines that were recorded wrongly.
mod carry_out;
mod correct;
mod form;
mod shown;
mod store;
mod tell;

use plon_platform::openapi::{ApiRouter, routes};

pub use shown::{LineCorrection, by_line};
pub use tell::followed;

pub fn routes() -> ApiRouter {
    ApiRouter::new().routes(routes!(correct::admin_correct_invoice_line))
}
