//! Orders of a list that end give points back: over a limit a second person of finance approves it.
use plon_bulk_jobs::run_once;
use serde_json::{Value, json};

use super::bulk::{Office, office, parcel};
use super::given::AccountBalances;
use crate::support::{OperatorClient, TestApp, on_both};

const ORDERS: &str = "/api/v1/backoffice/orders/bulk-job";
const JOBS: &str = "/api/v1/backoffice/bulk-jobs";

async fn start(app: &TestApp, office: &Office, key: &str, status: &str) -> Value {
    let form = json!({"filters": {"status": "selected"}, "orders": 3, "status": status, "note": "Brak"});
    let answer = app.post(ORDERS).bearer(&office.operator.token).key(key).json(&form).send().await;
    answer.assert(201).json["data"].clone()
}

async fn approve(app: &TestApp, who: &OperatorClient, id: &Value) -> u16 {
    let code = app.next_code(who.id).await;
    let call = app.post(&format!("{JOBS}/{id}/approve")).bearer(&who.token).key("k").json(&json!({"code": code}));
    call.send().await.status.as_u16()
}

on_both! {
    async fn orders_are_cancelled_only_once_a_second_person_of_finance_has_approved_it(app) {
        let office = office(&app).await;
        for _ in 0..3 {
            parcel(&app, &office).await;
        }
        app.put_setting("bulk_approval_above", "2").await;
        let preview = app.get(&format!("{ORDERS}?status=selected")).bearer(&office.operator.token).send().await;
        assert_eq!(preview.assert(200).json["data"]["moves"], json!([
            {"status": "in_progress", "orders": 3, "waits": false},
            {"status": "cancelled", "orders": 3, "waits": true},
        ]));
        let started = start(&app, &office, "a", "cancelled").await;
        assert_eq!(started["waits"], true);
        let held = AccountBalances { available: 985_000, held: 15_000, redeemed: 0 };
        assert!(!run_once(&app.app).await.unwrap());
        assert_eq!(app.balances_of(office.participant.id).await, held);
        let (moderator, other) =
            (app.operator(&["moderator"]).await, app.operator_named("Inna Osoba", &["finance"]).await);
        let seen = app.get(&format!("{JOBS}/{}", started["id"])).bearer(&other.token).send().await;
        assert_eq!(seen.assert(200).json["data"]["summary"],
            "Do zmiany: 3\u{a0}zamówienia; wróci 15\u{a0}000\u{a0}pkt. Powód dla uczestników: Brak");
        assert_eq!(approve(&app, &moderator, &started["id"]).await, 404);
        assert_eq!(approve(&app, &office.operator, &started["id"]).await, 403);
        assert_eq!(approve(&app, &other, &started["id"]).await, 200);
        app.finish_jobs().await;
        assert_eq!(app.balances_of(office.participant.id).await,
            AccountBalances { available: 1_000_000, held: 0, redeemed: 0 });
    }

    async fn what_gives_no_points_back_begins_at_once_and_ticks_are_no_way_around_the_limit(app) {
        let office = office(&app).await;
        let mut orders = Vec::new();
        for _ in 0..3 {
            orders.push(json!({"id": parcel(&app, &office).await, "version": 1}));
        }
        app.put_setting("bulk_approval_above", "2").await;
        let tick = async |key: &str, orders: &[Value]| {
            let form = json!({"orders": orders, "status": "cancelled", "note": "Brak"});
            let call = app.post("/api/v1/backoffice/orders/bulk-status").bearer(&office.operator.token).key(key);
            call.json(&form).send().await
        };
        assert!(tick("a", &orders).await.assert(422).field("orders").starts_with("Tylu zamówień naraz"));
        assert_eq!(start(&app, &office, "b", "in_progress").await["waits"], false);
        app.finish_jobs().await;
        orders.truncate(2);
        for order in &mut orders {
            order["version"] = 2.into();
        }
        tick("c", &orders).await.assert(200);
    }
}
