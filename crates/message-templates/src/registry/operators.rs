//! Templates of messages to operators.
use plon_domain::message::TemplateChannel;

use super::signed;
use crate::template::{Template, Variable};

pub const ALL: &[&Template] = &[
    &INVITATION,
    &PASSWORD_CHANGED,
    &PASSKEY_ADDED,
    &PASSKEY_REMOVED,
    &WRONG_PASSWORDS,
    &WRONG_CODES,
    &NOTICE,
    &MONTHLY_REPORT,
    &TEST_EMAIL,
    &TEST_SMS,
];

const PASSKEY: Variable =
    Variable::required("nazwa klucza", "jak operator nazwał klucz dostępu", "Laptop w\u{a0}biurze");

const TEST_BODY: &str = "To wiadomość próbna z\u{a0}portalu. Skoro ją czytasz, wysyłka działa.";

pub const INVITATION: Template = Template {
    key: "operators.invitation",
    purpose: "operators.invitation",
    channel: TemplateChannel::Email,
    title: "Zaproszenie do zaplecza",
    occasion: "Gdy administrator dodaje operatora albo wysyła mu zaproszenie jeszcze raz.",
    is_to_participant: false,
    variables: &[Variable::required(
        "link",
        "adres, pod którym operator ustawia hasło",
        "https://program.example/zaplecze/zaproszenie/przyklad",
    )],
    subject: "Dostęp do zaplecza programu",
    body: "Dzień dobry,\n\notrzymujesz dostęp do zaplecza programu. Ustaw hasło pod adresem:\n\n{link}\n\nLink działa \
           24\u{a0}godziny i\u{a0}tylko raz. Przy pierwszym logowaniu przygotuj telefon z\u{a0}aplikacją \
           uwierzytelniającą, na przykład Google Authenticator albo Microsoft Authenticator.",
};

pub const PASSWORD_CHANGED: Template = Template {
    key: "operators.password_changed",
    purpose: "operators.password_changed",
    channel: TemplateChannel::Email,
    title: "Zmiana hasła operatora",
    occasion: "Zaraz po zmianie hasła do zaplecza.",
    is_to_participant: false,
    variables: &[],
    subject: "Zmiana hasła do zaplecza programu",
    body: "Dzień dobry,\n\nhasło do Twojego konta na zapleczu programu zostało zmienione, a\u{a0}pozostałe urządzenia \
           wylogowane.\n\nJeśli to nie Ty, od razu powiadom administratora programu.",
};

pub const PASSKEY_ADDED: Template = Template {
    key: "operators.passkeys.added",
    purpose: "operators.passkeys",
    channel: TemplateChannel::Email,
    title: "Nowy klucz dostępu operatora",
    occasion: "Zaraz po dodaniu klucza dostępu do konta na zapleczu.",
    is_to_participant: false,
    variables: &[PASSKEY],
    subject: "Nowy klucz dostępu",
    body: "Dzień dobry,\n\ndo Twojego konta na zapleczu programu dodano klucz dostępu „{nazwa klucza}”. Można nim zastąpić \
           kod z\u{a0}aplikacji przy logowaniu.\n\nJeśli to nie Ty, od razu powiadom administratora programu.",
};

pub const PASSKEY_REMOVED: Template = Template {
    key: "operators.passkeys.removed",
    purpose: "operators.passkeys",
    channel: TemplateChannel::Email,
    title: "Usunięty klucz dostępu operatora",
    occasion: "Zaraz po usunięciu klucza dostępu z\u{a0}konta na zapleczu.",
    is_to_participant: false,
    variables: &[PASSKEY],
    subject: "Usunięty klucz dostępu",
    body: "Dzień dobry,\n\nz\u{a0}Twojego konta na zapleczu programu usunięto klucz dostępu „{nazwa klucza}”.\n\nJeśli \
           to nie Ty, od razu powiadom administratora programu.",
};

pub const WRONG_PASSWORDS: Template = Template {
    key: "operators.attack.passwords",
    purpose: "operators.attack",
    channel: TemplateChannel::Email,
    title: "Próby logowania na konto operatora: błędne hasła",
    occasion: "Gdy w\u{a0}ciągu godziny ktoś wiele razy podał błędne hasło operatora; najwyżej raz dziennie.",
    is_to_participant: false,
    variables: &[],
    subject: "Próby logowania na Twoje konto",
    body: signed!(
        "ktoś dzisiaj wiele razy podał błędne hasło do Twojego konta na zapleczu programu. Nie udało mu się \
         zalogować.\n\nJeśli to nie Ty, powiedz o\u{a0}tym administratorowi. Na urządzeniach, z\u{a0}których już się \
         logowałeś lub logowałaś, zalogujesz się jak zwykle."
    ),
};

pub const WRONG_CODES: Template = Template {
    key: "operators.attack.codes",
    purpose: "operators.attack",
    channel: TemplateChannel::Email,
    title: "Próby logowania na konto operatora: błędne kody",
    occasion: "Gdy ktoś podał właściwe hasło operatora i\u{a0}kilka razy błędny kod; najwyżej raz dziennie.",
    is_to_participant: false,
    variables: &[],
    subject: "Próby logowania na Twoje konto",
    body: signed!(
        "ktoś dzisiaj podał właściwe hasło do Twojego konta na zapleczu programu, a\u{a0}potem kilka razy błędny kod \
         drugiego składnika.\n\nJeśli to nie Ty, ktoś zna Twoje hasło: powiedz o\u{a0}tym od razu administratorowi \
         i\u{a0}ustaw nowe."
    ),
};

pub const NOTICE: Template = Template {
    key: "operators.notice",
    purpose: "operators.notice",
    channel: TemplateChannel::Email,
    title: "Zmiana, o której wiedzą administratorzy i\u{a0}finanse",
    occasion: "Gdy przybywa operator, rola lub drugi składnik, albo zmienia się konto do wypłat.",
    is_to_participant: false,
    variables: &[
        Variable::optional("tytuł", "czego dotyczy zmiana", "Nowy operator"),
        Variable::required("treść", "co się zmieniło", "Administrator dodał operatora zofia@plon.example."),
        Variable::required("co zrobić", "co zrobić, gdy nikt tego nie uzgodnił", "wyłącz to konto na zapleczu"),
    ],
    subject: "{tytuł}",
    body: "Dzień dobry,\n\n{treść}\n\nJeśli to nie było uzgodnione, od razu {co zrobić} albo zadzwoń do innego \
           administratora.",
};

pub const MONTHLY_REPORT: Template = Template {
    key: "reports.monthly",
    purpose: "reports.monthly",
    channel: TemplateChannel::Email,
    title: "Raport miesięczny",
    occasion: "Po końcu miesiąca, do tych, którzy go zamówili; raport jest w\u{a0}załączniku.",
    is_to_participant: false,
    variables: &[Variable::optional("miesiąc", "miesiąc raportu", "lipiec 2025")],
    subject: "Raport miesięczny: {miesiąc}",
    body: signed!(
        "w\u{a0}załączniku jest raport programu za miesiąc: {miesiąc}. Każdy raport jest też na zapleczu, w\u{a0}części \
         „Raporty”; tam możesz zrezygnować z\u{a0}tych wiadomości."
    ),
};

pub const TEST_EMAIL: Template = Template {
    key: "launch.test.email",
    purpose: "launch.test",
    channel: TemplateChannel::Email,
    title: "Wiadomość próbna: e-mail",
    occasion: "Gdy administrator sprawdza wysyłkę na liście Przed startem.",
    is_to_participant: false,
    variables: &[],
    subject: "Wiadomość próbna",
    body: TEST_BODY,
};

pub const TEST_SMS: Template = Template {
    key: "launch.test.sms",
    purpose: "launch.test",
    channel: TemplateChannel::Sms,
    title: "Wiadomość próbna: SMS",
    occasion: "Gdy administrator sprawdza wysyłkę na liście Przed startem.",
    is_to_participant: false,
    variables: &[],
    subject: "",
    body: TEST_BODY,
};
