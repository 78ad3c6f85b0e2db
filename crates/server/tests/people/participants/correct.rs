//! Corrections of points by hand.
use serde_json::json;

use crate::support::on_both;

on_both! {
    async fn a_correction_moves_points_and_tells_the_participant_why(app) {
        app.programme().await;
        let (participant, operator) = (app.participant().await, app.operator(&["finance"]).await);
        let answer = app.correct(&operator, participant.id, 1_500, "purchases").await;
        answer.assert(201);
        assert_eq!((answer.message(), &answer.json["data"]), ("Dodano 1\u{a0}500\u{a0}pkt", &json!({"available": 1500, "total": 1500, "difference": 1500})));
        let news = app.last_news(participant.id).await;
        assert_eq!(news, ("Korekta punktów".to_owned(), "Dodaliśmy Ci 1\u{a0}500\u{a0}pkt. Powód: Zwrot towaru".to_owned()));
        app.correct(&operator, participant.id, -500, "purchases").await.assert(201);
        assert_eq!(app.points_of(participant.id).await, (1_000, 1_000));
        let page = app.in_the_back_office(&operator, &format!("/{}/transfers", participant.id.0)).await;
        let last = &page["data"]["items"][0];
        assert_eq!(
            (&last["kind"], &last["cause"], &last["operator"], &last["explanation"]),
            (&json!("reversal"), &json!("operator"), &json!("Jan Kowalski"), &json!("Zwrot towaru"))
        );
        assert_eq!(last["from"], json!({"account": "available", "balance": 1000}));
        assert_eq!(last["to"], json!({"account": "purchases", "balance": -1000}));
        let acts = app.history(&operator, participant.id).await;
        assert_eq!(acts[0], ("participants.correct_points".to_owned(), "Zwrot towaru".to_owned()));
    }

    async fn a_correction_may_take_available_below_zero_and_orders_wait(app) {
        app.programme().await;
        let rewards = app.rewards().await;
        let (participant, operator) = (app.participant().await, app.operator(&["finance"]).await);
        app.give_points(participant.id, 20_000).await;
        app.ordered(&participant, &json!({"reward_id": rewards.charity_transfer, "amount": 10_000})).await;
        let (left, _) = app.points_of(participant.id).await;
        app.correct(&operator, participant.id, -(left + 300), "purchases").await.assert(201);
        assert_eq!(app.points_of(participant.id).await.0, -300);
        let (_, content) = app.last_news(participant.id).await;
        assert!(content.ends_with("Nagrodę zamówisz, gdy zbierzesz brakujące punkty."), "{content}");
        let refused = app.order(&participant, "next", &json!({"reward_id": rewards.charity_transfer, "amount": 10_000})).await;
        assert_eq!(refused.assert(422).json["error"], "not_enough_points");
        let listed = app.in_the_back_office(&operator, "?below_zero=true").await;
        assert_eq!(listed["data"]["items"][0]["available_points"], -300);
    }

    async fn a_correction_upwards_keeps_the_limit_and_reaches_levels(app) {
        app.programme().await;
        let (participant, operator) = (app.participant().await, app.operator(&["finance"]).await);
        app.set_limit(60_000).await;
        let over = app.correct(&operator, participant.id, 60_001, "purchases").await;
        assert_eq!(
            over.assert(422).field("points"),
            "Do limitu 60\u{a0}000\u{a0}pkt zostało 60\u{a0}000\u{a0}pkt. Nie można dodać więcej."
        );
        app.correct(&operator, participant.id, 50_000, "purchases").await.assert(201);
        assert_eq!(app.points_of(participant.id).await, (50_500, 50_500), "a level brings its bonus");
        app.correct(&operator, participant.id, 9_500, "affiliation").await.assert(201);
        let card = app.in_the_back_office(&operator, &format!("/{}", participant.id.0)).await;
        assert!(card["data"]["points"]["limit_reached_at"].is_string());
        app.correct(&operator, participant.id, 1, "affiliation").await.assert(422);
    }

    async fn no_more_is_taken_back_than_the_source_has_issued(app) {
        app.programme().await;
        let (participant, operator) = (app.participant().await, app.operator(&["finance"]).await);
        app.give_points(participant.id, 800).await;
        for (points, source, sentence) in [
            (-801, "purchases", "Z tego źródła uczestnik ma 800\u{a0}pkt. Nie można odjąć więcej."),
            (-1, "affiliation", "Z tego źródła uczestnik ma 0\u{a0}pkt. Nie można odjąć więcej."),
            (i64::MIN, "purchases", "Z tego źródła uczestnik ma 800\u{a0}pkt. Nie można odjąć więcej."),
        ] {
            let answer = app.correct(&operator, participant.id, points, source).await;
            assert_eq!(answer.assert(422).field("points"), sentence);
        }
        assert_eq!(app.points_of(participant.id).await, (800, 800));
    }

    async fn every_error_of_the_form_is_told_at_once(app) {
        app.programme().await;
        let (participant, operator) = (app.participant().await, app.operator(&["finance"]).await);
        let answer = app.correct_once(&operator, participant.id, &json!({"source": "", "reason": ""}), "a").await;
        answer.assert(422);
        assert_eq!(
            [answer.field("points"), answer.field("source"), answer.field("reason")],
            ["Pole jest wymagane", "Wybierz, których punktów dotyczy korekta",
             "Podaj powód. Uczestnik przeczyta go przy tej korekcie."]
        );
        let zero = app.correct(&operator, participant.id, 0, "purchases").await;
        assert_eq!(zero.assert(422).field("points"), "Podaj liczbę punktów inną niż zero");
    }

    async fn a_correction_that_is_sent_again_is_made_once(app) {
        app.programme().await;
        let (participant, operator) = (app.participant().await, app.operator(&["finance"]).await);
        let form = json!({"points": 700, "source": "purchases", "reason": "Powód"});
        let (one, other) =
            tokio::join!(app.correct_once(&operator, participant.id, &form, "k"), app.correct_once(&operator, participant.id, &form, "k"));
        assert_eq!(one.assert(201).json, other.assert(201).json);
        assert_eq!(app.points_of(participant.id).await, (700, 700));
        let changed = json!({"points": 800, "source": "purchases", "reason": "Powód"});
        app.correct_once(&operator, participant.id, &changed, "k").await.assert(422);
        let path = format!("/api/v1/backoffice/participants/{}/corrections", participant.id.0);
        app.post(&path).bearer(&operator.token).json(&form).send().await.assert(422);
        assert_eq!(app.points_of(participant.id).await, (700, 700));
    }

    async fn a_blocked_account_keeps_its_ledger_and_a_partner_has_none(app) {
        app.programme().await;
        let (participant, partner) = (app.participant().await, app.participant_numbered(1).await);
        let operator = app.operator(&["finance"]).await;
        app.execute("UPDATE participants SET status = 'disabled' WHERE id = $1", participant.id.0).await;
        app.correct(&operator, participant.id, 100, "purchases").await.assert(201);
        app.execute("UPDATE participants SET status = 'erased' WHERE id = $1", participant.id.0).await;
        app.correct(&operator, participant.id, 100, "purchases").await.assert(409);
        app.make_partner(partner.id).await;
        app.correct(&operator, partner.id, 100, "purchases").await.assert(409);
    }
}
