//! The operators' side of contact: what waits, one message, its answer.
use serde_json::{Value, json};

use super::{CONTACT_ADMIN, form};
use crate::given::registration::with;
use crate::support::{Answer, OperatorClient, TestApp, on_both};

async fn list(app: &TestApp, operator: &OperatorClient, query: &str) -> Value {
    app.get(&format!("{CONTACT_ADMIN}{query}")).bearer(&operator.token).send().await.assert(200).json.clone()
}

async fn end(app: &TestApp, operator: &OperatorClient, path: &str, form: &Value) -> Answer {
    app.post(&format!("{CONTACT_ADMIN}/{path}")).bearer(&operator.token).json(form).send().await
}

on_both! {
    async fn a_message_waits_with_its_sender(app) {
        app.write(&form()).await.assert(201);
        let operator = app.operator(&["moderator"]).await;
        let item = list(&app, &operator, "?status=new").await["data"]["items"][0].clone();
        assert_eq!(item, json!({
            "id": 1, "name": "Jan Żak", "is_participant": false, "topic": "Faktury i\u{a0}punkty",
            "beginning": "Kiedy sprawdzicie fakturę?\n Czekam od maja.", "date": "2025-08-20T07:00:00Z",
            "status": {"code": "new", "label": "Nowa", "color": "yellow"},
        }));
        let shown = app.get_as(&operator, &format!("{CONTACT_ADMIN}/1")).await;
        assert_eq!(shown, json!({
            "id": 1, "status": item["status"], "topic": "Faktury i\u{a0}punkty", "name": "Jan Żak",
            "email": "Jan.Zak@poczta.example", "phone": "+48600700800",
            "message": "Kiedy sprawdzicie fakturę?\n Czekam od maja.",
            "contact_consent": "Zgadzam się na kontakt e-mailem lub telefonicznie w\u{a0}sprawie mojej wiadomości.",
            "participant": null, "date": "2025-08-20T07:00:00Z", "closed_at": null, "closed_by": null, "answer": null,
            "reason": null,
        }));
        let dashboard = app.get_as(&operator, "/api/v1/backoffice/dashboard").await;
        assert_eq!(dashboard["requests"]["contact"], 1);
        app.get(&format!("{CONTACT_ADMIN}/999")).bearer(&operator.token).send().await.assert(404);
    }

    async fn a_participants_message_leads_to_their_card(app) {
        let (participant, operator) = (app.participant().await, app.operator(&["moderator"]).await);
        app.representative_for_all().await;
        app.write_as(&participant, "Dzień dobry").await.assert(201);
        let shown = app.get_as(&operator, &format!("{CONTACT_ADMIN}/1")).await;
        assert_eq!(shown["participant"], json!({
            "id": participant.id.0, "company_name": "Gospodarstwo Rolne", "nip": participant.nip, "representative": "Ewa Nowak",
        }));
        assert_eq!((&shown["name"], &shown["contact_consent"]), (&json!("Anna Wiśniewska"), &Value::Null));
        assert_eq!(list(&app, &operator, "").await["data"]["items"][0]["is_participant"], true);
    }

    async fn an_answer_goes_to_the_sender_and_is_kept_with_who_and_when(app) {
        app.brand().await;
        let participant = app.participant().await;
        app.write_as(&participant, "Kiedy przyjdzie kurtka?\nCzekam.").await.assert(201);
        let operator = app.operator(&["moderator"]).await;
        assert_eq!(end(&app, &operator, "1/answer", &json!({"answer": " "})).await.assert(422).field("answer"), "Pole jest wymagane");
        let long = end(&app, &operator, "1/answer", &json!({"answer": "x".repeat(4001)})).await;
        assert_eq!(long.assert(422).field("answer"), "Wpisz najwyżej 4000\u{a0}znaków");
        let answer = end(&app, &operator, "1/answer", &json!({"answer": "W piątek.\n\nEwa"})).await;
        assert_eq!(answer.assert(200).message(), "Odpowiedź została wysłana");
        let mail = app.outbox().await.pop().unwrap();
        assert_eq!((mail.purpose.as_str(), mail.recipient.as_str()), ("contact.answer", "anna@example.pl"));
        assert_eq!(mail.subject.as_deref(), Some("Odpowiedź na Twoją wiadomość: Nagrody i\u{a0}zamówienia"));
        let text = "W piątek.\n\nEwa\n\nTwoja wiadomość z 20.08.2025:\n> Kiedy przyjdzie kurtka?\n> Czekam.";
        assert!(mail.body.contains(text), "{}", mail.body);
        let shown = app.get_as(&operator, &format!("{CONTACT_ADMIN}/1")).await;
        assert_eq!((&shown["status"]["code"], &shown["answer"], &shown["closed_by"], &shown["closed_at"]),
            (&json!("answered"), &json!("W piątek.\n\nEwa"), &json!("Jan Kowalski"), &json!("2025-08-20T07:00:00Z")));
        let told = "SELECT count(*) FROM notifications WHERE participant_id = $1 AND content = 'Wysłaliśmy ją na adres anna@example.pl.'";
        assert_eq!(app.number(told, participant.id.0).await, 1);
        let act = app.audited_changes().await.remove(0);
        assert_eq!((&act["action"], &act["subject"], &act["nip"], &act["before"], &act["after"]),
            (&json!("contact.answer"), &json!("contact_messages"), &json!(participant.nip), &json!({"status": "new"}), &json!({"status": "answered"})));
        let again = end(&app, &operator, "1/answer", &json!({"answer": "W sobotę."})).await;
        assert_eq!(again.assert(409).json["error"], "contact_message_ended");
        assert_eq!(end(&app, &operator, "1/close", &json!({"reason": "Reklama"})).await.assert(409).message(),
            "Ktoś już odpowiedział na tę wiadomość albo ją zamknął");
        end(&app, &operator, "999/answer", &json!({"answer": "x"})).await.assert(404);
    }

    async fn who_has_no_email_reads_the_answer_in_the_portal(app) {
        let (participant, operator) = (app.participant().await, app.operator(&["moderator"]).await);
        app.run("UPDATE participants SET email = ''").await;
        let answer = app.write_as(&participant, "Dzień dobry").await;
        assert!(answer.assert(201).message().ends_with("w\u{a0}powiadomieniach w\u{a0}portalu."), "{}", answer.message());
        end(&app, &operator, "1/answer", &json!({"answer": "Dzień dobry, Anno."})).await.assert(200);
        assert_eq!(app.outbox().await.len(), 0);
        let told = "SELECT count(*) FROM notifications WHERE participant_id = $1 AND content = 'Dzień dobry, Anno.'";
        assert_eq!(app.number(told, participant.id.0).await, 1);
    }

    async fn a_message_is_closed_with_a_reason_and_nobody_is_told(app) {
        app.write(&form()).await.assert(201);
        let operator = app.operator(&["moderator"]).await;
        assert_eq!(end(&app, &operator, "1/close", &json!({})).await.assert(422).field("reason"), "Pole jest wymagane");
        end(&app, &operator, "1/close", &json!({"reason": "x".repeat(501)})).await.assert(422);
        let closed = end(&app, &operator, "1/close", &json!({"reason": " Reklama "})).await;
        assert_eq!(closed.assert(200).json["data"]["status"], json!({"code": "closed", "label": "Zamknięta", "color": "gray"}));
        assert_eq!(app.outbox().await.len(), 1, "the confirmation that was there before");
        let shown = app.get_as(&operator, &format!("{CONTACT_ADMIN}/1")).await;
        assert_eq!((&shown["reason"], &shown["answer"]), (&json!("Reklama"), &Value::Null));
        let act = app.audited_changes().await.remove(0);
        assert_eq!((&act["action"], &act["note"]), (&json!("contact.close"), &json!("Reklama")));
        assert_eq!(end(&app, &operator, "1/answer", &json!({"answer": "x"})).await.assert(409).json["error"], "contact_message_ended");
        assert_eq!(app.get_as(&operator, "/api/v1/backoffice/dashboard").await["requests"]["contact"], 0);
    }

    async fn a_retried_answer_is_sent_once(app) {
        app.write(&form()).await.assert(201);
        let operator = app.operator(&["moderator"]).await;
        for _ in 0..2 {
            let request = app.post(&format!("{CONTACT_ADMIN}/1/answer")).bearer(&operator.token).key("k");
            request.json(&json!({"answer": "Jutro."})).send().await.assert(200);
        }
        assert_eq!(app.count("SELECT count(*) FROM messages WHERE purpose = 'contact.answer'").await, 1);
    }

    async fn the_list_is_narrowed_and_goes_on_page_by_page(app) {
        for number in 0..60 {
            if number % 15 == 0 {
                app.wait(jiff::SignedDuration::from_hours(24));
            }
            let name = if number % 3 == 0 { "Łucja 50%" } else { "Jan Żak" };
            let email = format!("ktos{number}@poczta.example");
            app.write(&with(form(), &json!({"name": name, "email": email}))).await.assert(201);
        }
        let operator = app.operator(&["moderator"]).await;
        for id in [1, 2] {
            end(&app, &operator, &format!("{id}/close"), &json!({"reason": "Reklama"})).await.assert(200);
        }
        let oldest = list(&app, &operator, "?status=new").await;
        assert_eq!((&oldest["data"]["items"][0]["id"], &oldest["meta"]["total"]), (&json!(3), &json!(58)));
        let cursor = oldest["meta"]["next_cursor"].as_i64().unwrap();
        let rest = list(&app, &operator, &format!("?status=new&cursor={cursor}")).await;
        assert_eq!((rest["data"]["items"].as_array().unwrap().len(), &rest["meta"]["next_cursor"]), (8, &Value::Null));
        assert_eq!(list(&app, &operator, "").await["data"]["items"][0]["id"], 60, "the newest of all");
        assert_eq!(list(&app, &operator, "?status=closed").await["meta"]["total"], 2);
        for (search, total) in [("lucja", 20), ("%C5%81UCJA", 20), ("ktos7@", 1), ("50%25", 20), ("9%25", 0), ("nikt", 0)] {
            assert_eq!(list(&app, &operator, &format!("?search={search}")).await["meta"]["total"], total, "{search}");
        }
        app.get(&format!("{CONTACT_ADMIN}?status=lost")).bearer(&operator.token).send().await.assert(400);
    }

    async fn the_list_goes_by_its_index(app) {
        let operator = app.operator(&["moderator"]).await;
        for query in ["?status=new", "?status=new&cursor=7", "?status=answered&cursor=7"] {
            let plans = app.plans_of(app.get(&format!("{CONTACT_ADMIN}{query}")).bearer(&operator.token)).await;
            plans.assert_by_index("contact_messages", "contact_messages_by_status");
            plans.assert_in_order("contact_messages");
        }
    }
}
