//! Templates of SMS and e-mails as editors see them: their texts, versions, previews and samples.
mod list;
mod model;
mod sample;
mod show;
mod store;
mod update;
mod values;
mod versions;

use plon_message_templates::{Template, find_template};
use plon_platform::auth::Role;
use plon_platform::error::ApiError;
use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::admin_list_message_templates))
        .routes(routes!(show::admin_show_message_template))
        .routes(routes!(update::admin_update_message_template))
        .routes(routes!(update::admin_reset_message_template))
        .routes(routes!(versions::admin_list_message_template_versions))
        .routes(routes!(values::admin_show_message_template_values))
        .routes(routes!(sample::admin_send_message_template_sample))
}

fn known(key: &str, roles: &[Role]) -> Result<&'static Template, ApiError> {
    find_template(key).filter(|template| may_edit(template, roles)).ok_or(ApiError::NotFound)
}

/// True when an operator may see and change a template. What operators are told of their accounts is for administrators
/// alone: whoever writes these messages could have a password sent elsewhere.
fn may_edit(template: &Template, roles: &[Role]) -> bool {
    !template.key.starts_with("operators.") || roles.contains(&Role::Administrator)
}
