//! Push messages to participants' devices (RFC 8030, 8291, 8292): administrators switch them on and hold their keys,
//! devices are subscribed within a session, and the outbox sends what notifications have queued.
mod admin;
mod keys;
mod model;
mod sender;
mod services;
mod show;
mod store;
mod subscribe;
mod trial;

use plon_platform::openapi::{ApiRouter, routes};

pub use sender::{run, run_once};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(show::show_push))
        .routes(routes!(subscribe::subscribe_push))
        .routes(routes!(subscribe::unsubscribe_push))
        .routes(routes!(trial::test_push))
        .routes(routes!(admin::admin_show_push_settings))
        .routes(routes!(admin::admin_update_push_settings))
        .routes(routes!(admin::admin_rotate_push_keys))
}
