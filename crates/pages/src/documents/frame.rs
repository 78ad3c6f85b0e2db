//! Frame of a page for visitors, twin of `web/src/layouts`, and the 404 page.
use maud::{Markup, html};
use plon_domain::phone::Phone;

use super::parts::{BUTTON, ButtonVariant, Whole, button, call_to, link};
use super::screens::is_screen;
use crate::brand::Brand;
use plon_kernel::types::BusinessDate;

/// Links in the header, as in `web/src/layouts/PublicMenu.tsx`.
const HEADER: [(&str, &str); 6] = [
    ("/o-programie", "O\u{a0}programie"),
    ("/promocje", "Promocje"),
    ("/produkty", "Produkty"),
    ("/aktualnosci", "Aktualności"),
    ("/regulamin", "Regulamin"),
    ("/kontakt", "Kontakt"),
];

const FOOTER: [(&str, &str); 8] = [
    ("/o-programie", "O\u{a0}programie"),
    ("/promocje", "Promocje"),
    ("/produkty", "Produkty"),
    ("/aktualnosci", "Aktualności"),
    ("/regulamin", "Regulamin"),
    ("/polityka-prywatnosci", "Polityka prywatności"),
    ("/deklaracja-dostepnosci", "Deklaracja dostępności"),
    ("/kontakt", "Kontakt"),
];

/// Content of the app's root element: header, `main` and footer.
pub fn frame_page(main: &Markup, brand: &Brand, today: BusinessDate) -> Markup {
    html! {
        a href="#main" class="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:bg-surface focus:p-3" {
            "Przejdź do treści"
        }
        div class="flex min-h-dvh flex-col" {
            (header(brand))
            main id="main" tabindex="-1"
                class="mx-auto flex w-full max-w-content grow flex-col gap-5 p-4 outline-none sm:p-5 lg:p-8" { (main) }
            (footer(brand, today))
        }
    }
}

fn header(brand: &Brand) -> Markup {
    html! {
        header data-page-header class="sticky top-0 z-30 border-line border-b bg-surface px-4 sm:px-5 lg:px-8" {
            div class="mx-auto flex h-(--header-height) max-w-[calc(var(--container-content)-4rem)] items-center justify-between gap-3" {
                (home(brand))
                nav aria-label="Menu" class="ml-auto lg:mr-2" {
                    (phone_menu())
                    ul class="hidden lg:flex lg:items-center lg:gap-5" {
                        @for (path, label) in HEADER { li { (link(path, label)) } }
                    }
                }
                (button("#!logowanie", ButtonVariant::Primary, "Zaloguj się"))
            }
        }
    }
}

/// Menu of a small window that opens without a script; the app puts its own button in the same place.
fn phone_menu() -> Markup {
    html! {
        details class="lg:hidden" {
            summary class={ (BUTTON) " -mx-1.5 list-none text-brand-text" } {
                svg viewBox="0 0 24 24" aria-hidden="true" class="-mx-1 size-6 fill-none stroke-2 stroke-current" {
                    path stroke-linecap="round" d="M4 5h16M4 12h16M4 19h16" {}
                }
                span class="max-sm:sr-only" { "Menu" }
            }
            ul class="absolute inset-x-0 top-full grid gap-1 border-line border-b bg-surface px-4 py-4 shadow-float sm:px-5" {
                @for (path, label) in HEADER { li class="py-2.5" { (link(path, label)) } }
            }
        }
    }
}

/// Home link with the programme's mark; twin of `web/src/layouts/Logo.tsx`.
fn home(brand: &Brand) -> Markup {
    html! {
        a href="/" class="inline-flex min-h-11 items-center gap-2 rounded-control pr-2 font-bold text-h2" {
            (mark(brand))
        }
    }
}

/// The programme's logo, or the portal's mark and the programme's name.
pub fn mark(brand: &Brand) -> Markup {
    html! {
        @if let Some(logo) = &brand.logo {
            img src=(logo.url) alt=(brand.name) width=(logo.width) height=(logo.height) class="h-8 w-auto max-w-full object-contain dark:h-10 dark:rounded-tag dark:bg-white dark:px-2 dark:py-1";
        } @else {
            svg viewBox="0 0 24 32" aria-hidden="true" class="h-7 w-5 fill-accent" {
                path d="M2 2h8c8 0 12 6 12 13v15h-8C6 30 2 24 2 17z" {}
            }
            (brand.name)
        }
    }
}

fn footer(brand: &Brand, today: BusinessDate) -> Markup {
    let controller = brand.data_controller.clone().unwrap_or_else(|| format!("organizator programu {}", brand.name));
    let phone = Phone::parse(&brand.phone).map_or_else(|_| brand.phone.clone(), |phone| phone.to_polish());
    html! {
        footer class="border-line border-t px-4 py-5 text-muted text-small sm:px-5 lg:px-8" {
            div class="mx-auto flex max-w-[calc(var(--container-content)-4rem)] flex-col gap-2" {
                nav aria-label="Informacje" {
                    ul class="flex flex-wrap gap-x-6 gap-y-1" {
                        @for (path, label) in FOOTER.iter().filter(|(path, _)| is_screen(path)) {
                            li {
                                a href=(path) class="inline-flex min-h-11 items-center rounded-tag font-semibold text-brand-text hover:underline" {
                                    (label)
                                }
                            }
                        }
                    }
                }
                p {
                    "Ze środków ochrony roślin należy korzystać z\u{a0}zachowaniem bezpieczeństwa. Przed każdym użyciem \
                     przeczytaj informacje zamieszczone w\u{a0}etykiecie i\u{a0}informacje dotyczące produktu."
                }
                p {
                    (Whole(&format!("Administratorem danych osobowych jest {controller}. Infolinia: ")))
                    a class="underline" href=(call_to(&brand.phone)) { (phone) }
                    (Whole(", e-mail: "))
                    a class="underline" href=(format!("mailto:{}", brand.email)) { (brand.email) }
                    "."
                }
                p { "© " (today.0.year()) " " (brand.name) }
            }
        }
    }
}

/// Text of the 404 page, twin of `web/src/layouts/ErrorPage.tsx`.
pub fn not_found() -> Markup {
    html! {
        div class="mx-auto flex max-w-text grow flex-col items-start justify-center gap-4 py-8" {
            p class="font-bold text-figure text-brand-text" { "404" }
            h1 class="font-bold text-h1" { "Nie ma takiej strony" }
            p { "Strona której szukasz nie istnieje, błąd 404" }
            div class="flex flex-wrap gap-3" { (button("/", ButtonVariant::Secondary, "Strona główna")) }
        }
    }
}
