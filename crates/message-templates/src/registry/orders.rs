//! Notifications about orders of rewards.
use plon_domain::points::Points;
use plon_domain::reward::{OrderStatus, RewardKind};

use super::notification;
use crate::template::{Template, Variable};

pub const ALL: &[&Template] = &[
    &ACCEPTED,
    &QUEUED_AGAIN,
    &IN_PROGRESS,
    &AT_BANK,
    &SENT,
    &TRANSFER_SENT,
    &CHARITY_SENT,
    &TRIP_DONE,
    &CANCELLED,
    &RETURNED,
    &TRANSFER_RETURNED,
];

const NUMBER: Variable = Variable::required("numer", "numer zamówienia", "1024");
const NOTE: Variable =
    Variable::optional("uwaga", "uwaga operatora z\u{a0}podpisem; bez uwagi znika", "Uwaga: paczka przyjdzie w piątek");
const BACK: Variable = Variable::optional("zwrot", "zdanie o\u{a0}oddanych punktach", "Oddaliśmy Ci 20 000 pkt.");
const ENDED: [Variable; 3] = [NUMBER, BACK, NOTE];
const MOVED: [Variable; 2] = [NUMBER, NOTE];

pub const ACCEPTED: Template = notification(
    "orders.accepted",
    ("Zamówienie przyjęte", "Zaraz po zamówieniu nagrody za punkty."),
    &[
        NUMBER,
        Variable::required("nagroda", "nazwa nagrody", "Karta paliwowa 200 zł"),
        Variable::optional("punkty", "cena w\u{a0}punktach", "20 000 pkt"),
    ],
    ("Przyjęliśmy Twoje zamówienie", "Przyjęliśmy zamówienie nr\u{a0}{numer}: {nagroda} ({punkty})"),
);

pub const QUEUED_AGAIN: Template = notification(
    "orders.selected",
    ("Zamówienie znów czeka", "Gdy zamówienie wraca do kolejki."),
    &MOVED,
    ("Twoje zamówienie znów czeka", "Zamówienie nr\u{a0}{numer} wróciło do kolejki. {uwaga}"),
);

pub const IN_PROGRESS: Template = notification(
    "orders.in_progress",
    ("Zamówienie w\u{a0}realizacji", "Gdy operator zaczyna realizację karty, nagrody rzeczowej lub wycieczki."),
    &MOVED,
    ("Przygotowujemy Twoją nagrodę", "Zamówienie nr\u{a0}{numer} jest w\u{a0}realizacji. {uwaga}"),
);

pub const AT_BANK: Template = notification(
    "orders.at_bank",
    ("Przelew w\u{a0}banku", "Gdy przelew trafia do banku."),
    &MOVED,
    ("Twój przelew jest w\u{a0}banku", "Zamówienie nr\u{a0}{numer} przekazaliśmy do banku. {uwaga}"),
);

pub const SENT: Template = notification(
    "orders.sent",
    ("Nagroda wysłana", "Gdy karta lub nagroda rzeczowa jest wysłana."),
    &MOVED,
    ("Wysłaliśmy Twoją nagrodę", "Zamówienie nr\u{a0}{numer} jest zrealizowane: nagroda jest w\u{a0}drodze. {uwaga}"),
);

pub const TRANSFER_SENT: Template = notification(
    "orders.transfer_sent",
    ("Przelew wysłany", "Gdy bank wykonał przelew na konto uczestnika."),
    &MOVED,
    (
        "Wysłaliśmy Twój przelew",
        "Zamówienie nr\u{a0}{numer} jest zrealizowane: bank wykonał przelew na Twoje konto. {uwaga}",
    ),
);

pub const CHARITY_SENT: Template = notification(
    "orders.charity_sent",
    ("Przelew charytatywny przekazany", "Gdy bank wykonał przelew na cel charytatywny."),
    &MOVED,
    (
        "Przekazaliśmy Twój przelew",
        "Zamówienie nr\u{a0}{numer} jest zrealizowane: pieniądze przekazaliśmy w\u{a0}Twoim imieniu. {uwaga}",
    ),
);

pub const TRIP_DONE: Template = notification(
    "orders.trip_done",
    ("Wycieczka zrealizowana", "Gdy wycieczka jest zrealizowana."),
    &MOVED,
    ("Twoja wycieczka jest zrealizowana", "Zamówienie nr\u{a0}{numer} jest zrealizowane. {uwaga}"),
);

pub const CANCELLED: Template = notification(
    "orders.cancelled",
    ("Zamówienie anulowane", "Gdy zamówienie jest anulowane."),
    &ENDED,
    ("Twoje zamówienie jest anulowane", "Zamówienie nr\u{a0}{numer} jest anulowane. {zwrot} {uwaga}"),
);

pub const RETURNED: Template = notification(
    "orders.returned",
    ("Nagroda wróciła", "Gdy wysłana nagroda wraca."),
    &ENDED,
    ("Twoja nagroda wróciła do nas", "Zamówienie nr\u{a0}{numer} jest zwrócone. {zwrot} {uwaga}"),
);

pub const TRANSFER_RETURNED: Template = notification(
    "orders.transfer_returned",
    ("Przelew zwrócony", "Gdy bank zwrócił przelew."),
    &ENDED,
    ("Bank zwrócił przelew", "Zamówienie nr\u{a0}{numer} jest zwrócone. {zwrot} {uwaga}"),
);

/// Template of the notification that an order has come into a state.
pub const fn changed(next: OrderStatus, kind: RewardKind) -> &'static Template {
    let is_transfer = matches!(kind, RewardKind::BankTransfer | RewardKind::CharityTransfer);
    match (next, kind) {
        (OrderStatus::Selected, _) => &QUEUED_AGAIN,
        (OrderStatus::InProgress, _) if is_transfer => &AT_BANK,
        (OrderStatus::InProgress, _) => &IN_PROGRESS,
        (OrderStatus::Completed, RewardKind::BankTransfer) => &TRANSFER_SENT,
        (OrderStatus::Completed, RewardKind::CharityTransfer) => &CHARITY_SENT,
        (OrderStatus::Completed, RewardKind::Trip) => &TRIP_DONE,
        (OrderStatus::Completed, RewardKind::Card | RewardKind::Parcel) => &SENT,
        (OrderStatus::Cancelled, _) => &CANCELLED,
        (OrderStatus::Returned, _) if is_transfer => &TRANSFER_RETURNED,
        (OrderStatus::Returned, _) => &RETURNED,
    }
}

/// Its values: the order's number, the points given back, and the operator's note.
pub fn change_values(next: OrderStatus, number: &str, back: Points, note: Option<&str>) -> [(&'static str, String); 3] {
    let back = match back > Points::ZERO {
        true => format!("Oddaliśmy Ci {}.", back.to_polish()),
        false => String::new(),
    };
    let note = note.map(|note| format!("{}: {note}", next.note_label())).unwrap_or_default();
    [("numer", number.to_owned()), ("zwrot", back), ("uwaga", note)]
}
