//! Notifications about trips; the reminders by e-mail stand with the account's messages.
use super::notification;
use crate::template::{Template, Variable};

pub const ALL: &[&Template] = &[
    &QUALIFIED,
    &QUALIFIED_WITH_RESERVE,
    &ORDERED,
    &ORDERED_SHORT,
    &COMPLETED,
    &MISSED,
    &LAPSED,
    &UNQUALIFIED,
    &CANCELLED,
];

const TRIP: Variable = Variable::required("wycieczka", "nazwa wycieczki", "Wycieczka do Portugalii");
const ORDER: Variable =
    Variable::required("zamówienie", "numer zamówienia i\u{a0}wycieczka", "Zamówienie nr 12, Wycieczka do Portugalii");
const HELD: Variable = Variable::required("odłożone", "odłożone punkty", "80 000 pkt");
const ORDER_BY: Variable = Variable::required("termin", "do kiedy można zamówić", "30.09.2025");
const FULFIL_BY: Variable = Variable::required("termin", "do kiedy trzeba uzupełnić punkty", "31.12.2025");
const AT_STAKE: Variable = Variable::required("przepadnie", "punkty, które przepadną", "12 000 pkt");
const LOST: Variable = Variable::required("przepadło", "punkty, które przepadły", "12 000 pkt");
const ACCEPTED: &str = "Przyjęliśmy zamówienie wycieczki";

pub const QUALIFIED: Template = notification(
    "trips.qualified",
    ("Prawo do wycieczki", "Gdy uczestnik przekroczy próg punktów."),
    &[TRIP, ORDER_BY],
    ("Możesz zamówić wycieczkę", "{wycieczka}: masz prawo do wycieczki. Zamów ją do {termin}."),
);

pub const QUALIFIED_WITH_RESERVE: Template = notification(
    "trips.qualified_with_reserve",
    ("Prawo do wycieczki i\u{a0}rezerwa punktów", "Gdy uczestnik przekroczy próg i\u{a0}odłożono punkty na wycieczkę."),
    &[TRIP, ORDER_BY, HELD, AT_STAKE],
    (
        "Możesz zamówić wycieczkę",
        "{wycieczka}: masz prawo do wycieczki. Zamów ją do {termin}. Odłożyliśmy na nią {odłożone}. Jeśli jej nie \
         zamówisz, przepadnie {przepadnie}.",
    ),
);

pub const ORDERED: Template = notification(
    "trips.ordered",
    ("Wycieczka zamówiona", "Gdy uczestnik zamówi wycieczkę i\u{a0}ma na nią komplet punktów."),
    &[ORDER, HELD],
    (ACCEPTED, "{zamówienie}: odłożyliśmy {odłożone}. Niczego nie brakuje."),
);

pub const ORDERED_SHORT: Template = notification(
    "trips.ordered_short",
    ("Wycieczka zamówiona, brakuje punktów", "Gdy na zamówioną wycieczkę brakuje jeszcze punktów."),
    &[ORDER, HELD, Variable::required("brakuje", "ile punktów brakuje", "3 500 pkt"), FULFIL_BY, AT_STAKE],
    (
        ACCEPTED,
        "{zamówienie}: odłożyliśmy {odłożone}, brakuje {brakuje}. Uzupełnij je do {termin}, inaczej zamówienie wygaśnie \
         i\u{a0}przepadnie {przepadnie}.",
    ),
);

pub const COMPLETED: Template = notification(
    "trips.completed",
    ("Komplet punktów na wycieczkę", "Gdy uczestnik uzupełni brakujące punkty."),
    &[TRIP, HELD],
    ("Masz komplet punktów na wycieczkę", "{wycieczka}: odłożyliśmy {odłożone}. Niczego nie brakuje."),
);

pub const MISSED: Template = notification(
    "trips.missed",
    ("Termin wycieczki minął", "Gdy uczestnik nie zamówi wycieczki na czas i\u{a0}odłożone punkty przepadną."),
    &[TRIP, ORDER_BY, LOST],
    (
        "Termin zamówienia wycieczki minął",
        "{wycieczka}: termin zamówienia minął {termin}. Przepadło {przepadło}, które były na nią odłożone.",
    ),
);

pub const LAPSED: Template = notification(
    "trips.lapsed",
    ("Zamówienie wycieczki wygasło", "Gdy uczestnik nie uzupełni punktów na czas."),
    &[TRIP, FULFIL_BY, LOST],
    (
        "Zamówienie wycieczki wygasło",
        "{wycieczka}: do {termin} zabrakło punktów. Przepadło {przepadło}, które były na nią odłożone.",
    ),
);

pub const UNQUALIFIED: Template = notification(
    "trips.unqualified",
    ("Punkty poniżej progu wycieczki", "Gdy po zmianie uczestnik ma mniej punktów, niż wynosi próg."),
    &[TRIP],
    (
        "Wycieczka: punkty poniżej progu",
        "{wycieczka}: po zmianie masz mniej punktów, niż wynosi próg. Punkty odłożone na wycieczkę wróciły.",
    ),
);

pub const CANCELLED: Template = notification(
    "trips.cancelled",
    ("Zamówienie wycieczki anulowane", "Gdy zamówienie wycieczki jest anulowane."),
    &[
        TRIP,
        Variable::optional("zwrot", "zdanie o\u{a0}punktach, które wróciły", "Na Twoje konto wróciło 80 000 pkt."),
        Variable::optional(
            "strata",
            "zdanie o\u{a0}punktach, które przepadły",
            "Termin zamówienia minął, więc przepadło 12 000 pkt.",
        ),
        Variable::optional(
            "jeszcze raz",
            "zdanie o\u{a0}ponownym zamówieniu",
            "Wycieczkę możesz jeszcze zamówić do 30.09.2025.",
        ),
        Variable::optional("powód", "powód operatora z\u{a0}podpisem", "Powód: zmiana planów"),
    ],
    (
        "Zamówienie wycieczki anulowane",
        "{wycieczka}: zamówienie jest anulowane. {zwrot} {strata} {jeszcze raz} {powód}",
    ),
);
