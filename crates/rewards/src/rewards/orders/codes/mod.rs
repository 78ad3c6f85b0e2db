//! Cards that come as codes: their issuer gets a list of orders, a file brings their numbers, a bulk job carries the
//! orders out, and the winners read the codes.
//!
//! Operators see only the last four characters of a code. The file of codes and the changes to it are not stored, so
//! that only this feature's table holds them: the file is sent once to be checked and again to be imported.
mod changes;
mod check;
mod complete;
mod errors;
mod file;
mod give;
mod import;
mod issuer_lists;
mod job;
mod plan;
mod read;
mod store;
mod waiting;

use axum::extract::DefaultBodyLimit;
pub use give::complete_with_random_code;
use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    let files = ApiRouter::new()
        .routes(routes!(import::admin_import_gift_card_codes))
        .routes(routes!(check::admin_check_gift_card_codes))
        .routes(routes!(errors::admin_export_gift_card_code_errors))
        .layer(DefaultBodyLimit::max(file::MOST_BODY_BYTES));
    ApiRouter::new()
        .merge(files)
        .routes(routes!(waiting::admin_list_pending_gift_cards))
        .routes(routes!(issuer_lists::admin_list_issuer_lists))
        .routes(routes!(issuer_lists::admin_create_issuer_list))
        .routes(routes!(issuer_lists::admin_export_issuer_list))
        .routes(routes!(complete::admin_count_coded_orders))
        .routes(routes!(complete::admin_complete_coded_orders))
        .routes(routes!(read::show_gift_card_code))
}
