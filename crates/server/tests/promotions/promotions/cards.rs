//! Cards that promotions earned: collected once, sent by post or as a code, and what happens to them afterwards.
use serde_json::{Value, json};

use super::{quantity, refuel};
use crate::support::{Answer, OperatorClient, ParticipantClient, Programme, TestApp, on_both};

/// A participant with so many packs of 5 l who has accepted the rules, an operator, the programme, and the invoice.
async fn earned(app: &TestApp, packs: i64) -> (ParticipantClient, OperatorClient, Programme, (String, i64)) {
    let (participant, operator, programme) =
        (app.participant().await, app.operator(&["moderator", "finance"]).await, app.programme().await);
    app.promotion("refuel", &refuel()).await;
    app.answer_promotion(&participant, "refuel", true).await.assert(200);
    let case = app.purchased(&participant, &operator, &programme, packs).await;
    (participant, operator, programme, case)
}

async fn to_collect(app: &TestApp, participant: &ParticipantClient) -> Vec<Value> {
    let answer = app.get("/api/v1/prize/collect?promotion=true").bearer(&participant.token).send().await;
    answer.assert(200);
    answer.json["data"]["items"].as_array().unwrap().clone()
}

async fn collect(app: &TestApp, participant: &ParticipantClient, card: &Value, form: &Value, key: &str) -> Answer {
    let path = format!("/api/v1/prize/collect/{}", card["id"].as_str().unwrap());
    app.post(&path).bearer(&participant.token).key(key).json(form).send().await
}

fn by_post() -> Value {
    json!({"delivery": "post", "address": {"recipient": "Anna Wiśniewska", "street": "Polna", "street_number": "1",
        "postcode": "99-100", "city": "Łęczyca"}})
}

on_both! {
    async fn each_step_is_a_card_that_waits(app) {
        let (participant, ..) = earned(&app, 9).await;
        let cards = to_collect(&app, &participant).await;
        assert_eq!(cards.len(), 2, "45 litres are two steps");
        assert_eq!((&cards[0]["kind"], &cards[0]["value"], &cards[0]["value_text"]),
            (&json!("fuel"), &json!(30_000), &json!("300\u{a0}zł")));
        assert_eq!(cards[0]["promotion"], json!({"slug": "refuel", "name": "Promocja refuel"}));
        let progress = app.progress(&participant, "refuel").await;
        assert_eq!(progress["next_text"], "Brakuje 15\u{a0}L do karty paliwowej 300\u{a0}zł, zostało 11\u{a0}dni");
        assert_eq!(progress["to_collect"].as_array().unwrap().len(), 2);
        assert_eq!(app.last_news(participant.id).await.1, "Do odebrania: 2\u{a0}×\u{a0}karta paliwowa 300\u{a0}zł.");
    }

    async fn collecting_makes_one_order_of_no_points(app) {
        let (participant, ..) = earned(&app, 9).await;
        let card = &to_collect(&app, &participant).await[0];
        let first = collect(&app, &participant, card, &by_post(), "klucz").await;
        first.assert(201);
        let again = collect(&app, &participant, card, &by_post(), "klucz").await;
        assert_eq!((again.status, &again.json), (first.status, &first.json));
        let gone = collect(&app, &participant, card, &by_post(), "inny").await;
        gone.assert(409);
        assert_eq!(gone.json["error"], "card_gone");
        assert_eq!(to_collect(&app, &participant).await.len(), 1);
        let orders = app.get("/api/v1/prize/my-orders?promotion=true").bearer(&participant.token).send().await;
        let order = &orders.json["data"]["items"][0];
        assert_eq!((&order["points"], &order["status"]["label"], &order["address"]["city"]),
            (&json!(0), &json!("Wybrana"), &json!("Łęczyca")));
        assert_eq!(order["reward"], "Karta paliwowa 300\u{a0}zł z\u{a0}promocji „Promocja refuel”");
        let of_points = app.get("/api/v1/prize/my-orders").bearer(&participant.token).send().await;
        assert_eq!(of_points.json["data"]["items"], json!([]));
        let another = app.participant_numbered(1).await;
        let card = &to_collect(&app, &participant).await[0];
        collect(&app, &another, card, &by_post(), "cudza").await.assert(409);
    }

    async fn a_card_comes_by_post_or_as_a_code(app) {
        let (participant, ..) = earned(&app, 4).await;
        let card = &to_collect(&app, &participant).await[0];
        let faulty = collect(&app, &participant, card, &json!({"delivery": "post", "address": {"street": "Polna"}}), "a").await;
        faulty.assert(422);
        assert_eq!((faulty.field("address.recipient"), faulty.field("address.postcode")),
            ("Pole jest wymagane", "Pole jest wymagane"));
        let none = collect(&app, &participant, card, &json!({}), "b").await;
        assert_eq!(none.field("delivery"), "Wybierz, czy karta ma przyjść pocztą, czy jako kod");
        collect(&app, &participant, card, &json!({"delivery": "code"}), "c").await.assert(201);
        assert_eq!(app.count("SELECT count(*) FROM orders WHERE recipient IS NULL AND kind = 'card'").await, 1);
    }

    async fn a_cancelled_order_lets_its_card_wait_again(app) {
        let (participant, ..) = earned(&app, 4).await;
        let card = &to_collect(&app, &participant).await[0];
        let order = collect(&app, &participant, card, &by_post(), "klucz").await;
        let path = format!("/api/v1/prize/orders/{}/cancel", order.json["data"]["id"].as_str().unwrap());
        let cancelled = app.post(&path).bearer(&participant.token).key("cofam").send().await;
        cancelled.assert(200);
        assert!(cancelled.message().ends_with("Karta znowu czeka na odbiór."), "{}", cancelled.message());
        assert_eq!(to_collect(&app, &participant).await.len(), 1);
        assert_eq!(app.points_of(participant.id).await, (200, 200));
    }

    async fn who_has_collected_cannot_take_the_acceptance_back(app) {
        let (participant, ..) = earned(&app, 4).await;
        app.answer_promotion(&participant, "refuel", false).await.assert(200);
        assert!(to_collect(&app, &participant).await.is_empty(), "what was not collected goes with the acceptance");
        app.answer_promotion(&participant, "refuel", true).await.assert(200);
        let card = &to_collect(&app, &participant).await[0];
        collect(&app, &participant, card, &by_post(), "klucz").await.assert(201);
        let refused = app.answer_promotion(&participant, "refuel", false).await;
        refused.assert(422);
        assert_eq!(refused.json["error"], "card_collected");
        assert_eq!(app.cards_of(participant.id, "collected").await, [300]);
    }

    async fn a_correction_takes_back_what_waits_and_notes_what_was_collected_as_overpaid(app) {
        let (participant, operator, programme, (invoice, line)) = earned(&app, 8).await;
        let card = &to_collect(&app, &participant).await[0];
        collect(&app, &participant, card, &by_post(), "klucz").await.assert(201);
        app.put_right(&operator, (&invoice, line), &quantity(&programme, 2, 4)).await.assert(200);
        assert_eq!(app.cards_of(participant.id, "collected").await, [300]);
        assert!(app.cards_of(participant.id, "waiting").await.is_empty());
        assert_eq!(app.count("SELECT count(*) FROM card_overpayments").await, 0);
        app.put_right(&operator, (&invoice, line), &quantity(&programme, 3, 3)).await.assert(200);
        assert_eq!(app.count("SELECT value FROM card_overpayments").await, 30_000);
        app.put_right(&operator, (&invoice, line), &quantity(&programme, 4, 8)).await.assert(200);
        assert_eq!(app.count("SELECT count(*) FROM card_overpayments").await, 0, "it is due again");
        assert_eq!(app.cards_of(participant.id, "waiting").await, [300]);
    }

    async fn no_more_cards_wait_at_once_than_a_person_can_collect(app) {
        let (participant, ..) = earned(&app, 1_000_000).await;
        assert_eq!(app.cards_of(participant.id, "waiting").await.len(), 100);
        let card = &to_collect(&app, &participant).await[0];
        collect(&app, &participant, card, &by_post(), "klucz").await.assert(201);
        assert_eq!(app.cards_of(participant.id, "waiting").await.len(), 100, "another takes its place");
    }
}
