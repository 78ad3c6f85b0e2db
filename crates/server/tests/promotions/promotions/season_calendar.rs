//! The operators' calendar: a season's promotions with their days, each with what it is today.
use jiff::SignedDuration;
use serde_json::{Value, json};

use super::editor::form;
use super::refuel;
use crate::support::{OperatorClient, TestApp, on_both};

const PATH: &str = "/api/v1/backoffice/promotion-calendar";

/// Terms of two points for each litre, from one day to another.
fn from_to(from: &str, to: &str) -> Value {
    json!({"purchases": {"from": from, "to": to}, "measure": "litres", "mechanics": [{"kind": "per_unit", "rate": 2_000}]})
}

impl TestApp {
    async fn season_calendar(&self, token: &str, query: &str) -> Value {
        self.get(&format!("{PATH}{query}")).bearer(token).send().await.assert(200).json["data"].clone()
    }

    async fn drafted(&self, editor: &OperatorClient, key: &str) -> i64 {
        let made = self.edit(editor, "", &form(key, &refuel())).await;
        made.assert(201).json["data"]["id"].as_i64().unwrap()
    }
}

fn names(calendar: &Value) -> Vec<(&str, &str)> {
    let promotions = calendar["promotions"].as_array().unwrap().iter();
    promotions.map(|one| (one["name"].as_str().unwrap(), one["state"].as_str().unwrap())).collect()
}

on_both! {
    async fn each_promotion_of_the_season_stands_with_what_it_is_today(app) {
        let (chief, _) = (app.operator(&["administrator"]).await, app.programme().await);
        app.promotion("over", &from_to("2025-03-01", "2025-05-31")).await;
        let withdrawn = app.promotion("withdrawn", &from_to("2025-04-01", "2025-10-31")).await;
        app.edit(&chief, &format!("/{withdrawn}/withdraw"), &json!({"withdrawn": true})).await.assert(200);
        app.promotion("running", &from_to("2025-08-20", "2025-08-20")).await;
        app.promotion("coming", &from_to("2025-08-21", "2025-08-31")).await;
        let other = app.promotion("other_season", &from_to("2024-08-01", "2024-08-31")).await;
        app.execute("UPDATE promotions SET season = 2024 WHERE id = $1", other).await;
        app.drafted(&chief, "szkic").await;
        let planned = app.drafted(&chief, "plan").await;
        let at = json!({"version": 1, "publish_on": "2025-08-21", "hour": 8});
        app.edit(&chief, &format!("/{planned}/schedule"), &at).await.assert(200);

        let token = app.operator(&["support"]).await.token;
        let calendar = app.season_calendar(&token, "").await;
        assert_eq!(names(&calendar), [
            ("Promocja over", "past"), ("Promocja withdrawn", "withdrawn"), ("Tankuj w sierpniu", "draft"),
            ("Tankuj w sierpniu", "scheduled"), ("Promocja running", "running"), ("Promocja coming", "upcoming"),
        ]);
        let head = [&calendar["season"], &calendar["first_day"], &calendar["last_day"], &calendar["today"], &calendar["is_cut"]];
        assert_eq!(head, [&json!(2025), &json!("2024-11-01"), &json!("2025-10-31"), &json!("2025-08-20"), &json!(false)]);
        let scheduled = &calendar["promotions"][3];
        assert_eq!((&scheduled["publish_at"], &scheduled["revision"]), (&json!("2025-08-21T06:00:00Z"), &json!(0)));
        assert_eq!(names(&app.season_calendar(&token, "?season=2024").await), [("Promocja other_season", "past")]);
        assert_eq!(app.season_calendar(&token, "?season=2031").await["promotions"], json!([]));
        app.get(&format!("{PATH}?season=20250")).bearer(&token).send().await.assert(400);
        let analyst = app.operator(&["analyst"]).await;
        app.get(PATH).bearer(&analyst.token).send().await.assert(403);
    }

    async fn its_days_are_those_that_can_be_missed(app) {
        let (editor, _) = (app.operator(&["editor"]).await, app.programme().await);
        app.promotion("declared", &json!({
            "purchases": {"from": "2025-08-01", "to": "2025-08-31"}, "accept_by": "2025-08-15", "measure": "litres",
            "declaration": {"declare": {"from": "2025-06-01", "to": "2025-06-30"}, "fulfil_by": "2025-08-31"},
            "mechanics": [{"kind": "declared", "rate": 2_000}],
        })).await;
        let calendar = app.season_calendar(&editor.token, "?season=2025").await;
        let one = &calendar["promotions"][0];
        assert_eq!((&one["first_day"], &one["last_day"], &one["accept_by"]), (&json!("2025-06-01"), &json!("2025-08-31"), &json!("2025-08-15")));
        assert_eq!(one["purchases"], json!({"from": "2025-08-01", "to": "2025-08-31"}));
        assert_eq!(one["declaration"], json!({"from": "2025-06-01", "to": "2025-06-30", "fulfil_by": "2025-08-31"}));
    }

    async fn a_draft_that_was_not_published_in_time_and_a_waiting_change_are_told(app) {
        let (chief, _) = (app.operator(&["administrator"]).await, app.programme().await);
        let late = app.drafted(&chief, "pozna").await;
        let at = json!({"version": 1, "publish_on": "2025-08-21", "hour": 8});
        app.edit(&chief, &format!("/{late}/schedule"), &at).await.assert(200);
        let published = app.published(&chief, "inna", &refuel()).await;
        let draft = json!({"version": null, "definition": form("inna", &refuel())["definition"]});
        app.edit(&chief, &format!("/{published}/draft"), &draft).await.assert(200);
        app.wait(SignedDuration::from_hours(24));
        app.reconcile_promotions().await;
        let token = app.operator_again(chief.id).await;
        let calendar = app.season_calendar(&token, "").await;
        let told: Vec<_> = calendar["promotions"].as_array().unwrap().iter()
            .map(|one| (one["state"].as_str().unwrap(), one["refused"].as_bool().unwrap(), one["drafted"].as_bool().unwrap()))
            .collect();
        assert_eq!(told, [("draft", true, true), ("running", false, true)]);
    }

    async fn a_season_is_read_by_its_index_and_up_to_a_bound(app) {
        let (editor, _) = (app.operator(&["editor"]).await, app.programme().await);
        for number in 0..201 {
            app.promotion(&format!("p{number}"), &json!({})).await;
        }
        let calendar = app.season_calendar(&editor.token, "").await;
        assert_eq!((calendar["promotions"].as_array().unwrap().len(), &calendar["is_cut"]), (200, &json!(true)));
        let plans = app.plans_of(app.get(PATH).bearer(&editor.token)).await;
        plans.assert_by_index("promotions p", "promotions_of_season");
        plans.assert_in_order("promotions p");
    }
}
