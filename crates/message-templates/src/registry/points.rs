//! Notifications about points.
use super::notification;
use crate::template::{Template, Variable};

pub const ALL: &[&Template] = &[&ADDED, &TAKEN, &OF_SEASON, &LEVEL, &LEVEL_WITH_BONUS, &EINVOICE_UNCHANGED];

const POINTS: Variable = Variable::required("punkty", "liczba punktów", "5 000 pkt");
const REASON: Variable = Variable::required("powód", "powód, który podał operator", "Błędnie wpisana faktura");
const DEBT: Variable = Variable::optional(
    "niedobór",
    "zdanie o\u{a0}punktach poniżej zera; zwykle go nie ma",
    "Dostępnych masz teraz −200 pkt. Nagrodę zamówisz, gdy zbierzesz brakujące punkty.",
);
const LEVEL_REACHED: Variable = Variable::required("poziom", "osiągnięty poziom", "50 000 pkt");

pub const ADDED: Template = notification(
    "points.added",
    ("Korekta: dodane punkty", "Gdy operator doda punkty uczestnikowi."),
    &[POINTS, REASON, DEBT],
    ("Korekta punktów", "Dodaliśmy Ci {punkty}. Powód: {powód}\n{niedobór}"),
);

pub const TAKEN: Template = notification(
    "points.taken",
    ("Korekta: odjęte punkty", "Gdy operator odejmie punkty uczestnikowi."),
    &[POINTS, REASON, DEBT],
    ("Korekta punktów", "Odjęliśmy {punkty}. Powód: {powód}\n{niedobór}"),
);

pub const OF_SEASON: Template = notification(
    "points.season",
    ("Punkty za kolejny sezon", "Gdy uczestnik dostaje punkty za udział w\u{a0}nowym sezonie."),
    &[POINTS, Variable::required("sezon", "rok sezonu", "2025")],
    ("Punkty za kolejny sezon", "Dodaliśmy {punkty} za udział w sezonie {sezon}."),
);

pub const LEVEL: Template = notification(
    "points.level",
    ("Nowy poziom osiągnięć", "Gdy suma punktów osiągnie poziom bez premii."),
    &[LEVEL_REACHED],
    ("Nowy poziom osiągnięć", "Masz już {poziom}. Gratulujemy."),
);

pub const LEVEL_WITH_BONUS: Template = notification(
    "points.level_bonus",
    ("Nowy poziom osiągnięć z\u{a0}premią", "Gdy suma punktów osiągnie poziom, za który jest premia."),
    &[LEVEL_REACHED, Variable::required("premia", "punkty premii", "1 000 pkt")],
    ("Nowy poziom osiągnięć", "Masz już {poziom}. Gratulujemy i dodajemy {premia} premii."),
);

pub const EINVOICE_UNCHANGED: Template = notification(
    "einvoice_corrections.closed",
    ("Korekta z\u{a0}KSeF bez zmian", "Gdy operator zamknie korektę, która nie zmienia punktów."),
    &[Variable::required("numer", "numer korekty", "KOR/12/2025"), REASON],
    (
        "Korekta nie zmieniła Twoich punktów",
        "Dostaliśmy korektę {numer}. Twoje punkty się nie zmieniły. Powód: {powód}",
    ),
);
