//! Operators: how they sign in with a second factor, how support looks at the portal, and how they are administered.
mod account;
mod add;
mod attack;
mod demo;
mod desk;
mod enrolment;
mod fresh_code;
mod handle;
mod invitation;
mod login;
mod logout;
mod me;
mod notices;
mod passkeys;
mod recovery;
mod refresh;
mod role_grants;
mod second_factor;
mod signing;
mod store;
mod support;
mod totp;

pub use add::{add, check};
pub use signing::{Signature, may_sign};
pub use store::forget_second_factor;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(login::login))
        .routes(routes!(second_factor::second_factor))
        .routes(routes!(enrolment::enrol))
        .routes(routes!(invitation::accept))
        .routes(routes!(support::look))
        .routes(routes!(refresh::refresh))
        .routes(routes!(logout::logout))
        .routes(routes!(me::me))
        .routes(routes!(recovery::show))
        .routes(routes!(recovery::make_anew))
        .routes(routes!(demo::code))
        .merge(account::routes())
        .merge(notices::routes())
        .merge(passkeys::routes())
        .merge(role_grants::routes())
        .merge(desk::routes())
}
