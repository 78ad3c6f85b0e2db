//! Tax that is withheld of a transfer: the bank is asked for the rest, and the record says the same.
use serde_json::{Value, json};

use super::given::Office;
use crate::orders::given::AccountBalances;
use crate::support::{TestApp, on_both};
use crate::tax::given::{plain, withheld};

/// The rule that withholds a tenth of transfers to participants.
async fn tenth_is_withheld(app: &TestApp, office: &Office, from: &str) {
    app.add_tax_rule(&office.signers.first, &withheld("bank_transfer", from)).await.assert(201);
}

async fn own_order(app: &TestApp, office: &Office, order: &str) -> Value {
    let path = format!("/api/v1/prize/orders/{order}");
    app.get(&path).bearer(&office.participant.token).send().await.assert(200).json["data"].clone()
}

on_both! {
    async fn the_bank_is_asked_for_what_tax_has_left_and_the_record_says_the_same(app) {
        let office = app.office().await;
        let signers = &office.signers;
        tenth_is_withheld(&app, &office, "2025-08-01").await;
        let order = app.transfer(&office).await;
        assert_eq!(app.candidates(&signers.first).await[0]["tax"], 500);
        assert_eq!(own_order(&app, &office, &order).await["tax"], Value::Null);

        let payout = app.exported(signers, &[&order]).await;
        assert_eq!((&payout["amount"], &payout["tax"]), (&json!(4_500), &json!(500)));
        let transfer = app.transfers(&signers.first, &payout).await.remove(0);
        assert_eq!((&transfer["amount"], &transfer["tax"]), (&json!(4_500), &json!(500)));
        let file = app.file(&signers.first, &payout, "format=pain.001.001.09").await;
        let file = String::from_utf8(file.assert(200).body.to_vec()).unwrap();
        assert!(file.contains(r#"<InstdAmt Ccy="PLN">45.00</InstdAmt>"#), "{file}");

        app.payout_act(&signers.first, &payout, "confirm", json!({})).await.assert(200);
        let record = app.tax_records(&signers.first, &office.participant, 2025).await.remove(0);
        assert_eq!((&record["value"], &record["tax"]), (&json!(5_000), &json!(500)));
        assert_eq!(own_order(&app, &office, &order).await["tax"], 500);
        assert_eq!(
            app.balances_of(office.participant.id).await,
            AccountBalances { available: 95_000, held: 0, redeemed: 5_000 }
        );
    }

    async fn what_comes_back_brings_all_points_and_undoes_the_tax(app) {
        let office = app.office().await;
        tenth_is_withheld(&app, &office, "2025-08-01").await;
        let order = app.transfer(&office).await;
        let payout = app.confirmed(&office.signers, &[&order]).await;
        let payout = app.give_back(&office.signers, &payout, &order).await.assert(200).json["data"].clone();
        assert_eq!(payout["returned"]["amount"], 4_500);
        assert_eq!(app.balances_of(office.participant.id).await.available, 100_000);
        let records = app.tax_records(&office.signers.first, &office.participant, 2025).await;
        assert_eq!(records.iter().map(|record| record["tax"].as_i64().unwrap()).sum::<i64>(), 0);
    }

    async fn a_batch_does_not_leave_on_a_day_whose_rule_leaves_other_sums(app) {
        let office = app.office().await;
        let signers = &office.signers;
        let order = app.transfer(&office).await;
        let payout = app.approved(signers, &[&order]).await;
        tenth_is_withheld(&app, &office, "2025-08-25").await;
        let late = app.payout_act(&signers.first, &payout, "export", json!({"execute_on": "2025-08-25"})).await;
        assert!(late.assert(422).field("execute_on").starts_with("Tego dnia obowiązuje inna zasada podatku"));
        let sent = app.payout_act(&signers.first, &payout, "export", json!({"execute_on": "2025-08-24"})).await;
        assert_eq!((&sent.assert(200).json["data"]["amount"], &sent.json["data"]["tax"]), (&json!(5_000), &Value::Null));
    }

    async fn the_rule_of_a_transfer_on_its_way_is_not_changed_behind_it(app) {
        let office = app.office().await;
        let operator = &office.signers.first;
        let order = app.transfer(&office).await;
        let payout = app.approved(&office.signers, &[&order]).await;
        app.payout_act(operator, &payout, "export", json!({"execute_on": "2025-08-24"})).await.assert(200);
        let bound = app.add_tax_rule(operator, &withheld("bank_transfer", "2025-08-24")).await;
        assert!(bound.assert(422).field("valid_from").contains("do 24.08.2025"));
        app.add_tax_rule(operator, &withheld("bank_transfer", "2025-08-25")).await.assert(201);
        app.add_tax_rule(operator, &plain("charity_transfer", "2025-08-20", "none")).await.assert(201);

        app.wait(jiff::SignedDuration::from_hours(24 * 7));
        let operator = app.operator(&["finance"]).await;
        let payout = app.payout(&operator, &payout["id"]).await;
        app.payout_act(&operator, &payout, "confirm", json!({})).await.assert(200);
        let record = app.tax_records(&operator, &office.participant, 2025).await.remove(0);
        assert_eq!((&record["value"], &record["tax"]), (&json!(5_000), &json!(0)), "the rule of the day it was sent on");
    }

    async fn a_transfer_of_which_nothing_is_left_does_not_leave(app) {
        let office = app.office().await;
        let mut all = withheld("bank_transfer", "2025-08-01");
        all["rate"] = json!("100");
        app.add_tax_rule(&office.signers.first, &all).await.assert(201);
        let order = app.transfer(&office).await;
        let refused = app.propose(&office.signers.first, "k", &[&order]).await;
        assert!(refused.assert(422).field("orders").ends_with("po potrąceniu podatku nie zostaje nic do wypłaty"));
    }

    async fn whoever_orders_money_is_told_of_the_tax_before(app) {
        let office = app.office().await;
        let details = async || {
            let path = format!("/api/v1/prize/details/{}", office.rewards.bank_transfer);
            app.get(&path).bearer(&office.participant.token).send().await.assert(200).json["data"]["tax_notice"].clone()
        };
        assert_eq!(details().await, Value::Null);
        tenth_is_withheld(&app, &office, "2025-08-20").await;
        assert_eq!(details().await, "Od kwoty potrącamy 10% podatku zryczałtowanego i\u{a0}wypłacamy resztę.");
    }
}
