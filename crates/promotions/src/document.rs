//! HTML documents of `/promocje` and of a promotion's page.
use axum::Router;
use axum::response::Response;
use axum::routing::get;
use maud::{Markup, html};
use plon_domain::audience::AccountType;
use plon_domain::promotions::Period;

use super::audience;
use super::cms::{ArchiveQuery, PromotionArchive, PromotionCard, PromotionMechanic, PromotionPage, PromotionScope};
use super::cms::{load_archive, load_promotion};
use super::store;
use plon_kernel::clock::day_in_warsaw;
use plon_kernel::db::Read;
use plon_kernel::types::BusinessDate;
use plon_pages::documents::parts::{ButtonVariant, Place as Shown, promotion_picture, state_badge, tile_link};
use plon_pages::documents::parts::{
    CARD, Level, NoBreak, TILE, Written, button, link, page_heading, pager, render_formatted,
};
use plon_pages::documents::{Answers, Head, Page, Place, Visit};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_platform::extract::Path;

const ABOUT: &str = "Dodatkowe nagrody za zakupy wybranych produktów, obok punktów z\u{a0}programu. Regulamin promocji \
                     akceptujesz na jej stronie, a\u{a0}potem widzisz tam, ile Ci jeszcze brakuje.";

const SECTIONS: [(Period, &str); 3] =
    [(Period::Running, "Trwają teraz"), (Period::Upcoming, "Wkrótce"), (Period::Past, "Archiwum")];

pub fn screens() -> Router<App> {
    Router::new().route("/promocje", get(list)).route("/promocje/{slug}", get(show))
}

/// First few running promotions, as the public reads them.
pub async fn running_for_all(app: &App, at_most: i64) -> Result<PromotionArchive, ApiError> {
    load_archive(app, app.clock.today(), ArchiveQuery::running(at_most)).await
}

/// Addresses of the promotions' pages for the sitemap, past promotions included.
pub async fn list_places(db: &mut impl Read) -> Result<Vec<Place>, ApiError> {
    let mut places = vec![Place::standing("/promocje")];
    for (slug, published_at) in store::list_places(db, AccountType::Retail).await? {
        let changed_on = published_at.map(day_in_warsaw).transpose().map_err(anyhow::Error::new)?;
        places.push(Place { path: format!("/promocje/{slug}"), changed_on });
    }
    Ok(places)
}

async fn list(visit: Visit) -> Response {
    let (today, page) = (visit.app.clock.today(), visit.page());
    visit.answer(&format!("promotions {} {page}", today.0), list_page(&visit.app, today, page)).await
}

async fn list_page(app: &App, today: BusinessDate, page: i64) -> Result<Page, ApiError> {
    let promotions = load_archive(app, today, ArchiveQuery::of_page(page)).await?;
    let path = if page > 1 { format!("/promocje?page={page}") } else { "/promocje".to_owned() };
    let main = html! {
        (page_heading("Promocje", ABOUT))
        @if promotions.meta.total == 0 {
            p class="px-4 py-8 text-center font-semibold text-h3" { "Nie ma jeszcze promocji" }
        }
        @for (state, title) in SECTIONS {
            (section(title, promotions.cards().iter().filter(|card| card.state == state).collect()))
        }
        (pager("/promocje", &promotions.meta))
    };
    let address = format!("/api/v1/cms/promotions?program=program.retail&page={page}");
    Ok(Page {
        head: Head::page(path, "Promocje", ABOUT),
        main,
        answers: Answers::default().with(address, &promotions)?,
    })
}

fn section(title: &str, cards: Vec<&PromotionCard>) -> Markup {
    html! {
        @if !cards.is_empty() {
            section aria-label=(title) class="flex flex-col gap-3" {
                h2 class="font-bold text-h2" { (title) }
                ul class="grid gap-4 sm:gap-5 md:grid-cols-2 2xl:grid-cols-3" {
                    @for card in cards { (tile(card)) }
                }
            }
        }
    }
}

fn tile(card: &PromotionCard) -> Markup {
    html! {
        li class=(TILE) {
            (promotion_picture(card.photo.as_ref(), Shown::Card, card.state == Period::Past))
            div class="flex flex-wrap items-center justify-between gap-x-3 gap-y-1" {
                (state_badge(card.state))
                span class="text-muted text-small tabular-nums" { (window(card.from, card.to)) }
            }
            h3 class="font-bold text-h3" { (tile_link(&card.path(), &card.name)) }
            p class="grow" { (NoBreak(&card.summary)) }
            @if let (Period::Running, Some(day)) = (card.state, card.accept_by) {
                p class="text-muted text-small" { "Regulamin możesz zaakceptować do\u{a0}" (Written(day)) }
            }
        }
    }
}

async fn show(visit: Visit, slug: Result<Path<String>, ApiError>) -> Response {
    let Ok(Path(slug)) = slug else { return visit.not_found().await };
    let today = visit.app.clock.today();
    // Its members read it in the app, which knows who they are.
    if audience::is_for_selected(&visit.app, &slug).await {
        return visit.bare_shell().await;
    }
    visit.answer(&format!("promotion {} {slug}", today.0), promotion_page(&visit.app, today, &slug)).await
}

async fn promotion_page(app: &App, today: BusinessDate, slug: &str) -> Result<Page, ApiError> {
    let found = load_promotion(app, today, slug).await?;
    let promotion = &found.data.single;
    let card = &promotion.card;
    let main = html! {
        p { (link("/promocje", "Wszystkie promocje")) }
        (head(promotion))
        @if card.state != Period::Past { (way_in()) }
        div class="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]" {
            section class=(CARD) {
                (card_head("Na czym polega"))
                div class="max-w-text" { (render_formatted(&promotion.text_html, Level::Part)) }
                @if let Some(rules) = &promotion.rules_pdf {
                    p class="mt-4" {
                        a href=(rules) target="_blank" rel="noopener noreferrer"
                            class="inline-flex min-h-11 items-center gap-2 rounded-tag font-semibold text-brand-text underline underline-offset-4" {
                            "Regulamin promocji (PDF)"
                        }
                    }
                }
            }
            div class="grid gap-5" {
                (mechanics(&promotion.mechanics, &promotion.caps_text))
                (scope(&promotion.scope))
            }
        }
    };
    let answers = Answers::default().with(format!("/api/v1/cms/promotions/{slug}"), &found)?;
    let head = Head::page(card.path(), &card.name, &card.summary).showing(card.photo.clone());
    Ok(Page { head, main, answers })
}

fn head(promotion: &PromotionPage) -> Markup {
    let PromotionPage { card, declaration, .. } = promotion;
    html! {
        section class=(CARD) {
            div class="grid items-center gap-5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]" {
                (promotion_picture(card.photo.as_ref(), Shown::Article, card.state == Period::Past))
                div class="flex flex-col items-start gap-2" {
                    (state_badge(card.state))
                    h1 class="font-bold text-h1" { (NoBreak(&card.name)) }
                    p class="text-h3" { (NoBreak(&card.summary)) }
                    dl class="mt-1 flex flex-wrap gap-x-6 gap-y-2" {
                        (day("Czas trwania", &window(card.from, card.to)))
                        @if let Some(accept_by) = card.accept_by { (day("Akceptacja regulaminu", &until(accept_by))) }
                        @if let Some(declaration) = declaration {
                            (day("Deklaracja", &window(declaration.from, declaration.to)))
                            (day("Realizacja", &until(declaration.fulfil_by)))
                        }
                    }
                    @if card.state != Period::Past { (calendar_link(&card.slug)) }
                }
            }
        }
    }
}

/// Link to the promotion's days as a file for a calendar.
fn calendar_link(slug: &str) -> Markup {
    let class = "-mb-2 inline-flex min-h-11 items-center gap-2 rounded-tag font-semibold text-brand-text underline underline-offset-4";
    html! {
        a href={ "/api/v1/cms/promotions/" (slug) "/calendar" } download class=(class) {
            span aria-hidden="true" class="size-5 shrink-0" {}
            "Dodaj do kalendarza"
        }
    }
}

fn day(name: &str, value: &Markup) -> Markup {
    html! {
        div {
            dt class="text-muted text-small" { (name) }
            dd class="font-semibold tabular-nums" { (value) }
        }
    }
}

fn window(from: BusinessDate, to: BusinessDate) -> Markup {
    html! { (Written(from)) "\u{a0}– " (Written(to)) }
}

fn until(day: BusinessDate) -> Markup {
    html! { "do\u{a0}" (Written(day)) }
}

fn way_in() -> Markup {
    html! {
        section class=(CARD) {
            div class="mb-4 flex flex-wrap items-center justify-between gap-3" {
                h2 class="font-bold text-h2" { "Twój postęp" }
                (button("#!logowanie", ButtonVariant::Primary, "Zaloguj się"))
            }
            p { "Po zalogowaniu zobaczysz, ile Ci brakuje do nagrody i\u{a0}które zakupy się liczą." }
        }
    }
}

fn card_head(title: &str) -> Markup {
    html! {
        div class="mb-4 flex flex-wrap items-center justify-between gap-3" { h2 class="font-bold text-h2" { (title) } }
    }
}

fn mechanics(mechanics: &[PromotionMechanic], caps: &[String]) -> Markup {
    html! {
        @if !mechanics.is_empty() {
            section class=(CARD) {
                (card_head("Co możesz zyskać"))
                div class="flex flex-col gap-5" {
                    @for mechanic in mechanics {
                        div class="flex flex-col gap-3" {
                            p { (NoBreak(&mechanic.sentence)) }
                            @if !mechanic.marks.is_empty() {
                                ol class="flex flex-col gap-2" {
                                    @for mark in &mechanic.marks {
                                        li class="flex flex-wrap items-baseline justify-between gap-x-3 rounded-control border-brand border-l-6 bg-brand-tint px-3 py-2" {
                                            span class="tabular-nums" { (mark.at_text) }
                                            @if !mark.reward_text.is_empty() { strong class="tabular-nums" { (mark.reward_text) } }
                                        }
                                    }
                                }
                            }
                        }
                    }
                    @for cap in caps { p { (NoBreak(cap)) } }
                }
            }
        }
    }
}

fn scope(scope: &PromotionScope) -> Markup {
    let brands: Vec<&str> = scope.brands.iter().map(|brand| &*brand.name).collect();
    let categories: Vec<&str> = scope.categories.iter().map(|category| &*category.name).collect();
    let products: Vec<&str> = scope.products.iter().map(|product| &*product.name).collect();
    let is_open = brands.is_empty() && categories.is_empty() && products.is_empty();
    let packs = if scope.packs_text.is_empty() { "każda wielkość".to_owned() } else { scope.packs_text.join(", ") };
    html! {
        section class=(CARD) {
            (card_head("Które zakupy się liczą"))
            dl class="grid gap-x-6 gap-y-3 sm:grid-cols-[fit-content(60%)_1fr]" {
                @if is_open { (fact("Produkty", "wszystkie z\u{a0}programu")) }
                @if !products.is_empty() { (fact("Produkty", &products.join(", "))) }
                @if !brands.is_empty() { (fact("Marki", &brands.join(", "))) }
                @if !categories.is_empty() { (fact("Kategorie", &categories.join(", "))) }
                (fact("Opakowania", &packs))
            }
        }
    }
}

fn fact(name: &str, value: &str) -> Markup {
    html! {
        dt class="text-muted" { (name) }
        dd class="wrap-anywhere min-w-0 font-semibold max-sm:-mt-3" { (value) }
    }
}
