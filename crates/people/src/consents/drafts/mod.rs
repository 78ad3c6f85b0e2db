//! Consents before their first version: operators write them, or begin with the built-in proposals, and publish them.
mod delete;
mod form;
mod model;
mod proposals;
mod publish;
mod save;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(save::admin_list_consent_drafts))
        .routes(routes!(save::admin_add_consent_draft))
        .routes(routes!(save::admin_update_consent_draft))
        .routes(routes!(delete::admin_delete_consent_draft))
        .routes(routes!(publish::admin_publish_consent_drafts))
        .routes(routes!(proposals::admin_list_consent_proposals))
        .routes(routes!(proposals::admin_take_consent_proposals))
}
