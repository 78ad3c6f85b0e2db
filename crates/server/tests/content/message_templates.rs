//! Templates of messages: what operators write over them, and what leaves then.
use plon_message_templates::ALL;
use serde_json::{Value, json};

use crate::support::{Answer, NIPS, OperatorClient, TestApp, on_both};

const PATH: &str = "/api/v1/backoffice/message-templates";
const CODE: &str = "auth.code";

impl TestApp {
    async fn save(&self, who: &OperatorClient, key: &str, version: i64, (subject, body): (&str, &str)) -> Answer {
        let form = json!({"version": version, "text": {"subject": subject, "body": body}});
        self.post(&format!("{PATH}/{key}/update")).bearer(&who.token).json(&form).send().await
    }

    async fn template(&self, who: &OperatorClient, key: &str) -> Value {
        self.get(&format!("{PATH}/{key}")).bearer(&who.token).send().await.assert(200).json["data"].clone()
    }
}

on_both! {
    async fn each_template_is_listed_and_shown_with_its_original(app) {
        let editor = app.operator(&["administrator"]).await;
        let listed = app.get(PATH).bearer(&editor.token).send().await.assert(200).json["data"]["items"].clone();
        assert_eq!(listed.as_array().unwrap().len(), ALL.iter().copied().flatten().count());
        assert!(listed.as_array().unwrap().iter().all(|item| item["changed_at"].is_null()));
        for item in listed.as_array().unwrap() {
            let shown = app.template(&editor, item["key"].as_str().unwrap()).await;
            assert_eq!((&shown["version"], &shown["text"]), (&json!(0), &shown["original"]), "{item}");
        }
        app.get(&format!("{PATH}/no.such")).bearer(&editor.token).send().await.assert(404);
    }

    async fn what_operators_are_told_of_their_accounts_is_for_administrators(app) {
        let (editor, chief) = (app.operator(&["editor"]).await, app.operator(&["administrator"]).await);
        let key = "operators.invitation";
        let listed = async |who: &OperatorClient| {
            let answer = app.get(PATH).bearer(&who.token).send().await;
            answer.assert(200).json["data"]["items"].as_array().unwrap().iter().any(|item| item["key"] == key)
        };
        assert_eq!((listed(&editor).await, listed(&chief).await), (false, true));
        let text = app.template(&chief, key).await["text"].clone();
        let form = json!({"version": 0, "text": text});
        for (path, who, status) in [("update", &editor, 404), ("update", &chief, 200)] {
            app.post(&format!("{PATH}/{key}/{path}")).bearer(&who.token).json(&form).send().await.assert(status);
        }
        app.get(&format!("{PATH}/{key}")).bearer(&editor.token).send().await.assert(404);
        app.get(&format!("{PATH}/{key}/versions")).bearer(&editor.token).send().await.assert(404);
        app.post(&format!("{PATH}/{key}/reset")).bearer(&editor.token).json(&json!({"version": 1})).send().await.assert(404);
    }

    async fn the_next_message_has_the_text_of_an_editor_and_the_original_comes_back(app) {
        let participant = app.participant_with_password().await;
        let editor = app.operator(&["editor"]).await;
        let text = "{imię}, oto Twój kod: {kod}. {nazwa programu}";
        let saved = app.save(&editor, CODE, 0, ("", text)).await;
        assert_eq!((saved.assert(200).message(), &saved.json["data"]["version"]), ("Tekst jest zapisany", &json!(1)));
        app.ask_for_code(participant.nip).await.assert(200);
        let sent = app.letter_about(CODE).await;
        assert_eq!(sent, format!("Anna, oto Twój kod: {}. Plon", app.last_code().await));

        let form = json!({"version": 1});
        app.post(&format!("{PATH}/{CODE}/reset")).bearer(&editor.token).json(&form).send().await.assert(200);
        app.wait(jiff::SignedDuration::from_mins(10));
        app.ask_for_code(participant.nip).await.assert(200);
        assert!(app.letter_about(CODE).await.starts_with("Kod do ustawienia hasła: "));

        let versions = app.get(&format!("{PATH}/{CODE}/versions")).bearer(&editor.token).send().await;
        let items = &versions.assert(200).json["data"]["items"];
        assert_eq!((&items[0]["is_original"], &items[1]["text"]["body"]), (&json!(true), &json!(text)));
        assert_eq!(app.template(&editor, CODE).await["changed_at"], Value::Null);
        assert_eq!(app.count("SELECT count(*) FROM audit_log WHERE action LIKE 'message_templates.%'").await, 2);
    }

    async fn a_wrong_text_is_refused_at_its_field_and_a_stale_one_as_a_whole(app) {
        let editor = app.operator(&["editor"]).await;
        let unknown = app.save(&editor, CODE, 0, ("", "{kod} {kot}")).await;
        assert_eq!(unknown.assert(422).field("body"), "Nie ma wartości {kot}. Wybierz nazwę z\u{a0}listy.");
        let missing = app.save(&editor, CODE, 0, ("", "Twój kod")).await;
        assert_eq!(missing.assert(422).field("body"), "W\u{a0}tekście musi być {kod}");
        let email = app.save(&editor, "auth.password_changed", 0, ("{kod}", "")).await;
        assert_eq!(email.assert(422).field("subject"), "Nie ma wartości {kod}. Wybierz nazwę z\u{a0}listy.");
        assert_eq!(email.field("body"), "Pole jest wymagane");

        app.save(&editor, CODE, 0, ("", "Kod: {kod}")).await.assert(200);
        app.save(&editor, CODE, 0, ("", "Inny kod: {kod}")).await.assert(409);
        app.save(&editor, CODE, 1, ("", "Inny kod: {kod}")).await.assert(200);
        assert_eq!(app.template(&editor, CODE).await["text"]["body"], "Inny kod: {kod}");
    }

    async fn a_sample_goes_to_its_author_alone(app) {
        let editor = app.operator(&["editor"]).await;
        let form = json!({"text": {"subject": "Witaj w {nazwa programu}", "body": "Konto: {link}\n\n{pomoc}"}});
        let path = format!("{PATH}/registration.welcome.registered/sample");
        app.post(&path).bearer(&editor.token).json(&form).send().await.assert(200);
        let sent = app.letter_about("templates.sample").await;
        assert_eq!(sent, "Konto: https://program.example/#!pierwsze-logowanie");
        let own = "SELECT count(*) FROM messages m JOIN operators o ON o.email = m.recipient WHERE o.id = $1";
        assert_eq!(app.number(own, editor.id.0).await, 1);
        let sms = json!({"text": {"subject": "", "body": "{kod}"}});
        let refused = app.post(&format!("{PATH}/{CODE}/sample")).bearer(&editor.token).json(&sms).send().await;
        assert_eq!(refused.assert(422).field("body"), "Próbkę można wysłać tylko jako e-mail");
    }

    async fn the_values_of_a_participant_are_read_by_those_who_may_and_leave_a_trace(app) {
        let participant = app.participant().await;
        let support = app.operator(&["support"]).await;
        let path = |key: &str, nip: &str| format!("{PATH}/{key}/values?nip={nip}");
        let read = app.get(&path(CODE, participant.nip)).bearer(&support.token).send().await;
        let values = read.assert(200).json["data"]["values"].as_array().unwrap().clone();
        assert!(values.contains(&json!({"name": "imię", "value": "Anna"})), "{values:?}");
        assert_eq!(app.count("SELECT count(*) FROM audit_log WHERE action = 'message_templates.read_values'").await, 1);

        let unknown = app.get(&path(CODE, NIPS[3])).bearer(&support.token).send().await;
        assert_eq!(unknown.assert(422).field("nip"), "Nie ma uczestnika o\u{a0}tym numerze NIP");
        let other = app.get(&path("contact.new", participant.nip)).bearer(&support.token).send().await;
        assert_eq!(other.assert(422).field("nip"), "Ta wiadomość nie zawiera danych uczestnika");
        let editor = app.operator(&["editor"]).await;
        app.get(&path(CODE, participant.nip)).bearer(&editor.token).send().await.assert(403);
        app.save(&support, CODE, 0, ("", "Kod: {kod}")).await.assert(403);
    }
}
