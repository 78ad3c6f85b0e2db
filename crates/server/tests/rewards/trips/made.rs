//! An operator makes a trip from nothing, publishes it, or deletes its draft.
use serde_json::{Value, json};

use super::Scene;
use crate::support::{Answer, on_both};

const TRIPS: &str = "/api/v1/backoffice/trips";

fn form() -> Value {
    json!({ "season": 2025, "kind": "premium", "name": "Azory 2025", "summary": "Tydzień na wyspach",
        "description": "Siedem dni na Azorach.", "picture": "palmtree", "qualify_at": 1_000, "cost": 5_000,
        "reserved_points": 500, "opens_on": "2024-11-01", "order_by": "2025-09-05", "fulfil_by": "2025-10-31",
        "reminders": "14, 7, 1" })
}

impl Scene {
    async fn posts(&self, path: &str, body: &Value) -> Answer {
        self.app.post(&format!("{TRIPS}{path}")).bearer(&self.operator.token).json(body).send().await
    }
}

on_both! {
    async fn a_trip_from_nothing_is_a_draft_that_participants_see_once_it_is_published(app) {
        let scene = Scene::new(app).await;
        scene.buys(60).await;
        let made = scene.posts("", &form()).await.assert(201).json["data"].clone();
        assert_eq!((&made["reward"], &made["published"], &made["kind"]), (&json!("azory-2025"), &json!(false), &json!("premium")));
        assert_eq!(scene.app.stands(&scene.participant, "?type=premium").await["trip"], Value::Null);
        let mut terms = form();
        terms["version"] = made["version"].clone();
        terms["published"] = json!(true);
        scene.posts(&format!("/{}/update", made["id"]), &terms).await.assert(200);
        scene.app.trips_go_on().await;
        let stands = scene.app.stands(&scene.participant, "?type=premium").await;
        assert_eq!((&stands["trip"]["name"], &stands["status"]), (&json!("Azory 2025"), &json!(1)));
        assert_eq!(scene.app.number("SELECT count(*) FROM audit_log WHERE action = 'trips.add' AND subject_id = $1",
            made["id"].as_i64().unwrap()).await, 1);
    }

    async fn every_error_stands_at_its_field(app) {
        let scene = Scene::new(app).await;
        let mut wrong = form();
        for (field, value) in [("kind", json!("standard")), ("name", json!(" ")), ("cost", json!(0)),
            ("reserved_points", json!(-1)), ("order_by", json!("2024-10-01")), ("fulfil_by", json!("2024-09-01")),
            ("reminders", json!("jutro")), ("picture", json!("kreska"))] {
            wrong[field] = value;
        }
        let refused = scene.posts("", &wrong).await;
        let errors = refused.assert(422).json["errors"].as_object().unwrap().keys().cloned().collect::<Vec<_>>();
        assert_eq!(errors, ["cost", "fulfil_by", "kind", "name", "order_by", "picture", "reminders", "reserved_points"]);
        assert_eq!(refused.field("kind"), "W\u{a0}tym sezonie jest już wycieczka tego rodzaju");
        let mut early = form();
        early["season"] = json!(2040);
        assert_eq!(scene.posts("", &early).await.assert(422).field("season"), "Nie ma takiego sezonu. Najpierw go przygotuj.");
        let mut taken = form();
        taken["slug"] = json!("wycieczka-standard");
        assert_eq!(scene.posts("", &taken).await.assert(422).field("slug"), "Inna nagroda ma już ten adres");
    }

    async fn a_draft_goes_with_its_reward_and_a_published_trip_stays(app) {
        let scene = Scene::new(app).await;
        let made = scene.posts("", &form()).await.assert(201).json["data"].clone();
        let path = format!("/{}/delete", made["id"]);
        assert_eq!(scene.posts(&path, &json!({ "version": 9 })).await.assert(409).json["error"], "version_changed");
        scene.posts(&path, &json!({ "version": made["version"] })).await.assert(200);
        scene.posts("", &form()).await.assert(201);
        let kept = scene.posts(&format!("/{}/delete", scene.trip), &json!({ "version": 1 })).await;
        assert_eq!(kept.assert(409).json["error"], "was_published");
    }
}
