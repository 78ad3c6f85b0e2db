//! Templates of invitations and registration.
use plon_domain::message::TemplateChannel;

use super::signed;
use crate::template::{Template, Variable};

pub const ALL: &[&Template] = &[
    &INVITATION_SMS,
    &INVITATION_RETAIL,
    &INVITATION_PARTNER,
    &WELCOME,
    &RECEIVED,
    &APPROVED,
    &REFUSED,
    &FIRST_LOGIN_SMS,
    &FIRST_LOGIN_EMAIL,
];

const LINK: Variable = Variable::required(
    "link",
    "adres, pod którym zaproszona osoba się rejestruje",
    "https://program.example/rejestracja/przyklad",
);
const CODE: Variable = Variable::optional("kod", "kod rejestracyjny z\u{a0}zaproszenia", "RK4M-7TQX");
const LAST_DAY: Variable = Variable::optional("ostatni dzień", "do kiedy zaproszenie jest ważne", "31.08.2025");
const FIRST_LOGIN_LINK: Variable = Variable::required(
    "link",
    "adres, pod którym uczestnik ustawia pierwsze hasło",
    "https://program.example/#!pierwsze-logowanie",
);

/// Adds instructions for the first sign-in to a sentence.
macro_rules! with_way_in {
    ($text:literal) => {
        signed!(concat!(
            $text,
            " Przed pierwszym logowaniem ustaw hasło: podaj swój NIP, a wyślemy Ci kod SMS.\n\nPierwsze \
             logowanie:\n{link}"
        ))
    };
}

// Without Polish letters an SMS holds 160 characters instead of 70, and the URL is long.
pub const INVITATION_SMS: Template = Template {
    key: "registration.invitation.sms",
    purpose: "registration.invitation",
    channel: TemplateChannel::Sms,
    title: "Zaproszenie do programu: SMS",
    occasion: "Gdy operator albo uczestnik zaprasza kogoś SMS-em.",
    is_to_participant: false,
    variables: &[LINK, LAST_DAY, CODE],
    subject: "",
    body: "Zaproszenie do programu {nazwa programu}. Zarejestruj sie do {ostatni dzień}: {link}",
};

pub const INVITATION_RETAIL: Template = Template {
    key: "registration.invitation.retail",
    purpose: "registration.invitation",
    channel: TemplateChannel::Email,
    title: "Zaproszenie do programu: e-mail do gospodarstwa",
    occasion: "Gdy operator albo uczestnik zaprasza kogoś e-mailem.",
    is_to_participant: false,
    variables: &[LINK, LAST_DAY, CODE],
    subject: "Zaproszenie do programu {nazwa programu}",
    body: signed!(
        "zapraszamy Cię do programu {nazwa programu}. Kupuj produkty, zbieraj punkty, ciesz się \
         nagrodami.\n\nZarejestruj się pod tym adresem:\n{link}\n\nZaproszenie jest tylko dla Ciebie i działa raz, do \
         {ostatni dzień}. Kod rejestracyjny: {kod}."
    ),
};

pub const INVITATION_PARTNER: Template = Template {
    key: "registration.invitation.partner",
    purpose: "registration.invitation",
    channel: TemplateChannel::Email,
    title: "Zaproszenie do programu: e-mail do partnera",
    occasion: "Gdy operator zaprasza partnera e-mailem.",
    is_to_participant: false,
    variables: &[LINK, LAST_DAY, CODE],
    subject: "Zaproszenie do programu {nazwa programu}",
    body: signed!(
        "zapraszamy Cię do programu {nazwa programu}. Jako partner polecasz program swoim klientom i\u{a0}pierwszy \
         wiesz o\u{a0}promocjach.\n\nZarejestruj się pod tym adresem:\n{link}\n\nZaproszenie jest tylko dla Ciebie i \
         działa raz, do {ostatni dzień}. Kod rejestracyjny: {kod}."
    ),
};

pub const WELCOME: Template = Template {
    key: "registration.welcome.registered",
    purpose: "registration.welcome",
    channel: TemplateChannel::Email,
    title: "Powitanie w\u{a0}programie",
    occasion: "Zaraz po rejestracji gospodarstwa lub firmy.",
    is_to_participant: true,
    variables: &[FIRST_LOGIN_LINK],
    subject: "Witaj w programie {nazwa programu}",
    body: with_way_in!("Twoje konto w programie {nazwa programu} jest gotowe."),
};

pub const RECEIVED: Template = Template {
    key: "registration.received",
    purpose: "registration.received",
    channel: TemplateChannel::Email,
    title: "Przyjęcie zgłoszenia partnera",
    occasion: "Zaraz po rejestracji partnera, zanim operator ją sprawdzi.",
    is_to_participant: true,
    variables: &[],
    subject: "Przyjęliśmy Twoje zgłoszenie do programu {nazwa programu}",
    body: signed!("dziękujemy za zgłoszenie. Sprawdzimy je i napiszemy do Ciebie, gdy konto będzie gotowe."),
};

pub const APPROVED: Template = Template {
    key: "registration.welcome.approved",
    purpose: "registration.welcome",
    channel: TemplateChannel::Email,
    title: "Zatwierdzenie konta partnera",
    occasion: "Gdy operator zatwierdzi zgłoszenie partnera.",
    is_to_participant: true,
    variables: &[FIRST_LOGIN_LINK],
    subject: "Witaj w programie {nazwa programu}",
    body: with_way_in!("Twoje zgłoszenie zostało przyjęte i konto partnera jest gotowe."),
};

pub const REFUSED: Template = Template {
    key: "registration.refused",
    purpose: "registration.refused",
    channel: TemplateChannel::Email,
    title: "Odmowa przyjęcia zgłoszenia",
    occasion: "Gdy operator odrzuci zgłoszenie do programu.",
    is_to_participant: false,
    variables: &[Variable::required("powód", "powód, który podał operator", "Gospodarstwo jest już w programie.")],
    subject: "Twoje zgłoszenie do programu {nazwa programu}",
    body: signed!("nie mogliśmy przyjąć Twojego zgłoszenia do programu {nazwa programu}.\n\nPowód: {powód}"),
};

pub const FIRST_LOGIN_SMS: Template = Template {
    key: "registration.first_login.sms",
    purpose: "registration.first_login",
    channel: TemplateChannel::Sms,
    title: "Wskazówki do pierwszego logowania: SMS",
    occasion: "Gdy operator przypomina uczestnikowi bez hasła, że jego konto czeka.",
    is_to_participant: true,
    variables: &[FIRST_LOGIN_LINK],
    subject: "",
    body: "Twoje konto w programie {nazwa programu} czeka. Ustaw haslo: {link}",
};

pub const FIRST_LOGIN_EMAIL: Template = Template {
    key: "registration.first_login.email",
    purpose: "registration.first_login",
    channel: TemplateChannel::Email,
    title: "Wskazówki do pierwszego logowania: e-mail",
    occasion: "Gdy operator przypomina uczestnikowi bez hasła, że jego konto czeka.",
    is_to_participant: true,
    variables: &[FIRST_LOGIN_LINK],
    subject: "Twoje konto w programie {nazwa programu} czeka",
    body: with_way_in!("Twoje konto w programie {nazwa programu} czeka na Ciebie."),
};
