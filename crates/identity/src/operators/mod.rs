//! Operators: signing in with a second factor, support's view of the portal, and administration of operators.
mod account;
mod add;
mod admin;
mod attack;
mod command;
mod demo;
mod enrolment;
mod first;
mod fresh_code;
mod invitation;
mod login;
mod login_challenge;
mod logout;
mod me;
mod model;
mod notices;
mod passkeys;
mod recovery;
mod refresh;
mod role_grants;
mod second_factor;
mod settings;
mod signing;
mod store;
mod support;
mod totp;

pub use add::{add_operator, check_settings};
pub use command::{disable_operator, invite_operator, list_operators, reset_second_factor, set_roles};
pub use first::{insert_first_administrator, is_password_of};
pub use fresh_code::FreshCode;
pub use notices::notify;
pub use notices::notify_with_advice;
pub use settings::{AddOperator, DisableOperator, InviteOperator, OperatorNamed, SetRoles};
pub use signing::{Signature, may_sign};
pub use store::{clear_second_factor, has_operators};

use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(login::admin_sign_in))
        .routes(routes!(second_factor::admin_verify_second_factor))
        .routes(routes!(enrolment::admin_enrol_second_factor))
        .routes(routes!(invitation::admin_accept_operator_invitation))
        .routes(routes!(support::admin_sign_in_as_participant))
        .routes(routes!(refresh::admin_refresh_session))
        .routes(routes!(logout::admin_sign_out))
        .routes(routes!(me::admin_show_current_operator))
        .routes(routes!(me::admin_set_own_density))
        .routes(routes!(recovery::admin_show_second_factor))
        .routes(routes!(recovery::admin_create_recovery_codes))
        .routes(routes!(demo::show_demo_operator_code))
        .merge(account::routes())
        .merge(notices::routes())
        .merge(passkeys::routes())
        .merge(role_grants::routes())
        .merge(admin::routes())
}
