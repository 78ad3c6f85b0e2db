//! Progress of a participant: in the list, on the promotion's page, at the fixed addresses, and with purchases on
//! trial.
use serde_json::{Value, json};

use super::{extra_points, refuel};
use crate::given::imports::sale;
use crate::given::review::{accepted, decision, line};
use crate::support::{TestApp, on_both};

async fn running(app: &TestApp, token: &str, state: &str) -> Vec<Value> {
    let answer = app.get(&format!("/api/v1/user/promotions?state={state}")).bearer(token).send().await;
    answer.assert(200);
    answer.json["data"]["items"].as_array().unwrap().clone()
}

on_both! {
    async fn a_purchase_is_told_why_it_counts_or_not(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        app.promotion("refuel", &json!({"purchases": {"from": "2025-08-01", "to": "2025-08-31"},
            "accept_by": "2025-08-31", "scope": {"brands": ["dovvo"], "packs": [1000]}, "measure": "litres",
            "mechanics": [{"kind": "target", "at": 1000, "reward": {"points": 5}}]})).await;
        app.promotion("all", &extra_points()).await;
        let id = app.reported(&participant, &programme, "FV/1").await;
        let lines = [accepted(&programme, 2), line(&programme, 1, "reject", Some("Nie ten produkt"))];
        app.review(&operator, &id, &decision(&lines)).await.assert(200);
        let refuel = app.progress(&participant, "refuel").await;
        let reasons: Vec<&Value> = refuel["lines"].as_array().unwrap().iter().map(|line| &line["reason"]).collect();
        assert_eq!(reasons, [&json!("pozycja została odrzucona"), &json!("opakowanie 5\u{a0}L nie bierze udziału")]);
        let all = app.progress(&participant, "all").await;
        assert_eq!((&all["current"], &all["current_text"]), (&json!(10_000), &json!("10\u{a0}L")));
        let counted = &all["lines"][1];
        assert_eq!((&counted["counted_text"], &counted["invoice_number"], &counted["pack_text"]),
            (&json!("10\u{a0}L"), &json!("FV/1"), &json!("5\u{a0}L")));
        assert_eq!((&counted["invoice_id"], &counted["waits"]), (&json!(id), &json!(false)));
        app.execute("UPDATE invoice_lines SET status = 'pending' WHERE id = $1", counted["line_id"].as_i64().unwrap()).await;
        let undecided = &app.progress(&participant, "all").await["lines"][1];
        assert_eq!((&undecided["counted"], &undecided["waits"], &undecided["reason"]),
            (&json!(false), &json!(true), &json!("pozycja czeka na sprawdzenie faktury")));
        let other = app.participant_numbered(1).await;
        assert_eq!(app.progress(&other, "all").await["lines"], json!([]));
    }

    async fn data_of_a_distributor_count_like_a_reported_invoice(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        app.promotion("extra", &extra_points()).await;
        app.answer_promotion(&participant, "extra", true).await.assert(200);
        let source = app.source(&operator, programme.distributor).await;
        app.import_sales(&operator, source, &[sale("FV/1", 4), sale("FV/2", 6)]).await;
        assert_eq!(app.points_of(participant.id).await, (600, 600), "500 for the lines, 100 for 50 litres");
        app.import_sales(&operator, source, &[sale("FV/1", 4), sale("FV/2", 6)]).await;
        assert_eq!(app.points_of(participant.id).await, (600, 600), "the same data bring nothing more");
        assert_eq!(app.count("SELECT count(*) FROM promotion_lines").await, 2);
    }

    async fn the_limit_cuts_what_a_promotion_brings_and_it_stays_cut(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        app.promotion("extra", &extra_points()).await;
        app.answer_promotion(&participant, "extra", true).await.assert(200);
        app.set_limit(230).await;
        app.purchased(&participant, &operator, &programme, 4).await;
        assert_eq!(app.points_of(participant.id).await, (230, 230));
        let progress = app.progress(&participant, "extra").await;
        assert_eq!((&progress["due"]["points"], &progress["granted_points"], &progress["cut_points"]),
            (&json!(40), &json!(30), &json!(10)));
        assert_eq!(app.count("SELECT count(*) FROM participants WHERE points_limit_reached_at IS NOT NULL").await, 1);
        app.set_limit(4_000_000).await;
        app.purchased(&participant, &operator, &programme, 1).await;
        assert_eq!(app.points_of(participant.id).await, (290, 290), "50 and 10 more; the ten that were cut stay cut");
    }

    async fn the_list_has_what_runs_and_what_is_over_with_a_share(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        app.promotion("refuel", &refuel()).await;
        let mut over = extra_points();
        over["purchases"] = json!({"from": "2025-08-01", "to": "2025-08-10"});
        over["accept_by"] = json!("2025-08-10");
        app.promotion("over", &over).await;
        app.promotion("unseen", &json!({"purchases": {"from": "2025-07-01", "to": "2025-07-10"}, "measure": "packs",
            "mechanics": [{"kind": "target", "at": 1, "reward": {"points": 1}}]})).await;
        app.purchased(&participant, &operator, &programme, 1).await;
        let keys = |items: &[Value]| items.iter().map(|item| item["key"].as_str().unwrap().to_owned()).collect::<Vec<_>>();
        assert_eq!(keys(&running(&app, &participant.token, "running").await), ["refuel"]);
        let past = running(&app, &participant.token, "past").await;
        assert_eq!(keys(&past), ["over"]);
        assert_eq!((&past[0]["days_left"], &past[0]["can_answer"]), (&Value::Null, &json!(false)));
    }

    async fn the_fixed_addresses_show_the_promotion_of_their_key(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        app.promotion("top_shop", &json!({"purchases": {"from": "2025-08-01", "to": "2025-08-31"}, "measure": "points",
            "mechanics": [{"kind": "target", "at": 60_000, "reward": {"points": 1}}]})).await;
        app.purchased(&participant, &operator, &programme, 25).await;
        let answer = app.get("/api/v1/user/top-shop-promo").bearer(&participant.token).send().await;
        answer.assert(200);
        assert_eq!((&answer.json["target"], &answer.json["current"]), (&json!("60\u{a0}000"), &json!("1\u{a0}250")));
        assert_eq!(answer.json["data"]["minimumPurchasedProductsValue"], 1_250);
        assert_eq!(answer.json["data"]["missing_text"], "58\u{a0}750\u{a0}pkt");
        app.get("/api/v1/user/spring-package-promo").bearer(&participant.token).send().await.assert(404);
    }

    async fn a_trial_tells_what_purchases_would_do_and_does_nothing(app) {
        let (participant, operator, programme) = (app.participant().await, app.operator(&["moderator"]).await, app.programme().await);
        app.promotion("refuel", &refuel()).await;
        app.promotion("products", &json!({"purchases": {"from": "2025-08-01", "to": "2025-08-31"},
            "measure": "distinct_products", "mechanics": [{"kind": "target", "at": 2, "reward": {"points": 9}}]})).await;
        app.purchased(&participant, &operator, &programme, 3).await;
        let standing = running(&app, &participant.token, "running").await;
        let products = standing.iter().find(|one| one["key"] == "products").unwrap();
        assert_eq!(products["target_text"], "2\u{a0}produkty");
        assert_eq!(products["target_of_text"], "2\u{a0}produktów", "as in: 1 z 2 produktów");
        let tries = |items: Value| {
            app.post("/api/v1/user/promotions/try").bearer(&participant.token).json(&json!({"items": items})).send()
        };
        let answer = tries(json!([{"sap": "100001", "volume": 5000, "quantity": 2}])).await;
        answer.assert(200);
        let trials = answer.json["data"].as_array().unwrap();
        let refuel = trials.iter().find(|trial| trial["key"] == "refuel").unwrap();
        assert_eq!((&refuel["now"]["current"], &refuel["after"]["current"]), (&json!(15_000), &json!(25_000)));
        assert_eq!((&refuel["after"]["promised"]["text"], &refuel["withheld"]),
            (&json!("karta paliwowa 300\u{a0}zł"), &json!(true)));
        assert_eq!(refuel["after"]["next_text"], "Brakuje 15\u{a0}L do karty paliwowej 300\u{a0}zł, zostało 11\u{a0}dni");
        let products = trials.iter().find(|trial| trial["key"] == "products").unwrap();
        assert_eq!(products["after"]["current"], 1, "the same product again is no other");
        let wrong = tries(json!([{"sap": "nie ma", "volume": 0, "quantity": 0}])).await;
        wrong.assert(422);
        assert_eq!(wrong.field("items.0.sap"), "Wybierz produkt z\u{a0}listy");
        assert_eq!(app.count("SELECT count(*) FROM promotion_lines").await, 2);
    }
}
