//! `prize/my-orders` and `prize/archive-orders`: the season's orders, and what is over of earlier ones, a page of
//! sixteen, sorted by a closed list of columns.
use jiff::SignedDuration;
use serde_json::{Value, json};

use super::given::address;
use crate::support::{ParticipantClient, TestApp, on_both};

async fn list(app: &TestApp, participant: &ParticipantClient, query: &str) -> Value {
    listed(app, participant, "my-orders", query).await
}

async fn archive(app: &TestApp, participant: &ParticipantClient, query: &str) -> Value {
    listed(app, participant, "archive-orders", query).await
}

async fn listed(app: &TestApp, participant: &ParticipantClient, list: &str, query: &str) -> Value {
    let answer = app.get(&format!("/api/v1/prize/{list}{query}")).bearer(&participant.token).send().await;
    answer.assert(200).json.clone()
}

fn numbers(list: &Value) -> Vec<i64> {
    list["data"]["items"].as_array().unwrap().iter().map(|order| order["points"].as_i64().unwrap()).collect()
}

/// The fields of a list that bear a mark.
fn marked<'a>(list: &'a Value, mark: &str) -> Vec<&'a str> {
    let fields = list["data"]["fields"].as_array().unwrap().iter();
    fields.filter(|field| field[mark] == true).map(|field| field["key"].as_str().unwrap()).collect()
}

on_both! {
    async fn the_newest_order_comes_first_with_its_history(app) {
        app.programme().await;
        let (participant, rewards) = (app.participant().await, app.rewards().await);
        app.give_points(participant.id, 100_000).await;
        for amount in [5_000, 9_000, 7_000] {
            app.ordered(&participant, &json!({"reward_id": rewards.bank_transfer, "amount": amount})).await;
        }
        let shown = list(&app, &participant, "").await;
        assert_eq!(numbers(&shown), [7_000, 9_000, 5_000]);
        assert_eq!(shown["meta"], json!({"last_page": 1, "current_page": 1, "per_page": 16, "total": 3}));
        assert_eq!(shown["data"]["has_money_prize"], true);
        for order in shown["data"]["items"].as_array().unwrap() {
            assert_eq!(order["history"].as_array().unwrap().len(), 1);
            assert_eq!(order["history"][0]["status"]["code"], "selected");
        }
        assert_eq!(marked(&shown, "header"), ["number", "reward", "points", "date", "status"]);
        assert_eq!(marked(&shown, "details"), ["bank_account_masked", "tax", "address", "code_tail", "history"]);
    }

    async fn the_list_is_sorted_by_the_column_that_is_asked_for(app) {
        app.programme().await;
        let (participant, rewards) = (app.participant().await, app.rewards().await);
        app.give_points(participant.id, 100_000).await;
        for amount in [5_000, 9_000, 7_000] {
            app.ordered(&participant, &json!({"reward_id": rewards.bank_transfer, "amount": amount})).await;
            app.wait(SignedDuration::from_secs(1));
        }
        app.ordered(&participant, &json!({"reward_id": rewards.torch, "address": address()})).await;
        assert_eq!(numbers(&list(&app, &participant, "?sortBy=points&sortDesc=true").await), [9_000, 7_000, 5_000, 5_000]);
        assert_eq!(numbers(&list(&app, &participant, "?sortBy=date&sortDesc=false").await), [5_000, 9_000, 7_000, 5_000]);
        assert_eq!(numbers(&list(&app, &participant, "?sortBy=id&sortDesc=false").await)[..3], [5_000, 9_000, 7_000]);
        let by_reward = list(&app, &participant, "?sortBy=reward&sortDesc=false").await;
        assert_eq!(by_reward["data"]["items"][0]["reward"], "latarka");
        let wrong = app.get("/api/v1/prize/my-orders?sortBy=password_hash").bearer(&participant.token).send().await;
        wrong.assert(400);
    }

    async fn a_page_never_holds_more_than_sixteen(app) {
        app.programme().await;
        let (participant, rewards) = (app.participant().await, app.rewards().await);
        app.give_points(participant.id, 1_000_000).await;
        for _ in 0..18 {
            app.ordered(&participant, &json!({"reward_id": rewards.bank_transfer, "amount": 5_000})).await;
        }
        let first = list(&app, &participant, "?per_page=500").await;
        assert_eq!((numbers(&first).len(), &first["meta"]["last_page"]), (16, &json!(2)));
        assert_eq!(numbers(&list(&app, &participant, "?page=2").await).len(), 2);
        let small = list(&app, &participant, "?page=2&per_page=5").await;
        assert_eq!((numbers(&small).len(), &small["meta"]["last_page"]), (5, &json!(4)));
        assert_eq!(numbers(&list(&app, &participant, "?page=9").await).len(), 0);
    }

    async fn another_season_keeps_only_what_is_still_open(app) {
        app.programme().await;
        let (participant, rewards) = (app.participant().await, app.rewards().await);
        app.give_points(participant.id, 100_000).await;
        let finished = app.ordered(&participant, &json!({"reward_id": rewards.bank_transfer, "amount": 5_000})).await;
        app.ordered(&participant, &json!({"reward_id": rewards.bank_transfer, "amount": 9_000})).await;
        let path = format!("/api/v1/prize/orders/{finished}/cancel");
        app.post(&path).bearer(&participant.token).key("c").send().await.assert(200);
        assert_eq!(numbers(&list(&app, &participant, "").await), [9_000, 5_000]);
        assert_eq!(numbers(&archive(&app, &participant, "").await), [] as [i64; 0]);
        app.wait(SignedDuration::from_hours(24 * 100));
        let token = app.sign_in_again(&participant).await;
        let later = app.get("/api/v1/prize/my-orders").bearer(&token).send().await;
        assert_eq!(numbers(&later.assert(200).json), [9_000]);
        for (query, points) in [("", &[5_000][..]), ("?promotion=false", &[5_000]), ("?promotion=true", &[])] {
            let over = app.get(&format!("/api/v1/prize/archive-orders{query}")).bearer(&token).send().await;
            assert_eq!(numbers(&over.assert(200).json), points, "{query}");
        }
    }

    async fn the_list_holds_the_callers_orders_only(app) {
        app.programme().await;
        let (anna, piotr, rewards) = (app.participant().await, app.participant_numbered(1).await, app.rewards().await);
        app.give_points(anna.id, 5_000).await;
        let hers = app.ordered(&anna, &json!({"reward_id": rewards.bank_transfer, "amount": 5_000})).await;
        let shown = list(&app, &piotr, "").await;
        assert_eq!((numbers(&shown).len(), &shown["data"]["has_money_prize"]), (0, &json!(false)));
        app.get("/api/v1/prize/my-orders").send().await.assert(401);
        let path = format!("/api/v1/prize/orders/{hers}/cancel");
        app.post(&path).bearer(&anna.token).key("c").send().await.assert(200);
        app.wait(SignedDuration::from_hours(24 * 400));
        let token = app.sign_in_again(&piotr).await;
        let others = app.get("/api/v1/prize/archive-orders").bearer(&token).send().await;
        assert_eq!(numbers(&others.assert(200).json), [] as [i64; 0]);
        app.get("/api/v1/prize/archive-orders").send().await.assert(401);
    }
}
