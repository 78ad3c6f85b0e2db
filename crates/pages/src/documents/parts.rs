//! Building blocks of pages, with the looks of their twins in the app (`web/src/ui`).
use maud::{Markup, PreEscaped, Render, html};
use plon_domain::number::grouped;
use plon_domain::promotions::Period;
use plon_domain::typography::{no_break, no_break_parts};

use plon_kernel::html;
use plon_kernel::paging::Pager;
use plon_kernel::types::BusinessDate;
use plon_pictures::Picture;

pub const CARD: &str = "rounded-card p-3 shadow-card sm:p-5 border border-line bg-surface";
pub const GRID: &str = "grid gap-4 sm:gap-5 md:grid-cols-2 xl:grid-cols-3";
pub const TILE: &str =
    "relative flex flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card hover:border-field";

pub const BUTTON: &str = "inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control text-center \
                      font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-55  px-4 py-2";
const LINK: &str =
    "rounded-tag text-brand-text underline decoration-transparent underline-offset-4 hover:decoration-current ";

/// A day in the Polish format: `20.08.2025`.
pub struct Written(pub BusinessDate);

impl Render for Written {
    fn render_to(&self, buffer: &mut String) {
        buffer.push_str(&self.0.0.strftime("%d.%m.%Y").to_string());
    }
}

/// Text with no-break spaces where a line must not end, twin of the app's `tie`.
pub struct NoBreak<'a>(pub &'a str);

impl Render for NoBreak<'_> {
    fn render_to(&self, buffer: &mut String) {
        no_break(self.0).render_to(buffer);
    }
}

/// Like [`NoBreak`], and lines do not break at a hyphen within a word either; twin of the app's `NoBreak`.
pub struct Whole<'a>(pub &'a str);

impl Render for Whole<'_> {
    fn render_to(&self, buffer: &mut String) {
        for (place, part) in no_break_parts(self.0).into_iter().enumerate() {
            match place % 2 {
                0 => part.render_to(buffer),
                _ => html! { span class="whitespace-nowrap" { (part) } }.render_to(buffer),
            }
        }
    }
}

/// Level of a text's headings: below a second-level heading, or directly below the page's first heading.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Level {
    Part,
    Page,
}

/// Renders a formatted text from outside the code, cleaned.
pub fn render_formatted(text: &str, level: Level) -> Markup {
    let mut clean = html::add_link_attributes(&html::sanitize(text));
    if level == Level::Page {
        for (from, to) in [("h3>", "h2>"), ("h4>", "h3>")] {
            clean =
                clean.replace(&format!("<{from}"), &format!("<{to}")).replace(&format!("</{from}"), &format!("</{to}"));
        }
    }
    html! { div class="prose" { (PreEscaped(whole_words(&clean))) } }
}

/// Keeps the words of a cleaned text from breaking at line ends; neither its words nor its URLs hold a bare bracket.
/// The app's twin is `noBreakNodes` (`web/src/ui/no-break-nodes.ts`).
fn whole_words(clean: &str) -> String {
    let mut no_break = String::with_capacity(clean.len());
    for piece in clean.split_inclusive('>') {
        let (words, tag) = piece.split_at(piece.find('<').unwrap_or(piece.len()));
        for (place, part) in no_break_parts(words).into_iter().enumerate() {
            match place % 2 {
                0 => no_break += &part,
                _ => no_break += &format!("<span class=\"whitespace-nowrap\">{part}</span>"),
            }
        }
        no_break += tag;
    }
    no_break
}

/// Link that calls a phone number; the app's twin is `callTo` (`web/src/format/phone.ts`).
pub fn call_to(phone: &str) -> String {
    let number: String = phone.chars().filter(|sign| *sign == '+' || sign.is_ascii_digit()).collect();
    format!("tel:{number}")
}

/// Style of a button.
#[derive(Clone, Copy)]
pub enum ButtonVariant {
    Primary,
    Secondary,
    Accent,
}

pub fn button(to: &str, variant: ButtonVariant, label: &str) -> Markup {
    let colours = match variant {
        ButtonVariant::Primary => "bg-brand text-white hover:bg-brand-strong pressed:bg-brand-strong",
        ButtonVariant::Secondary => "border border-field bg-surface text-ink hover:bg-brand-tint pressed:bg-brand-tint",
        ButtonVariant::Accent => "bg-accent text-navy hover:bg-accent-strong pressed:bg-accent-strong",
    };
    html! { a href=(to) class={ (BUTTON) " " (colours) } { (label) } }
}

/// A link on a line of its own.
pub fn link(to: &str, label: &str) -> Markup {
    html! { a href=(to) class={ (LINK) " -my-2.5 inline-flex min-h-11 items-center" } { (label) } }
}

/// A link whose click area is the whole tile.
pub fn tile_link(to: &str, label: &str) -> Markup {
    html! { a href=(to) class={ (LINK) "after:absolute after:inset-0 " } { (NoBreak(label)) } }
}

/// Background of a picture that the app draws.
pub fn picture(class: &str) -> Markup {
    html! { span aria-hidden="true" class={ "block " (class) } {} }
}

/// Place of a content picture, which sets its size and whether it is loaded at once.
#[derive(Clone, Copy)]
pub enum Place {
    Card,
    Article,
}

/// A content picture, as high as the drawing shown where there is none. The app's twin is `NewsPicture`.
pub fn content_picture(shown: &Picture, place: Place) -> Markup {
    let Picture { src, srcset, width, height, alternative } = shown;
    let (size, sizes, loading) = match place {
        Place::Card => ("h-36", "(min-width: 80rem) 26rem, (min-width: 48rem) 50vw, 100vw", "lazy"),
        Place::Article => ("h-44 sm:h-56 lg:h-72", "(min-width: 48rem) 45rem, 100vw", "eager"),
    };
    html! {
        img src=(src) srcset=(srcset) sizes=(sizes) width=(width) height=(height) alt=(alternative) loading=(loading)
            class={ "w-full rounded-card bg-brand-tint object-cover " (size) };
    }
}

/// Own picture of a promotion, or the background of its drawing. The app's twin is `PromotionPicture`.
pub fn promotion_picture(photo: Option<&Picture>, place: Place, is_past: bool) -> Markup {
    let look = if is_past { " opacity-80 grayscale" } else { "" };
    let (sizes, loading) = match place {
        Place::Card => ("(min-width: 80rem) 26rem, (min-width: 48rem) 50vw, 100vw", "lazy"),
        Place::Article => ("(min-width: 80rem) 30rem, (min-width: 48rem) 40vw, 100vw", "eager"),
    };
    html! {
        @if let Some(Picture { src, srcset, width, height, alternative }) = photo {
            img src=(src) srcset=(srcset) sizes=(sizes) width=(width) height=(height) alt=(alternative) loading=(loading)
                class={ "bg-brand-tint object-cover aspect-16/7 w-full rounded-card" (look) };
        } @else {
            span aria-hidden="true" class={ "block overflow-hidden bg-brand-tint aspect-16/7 w-full rounded-card" (look) } {}
        }
    }
}

/// Badge with the state of a promotion.
pub fn state_badge(state: Period) -> Markup {
    let (label, tone) = match state {
        Period::Running => ("Trwa", "bg-accepted-tint text-accepted"),
        Period::Upcoming => ("Wkrótce", "bg-pending-tint text-pending"),
        Period::Past => ("Zakończona", "bg-line-soft text-muted"),
    };
    html! {
        span class={ "inline-flex items-center align-middle gap-1 rounded-tag px-1.5 py-0.5 font-semibold text-small " (tone) } {
            span aria-hidden="true" class="size-4 shrink-0" {}
            (label)
        }
    }
}

/// Title of a list and its description, at the start of a page.
pub fn page_heading(title: &str, about: &str) -> Markup {
    html! {
        div {
            h1 class="font-bold text-h1" { (title) }
            p class="mt-1 text-muted" { (NoBreak(about)) }
        }
    }
}

/// Total count, and links to the previous and next pages.
pub fn pager(path: &str, meta: &Pager) -> Markup {
    let Pager { current_page: current, last_page: last, total, .. } = *meta;
    let step = |to: i64, label: &str, sign: &str| {
        html! {
            a href=(format!("{path}?page={to}")) aria-label=(label)
                class="grid size-11 place-items-center rounded-control border font-semibold tabular-nums border-line bg-surface hover:bg-brand-tint" { (sign) }
        }
    };
    html! {
        @if total > 0 {
            div class="mt-4 flex flex-wrap items-center justify-between gap-3" {
                p class="text-muted" { "Łącznie: " (grouped(total)) }
                @if last > 1 {
                    nav aria-label="Strony" class="flex flex-wrap items-center gap-1" {
                        @if current > 1 { (step(current - 1, "Poprzednia strona", "‹")) }
                        span class="px-3 tabular-nums" { (current) " z " (last) }
                        @if current < last { (step(current + 1, "Następna strona", "›")) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_headings_of_a_page_stand_right_below_its_own() {
        let text = "<h3>A</h3><h4>B</h4><p>&lt;h3&gt;</p><script>alert(1)</script>";
        assert_eq!(
            render_formatted(text, Level::Page).0,
            "<div class=\"prose\"><h2>A</h2><h3>B</h3><p>&lt;h3&gt;</p></div>"
        );
        assert_eq!(render_formatted("<h3>A</h3>", Level::Part).0, "<div class=\"prose\"><h3>A</h3></div>");
    }

    #[test]
    fn the_words_of_a_formatted_text_are_whole_and_its_addresses_as_they_were() {
        let text = "<p>Kod z SMS-a: <a href=\"/e-mail?a=w-b\"><strong>e-mail</strong></a></p>";
        assert_eq!(
            render_formatted(text, Level::Part).0,
            "<div class=\"prose\"><p>Kod z\u{a0}<span class=\"whitespace-nowrap\">SMS-a</span>: \
             <a href=\"/e-mail?a=w-b\"><strong><span class=\"whitespace-nowrap\">e-mail</span></strong></a></p></div>"
        );
    }

    #[test]
    fn what_people_wrote_is_text() {
        assert_eq!(html! { (NoBreak("<b> & \"")) }.0, "&lt;b&gt; &amp; &quot;");
        let hostile = tile_link("/aktualnosci/\"onclick=\"x", "<img src=x>").0;
        assert!(!hostile.contains("<img") && !hostile.contains("\"onclick"), "{hostile}");
    }
}
