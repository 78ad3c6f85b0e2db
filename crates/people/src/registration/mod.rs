//! Registration: farms, companies and partners join the programme, by themselves or by invitation.
mod account;
mod create_account;
mod emails;
mod form;
mod invitations;
mod lookup;
mod options;
mod partner;
mod register;
mod requests;
mod store;
mod taken;

use plon_platform::openapi::{ApiRouter, routes};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(options::show_registration_options))
        .routes(routes!(lookup::show_company))
        .routes(routes!(taken::check_nip))
        .routes(routes!(register::register_participant))
        .routes(routes!(partner::register_partner))
        .merge(invitations::routes())
        .merge(requests::routes())
}
