//! Saved views, the density of an operator's screens, and the counts of the menu.
use serde_json::{Value, json};

use crate::support::{Answer, OperatorClient, TestApp, on_both};

const VIEWS: &str = "/api/v1/backoffice/views";

async fn save(app: &TestApp, operator: &OperatorClient, path: &str, form: &Value) -> Answer {
    app.post(path).bearer(&operator.token).json(form).send().await
}

async fn names(app: &TestApp, operator: &OperatorClient) -> Vec<Value> {
    let views = app.get_as(operator, &format!("{VIEWS}?list=participants")).await;
    views.as_array().unwrap().iter().map(|view| json!([view["name"], view["is_default"]])).collect()
}

on_both! {
    async fn a_view_is_saved_renamed_and_deleted_by_its_operator_alone(app) {
        let (operator, other) = (app.operator(&["moderator"]).await, app.operator_named("Ewa", &["moderator"]).await);
        let form = json!({"list": "participants", "name": " Nowi  bez opieki ", "query": "status=active",
            "columns": ["name", "town"], "is_default": true});
        let answer = save(&app, &operator, VIEWS, &form).await;
        let view = answer.assert(201).json["data"].clone();
        assert_eq!((&view["name"], &view["columns"], &view["is_default"]), (&json!("Nowi bez opieki"), &json!(["name", "town"]), &json!(true)));
        let again = save(&app, &operator, VIEWS, &form).await;
        assert_eq!(again.assert(422).field("name"), "Masz już widok o tej nazwie");
        let second = json!({"list": "participants", "name": "Żnin", "is_default": true});
        save(&app, &operator, VIEWS, &second).await.assert(201);
        assert_eq!(names(&app, &operator).await, [json!(["Nowi bez opieki", false]), json!(["Żnin", true])], "one default");
        assert!(names(&app, &other).await.is_empty());

        let path = format!("{VIEWS}/{}", view["id"]);
        let renamed = json!({"list": "participants", "name": "Nowi", "query": "status=pending"});
        save(&app, &other, &path, &renamed).await.assert(404);
        save(&app, &operator, &path, &renamed).await.assert(200);
        let taken = json!({"list": "participants", "name": "Żnin"});
        assert_eq!(save(&app, &operator, &path, &taken).await.assert(422).field("name"), "Masz już widok o tej nazwie");
        app.post(&format!("{path}/delete")).bearer(&other.token).send().await.assert(404);
        app.post(&format!("{path}/delete")).bearer(&operator.token).send().await.assert(200);
        assert_eq!(names(&app, &operator).await, [json!(["Żnin", true])]);
    }

    async fn a_view_has_a_short_name_and_a_list_few_views(app) {
        let operator = app.operator(&["moderator"]).await;
        for (form, field, sentence) in [
            (json!({"list": "orders", "name": " "}), "name", "Nazwij widok"),
            (json!({"list": "orders", "name": "ż".repeat(61)}), "name", "Nazwa widoku ma najwyżej 60 znaków"),
            (json!({"list": "orders", "name": "a", "query": "q".repeat(2_001)}), "query", "Filtry są zbyt długie, aby je zapisać"),
            (json!({"list": "orders", "name": "a", "columns": vec!["k"; 41]}), "columns", "Kolumn jest zbyt wiele, aby je zapisać"),
        ] {
            assert_eq!(save(&app, &operator, VIEWS, &form).await.assert(422).field(field), sentence);
        }
        for number in 0..20 {
            let form = json!({"list": "orders", "name": format!("Widok {number}")});
            save(&app, &operator, VIEWS, &form).await.assert(201);
        }
        let one_more = save(&app, &operator, VIEWS, &json!({"list": "orders", "name": "Ostatni"})).await;
        assert_eq!(one_more.assert(422).field("name"), "Masz już 20 widoków tej listy: usuń któryś");
        save(&app, &operator, VIEWS, &json!({"list": "imports", "name": "Ostatni"})).await.assert(201);
    }

    async fn the_density_of_the_screens_is_the_operators_own(app) {
        let (operator, other) = (app.operator(&["moderator"]).await, app.operator_named("Ewa", &["moderator"]).await);
        assert_eq!(app.get_as(&operator, "/api/v1/backoffice/me").await["density"], Value::Null);
        for density in ["dense", "comfortable"] {
            save(&app, &operator, "/api/v1/backoffice/me/density", &json!({"density": density})).await.assert(200);
            assert_eq!(app.get_as(&operator, "/api/v1/backoffice/me").await["density"], density);
        }
        save(&app, &operator, "/api/v1/backoffice/me/density", &json!({"density": "tiny"})).await.assert(400);
        assert_eq!(app.get_as(&other, "/api/v1/backoffice/me").await["density"], Value::Null);
    }

    async fn the_menu_counts_what_waits_within_the_rights(app) {
        let programme = app.programme().await;
        let (participant, rewards) = (app.participant().await, app.rewards().await);
        app.give_points(participant.id, 1_000_000).await;
        app.reported(&participant, &programme, "FV/1").await;
        app.ordered(&participant, &json!({"reward_id": rewards.bank_transfer, "amount": 5_000})).await;
        let moderator = app.operator(&["moderator"]).await;
        let counts = app.get_as(&moderator, "/api/v1/backoffice/menu-counts").await;
        assert_eq!(counts, json!({"invoices": 1, "einvoice_corrections": 0, "orders": null, "payouts": null, "requests": 0,
            "bulk_jobs": 0, "contact": 0, "data_requests": 0}));
        let finance = app.operator_named("Ewa", &["finance"]).await;
        let counts = app.get_as(&finance, "/api/v1/backoffice/menu-counts").await;
        assert_eq!((&counts["invoices"], &counts["orders"], &counts["payouts"]), (&Value::Null, &json!(1), &json!(0)));
    }
}
