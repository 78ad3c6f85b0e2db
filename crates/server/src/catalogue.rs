//! The catalogue of refusals: every sentence with which the server says no, by code.
use axum::http::StatusCode;

/// A request that is understood and refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// The NIP or the password is wrong; one sentence for both.
    InvalidCredentials,
    /// The e-mail or the password of an operator is wrong; one sentence for both.
    InvalidOperatorCredentials,
    /// An order or a posting came without `Idempotency-Key`.
    IdempotencyKeyMissing,
    /// The same `Idempotency-Key` came with another request.
    IdempotencyKeyReused,
    /// The participant reported this invoice before.
    InvoiceAlreadyReported,
    /// The invoice was decided before, and a decision stays.
    InvoiceAlreadyDecided,
    /// Lines of the invoice were accepted, so that it can no longer be rejected as a whole.
    InvoicePartlyAccepted,
    /// The operators have not prepared the season of today's date.
    SeasonMissing,
    /// Somebody else changed the record in the meantime.
    VersionChanged,
    /// The order costs more points than are available.
    NotEnoughPoints,
    /// A transfer was ordered without an account to send it to.
    BankAccountMissing,
    /// The reward or its variant is sold out.
    OutOfStock,
    /// The order's state does not allow the change.
    OrderStateForbids,
}

impl Refusal {
    /// The machine's name of the refusal; never shown.
    pub fn code(self) -> &'static str {
        match self {
            Refusal::InvalidCredentials => "invalid_credentials",
            Refusal::InvalidOperatorCredentials => "invalid_operator_credentials",
            Refusal::IdempotencyKeyMissing => "idempotency_key_missing",
            Refusal::IdempotencyKeyReused => "idempotency_key_reused",
            Refusal::InvoiceAlreadyReported => "invoice_already_reported",
            Refusal::InvoiceAlreadyDecided => "invoice_already_decided",
            Refusal::InvoicePartlyAccepted => "invoice_partly_accepted",
            Refusal::SeasonMissing => "season_missing",
            Refusal::VersionChanged => "version_changed",
            Refusal::NotEnoughPoints => "not_enough_points",
            Refusal::BankAccountMissing => "bank_account_missing",
            Refusal::OutOfStock => "out_of_stock",
            Refusal::OrderStateForbids => "order_state_forbids",
        }
    }

    /// The sentence that the user reads.
    pub fn message(self) -> &'static str {
        match self {
            Refusal::InvalidCredentials => "Niepoprawny NIP/PESEL lub hasło",
            Refusal::InvalidOperatorCredentials => "Niepoprawny adres e-mail lub hasło",
            Refusal::IdempotencyKeyMissing => "Brakuje klucza operacji. Odśwież stronę i spróbuj ponownie.",
            Refusal::IdempotencyKeyReused => {
                "Ta operacja została już wysłana z innymi danymi. Odśwież stronę i spróbuj ponownie."
            }
            Refusal::InvoiceAlreadyReported => "Faktura o tym numerze została już zgłoszona",
            Refusal::InvoiceAlreadyDecided => "Ta faktura jest już rozpatrzona",
            Refusal::InvoicePartlyAccepted => {
                "Część pozycji tej faktury jest już zaakceptowana, dlatego nie można odrzucić jej w\u{a0}całości"
            }
            Refusal::SeasonMissing => "Nowy sezon programu jeszcze się nie rozpoczął. Spróbuj ponownie za kilka dni.",
            Refusal::VersionChanged => {
                "Ktoś zmienił te dane w międzyczasie. Odśwież stronę i sprawdź, co się zmieniło."
            }
            Refusal::NotEnoughPoints => "Masz za mało punktów na tę nagrodę",
            Refusal::BankAccountMissing => "Uzupełnij numer konta, aby zamówić przelew",
            Refusal::OutOfStock => "Tej nagrody nie ma już w magazynie",
            Refusal::OrderStateForbids => "Stan zamówienia nie pozwala na tę zmianę",
        }
    }

    /// The field at which the sentence stands, when it is about one.
    pub fn field(self) -> Option<&'static str> {
        match self {
            Refusal::InvoiceAlreadyReported => Some("document_name"),
            _ => None,
        }
    }

    /// The HTTP status of the refusal.
    pub fn status(self) -> StatusCode {
        match self {
            Refusal::VersionChanged
            | Refusal::OrderStateForbids
            | Refusal::InvoiceAlreadyDecided
            | Refusal::InvoicePartlyAccepted => StatusCode::CONFLICT,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }
}
