//! Personal data: a participant's copy of all data stored about them, and the request for erasure.
mod admin;
mod archive;
mod ask;
mod download;
mod erase;
mod mine;
mod model;
mod register;
mod rows;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub use register::{Erasure, Table, tables};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(mine::list_data_requests))
        .routes(routes!(ask::request_data_export))
        .routes(routes!(ask::request_data_erasure))
        .routes(routes!(ask::cancel_data_erasure))
        .routes(routes!(download::download_data_export))
        .routes(routes!(admin::admin_list_data_requests))
        .routes(routes!(erase::admin_erase_participant_data))
        .routes(routes!(erase::admin_reject_data_erasure))
}
