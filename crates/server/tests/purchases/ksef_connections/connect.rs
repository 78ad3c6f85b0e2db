//! Connections made, shown and ended.
use serde_json::json;

use super::{PATH, TOKEN, with_ksef};
use crate::support::on_both;

on_both! {
    async fn a_token_is_kept_encrypted_and_never_shown(app) {
        let participant = app.participant().await;
        let (app, _ksef) = with_ksef(app, participant.nip).await;
        let before = app.get(PATH).bearer(&participant.token).send().await;
        let empty = json!({ "available": true, "nip": participant.nip, "connection": null });
        assert_eq!(before.assert(200).json["data"], empty);
        let answer = app.post(PATH).bearer(&participant.token).json(&json!({ "token": format!("  {TOKEN}\n") })).send().await;
        assert_eq!(answer.assert(200).message(), "Token został zapisany. Sprawdzamy połączenie z\u{a0}KSeF.");
        let connection = &answer.json["data"]["connection"];
        assert_eq!((&connection["status"]["code"], &connection["reported"]), (&json!("waiting"), &json!(0)));
        assert!(!answer.json.to_string().contains("moj-token"));
        let sealed = "SELECT count(*) FROM ksef_connections WHERE token LIKE 'v1.%' AND token NOT LIKE '%moj-token%'";
        assert_eq!(app.count(sealed).await, 1);
    }

    async fn what_is_no_token_of_the_company_is_refused_at_the_field(app) {
        let participant = app.participant().await;
        let (app, _ksef) = with_ksef(app, participant.nip).await;
        for (token, sentence) in [
            ("", "Pole jest wymagane"),
            ("mój token", "To nie jest token KSeF. Skopiuj go w\u{a0}całości, bez odstępów."),
            ("x|nip-5265877635|y", "To token firmy o\u{a0}NIP-ie 5265877635. Potrzebny jest token Twojej firmy."),
        ] {
            let answer = app.post(PATH).bearer(&participant.token).json(&json!({ "token": token })).send().await;
            assert_eq!(answer.assert(422).field("token"), sentence);
        }
        assert_eq!(app.count("SELECT count(*) FROM ksef_connections").await, 0);
        let own = format!("x|nip-{}|y", participant.nip);
        app.connect(&participant, &own).await;
    }

    async fn nobody_connects_where_the_programme_does_not_read_ksef(app) {
        let participant = app.participant().await;
        let answer = app.get(PATH).bearer(&participant.token).send().await;
        assert_eq!(answer.assert(200).json["data"]["available"], false);
        app.post(PATH).bearer(&participant.token).json(&json!({ "token": TOKEN })).send().await.assert(404);
    }

    async fn a_connection_ends_with_its_token(app) {
        let participant = app.participant().await;
        let (app, _ksef) = with_ksef(app, participant.nip).await;
        app.connect(&participant, TOKEN).await;
        let ended = app.post(&format!("{PATH}/remove")).bearer(&participant.token).send().await;
        assert_eq!(ended.assert(200).json["data"]["connection"], json!(null));
        assert_eq!(app.count("SELECT count(*) FROM ksef_connections").await, 0);
        app.post(&format!("{PATH}/remove")).bearer(&participant.token).send().await.assert(200);
    }

    async fn operators_see_how_a_connection_stands(app) {
        let participant = app.participant().await;
        let (app, _ksef) = with_ksef(app, participant.nip).await;
        app.connect(&participant, TOKEN).await;
        let path = format!("/api/v1/backoffice/participants/{}/ksef-connection", participant.id.0);
        for role in ["moderator", "support", "finance"] {
            let answer = app.get(&path).bearer(&app.operator(&[role]).await.token).send().await;
            assert_eq!(answer.assert(200).json["data"]["connection"]["status"]["label"], "Czeka na sprawdzenie");
        }
        app.get(&path).bearer(&app.operator(&["editor"]).await.token).send().await.assert(403);
        app.get(&path).bearer(&participant.token).send().await.assert(403);
    }

    async fn tokens_go_over_to_a_new_key_and_are_given_up_with_a_lost_one(app) {
        use plon_platform::secrets::{Secrets, give_up, seal_all};
        let participant = app.participant().await;
        let (app, _ksef) = with_ksef(app, participant.nip).await;
        app.connect(&participant, TOKEN).await;
        let newer = Secrets::new(&[[8; 32], [7; 32]]).unwrap();
        assert_eq!(seal_all(app.db(), &app.app.rng, &newer).await.unwrap(), 1);
        assert_eq!(seal_all(app.db(), &app.app.rng, &newer).await.unwrap(), 0);
        let mut tx = app.db().begin().await.unwrap();
        assert_eq!(give_up(&mut tx, Some(&newer)).await.unwrap().connections, []);
        let lost = give_up(&mut tx, Some(&Secrets::new(&[[7; 32]]).unwrap())).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(lost.connections, [participant.id]);
        assert_eq!(app.connection(&participant).await, json!(null));
    }
}
