//! The winner reads a code: with the password, as often as it is needed, and nobody else at all.
use serde_json::json;

use super::given::{NUMBER, Office, row};
use crate::support::{PASSWORD, ParticipantClient, on_both};

on_both! {
    async fn the_winner_reads_it_again_and_again_and_each_time_is_written_down(app) {
        let Office { participant, rewards, operator } = app.card_office().await;
        let order = app.code_ordered(&participant, &rewards).await;
        app.imported_codes(&operator, &[row(&order, NUMBER)]).await;
        assert_eq!(app.order_in_the_back_office(&operator, &order).await["code"]["readings"], 0);
        let first = app.read_code(&participant, &order, PASSWORD).await;
        assert_eq!(first.assert(200).json["data"], json!({"number": NUMBER, "pin": "1234", "valid_until": "2026-12-31"}));
        assert_eq!(first.headers["cache-control"], "no-store");
        app.wait(jiff::SignedDuration::from_mins(5));
        app.card_code(&participant, &order).await;
        let code = app.order_in_the_back_office(&operator, &order).await["code"].clone();
        assert_eq!(code, json!({"tail": "0004", "valid_until": "2026-12-31", "imported_at": "2025-08-20T07:00:00Z",
            "imported_by": "Jan Kowalski", "readings": 2, "first_read_at": "2025-08-20T07:00:00Z"}));
    }

    async fn the_password_is_asked_for_each_time_whatever_was_confirmed_before(app) {
        let Office { participant, rewards, operator } = app.card_office().await;
        let order = app.code_ordered(&participant, &rewards).await;
        app.imported_codes(&operator, &[row(&order, NUMBER)]).await;
        let confirm = json!({ "password": PASSWORD });
        app.post("/api/v1/auth/confirm").bearer(&participant.token).json(&confirm).send().await.assert(200);
        for (password, sentence) in [("", "Pole jest wymagane"), ("Zboze#2024", "Niepoprawne hasło")] {
            assert_eq!(app.read_code(&participant, &order, password).await.assert(422).field("password"), sentence);
        }
        assert_eq!(app.count("SELECT count(*) FROM card_code_readings").await, 0);
    }

    async fn wrong_passwords_are_counted_with_those_of_confirming(app) {
        let Office { participant, rewards, operator } = app.card_office().await;
        let order = app.code_ordered(&participant, &rewards).await;
        app.imported_codes(&operator, &[row(&order, NUMBER)]).await;
        for _ in 0..5 {
            app.read_code(&participant, &order, "Zboze#2024").await.assert(422);
            let wrong = json!({ "password": "Zboze#2024" });
            app.post("/api/v1/auth/confirm").bearer(&participant.token).json(&wrong).send().await.assert(422);
        }
        app.read_code(&participant, &order, PASSWORD).await.assert(429);
        app.wait(jiff::SignedDuration::from_mins(15));
        let participant = ParticipantClient { token: app.sign_in_again(&participant).await, ..participant };
        for _ in 0..11 {
            app.card_code(&participant, &order).await;
        }
    }

    async fn nobody_else_reads_it(app) {
        let Office { participant, rewards, operator } = app.card_office().await;
        let order = app.code_ordered(&participant, &rewards).await;
        app.imported_codes(&operator, &[row(&order, NUMBER)]).await;
        let other = app.participant_numbered(1).await;
        app.read_code(&other, &order, PASSWORD).await.assert(404);
        let support = app.operator(&["support"]).await;
        let looking = ParticipantClient { token: app.view_as(participant.id, support.id).await, ..participant.clone() };
        assert_eq!(app.read_code(&looking, &order, PASSWORD).await.assert(403).json["error"], "support_read_only");
        let operator = ParticipantClient { token: operator.token.clone(), ..participant.clone() };
        app.read_code(&operator, &order, PASSWORD).await.assert(403);
        assert_eq!(app.count("SELECT count(*) FROM card_code_readings").await, 0);
    }

    async fn a_code_that_is_not_there_yet_is_said_so_and_costs_no_try(app) {
        let Office { participant, rewards, .. } = app.card_office().await;
        let order = app.code_ordered(&participant, &rewards).await;
        for _ in 0..12 {
            let answer = app.read_code(&participant, &order, PASSWORD).await;
            assert_eq!(answer.assert(409).json["error"], "card_code_missing");
        }
        let by_post = json!({"reward_id": rewards.card, "delivery": "post", "address": crate::orders::given::address()});
        let by_post = app.ordered(&participant, &by_post).await;
        let path = format!("/api/v1/prize/my-orders/{by_post}/code");
        app.post(&path).bearer(&participant.token).json(&json!({ "password": PASSWORD })).send().await.assert(404);
    }

    async fn a_copy_of_ones_own_data_has_the_last_four_signs(app) {
        let Office { participant, rewards, operator } = app.card_office().await;
        let order = app.code_ordered(&participant, &rewards).await;
        app.imported_codes(&operator, &[row(&order, NUMBER)]).await;
        app.card_code(&participant, &order).await;
        let files = app.own_data(&participant).await;
        let codes = &files["kody-kart.json"];
        assert!(codes.contains("\"last_four\": \"0004\""), "{codes}");
        assert!(files["odczyty-kodow-kart.json"].contains("read_at"));
        assert!(files.values().all(|text| !text.contains(NUMBER)));
    }
}
