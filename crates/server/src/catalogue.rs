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
    /// Only what was rejected can be looked at again.
    NotRejected,
    /// The same was asked for and waits.
    AppealWaits,
    /// It was looked at again as often as the programme allows.
    AppealsExhausted,
    /// Only a line that was accepted can be corrected.
    LineNotAccepted,
    /// The points of the line were taken back before, by a correction of the participant's points.
    PointsTakenBack,
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
    /// An operator looks at the portal as a participant and tries to change something.
    SupportReadOnly,
    /// The change asks for the password again.
    ReauthRequired,
    /// The password that was given again is not the caller's.
    WrongPassword,
    /// A consent was answered in a version that is no longer the latest.
    ConsentOutdated,
    /// A consent that the programme requires cannot be taken back by itself.
    ConsentRequired,
    /// The NIP has an account already.
    AlreadyRegistered,
    /// One may register by invitation only.
    RegistrationClosed,
    /// The invitation was used, has expired or never was.
    InvitationEnded,
    /// The invitation is for another NIP.
    InvitationForAnother,
    /// The request was answered before.
    RequestDecided,
    /// Whoever made the request has had their data erased.
    AskerForgotten,
    /// A request to be forgotten waits already.
    ErasureWaits,
    /// There is no request to be forgotten that could be taken back.
    NoErasureWaits,
    /// Orders are open: who is owed something cannot be forgotten yet.
    OrdersOpen,
    /// The account, e-mail or telephone changed less than 48 hours ago.
    PayoutWaits,
    /// Too long since the first step of signing in, or it was done already.
    SignInExpired,
    /// The code of the second factor is wrong or was used.
    WrongCode,
    /// The link of an invitation is too old or was used.
    InvitationExpired,
    /// Support looks for a participant who is not there, or not active.
    NoSuchParticipant,
    /// There is an operator with that e-mail.
    OperatorExists,
    /// The operator's account is disabled.
    OperatorDisabled,
    /// Administrators do not change themselves.
    OwnAccount,
    /// Without this one nobody could administer operators.
    LastAdministrator,
    /// The message has not failed, is out of time, or its text is wiped.
    MessageCannotBeSent,
    /// No participant who may sign in has this NIP.
    UnknownNip,
    /// The code from the SMS is not the one that was sent.
    CodeWrong,
    /// The code is out of time, was tried too often, or belongs to another browser.
    CodeDead,
    /// The import is not in a state for that.
    ImportStateForbids,
    /// A file with a bad row is not imported.
    ImportHasFaults,
    /// The account's state or audience does not allow the change.
    AccountStateForbids,
    /// Other rows stand on the one that is to be removed.
    InUse,
    /// The season's points do not reach the trip's mark.
    TripNotReached,
    /// The trip was ordered before.
    TripOrdered,
    /// The last day for ordering the trip has passed.
    TripTooLate,
    /// The trip's order still lacks points.
    TripShort,
    /// A correction has taken the available points below zero.
    PointsBelowZero,
    /// No such promotion runs for the caller.
    NoSuchPromotion,
    /// The promotion begins on a later day.
    PromotionNotBegun,
    /// The last day on which the rules can be accepted or declined has passed, or they need no answer.
    AnswerTooLate,
    /// The rules are accepted by a declaration, and by nothing else.
    AnswerByDeclaration,
    /// A card of the promotion was collected: its rules cannot be declined any more.
    CardCollected,
    /// The promotion takes no declaration, or not on this day.
    DeclarationClosed,
    /// The card is no longer there to be collected.
    CardGone,
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
            Refusal::NotRejected => "not_rejected",
            Refusal::AppealWaits => "appeal_waits",
            Refusal::AppealsExhausted => "appeals_exhausted",
            Refusal::LineNotAccepted => "line_not_accepted",
            Refusal::PointsTakenBack => "points_taken_back",
            Refusal::SeasonMissing => "season_missing",
            Refusal::VersionChanged => "version_changed",
            Refusal::NotEnoughPoints => "not_enough_points",
            Refusal::BankAccountMissing => "bank_account_missing",
            Refusal::OutOfStock => "out_of_stock",
            Refusal::OrderStateForbids => "order_state_forbids",
            Refusal::SupportReadOnly => "support_read_only",
            Refusal::ReauthRequired => "reauth_required",
            Refusal::WrongPassword => "wrong_password",
            Refusal::ConsentOutdated => "consent_outdated",
            Refusal::ConsentRequired => "consent_required",
            Refusal::AlreadyRegistered => "already_registered",
            Refusal::RegistrationClosed => "registration_closed",
            Refusal::InvitationEnded => "invitation_ended",
            Refusal::InvitationForAnother => "invitation_for_another",
            Refusal::RequestDecided => "request_decided",
            Refusal::AskerForgotten => "asker_forgotten",
            Refusal::ErasureWaits => "erasure_waits",
            Refusal::NoErasureWaits => "no_erasure_waits",
            Refusal::OrdersOpen => "orders_open",
            Refusal::PayoutWaits => "payout_waits",
            Refusal::SignInExpired => "sign_in_expired",
            Refusal::WrongCode => "wrong_code",
            Refusal::InvitationExpired => "invitation_expired",
            Refusal::NoSuchParticipant => "no_such_participant",
            Refusal::OperatorExists => "operator_exists",
            Refusal::OperatorDisabled => "operator_disabled",
            Refusal::OwnAccount => "own_account",
            Refusal::LastAdministrator => "last_administrator",
            Refusal::MessageCannotBeSent => "message_cannot_be_sent",
            Refusal::UnknownNip => "unknown_nip",
            Refusal::CodeWrong => "code_wrong",
            Refusal::CodeDead => "code_dead",
            Refusal::ImportStateForbids => "import_state_forbids",
            Refusal::ImportHasFaults => "import_has_faults",
            Refusal::AccountStateForbids => "account_state_forbids",
            Refusal::InUse => "in_use",
            Refusal::TripNotReached => "trip_not_reached",
            Refusal::TripOrdered => "trip_ordered",
            Refusal::TripTooLate => "trip_too_late",
            Refusal::TripShort => "trip_short",
            Refusal::PointsBelowZero => "points_below_zero",
            Refusal::NoSuchPromotion => "no_such_promotion",
            Refusal::PromotionNotBegun => "promotion_not_begun",
            Refusal::AnswerTooLate => "answer_too_late",
            Refusal::AnswerByDeclaration => "answer_by_declaration",
            Refusal::CardCollected => "card_collected",
            Refusal::DeclarationClosed => "declaration_closed",
            Refusal::CardGone => "card_gone",
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
            Refusal::NotRejected => {
                "O ponowne sprawdzenie można poprosić tylko po odrzuceniu. Odśwież stronę i sprawdź, co się zmieniło."
            }
            Refusal::AppealWaits => "Twoja prośba o ponowne sprawdzenie już czeka na odpowiedź",
            Refusal::AppealsExhausted => {
                "Sprawdziliśmy to już ponownie. Jeśli nadal się nie zgadzasz, zadzwoń na Infolinię Programu."
            }
            Refusal::LineNotAccepted => "Poprawić można tylko przyjętą pozycję. Odśwież stronę.",
            Refusal::PointsTakenBack => {
                "Punkty za tę pozycję cofnięto już wcześniej korektą punktów uczestnika. Najpierw oddaj je taką samą korektą."
            }
            Refusal::SeasonMissing => "Nowy sezon programu jeszcze się nie rozpoczął. Spróbuj ponownie za kilka dni.",
            Refusal::VersionChanged => {
                "Ktoś zmienił te dane w międzyczasie. Odśwież stronę i sprawdź, co się zmieniło."
            }
            Refusal::NotEnoughPoints => "Masz za mało punktów na tę nagrodę",
            Refusal::BankAccountMissing => "Uzupełnij numer konta, aby zamówić przelew",
            Refusal::OutOfStock => "Tej nagrody nie ma już w magazynie",
            Refusal::OrderStateForbids => "Stan zamówienia nie pozwala na tę zmianę",
            Refusal::SupportReadOnly => "To podgląd konta uczestnika. Niczego nie można tu zmienić.",
            Refusal::ReauthRequired => "Podaj hasło, aby potwierdzić, że to Ty",
            Refusal::WrongPassword => "Niepoprawne hasło",
            Refusal::AlreadyRegistered => {
                "Ten numer NIP ma już konto w\u{a0}programie. Zaloguj się albo zadzwoń na Infolinię."
            }
            Refusal::RegistrationClosed => {
                "Rejestracja jest teraz możliwa tylko z\u{a0}zaproszeniem. Zgłoś udział, a\u{a0}prześlemy Ci zaproszenie."
            }
            Refusal::InvitationEnded => {
                "To zaproszenie wygasło albo zostało już wykorzystane. Zgłoś udział, a\u{a0}prześlemy Ci nowe."
            }
            Refusal::InvitationForAnother => "Zaproszenie jest na inny numer NIP",
            Refusal::RequestDecided => "To zgłoszenie jest już rozpatrzone",
            Refusal::AskerForgotten => {
                "Dane osoby, która się zgłosiła, zostały usunięte. To zgłoszenie można tylko odrzucić."
            }
            Refusal::ConsentOutdated => {
                "Treść oświadczeń zmieniła się w\u{a0}międzyczasie. Odśwież stronę, przeczytaj je i\u{a0}zaznacz jeszcze raz."
            }
            Refusal::ConsentRequired => {
                "Bez tego oświadczenia nie można brać udziału w\u{a0}programie. Możesz je wycofać, prosząc o\u{a0}usunięcie danych."
            }
            Refusal::ErasureWaits => "Twoja prośba o\u{a0}usunięcie danych już czeka",
            Refusal::NoErasureWaits => "Nie ma prośby, którą można cofnąć",
            Refusal::OrdersOpen => {
                "Uczestnik ma otwarte zamówienia nagród. Zrealizuj je lub anuluj, zanim usuniesz dane."
            }
            Refusal::PayoutWaits => {
                "Uczestnik zmienił numer konta, adres e-mail lub telefon mniej niż 48\u{a0}godzin temu. Przelew musi poczekać."
            }
            Refusal::SignInExpired => "Logowanie trwało za długo. Zaloguj się od początku.",
            Refusal::WrongCode => "Kod jest niepoprawny lub został już użyty",
            Refusal::InvitationExpired => "Ten link już nie działa. Poproś administratora o\u{a0}nowe zaproszenie.",
            Refusal::NoSuchParticipant => "Nie ma aktywnego uczestnika o tym numerze NIP",
            Refusal::OperatorExists => "Operator z tym adresem e-mail już istnieje",
            Refusal::OperatorDisabled => "Konto tego operatora jest wyłączone",
            Refusal::OwnAccount => "Nie możesz zmienić własnego konta. Poproś innego administratora.",
            Refusal::LastAdministrator => "To ostatni aktywny administrator. Najpierw nadaj tę rolę komuś innemu.",
            Refusal::MessageCannotBeSent => "Tej wiadomości nie można już wysłać ponownie",
            Refusal::UnknownNip => "Brak NIP-u w bazie",
            Refusal::CodeWrong => "Kod jest niepoprawny. Sprawdź go w\u{a0}SMS-ie.",
            Refusal::CodeDead => "Ten kod stracił ważność. Poproś o\u{a0}nowy.",
            Refusal::ImportStateForbids => {
                "Stan tego importu nie pozwala na tę zmianę. Odśwież stronę i\u{a0}sprawdź, co się zmieniło."
            }
            Refusal::ImportHasFaults => {
                "W\u{a0}pliku są błędne wiersze, dlatego nie można go zatwierdzić. Popraw je i\u{a0}wczytaj plik jeszcze raz."
            }
            Refusal::AccountStateForbids => {
                "Stan konta nie pozwala na tę zmianę. Odśwież stronę i sprawdź, co się zmieniło."
            }
            Refusal::InUse => "Tego nie można usunąć, bo inne dane już z\u{a0}tego korzystają",
            Refusal::TripNotReached => "Masz jeszcze za mało punktów w\u{a0}tym sezonie, aby zamówić tę wycieczkę",
            Refusal::TripOrdered => "Ta wycieczka jest już przez Ciebie zamówiona",
            Refusal::TripTooLate => "Termin zamówienia tej wycieczki już minął",
            Refusal::TripShort => "Uczestnikowi brakuje jeszcze punktów do tej wycieczki, dlatego zamówienie czeka",
            Refusal::PointsBelowZero => {
                "Po korekcie masz mniej niż 0\u{a0}punktów. Wycieczkę zamówisz, gdy zbierzesz brakujące punkty."
            }
            Refusal::NoSuchPromotion => "Nie ma takiej promocji",
            Refusal::PromotionNotBegun => "Ta promocja jeszcze się nie zaczęła",
            Refusal::AnswerTooLate => "Termin na odpowiedź w\u{a0}tej promocji już minął",
            Refusal::AnswerByDeclaration => "W\u{a0}tej promocji bierzesz udział, składając deklarację na jej stronie",
            Refusal::CardCollected => {
                "Karta z\u{a0}tej promocji została już odebrana, dlatego nie można wycofać akceptacji regulaminu"
            }
            Refusal::DeclarationClosed => "Deklaracji w\u{a0}tej promocji nie można teraz złożyć ani zmienić",
            Refusal::CardGone => "Tej karty nie ma już do odbioru. Odśwież stronę i\u{a0}sprawdź, co się zmieniło.",
        }
    }

    /// The field at which the sentence stands, when it is about one.
    pub fn field(self) -> Option<&'static str> {
        match self {
            Refusal::InvoiceAlreadyReported => Some("document_name"),
            Refusal::WrongPassword => Some("password"),
            Refusal::ConsentOutdated => Some("consents"),
            Refusal::AlreadyRegistered | Refusal::InvitationForAnother => Some("nip"),
            Refusal::InvitationEnded => Some("hash"),
            Refusal::WrongCode => Some("code"),
            Refusal::NoSuchParticipant => Some("nip"),
            Refusal::OperatorExists => Some("email"),
            Refusal::CodeWrong | Refusal::CodeDead => Some("sms_code"),
            Refusal::NoSuchPromotion => Some("promo_name"),
            Refusal::PromotionNotBegun
            | Refusal::AnswerTooLate
            | Refusal::AnswerByDeclaration
            | Refusal::CardCollected => Some("answear"),
            Refusal::DeclarationClosed => Some("amount"),
            _ => None,
        }
    }

    /// The HTTP status of the refusal.
    pub fn status(self) -> StatusCode {
        match self {
            Refusal::VersionChanged
            | Refusal::RequestDecided
            | Refusal::OrderStateForbids
            | Refusal::ErasureWaits
            | Refusal::NoErasureWaits
            | Refusal::OrdersOpen
            | Refusal::PayoutWaits
            | Refusal::AccountStateForbids
            | Refusal::ImportStateForbids
            | Refusal::ImportHasFaults
            | Refusal::InvoiceAlreadyDecided
            | Refusal::InvoicePartlyAccepted
            | Refusal::NotRejected
            | Refusal::AppealWaits
            | Refusal::AppealsExhausted
            | Refusal::LineNotAccepted
            | Refusal::PointsTakenBack
            | Refusal::OperatorDisabled
            | Refusal::OwnAccount
            | Refusal::LastAdministrator
            | Refusal::InUse
            | Refusal::TripOrdered
            | Refusal::TripTooLate
            | Refusal::TripShort
            | Refusal::CardGone
            | Refusal::MessageCannotBeSent => StatusCode::CONFLICT,
            Refusal::UnknownNip => StatusCode::NOT_FOUND,
            Refusal::SupportReadOnly => StatusCode::FORBIDDEN,
            Refusal::ReauthRequired => StatusCode::FORBIDDEN,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }
}
