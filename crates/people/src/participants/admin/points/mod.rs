//! A participant's points as an operator sees them: every transfer explained, and corrections with a reason.
mod apply;
mod correct;
mod pending;
mod store;
mod transfers;

use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(transfers::admin_list_participant_transfers))
        .routes(routes!(correct::admin_create_point_correction))
        .merge(pending::routes())
}
