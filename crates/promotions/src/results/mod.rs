//! Results of a promotion, participant by participant, for the operators responsible for it.
mod export;
mod list;
mod model;
mod pay;
mod show;
mod store;
mod summary;

use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::admin_list_promotion_results))
        .routes(routes!(summary::admin_show_promotion_summary))
        .routes(routes!(show::admin_show_promotion_result))
        .routes(routes!(pay::admin_pay_promotion_remainder))
        .routes(routes!(export::admin_export_promotion_results))
}
