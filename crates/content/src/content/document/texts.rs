//! Texts of the home page, the same word for word as in `web/src/features/content/HomePage.tsx`.

pub const TITLE: &str = "Kupuj produkty, zbieraj punkty, ciesz się nagrodami";

pub const SUMMARY: &str =
    "Za każdą fakturę od dystrybutora dostajesz punkty, a punkty zamieniasz na to, czego potrzebujesz.";

/// A heading with a sentence.
pub struct Point {
    pub title: &'static str,
    pub text: &'static str,
}

pub const STEPS: [Point; 3] = [
    Point {
        title: "Kup u dystrybutora",
        text: "Wybierz środki ochrony roślin objęte programem u jednego z autoryzowanych dystrybutorów.",
    },
    Point {
        title: "Zgłoś fakturę",
        text: "Zrób jej zdjęcie telefonem. Sprawdzimy ją i dopiszemy punkty za każdy litr i kilogram.",
    },
    Point {
        title: "Odbierz nagrodę",
        text: "Zamień punkty na przelew, wycieczkę albo sprzęt do gospodarstwa. O wszystkim decydujesz Ty.",
    },
];

pub const REWARDS: [Point; 3] = [
    Point { title: "Przelew na konto", text: "Punkty wracają do Ciebie w złotych." },
    Point { title: "Wycieczki", text: "Odpoczynek po sezonie, na który zapracowało całe gospodarstwo." },
    Point { title: "Do gospodarstwa", text: "Nagrody rzeczowe i karty, które przydają się na co dzień." },
];
