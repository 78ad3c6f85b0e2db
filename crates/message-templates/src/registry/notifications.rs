//! Frames of notifications that leave the portal.
use plon_domain::message::TemplateChannel;

use crate::template::{Template, Variable};

pub const ALL: &[&Template] = &[&EMAIL, &SMS];

const CONTENT: Variable = Variable::required(
    "treść",
    "tekst powiadomienia",
    "Zamówienie nr 1024 jest w\u{a0}realizacji: Karta paliwowa 200 zł.",
);

pub const EMAIL: Template = Template {
    key: "notifications.tell.email",
    purpose: "notifications.tell",
    channel: TemplateChannel::Email,
    title: "Powiadomienie: e-mail",
    occasion: "Gdy coś się dzieje z\u{a0}fakturą, punktami albo zamówieniem, a\u{a0}uczestnik zgodził się na e-maile.",
    is_to_participant: true,
    variables: &[
        Variable::optional("tytuł", "tytuł powiadomienia", "Twoje zamówienie jest w\u{a0}realizacji"),
        CONTENT,
    ],
    subject: "{tytuł}",
    body: "Dzień dobry,\n\n{treść}\n\nSzczegóły są w\u{a0}portalu. Tę wiadomość wysyłamy za Twoją zgodą, którą możesz \
           wycofać w\u{a0}swoim profilu.",
};

pub const SMS: Template = Template {
    key: "notifications.tell.sms",
    purpose: "notifications.tell",
    channel: TemplateChannel::Sms,
    title: "Powiadomienie: SMS",
    occasion: "Gdy coś się dzieje z\u{a0}fakturą, punktami albo zamówieniem, a\u{a0}uczestnik zgodził się tylko na SMS-y.",
    is_to_participant: true,
    variables: &[CONTENT],
    subject: "",
    body: "{treść}",
};
