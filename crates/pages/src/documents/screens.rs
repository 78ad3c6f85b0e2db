//! Paths of the app; `data/paths.json` is the single list of them, for both sides.
use std::collections::BTreeMap;
use std::sync::LazyLock;

use maud::html;

use super::{Answers, Head, Page};

/// Pattern of content pages, whose paths are rows of the database rather than entries of the list.
const ANY_PAGE: &str = "/:slug";

static SCREENS: LazyLock<Vec<String>> = LazyLock::new(|| paths().filter(|path| *path != ANY_PAGE).collect());

/// Paths as patterns of the front end's router: `/nagrody/:slug`.
pub fn paths() -> impl Iterator<Item = String> {
    let listed: Option<BTreeMap<String, String>> =
        serde_json::from_str(include_str!("../../../../data/paths.json")).ok();
    listed.unwrap_or_default().into_keys()
}

/// True when the app has a screen at the path, other than a content page.
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

/// A page with a form, which needs the app.
pub struct Form {
    pub path: &'static str,
    title: &'static str,
    description: &'static str,
}

/// Forms that are public and that the app has.
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
        description: "Dołącz do programu: rejestracja trwa kilka minut i nic nie kosztuje.",
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
        assert!(SCREENS.len() > 80, "{}", SCREENS.len());
        assert!(paths().any(|path| path == ANY_PAGE));
        for path in ["/", "/dashboard", "/nagrody/kamera/zamowienie", "/zaplecze/promocje/7/wyniki/12", "/promocje/x"] {
            assert!(is_screen(path), "{path}");
        }
        for path in ["/nic", "/nagrody/", "/nagrody/a/b", "/zaplecze/nic", "/aktualnosci/a/b", "//", ""] {
            assert!(!is_screen(path), "{path}");
        }
    }
}
