//! Content: news, pages and questions with their answers, as everybody reads them and as operators write them.
mod desk;
mod document;
mod faq;
mod kinds;
mod news;
mod pages;
mod store;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;

pub use document::{places, screens};

pub fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(news::list))
        .routes(routes!(news::show))
        .routes(routes!(pages::list))
        .routes(routes!(pages::show))
        .routes(routes!(faq::list))
        .merge(desk::routes())
}
