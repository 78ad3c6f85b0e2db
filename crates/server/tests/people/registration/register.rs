//! A farm or a company registers by itself.
use jiff::SignedDuration;
use serde_json::json;

use super::{NEW_NIP, REGISTRATION, farm, with};
use crate::support::{Answer, TestApp, on_both};

async fn with_key(app: &TestApp, key: &str, form: &serde_json::Value) -> Answer {
    app.post(REGISTRATION).header("idempotency-key", key).json(form).send().await
}

async fn nip_taken(app: &TestApp, nip: &str) -> Answer {
    app.get(&format!("{REGISTRATION}/accounts/{nip}")).send().await
}

on_both! {
    async fn a_nip_that_has_an_account_is_told_before_the_form_is_filled_in_so_many_times_a_day(app) {
        let participant = app.participant().await;
        for _ in 0..12 {
            assert_eq!(nip_taken(&app, NEW_NIP).await.assert(200).json["data"]["is_taken"], false);
        }
        for _ in 0..10 {
            assert_eq!(nip_taken(&app, participant.nip).await.assert(200).json["data"]["is_taken"], true);
        }
        nip_taken(&app, participant.nip).await.assert(429);
        let consents = app.open_programme().await;
        app.register(&farm(&consents[..1])).await.assert(201);
        nip_taken(&app, "5213017229").await.assert(404);
        app.wait(SignedDuration::from_hours(24));
        nip_taken(&app, participant.nip).await.assert(200);
    }

    async fn a_farm_registers_and_has_an_account_with_points_consents_and_a_welcome(app) {
        let consents = app.open_programme().await;
        let answer = app.register(&farm(&consents[..1])).await;
        answer.assert(201);
        assert_eq!(answer.json["data"], json!({"awaits_approval": false}));
        assert_eq!(answer.message(), "Twoje konto w\u{a0}programie jest gotowe");

        let id = app.number("SELECT id FROM participants WHERE id > $1 AND nip = '5213017228' AND status = 'active' \
            AND kind = 'farm' AND register = 'krus' AND first_name = 'Jan' AND company_street_number_place IS NULL \
            AND company_name = 'Gospodarstwo Rolne Jan Żak' AND phone = '+48600700800' AND password_hash IS NULL \
            AND correspondence_address = FALSE AND email = 'jan.zak@poczta.example'", 0).await;
        assert_eq!(app.number("SELECT CAST(sum(area) AS BIGINT) FROM participant_areas WHERE participant_id = $1", id).await,
            12_500 + 2_000 + 2_000, "the orchards' total is filled in");
        assert_eq!(app.number("SELECT balance FROM accounts WHERE kind = 'available' AND participant_id = $1", id).await, 500);
        assert_eq!(app.number("SELECT count(*) FROM accounts WHERE participant_id = $1", id).await, 7);
        assert_eq!(app.number("SELECT count(*) FROM transfers WHERE cause = 'membership' AND cause_id = 0 \
            AND explanation = 'Punkty powitalne' AND participant_id = $1", id).await, 1);
        assert_eq!(app.number("SELECT count(*) FROM consent_answers WHERE source = 'registration' \
            AND participant_id = $1", id).await, 2, "an answer to each of the two that are asked");
        assert!(app.number("SELECT count(*) FROM search_terms WHERE term = 'zak' AND participant_id = $1", id).await > 0);

        let outbox = app.outbox().await;
        assert_eq!(outbox.len(), 1);
        let welcome = &outbox[0];
        assert_eq!((welcome.channel.as_str(), welcome.recipient.as_str()), ("email", "jan.zak@poczta.example"));
        assert_eq!((welcome.purpose.as_str(), welcome.participant_id), ("registration.welcome", Some(id)));
        assert_eq!(welcome.subject.as_deref(), Some("Witaj w programie Plon"));
        assert!(welcome.body.contains("https://plon.example/#!pierwsze-logowanie"), "{}", welcome.body);
        assert!(welcome.body.contains("zadzwoń na Infolinię: +48 500 000 010."), "{}", welcome.body);
        assert!(!welcome.secret);
    }

    async fn all_that_a_company_may_say_is_kept(app) {
        let consents = app.open_programme().await;
        let form = with(farm(&consents[..2]), &json!({
            "kind": "company", "register": "ceidg", "company_street_number_place": "3a",
            "correspondence_address": true, "correspondence_street": "Leśna", "correspondence_street_number": "1",
            "correspondence_street_number_place": null, "correspondence_postcode": "32-600",
            "correspondence_city": "Oświęcim",
            "authorized_person": true, "authorized_person_first_name": "Anna", "authorized_person_last_name": "Żak",
            "authorized_person_identifier": "P/12/2025", "authorized_person_declaration": true,
        }));
        app.register(&form).await.assert(201);
        let found = "SELECT count(*) FROM participants WHERE id > $1 AND kind = 'company' AND register = 'ceidg' \
            AND company_street_number_place = '3a' AND correspondence_address AND correspondence_street = 'Leśna' \
            AND correspondence_street_number_place IS NULL AND correspondence_postcode = '32-600' \
            AND authorized_person AND authorized_person_first_name = 'Anna' \
            AND authorized_person_identifier = 'P/12/2025'";
        assert_eq!(app.number(found, 0).await, 1);
    }

    async fn a_nip_that_has_an_account_is_told_at_its_field_and_no_more_than_that(app) {
        let consents = app.open_programme().await;
        app.register(&farm(&consents)).await.assert(422);
        app.register(&farm(&consents[..1])).await.assert(201);
        let again = app.register(&farm(&consents[..1])).await;
        let sentence = "Ten numer NIP ma już konto w\u{a0}programie. Zaloguj się albo zadzwoń na Infolinię.";
        again.assert(422);
        assert_eq!(again.field("nip"), sentence);
        assert_eq!(again.json, json!({"error": "already_registered", "message": sentence, "errors": {"nip": [sentence]}}));
        app.run("UPDATE participants SET status = 'disabled'").await;
        let blocked = app.register(&farm(&consents[..1])).await;
        assert_eq!(blocked.json, again.json, "a blocked account is not told from an open one");
        assert_eq!((app.count("SELECT count(*) FROM participants").await, app.count("SELECT count(*) FROM messages").await), (1, 1));
    }

    async fn trying_through_a_list_of_nips_ends_in_429_and_registering_many_does_not(app) {
        let consents = app.open_programme().await;
        app.register(&farm(&consents[..1])).await.assert(201);
        for _ in 0..10 {
            app.register(&farm(&consents[..1])).await.assert(422);
        }
        let stopped = app.register(&farm(&consents[..1])).await;
        assert!(stopped.assert(429).headers.contains_key("retry-after"));
        app.wait(jiff::SignedDuration::from_hours(24));
        app.register(&farm(&consents[..1])).await.assert(422);
    }

    async fn a_flood_of_forms_from_a_network_ends_in_429(app) {
        let consents = app.open_programme().await;
        let form = with(farm(&consents[..1]), &json!({"hash": "nobodys"}));
        for _ in 0..10 {
            assert_eq!(app.register(&form).await.assert(422).json["error"], "invitation_ended");
        }
        app.register(&form).await.assert(429);
    }

    async fn a_retry_registers_once_and_gets_the_first_answer(app) {
        let consents = app.open_programme().await;
        let form = farm(&consents[..1]);
        let first = with_key(&app, "k1", &form).await;
        first.assert(201);
        let retried = with_key(&app, "k1", &form).await;
        assert_eq!((retried.assert(201).json.clone(), app.count("SELECT count(*) FROM participants").await), (first.json.clone(), 1));
        assert_eq!((app.count("SELECT count(*) FROM messages").await, app.count("SELECT count(*) FROM transfers").await), (1, 1));
        let other = with(form.clone(), &json!({"first_name": "Piotr"}));
        assert_eq!(with_key(&app, "k1", &other).await.assert(422).json["error"], "idempotency_key_reused");
        assert_eq!(with_key(&app, "k2", &form).await.assert(422).json["error"], "already_registered");
    }

    async fn two_at_once_open_one_account_and_both_are_told_of_it(app) {
        let consents = app.open_programme().await;
        let form = farm(&consents[..1]);
        let (one, other) = tokio::join!(with_key(&app, "k1", &form), with_key(&app, "k1", &form));
        assert_eq!((one.assert(201).json.clone(), app.count("SELECT count(*) FROM participants").await), (other.assert(201).json.clone(), 1));
        assert_eq!((app.count("SELECT count(*) FROM messages").await, app.count("SELECT count(*) FROM transfers").await), (1, 1));
    }

    async fn a_closed_registration_takes_invitations_only(app) {
        let consents = app.open_programme().await;
        let open = app.get(REGISTRATION).send().await;
        assert_eq!(open.assert(200).json["data"]["open"], true);
        app.run("INSERT INTO settings (key, value) VALUES ('open_registration', 'false')").await;
        assert_eq!(app.get(REGISTRATION).send().await.json["data"]["open"], false);
        let refused = app.register(&farm(&consents[..1])).await;
        assert_eq!(refused.assert(422).json["error"], "registration_closed");
        assert_eq!(app.count("SELECT count(*) FROM participants").await, 0);
        app.run("UPDATE settings SET value = 'true' WHERE key = 'open_registration'").await;
        app.register(&farm(&consents[..1])).await.assert(201);
    }

    async fn the_form_is_told_the_crops_in_their_groups(app) {
        let groups = app.get(REGISTRATION).send().await.assert(200).json["data"]["crops"].clone();
        let names: Vec<&str> = groups.as_array().unwrap().iter().map(|group| group["name"].as_str().unwrap()).collect();
        assert_eq!(names, ["Zboża", "Rzepak", "Kukurydza", "Sady", "Buraki cukrowe", "Ziemniaki", "Warzywa"]);
        assert_eq!(groups[0]["total"], json!(null));
        assert_eq!(groups[3]["total"], json!({"id": 17, "name": "Sady ogółem"}));
        assert_eq!(groups[3]["parts"][0], json!({"id": 18, "name": "Jabłonie"}));
    }

    async fn without_the_season_of_today_nobody_joins(app) {
        let consents = app.open_programme().await;
        app.wait(jiff::SignedDuration::from_hours(24 * 120));
        let refused = app.register(&farm(&consents[..1])).await;
        assert_eq!(refused.assert(422).json["error"], "season_missing");
        assert_eq!((app.count("SELECT count(*) FROM participants").await, app.count("SELECT count(*) FROM messages").await), (0, 0));
    }

    async fn a_registered_farm_is_no_partner_and_signs_in_only_once_it_has_a_password(app) {
        let consents = app.open_programme().await;
        app.register(&farm(&consents[..1])).await.assert(201);
        app.log_in(NEW_NIP, "").await.assert(422);
        app.log_in(NEW_NIP, "Zboze#2025").await.assert(422);
    }
}
