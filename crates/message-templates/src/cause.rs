//! Causes of messages in words for operators.

/// The cause of a message in words for operators; an unlisted one keeps its own name.
pub fn cause(purpose: &str) -> &str {
    match purpose {
        "auth.attack" | "operators.attack" => "Próby logowania na konto",
        "auth.code" => "Kod do ustawienia hasła",
        "auth.password_changed" => "Zmiana hasła",
        "contact.answer" => "Odpowiedź na wiadomość do programu",
        "contact.forwarded" => "Wiadomość do przedstawiciela",
        "contact.new" => "Nowa wiadomość do programu",
        "contact.received" => "Potwierdzenie wiadomości do programu",
        "launch.test" => "Wiadomość próbna",
        "mailings.send" => "Wysyłka",
        "mailings.trial" => "Próba wysyłki",
        "newsletter.confirm" => "Potwierdzenie zapisu na newsletter",
        "newsletter.joined" => "Zapis na newsletter",
        "notifications.tell" => "Powiadomienie",
        "operators.invitation" => "Zaproszenie do zaplecza",
        "operators.notice" => "Zmiana ważna dla administratorów",
        "operators.passkeys" => "Klucz dostępu operatora",
        "operators.password_changed" => "Zmiana hasła operatora",
        "orders.code" => "Kod karty gotowy do odczytania",
        "personal_data.erasure" => "Wniosek o usunięcie danych",
        "profile.changed" => "Zmiana danych w profilu",
        "templates.sample" => "Próbka szablonu",
        "registration.first_login" => "Wskazówki do pierwszego logowania",
        "registration.invitation" => "Zaproszenie do programu",
        "registration.received" => "Przyjęcie zgłoszenia partnera",
        "registration.refused" => "Odpowiedź odmowna na zgłoszenie",
        "registration.welcome" => "Powitanie w programie",
        "reports.monthly" => "Raport miesięczny",
        "trips.reminder" => "Przypomnienie o terminie wycieczki",
        other => other,
    }
}
