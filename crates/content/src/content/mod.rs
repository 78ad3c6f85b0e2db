//! Content: news, pages and questions with their answers, as everybody reads them and as operators write them.
mod desk;
mod document;
mod faq;
mod kinds;
mod news;
mod pages;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub use document::{places, screens};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(news::list_news))
        .routes(routes!(news::show_news))
        .routes(routes!(pages::list_pages))
        .routes(routes!(pages::show_page))
        .routes(routes!(faq::list_faq_questions))
        .merge(desk::routes())
}
