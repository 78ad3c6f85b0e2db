//! Invitations: sent by operators, good once, for one NIP and for a month.
use jiff::SignedDuration;
use plon_kernel::ids::ParticipantId;
use serde_json::{Value, json};

use super::{NEW_NIP, OTHER_NIP, farm, partner, with};
use crate::support::{Answer, OperatorClient, ParticipantClient, TestApp, on_both};

const INVITATIONS: &str = "/api/v1/backoffice/invitations";

async fn invite(app: &TestApp, operator: &OperatorClient, form: &Value) -> Answer {
    app.post(INVITATIONS).bearer(&operator.token).json(form).send().await
}

/// The secret in the address of the last message.
async fn secret(app: &TestApp) -> String {
    let message = app.outbox().await.pop().unwrap();
    let (_, address) = message.body.split_once("https://plon.example/rejestracja").unwrap();
    address.trim_start_matches("-partner").trim_start_matches('/').chars().take(22).collect()
}

async fn invited(app: &TestApp) -> String {
    let operator = app.operator(&["moderator"]).await;
    invite(app, &operator, &json!({"nip": NEW_NIP, "phone": "600700800"})).await.assert(201);
    secret(app).await
}

fn shown(secret: &str, nip: &str) -> String {
    format!("/api/v1/registration/invitations/{secret}/{nip}")
}

on_both! {
    async fn an_invitation_goes_out_by_email_and_sms_with_the_address_of_its_form(app) {
        app.open_programme().await;
        let operator = app.operator(&["support"]).await;
        let form = json!({"nip": "521-301-72-28", "email": "jan@poczta.example", "phone": "600 700 800"});
        let answer = invite(&app, &operator, &form).await;
        assert_eq!(answer.assert(201).json["data"], json!({"kind": "invitation"}));
        let outbox = app.outbox().await;
        let secret = secret(&app).await;
        assert_eq!(secret.len(), 22, "128 bits in letters that an address can hold");
        let address = format!("https://plon.example/rejestracja/{secret}/5213017228");
        assert_eq!(outbox.len(), 2);
        for message in &outbox {
            assert!(message.body.contains(&address) && message.body.contains("19.09.2025"), "{}", message.body);
            assert!(message.secret);
            assert_eq!(message.purpose, "registration.invitation");
        }
        assert_eq!((outbox[0].recipient.as_str(), outbox[1].recipient.as_str()), ("jan@poczta.example", "+48600700800"));
        assert!(!format!("{:?}", answer.json).contains(&secret));
        assert_eq!(app.number("SELECT count(*) FROM audit_log WHERE action = 'invitations.send' AND operator_id = $1", operator.id.0).await, 1);
        let rows = crate::support::rows_of(app.db(), &["invitations", "audit_log"]).await;
        assert!(rows.iter().all(|row| !row.contains(&secret)), "the secret is not stored");
    }

    async fn an_invitation_shows_its_nip_and_lets_one_farm_in_also_when_registration_is_closed(app) {
        let consents = app.open_programme().await;
        app.run("INSERT INTO settings (key, value) VALUES ('open_registration', 'false')").await;
        let secret = invited(&app).await;
        let answer = app.get(&shown(&secret, NEW_NIP)).send().await;
        let data = &answer.assert(200).json["data"];
        assert_eq!((data["nip"].as_str(), &data["known"]), (Some(NEW_NIP), &json!(null)));
        assert_eq!((&data["expires_at"], &data["last_day"]), (&json!("2025-09-19T22:00:00Z"), &json!("2025-09-19")));
        let code = data["registration_code"].clone();
        assert_eq!(code.as_str().unwrap().len(), 9);

        let form = with(farm(&consents[..1]), &json!({"hash": secret}));
        let other = app.register(&with(form.clone(), &json!({"nip": OTHER_NIP}))).await;
        assert_eq!(other.assert(422).field("nip"), "Zaproszenie jest na inny numer NIP");
        app.register(&form).await.assert(201);
        app.get(&shown(&secret, NEW_NIP)).send().await.assert(404);
        let again = app.register(&form).await;
        assert_eq!(again.assert(422).json["error"], "invitation_ended");
        let id = ParticipantId(app.number("SELECT id FROM participants WHERE id > $1 AND nip = '5213017228'", 0).await);
        let token = app.sign_in_again(&ParticipantClient { id, nip: NEW_NIP, token: String::new() }).await;
        let profile = app.get("/api/v1/user/profile").bearer(&token).send().await;
        assert_eq!(profile.json["data"]["profile"]["registration_code"], code);
        assert_eq!(app.number("SELECT count(*) FROM invitations WHERE used_at > $1 AND participant_id IS NOT NULL", 0).await, 1);
    }

    async fn an_invitation_ends_with_its_last_day(app) {
        let consents = app.open_programme().await;
        let secret = invited(&app).await;
        app.wait(SignedDuration::from_hours(30 * 24 + 14));
        app.get(&shown(&secret, NEW_NIP)).send().await.assert(200);
        app.wait(SignedDuration::from_hours(1));
        app.get(&shown(&secret, NEW_NIP)).send().await.assert(404);
        let late = app.register(&with(farm(&consents[..1]), &json!({"hash": secret}))).await;
        let sentence = "To zaproszenie wygasło albo zostało już wykorzystane. Zgłoś udział, a\u{a0}prześlemy Ci nowe.";
        assert_eq!(late.assert(422).field("hash"), sentence);
    }

    async fn what_is_no_invitation_is_a_404_whatever_is_wrong_with_it(app) {
        app.open_programme().await;
        let secret = invited(&app).await;
        for path in [shown(&secret, OTHER_NIP), shown(&secret, "1"), shown("x", NEW_NIP),
            format!("/api/v1/registration/partner-invitations/{secret}")] {
            app.get(&path).send().await.assert(404);
        }
    }

    async fn an_invitation_of_a_partner_is_for_the_partners_form_only(app) {
        let consents = app.open_programme().await;
        let operator = app.operator(&["moderator"]).await;
        let form = json!({"nip": NEW_NIP, "email": "biuro@skup.example", "account_type": "program.partner"});
        invite(&app, &operator, &form).await.assert(201);
        let letter = app.letter_about("registration.invitation").await;
        assert!(letter.contains("Jako partner") && !letter.contains("punkty"), "{letter}");
        let secret = secret(&app).await;
        let answer = app.get(&format!("/api/v1/registration/partner-invitations/{secret}")).send().await;
        assert_eq!(answer.assert(200).json["data"]["nip"], NEW_NIP);
        app.get(&shown(&secret, NEW_NIP)).send().await.assert(404);
        app.register(&with(farm(&consents[..1]), &json!({"hash": secret}))).await.assert(422);
        let form = with(partner(&consents[2..]), &json!({"hash": secret}));
        app.post(super::PARTNER).json(&form).send().await.assert(201);
    }

    async fn a_wrong_invitation_is_refused_field_by_field(app) {
        let operator = app.operator(&["moderator"]).await;
        let empty = invite(&app, &operator, &json!({})).await;
        assert_eq!(empty.assert(422).json["errors"],
            json!({"nip": ["Pole jest wymagane"], "email": ["Podaj adres e-mail albo numer telefonu"]}));
        let wrong = invite(&app, &operator, &json!({"nip": "1", "email": "x", "phone": "1", "account_type": "x"})).await;
        assert_eq!(wrong.assert(422).json["errors"], json!({
            "nip": ["Pole nie jest poprawnym numerem NIP"], "email": ["Pole musi być poprawnym adresem email"],
            "phone": ["Pole musi mieć długość 12"], "account_type": ["Nieznany rodzaj konta"],
        }));
        assert_eq!((app.count("SELECT count(*) FROM invitations").await, app.count("SELECT count(*) FROM messages").await), (0, 0));
    }

    async fn who_has_an_account_without_a_password_is_shown_the_first_login(app) {
        app.open_programme().await;
        let (participant, operator) = (app.participant().await, app.operator(&["support"]).await);
        let form = json!({"nip": participant.nip, "email": "somebody@else.example", "phone": "600700800"});
        let answer = invite(&app, &operator, &form).await;
        assert_eq!(answer.assert(201).json["data"], json!({"kind": "first_login"}));
        let outbox = app.outbox().await;
        let to: Vec<&str> = outbox.iter().map(|message| message.recipient.as_str()).collect();
        assert_eq!(to, ["anna@example.pl", "+48500000001"], "the account's own, not the typed ones");
        assert!(outbox.iter().all(|message| message.body.contains("https://plon.example/#!pierwsze-logowanie")));
        assert_eq!(app.count("SELECT count(*) FROM invitations").await, 0);

        app.run("UPDATE participants SET password_hash = 'set'").await;
        let set = invite(&app, &operator, &form).await;
        assert_eq!(set.assert(422).field("nip"), "Ten uczestnik korzysta już z\u{a0}programu");
        app.run("UPDATE participants SET password_hash = NULL, status = 'disabled'").await;
        let blocked = invite(&app, &operator, &form).await;
        assert_eq!(blocked.assert(422).field("nip"), "Konto z\u{a0}tym numerem NIP nie jest aktywne");
    }

    async fn a_retried_invitation_is_sent_once(app) {
        app.open_programme().await;
        let operator = app.operator(&["moderator"]).await;
        let form = json!({"nip": NEW_NIP, "email": "jan@poczta.example"});
        for _ in 0..2 {
            let request = app.post(INVITATIONS).bearer(&operator.token).header("idempotency-key", "k");
            request.json(&form).send().await.assert(201);
        }
        assert_eq!((app.count("SELECT count(*) FROM invitations").await, app.count("SELECT count(*) FROM messages").await), (1, 1));
    }
}
