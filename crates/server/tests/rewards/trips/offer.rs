//! Trips on other screens: the rewards offer only what may be ordered, the panel names what waits, and what was ordered
//! stays on its page.
use serde_json::{Value, json};

use super::Scene;
use crate::support::on_both;

impl Scene {
    /// The reward that the trip is, as its page and as the catalogue show it.
    async fn reward(&self) -> (Value, Value) {
        let page =
            self.app.get("/api/v1/prize/details/wycieczka-standard").bearer(&self.participant.token).send().await;
        let list = self.app.get("/api/v1/prize/teraz").bearer(&self.participant.token).send().await;
        let items = list.assert(200).json["data"]["items"].as_array().unwrap().clone();
        let listed = items.into_iter().find(|item| item["slug"] == "wycieczka-standard").unwrap_or(Value::Null);
        (page.assert(200).json["data"]["trip_offer"].clone(), listed["trip_offer"].clone())
    }
}

on_both! {
    async fn a_reward_that_is_a_trip_says_whether_it_may_be_ordered(app) {
        let mut scene = Scene::new(app).await;
        scene.buys(19).await;
        let (page, listed) = scene.reward().await;
        assert_eq!((&page["may_order"], &page["state"], &page["page"]), (&json!(false), &json!("unqualified"), &json!("/wycieczka")));
        assert_eq!(page, listed);
        scene.buys(41).await;
        assert_eq!(scene.reward().await.0["may_order"], true);
        scene.days_pass(17).await;
        let (page, listed) = scene.reward().await;
        assert_eq!((&page["may_order"], &page["state"]), (&json!(false), &json!("missed")));
        assert_eq!(page["sentence"], "Termin zamówienia minął 05.09.2025. Przepadło 500\u{a0}pkt, odłożone na tę wycieczkę.");
        assert_eq!(page, listed);
    }

    async fn what_was_ordered_is_not_offered_again(app) {
        let scene = Scene::new(app).await;
        scene.buys(60).await;
        scene.orders().await.assert(201);
        let (page, _) = scene.reward().await;
        assert_eq!((&page["may_order"], &page["state"]), (&json!(false), &json!("short")));
    }

    async fn an_ordered_trip_stays_on_its_page_after_the_season(app) {
        let mut scene = Scene::new(app).await;
        scene.buys(120).await;
        scene.orders().await.assert(201);
        scene.days_pass(80).await;
        scene.app.run("INSERT INTO seasons (year, starts_on, ends_on, status, welcome_points, membership_points)
                       VALUES (2026, '2025-11-01', '2026-10-31', 'open', 0, 0)").await;
        let stands = scene.stands().await;
        assert_eq!((&stands["status"], &stands["state"], &stands["trip"]["season"]), (&json!(2), &json!("ordered"), &json!(2025)));
        assert_eq!(stands["order"]["number"], scene.app.number("SELECT id FROM orders WHERE participant_id = $1", scene.participant.id.0).await);
        let (page, listed) = scene.reward().await;
        assert_eq!((&page["may_order"], &page["page"], listed), (&json!(false), &json!("/wycieczka"), Value::Null));
        let other = scene.app.participant_numbered(1).await;
        assert_eq!(scene.app.stands(&other, "").await["trip"], Value::Null, "of who has not ordered");
    }

    async fn beside_the_new_seasons_trip_stands_what_is_still_to_come(app) {
        let mut scene = Scene::new(app).await;
        scene.buys(120).await;
        scene.orders().await.assert(201);
        scene.days_pass(80).await;
        scene.app.run("INSERT INTO seasons (year, starts_on, ends_on, status, welcome_points, membership_points)
                       VALUES (2026, '2025-11-01', '2026-10-31', 'open', 0, 0)").await;
        let next = scene.app.trip("vip").await;
        scene.app.execute("UPDATE trips SET season = 2026, kind = 'standard', opens_on = '2025-11-01',
                           order_by = '2026-06-06', fulfil_by = '2026-10-31' WHERE id = $1", next).await;
        let stands = scene.stands().await;
        assert_eq!((&stands["trip"]["season"], &stands["status"]), (&json!(2026), &json!(0)));
        assert_eq!((&stands["earlier"]["season"], &stands["earlier"]["state"]), (&json!(2025), &json!("ordered")));
        let order = scene.order().await;
        scene.moves(&order, "in_progress").await.assert(200);
        scene.moves(&order, "completed").await.assert(200);
        assert_eq!(scene.stands().await["earlier"], Value::Null, "it is over");
    }

    async fn the_panel_names_what_waits_and_its_notification_leads_there(app) {
        let mut scene = Scene::new(app).await;
        scene.buys(60).await;
        let waiting = scene.app.pending(&scene.participant).await["waiting"].clone();
        assert_eq!(waiting, json!([{"kind": "standard", "state": "qualified", "name": "wycieczka-standard",
            "page": "/wycieczka", "held": 500, "held_text": "500\u{a0}pkt", "missing_text": "2\u{a0}000\u{a0}pkt",
            "deadline": "2025-09-05"}]));
        let news = scene.app.get("/api/v1/notifications").bearer(&scene.participant.token).send().await;
        let news = news.assert(200).json["data"]["items"].as_array().unwrap().clone();
        let told = news.iter().find(|one| one["title"] == "Możesz zamówić wycieczkę").unwrap();
        assert_eq!(told["page"], "/wycieczka");
        let leads_to_invoice = |one: &Value| one["page"].as_str().unwrap().ends_with("#!szczegoly-faktury");
        assert!(news.iter().any(leads_to_invoice), "each leads to its thing");
        scene.orders().await.assert(201);
        let waiting = scene.app.pending(&scene.participant).await["waiting"].clone();
        assert_eq!((&waiting[0]["state"], &waiting[0]["held"], &waiting[0]["deadline"]),
            (&json!("short"), &json!(3_000), &json!("2025-10-31")));
        scene.days_pass(73).await;
        assert_eq!(scene.app.pending(&scene.participant).await["waiting"], json!([]), "nothing is to be done any more");
    }

    async fn the_days_that_are_still_to_come_go_into_a_calendar(app) {
        let mut scene = Scene::new(app).await;
        let get = async |scene: &Scene, query: &str| {
            let path = format!("/api/v1/user/wycieczka/calendar{query}");
            scene.app.get(&path).bearer(&scene.participant.token).send().await
        };
        let days = |answer: &crate::support::Answer| {
            let text = String::from_utf8(answer.body.to_vec()).unwrap();
            text.matches("BEGIN:VEVENT").count()
        };
        let first = get(&scene, "").await;
        assert_eq!(first.assert(200).headers["content-type"], "text/calendar; charset=utf-8");
        assert!(String::from_utf8(first.body.to_vec()).unwrap().contains("DTSTART;VALUE=DATE:20250905"));
        get(&scene, "?type=vip").await.assert(404);
        scene.app.get("/api/v1/user/wycieczka/calendar").send().await.assert(401);
        scene.days_pass(17).await;
        assert_eq!(days(&get(&scene, "").await), days(&first) - 1, "the day to order is over");
    }
}
