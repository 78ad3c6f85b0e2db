//! Templates of contact and the newsletter.
use plon_domain::message::TemplateChannel;

use super::signed;
use crate::template::{Template, Variable};

pub const ALL: &[&Template] =
    &[&RECEIVED, &NEW, &FORWARDED, &ANSWER, &NEWSLETTER_CONFIRMATION, &NEWSLETTER_WELCOME, &NEWSLETTER_KNOWN];

const TOPIC: Variable = Variable::optional("temat", "temat wybrany w\u{a0}formularzu", "Punkty");
const WRITTEN: Variable =
    Variable::required("wiadomość", "to, co napisał nadawca", "Dzień dobry, czy mogę zmienić adres dostawy?");
const LEAVE_LINK: Variable = Variable::required(
    "link",
    "adres, pod którym można się wypisać",
    "https://program.example/newsletter/wypisz/przyklad",
);

pub const RECEIVED: Template = Template {
    key: "contact.received",
    purpose: "contact.received",
    channel: TemplateChannel::Email,
    title: "Potwierdzenie wiadomości do programu",
    occasion: "Zaraz po wysłaniu formularza kontaktowego. Nie ma w\u{a0}nim nic z\u{a0}tego, co ktoś wpisał.",
    is_to_participant: false,
    variables: &[TOPIC],
    subject: "Otrzymaliśmy Twoją wiadomość",
    body: signed!(
        "Twoja wiadomość do nas dotarła. Temat: {temat}. Odpowiemy na ten adres e-mail.\n\nJeśli ta wiadomość nie jest \
         od Ciebie, nie musisz nic robić."
    ),
};

pub const NEW: Template = Template {
    key: "contact.new",
    purpose: "contact.new",
    channel: TemplateChannel::Email,
    title: "Nowa wiadomość do programu",
    occasion: "Na adres programu, gdy ktoś wyśle formularz kontaktowy.",
    is_to_participant: false,
    variables: &[
        TOPIC,
        Variable::optional("od kogo", "od uczestnika albo od gościa portalu", "od uczestnika"),
        Variable::required("link", "wiadomość na zapleczu", "https://program.example/zaplecze/kontakt/7"),
    ],
    subject: "Nowa wiadomość: {temat}",
    body: signed!("na zapleczu czeka nowa wiadomość {od kogo}. Temat: {temat}.\n\nPrzeczytaj ją i odpowiedz:\n{link}"),
};

pub const FORWARDED: Template = Template {
    key: "contact.forwarded",
    purpose: "contact.forwarded",
    channel: TemplateChannel::Email,
    title: "Wiadomość uczestnika do przedstawiciela",
    occasion: "Gdy uczestnik, który ma przedstawiciela, wyśle formularz kontaktowy.",
    is_to_participant: false,
    variables: &[
        Variable::required("nadawca", "imię i\u{a0}nazwisko z\u{a0}formularza", "Anna Wiśniewska"),
        Variable::optional("firma", "gospodarstwo lub firma", "Gospodarstwo Rolne Anna Wiśniewska"),
        Variable::optional("NIP", "NIP uczestnika", "5260250274"),
        Variable::required("kontakt", "adres e-mail lub telefon do odpowiedzi", "anna@example.pl, +48 500 000 010"),
        TOPIC,
        WRITTEN,
    ],
    subject: "Wiadomość od uczestnika: {temat}",
    body: signed!(
        "masz wiadomość z portalu od uczestnika: {nadawca}, {firma}, NIP {NIP}. Kontakt: {kontakt}.\n\nTemat: \
         {temat}\n\n{wiadomość}"
    ),
};

pub const ANSWER: Template = Template {
    key: "contact.answer",
    purpose: "contact.answer",
    channel: TemplateChannel::Email,
    title: "Odpowiedź na wiadomość do programu",
    occasion: "Gdy operator odpowie na wiadomość z\u{a0}formularza kontaktowego.",
    is_to_participant: false,
    variables: &[
        Variable::required("odpowiedź", "to, co napisał operator", "Tak, adres zmienisz w\u{a0}swoim profilu."),
        TOPIC,
        Variable::optional("dzień", "dzień wiadomości", "19.08.2025"),
        Variable::optional(
            "wiadomość",
            "wiadomość nadawcy, każda linia po znaku >",
            "> Dzień dobry, czy mogę zmienić adres dostawy?",
        ),
    ],
    subject: "Odpowiedź na Twoją wiadomość: {temat}",
    body: signed!("{odpowiedź}\n\nTwoja wiadomość z {dzień}:\n{wiadomość}"),
};

pub const NEWSLETTER_CONFIRMATION: Template = Template {
    key: "newsletter.confirm",
    purpose: "newsletter.confirm",
    channel: TemplateChannel::Email,
    title: "Potwierdzenie zapisu na newsletter",
    occasion: "Gdy ktoś poda adres e-mail w\u{a0}formularzu newslettera.",
    is_to_participant: false,
    variables: &[
        Variable::required(
            "link",
            "adres, pod którym zapis się potwierdza",
            "https://program.example/newsletter/potwierdz/przyklad",
        ),
        Variable::optional("ostatni dzień", "do kiedy link działa", "27.08.2025"),
    ],
    subject: "Potwierdź zapis na newsletter programu {nazwa programu}",
    body: signed!(
        "ktoś podał ten adres, żeby dostawać newsletter programu {nazwa programu}. Jeśli to Ty, potwierdź \
         zapis:\n{link}\n\nLink działa do {ostatni dzień}. Jeśli to nie Ty, nie rób nic: bez potwierdzenia nie wyślemy \
         newslettera, a adres usuniemy."
    ),
};

pub const NEWSLETTER_WELCOME: Template = Template {
    key: "newsletter.joined.welcome",
    purpose: "newsletter.joined",
    channel: TemplateChannel::Email,
    title: "Powitanie w\u{a0}newsletterze",
    occasion: "Zaraz po potwierdzeniu zapisu.",
    is_to_participant: false,
    variables: &[LEAVE_LINK],
    subject: "Jesteś na liście newslettera",
    body: signed!(
        "zapis na newsletter jest potwierdzony. Będziemy pisać o promocjach, nagrodach i nowościach w programie.\n\nW \
         każdej chwili możesz się wypisać:\n{link}"
    ),
};

pub const NEWSLETTER_KNOWN: Template = Template {
    key: "newsletter.joined.known",
    purpose: "newsletter.joined",
    channel: TemplateChannel::Email,
    title: "Adres jest już w\u{a0}newsletterze",
    occasion: "Gdy ktoś zapisuje adres, który już jest na liście.",
    is_to_participant: false,
    variables: &[LEAVE_LINK],
    subject: "Ten adres jest już na liście newslettera",
    body: signed!(
        "ktoś podał ten adres, żeby dostawać newsletter programu. Jest już zapisany, więc nie musisz nic robić.\n\nW \
         każdej chwili możesz się wypisać:\n{link}"
    ),
};
