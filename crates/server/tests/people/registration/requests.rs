//! Requests to take part, and the back office where operators answer them.
use serde_json::{Value, json};

use super::{NEW_NIP, OTHER_NIP, with};
use crate::support::{Answer, OperatorClient, TestApp, on_both};

pub const ASK: &str = "/api/v1/participation-requests";
const REQUESTS: &str = "/api/v1/backoffice/requests";

/// A request without errors.
pub fn form() -> Value {
    json!({
        "nip": NEW_NIP, "first_name": "Jan", "last_name": "Żak", "company_name": "Gospodarstwo Żak",
        "phone": "600700800", "email": "jan@poczta.example", "city": "Łęczyca", "message": " Proszę o telefon. ",
        "contact_consent": true,
    })
}

async fn ask(app: &TestApp, form: &Value) -> Answer {
    app.post(ASK).json(form).send().await
}

async fn list(app: &TestApp, operator: &OperatorClient, query: &str) -> Value {
    app.get(&format!("{REQUESTS}{query}")).bearer(&operator.token).send().await.assert(200).json.clone()
}

async fn decide(app: &TestApp, operator: &OperatorClient, id: i64, what: &str, form: &Value) -> Answer {
    app.post(&format!("{REQUESTS}/{id}/{what}")).bearer(&operator.token).json(form).send().await
}

on_both! {
    async fn a_request_waits_on_the_dashboard(app) {
        assert_eq!(ask(&app, &form()).await.assert(201).message(), "Dziękujemy za zgłoszenie. Odezwiemy się do Ciebie.");
        let operator = app.operator(&["moderator"]).await;
        let waiting = list(&app, &operator, "?status=pending").await;
        let item = &waiting["data"]["items"][0];
        assert_eq!(*item, json!({
            "id": item["id"], "kind": "participation", "person": "Jan Żak", "company_name": "Gospodarstwo Żak",
            "city": "Łęczyca", "nip": NEW_NIP, "date": "2025-08-20T07:00:00Z",
            "status": {"code": "pending", "label": "Oczekuje", "color": "yellow"},
        }));
        let shown = app.get(&format!("{REQUESTS}/{}", item["id"])).bearer(&operator.token).send().await;
        let data = &shown.assert(200).json["data"];
        assert_eq!((data["message"].as_str(), data["has_account"].as_bool()), (Some("Proszę o telefon."), Some(false)));
        assert_eq!(data["others"], 0);
        assert!(data["contact_consent"].as_str().unwrap().starts_with("Zgadzam się na kontakt"));
        let dashboard = app.get("/api/v1/backoffice/dashboard").bearer(&operator.token).send().await;
        assert_eq!(
            dashboard.json["data"]["requests"],
            json!({"participation": 1, "partners": 0, "erasures": 0, "contact": 0})
        );
        app.get(&format!("{REQUESTS}/999")).bearer(&operator.token).send().await.assert(404);
    }

    async fn a_request_sent_twice_at_once_is_kept_once(app) {
        let twin = || app.post(ASK).key("k").json(&form()).send();
        let (one, other) = tokio::join!(twin(), twin());
        assert_eq!(one.assert(201).json, other.assert(201).json);
        assert_eq!(app.count("SELECT count(*) FROM requests").await, 1);
    }

    async fn a_message_with_signs_that_have_no_shape_is_refused_at_its_field(app) {
        let answer = ask(&app, &with(form(), &json!({"message": "a\u{0}b"}))).await;
        assert_eq!(answer.assert(422).field("message"), "Usuń znaki, których nie da się wydrukować");
        assert_eq!(app.count("SELECT count(*) FROM requests").await, 0);
    }

    async fn an_empty_request_names_all_that_is_missing(app) {
        let errors = ask(&app, &json!({})).await.assert(422).json["errors"].clone();
        let required = ["city", "company_name", "email", "first_name", "last_name", "nip", "phone"];
        let mut expected: Value = required.iter().map(|name| ((*name).to_owned(), json!(["Pole jest wymagane"]))).collect();
        expected["contact_consent"] = json!(["Zaznacz zgodę na kontakt, żebyśmy mogli Ci odpowiedzieć"]);
        assert_eq!(errors, expected);
        let long = with(form(), &json!({"message": "x".repeat(1001)}));
        assert_eq!(ask(&app, &long).await.assert(422).field("message"), "Wpisz najwyżej 1000\u{a0}znaków");
        assert_eq!(app.count("SELECT count(*) FROM requests").await, 0);
    }

    async fn the_answer_is_the_same_for_a_nip_that_has_an_account(app) {
        let unknown = ask(&app, &form()).await;
        let participant = app.participant().await;
        let known = ask(&app, &with(form(), &json!({"nip": participant.nip}))).await;
        assert_eq!(known.assert(201).json, unknown.assert(201).json);
        let operator = app.operator(&["moderator"]).await;
        let id = list(&app, &operator, &format!("?search={}", participant.nip)).await["data"]["items"][0]["id"].clone();
        let shown = app.get(&format!("{REQUESTS}/{id}")).bearer(&operator.token).send().await;
        assert_eq!(shown.json["data"]["has_account"], true, "the operator sees it");
        let refused = decide(&app, &operator, id.as_i64().unwrap(), "accept", &json!({})).await;
        assert_eq!(refused.assert(422).json["error"], "already_registered");
    }

    async fn an_accepted_request_is_answered_with_an_invitation_by_sms_that_knows_the_asker(app) {
        app.open_programme().await;
        ask(&app, &form()).await.assert(201);
        let operator = app.operator(&["moderator"]).await;
        let wrong = decide(&app, &operator, 1, "accept", &json!({"channel": "pigeon"})).await;
        assert_eq!(wrong.assert(422).field("channel"), "Wybierz e-mail albo SMS");
        let answer = decide(&app, &operator, 1, "accept", &json!({"channel": "sms"})).await;
        assert_eq!(answer.assert(200).message(), "Zaproszenie zostało wysłane");
        let sms = app.outbox().await.pop().unwrap();
        assert_eq!((sms.channel.as_str(), sms.recipient.as_str()), ("sms", "+48600700800"));
        assert!(sms.body.is_ascii() && sms.body.chars().count() <= 160, "one SMS: {}", sms.body);
        let (_, address) = sms.body.split_once("/rejestracja/").unwrap();
        let shown = app.get(&format!("/api/v1/registration/invitations/{address}")).send().await;
        assert_eq!(shown.assert(200).json["data"]["known"], json!({
            "first_name": "Jan", "last_name": "Żak", "company_name": "Gospodarstwo Żak", "phone": "+48600700800",
            "email": "jan@poczta.example", "city": "Łęczyca",
        }));
        assert_eq!(decide(&app, &operator, 1, "accept", &json!({})).await.assert(409).json["error"], "request_decided");
        assert_eq!(app.count("SELECT count(*) FROM invitations").await, 1);
    }

    async fn a_refused_request_is_answered_with_its_reason(app) {
        app.open_programme().await;
        ask(&app, &form()).await.assert(201);
        let operator = app.operator(&["moderator"]).await;
        decide(&app, &operator, 1, "refuse", &json!({"reason": "x".repeat(501)})).await.assert(422);
        decide(&app, &operator, 1, "refuse", &json!({"reason": "Nie prowadzisz gospodarstwa."})).await.assert(200);
        let told = app.outbox().await.pop().unwrap();
        assert_eq!((told.channel.as_str(), told.recipient.as_str()), ("email", "jan@poczta.example"));
        assert!(told.body.contains("Powód: Nie prowadzisz gospodarstwa."));
        let shown = app.get(&format!("{REQUESTS}/1")).bearer(&operator.token).send().await.json["data"].clone();
        assert_eq!((shown["reason"].as_str(), shown["decided_by"].as_str()), (Some("Nie prowadzisz gospodarstwa."), Some("Jan Kowalski")));
        assert_eq!(app.number("SELECT count(*) FROM audit_log WHERE action = 'requests.refuse' \
            AND note = 'Nie prowadzisz gospodarstwa.' AND operator_id = $1", operator.id.0).await, 1);
        decide(&app, &operator, 999, "refuse", &json!({"reason": "x"})).await.assert(404);
    }

    async fn a_request_of_somebody_who_is_forgotten_can_only_be_refused_and_nobody_is_told(app) {
        app.open_programme().await;
        ask(&app, &form()).await.assert(201);
        app.run("UPDATE requests SET nip = 'usunięty', email = '', phone = ''").await;
        let operator = app.operator(&["moderator"]).await;
        let accepted = decide(&app, &operator, 1, "accept", &json!({})).await;
        assert_eq!(accepted.assert(422).json["error"], "asker_forgotten");
        decide(&app, &operator, 1, "refuse", &json!({"reason": "Usunięte dane"})).await.assert(200);
        assert_eq!(app.count("SELECT count(*) FROM messages").await, 0);
    }

    async fn a_retried_answer_is_given_once(app) {
        app.open_programme().await;
        ask(&app, &form()).await.assert(201);
        let operator = app.operator(&["moderator"]).await;
        for _ in 0..2 {
            let request = app.post(&format!("{REQUESTS}/1/accept"));
            let request = request.bearer(&operator.token).header("idempotency-key", "k");
            request.json(&json!({"channel": "email"})).send().await.assert(200);
        }
        assert_eq!((app.count("SELECT count(*) FROM invitations").await, app.count("SELECT count(*) FROM messages").await), (1, 1));
    }

    async fn a_retried_request_is_taken_once_and_a_flood_is_stopped(app) {
        for _ in 0..2 {
            app.post(ASK).header("idempotency-key", "k").json(&form()).send().await.assert(201);
        }
        assert_eq!(app.count("SELECT count(*) FROM requests").await, 1);
        for _ in 0..19 {
            ask(&app, &form()).await.assert(201);
        }
        ask(&app, &form()).await.assert(429);
    }

    async fn the_list_goes_on_page_by_page_and_by_what_it_is_narrowed_to(app) {
        for number in 0..60 {
            if number % 20 == 0 {
                app.wait(jiff::SignedDuration::from_hours(24));
            }
            let nip = if number % 10 == 0 { OTHER_NIP } else { NEW_NIP };
            ask(&app, &with(form(), &json!({"nip": nip}))).await.assert(201);
        }
        let operator = app.operator(&["moderator"]).await;
        for (filter, newest_first) in [("?", true), ("?status=pending&", false), ("?status=pending&kind=participation&", false)] {
            let (mut seen, mut cursor) = (Vec::new(), String::new());
            loop {
                let page = list(&app, &operator, &format!("{filter}{cursor}")).await;
                assert_eq!(page["meta"]["total"], 60);
                seen.extend(page["data"]["items"].as_array().unwrap().iter().map(|item| item["id"].as_i64().unwrap()));
                let Some(next) = page["meta"]["next_cursor"].as_i64() else { break };
                cursor = format!("cursor={next}");
            }
            assert_eq!(seen.len(), 60);
            assert!(seen.is_sorted_by(|one, next| if newest_first { one > next } else { one < next }), "{seen:?}");
        }
        assert_eq!(list(&app, &operator, "?search=113-219-12-33").await["meta"]["total"], 6);
        assert_eq!(list(&app, &operator, "?kind=partner").await["meta"]["total"], 0);
        assert_eq!(list(&app, &operator, "?search=%C5%BBak").await["meta"]["total"], 0);
        app.get(&format!("{REQUESTS}?status=lost")).bearer(&operator.token).send().await.assert(400);
    }

    async fn the_list_goes_by_its_indexes(app) {
        let operator = app.operator(&["moderator"]).await;
        for (query, index) in [
            ("?status=pending", "requests_by_"),
            ("?status=pending&cursor=7", "requests_by_"),
            ("?status=accepted&kind=partner&cursor=7", "requests_by_kind"),
            ("?search=5213017228", "requests_of_nip"),
        ] {
            let plans = app.plans_of(app.get(&format!("{REQUESTS}{query}")).bearer(&operator.token)).await;
            plans.assert_by_index("requests", index);
            plans.assert_in_order("requests");
        }
    }
}
