//! Changes of the profile: what is valid, what is risky, who is told.
use serde_json::{Value, json};

use crate::support::{Answer, ParticipantClient, TestApp, on_both};

const OTHER_ACCOUNT: &str = "PL34102010260000000000000001";

async fn edit(app: &TestApp, participant: &ParticipantClient, form: &Value) -> Answer {
    app.post("/api/v1/user/profile").bearer(&participant.token).json(form).send().await
}

async fn profile(app: &TestApp, participant: &ParticipantClient) -> Value {
    app.get("/api/v1/user/profile").bearer(&participant.token).send().await.assert(200).json["data"].clone()
}

on_both! {
    async fn names_and_the_address_for_letters_change_without_a_password(app) {
        let participant = app.participant().await;
        let form = json!({ "profile": { "first_name": " Anna  Maria ", "last_name": "Żak", "correspondence_address": true,
            "correspondence_street": "Leśna", "correspondence_street_number": "7", "correspondence_postcode": "87-100",
            "correspondence_city": "Toruń" } });
        let done = edit(&app, &participant, &form).await;
        assert_eq!(done.assert(200).message(), "Twoje dane zostały edytowane prawidłowo");
        assert_eq!(done.json["data"]["payouts_wait_until"], Value::Null);
        let user = profile(&app, &participant).await;
        assert_eq!((&user["profile"]["first_name"], &user["profile"]["correspondence_city"]), (&json!("Anna Maria"), &json!("Toruń")));
        assert_eq!(user["profile"]["correspondence_street_number_place"], Value::Null);
        let found = "SELECT count(*) FROM search_terms WHERE participant_id = $1 AND term = 'zak'";
        assert_eq!(app.number(found, participant.id.0).await, 1, "operators find the new name");
        edit(&app, &participant, &json!({ "profile": { "correspondence_address": false } })).await.assert(200);
        assert_eq!(profile(&app, &participant).await["profile"]["correspondence_street"], Value::Null);
    }

    async fn every_wrong_field_is_told_at_once_and_nothing_is_changed(app) {
        let participant = app.participant().await;
        let form = json!({ "email": "anna@", "phone": "12", "profile": { "first_name": "", "last_name": "Nowa",
            "correspondence_address": true, "correspondence_postcode": "99100", "bank_account": "PL00" } });
        let refused = edit(&app, &participant, &form).await;
        for (field, sentence) in [
            ("email", "Pole musi być poprawnym adresem email"),
            ("phone", "Pole musi mieć długość 12"),
            ("profile.first_name", "Pole jest wymagane"),
            ("profile.correspondence_street", "Pole jest wymagane"),
            ("profile.correspondence_street_number", "Pole jest wymagane"),
            ("profile.correspondence_postcode", "Popraw pole kod pocztowy"),
            ("profile.correspondence_city", "Pole jest wymagane"),
            ("profile.bank_account", "Numer konta musi być w formacie IBAN"),
        ] {
            assert_eq!(refused.assert(422).field(field), sentence, "{field}");
        }
        assert_eq!(profile(&app, &participant).await["profile"]["last_name"], "Wiśniewska");
    }

    async fn areas_are_replaced_as_a_whole_and_must_add_up(app) {
        let participant = app.participant().await;
        let send = async |area: Value| edit(&app, &participant, &json!({ "area": area })).await;
        send(json!([{ "id": 15, "value": "12,5" }, { "id": 18, "value": "2" }])).await.assert(200);
        let shown = profile(&app, &participant).await["area"].clone();
        assert_eq!(shown, json!([{ "id": 15, "value": 12_500 }, { "id": 17, "value": 2_000 }, { "id": 18, "value": 2_000 }]));
        let refused = send(json!([{ "id": 15, "value": "dużo" }, { "id": 17, "value": "1" }, { "id": 18, "value": "2" }])).await;
        assert_eq!(refused.assert(422).field("area.15"), "Nieprawidłowa wartość");
        assert_eq!(refused.field("area.17"), "Wpisz co najmniej 2\u{a0}ha: tyle mają razem uprawy z tej grupy");
        assert_eq!(profile(&app, &participant).await["area"], shown, "nothing was changed");
        send(json!([])).await.assert(200);
        assert_eq!(profile(&app, &participant).await["area"], json!([]));
    }

    async fn what_is_sent_unchanged_is_no_risk(app) {
        let participant = app.participant().await;
        let form = json!({ "email": "anna@example.pl", "phone": "500 000 001", "profile": { "bank_account": crate::support::BANK_ACCOUNT } });
        edit(&app, &participant, &form).await.assert(200);
        assert_eq!(app.number("SELECT count(*) FROM messages WHERE participant_id = $1", participant.id.0).await, 0);
    }

    async fn each_risky_change_needs_the_password_again(app) {
        let participant = app.participant_with_password().await;
        for form in [
            json!({ "email": "nowa@example.pl" }),
            json!({ "phone": "600700800" }),
            json!({ "profile": { "bank_account": OTHER_ACCOUNT } }),
        ] {
            assert_eq!(edit(&app, &participant, &form).await.assert(403).json["error"], "reauth_required", "{form}");
        }
        let user = profile(&app, &participant).await;
        assert_eq!((&user["email"], &user["phone"]), (&json!("anna@example.pl"), &json!("+48500000001")));
    }

    async fn a_new_address_is_told_to_the_old_one_and_the_new_one(app) {
        let participant = app.confirmed_participant().await;
        let form = json!({ "email": "nowa@example.pl", "phone": "600700800" });
        let done = edit(&app, &participant, &form).await;
        assert_eq!(done.assert(200).json["data"]["payouts_wait_until"], "2025-08-22T07:00:00Z");
        for to in ["anna@example.pl", "nowa@example.pl"] {
            let sql = match to {
                "anna@example.pl" => "SELECT count(*) FROM messages WHERE participant_id = $1 AND recipient = 'anna@example.pl'",
                _ => "SELECT count(*) FROM messages WHERE participant_id = $1 AND recipient = 'nowa@example.pl'",
            };
            assert_eq!(app.number(sql, participant.id.0).await, 1, "{to}");
        }
        let texts = "SELECT count(*) FROM messages WHERE participant_id = $1 AND channel = 'sms'
            AND recipient IN ('+48500000001', '+48600700800') AND body LIKE '%adres e-mail, numer telefonu%'";
        assert_eq!(app.number(texts, participant.id.0).await, 2);
        let stamped = "SELECT count(*) FROM participants WHERE id = $1 AND email_changed_at = phone_changed_at
            AND bank_account_changed_at IS NULL";
        assert_eq!(app.number(stamped, participant.id.0).await, 1);
        assert_eq!(profile(&app, &participant).await["payouts_wait_until"], "2025-08-22T07:00:00Z");
    }

    async fn a_new_account_is_told_by_both_ways(app) {
        let participant = app.confirmed_participant().await;
        edit(&app, &participant, &json!({ "profile": { "bank_account": "pl34 1020 1026 0000 0000 0000 0001" } })).await.assert(200);
        assert_eq!(profile(&app, &participant).await["profile"]["bank_account"], OTHER_ACCOUNT);
        let told = "SELECT count(*) FROM messages WHERE participant_id = $1 AND body LIKE '%numer konta bankowego%'
            AND body NOT LIKE '%PL34%'";
        assert_eq!(app.number(told, participant.id.0).await, 2);
    }
}
