//! Documents of public pages: the front end's shell with the page's text, title and data written into it, the same
//! for everybody (server-side rendering). Search engines and readers without JavaScript get the whole page; a browser
//! shows it until the app has loaded and takes over. See `docs/adr/0010-documents-filled-by-the-server.md`.
//!
//! A feature offers its own pages as `screens()`; `router.rs` puts them together.
mod frame;
mod front_end;
mod page;
pub mod parts;
mod places;
mod screens;
mod shell;
mod soon;
mod theme_head;
mod visit;

use axum::Router;
use axum::response::Response;
use axum::routing::get;

use futures_util::future::BoxFuture;
use plon_kernel::types::BusinessDate;
use plon_platform::app::App;
use plon_platform::error::ApiError;

pub use front_end::front_end;
pub use page::{Answers, Head, Page};
pub use places::Place;
pub use screens::paths;
pub use soon::show_until_open;
pub use visit::Visit;

/// Public pages of the features, listed by `router.rs`, on a day.
pub type PublicPlaces = for<'a> fn(&'a App, BusinessDate) -> BoxFuture<'a, Result<Vec<Place>, ApiError>>;

/// Routes for search engines, and the style sheet of every document.
pub fn routes(public: PublicPlaces) -> Router<App> {
    let sitemap = move |app, headers| places::serve_sitemap(public, app, headers);
    Router::new()
        .route("/robots.txt", get(places::serve_robots))
        .route("/sitemap.xml", get(sitemap))
        .route("/wyglad.css", get(theme_head::serve_styles))
}

/// Pages that are forms: a title and a description; the app does the rest.
pub fn screens() -> Router<App> {
    screens::forms().fold(Router::new(), |routes, form| {
        let show = move |visit: Visit| async move { visit.answer(form.path, async { Ok(form.page()) }).await };
        routes.route(form.path, get(show))
    })
}

/// Answers any other path: the bare shell for a screen of the app, the 404 page for an unknown one.
pub async fn serve_other(visit: Visit) -> Response {
    match visit.is_of_the_app() {
        true => visit.bare_shell().await,
        false => visit.not_found().await,
    }
}
