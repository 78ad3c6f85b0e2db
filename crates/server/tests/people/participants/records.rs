//! Parts of a participant's record beside the profile and the points.
use serde_json::json;

use crate::support::on_both;

on_both! {
    async fn notes_are_added_and_read_by_operators(app) {
        let (participant, operator) = (app.participant().await, app.operator(&["support"]).await);
        let answer = app.act(&operator, participant.id, "notes", &json!({"content": " Dzwonić po 18 "})).await;
        answer.assert(201);
        app.act(&operator, participant.id, "notes", &json!({"content": "Prosi o duplikat listu"})).await.assert(201);
        let notes = app.in_the_back_office(&operator, &format!("/{}/notes", participant.id.0)).await;
        let items = notes["data"]["items"].as_array().unwrap();
        let read: Vec<_> = items.iter().map(|note| (note["author"].as_str(), note["content"].as_str())).collect();
        let author = Some("Jan Kowalski");
        assert_eq!(read, [(author, Some("Prosi o duplikat listu")), (author, Some("Dzwonić po 18"))]);
        for (content, sentence) in [(" ".to_owned(), "Pole jest wymagane"), ("a".repeat(2_001), "Wpisz najwyżej 2000\u{a0}znaków")] {
            let answer = app.act(&operator, participant.id, "notes", &json!({"content": content})).await;
            assert_eq!(answer.assert(422).field("content"), sentence);
        }
        app.post("/api/v1/backoffice/participants/99/notes").bearer(&operator.token).json(&json!({"content": "a"})).send().await.assert(404);
    }

    async fn invoices_and_orders_of_a_participant_are_listed_with_their_places(app) {
        let programme = app.programme().await;
        let rewards = app.rewards().await;
        let (participant, other) = (app.participant().await, app.participant_numbered(1).await);
        let operator = app.operator(&["support"]).await;
        let invoice = app.reported(&participant, &programme, "FV/1").await;
        app.reported(&other, &programme, "FV/2").await;
        app.give_points(participant.id, 20_000).await;
        let order = app.ordered(&participant, &json!({"reward_id": rewards.charity_transfer, "amount": 10_000})).await;
        let invoices = app.in_the_back_office(&operator, &format!("/{}/invoices", participant.id.0)).await;
        assert_eq!((invoices["meta"]["total"].as_i64(), &invoices["data"]["items"][0]["id"]), (Some(1), &json!(invoice)));
        let orders = app.in_the_back_office(&operator, &format!("/{}/orders", participant.id.0)).await;
        assert_eq!((orders["meta"]["total"].as_i64(), &orders["data"]["items"][0]["id"]), (Some(1), &json!(order)));
        let transfers = app.in_the_back_office(&operator, &format!("/{}/transfers", participant.id.0)).await;
        assert_eq!(transfers["data"]["items"][0]["order"], json!(order));
    }
}
