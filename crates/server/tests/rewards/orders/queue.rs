//! The operator's list of orders: by state, by number, NIP or name, page after page.
use serde_json::{Value, json};

use crate::support::{OperatorClient, TestApp, on_both};

async fn queue(app: &TestApp, operator: &OperatorClient, query: &str) -> Value {
    let answer = app.get(&format!("/api/v1/backoffice/orders{query}")).bearer(&operator.token).send().await;
    answer.assert(200).json.clone()
}

fn points(queue: &Value) -> Vec<i64> {
    queue["data"]["items"].as_array().unwrap().iter().map(|order| order["points"].as_i64().unwrap()).collect()
}

/// Orders of 5 000, 6 000 … points, in turns by two participants.
async fn given_orders(app: &TestApp, count: i64) -> Vec<String> {
    app.programme().await;
    let (anna, piotr, rewards) = (app.participant().await, app.participant_numbered(1).await, app.rewards().await);
    app.rename(&piotr, "Piotr", "Żak", "Gospodarstwo Rolne").await;
    app.give_points(anna.id, 1_000_000).await;
    app.give_points(piotr.id, 1_000_000).await;
    let mut orders = Vec::new();
    for number in 0..count {
        let participant = if number % 2 == 0 { &anna } else { &piotr };
        let form = json!({"reward_id": rewards.bank_transfer, "amount": 5_000 + 1_000 * (number % 40)});
        orders.push(app.ordered(participant, &form).await);
    }
    orders
}

on_both! {
    async fn all_orders_come_newest_first_and_waiting_ones_oldest_first(app) {
        given_orders(&app, 3).await;
        let operator = app.operator(&["finance"]).await;
        let all = queue(&app, &operator, "").await;
        assert_eq!(points(&all), [7_000, 6_000, 5_000]);
        assert_eq!(all["data"]["items"][1]["participant"], "Piotr Żak");
        assert_eq!(all["meta"], json!({"per_page": 50, "total": 3, "more_than_total": false, "next_cursor": null}));
        assert_eq!(points(&queue(&app, &operator, "?status=selected").await), [5_000, 6_000, 7_000]);
        assert_eq!(points(&queue(&app, &operator, "?status=completed").await), [] as [i64; 0]);
        app.get("/api/v1/backoffice/orders?status=lost").bearer(&operator.token).send().await.assert(400);
    }

    async fn a_page_goes_on_where_the_one_before_ended(app) {
        given_orders(&app, 60).await;
        let operator = app.operator(&["finance"]).await;
        for (filter, newest_first) in [("?", true), ("?status=selected&", false)] {
            let (mut seen, mut cursor) = (Vec::new(), String::new());
            let mut sizes = Vec::new();
            loop {
                let page = queue(&app, &operator, &format!("{filter}{cursor}")).await;
                let items = page["data"]["items"].as_array().unwrap();
                sizes.push(items.len());
                seen.extend(items.iter().map(|order| order["number"].as_i64().unwrap()));
                assert_eq!(page["meta"]["total"], 60);
                let Some(next) = page["meta"]["next_cursor"].as_i64() else { break };
                cursor = format!("cursor={next}");
            }
            assert_eq!(sizes, [50, 10]);
            assert!(seen.is_sorted_by(|one, next| if newest_first { one > next } else { one < next }), "{seen:?}");
        }
    }

    async fn the_list_is_narrowed_by_kind_and_reward_together_with_all_else(app) {
        given_orders(&app, 2).await;
        let (operator, participant) = (app.operator(&["finance"]).await, app.participant_numbered(2).await);
        app.give_points(participant.id, 50_000).await;
        let list = queue(&app, &operator, "").await;
        let rewards = list["filters"]["rewards"].as_array().unwrap();
        let id = |name: &str| rewards.iter().find(|reward| reward["name"] == name).unwrap()["id"].as_i64().unwrap();
        let card = id("karta-paliwowa");
        app.ordered(&participant, &json!({"reward_id": card, "delivery": "code"})).await;
        for query in ["?kind=card".to_owned(), format!("?reward={card}"), format!("?reward={card}&kind=card"),
            format!("?kind=card&reward={card}&status=selected&search=5213017228")] {
            let found = queue(&app, &operator, &query).await;
            assert_eq!(points(&found), [10_000], "{query}");
            assert_eq!(found["data"]["items"][0]["next"], json!(["in_progress", "cancelled"]));
        }
        let transfers = queue(&app, &operator, "?kind=bank_transfer").await;
        assert_eq!((points(&transfers).len(), &transfers["data"]["items"][0]["next"]), (2, &json!([])));
        for nothing in [format!("?reward={card}&kind=parcel"), "?kind=card&search=5260250274".to_owned()] {
            assert_eq!(points(&queue(&app, &operator, &nothing).await), [] as [i64; 0], "{nothing}");
        }
        app.get("/api/v1/backoffice/orders?kind=zguba").bearer(&operator.token).send().await.assert(400);
    }

    async fn an_order_is_found_by_number_nip_and_name(app) {
        let orders = given_orders(&app, 4).await;
        let operator = app.operator(&["finance"]).await;
        let number = queue(&app, &operator, "").await["data"]["items"][0]["number"].clone();
        let by_number = queue(&app, &operator, &format!("?search={number}")).await;
        assert_eq!(by_number["data"]["items"][0]["id"], orders[3].as_str());
        assert_eq!(points(&by_number).len(), 1);
        let [anna, piotr] = ["526-025-02-74", "7740001454"];
        assert_eq!(points(&queue(&app, &operator, &format!("?search={anna}")).await), [7_000, 5_000]);
        assert_eq!(points(&queue(&app, &operator, &format!("?search={piotr}&status=selected")).await), [6_000, 8_000]);
        for name in ["%C5%BBak", "zak", "piotr", "Pio"] {
            assert_eq!(points(&queue(&app, &operator, &format!("?search={name}")).await), [8_000, 6_000], "{name}");
        }
        for nobody in ["iotr", "%25", "_", "99999999"] {
            assert_eq!(points(&queue(&app, &operator, &format!("?search={nobody}")).await), [] as [i64; 0], "{nobody}");
        }
        assert_eq!(points(&queue(&app, &operator, "?search=%20").await).len(), 4);
    }
}
