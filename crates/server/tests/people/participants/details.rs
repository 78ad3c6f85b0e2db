//! An operator puts a participant's details right.
use serde_json::json;

use crate::support::on_both;

on_both! {
    async fn a_moderator_puts_details_right_and_the_participant_is_told(app) {
        app.programme().await;
        let (participant, operator) = (app.participant().await, app.operator(&["moderator"]).await);
        let path = format!("/api/v1/backoffice/participants/{}", participant.id.0);
        let old = app.get(&path).bearer(&operator.token).send().await.json["data"]["profile"].clone();
        let form = json!({"phone": "600 700 801", "company_name": "Gospodarstwo Nowe", "company_street": "Polna",
            "company_street_number": "7", "company_street_number_place": null, "company_postcode": "87-100",
            "company_city": "Toruń", "reason": "Zgłoszenie na infolinii"});
        let answer = app.post(&format!("{path}/details")).bearer(&operator.token).json(&form).send().await;
        assert_eq!(answer.assert(200).json["data"], json!(["phone", "company"]));
        let new = app.get(&path).bearer(&operator.token).send().await.json["data"]["profile"].clone();
        assert_eq!(new["phone"], "+48600700801");
        assert_eq!([&new["company_name"], &new["company_street"], &new["company_city"]], ["Gospodarstwo Nowe", "Polna", "Toruń"]);
        assert_eq!([&new["email"], &new["first_name"], &new["last_name"]], [&old["email"], &old["first_name"], &old["last_name"]]);
        assert!(new["phone_changed_at"].is_string() && new["email_changed_at"].is_null(), "transfers wait after it");
        assert_eq!(app.last_news(participant.id).await.0, "Zmieniły się dane w\u{a0}Twoim profilu");
        let told = "SELECT count(*) FROM messages WHERE channel = 'sms' AND purpose = 'profile.changed'";
        assert_eq!(app.count(told).await, 2, "at the old number and at the new one");
        let found = app.get("/api/v1/backoffice/participants?search=Gospodarstwo%20Nowe").bearer(&operator.token).send().await;
        assert_eq!(found.json["data"]["items"].as_array().unwrap().len(), 1);
        let log = "SELECT count(*) FROM audit_log WHERE action = 'participants.correct_details'
                   AND note = 'Zgłoszenie na infolinii' AND after NOT LIKE '%600700801%'";
        assert_eq!(app.count(log).await, 1, "the log keeps no number");
    }

    async fn a_new_telephone_ends_what_the_old_one_could_do(app) {
        let (participant, operator) = (app.participant().await, app.operator(&["moderator"]).await);
        let sent = app.code_for(participant.nip).await;
        let path = format!("/api/v1/backoffice/participants/{}/details", participant.id.0);
        let form = json!({"phone": "600 700 801", "email": "anna@example.pl", "reason": "Zgubiony telefon"});
        let answer = app.post(&path).bearer(&operator.token).json(&form).send().await;
        assert_eq!(answer.assert(200).json["data"], json!(["phone"]), "the e-mail is the one that was there");
        app.get("/api/v1/user/profile").bearer(&participant.token).send().await.assert(401);
        app.set_new(&sent, participant.nip, &sent.code).await.assert(422);
        let again = app.post(&path).bearer(&operator.token).json(&form).send().await;
        assert_eq!(again.assert(422).field("reason"), "Żadne dane się nie zmieniły");
        assert_eq!(app.count("SELECT count(*) FROM audit_log WHERE action = 'participants.correct_details'").await, 1);
    }

    async fn details_that_are_wrong_or_not_theirs_to_change_are_refused(app) {
        let (participant, operator) = (app.participant().await, app.operator(&["moderator"]).await);
        let path = format!("/api/v1/backoffice/participants/{}/details", participant.id.0);
        let send = |form| app.post(&path).bearer(&operator.token).json(&form).send();
        let wrong = send(json!({"phone": "12", "email": "nie", "first_name": "Anna", "company_city": "Toruń", "reason": ""})).await;
        wrong.assert(422);
        for field in ["phone", "email", "last_name", "company_name", "company_street", "company_postcode", "reason"] {
            assert!(!wrong.field(field).is_empty(), "{field}");
        }
        let nothing = send(json!({"reason": "Bez zmian"})).await;
        assert_eq!(nothing.assert(422).field("reason"), "Żadne dane się nie zmieniły");
        let form = json!({"phone": "600700801", "reason": "Infolinia"});
        for roles in [["support"], ["finance"], ["editor"]] {
            let other = app.operator(&roles).await;
            app.post(&path).bearer(&other.token).json(&form).send().await.assert(403);
        }
        app.post(&path).bearer(&participant.token).json(&form).send().await.assert(403);
        app.post("/api/v1/backoffice/participants/999/details").bearer(&operator.token).json(&form).send().await.assert(404);
        app.execute("UPDATE participants SET status = 'erased' WHERE id = $1", participant.id.0).await;
        assert_eq!(send(form).await.assert(409).json["error"], "account_state_forbids");
    }
}
