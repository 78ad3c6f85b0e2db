//! Cards that come as codes: their numbers are imported, which carries the orders out, and read by the winner.
//!
//! Operators see of a code its last four signs. The file that brings codes, with what is changed in it, is not kept, so that nothing but this feature's
//! table holds them: it is sent to be checked and sent again to be imported.
mod changes;
mod check;
mod faults;
mod file;
mod give;
mod import;
mod plan;
mod read;
mod store;
mod waiting;

pub use give::complete;
use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(waiting::admin_list_pending_gift_cards))
        .routes(routes!(import::admin_import_gift_card_codes))
        .routes(routes!(waiting::admin_export_pending_gift_cards))
        .routes(routes!(check::admin_check_gift_card_codes))
        .routes(routes!(faults::admin_export_gift_card_code_errors))
        .routes(routes!(read::show_gift_card_code))
}
