//! `/` as a server-rendered document.
use axum::response::Response;
use maud::{Markup, html};

use super::super::model::FaqEntry;
use super::news::{list_address, news_cards};
use crate::content::faq::{FaqQuery, load_questions};
use crate::content::news::{NewsCard, NewsQuery, load_newest};
use crate::home::{HomeTexts, load_home};
use plon_kernel::paging::NumberedList;
use plon_kernel::types::BusinessDate;
use plon_pages::brand;
use plon_pages::documents::parts::{
    ButtonVariant, GRID, Level, NoBreak, TILE, Written, button, call_to, link, picture, render_formatted,
};
use plon_pages::documents::parts::{Place, promotion_picture, tile_link};
use plon_pages::documents::{Answers, Head, Page, Visit};
use plon_platform::app::App;
use plon_platform::error::ApiError;
use plon_promotions::PromotionArchive;
use plon_rewards::rewards::{SampleReward, load_sample};

/// Maximum number of promotions and news shown.
const AT_MOST: i64 = 3;

pub async fn show_home(visit: Visit) -> Response {
    let today = visit.app.clock.today();
    visit.answer(&format!("home {}", today.0), page(&visit.app, today)).await
}

async fn page(app: &App, today: BusinessDate) -> Result<Page, ApiError> {
    let home = load_home(app).await?;
    let texts = &home.data;
    let promotions = plon_promotions::running_for_all(app, AT_MOST).await?;
    let news = load_newest(app, today, NewsQuery::of_page(1, AT_MOST)).await?;
    let faq = load_questions(app, FaqQuery::default()).await?;
    let sample = load_sample(app).await?;
    let brand = brand::load_brand(&mut app.db.read().await?).await?;
    let main = html! {
        div class="flex flex-col gap-12 pb-8 lg:gap-16" {
            (hero(texts))
            (about(texts))
            (steps(texts))
            (products(texts))
            (rewards(texts, &sample.data))
            (running(&promotions))
            (newest_news(&news))
            (faq_section(&texts.questions_title, &faq.data, &brand.phone))
            (newsletter(texts))
        }
    };
    let answers = Answers::default()
        .with("/api/v1/cms/home-page", &home)?
        .with("/api/v1/cms/rewards", &sample)?
        .with(format!("/api/v1/cms/promotions?program=program.retail&state=running&per_page={AT_MOST}"), &promotions)?
        .with(list_address(1, AT_MOST), &news)?
        .with("/api/v1/cms/faq?program=program.retail", &faq)?;
    let head =
        Head::site(&texts.headline, &texts.lead).answering(faq.data.iter().map(FaqEntry::structured_data).collect());
    Ok(Page { head, main, answers })
}

fn hero(texts: &HomeTexts) -> Markup {
    html! {
        section class="on-navy grid overflow-hidden rounded-card bg-navy text-on-navy lg:grid-cols-2" {
            div class="flex flex-col items-start justify-center gap-4 p-5 sm:gap-5 sm:p-8 lg:p-12" {
                @if !texts.label.is_empty() {
                    p class="flex items-center gap-2 font-semibold text-accent" {
                        (picture("size-5 shrink-0"))
                        (NoBreak(&texts.label))
                    }
                }
                h1 class="font-bold text-figure text-white" { (NoBreak(&texts.headline)) }
                p class="max-w-text text-h3" { (NoBreak(&texts.lead)) }
                div class="flex flex-wrap gap-3" {
                    (button("/rejestracja", ButtonVariant::Accent, "Zarejestruj się"))
                    (button("#!logowanie", ButtonVariant::Secondary, "Zaloguj się do programu"))
                }
            }
            (picture("h-56 w-full bg-navy-soft sm:h-72 lg:aspect-4/3 lg:h-full lg:min-h-110"))
        }
    }
}

fn about(texts: &HomeTexts) -> Markup {
    html! {
        section aria-labelledby="about" class="grid items-center gap-5 lg:grid-cols-2" {
            h2 id="about" class="font-bold text-h1" { (NoBreak(&texts.about_title)) }
            div class="flex flex-col items-start gap-3" {
                p class="text-h3" { (NoBreak(&texts.about_text)) }
                (link("/o-programie", "Jak działa program"))
            }
        }
    }
}

fn steps(texts: &HomeTexts) -> Markup {
    html! {
        section aria-labelledby="steps" {
            h2 id="steps" class="mb-5 font-bold text-h1" { (NoBreak(&texts.steps_title)) }
            ol class="grid gap-5 md:grid-cols-3" {
                @for (place, (title, text)) in (1..).zip(texts.steps()) {
                    li class="flex flex-col gap-3 rounded-card border border-line bg-surface p-5 shadow-card" {
                        span class="flex items-center justify-between" {
                            (picture("size-14 rounded-full bg-brand-tint"))
                            span aria-hidden="true" class="font-bold text-figure text-line" { (place) }
                        }
                        h3 class="font-bold text-h2" { (NoBreak(title)) }
                        p class="text-muted" { (NoBreak(text)) }
                    }
                }
            }
        }
    }
}

fn products(texts: &HomeTexts) -> Markup {
    html! {
        section class="flex flex-wrap items-center justify-between gap-5 rounded-card border border-line bg-surface p-5 shadow-card sm:p-8" {
            div class="max-w-text" {
                h2 class="font-bold text-h1" { (NoBreak(&texts.products_title)) }
                p class="mt-1 text-muted" { (NoBreak(&texts.products_text)) }
            }
            (button("/produkty", ButtonVariant::Primary, "Zobacz produkty"))
        }
    }
}

fn rewards(texts: &HomeTexts, sample: &[SampleReward]) -> Markup {
    let tiles = texts.rewards();
    html! {
        @if !tiles.is_empty() || !sample.is_empty() {
            section aria-labelledby="rewards" class="flex flex-col gap-5 rounded-card bg-brand-tint p-5 sm:p-8" {
                h2 id="rewards" class="font-bold text-h1" { (NoBreak(&texts.rewards_title)) }
                @if !tiles.is_empty() { (reward_tiles(&tiles)) }
                @if !sample.is_empty() { (sample_rewards(sample)) }
            }
        }
    }
}

fn reward_tiles(tiles: &[(&str, &str)]) -> Markup {
    html! {
        ul class="grid gap-5 md:grid-cols-3" {
            @for (title, text) in tiles {
                li class="flex items-start gap-4" {
                    (picture("size-12 shrink-0 rounded-control bg-surface"))
                    span {
                        span class="block font-bold text-h3" { (NoBreak(title)) }
                        span { (NoBreak(text)) }
                    }
                }
            }
        }
    }
}

fn sample_rewards(sample: &[SampleReward]) -> Markup {
    html! {
        ul class="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-6" {
            @for reward in sample {
                li class="flex flex-col gap-2 rounded-card border border-line bg-surface p-3 shadow-card" {
                    (picture("daylight block aspect-2/1 w-full rounded-card bg-brand-tint"))
                    span class="grow font-semibold max-sm:text-small" { (NoBreak(&reward.name)) }
                    span class="text-muted" { (reward.price_to_polish()) }
                }
            }
        }
    }
}

fn running(promotions: &PromotionArchive) -> Markup {
    html! {
        @if !promotions.cards().is_empty() {
            section aria-labelledby="promotions" {
                (head("promotions", "Trwające promocje", "/promocje", "Wszystkie promocje"))
                ul class=(GRID) {
                    @for card in promotions.cards() {
                        li class=(TILE) {
                            (promotion_picture(card.photo.as_ref(), Place::Card, false))
                            h3 class="font-bold text-h3" { (tile_link(&card.path(), &card.name)) }
                            p class="grow" { (NoBreak(&card.summary)) }
                            p class="text-muted text-small tabular-nums" { "do\u{a0}" (Written(card.to)) }
                        }
                    }
                }
            }
        }
    }
}

fn newest_news(news: &NumberedList<NewsCard>) -> Markup {
    html! {
        @if !news.data.items.is_empty() {
            section aria-labelledby="news" {
                (head("news", "Aktualności", "/aktualnosci", "Wszystkie aktualności"))
                (news_cards(&news.data.items, Level::Part))
            }
        }
    }
}

fn head(id: &str, title: &str, to: &str, more: &str) -> Markup {
    html! {
        div class="mb-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-2" {
            h2 id=(id) class="font-bold text-h1" { (title) }
            (button(to, ButtonVariant::Secondary, more))
        }
    }
}

/// Text about the newsletter. The form is rendered by the app, which can send it; its space is reserved.
fn newsletter(texts: &HomeTexts) -> Markup {
    html! {
        section id="newsletter" aria-labelledby="newsletter-title"
            class="grid items-start gap-5 rounded-card border border-line bg-surface p-5 shadow-card sm:p-8 lg:grid-cols-2 lg:gap-12" {
            div class="max-w-text" {
                h2 id="newsletter-title" class="mb-2 font-bold text-h1" { (NoBreak(&texts.newsletter_title)) }
                p class="text-muted" { (NoBreak(&texts.newsletter_text)) }
            }
            div class="min-h-66 sm:min-h-54 lg:min-h-60 xl:min-h-54" {
                noscript { p { "Adres podasz tutaj po włączeniu JavaScriptu." } }
            }
        }
    }
}

/// Questions whose answers open below them, by the browser's own means.
fn faq_section(title: &str, questions: &[FaqEntry], phone: &str) -> Markup {
    html! {
        @if !questions.is_empty() {
            section aria-labelledby="questions" class="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]" {
                div {
                    h2 id="questions" class="font-bold text-h1" { (NoBreak(title)) }
                    p class="text-muted" {
                        "Nie ma tu Twojego? Zadzwoń na "
                        a href=(call_to(phone)) class="font-semibold underline" { "Infolinię Programu" }
                        ", numer jest na dole strony."
                    }
                }
                ul class="flex flex-col gap-3" {
                    @for FaqEntry { question, answer_html, .. } in questions {
                        li {
                            details class="rounded-control border border-field bg-surface" {
                                summary class="flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-left font-semibold hover:bg-brand-tint" {
                                    (picture("size-5 shrink-0"))
                                    h3 class="grow" { (NoBreak(question)) }
                                }
                                div class="flex flex-col gap-4 px-3 pt-1 pb-4 sm:px-4" {
                                    div class="max-w-text" { (render_formatted(answer_html, Level::Part)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
