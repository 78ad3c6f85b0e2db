//! The operators' side of the newsletter: who gets it, and the list as a file.
mod export;
mod list;

use plon_domain::newsletter::SubscriberStatus;
use utoipa::openapi::Object;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::openapi::codes;

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(list::list)).routes(routes!(export::export))
}

fn statuses() -> Object {
    codes(SubscriberStatus::ALL.iter().map(|status| status.as_str()))
}
