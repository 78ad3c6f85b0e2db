//! The templates: every SMS and e-mail that the programme sends, by the feature that causes it.
pub mod account;
pub mod contact;
pub mod invoices;
pub mod notifications;
pub mod operators;
pub mod orders;
pub mod points;
pub mod registration;
pub mod sign_in;
pub mod trips;

use plon_domain::message::TemplateChannel;

use super::template::{Template, Variable};

/// A signed letter: greeting, text, help line, signature.
macro_rules! signed {
    ($text:expr) => {
        concat!("Dzień dobry,\n\n", $text, "\n\n{pomoc}\n\nProgram {nazwa programu}")
    };
}
use signed;

/// A notification of a participant.
const fn notification(
    key: &'static str,
    (title, occasion): (&'static str, &'static str),
    variables: &'static [Variable],
    (subject, body): (&'static str, &'static str),
) -> Template {
    Template {
        key,
        purpose: "notifications.tell",
        channel: TemplateChannel::Notification,
        title,
        occasion,
        is_to_participant: true,
        variables,
        subject,
        body,
    }
}

/// All templates, in the order in which operators see them.
pub const ALL: &[&[&Template]] = &[
    registration::ALL,
    sign_in::ALL,
    account::ALL,
    invoices::ALL,
    points::ALL,
    orders::ALL,
    trips::ALL,
    notifications::ALL,
    contact::ALL,
    operators::ALL,
];

/// Template by its key.
pub fn find_template(key: &str) -> Option<&'static Template> {
    ALL.iter().copied().flatten().copied().find(|template| template.key == key)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::check::{TextError, check_body, check_subject};

    fn all() -> impl Iterator<Item = &'static Template> {
        ALL.iter().copied().flatten().copied()
    }

    #[test]
    fn each_original_passes_its_own_check() {
        for template in all() {
            let key = template.key;
            assert_eq!(check_body(template, template.body).as_deref(), Ok(template.body), "{key}");
            match template.channel {
                TemplateChannel::Email | TemplateChannel::Notification => {
                    assert_eq!(check_subject(template, template.subject).as_deref(), Ok(template.subject), "{key}");
                }
                TemplateChannel::Sms => assert_eq!(template.subject, "", "{key}"),
            }
        }
    }

    #[test]
    fn each_key_and_each_variable_of_a_template_is_unique() {
        let keys: BTreeSet<&str> = all().map(|template| template.key).collect();
        assert_eq!(keys.len(), all().count());
        for template in all() {
            let is_notification = template.channel == TemplateChannel::Notification;
            assert!(is_notification || template.key.starts_with(template.purpose), "{}", template.key);
            let names: BTreeSet<&str> = template.all_variables().map(|variable| variable.name).collect();
            assert_eq!(names.len(), template.all_variables().count(), "{}", template.key);
        }
    }

    #[test]
    fn each_variable_has_a_sample_and_each_required_one_stands_in_the_original() {
        for template in all() {
            let samples: Vec<(&str, &str)> =
                template.all_variables().map(|variable| (variable.name, variable.sample)).collect();
            assert!(samples.iter().all(|(_, sample)| !sample.is_empty()), "{}", template.key);
            let filled = template.fill(&template.original(), &samples);
            assert!(!filled.body.contains('{') && !filled.subject.contains('{'), "{}", template.key);
        }
    }

    #[test]
    fn a_text_is_checked_for_its_values() {
        let code = find_template("auth.code").unwrap();
        assert_eq!(check_body(code, "Kod: { kod }"), Ok("Kod: { kod }".to_owned()));
        assert_eq!(check_body(code, "Twój kod"), Err(TextError::Missing("kod")));
        assert_eq!(check_body(code, "{kod} {kot}"), Err(TextError::Unknown("kot".to_owned())));
        assert_eq!(check_body(code, " \n"), Err(TextError::Empty));
        assert_eq!(check_body(code, &"a".repeat(1_001)), Err(TextError::TooLong(1_000)));
        assert_eq!(check_body(code, "{kod}\r\n\r\n\r\n\r\nx  \r\n"), Ok("{kod}\n\nx".to_owned()));
        assert_eq!(check_body(code, "{kod}\u{202e}"), Err(TextError::Unprintable));
        let changed = find_template("auth.password_changed").unwrap();
        assert_eq!(check_subject(changed, " Nowe\n hasło "), Ok("Nowe hasło".to_owned()));
        assert_eq!(check_subject(changed, ""), Err(TextError::Empty));
        assert_eq!(check_subject(changed, "{kod}"), Err(TextError::Unknown("kod".to_owned())));
    }

    #[test]
    fn a_text_that_misses_a_value_gives_way_to_the_original() {
        let code = find_template("auth.code").unwrap();
        let text = crate::TemplateText { subject: String::new(), body: "{dawniej} {kod}".to_owned() };
        assert_eq!(
            code.fill(&text, &[("kod", "123456")]).body,
            "Kod do ustawienia hasła: 123456. Jest ważny 10 minut. Nie podawaj go nikomu."
        );
    }
}
