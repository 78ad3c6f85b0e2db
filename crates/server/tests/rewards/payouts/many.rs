//! Payouts of more transfers than a batch holds: cut into batches, once, each with its own signatures and file.
use plon_kernel::on_db;
use serde_json::{Value, json};

use super::given::{Office, PAYOUTS};
use crate::support::{Answer, TestApp, on_both};

impl Office {
    /// Places 510 transfers; their public ids.
    async fn transfers(&self, app: &TestApp) -> Vec<String> {
        app.give_points(self.participant.id, 9_000_000).await;
        for _ in 0..51 {
            app.transfer(self).await;
        }
        app.copy_orders().await;
        let mut db = app.db().read().await.unwrap();
        on_db!(&mut db, conn => sqlx::query_scalar("SELECT public_id FROM orders").fetch_all(conn).await).unwrap()
    }

    async fn propose_all(&self, app: &TestApp, key: &str, (transfers, amount): (i64, i64)) -> Answer {
        let form = json!({"all": {"transfers": transfers, "amount": amount}});
        app.post(PAYOUTS).bearer(&self.signers.first.token).key(key).json(&form).send().await
    }

    async fn ready(&self, app: &TestApp) -> Value {
        let answer = app.get(&format!("{PAYOUTS}/ready")).bearer(&self.signers.first.token).send().await;
        answer.assert(200).json["data"].clone()
    }
}

on_both! {
    async fn five_hundred_and_ten_transfers_make_two_batches_that_two_people_sign_one_by_one(app) {
        let office = app.office().await;
        office.transfers(&app).await;
        let expected = json!({"transfers": 510, "amount": 510 * 5_000, "tax": 0, "batches": 2});
        assert_eq!(office.ready(&app).await, expected);
        let first = office.propose_all(&app, "k", (510, 510 * 5_000)).await;
        let again = office.propose_all(&app, "k", (510, 510 * 5_000)).await;
        assert_eq!((first.assert(201).status, &first.body), (again.status, &again.body));
        let payouts = first.json["data"]["payouts"].as_array().unwrap().clone();
        let figures = payouts.iter().map(|payout| (payout["transfers"].clone(), payout["amount"].clone()));
        assert_eq!(figures.collect::<Vec<_>>(), [(json!(500), json!(2_500_000)), (json!(10), json!(50_000))]);
        assert_eq!(app.count("SELECT count(DISTINCT order_id) FROM payout_transfers").await, 510);
        assert_eq!(app.count("SELECT count(*) FROM payout_transfers").await, 510);
        app.payout_act(&office.signers.first, &payouts[0], "approve", json!({})).await.assert(403);
        let approved = app.payout_act(&office.signers.second, &payouts[0], "approve", json!({})).await;
        let execute = json!({"execute_on": "2025-08-21"});
        let exported = app.payout_act(&office.signers.first, &approved.assert(200).json["data"], "export", execute).await;
        assert_eq!(exported.assert(200).json["data"]["status"]["code"], "exported");
        let other = app.payout(&office.signers.first, &payouts[1]["id"]).await;
        assert_eq!(other["status"]["code"], "proposed", "each batch has signatures of its own");
    }

    async fn named_orders_are_cut_as_well_and_one_that_cannot_go_keeps_all_back(app) {
        let office = app.office().await;
        let orders = office.transfers(&app).await;
        let strange = "nie-ma".to_owned();
        let mut named: Vec<&String> = orders.iter().collect();
        named.push(&strange);
        let refused = app.propose(&office.signers.first, "a", &named).await;
        assert_eq!(refused.assert(422).field("orders"), "Nie ma takiego zamówienia. Odśwież stronę.");
        assert_eq!(app.count("SELECT count(*) FROM payouts").await, 0);
        named.pop();
        let proposed = app.propose(&office.signers.first, "b", &named).await;
        let ids: Vec<i64> = proposed.assert(201).json["data"]["payouts"].as_array().unwrap().iter()
            .map(|payout| payout["id"].as_i64().unwrap()).collect();
        assert_eq!(proposed.message(),
            format!("Paczki przelewów nr\u{a0}{}, {} czekają na zatwierdzenie przez inną osobę", ids[0], ids[1]));
    }

    async fn all_is_what_can_go_now_and_what_its_operator_saw(app) {
        let office = app.office().await;
        assert_eq!(office.ready(&app).await["transfers"], 0);
        let none = office.propose_all(&app, "a", (0, 0)).await;
        assert_eq!(none.assert(422).field("all"), "Żaden przelew nie może teraz wyjść");
        app.transfer(&office).await;
        let form = json!({"reward_id": office.rewards.charity_transfer, "amount": 5_000});
        let charity = app.ordered(&office.participant, &form).await;
        let now = app.now().0.as_microsecond();
        app.execute("UPDATE participants SET bank_account_changed_at = $1", now).await;
        assert_eq!(office.ready(&app).await["transfers"], 1, "the other waits for its owner's new account");
        for (key, others) in [("b", (2, 10_000)), ("c", (1, 10_000))] {
            assert_eq!(office.propose_all(&app, key, others).await.assert(422).field("all"),
                "Lista się zmieniła. Teraz: 1\u{a0}przelew na\u{a0}50,00\u{a0}zł. Sprawdź ją jeszcze raz.");
        }
        let proposed = office.propose_all(&app, "d", (1, 5_000)).await;
        let payout = &proposed.assert(201).json["data"]["payouts"][0];
        assert_eq!(app.transfers(&office.signers.first, payout).await[0]["order"], json!(charity));
    }
    async fn a_charity_without_an_account_keeps_its_transfers_back_and_no_others(app) {
        let office = app.office().await;
        let order = app.transfer(&office).await;
        let form = json!({"reward_id": office.rewards.charity_transfer, "amount": 5_000});
        let charity = app.ordered(&office.participant, &form).await;
        app.run("DELETE FROM settings WHERE key = 'charity_account'").await;
        assert_eq!(office.ready(&app).await, json!({"transfers": 1, "amount": 5_000, "tax": 0, "batches": 1}));
        let listed = app.get(&format!("{PAYOUTS}/candidates")).bearer(&office.signers.first.token).send().await;
        let lacking = listed.assert(200).json["data"]["items"].as_array().unwrap().iter()
            .map(|item| (item["id"].clone(), item["lacks_charity"].clone())).collect::<Vec<_>>();
        assert_eq!(lacking, [(json!(order), json!(false)), (json!(charity), json!(true))]);
        let named = app.propose(&office.signers.first, "a", &[&order, &charity]).await;
        let sentence = named.assert(422).field("orders").to_owned();
        assert!(sentence.ends_with("w\u{a0}ustawieniach programu brakuje konta celu charytatywnego"), "{sentence}");
        let proposed = office.propose_all(&app, "b", (1, 5_000)).await;
        let payout = &proposed.assert(201).json["data"]["payouts"][0];
        assert_eq!(app.transfers(&office.signers.first, payout).await[0]["order"], json!(order));
    }
}
