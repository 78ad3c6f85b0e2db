//! Document of a portal that is not open yet, in place of every public page: it needs no script, and nobody indexes it.
use axum::extract::{Request, State};
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use plon_domain::phone::Phone;

use super::parts::call_to;
use super::visit::{ROBOTS, Visit};
use super::{frame, theme_head};
use crate::brand::Brand;
use plon_platform::app::App;
use plon_platform::error::ApiError;

/// Shows the document for any page but those of the back office, until the portal is open.
pub async fn show_until_open(State(app): State<App>, visit: Visit, request: Request, next: Next) -> Response {
    let is_back_office = visit.path() == "/zaplecze" || visit.path().starts_with("/zaplecze/");
    // Without the database the page's own handler says what is wrong.
    if is_back_office || app.opening.is_open(&app.db).await.unwrap_or(true) {
        return next.run(request).await;
    }
    match soon(&visit).await {
        Ok(document) => {
            let mut response = document.into_response();
            let headers = response.headers_mut();
            headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
            headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
            headers.insert(ROBOTS, HeaderValue::from_static("noindex"));
            response
        }
        Err(error) => error.into_response(),
    }
}

async fn soon(visit: &Visit) -> Result<String, ApiError> {
    let brand = visit.brand().await?;
    let head = html! {
        title { (title(&brand)) }
        meta name="robots" content="noindex";
        (theme_head::theme_tags(&brand))
    };
    Ok(visit.dressed(&brand)?.without_scripts(&head, &body(&brand)))
}

fn title(brand: &Brand) -> String {
    match brand.name.as_str() {
        "" => "Wkrótce".to_owned(),
        name => format!("Wkrótce – {name}"),
    }
}

fn body(brand: &Brand) -> Markup {
    html! {
        main id="main" class="mx-auto flex min-h-dvh max-w-text flex-col items-center justify-center gap-4 p-5 text-center" {
            @if !brand.name.is_empty() { p class="inline-flex items-center gap-2 font-bold text-h2" { (frame::mark(brand)) } }
            h1 class="font-bold text-h1" { "Wkrótce" }
            p class="text-muted" { "Ten portal jest w\u{a0}przygotowaniu. Zajrzyj tu niedługo." }
            (contact(brand))
        }
    }
}

/// Contact as far as it is known.
fn contact(brand: &Brand) -> Markup {
    let phone = Phone::parse(&brand.phone).ok();
    html! {
        @if phone.is_some() || !brand.email.is_empty() {
            ul class="flex flex-wrap justify-center gap-x-6 gap-y-1" {
                @if let Some(phone) = phone {
                    li { a class="inline-flex min-h-11 items-center underline" href=(call_to(&brand.phone)) { (phone.to_polish()) } }
                }
                @if !brand.email.is_empty() {
                    li { a class="inline-flex min-h-11 items-center underline" href=(format!("mailto:{}", brand.email)) { (brand.email) } }
                }
            }
        }
    }
}
