//! Blocking, ending sessions, and the representative.
use plon_kernel::on_db;
use serde_json::json;

use crate::support::{TestApp, on_both};

async fn representative(app: &TestApp, last_name: &str, active: bool) -> i64 {
    let mut tx = app.db().begin().await.unwrap();
    let id = on_db!(&mut tx, conn => sqlx::query_scalar(
        "INSERT INTO representatives (code, first_name, last_name, email, phone, active)
         VALUES ($1, 'Piotr', $1, 'piotr@plon.example', '+48500600700', $2) RETURNING id")
        .bind(last_name).bind(active).fetch_one(conn).await);
    tx.commit().await.unwrap();
    id.unwrap()
}

on_both! {
    async fn a_blocked_participants_token_is_refused_at_the_next_request(app) {
        app.programme().await;
        let (participant, operator) = (app.participant_with_password().await, app.operator(&["moderator"]).await);
        app.get("/api/v1/user/profile").bearer(&participant.token).send().await.assert(200);
        let signed = app.log_in(participant.nip, crate::support::PASSWORD).await.tokens();
        let answer = app.act(&operator, participant.id, "block", &json!({"reason": "Podejrzenie nadużycia"})).await;
        assert_eq!(answer.assert(200).json["data"]["status"]["label"], "Zablokowany");
        for token in [&participant.token, &signed.bearer] {
            app.get("/api/v1/user/profile").bearer(token).send().await.assert(401);
        }
        app.refresh(&signed.refresh).await.assert(401);
        app.log_in(participant.nip, crate::support::PASSWORD).await.assert(422);
        let expected = [("participants.block".to_owned(), "Podejrzenie nadużycia".to_owned())];
        assert_eq!(app.history(&operator, participant.id).await, expected);
    }

    async fn an_unblocked_participant_signs_in_again_but_old_tokens_stay_dead(app) {
        app.programme().await;
        let (participant, operator) = (app.participant_with_password().await, app.operator(&["moderator"]).await);
        app.act(&operator, participant.id, "block", &json!({"reason": "Pomyłka"})).await.assert(200);
        app.act(&operator, participant.id, "unblock", &json!({"reason": "Wyjaśnione"})).await.assert(200);
        app.get("/api/v1/user/profile").bearer(&participant.token).send().await.assert(401);
        app.log_in(participant.nip, crate::support::PASSWORD).await.assert(200);
    }

    async fn only_an_active_account_is_blocked_and_only_a_blocked_one_unblocked(app) {
        let (participant, operator) = (app.participant().await, app.operator(&["moderator"]).await);
        let reason = json!({"reason": "Powód"});
        let refused = app.act(&operator, participant.id, "unblock", &reason).await;
        assert_eq!(refused.assert(409).message(), "Status konta nie pozwala na tę zmianę. Odśwież stronę i sprawdź, co się zmieniło.");
        app.act(&operator, participant.id, "block", &reason).await.assert(200);
        app.act(&operator, participant.id, "block", &reason).await.assert(409);
        app.execute("UPDATE participants SET status = 'erased' WHERE id = $1", participant.id.0).await;
        app.act(&operator, participant.id, "unblock", &reason).await.assert(409);
        app.post("/api/v1/backoffice/participants/99/block").bearer(&operator.token).json(&reason).send().await.assert(404);
    }

    async fn without_a_reason_nothing_happens(app) {
        let (participant, operator) = (app.participant().await, app.operator(&["moderator"]).await);
        for verb in ["block", "sessions/end", "sessions/1/end"] {
            let answer = app.act(&operator, participant.id, verb, &json!({"reason": "  "})).await;
            assert_eq!(answer.assert(422).field("reason"), "Podaj powód. Zostanie w\u{a0}historii konta.");
        }
        let long = json!({"reason": "ą".repeat(501)});
        let answer = app.act(&operator, participant.id, "block", &long).await;
        assert_eq!(answer.assert(422).field("reason"), "Wpisz najwyżej 500\u{a0}znaków");
        assert!(app.history(&operator, participant.id).await.is_empty());
    }

    async fn one_session_ends_or_all_of_them(app) {
        app.programme().await;
        let (participant, operator) = (app.participant().await, app.operator(&["support"]).await);
        let other = app.participant_numbered(1).await;
        let second = app.sign_in_again(&participant).await;
        let sessions = app.in_the_back_office(&operator, &format!("/{}/sessions", participant.id.0)).await;
        let newest = sessions["data"]["items"][0]["id"].as_i64().unwrap();
        let reason = json!({"reason": "Zgubiony telefon"});
        app.act(&operator, other.id, &format!("sessions/{newest}/end"), &reason).await.assert(404);
        app.act(&operator, participant.id, &format!("sessions/{newest}/end"), &reason).await.assert(200);
        app.get("/api/v1/user/profile").bearer(&second).send().await.assert(401);
        app.get("/api/v1/user/profile").bearer(&participant.token).send().await.assert(200);
        app.act(&operator, participant.id, &format!("sessions/{newest}/end"), &reason).await.assert(404);
        let answer = app.act(&operator, participant.id, "sessions/end", &reason).await;
        assert_eq!(answer.assert(200).json["data"]["ended"], 1);
        app.get("/api/v1/user/profile").bearer(&participant.token).send().await.assert(401);
        app.get("/api/v1/user/profile").bearer(&other.token).send().await.assert(200);
        let sessions = app.in_the_back_office(&operator, &format!("/{}/sessions", participant.id.0)).await;
        let items = sessions["data"]["items"].as_array().unwrap();
        assert!(items.iter().all(|session| session["lives"] == false && session["ended_reason"] == "by_operator"));
        assert_eq!(app.history(&operator, participant.id).await.len(), 2);
    }

    async fn a_representative_is_assigned_and_taken_away(app) {
        app.programme().await;
        let (participant, operator) = (app.participant().await, app.operator(&["moderator"]).await);
        let nowak = representative(&app, "Nowak", true).await;
        let gone = representative(&app, "Dawny", false).await;
        let answer = app.act(&operator, participant.id, "representative", &json!({"representative_id": nowak})).await;
        assert_eq!(answer.assert(200).message(), "Przedstawicielem uczestnika jest teraz Piotr Nowak");
        let profile = app.get("/api/v1/user/profile").bearer(&participant.token).send().await;
        assert_eq!(profile.json["data"]["ph"]["last_name"], "Nowak");
        for id in [gone, 999] {
            let answer = app.act(&operator, participant.id, "representative", &json!({"representative_id": id})).await;
            assert_eq!(answer.assert(422).field("representative_id"), "Wybierz przedstawiciela z\u{a0}listy");
        }
        app.act(&operator, participant.id, "representative", &json!({})).await.assert(200);
        let profile = app.get("/api/v1/user/profile").bearer(&participant.token).send().await;
        assert!(profile.json["data"]["ph"].is_null());
    }
}
