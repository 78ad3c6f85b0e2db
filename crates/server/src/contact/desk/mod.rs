//! The operators' side of contact: what waits, one message, its answer.
mod end;
mod list;
mod show;

use plon_domain::contact::ContactStatus;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::answer::{Status, status};
use crate::app::App;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list::list))
        .routes(routes!(show::show))
        .routes(routes!(end::answer))
        .routes(routes!(end::close))
}

fn shown(status: ContactStatus) -> Status {
    status!(status)
}
