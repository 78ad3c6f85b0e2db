//! Mailings: what operators write to a segment, by e-mail, SMS, in the portal and by push.
//!
//! A draft is submitted with the conditions that its segment has then; above a size it waits for a second person. When
//! its time has come a worker fixes the recipients, one row for each participant and channel, and passes them to the
//! outbox in batches. A batch and its marks are one transaction, so that each recipient gets the mailing once, whatever
//! becomes of the process; consents and the weekly cap are looked at in that transaction, and the quiet hours before it.
mod admin;
mod leaving;
mod links;
mod model;
mod results;
mod rules;
mod sending;
mod store;

pub use sending::{keep_deliveries, run, run_once};

use plon_platform::openapi::ApiRouter;

pub fn routes() -> ApiRouter {
    ApiRouter::new().merge(admin::routes()).merge(leaving::routes()).merge(links::routes()).merge(results::routes())
}
