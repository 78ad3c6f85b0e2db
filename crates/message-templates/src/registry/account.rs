//! Templates about a participant's data, rewards and trips.
use plon_domain::message::TemplateChannel;

use super::signed;
use crate::template::{Template, Variable};

pub const ALL: &[&Template] = &[
    &PROFILE_CHANGED_EMAIL,
    &PROFILE_CHANGED_SMS,
    &ERASURE_REQUESTED,
    &CODE_READY,
    &CODE_REPLACED,
    &TRIP_SHORT,
    &TRIP_AT_STAKE,
    &TRIP_OPEN,
];

const CHANGES: Variable =
    Variable::required("zmiany", "które dane się zmieniły", "adres e-mail, numer konta bankowego");
const ORDER: Variable = Variable::required("numer", "numer zamówienia", "1024");
const REWARD: Variable = Variable::optional("nagroda", "nazwa nagrody", "Karta paliwowa 200 zł");
const REWARDS_LINK: Variable =
    Variable::required("link", "strona Moje nagrody", "https://program.example/moje-nagrody");
const TRIP: Variable = Variable::required("wycieczka", "nazwa wycieczki", "Wycieczka do Portugalii");
const DEADLINE: Variable = Variable::required("termin", "dzień, do którego jest czas", "30.09.2025");
const LOST: Variable = Variable::required("przepadnie", "punkty, które przepadną po terminie", "12 000 pkt");
const TRIP_LINK: Variable = Variable::required("link", "strona wycieczki", "https://program.example/wycieczka");

pub const PROFILE_CHANGED_EMAIL: Template = Template {
    key: "profile.changed.email",
    purpose: "profile.changed",
    channel: TemplateChannel::Email,
    title: "Zmiana danych w\u{a0}profilu: e-mail",
    occasion: "Gdy zmienia się adres e-mail, telefon lub konto bankowe; na stary i\u{a0}na nowy adres.",
    is_to_participant: true,
    variables: &[CHANGES],
    subject: "Zmiana danych w Twoim profilu",
    body: signed!(
        "w Twoim profilu w Programie zmieniły się dane: {zmiany}.\n\nPrzez 48 godzin od tej zmiany nie wysyłamy \
         przelewów. Jeśli to nie Ty, zadzwoń od razu na {infolinia}."
    ),
};

pub const PROFILE_CHANGED_SMS: Template = Template {
    key: "profile.changed.sms",
    purpose: "profile.changed",
    channel: TemplateChannel::Sms,
    title: "Zmiana danych w\u{a0}profilu: SMS",
    occasion: "Gdy zmienia się adres e-mail, telefon lub konto bankowe; na stary i\u{a0}na nowy numer.",
    is_to_participant: true,
    variables: &[CHANGES],
    subject: "",
    body: "W Twoim profilu zmieniły się dane: {zmiany}. Jeśli to nie Ty, zadzwoń od razu na {infolinia}.",
};

pub const ERASURE_REQUESTED: Template = Template {
    key: "personal_data.erasure",
    purpose: "personal_data.erasure",
    channel: TemplateChannel::Email,
    title: "Prośba o\u{a0}usunięcie danych",
    occasion: "Gdy uczestnik poprosi w\u{a0}profilu o\u{a0}usunięcie swoich danych.",
    is_to_participant: true,
    variables: &[],
    subject: "Prośba o usunięcie danych",
    body: signed!(
        "przyjęliśmy Twoją prośbę o usunięcie danych z Programu. Wykonamy ją w ciągu 30 dni; dopóki czeka, możesz ją \
         cofnąć w swoim profilu. Po usunięciu danych logowanie nie będzie możliwe, a punkty przepadną. Nie dostaniesz \
         już wtedy od nas wiadomości.\n\nJeśli to nie Ty, zmień hasło i zadzwoń na Infolinię Programu."
    ),
};

pub const CODE_READY: Template = Template {
    key: "orders.code.ready",
    purpose: "orders.code",
    channel: TemplateChannel::Email,
    title: "Kod karty czeka",
    occasion: "Gdy kod zamówionej karty jest wczytany. Samego kodu nie ma w\u{a0}wiadomości.",
    is_to_participant: true,
    variables: &[ORDER, REWARD, REWARDS_LINK],
    subject: "Kod karty czeka w\u{a0}Moich nagrodach",
    body: signed!(
        "Zamówienie nr\u{a0}{numer} jest zrealizowane: {nagroda}. Kod karty zobaczysz w\u{a0}Moich nagrodach, gdy \
         podasz hasło.\n\nMoje nagrody: {link}"
    ),
};

pub const CODE_REPLACED: Template = Template {
    key: "orders.code.replaced",
    purpose: "orders.code",
    channel: TemplateChannel::Email,
    title: "Nowy kod karty w\u{a0}miejsce utraconego",
    occasion: "Gdy do zrealizowanego zamówienia wczytano nowy kod karty.",
    is_to_participant: true,
    variables: &[ORDER, REWARD, REWARDS_LINK],
    subject: "Kod karty czeka w\u{a0}Moich nagrodach",
    body: signed!(
        "Do zamówienia nr\u{a0}{numer} jest nowy kod karty: {nagroda}. Zobaczysz go w\u{a0}Moich nagrodach, gdy podasz \
         hasło.\n\nMoje nagrody: {link}"
    ),
};

pub const TRIP_SHORT: Template = Template {
    key: "trips.reminder.short",
    purpose: "trips.reminder",
    channel: TemplateChannel::Email,
    title: "Wycieczka: brakuje punktów",
    occasion: "Przed terminem, do którego trzeba uzupełnić punkty na zamówioną wycieczkę.",
    is_to_participant: true,
    variables: &[TRIP, Variable::required("brakuje", "ile punktów brakuje", "3 500 pkt"), DEADLINE, LOST, TRIP_LINK],
    subject: "Uzupełnij punkty na wycieczkę do {termin}",
    body: signed!(
        "{wycieczka}: brakuje {brakuje}. Jeśli nie uzupełnisz ich do {termin}, przepadnie {przepadnie}.\n\nSzczegóły: \
         {link}"
    ),
};

pub const TRIP_AT_STAKE: Template = Template {
    key: "trips.reminder.at_stake",
    purpose: "trips.reminder",
    channel: TemplateChannel::Email,
    title: "Wycieczka: odłożone punkty przepadną",
    occasion: "Przed terminem zamówienia wycieczki, na którą są odłożone punkty.",
    is_to_participant: true,
    variables: &[TRIP, DEADLINE, LOST, TRIP_LINK],
    subject: "Zamów wycieczkę do {termin}",
    body: signed!(
        "{wycieczka}: jeśli nie zamówisz wycieczki do {termin}, przepadnie {przepadnie}.\n\nSzczegóły: {link}"
    ),
};

pub const TRIP_OPEN: Template = Template {
    key: "trips.reminder.open",
    purpose: "trips.reminder",
    channel: TemplateChannel::Email,
    title: "Wycieczka: zbliża się termin zamówienia",
    occasion: "Przed terminem zamówienia wycieczki, na którą nie ma odłożonych punktów.",
    is_to_participant: true,
    variables: &[TRIP, DEADLINE, TRIP_LINK],
    subject: "Zamów wycieczkę do {termin}",
    body: signed!("{wycieczka}: zamówienia przyjmujemy do {termin}.\n\nSzczegóły: {link}"),
};
