//! Lists for the cards' issuer: what one has is marked, stays out of the next, and can be downloaded again.
use serde_json::{Value, json};

use super::given::{CODES, NUMBER, Office, row};
use crate::support::{OperatorClient, TestApp, on_both};

/// Numbers of the orders that the list of what waits has.
async fn waiting(app: &TestApp, operator: &OperatorClient, query: &str) -> Vec<i64> {
    let list = app.get(&format!("{CODES}{query}")).bearer(&operator.token).send().await;
    let items = list.assert(200).json["data"]["items"].as_array().unwrap().clone();
    items.iter().map(|item| item["number"].as_i64().unwrap()).collect()
}

/// Numbers of the orders on a list.
async fn cards_of(app: &TestApp, operator: &OperatorClient, list: i64) -> Vec<String> {
    let rows = app.csv(operator, &format!("card-codes?list={list}")).await;
    rows.into_iter().skip(1).map(|row| row[0].clone()).collect()
}

on_both! {
    async fn what_was_sent_is_marked_and_sent_again_only_if_asked_for(app) {
        let Office { participant, rewards, operator } = app.card_office().await;
        let mut orders = Vec::new();
        for _ in 0..3 {
            orders.push(app.code_ordered(&participant, &rewards).await.number);
        }
        assert_eq!(waiting(&app, &operator, "?sent=false").await, orders);
        let first = app.issuer_list(&operator, "a", false).await;
        let again = app.issuer_list(&operator, "a", false).await;
        assert_eq!((again.assert(201).status, &again.body), (first.status, &first.body));
        assert_eq!(first.json["data"], json!({"id": 1, "made_at": "2025-08-20T07:00:00Z", "made_by": "Jan Kowalski", "cards": 3}));
        assert_eq!((waiting(&app, &operator, "?sent=false").await, waiting(&app, &operator, "?sent=true").await), (vec![], orders.clone()));
        let listed = app.get(CODES).bearer(&operator.token).send().await;
        assert_eq!(listed.json["data"]["items"][0]["sent"], json!({"list": 1, "at": "2025-08-20T07:00:00Z"}));
        let none = app.issuer_list(&operator, "b", false).await;
        assert_eq!(none.assert(422).field("again"),
            "Każda karta, która czeka, jest już na liście dla wydawcy. Zaznacz, jeśli mimo to mają wejść na nową.");

        let late = app.code_ordered(&participant, &rewards).await;
        assert_eq!(waiting(&app, &operator, "?sent=false").await, [late.number]);
        app.issuer_list(&operator, "c", false).await.assert(201);
        assert_eq!(cards_of(&app, &operator, 2).await, [late.number.to_string()]);
        app.imported_codes(&operator, &[row(&late, NUMBER)]).await;
        assert_eq!(app.issuer_list(&operator, "d", true).await.assert(201).json["data"]["cards"], 3);
        let all: Vec<String> = orders.iter().map(i64::to_string).collect();
        // A list stays as it was made, whatever has come of its cards.
        assert_eq!((cards_of(&app, &operator, 1).await, cards_of(&app, &operator, 3).await), (all.clone(), all));
        assert_eq!(cards_of(&app, &operator, 2).await, [late.number.to_string()]);
        let path = "/api/v1/backoffice/exports/card-codes?format=csv&list=9";
        app.get(path).bearer(&operator.token).send().await.assert(404);
        let lists = app.get(&format!("{CODES}/issuer-lists")).bearer(&operator.token).send().await;
        let numbers: Vec<Value> = lists.assert(200).json["data"]["items"].as_array().unwrap().iter().map(|list| list["id"].clone()).collect();
        assert_eq!(numbers, [3, 2, 1]);
        assert_eq!(app.count("SELECT count(*) FROM audit_log WHERE action = 'issuer_lists.make'").await, 3);
    }

    async fn where_nothing_waits_no_list_is_made(app) {
        let Office { operator, .. } = app.card_office().await;
        assert_eq!(app.issuer_list(&operator, "a", true).await.assert(422).field("again"), "Żadna karta nie czeka na kod");
        assert_eq!(app.count("SELECT count(*) FROM issuer_lists").await, 0);
    }
}
