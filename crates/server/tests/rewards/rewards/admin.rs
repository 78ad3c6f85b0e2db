//! The operator's side of the catalogue: rewards, variants, stock, and prices by season.
use futures_util::future::join_all;
use plon_kernel::on_db;
use serde_json::{Value, json};

use super::given::Rewards;
use crate::orders::given::address;
use crate::support::{Answer, OperatorClient, ParticipantClient, TestApp, on_both};

const REWARDS: &str = "/api/v1/backoffice/rewards";

struct Shop {
    app: TestApp,
    operator: OperatorClient,
    participant: ParticipantClient,
    rewards: Rewards,
}

impl Shop {
    async fn new(app: TestApp) -> Shop {
        app.programme().await;
        let (operator, participant, rewards) =
            (app.operator(&["finance"]).await, app.participant().await, app.rewards().await);
        app.give_points(participant.id, 100_000).await;
        Shop { app, operator, participant, rewards }
    }

    async fn shown(&self, id: i64) -> Value {
        let answer = self.app.get(&format!("{REWARDS}/{id}")).bearer(&self.operator.token).send().await;
        answer.assert(200).json["data"].clone()
    }

    /// A change of the reward as it stands now.
    async fn changes(&self, id: i64, path: &str, mut form: Value) -> Answer {
        form["version"] = self.shown(id).await["version"].clone();
        self.posts(&format!("{REWARDS}/{id}/{path}"), &form).await
    }

    async fn posts(&self, path: &str, form: &Value) -> Answer {
        self.app.post(path).bearer(&self.operator.token).json(form).send().await
    }

    /// Reads the price of a reward that the participant sees.
    async fn price(&self, id: i64) -> i64 {
        let answer = self.app.get(&format!("/api/v1/prize/details/{id}")).bearer(&self.participant.token).send().await;
        answer.assert(200).json["data"]["points"].as_i64().unwrap()
    }

    async fn orders(&self, form: &Value) -> Answer {
        self.app.order(&self.participant, &self.app.app.rng.public_id(), form).await
    }

    async fn audited(&self, action: &str) -> i64 {
        let mut db = self.app.db().read().await.unwrap();
        let sql = "SELECT count(*) FROM audit_log WHERE operator_id = $1 AND action = $2";
        on_db!(&mut db, conn => sqlx::query_scalar(sql).bind(self.operator.id).bind(action).fetch_one(conn).await)
            .unwrap()
    }
}

fn parcel() -> Value {
    json!({"kind": "parcel", "name": "Młotek ślusarski", "slug": "", "summary": "Do warsztatu",
           "description": "Trzonek z jesionu.\n\nWaga 500 g.", "picture": "wrench", "price": "3 200", "position": "7",
           "active": true})
}

on_both! {
    async fn a_reward_is_deleted_while_it_is_not_shown_and_was_never_ordered(app) {
        let shop = Shop::new(app).await;
        let card = shop.rewards.bank_transfer;
        assert_eq!(shop.changes(card, "delete", json!({})).await.assert(409).json["error"], "reward_in_use");
        let mut new = parcel();
        new["active"] = json!(false);
        let added = shop.posts(REWARDS, &new).await.assert(201).json["data"]["id"].as_i64().unwrap();
        shop.changes(added, "variants", json!({"name": "XL", "code": "MLOTEK-XL"})).await.assert(200);
        let stale = shop.posts(&format!("{REWARDS}/{added}/delete"), &json!({ "version": 77 })).await;
        assert_eq!(stale.assert(409).json["error"], "version_changed");
        shop.changes(added, "delete", json!({})).await.assert(200);
        shop.app.get(&format!("{REWARDS}/{added}")).bearer(&shop.operator.token).send().await.assert(404);
        shop.posts(REWARDS, &new).await.assert(201);
    }

    async fn the_list_stands_in_the_order_of_the_catalogue_with_stock_and_what_waits(app) {
        let shop = Shop::new(app).await;
        shop.orders(&json!({"reward_id": shop.rewards.torch, "address": address()})).await.assert(201);
        shop.app.withdraw_reward(shop.rewards.card).await;
        let list = async |query: &str| {
            let answer = shop.app.get(&format!("{REWARDS}{query}")).bearer(&shop.operator.token).send().await;
            answer.assert(200).json["data"]["items"].as_array().unwrap().clone()
        };
        let all = list("").await;
        let ids: Vec<i64> = all.iter().map(|row| row["id"].as_i64().unwrap()).collect();
        let Rewards { bank_transfer, charity_transfer, card, torch, jacket, trip, .. } = shop.rewards;
        assert_eq!(ids, [bank_transfer, charity_transfer, card, torch, jacket, trip]);
        assert_eq!((&all[0]["price"], &all[0]["stock"]), (&json!(100), &Value::Null));
        assert_eq!((&all[3]["stock"], &all[3]["open_orders"]), (&json!(0), &json!(1)));
        assert_eq!(all[4]["stock"], 5, "what the variants have together");
        let hidden = list("?active=false").await;
        assert_eq!((hidden.len(), &hidden[0]["id"]), (1, &json!(card)));
        assert_eq!(list("?kind=parcel").await.len(), 2);
        assert_eq!(list(&format!("?cursor={torch}")).await.len(), 2);
    }

    async fn a_price_of_the_season_holds_for_what_is_ordered_from_then_on(app) {
        let shop = Shop::new(app).await;
        let card = shop.rewards.card;
        let form = json!({"reward_id": card, "delivery": "post", "address": address()});
        shop.orders(&form).await.assert(201);
        shop.changes(card, "prices/2024", json!({"price": "1"})).await.assert(200);
        assert_eq!(shop.price(card).await, 10_000, "another season's price does not count");
        shop.changes(card, "prices/2025", json!({"price": "12 500"})).await.assert(200);
        assert_eq!(shop.price(card).await, 12_500);
        let second = shop.orders(&form).await;
        assert_eq!(second.assert(201).json["data"]["points"], 12_500);
        assert_eq!(shop.app.balances_of(shop.participant.id).await.held, 22_500, "the first order keeps its points");
        assert_eq!(shop.shown(card).await["prices"], json!([{"season": 2025, "price": 12_500}, {"season": 2024, "price": 1}]));
        shop.changes(card, "prices/2025", json!({"price": " "})).await.assert(200);
        assert_eq!(shop.price(card).await, 10_000);
        shop.changes(card, "prices/2031", json!({"price": "5"})).await.assert(404);
        assert_eq!(shop.audited("rewards.set_price").await, 3);
    }

    async fn a_transfers_price_is_points_for_a_zloty(app) {
        let shop = Shop::new(app).await;
        let transfer = shop.rewards.bank_transfer;
        shop.changes(transfer, "prices/2025", json!({"price": "120"})).await.assert(200);
        assert_eq!(shop.price(transfer).await, 6_000, "of the least sum, 50 zł");
        let order = shop.orders(&json!({"reward_id": transfer, "amount": 10_000})).await;
        assert_eq!(order.assert(201).json["data"]["points"], 12_000);
        let wrong = shop.changes(transfer, "prices/2025", json!({"price": "2000000"})).await;
        wrong.assert(422);
        assert!(wrong.json["errors"]["price"].is_array(), "{}", wrong.json);
        let refused = shop.changes(shop.rewards.trip, "prices/2025", json!({"price": "5"})).await;
        refused.assert(409);
    }

    async fn whoever_saw_another_price_is_asked_again(app) {
        let shop = Shop::new(app).await;
        let form = json!({"reward_id": shop.rewards.card, "delivery": "post", "address": address(), "points": 10_000});
        shop.changes(shop.rewards.card, "prices/2025", json!({"price": "9000"})).await.assert(200);
        let refused = shop.orders(&form).await;
        assert_eq!(refused.assert(409).json["error"], "price_changed");
        assert_eq!(shop.app.balances_of(shop.participant.id).await.held, 0);
        let mut again = form.clone();
        again["points"] = json!(9_000);
        shop.orders(&again).await.assert(201);
    }

    async fn a_stock_grows_and_shrinks_by_what_the_operator_says(app) {
        let shop = Shop::new(app).await;
        let torch = shop.rewards.torch;
        let stock = async |form: Value| shop.changes(torch, "stock", form).await;
        stock(json!({"change": "20", "note": "Dostawa 14"})).await.assert(200);
        assert_eq!(shop.app.stock(torch).await, 21);
        stock(json!({"change": "-1", "note": "Uszkodzona"})).await.assert(200);
        assert_eq!(shop.app.stock(torch).await, 20);
        let refused = stock(json!({"change": "-21", "note": "Pomyłka"})).await;
        let sentence = refused.assert(422).json["errors"]["change"][0].as_str().unwrap();
        assert!(sentence.contains("jest teraz 20"), "{sentence}");
        let nothing = stock(json!({})).await;
        assert!(nothing.assert(422).json["errors"]["change"].is_array() && nothing.json["errors"]["note"].is_array());
        let variant = json!({"change": "4", "note": "Dostawa", "variant_id": shop.rewards.size_m});
        stock(variant.clone()).await.assert(404);
        shop.changes(shop.rewards.jacket, "stock", variant).await.assert(200);
        assert_eq!(shop.app.variant_stock(shop.rewards.size_m).await, 9);
        stock(json!({"unlimited": true, "note": "Na zamówienie"})).await.assert(200);
        assert_eq!(shop.shown(torch).await["stock"], Value::Null);
        assert_eq!(shop.audited("rewards.change_stock").await, 4);
    }

    async fn what_is_ordered_meanwhile_is_not_lost_from_a_stock(app) {
        let shop = Shop::new(app).await;
        shop.changes(shop.rewards.torch, "stock", json!({"change": "9", "note": "Dostawa"})).await.assert(200);
        let version = shop.shown(shop.rewards.torch).await["version"].clone();
        let form = json!({"version": version, "change": "30", "note": "Dostawa"});
        let order = json!({"reward_id": shop.rewards.torch, "address": address()});
        let path = format!("{REWARDS}/{}/stock", shop.rewards.torch);
        join_all((0..9).map(async |number| match number {
            4 => shop.posts(&path, &form).await.assert(200).status,
            _ => shop.orders(&order).await.assert(201).status,
        }))
        .await;
        assert_eq!(shop.app.stock(shop.rewards.torch).await, 10 + 30 - 8);
    }

    async fn variants_come_change_and_go_unless_they_were_ordered(app) {
        let shop = Shop::new(app).await;
        let (jacket, size_m) = (shop.rewards.jacket, shop.rewards.size_m);
        let added = shop.changes(jacket, "variants", json!({"name": "XL", "code": "KURTKA-XL"})).await;
        let variants = added.assert(200).json["data"]["variants"].as_array().unwrap().clone();
        let xl = variants.last().unwrap().clone();
        assert_eq!((&xl["name"], &xl["stock"], &xl["ordered"]), (&json!("XL"), &json!(0), &json!(false)));
        let twice = shop.changes(jacket, "variants", json!({"name": "XL", "code": "KURTKA-XL"})).await;
        assert!(twice.assert(422).json["errors"]["code"].is_array() && twice.json["errors"]["name"].is_array());
        shop.changes(jacket, &format!("variants/{}/update", xl["id"]), json!({"name": "XXL", "code": "KURTKA-XL"})).await.assert(200);
        let foreign = format!("variants/{}/update", xl["id"]);
        shop.changes(shop.rewards.torch, &foreign, json!({"name": "A", "code": "A"})).await.assert(404);
        shop.orders(&json!({"reward_id": jacket, "variant_id": size_m, "address": address()})).await.assert(201);
        let refused = shop.changes(jacket, &format!("variants/{size_m}/remove"), json!({})).await;
        assert_eq!(refused.assert(409).json["error"], "in_use");
        shop.changes(jacket, &format!("variants/{}/remove", xl["id"]), json!({})).await.assert(200);
        assert_eq!(shop.shown(jacket).await["variants"].as_array().unwrap().len(), 2);
        let transfer = shop.changes(shop.rewards.bank_transfer, "variants", json!({"name": "A", "code": "A"})).await;
        assert_eq!(transfer.assert(409).json["error"], "no_variants");
    }

    async fn a_new_reward_is_seen_once_it_is_shown(app) {
        let shop = Shop::new(app).await;
        let mut form = parcel();
        form["active"] = json!(false);
        let added = shop.posts(REWARDS, &form).await;
        let reward = added.assert(201).json["data"].clone();
        assert_eq!((&reward["slug"], &reward["price"]), (&json!("mlotek-slusarski"), &json!(3_200)));
        let id = reward["id"].as_i64().unwrap();
        let seen = async || shop.app.get("/api/v1/prize/details/mlotek-slusarski").bearer(&shop.participant.token).send().await;
        seen().await.assert(404);
        shop.orders(&json!({"reward_id": id, "address": address()})).await.assert(422);
        let update = |mut form: Value| { form["active"] = json!(true); form["kind"] = json!("card"); json!({"reward": form}) };
        shop.changes(id, "update", update(form)).await.assert(200);
        assert_eq!(seen().await.assert(200).json["data"]["kind"], "parcel", "the kind stays");
        assert_eq!((shop.audited("rewards.add").await, shop.audited("rewards.update").await), (1, 1));
    }

    async fn a_transfers_sums_agree_with_its_step(app) {
        let shop = Shop::new(app).await;
        let mut form = parcel();
        for (key, value) in [("kind", "bank_transfer"), ("price", "100"), ("min_amount", "50"), ("max_amount", "500"), ("amount_step", "30")] {
            form[key] = json!(value);
        }
        let refused = shop.posts(REWARDS, &form).await;
        assert!(refused.assert(422).json["errors"]["amount_step"].is_array(), "{}", refused.json);
        form["amount_step"] = json!("12,50");
        let added = shop.posts(REWARDS, &form).await;
        assert_eq!(added.assert(201).json["data"]["amount_step"], 1_250);
    }

    async fn everything_that_is_wrong_is_said_at_once(app) {
        let shop = Shop::new(app).await;
        let refused = shop.posts(REWARDS, &json!({"kind": "parcel", "picture": "http://example.com"})).await;
        let errors = refused.assert(422).json["errors"].as_object().unwrap().clone();
        let fields: Vec<&str> = errors.keys().map(String::as_str).collect();
        assert_eq!(fields, ["description", "name", "picture", "position", "price", "summary"]);
        let mut taken = parcel();
        taken["slug"] = json!("latarka");
        assert!(shop.posts(REWARDS, &taken).await.assert(422).json["errors"]["slug"].is_array());
        let mut trip = parcel();
        trip["kind"] = json!("trip");
        assert!(shop.posts(REWARDS, &trip).await.assert(422).json["errors"]["kind"].is_array());
    }

    async fn of_two_changes_of_one_version_the_second_is_refused(app) {
        let shop = Shop::new(app).await;
        let version = shop.shown(shop.rewards.card).await["version"].clone();
        let path = format!("{REWARDS}/{}/prices/2025", shop.rewards.card);
        let form = json!({"version": version, "price": "9000"});
        shop.posts(&path, &form).await.assert(200);
        assert_eq!(shop.posts(&path, &form).await.assert(409).json["error"], "version_changed");
        shop.posts(&format!("{REWARDS}/999999/prices/2025"), &form).await.assert(404);
    }

    async fn the_list_is_in_the_order_of_its_index_and_counts_orders_by_theirs(app) {
        let shop = Shop::new(app).await;
        for query in ["", "?cursor=3"] {
            let plans = shop.app.plans_of(shop.app.get(&format!("{REWARDS}{query}")).bearer(&shop.operator.token)).await;
            plans.assert_in_order("rewards r");
            for plan in plans.reading("orders o") {
                assert!(plan.contains("orders_of_reward"), "{plan}");
            }
        }
    }
}
