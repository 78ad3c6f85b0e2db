//! Registration: how farms, companies and partners come into the programme, by themselves or by invitation.
mod account;
mod enter;
mod form;
mod invitations;
mod lookup;
mod options;
mod partner;
mod register;
mod requests;
mod store;
mod taken;
mod words;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(options::options))
        .routes(routes!(lookup::company))
        .routes(routes!(taken::is_taken))
        .routes(routes!(register::register))
        .routes(routes!(partner::register))
        .merge(invitations::routes())
        .merge(requests::routes())
}
