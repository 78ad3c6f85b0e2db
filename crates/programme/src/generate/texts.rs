//! Texts of the history: what a participant reads in the ledger and in the notifications.
use plon_domain::number::{NO_BREAK_SPACE, grouped};
use plon_domain::points::Points;
use plon_domain::reward::{OrderStatus, RewardKind};
use plon_domain::season::Season;
use plon_domain::volume::Quantity;
use plon_message_templates::orders;

/// Placeholder for an order's number until its row exists.
pub const ORDER_NUMBER: &str = "{nr}";

pub fn purchase(number: &str, product: &str, how: &str) -> String {
    format!("Faktura {number}, {product}: {how}")
}

pub fn correction(number: &str, product: &str, right: Quantity, wrong: Quantity) -> String {
    format!("Korekta faktury {number}, {product}: ilość {} zamiast {}", grouped(right.get()), grouped(wrong.get()))
}

/// Reason for correcting a misread quantity.
pub const MISREAD: &str = "Przy wpisywaniu faktury pomyliliśmy liczbę opakowań.";

pub const WELCOME: &str = "Punkty powitalne";

pub fn membership(season: Season) -> String {
    format!("Punkty za udział w sezonie {season}")
}

pub fn achievement(level: Points) -> String {
    format!("Premia za osiągnięcie poziomu {}", level.to_polish())
}

pub fn order(name: &str) -> String {
    format!("Zamówienie nr{NO_BREAK_SPACE}{ORDER_NUMBER}: {name}")
}

pub fn apply_order_transition(status: OrderStatus) -> String {
    let what = match status {
        OrderStatus::Cancelled => "anulowane, punkty wróciły",
        OrderStatus::Returned => "zwrócone przez bank, punkty wróciły",
        _ => "zrealizowane",
    };
    format!("Zamówienie nr{NO_BREAK_SPACE}{ORDER_NUMBER} {what}")
}

/// A notification's title and content.
pub type Words = (&'static str, String);

pub fn invoice_accepted(number: &str, points: Points) -> Words {
    ("Faktura została zaakceptowana", format!("Za fakturę {number} otrzymujesz {}.", points.to_polish()))
}

pub fn invoice_rejected(number: &str, reason: &str) -> Words {
    ("Faktura została odrzucona", format!("Nie mogliśmy przyjąć faktury {number}. Powód: {reason}"))
}

pub fn invoice_corrected(number: &str, points: Points) -> Words {
    ("Poprawiliśmy fakturę", format!("Faktura {number} po korekcie daje {}.", points.to_polish()))
}

pub fn level_reached(level: Points, bonus: Points) -> Words {
    let content = format!("Masz już {}. Gratulujemy i dodajemy {} premii.", level.to_polish(), bonus.to_polish());
    ("Nowy poziom osiągnięć", content)
}

pub fn order_placed(name: &str, points: Points) -> Words {
    let content = format!("Przyjęliśmy zamówienie nr{NO_BREAK_SPACE}{ORDER_NUMBER}: {name} ({})", points.to_polish());
    ("Przyjęliśmy Twoje zamówienie", content)
}

pub fn order_changed(to: OrderStatus, kind: RewardKind, points: Points) -> Words {
    let template = orders::changed(to, kind);
    let values = orders::change_values(to, ORDER_NUMBER, points, order_note(to));
    let values = values.each_ref().map(|(name, value)| (*name, value.as_str()));
    (template.subject, template.fill(&template.original(), &values).body)
}

/// Reason for an order's state, where one is needed.
pub fn order_note(status: OrderStatus) -> Option<&'static str> {
    match status {
        OrderStatus::Returned => Some("Bank zwrócił przelew, bo konto zostało zamknięte."),
        _ => None,
    }
}
