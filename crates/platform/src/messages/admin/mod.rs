//! Operator's outbox: messages, their recipients and status, and a retry for failed ones.
mod list;
mod model;
mod retry;
mod show;
mod store;

use crate::openapi::{ApiRouter, routes};
use plon_domain::message::MessageStatus;

use crate::response::{Status, status};
use plon_kernel::db::Read;

pub use model::Outbox;

pub fn routes() -> ApiRouter {
    ApiRouter::new()
        .routes(routes!(list::admin_list_messages))
        .routes(routes!(show::admin_show_message))
        .routes(routes!(retry::admin_retry_message))
}

pub async fn load_outbox(db: &mut impl Read) -> sqlx::Result<Outbox> {
    store::load_outbox(db).await
}

fn status_label(status: MessageStatus) -> Status {
    status!(status)
}

/// The cause of a message in words for operators; an unlisted one keeps its own name.
fn cause(purpose: &str) -> &str {
    match purpose {
        "auth.attack" | "operators.attack" => "Próby logowania na konto",
        "auth.code" => "Kod do ustawienia hasła",
        "auth.password_changed" => "Zmiana hasła",
        "contact.answer" => "Odpowiedź na wiadomość do programu",
        "contact.forwarded" => "Wiadomość do przedstawiciela",
        "contact.new" => "Nowa wiadomość do programu",
        "contact.received" => "Potwierdzenie wiadomości do programu",
        "launch.test" => "Wiadomość próbna",
        "newsletter.confirm" => "Potwierdzenie zapisu na newsletter",
        "newsletter.joined" => "Zapis na newsletter",
        "notifications.tell" => "Powiadomienie",
        "operators.invitation" => "Zaproszenie do zaplecza",
        "orders.code" => "Kod karty gotowy do odczytania",
        "personal_data.erasure" => "Wniosek o usunięcie danych",
        "profile.changed" => "Zmiana danych w profilu",
        "registration.first_login" => "Wskazówki do pierwszego logowania",
        "registration.invitation" => "Zaproszenie do programu",
        "registration.received" => "Przyjęcie zgłoszenia partnera",
        "registration.refused" => "Odpowiedź odmowna na zgłoszenie",
        "registration.welcome" => "Powitanie w programie",
        "trips.reminder" => "Przypomnienie o terminie wycieczki",
        other => other,
    }
}
