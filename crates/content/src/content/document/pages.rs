//! Pages of text, as server-rendered documents.
use axum::response::Response;
use maud::{Markup, display, html};

use super::super::model::{ContentPage, ContentPageCard};
use crate::content::pages::{load_page, load_pages};
use plon_pages::documents::parts::{
    ButtonVariant, CARD, Level, NoBreak, Written, button, picture, render_formatted, tile_link,
};
use plon_pages::documents::{Answers, Head, Page, Visit};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::extract::Path;

/// The page about the programme.
const ABOUT: &str = "o-programie";

/// Pages that have links of their own in the footer.
const LEGAL: [&str; 3] = ["regulamin", "polityka-prywatnosci", "deklaracja-dostepnosci"];

/// Renders a page at a route that the app knows.
pub async fn show_page(visit: Visit) -> Response {
    let slug = visit.path().trim_matches('/');
    visit.answer(&format!("page {slug}"), text_page(&visit.app, slug)).await
}

/// Renders any other path of one part as a page, unless the app has a screen there.
pub async fn show_other_page(visit: Visit, slug: Result<Path<String>, ApiError>) -> Response {
    let Ok(Path(slug)) = slug else { return visit.not_found().await };
    if visit.is_of_the_app() {
        return visit.bare_shell().await;
    }
    visit.answer(&format!("page {slug}"), text_page(&visit.app, &slug)).await
}

async fn text_page(app: &App, slug: &str) -> Result<Page, ApiError> {
    let found = load_page(app, slug).await?;
    let ContentPage { slug: own, title, summary, text_html, updated_on, .. } = &found.data;
    let main = html! {
        section class=(CARD) {
            article class="mx-auto flex max-w-text flex-col gap-4 sm:py-3" {
                h1 class="font-bold text-h1" { (NoBreak(title)) }
                p class="text-h3 text-muted" { (NoBreak(summary)) }
                (render_formatted(text_html, Level::Page))
                p class="border-line border-t pt-4 text-muted text-small" {
                    "Ostatnia aktualizacja: " time datetime=(display(updated_on.0)) { (Written(*updated_on)) }
                }
            }
        }
    };
    let answers = Answers::default().with(format!("/api/v1/cms/pages/{slug}"), &found)?;
    Ok(Page { head: Head::page(format!("/{own}"), title, summary), main, answers })
}

/// Renders `/o-programie`, with links to registration and to other pages.
pub async fn show_about(visit: Visit) -> Response {
    visit.answer("about", about_page(&visit.app)).await
}

async fn about_page(app: &App) -> Result<Page, ApiError> {
    let (found, pages) = (load_page(app, ABOUT).await?, load_pages(app).await?);
    let ContentPage { title, summary, text_html, .. } = &found.data;
    let main = html! {
        div class="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]" {
            section class=(CARD) {
                article class="mx-auto flex max-w-text flex-col gap-4 sm:py-3" {
                    (picture("daylight w-full rounded-card bg-brand-tint h-44 sm:h-56 lg:h-72"))
                    h1 class="font-bold text-h1" { (NoBreak(title)) }
                    p class="font-semibold text-h3" { (NoBreak(summary)) }
                    (render_formatted(text_html, Level::Page))
                }
            }
            div class="grid gap-5" {
                (way_in())
                (more_to_read(&pages.data))
            }
        }
    };
    let answers =
        Answers::default().with(format!("/api/v1/cms/pages/{ABOUT}"), &found)?.with("/api/v1/cms/pages", &pages)?;
    Ok(Page { head: Head::page(format!("/{ABOUT}"), title, summary), main, answers })
}

fn way_in() -> Markup {
    html! {
        section class="rounded-card p-3 shadow-card sm:p-5 on-navy bg-navy text-on-navy" {
            div class="mb-4 flex flex-wrap items-center justify-between gap-3" {
                h2 class="font-bold text-h2" { "Dołącz do programu" }
            }
            p class="mb-4" { "Rejestracja trwa kilka minut i\u{a0}nic nie kosztuje." }
            (button("/rejestracja", ButtonVariant::Accent, "Zarejestruj się"))
        }
    }
}

fn more_to_read(pages: &[ContentPageCard]) -> Markup {
    let is_more = |page: &&ContentPageCard| page.slug != ABOUT && !LEGAL.contains(&page.slug.as_str());
    let more: Vec<&ContentPageCard> = pages.iter().filter(is_more).collect();
    html! {
        @if !more.is_empty() {
            section class=(CARD) {
                div class="mb-4 flex flex-wrap items-center justify-between gap-3" {
                    h2 class="font-bold text-h2" { "Warto przeczytać" }
                }
                ul class="flex flex-col gap-4" {
                    @for ContentPageCard { slug, title, summary } in more {
                        li class="relative" {
                            h3 class="font-semibold" { (tile_link(&format!("/{slug}"), title)) }
                            p class="text-muted" { (NoBreak(summary)) }
                        }
                    }
                }
            }
        }
    }
}
