//! Which addresses the app has: `web/src/paths.ts` is the one list of them, on both sides.
use std::sync::LazyLock;

use maud::html;

use super::{Answers, Head, Page};

const PATHS: &str = include_str!("../../../../web/src/paths.ts");

/// The page of any content, whose addresses are rows of the database and not of the list.
const ANY_PAGE: &str = "/:slug";

static SCREENS: LazyLock<Vec<&str>> = LazyLock::new(|| paths(PATHS).filter(|path| *path != ANY_PAGE).collect());

/// The members of the union `Path`, in the form that the router of the front end has them: `/nagrody/:slug`.
fn paths(source: &str) -> impl Iterator<Item = &str> {
    let (_, union) = source.split_once("export type Path =\n").unwrap_or_default();
    union.lines().map_while(|line| line.trim().strip_prefix("| '")?.strip_suffix('\''))
}

/// Whether the app has a screen at the address, other than a page of content.
pub fn is_screen(path: &str) -> bool {
    SCREENS.iter().any(|screen| fits(screen, path))
}

fn fits(screen: &str, path: &str) -> bool {
    let (mut wanted, mut given) = (screen.split('/'), path.split('/'));
    loop {
        match (wanted.next(), given.next()) {
            (None, None) => return true,
            (Some(name), Some(part)) if name == part || (name.starts_with(':') && !part.is_empty()) => {}
            _ => return false,
        }
    }
}

/// A page that is a form, which needs the app.
pub struct Form {
    pub path: &'static str,
    title: &'static str,
    description: &'static str,
}

/// Those that anybody may look for and that the app has.
pub fn forms() -> impl Iterator<Item = &'static Form> {
    FORMS.iter().filter(|form| is_screen(form.path))
}

static FORMS: [Form; 4] = [
    Form {
        path: "/kontakt",
        title: "Kontakt",
        description: "Napisz do nas albo zadzwoń na Infolinię Programu. Odpowiadamy na pytania o punkty, faktury i nagrody.",
    },
    Form {
        path: "/rejestracja",
        title: "Rejestracja",
        description: "Dołącz do programu: rejestracja trwa kilka minut i nic nie kosztuje. Na start dostajesz punkty.",
    },
    Form {
        path: "/rejestracja-partner",
        title: "Rejestracja partnera",
        description: "Zgłoszenie partnera programu. Po sprawdzeniu danych napiszemy, co dalej.",
    },
    Form {
        path: "/zglos-udzial",
        title: "Zgłoś udział w\u{a0}programie",
        description: "Zostaw numer NIP i telefon, a wyślemy Ci zaproszenie do programu.",
    },
];

impl Form {
    pub fn page(&self) -> Page {
        Page { head: Head::page(self.path, self.title, self.description), main: html! {}, answers: Answers::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_of_the_front_end_is_known() {
        let listed = PATHS.lines().filter(|line| line.trim_start().starts_with("| '/")).count();
        assert_eq!(SCREENS.len() + 1, listed, "one of them is {ANY_PAGE}");
        for path in ["/", "/dashboard", "/nagrody/kamera/zamowienie", "/zaplecze/promocje/7/wyniki/12", "/promocje/x"] {
            assert!(is_screen(path), "{path}");
        }
        for path in ["/nic", "/nagrody/", "/nagrody/a/b", "/zaplecze/nic", "/aktualnosci/a/b", "//", ""] {
            assert!(!is_screen(path), "{path}");
        }
    }

    #[test]
    fn the_list_ends_where_the_union_does() {
        let source = "export type Path =\n  | '/'\n  | '/a/:b'\n\nexport type ModalName =\n  | 'c'\n";
        assert_eq!(paths(source).collect::<Vec<_>>(), ["/", "/a/:b"]);
        assert_eq!(paths("export type Paths = string").count(), 0);
    }
}
