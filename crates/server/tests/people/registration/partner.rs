//! A partner registers, waits, and is approved or refused.
use serde_json::{Value, json};

use super::{NEW_NIP, PARTNER, farm, partner, with};
use crate::support::{Answer, OperatorClient, TestApp, on_both};

async fn decide(app: &TestApp, operator: &OperatorClient, what: &str, form: &Value) -> Answer {
    let id = app.number("SELECT max(id) FROM requests WHERE id > $1", 0).await;
    app.post(&format!("/api/v1/backoffice/requests/{id}/{what}")).bearer(&operator.token).json(form).send().await
}

async fn registered(app: &TestApp) -> Vec<i64> {
    let consents = app.open_programme().await;
    let answer = app.post(PARTNER).json(&partner(&consents[2..])).send().await;
    assert_eq!(answer.assert(201).json["data"], json!({"awaits_approval": true}));
    consents
}

on_both! {
    async fn a_partner_waits_without_points_and_is_told_so(app) {
        registered(&app).await;
        assert_eq!(app.number("SELECT count(*) FROM participants WHERE id > $1 AND account_type = 'program.partner' \
            AND status = 'pending' AND kind = 'company'", 0).await, 1);
        assert_eq!((app.count("SELECT count(*) FROM transfers").await, app.count("SELECT count(*) FROM requests").await), (0, 1));
        let outbox = app.outbox().await;
        assert_eq!((outbox.len(), outbox[0].purpose.as_str()), (1, "registration.received"));
        assert!(!outbox[0].body.contains("pierwsze-logowanie"), "there is no way in yet");
    }

    async fn an_approved_partner_is_shown_the_way_in(app) {
        registered(&app).await;
        let operator = app.operator(&["moderator"]).await;
        let answer = decide(&app, &operator, "accept", &json!({})).await;
        assert_eq!(answer.assert(200).message(), "Konto partnera jest aktywne");
        assert_eq!(answer.json["data"]["status"], json!({"code": "accepted", "label": "Zatwierdzone", "color": "green"}));
        assert_eq!(app.number("SELECT count(*) FROM participants WHERE id > $1 AND status = 'active'", 0).await, 1);
        let welcome = app.outbox().await.pop().unwrap();
        assert_eq!((welcome.recipient.as_str(), welcome.purpose.as_str()), ("jan.zak@poczta.example", "registration.welcome"));
        assert!(welcome.body.contains("https://plon.example/#!pierwsze-logowanie"));
        assert_eq!(app.number("SELECT count(*) FROM audit_log WHERE action = 'requests.accept' \
            AND participant_id IS NOT NULL AND operator_id = $1", operator.id.0).await, 1);
        let again = decide(&app, &operator, "refuse", &json!({"reason": "Pomyłka"})).await;
        assert_eq!(again.assert(409).json["error"], "request_decided");
        assert_eq!(app.number("SELECT count(*) FROM participants WHERE id > $1 AND status = 'active'", 0).await, 1);
    }

    async fn a_refused_partner_is_forgotten_told_why_and_may_come_again(app) {
        let consents = registered(&app).await;
        let operator = app.operator(&["moderator"]).await;
        let empty = decide(&app, &operator, "refuse", &json!({"reason": " "})).await;
        assert_eq!(empty.assert(422).field("reason"), "Podaj powód. Przeczyta go osoba, która się zgłosiła.");
        let answer = decide(&app, &operator, "refuse", &json!({"reason": "Zarejestruj się jako gospodarstwo."})).await;
        answer.assert(200);
        let told = app.outbox().await.pop().unwrap();
        assert!(told.body.contains("Powód: Zarejestruj się jako gospodarstwo."), "{}", told.body);
        assert_eq!(app.number("SELECT count(*) FROM participants WHERE id > $1 AND status = 'erased' AND email = '' \
            AND last_name = 'uczestnik' AND nip <> '5213017228'", 0).await, 1);
        assert_eq!(app.number("SELECT count(*) FROM search_terms WHERE participant_id > $1 AND term <> ''", 0).await, 0);
        app.register(&farm(&consents[..1])).await.assert(201);
    }

    async fn an_account_that_no_longer_waits_is_left_as_it_is(app) {
        registered(&app).await;
        let operator = app.operator(&["moderator"]).await;
        app.run("UPDATE participants SET status = 'active'").await;
        for (what, form) in [("accept", json!({})), ("refuse", json!({"reason": "Pomyłka"}))] {
            assert_eq!(decide(&app, &operator, what, &form).await.assert(409).json["error"], "request_decided");
        }
        assert_eq!(app.number("SELECT count(*) FROM participants WHERE id > $1 AND status = 'active'", 0).await, 1);
    }

    async fn a_partner_is_a_company_whatever_the_form_says(app) {
        let consents = app.open_programme().await;
        let form = with(partner(&consents[2..]), &json!({"kind": "farm", "register": "krus"}));
        let answer = app.post(PARTNER).json(&form).send().await;
        assert_eq!(answer.assert(422).json["errors"], json!({"register": ["Wybierz jedną z podanych możliwości"]}));
    }

    async fn a_partner_may_ask_while_registration_is_closed_and_waits_all_the_same(app) {
        let consents = app.open_programme().await;
        app.run("INSERT INTO settings (key, value) VALUES ('open_registration', 'false')").await;
        app.post(PARTNER).json(&partner(&consents[2..])).send().await.assert(201);
        app.log_in(NEW_NIP, "Zboze#2025").await.assert(422);
    }
}
