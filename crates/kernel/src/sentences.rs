//! Sentences of the refusals, as a person reads them.
use crate::catalogue::Refusal;

impl Refusal {
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
            Refusal::LineNotAccepted => "Poprawić można tylko zaakceptowaną pozycję. Odśwież stronę.",
            Refusal::PointsTakenBack => {
                "Punkty za tę pozycję cofnięto już wcześniej korektą punktów uczestnika. Najpierw oddaj je taką samą korektą."
            }
            Refusal::OtherFilesFirst => "Odczytujemy teraz inne pliki. Spróbuj ponownie za chwilę.",
            Refusal::SeasonMissing => "Nowy sezon programu jeszcze się nie rozpoczął. Spróbuj ponownie za kilka dni.",
            Refusal::VersionChanged => {
                "Ktoś zmienił te dane w międzyczasie. Odśwież stronę i sprawdź, co się zmieniło."
            }
            Refusal::WasPublished => {
                "To było już w\u{a0}portalu, dlatego zostaje w\u{a0}historii. Możesz tego nie pokazywać."
            }
            Refusal::ForecastMissing => {
                "Sprawdź najpierw, co ta wersja zmieni u\u{a0}uczestników: uruchom symulację na zakupach sezonu promocji."
            }
            Refusal::AnotherPublisher => {
                "Ta wersja przesuwa więcej punktów, niż może jedna osoba. Opublikuje ją administrator, który nie pisał jej szkicu."
            }
            Refusal::AnotherOpener => {
                "Tylu punktów za kolejny sezon jedna osoba nie rozdaje sama. Sezon otworzy administrator, który ich nie ustalał."
            }
            Refusal::NotEnoughPoints => "Masz za mało punktów na tę nagrodę",
            Refusal::BankAccountMissing => "Uzupełnij numer konta, aby zamówić przelew",
            Refusal::OutOfStock => "Tej nagrody nie ma już w magazynie",
            Refusal::PriceChanged => "Cena tej nagrody zmieniła się przed chwilą. Sprawdź ją i\u{a0}zamów jeszcze raz.",
            Refusal::PriceOfTrip => "Cenę wycieczki ustala się w\u{a0}jej warunkach",
            Refusal::NoVariants => "Warianty mają tylko karty i\u{a0}przesyłki",
            Refusal::OrderStateForbids => "Status zamówienia nie pozwala na tę zmianę",
            Refusal::Maintenance => {
                "Trwa przerwa techniczna i\u{a0}nic nie zostało zapisane. Spróbuj ponownie, gdy się skończy."
            }
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
            Refusal::ContactMessageEnded => "Ktoś już odpowiedział na tę wiadomość albo ją zamknął",
            Refusal::MediaInUse => "Tego pliku nie można usunąć, bo jest używany w\u{a0}treściach portalu",
            Refusal::NewsletterLinkEnded => "Ten link już nie działa. Zapisz się na newsletter jeszcze raz.",
            Refusal::RequestDecided => "To zgłoszenie jest już rozpatrzone",
            Refusal::AskerForgotten => {
                "Dane osoby, która się zgłosiła, zostały usunięte. To zgłoszenie można tylko odrzucić."
            }
            Refusal::ConsentOutdated => {
                "Treść oświadczeń zmieniła się w\u{a0}międzyczasie. Przeczytaj je i\u{a0}zaznacz jeszcze raz."
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
            Refusal::PasskeyRefused => "Tego klucza dostępu nie możemy przyjąć. Spróbuj jeszcze raz albo podaj kod.",
            Refusal::PasskeyExpired => "Na klucz dostępu czekaliśmy za długo. Spróbuj jeszcze raz.",
            Refusal::PasskeyKnown => "Ten klucz dostępu jest już dodany",
            Refusal::PasskeysFull => "Masz już 10\u{a0}kluczy dostępu. Usuń ten, którego nie używasz.",
            Refusal::NoPasskey => "To konto nie ma klucza dostępu. Podaj kod z\u{a0}aplikacji.",
            Refusal::PasskeysUnavailable => {
                "Klucze dostępu działają tylko na portalu z\u{a0}własną domeną i\u{a0}szyfrowanym połączeniem (https)."
            }
            Refusal::LastSecondFactor => "To Twój jedyny drugi składnik logowania, dlatego nie można go usunąć",
            Refusal::InvitationExpired => "Ten link już nie działa. Poproś administratora o\u{a0}nowe zaproszenie.",
            Refusal::NoSuchParticipant => "Nie ma aktywnego uczestnika o tym numerze NIP",
            Refusal::OperatorExists => "Operator z tym adresem e-mail już istnieje",
            Refusal::PromotionExists => "Ten adres jest już zajęty. Wpisz inny.",
            Refusal::OperatorDisabled => "Konto tego operatora jest wyłączone",
            Refusal::OwnHands => "To musi zatwierdzić inna osoba niż ta, która to zaproponowała lub której to dotyczy",
            Refusal::CorrectionDecided => "Ta korekta jest już zatwierdzona albo odrzucona. Odśwież stronę.",
            Refusal::NoSecondAdministrator => {
                "Rolę Finanse lub Administrator potwierdza inny administrator, a\u{a0}takiego nie ma. Dodaj go poleceniem plon operator add na serwerze."
            }
            Refusal::OwnAccount => "Nie możesz zmienić własnego konta. Poproś innego administratora.",
            Refusal::LastAdministrator => "To ostatni aktywny administrator. Najpierw nadaj tę rolę komuś innemu.",
            Refusal::MessageCannotBeSent => "Tej wiadomości nie można już wysłać ponownie",
            Refusal::UnknownNip => "Brak NIP-u w bazie",
            Refusal::CodeWrong => "Kod jest niepoprawny. Sprawdź go w\u{a0}SMS-ie.",
            Refusal::CodeDead => "Ten kod stracił ważność. Poproś o\u{a0}nowy.",
            Refusal::ImportStateForbids => {
                "Status tego importu nie pozwala na tę zmianę. Odśwież stronę i\u{a0}sprawdź, co się zmieniło."
            }
            Refusal::ImportHasFaults => {
                "W\u{a0}pliku są błędne wiersze, dlatego nie można go zatwierdzić. Popraw je albo pomiń."
            }
            Refusal::ImportNotChecked => {
                "Po ostatnich zmianach plik nie był jeszcze sprawdzony. Sprawdź go ponownie, zanim go zatwierdzisz."
            }
            Refusal::ImportRowCannotBeMended => "Tego wiersza nie można poprawić. Pomiń go albo popraw plik.",
            Refusal::ImportTooManyChanges => {
                "W\u{a0}jednym pliku możesz zapisać najwyżej 5\u{a0}000 zmian. Popraw plik i\u{a0}wczytaj go jeszcze raz."
            }
            Refusal::AccountStateForbids => {
                "Status konta nie pozwala na tę zmianę. Odśwież stronę i sprawdź, co się zmieniło."
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
            Refusal::PointsSpent => "Punkty z\u{a0}tej promocji są już wydane, dlatego nie można ich teraz oddać",
            Refusal::DeclarationClosed => "Deklaracji w\u{a0}tej promocji nie można teraz złożyć ani zmienić",
            Refusal::CardGone => "Tej karty nie ma już do odbioru. Odśwież stronę i\u{a0}sprawdź, co się zmieniło.",
            Refusal::RemainderChanged => {
                "Reszta z\u{a0}tej promocji jest teraz inna. Odśwież stronę i\u{a0}sprawdź kwotę."
            }
            Refusal::AccountToPayMissing => {
                "Uczestnik nie podał numeru konta. Poproś go o\u{a0}uzupełnienie profilu, a\u{a0}potem wypłać resztę."
            }
            Refusal::CardCodeLost => "Numeru tej karty nie da się już odczytać. Napisz do nas, a\u{a0}wydamy nową.",
            Refusal::CardCodeMissing => "Kod tej karty jeszcze nie jest gotowy. Powiadomimy Cię, gdy będzie.",
            Refusal::CardNeedsCode => {
                "Ta karta przychodzi jako kod. Wczytaj plik z\u{a0}jej numerem, a\u{a0}zamówienie samo dostanie status Zrealizowana."
            }
            Refusal::TransferByBatch => {
                "Status przelewu zmienia tylko paczka przelewów: dodaj do niej to zamówienie, zatwierdź ją i\u{a0}wyślij do banku."
            }
            Refusal::PayoutStateForbids => {
                "Status paczki przelewów nie pozwala na tę zmianę. Odśwież stronę i\u{a0}sprawdź, co się zmieniło."
            }
            Refusal::PayoutOwnHands => {
                "Paczkę przelewów zatwierdza inna osoba niż ta, która ją zaproponowała lub zmieniła"
            }
            Refusal::PayoutEmpty => "W\u{a0}tej paczce nie ma już żadnego przelewu. Wycofaj ją.",
            Refusal::PayoutSettingsWrong => {
                "W\u{a0}ustawieniach programu brakuje danych do przelewów (konta, nazwy, adresu, rodzaju pliku) albo są błędne"
            }
            Refusal::TransferNotSent => "Ten przelew nie wyszedł do banku albo już z\u{a0}niego wrócił",
            Refusal::PrizeValueKnown => "Wartość tej nagrody jest już zapisana. Odśwież stronę.",
            Refusal::WhiteListSilent => {
                "Wykaz podatników VAT teraz nie odpowiada. Spróbuj później. Przelewy mogą wyjść także bez tego sprawdzenia."
            }
            Refusal::WhiteListSpent => {
                "Wykaz podatników VAT nie przyjmuje dziś więcej pytań. Resztę kont sprawdzisz jutro. Przelewy mogą wyjść także bez tego sprawdzenia."
            }
        }
    }
}
