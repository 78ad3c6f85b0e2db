//! Templates of participants' passwords and sign-in.
use plon_domain::message::TemplateChannel;

use super::signed;
use crate::template::{Template, Variable};

pub const ALL: &[&Template] = &[&PASSWORD_CODE, &PASSWORD_CHANGED, &WRONG_PASSWORDS, &WRONG_CODES];

pub const PASSWORD_CODE: Template = Template {
    key: "auth.code",
    purpose: "auth.code",
    channel: TemplateChannel::Sms,
    title: "Kod do ustawienia hasła",
    occasion: "Gdy uczestnik ustawia pierwsze hasło albo nowe, bo nie pamięta starego.",
    is_to_participant: true,
    variables: &[Variable::required("kod", "sześć cyfr, które uczestnik przepisuje", "482913")],
    subject: "",
    body: "Kod do ustawienia hasła: {kod}. Jest ważny 10 minut. Nie podawaj go nikomu.",
};

pub const PASSWORD_CHANGED: Template = Template {
    key: "auth.password_changed",
    purpose: "auth.password_changed",
    channel: TemplateChannel::Email,
    title: "Hasło ustawione kodem z\u{a0}SMS-a",
    occasion: "Zaraz po ustawieniu hasła, na wypadek gdyby zrobił to ktoś inny.",
    is_to_participant: true,
    variables: &[],
    subject: "Hasło do Twojego konta zostało ustawione",
    body: signed!(
        "hasło do Twojego konta w programie zostało właśnie ustawione kodem z\u{a0}SMS-a. Na wszystkich urządzeniach \
         nastąpiło wylogowanie.\n\nJeśli to nie Ty, ustaw od razu nowe hasło na stronie programu i\u{a0}skontaktuj się \
         z\u{a0}nami."
    ),
};

pub const WRONG_PASSWORDS: Template = Template {
    key: "auth.attack.passwords",
    purpose: "auth.attack",
    channel: TemplateChannel::Email,
    title: "Próby logowania: błędne hasła",
    occasion: "Gdy w\u{a0}ciągu godziny ktoś wiele razy podał błędne hasło uczestnika; najwyżej raz dziennie.",
    is_to_participant: true,
    variables: &[],
    subject: "Próby logowania na Twoje konto",
    body: signed!(
        "ktoś dzisiaj wiele razy podał błędne hasło do Twojego konta. Nie udało mu się zalogować.\n\nJeśli to Ty, nie \
         musisz nic robić. Jeśli to nie Ty, Twoje hasło nadal działa, a\u{a0}na urządzeniach, z\u{a0}których korzystasz \
         na co dzień, zalogujesz się jak zwykle. Gdyby ktoś mógł znać Twoje hasło, ustaw nowe na stronie programu."
    ),
};

pub const WRONG_CODES: Template = Template {
    key: "auth.attack.codes",
    purpose: "auth.attack",
    channel: TemplateChannel::Email,
    title: "Próby logowania: błędne kody",
    occasion: "Gdy jednego dnia ktoś kilka razy podał błędny kod do ustawienia hasła; najwyżej raz dziennie.",
    is_to_participant: true,
    variables: &[],
    subject: "Próby logowania na Twoje konto",
    body: signed!(
        "ktoś dzisiaj kilka razy podał błędny kod z\u{a0}SMS-a do Twojego konta. Nie udało mu się ustawić nowego \
         hasła.\n\nJeśli to Ty, nie musisz nic robić. Jeśli to nie Ty, Twoje hasło nadal działa, a\u{a0}na \
         urządzeniach, z\u{a0}których korzystasz na co dzień, zalogujesz się jak zwykle. Gdyby ktoś mógł znać Twoje \
         hasło, ustaw nowe na stronie programu."
    ),
};
