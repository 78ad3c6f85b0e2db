//! A participant cancels: only their own, only while selected; points and stock come back once.
use serde_json::json;

use super::given::{AccountBalances, address};
use crate::support::{Answer, ParticipantClient, TestApp, on_both};

async fn cancel(app: &TestApp, participant: &ParticipantClient, key: &str, order: &str) -> Answer {
    app.post(&format!("/api/v1/prize/orders/{order}/cancel")).bearer(&participant.token).key(key).send().await
}

on_both! {
    async fn a_cancelled_order_gives_its_points_and_stock_back(app) {
        app.programme().await;
        let (participant, rewards) = (app.participant().await, app.rewards().await);
        app.give_points(participant.id, 30_000).await;
        let form = json!({"reward_id": rewards.jacket, "variant_id": rewards.size_m, "address": address()});
        let order = app.ordered(&participant, &form).await;
        let answer = cancel(&app, &participant, "c", &order).await;
        assert_eq!(answer.assert(200).json["data"]["status"]["code"], "cancelled");
        assert_eq!(app.balances_of(participant.id).await, AccountBalances { available: 30_000, held: 0, redeemed: 0 });
        assert_eq!(app.variant_stock(rewards.size_m).await, 5);
        let shown = app.shown(&participant, &order).await;
        assert_eq!((&shown["cancellable"], &shown["history"][1]["status"]["code"]), (&json!(false), &json!("cancelled")));
        let told = "SELECT count(*) FROM notifications WHERE participant_id = $1
                    AND content LIKE 'Zamówienie nr% jest anulowane. Oddaliśmy Ci %pkt.'";
        assert_eq!(app.number(told, participant.id.0).await, 1);
    }

    async fn a_retried_cancellation_gives_back_once_and_answers_the_same(app) {
        app.programme().await;
        let (participant, rewards) = (app.participant().await, app.rewards().await);
        app.give_points(participant.id, 5_000).await;
        let order = app.ordered(&participant, &json!({"reward_id": rewards.torch, "address": address()})).await;
        let first = cancel(&app, &participant, "c", &order).await;
        for _ in 0..3 {
            let again = cancel(&app, &participant, "c", &order).await;
            assert_eq!((again.status, &again.body), (first.assert(200).status, &first.body));
        }
        assert_eq!(cancel(&app, &participant, "c2", &order).await.assert(409).json["error"], "order_state_forbids");
        assert_eq!(app.balances_of(participant.id).await, AccountBalances { available: 5_000, held: 0, redeemed: 0 });
        assert_eq!(app.stock(rewards.torch).await, 1);
    }

    async fn cancellations_that_run_together_give_back_once(app) {
        app.programme().await;
        let (participant, rewards) = (app.participant().await, app.rewards().await);
        app.give_points(participant.id, 5_000).await;
        let order = app.ordered(&participant, &json!({"reward_id": rewards.torch, "address": address()})).await;
        let keys: Vec<String> = (0..20).map(|number| format!("c{number}")).collect();
        let tries = keys.iter().map(|key| cancel(&app, &participant, key, &order));
        let answers = futures_util::future::join_all(tries).await;
        assert_eq!(answers.iter().filter(|answer| answer.status == 200).count(), 1);
        assert_eq!(answers.iter().filter(|answer| answer.status == 409).count(), 19);
        assert_eq!(app.balances_of(participant.id).await, AccountBalances { available: 5_000, held: 0, redeemed: 0 });
        assert_eq!(app.stock(rewards.torch).await, 1);
    }

    async fn a_transfer_that_is_cancelled_touches_no_stock(app) {
        app.programme().await;
        let (participant, rewards) = (app.participant().await, app.rewards().await);
        app.give_points(participant.id, 5_000).await;
        let order = app.ordered(&participant, &json!({"reward_id": rewards.bank_transfer, "amount": 5_000})).await;
        cancel(&app, &participant, "c", &order).await.assert(200);
        assert_eq!(app.balances_of(participant.id).await, AccountBalances { available: 5_000, held: 0, redeemed: 0 });
        let unlimited = "SELECT count(*) FROM rewards WHERE id = $1 AND stock IS NULL";
        assert_eq!(app.number(unlimited, rewards.bank_transfer).await, 1);
    }

    async fn another_participants_order_is_not_found(app) {
        app.programme().await;
        let (anna, piotr, rewards) = (app.participant().await, app.participant_numbered(1).await, app.rewards().await);
        app.give_points(anna.id, 5_000).await;
        let order = app.ordered(&anna, &json!({"reward_id": rewards.bank_transfer, "amount": 5_000})).await;
        cancel(&app, &piotr, "c", &order).await.assert(404);
        app.get(&format!("/api/v1/prize/orders/{order}")).bearer(&piotr.token).send().await.assert(404);
        cancel(&app, &anna, "c", "nie-ma-takiego").await.assert(404);
        assert_eq!(app.balances_of(anna.id).await.held, 5_000);
    }

    async fn cancelling_needs_a_key_and_a_session(app) {
        let participant = app.participant().await;
        app.post("/api/v1/prize/orders/x/cancel").key("c").send().await.assert(401);
        let answer = app.post("/api/v1/prize/orders/x/cancel").bearer(&participant.token).send().await;
        assert_eq!(answer.assert(422).json["error"], "idempotency_key_missing");
    }
}
