//! Content: news, pages and questions with answers, for the public and for the operators who write them.
mod admin;
mod document;
mod faq;
mod kinds;
mod model;
mod news;
mod pages;
mod rules;
mod store;

use plon_platform::openapi::{ApiRouter, routes};

pub use admin::{Draft, insert_draft};
pub use document::{list_places, screens};

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(news::list_news))
        .routes(routes!(news::show_news))
        .routes(routes!(pages::list_pages))
        .routes(routes!(pages::show_page))
        .routes(routes!(rules::show_programme_rules))
        .routes(routes!(faq::list_faq_questions))
        .merge(admin::routes())
}
