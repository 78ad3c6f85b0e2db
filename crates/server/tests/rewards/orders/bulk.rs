//! Many orders moved at once: each by itself, refused ones with their reasons, once, and beside everything else.
use std::sync::Arc;

use plon_domain::reward::RewardKind;
use serde_json::{Value, json};

use super::given::{AccountBalances, address};
use crate::rewards::given::Rewards;
use crate::support::{Answer, OperatorClient, ParticipantClient, TestApp, on_both, together};

const BULK: &str = "/api/v1/backoffice/orders/bulk-status";

pub struct Office {
    pub participant: ParticipantClient,
    pub rewards: Rewards,
    pub operator: OperatorClient,
}

/// Participant with a million points, rewards with a stock of 40, and an operator of orders.
pub async fn office(app: &TestApp) -> Office {
    app.programme().await;
    let (participant, rewards) = (app.participant().await, app.rewards().await);
    app.give_points(participant.id, 1_000_000).await;
    app.execute("UPDATE rewards SET stock = 40 WHERE id = $1", rewards.torch).await;
    Office { participant, rewards, operator: app.operator(&["finance"]).await }
}

/// Moves orders that are all in the version.
async fn bulk(app: &TestApp, operator: &OperatorClient, key: &str, orders: &[&String], form: Value) -> Answer {
    let version = form["version"].as_i64().unwrap_or(1);
    let seen: Vec<Value> = orders.iter().map(|id| json!({"id": id, "version": version})).collect();
    let form = json!({"orders": seen, "status": form["status"], "note": form["note"]});
    app.post(BULK).bearer(&operator.token).key(key).json(&form).send().await
}

pub async fn parcel(app: &TestApp, office: &Office) -> String {
    app.ordered(&office.participant, &json!({"reward_id": office.rewards.torch, "address": address()})).await
}

fn reasons(answer: &Answer) -> Vec<&str> {
    let refused = answer.json["data"]["refused"].as_array().unwrap();
    refused.iter().map(|order| order["reason"].as_str().unwrap()).collect()
}

on_both! {
    async fn each_order_moves_or_stays_with_its_reason(app) {
        let office = office(&app).await;
        let (one, two) = (parcel(&app, &office).await, parcel(&app, &office).await);
        let transfer = app.ordered(&office.participant, &office.rewards.form(RewardKind::BankTransfer)).await;
        let code = app.ordered(&office.participant, &json!({"reward_id": office.rewards.card, "delivery": "code"})).await;
        let nobody = "nie-ma".to_owned();
        let all = [&one, &two, &transfer, &code, &nobody];
        let begun = bulk(&app, &office.operator, "a", &all, json!({"status": "in_progress"})).await;
        assert_eq!(begun.assert(200).message(), "W toku: 3\u{a0}zamówienia. Bez zmian: 2\u{a0}zamówienia.");
        assert_eq!(reasons(&begun), [
            "Status przelewu zmienia tylko paczka przelewów: dodaj do niej to zamówienie, zatwierdź ją i\u{a0}wyślij do banku.",
            "Nie ma takiego zamówienia",
        ]);
        let done = bulk(&app, &office.operator, "b", &[&one, &two, &code], json!({"status": "completed", "version": 2})).await;
        assert_eq!(done.assert(200).json["data"]["moved"].as_array().unwrap().len(), 2);
        assert!(reasons(&done)[0].starts_with("Ta karta przychodzi jako kod."), "{:?}", reasons(&done));
        let stale = bulk(&app, &office.operator, "c", &[&one, &code], json!({"status": "cancelled", "note": "Brak"})).await;
        assert_eq!(stale.assert(200).json["data"]["moved"], json!([]));
        assert_eq!(
            app.balances_of(office.participant.id).await,
            AccountBalances { available: 975_000, held: 15_000, redeemed: 10_000 }
        );
        let acts = "SELECT count(*) FROM audit_log WHERE action = 'orders.change' AND participant_id = $1";
        assert_eq!(app.number(acts, office.participant.id.0).await, 5, "one for each move");
    }

    async fn cancelled_orders_give_points_and_stock_back_and_say_why(app) {
        let office = office(&app).await;
        let (one, two) = (parcel(&app, &office).await, parcel(&app, &office).await);
        let without = bulk(&app, &office.operator, "a", &[&one], json!({"status": "cancelled"})).await;
        assert_eq!(without.assert(422).field("note"), "Podaj powód. Uczestnik przeczyta go w powiadomieniu.");
        let form = json!({"status": "cancelled", "note": "Brak w\u{a0}magazynie"});
        let first = bulk(&app, &office.operator, "b", &[&one, &two], form.clone()).await;
        let again = bulk(&app, &office.operator, "b", &[&one, &two], form.clone()).await;
        assert_eq!((again.assert(200).status, &again.body), (first.assert(200).status, &first.body));
        assert_eq!(
            app.balances_of(office.participant.id).await,
            AccountBalances { available: 1_000_000, held: 0, redeemed: 0 }
        );
        assert_eq!(app.stock(office.rewards.torch).await, 40);
        assert!(app.last_news(office.participant.id).await.1.ends_with("Powód: Brak w\u{a0}magazynie"));
        let reused = bulk(&app, &office.operator, "b", &[&one], form).await;
        assert_eq!(reused.assert(422).json["error"], "idempotency_key_reused");
    }

    async fn a_form_without_orders_or_with_too_many_is_told_at_its_field(app) {
        let office = office(&app).await;
        let none = bulk(&app, &office.operator, "a", &[], json!({"status": "zgubiona"})).await;
        assert_eq!((none.assert(422).field("orders"), none.field("status")),
            ("Pole jest wymagane", "Nie ma takiego statusu zamówienia"));
        let ids: Vec<String> = (0..101).map(|number| format!("x{number}")).collect();
        let many = bulk(&app, &office.operator, "b", &ids.iter().collect::<Vec<_>>(), json!({"status": "in_progress"})).await;
        assert_eq!(many.assert(422).field("orders"), "Zaznacz najwyżej 100\u{a0}zamówień");
    }

    async fn twenty_bulk_changes_of_the_same_orders_move_each_once(app) {
        let office = office(&app).await;
        let other = app.participant_numbered(1).await;
        app.give_points(other.id, 1_000_000).await;
        let mut orders = Vec::new();
        for number in 0..12 {
            let participant = if number % 2 == 0 { &office.participant } else { &other };
            let form = match number % 3 {
                0 => json!({"reward_id": office.rewards.torch, "address": address()}),
                1 => json!({"reward_id": office.rewards.card, "delivery": "code"}),
                _ => json!({"reward_id": office.rewards.card, "delivery": "post", "address": address()}),
            };
            orders.push(app.ordered(participant, &form).await);
        }
        let (app, office, orders) = (Arc::new(app), Arc::new(office), Arc::new(orders));
        let answers = together(&app, 20, |app, number| {
            let (office, orders) = (office.clone(), orders.clone());
            async move {
                let (status, note) = if number % 2 == 0 { ("in_progress", None) } else { ("cancelled", Some("Próba")) };
                let picked: Vec<&String> = orders.iter().cycle().skip(number).take(9).collect();
                let form = json!({"status": status, "note": note});
                bulk(&app, &office.operator, &format!("k{number}"), &picked, form).await
            }
        })
        .await;
        let moved = answers.iter().map(|answer| answer.assert(200).json["data"]["moved"].as_array().unwrap().len());
        assert_eq!(moved.sum::<usize>(), 12);
        assert_eq!(app.count("SELECT count(*) FROM orders WHERE version <> 2").await, 0);
        let held = "SELECT CAST(COALESCE(SUM(points), 0) AS BIGINT) FROM orders WHERE status = 'in_progress'";
        let books = app.balances_of(office.participant.id).await.held + app.balances_of(other.id).await.held;
        assert_eq!(books, app.count(held).await);
        let left = "SELECT count(*) FROM orders WHERE kind = 'parcel' AND status <> 'cancelled'";
        assert_eq!(app.stock(office.rewards.torch).await, 40 - app.count(left).await);
    }
}
