//! Notifications about invoices.
use super::notification;
use crate::template::{Template, Variable};

pub const ALL: &[&Template] = &[
    &DECIDED,
    &DECIDED_PARTLY,
    &LINES_REJECTED,
    &REJECTED,
    &APPEAL_ACCEPTED,
    &APPEAL_ACCEPTED_PARTLY,
    &APPEAL_REJECTED,
    &APPEAL_REJECTED_WHOLE,
    &OF_DISTRIBUTOR,
];

const NUMBER: Variable = Variable::required("numer", "numer faktury", "FV/15/2025");
const POINTS: Variable =
    Variable::required("punkty", "zdanie o\u{a0}punktach, także o\u{a0}limicie", "Przyznaliśmy 200 punktów.");
const REASON: Variable = Variable::required("powód", "powód, który podał operator", "Faktura jest nieczytelna.");
const WITH_POINTS: [Variable; 2] = [NUMBER, POINTS];
const LOOKED_AGAIN: &str = "Sprawdziliśmy fakturę ponownie";

pub const DECIDED: Template = notification(
    "invoices.decided",
    ("Faktura rozpatrzona", "Gdy wszystkie pozycje faktury są rozpatrzone i\u{a0}są za nie punkty."),
    &WITH_POINTS,
    ("Faktura została rozpatrzona", "Faktura {numer} została rozpatrzona. {punkty}"),
);

pub const DECIDED_PARTLY: Template = notification(
    "invoices.decided_partly",
    ("Faktura rozpatrzona częściowo", "Gdy część pozycji czeka jeszcze na decyzję."),
    &WITH_POINTS,
    (
        "Rozpatrzyliśmy część faktury",
        "Rozpatrzyliśmy część pozycji faktury {numer}. {punkty} Pozostałe pozycje czekają na decyzję.",
    ),
);

pub const LINES_REJECTED: Template = notification(
    "invoices.lines_rejected",
    ("Wszystkie pozycje odrzucone", "Gdy każda pozycja faktury została odrzucona osobno."),
    &[NUMBER],
    (
        "Faktura została odrzucona",
        "Faktura {numer} została rozpatrzona. Odrzuciliśmy wszystkie pozycje, powody znajdziesz w\u{a0}szczegółach faktury.",
    ),
);

pub const REJECTED: Template = notification(
    "invoices.rejected",
    ("Faktura odrzucona w\u{a0}całości", "Gdy operator odrzuci całą fakturę."),
    &[NUMBER, REASON],
    ("Faktura została odrzucona", "Nie mogliśmy przyjąć faktury {numer}. Powód: {powód}"),
);

pub const APPEAL_ACCEPTED: Template = notification(
    "invoices.appeal_accepted",
    ("Odwołanie uwzględnione", "Gdy po odwołaniu decyzja się zmieniła."),
    &WITH_POINTS,
    (LOOKED_AGAIN, "Faktura {numer}: uwzględniliśmy Twoją prośbę. {punkty}"),
);

pub const APPEAL_ACCEPTED_PARTLY: Template = notification(
    "invoices.appeal_accepted_partly",
    ("Odwołanie uwzględnione częściowo", "Gdy po odwołaniu zmieniła się część decyzji."),
    &WITH_POINTS,
    (
        LOOKED_AGAIN,
        "Faktura {numer}: uwzględniliśmy część Twoich próśb. {punkty} Powody pozostałych decyzji znajdziesz \
         w\u{a0}szczegółach faktury.",
    ),
);

pub const APPEAL_REJECTED: Template = notification(
    "invoices.appeal_rejected",
    ("Odwołanie nieuwzględnione", "Gdy po odwołaniu odrzucenie pozycji zostało utrzymane."),
    &[NUMBER],
    (
        LOOKED_AGAIN,
        "Faktura {numer}: po ponownym sprawdzeniu podtrzymujemy odrzucenie. Powód znajdziesz w\u{a0}szczegółach faktury.",
    ),
);

pub const APPEAL_REJECTED_WHOLE: Template = notification(
    "invoices.appeal_rejected_whole",
    ("Odwołanie od odrzucenia faktury nieuwzględnione", "Gdy po odwołaniu cała faktura nadal jest odrzucona."),
    &[NUMBER, REASON],
    (LOOKED_AGAIN, "Faktura {numer}: po ponownym sprawdzeniu nadal nie możemy jej przyjąć. Powód: {powód}"),
);

pub const OF_DISTRIBUTOR: Template = notification(
    "invoices.of_distributor",
    ("Faktury od dystrybutora", "Gdy import danych dystrybutora przyjął faktury uczestnika."),
    &[
        Variable::required("faktury", "liczba faktur", "3 faktury"),
        Variable::required("punkty", "przyznane punkty", "600 pkt"),
        Variable::optional(
            "limit",
            "zdanie o\u{a0}limicie punktów; zwykle go nie ma",
            "Limit punktów zmniejszył tę liczbę o 40 pkt.",
        ),
    ],
    ("Faktury od dystrybutora", "Z\u{a0}danych dystrybutora przyjęliśmy {faktury}. Przyznaliśmy {punkty}. {limit}"),
);
