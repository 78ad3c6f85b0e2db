//! The operator's side: the trips, who stands where, terms that change, deadlines that move.
use serde_json::{Value, json};

use super::{Scene, points};
use crate::support::{Answer, on_both};

fn form(shown: &Value) -> Value {
    let mut form = json!({"published": true});
    for key in ["version", "qualify_at", "cost", "reserved_points", "opens_on", "order_by", "fulfil_by", "reminders"] {
        form[key] = shown[key].clone();
    }
    form
}

impl Scene {
    async fn shown(&self) -> Value {
        let path = format!("/api/v1/backoffice/trips/{}", self.trip);
        self.app.get(&path).bearer(&self.operator.token).send().await.assert(200).json["data"].clone()
    }

    async fn saves(&self, form: &Value) -> Answer {
        let path = format!("/api/v1/backoffice/trips/{}/update", self.trip);
        self.app.post(&path).bearer(&self.operator.token).json(form).send().await
    }

    async fn participants(&self, query: &str) -> Vec<Value> {
        let path = format!("/api/v1/backoffice/trips/{}/participants{query}", self.trip);
        let answer = self.app.get(&path).bearer(&self.operator.token).send().await;
        answer.assert(200).json["data"]["items"].as_array().unwrap().clone()
    }
}

on_both! {
    async fn the_trips_are_listed_the_newest_first(app) {
        let scene = Scene::new(app).await;
        scene.app.trip("vip").await;
        let answer = scene.app.get("/api/v1/backoffice/trips").bearer(&scene.operator.token).send().await;
        let items = answer.assert(200).json["data"]["items"].as_array().unwrap().clone();
        let kinds: Vec<&str> = items.iter().map(|trip| trip["kind"].as_str().unwrap()).collect();
        assert_eq!(kinds, ["vip", "standard"]);
        assert_eq!((&items[0]["season"], &items[0]["published"]), (&json!(2025), &json!(true)));
    }

    async fn who_stands_where_is_counted_and_listed(app) {
        let scene = Scene::new(app).await;
        scene.buys(60).await;
        scene.orders().await.assert(201);
        let other = scene.app.participant_numbered(1).await;
        scene.app.buys(&other, &scene.operator, &scene.programme, 20).await;
        let counts = scene.shown().await["counts"].as_array().unwrap().clone();
        let of = |state: &str| counts.iter().find(|count| count["state"] == state).unwrap()["count"].clone();
        assert_eq!((of("qualified"), of("short"), of("missed")), (json!(1), json!(1), json!(0)));
        let short = scene.participants("?state=short").await;
        assert_eq!(short.len(), 1);
        assert_eq!((&short[0]["id"], &short[0]["held"], &short[0]["missing"]), (&json!(scene.participant.id), &json!(3_000), &json!(2_000)));
        assert_eq!((&short[0]["points"], &short[0]["order"]), (&json!(3_000), &json!(scene.order().await)));
        assert_eq!(scene.participants("").await.len(), 2);
        assert_eq!(scene.participants(&format!("?cursor={}", scene.participant.id.0)).await.len(), 1);
    }

    async fn a_deadline_that_is_moved_holds_for_everybody_and_is_audited(app) {
        let mut scene = Scene::new(app).await;
        scene.buys(60).await;
        let mut form = form(&scene.shown().await);
        form["order_by"] = json!("2025-09-20");
        assert_eq!(scene.saves(&form).await.assert(200).json["data"]["order_by"], "2025-09-20");
        assert_eq!(scene.saves(&form).await.assert(409).json["error"], "version_changed");
        scene.days_pass(17).await;
        scene.app.trips_go_on().await;
        assert_eq!((scene.points().await, scene.stands().await["status"].clone()), (points(2_500, 500, 0, 0), json!(1)));
        let audited = "SELECT count(*) FROM audit_log WHERE action = 'trips.update' AND subject_id = $1
                       AND before LIKE '%2025-09-05%' AND after LIKE '%2025-09-20%'";
        assert_eq!(scene.app.number(audited, scene.trip).await, 1);
    }

    async fn a_deadline_that_has_passed_stays_and_a_new_one_lies_ahead(app) {
        let mut scene = Scene::new(app).await;
        let mut ahead = form(&scene.shown().await);
        ahead["order_by"] = json!("2025-08-19");
        let answer = scene.saves(&ahead).await;
        assert_eq!(answer.assert(422).json["errors"]["order_by"][0], "Nowy termin nie może być w\u{a0}przeszłości");
        scene.days_pass(17).await;
        let mut late = form(&scene.shown().await);
        late["order_by"] = json!("2025-09-30");
        let answer = scene.saves(&late).await;
        assert!(answer.assert(422).json["errors"]["order_by"][0].as_str().unwrap().starts_with("Ten termin już minął"));
    }

    async fn new_marks_are_carried_out_by_the_clock_and_an_order_keeps_its_cost(app) {
        let scene = Scene::new(app).await;
        scene.buys(60).await;
        scene.orders().await.assert(201);
        let other = scene.app.participant_numbered(1).await;
        scene.app.buys(&other, &scene.operator, &scene.programme, 16).await;
        let mut form = form(&scene.shown().await);
        (form["qualify_at"], form["cost"], form["reserved_points"]) = (json!(800), json!(9_000), json!(300));
        scene.saves(&form).await.assert(200);
        assert_eq!(scene.app.trips_go_on().await, 2);
        assert_eq!(scene.app.all_points(other.id).await, points(500, 300, 0, 0));
        assert_eq!((&scene.stands().await["cost"], &scene.stands().await["missing"]), (&json!(5_000), &json!(2_000)));
        assert_eq!(scene.app.stands(&other, "").await["cost"], 9_000);
    }

    async fn every_wrong_field_is_said_at_once(app) {
        let scene = Scene::new(app).await;
        let version = scene.shown().await["version"].clone();
        let empty = scene.saves(&json!({"version": version, "reminders": "x"})).await;
        let errors = empty.assert(422).json["errors"].as_object().unwrap().clone();
        let fields: Vec<&String> = errors.keys().collect();
        assert_eq!(fields, ["cost", "fulfil_by", "opens_on", "order_by", "qualify_at", "reminders", "reserved_points"]);
        let mut wrong = form(&scene.shown().await);
        (wrong["reserved_points"], wrong["fulfil_by"], wrong["published"]) = (json!(6_000), json!("2025-08-30"), json!(false));
        let errors = scene.saves(&wrong).await.assert(422).json["errors"].as_object().unwrap().clone();
        let fields: Vec<&String> = errors.keys().collect();
        assert_eq!(fields, ["fulfil_by", "published", "reserved_points"]);
    }

    async fn a_trip_is_copied_to_the_next_season_as_a_draft(app) {
        let scene = Scene::new(app).await;
        scene.app.run("INSERT INTO seasons (year, starts_on, ends_on, status, welcome_points, membership_points)
            VALUES (2026, '2025-11-01', '2026-10-31', 'draft', 0, 0)").await;
        let path = format!("/api/v1/backoffice/trips/{}/copy", scene.trip);
        let send = |form: Value| scene.app.post(&path).bearer(&scene.operator.token).json(&form).send();
        let source = scene.shown().await;
        let wrong = send(json!({"season": 2031, "name": " ", "slug": source["reward"]})).await;
        assert_eq!(wrong.assert(422).field("season"), "Nie ma takiego sezonu. Najpierw go przygotuj.");
        for season in [30_000, i64::MIN, i64::MAX] {
            send(json!({"season": season, "name": "Druga"})).await.assert(422);
        }
        assert_eq!([wrong.field("name"), wrong.field("slug")], ["Pole jest wymagane", "Inna nagroda ma już ten adres"]);
        let taken = send(json!({"season": source["season"], "name": "Druga"})).await;
        assert_eq!(taken.assert(422).field("season"), "W\u{a0}tym sezonie jest już wycieczka tego rodzaju");
        let copied = send(json!({"season": 2026, "name": "Azory z rodziną", "slug": null})).await;
        let copy = copied.assert(201).json["data"].clone();
        assert_eq!((&copy["name"], &copy["reward"], &copy["season"]), (&json!("Azory z rodziną"), &json!("azory-z-rodzina"), &json!(2026)));
        assert_eq!((&copy["published"], &copy["cost"], &copy["kind"]), (&json!(false), &source["cost"], &source["kind"]));
        for day in ["opens_on", "order_by", "fulfil_by"] {
            let was = source[day].as_str().unwrap();
            let year: i32 = was[..4].parse().unwrap();
            assert_eq!(copy[day], format!("{}{}", year + 1, &was[4..]), "{day}");
        }
        let again = send(json!({"season": 2026, "name": "Trzecia"})).await;
        again.assert(422);
        assert_eq!(scene.app.count("SELECT count(*) FROM trips t JOIN rewards r ON r.id = t.reward_id WHERE t.season = 2026 AND r.points IS NOT NULL").await, 1);
        let editor = scene.app.operator(&["editor"]).await;
        scene.app.post(&path).bearer(&editor.token).json(&json!({"season": 2026, "name": "X"})).send().await.assert(403);
    }

    async fn trips_are_for_finance(app) {
        let scene = Scene::new(app).await;
        let editor = scene.app.operator(&["editor"]).await;
        scene.app.get("/api/v1/backoffice/trips").bearer(&editor.token).send().await.assert(403);
        scene.app.get("/api/v1/backoffice/trips/999").bearer(&scene.operator.token).send().await.assert(404);
    }
}
