//! Corrections of accepted lines: returned goods, and lines that were recorded wrongly.
mod apply;
mod correct;
mod form;
mod shown;
mod store;
mod texts;

use plon_platform::openapi::{ApiRouter, routes};

pub use correct::{LineCorrected, correct_line};
pub use form::LineCorrectionForm;
pub use shown::{LineCorrection, by_line};
pub use texts::followed;

pub fn routes() -> ApiRouter {
    ApiRouter::new().routes(routes!(correct::admin_correct_invoice_line))
}
