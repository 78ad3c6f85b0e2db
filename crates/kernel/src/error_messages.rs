//! Sentences of the refusals, as a person reads them.
use crate::error_code::ErrorCode;

impl ErrorCode {
    /// The sentence that the user reads.
    pub fn message(self) -> &'static str {
        match self {
            ErrorCode::InvalidCredentials => "Niepoprawny NIP/PESEL lub hasło",
            ErrorCode::InvalidOperatorCredentials => "Niepoprawny adres e-mail lub hasło",
            ErrorCode::IdempotencyKeyMissing => "Brakuje klucza operacji. Odśwież stronę i spróbuj ponownie.",
            ErrorCode::IdempotencyKeyReused => {
                "Ta operacja została już wysłana z innymi danymi. Odśwież stronę i spróbuj ponownie."
            }
            ErrorCode::InvoiceAlreadyReported => "Faktura o tym numerze została już zgłoszona",
            ErrorCode::InvoiceAlreadyDecided => "Ta faktura jest już rozpatrzona",
            ErrorCode::InvoicePartlyAccepted => {
                "Część pozycji tej faktury jest już zaakceptowana, dlatego nie można odrzucić jej w\u{a0}całości"
            }
            ErrorCode::NotRejected => {
                "O ponowne sprawdzenie można poprosić tylko po odrzuceniu. Odśwież stronę i sprawdź, co się zmieniło."
            }
            ErrorCode::AppealWaits => "Twoja prośba o ponowne sprawdzenie już czeka na odpowiedź",
            ErrorCode::AppealsExhausted => {
                "Sprawdziliśmy to już ponownie. Jeśli nadal się nie zgadzasz, zadzwoń na Infolinię Programu."
            }
            ErrorCode::LineNotAccepted => "Poprawić można tylko zaakceptowaną pozycję. Odśwież stronę.",
            ErrorCode::PointsTakenBack => {
                "Punkty za tę pozycję cofnięto już wcześniej korektą punktów uczestnika. Najpierw oddaj je taką samą korektą."
            }
            ErrorCode::OtherFilesFirst => "Odczytujemy teraz inne pliki. Spróbuj ponownie za chwilę.",
            ErrorCode::SeasonMissing => "Nowy sezon programu jeszcze się nie rozpoczął. Spróbuj ponownie za kilka dni.",
            ErrorCode::VersionChanged => {
                "Ktoś zmienił te dane w międzyczasie. Odśwież stronę i sprawdź, co się zmieniło."
            }
            ErrorCode::WasPublished => {
                "To było już w\u{a0}portalu, dlatego zostaje w\u{a0}historii. Możesz tego nie pokazywać."
            }
            ErrorCode::RulesInForce => {
                "Wycofać można tylko regulamin, który jeszcze nie obowiązuje. Ten zostaje w\u{a0}historii."
            }
            ErrorCode::RulesDayTaken => {
                "Od tego dnia obowiązuje już inny plik. Wybierz inny dzień albo wycofaj tamten."
            }
            ErrorCode::CropExists => "Taka uprawa już jest na liście, może wśród wycofanych",
            ErrorCode::RewardInUse => {
                "Usunąć można tylko nagrodę spoza katalogu, której nikt nie zamówił i\u{a0}która nie jest wycieczką."
            }
            ErrorCode::BackupsNotSet => {
                "Serwer nie ma miejsca na kopie. Ustaw PLON_BACKUP_TO i\u{a0}uruchom go ponownie."
            }
            ErrorCode::BackupUnderWay => "Kopia już czeka albo powstaje. Kolejną zlecisz, gdy ta się skończy.",
            ErrorCode::SeasonInUse => {
                "Usunąć można tylko najnowszy szkic sezonu, w\u{a0}którym nie ma promocji, wycieczek ani zakupów."
            }
            ErrorCode::ForecastMissing => {
                "Sprawdź najpierw, co ta wersja zmieni u\u{a0}uczestników: uruchom symulację na zakupach sezonu promocji."
            }
            ErrorCode::AnotherPublisher => {
                "Ta wersja przesuwa więcej punktów, niż może jedna osoba. Opublikuje ją administrator, który nie pisał jej szkicu."
            }
            ErrorCode::AnotherOpener => {
                "Tylu punktów za kolejny sezon jedna osoba nie rozdaje sama. Sezon otworzy administrator, który ich nie ustalał."
            }
            ErrorCode::NotEnoughPoints => "Masz za mało punktów na tę nagrodę",
            ErrorCode::BankAccountMissing => "Uzupełnij numer konta, aby zamówić przelew",
            ErrorCode::OutOfStock => "Tej nagrody nie ma już w magazynie",
            ErrorCode::PriceChanged => {
                "Cena tej nagrody zmieniła się przed chwilą. Sprawdź ją i\u{a0}zamów jeszcze raz."
            }
            ErrorCode::PriceOfTrip => "Cenę wycieczki ustala się w\u{a0}jej warunkach",
            ErrorCode::NoVariants => "Warianty mają tylko karty i\u{a0}przesyłki",
            ErrorCode::OrderStateForbids => "Status zamówienia nie pozwala na tę zmianę",
            ErrorCode::Maintenance => {
                "Trwa przerwa techniczna i\u{a0}nic nie zostało zapisane. Spróbuj ponownie, gdy się skończy."
            }
            ErrorCode::NotOpen => "Portal nie jest jeszcze otwarty. Zajrzyj tu niedługo.",
            ErrorCode::SetupDone => "Portal jest już skonfigurowany. Zaloguj się na zaplecze.",
            ErrorCode::SetupLinkEnded => "Ten link już nie działa. Uruchom serwer ponownie, a\u{a0}wypisze nowy.",
            ErrorCode::SupportReadOnly => "To podgląd konta uczestnika. Niczego nie można tu zmienić.",
            ErrorCode::ReauthRequired => "Podaj hasło, aby potwierdzić, że to Ty",
            ErrorCode::WrongPassword => "Niepoprawne hasło",
            ErrorCode::AlreadyRegistered => {
                "Ten numer NIP ma już konto w\u{a0}programie. Zaloguj się albo zadzwoń na Infolinię."
            }
            ErrorCode::RegistrationClosed => {
                "Rejestracja jest teraz możliwa tylko z\u{a0}zaproszeniem. Zgłoś udział, a\u{a0}prześlemy Ci zaproszenie."
            }
            ErrorCode::InvitationEnded => {
                "To zaproszenie wygasło albo zostało już wykorzystane. Zgłoś udział, a\u{a0}prześlemy Ci nowe."
            }
            ErrorCode::InvitationForAnother => "Zaproszenie jest na inny numer NIP",
            ErrorCode::ContactMessageEnded => "Ktoś już odpowiedział na tę wiadomość albo ją zamknął",
            ErrorCode::MediaInUse => "Tego pliku nie można usunąć, bo jest używany w\u{a0}treściach portalu",
            ErrorCode::NewsletterLinkEnded => "Ten link już nie działa. Zapisz się na newsletter jeszcze raz.",
            ErrorCode::RequestDecided => "To zgłoszenie jest już rozpatrzone",
            ErrorCode::AskerForgotten => {
                "Dane osoby, która się zgłosiła, zostały usunięte. To zgłoszenie można tylko odrzucić."
            }
            ErrorCode::ConsentOutdated => {
                "Treść oświadczeń zmieniła się w\u{a0}międzyczasie. Przeczytaj je i\u{a0}zaznacz jeszcze raz."
            }
            ErrorCode::ConsentRequired => {
                "Bez tego oświadczenia nie można brać udziału w\u{a0}programie. Możesz je wycofać, prosząc o\u{a0}usunięcie danych."
            }
            ErrorCode::ErasureWaits => "Twoja prośba o\u{a0}usunięcie danych już czeka",
            ErrorCode::NoErasureWaits => "Nie ma prośby, którą można cofnąć",
            ErrorCode::OrdersOpen => {
                "Uczestnik ma otwarte zamówienia nagród. Zrealizuj je lub anuluj, zanim usuniesz dane."
            }
            ErrorCode::PayoutWaits => {
                "Uczestnik zmienił numer konta, adres e-mail lub telefon mniej niż 48\u{a0}godzin temu. Przelew musi poczekać."
            }
            ErrorCode::SignInExpired => "Logowanie trwało za długo. Zaloguj się od początku.",
            ErrorCode::WrongCode => "Kod jest niepoprawny lub został już użyty",
            ErrorCode::PasskeyRefused => "Tego klucza dostępu nie możemy przyjąć. Spróbuj jeszcze raz albo podaj kod.",
            ErrorCode::PasskeyExpired => "Na klucz dostępu czekaliśmy za długo. Spróbuj jeszcze raz.",
            ErrorCode::PasskeyKnown => "Ten klucz dostępu jest już dodany",
            ErrorCode::PasskeysFull => "Masz już 10\u{a0}kluczy dostępu. Usuń ten, którego nie używasz.",
            ErrorCode::NoPasskey => "To konto nie ma klucza dostępu. Podaj kod z\u{a0}aplikacji.",
            ErrorCode::PasskeysUnavailable => {
                "Klucze dostępu działają tylko na portalu z\u{a0}własną domeną i\u{a0}szyfrowanym połączeniem (https)."
            }
            ErrorCode::LastSecondFactor => "To Twój jedyny drugi składnik logowania, dlatego nie można go usunąć",
            ErrorCode::InvitationExpired => "Ten link już nie działa. Poproś administratora o\u{a0}nowe zaproszenie.",
            ErrorCode::NoSuchParticipant => "Nie ma aktywnego uczestnika o tym numerze NIP",
            ErrorCode::OperatorExists => "Operator z tym adresem e-mail już istnieje",
            ErrorCode::PromotionExists => "Ten adres jest już zajęty. Wpisz inny.",
            ErrorCode::OperatorDisabled => "Konto tego operatora jest wyłączone",
            ErrorCode::OwnHands => {
                "To musi zatwierdzić inna osoba niż ta, która to zaproponowała lub której to dotyczy"
            }
            ErrorCode::CorrectionDecided => "Ta korekta jest już zatwierdzona albo odrzucona. Odśwież stronę.",
            ErrorCode::NoSecondAdministrator => {
                "Rolę Finanse lub Administrator potwierdza inny administrator, a\u{a0}takiego nie ma. Dodaj go poleceniem plon operator add na serwerze."
            }
            ErrorCode::OwnAccount => "Nie możesz zmienić własnego konta. Poproś innego administratora.",
            ErrorCode::LastAdministrator => "To ostatni aktywny administrator. Najpierw nadaj tę rolę komuś innemu.",
            ErrorCode::MessageCannotBeSent => "Tej wiadomości nie można już wysłać ponownie",
            ErrorCode::UnknownNip => "Brak NIP-u w bazie",
            ErrorCode::CodeWrong => "Kod jest niepoprawny. Sprawdź go w\u{a0}SMS-ie.",
            ErrorCode::CodeDead => "Ten kod stracił ważność. Poproś o\u{a0}nowy.",
            ErrorCode::BulkJobIsOver => "To zadanie już się skończyło",
            ErrorCode::BulkJobDecided => "To zadanie już nie czeka na drugą osobę. Odśwież stronę.",
            ErrorCode::MailingStateForbids => {
                "Status tej wysyłki nie pozwala na tę zmianę. Odśwież stronę i\u{a0}sprawdź, co się zmieniło."
            }
            ErrorCode::ImportStateForbids => {
                "Status tego importu nie pozwala na tę zmianę. Odśwież stronę i\u{a0}sprawdź, co się zmieniło."
            }
            ErrorCode::ImportHasErrors => {
                "W\u{a0}pliku są błędne wiersze, dlatego nie można go zatwierdzić. Popraw je albo pomiń."
            }
            ErrorCode::ImportNotChecked => {
                "Po ostatnich zmianach plik nie był jeszcze sprawdzony. Sprawdź go ponownie, zanim go zatwierdzisz."
            }
            ErrorCode::ImportRowCannotBeMended => "Tego wiersza nie można poprawić. Pomiń go albo popraw plik.",
            ErrorCode::ImportTooManyChanges => {
                "W\u{a0}jednym pliku możesz zapisać najwyżej 5\u{a0}000 zmian. Popraw plik i\u{a0}wczytaj go jeszcze raz."
            }
            ErrorCode::AccountStateForbids => {
                "Status konta nie pozwala na tę zmianę. Odśwież stronę i sprawdź, co się zmieniło."
            }
            ErrorCode::InUse => "Tego nie można usunąć, bo inne dane już z\u{a0}tego korzystają",
            ErrorCode::TripNotReached => "Masz jeszcze za mało punktów w\u{a0}tym sezonie, aby zamówić tę wycieczkę",
            ErrorCode::TripOrdered => "Ta wycieczka jest już przez Ciebie zamówiona",
            ErrorCode::TripTooLate => "Termin zamówienia tej wycieczki już minął",
            ErrorCode::TripShort => "Uczestnikowi brakuje jeszcze punktów do tej wycieczki, dlatego zamówienie czeka",
            ErrorCode::PointsBelowZero => {
                "Po korekcie masz mniej niż 0\u{a0}punktów. Wycieczkę zamówisz, gdy zbierzesz brakujące punkty."
            }
            ErrorCode::NoSuchPromotion => "Nie ma takiej promocji",
            ErrorCode::PromotionNotBegun => "Ta promocja jeszcze się nie zaczęła",
            ErrorCode::AnswerTooLate => "Termin na odpowiedź w\u{a0}tej promocji już minął",
            ErrorCode::AnswerByDeclaration => {
                "W\u{a0}tej promocji bierzesz udział, składając deklarację na jej stronie"
            }
            ErrorCode::CardCollected => {
                "Karta z\u{a0}tej promocji została już odebrana, dlatego nie można wycofać akceptacji regulaminu"
            }
            ErrorCode::PointsSpent => "Punkty z\u{a0}tej promocji są już wydane, dlatego nie można ich teraz oddać",
            ErrorCode::DeclarationClosed => "Deklaracji w\u{a0}tej promocji nie można teraz złożyć ani zmienić",
            ErrorCode::CardGone => "Tej karty nie ma już do odbioru. Odśwież stronę i\u{a0}sprawdź, co się zmieniło.",
            ErrorCode::RemainderChanged => {
                "Reszta z\u{a0}tej promocji jest teraz inna. Odśwież stronę i\u{a0}sprawdź kwotę."
            }
            ErrorCode::AccountToPayMissing => {
                "Uczestnik nie podał numeru konta. Poproś go o\u{a0}uzupełnienie profilu, a\u{a0}potem wypłać resztę."
            }
            ErrorCode::CardCodeLost => "Numeru tej karty nie da się już odczytać. Napisz do nas, a\u{a0}wydamy nową.",
            ErrorCode::CardCodeMissing => "Kod tej karty jeszcze nie jest gotowy. Powiadomimy Cię, gdy będzie.",
            ErrorCode::CardNeedsCode => {
                "Ta karta przychodzi jako kod. Zamówienie dostanie status Zrealizowana, gdy wczytasz jej numer albo dokończysz realizację na stronie Kody kart."
            }
            ErrorCode::CardHasCode => {
                "Numer tej karty jest już wczytany, więc zamówienia nie można anulować. Kod odczyta jego właściciel."
            }
            ErrorCode::CardCodeReady => "Kod tej karty już na Ciebie czeka",
            ErrorCode::TransferByBatch => {
                "Status przelewu zmienia tylko paczka przelewów: dodaj do niej to zamówienie, zatwierdź ją i\u{a0}wyślij do banku."
            }
            ErrorCode::PayoutStateForbids => {
                "Status paczki przelewów nie pozwala na tę zmianę. Odśwież stronę i\u{a0}sprawdź, co się zmieniło."
            }
            ErrorCode::PayoutOwnHands => {
                "Paczkę przelewów zatwierdza inna osoba niż ta, która ją zaproponowała lub zmieniła"
            }
            ErrorCode::PayoutEmpty => "W\u{a0}tej paczce nie ma już żadnego przelewu. Wycofaj ją.",
            ErrorCode::PayoutSettingsWrong => {
                "W\u{a0}ustawieniach programu brakuje danych do przelewów (konta, nazwy, adresu, rodzaju pliku) albo są błędne"
            }
            ErrorCode::TransferNotSent => "Ten przelew nie wyszedł do banku albo już z\u{a0}niego wrócił",
            ErrorCode::PrizeValueKnown => "Wartość tej nagrody jest już zapisana. Odśwież stronę.",
            ErrorCode::ApiTokenUnknown => "Nie znamy tego tokenu",
            ErrorCode::ApiTokenExpired => "Ten token już nie działa. Poproś administratora programu o\u{a0}nowy.",
            ErrorCode::ApiClientDisabled => "Administrator programu wyłączył tego klienta API",
            ErrorCode::ApiNetworkRefused => "Ten klient API nie może łączyć się z\u{a0}tego adresu",
            ErrorCode::ValueNotWaiting => "Ta wartość nie czeka już na swój dzień. Odśwież stronę.",
            ErrorCode::LevelReached => "Ktoś osiągnął już ten poziom, więc zostaje. Możesz zmienić jego premię.",
            ErrorCode::CursorEnded => "Przywrócono kopię zapasową. Pobierz wszystko od początku, bez kursora.",
            ErrorCode::TooManyWebhooks => "Jest już 50\u{a0}webhooków. Wykorzystaj jeden z\u{a0}nich.",
            ErrorCode::WebhookDisabled => "Ten webhook jest wyłączony. Włącz go, żeby wysyłać do niego zdarzenia.",
            ErrorCode::PushOff => "Powiadomienia push są teraz wyłączone.",
            ErrorCode::WebhookBeingSent => "To zdarzenie jest właśnie wysyłane. Poczekaj na wynik.",
            ErrorCode::ApiClientOver => "Ten klient API jest wyłączony. Jeśli jest znowu potrzebny, dodaj nowego.",
            ErrorCode::TooManyOpenBatches => {
                "Zbyt wiele paczek czeka na koniec. Poczekaj, aż wcześniejsze zostaną zapisane, poprawione albo anulowane."
            }
            ErrorCode::WhiteListSilent => {
                "Wykaz podatników VAT teraz nie odpowiada. Spróbuj później. Przelewy mogą wyjść także bez tego sprawdzenia."
            }
            ErrorCode::WhiteListSpent => {
                "Wykaz podatników VAT nie przyjmuje dziś więcej pytań. Resztę kont sprawdzisz jutro. Przelewy mogą wyjść także bez tego sprawdzenia."
            }
        }
    }
}
