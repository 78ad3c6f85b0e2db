//! Cards that come as codes: the import of their numbers carries out the orders, and the winner reads them.
//!
//! Operators see only the last four characters of a code. The file of codes and the changes to it are not stored, so
//! that only this feature's table holds them: the file is sent once to be checked and again to be imported.
mod changes;
mod check;
mod errors;
mod file;
mod give;
mod import;
mod plan;
mod read;
mod store;
mod waiting;

pub use give::complete_with_random_code;
use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(waiting::admin_list_pending_gift_cards))
        .routes(routes!(import::admin_import_gift_card_codes))
        .routes(routes!(waiting::admin_export_pending_gift_cards))
        .routes(routes!(check::admin_check_gift_card_codes))
        .routes(routes!(errors::admin_export_gift_card_code_errors))
        .routes(routes!(read::show_gift_card_code))
}
