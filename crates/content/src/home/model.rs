//! The texts of the home page, with those that a programme begins with.
use plon_platform::texts::texts;

/// The row of the texts; none before the first change.
#[derive(Debug, sqlx::FromRow)]
pub struct HomeRow {
    /// JSON of `HomeTexts`.
    pub texts: String,
    pub version: i64,
}

texts! {
    /// Texts of the home page. An absent one counts as the one that a programme begins with.
    pub struct HomeTexts;

    /// Line above the headline.
    label: 80 OPTIONAL = "Program dla gospodarstw i firm rolnych";
    headline: 120 REQUIRED = "Kupuj produkty, zbieraj punkty, ciesz się nagrodami";
    /// Sentences below the headline.
    lead: 300 REQUIRED = "Za każdą fakturę od dystrybutora dostajesz punkty, a punkty zamieniasz na to, czego potrzebujesz.";
    about_title: 120 REQUIRED = "Kupujesz jak zawsze, zyskujesz więcej";
    about_text: 400 REQUIRED = "Punkty dostajesz za litry i kilogramy, które i tak kupujesz. {punkty za 1 zł} to 1 zł.";
    /// Heading of the three steps.
    steps_title: 120 REQUIRED = "Trzy kroki do nagrody";
    step_1_title: 80 REQUIRED = "Kup u dystrybutora";
    step_1_text: 250 REQUIRED = "Wybierz środki ochrony roślin objęte programem u jednego z dystrybutorów.";
    step_2_title: 80 REQUIRED = "Zgłoś fakturę";
    step_2_text: 250 REQUIRED = "Zrób jej zdjęcie telefonem. Sprawdzimy ją i dopiszemy punkty za każdy litr i kilogram.";
    step_3_title: 80 REQUIRED = "Odbierz nagrodę";
    step_3_text: 250 REQUIRED = "Zamień punkty na nagrodę z katalogu. O wszystkim decydujesz Ty.";
    products_title: 120 REQUIRED = "Sprawdź, za co są punkty";
    products_text: 250 REQUIRED = "Zobacz wszystkie produkty w programie i punkty za każde opakowanie. Bez logowania.";
    /// Heading of the three tiles of rewards; they are shown when one of them has a title.
    rewards_title: 120 REQUIRED = "Na co zamienisz punkty";
    reward_1_title: 80 OPTIONAL = "";
    reward_1_text: 250 OPTIONAL = "";
    reward_2_title: 80 OPTIONAL = "";
    reward_2_text: 250 OPTIONAL = "";
    reward_3_title: 80 OPTIONAL = "";
    reward_3_text: 250 OPTIONAL = "";
    questions_title: 120 REQUIRED = "Najczęstsze pytania";
    newsletter_title: 120 REQUIRED = "Newsletter";
    newsletter_text: 400 REQUIRED = "Raz na jakiś czas napiszemy Ci, jakie promocje się zaczynają i co nowego w nagrodach. Wypiszesz się jednym kliknięciem.";
}

impl HomeTexts {
    /// Titles and texts of the steps, in order.
    pub fn steps(&self) -> [(&str, &str); 3] {
        [
            (&self.step_1_title, &self.step_1_text),
            (&self.step_2_title, &self.step_2_text),
            (&self.step_3_title, &self.step_3_text),
        ]
    }

    /// Titles and texts of the tiles of rewards that have a title.
    pub fn rewards(&self) -> Vec<(&str, &str)> {
        let tiles: [(&str, &str); 3] = [
            (&self.reward_1_title, &self.reward_1_text),
            (&self.reward_2_title, &self.reward_2_text),
            (&self.reward_3_title, &self.reward_3_text),
        ];
        tiles.into_iter().filter(|(title, _)| !title.is_empty()).collect()
    }
}
