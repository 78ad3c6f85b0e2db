//! Effects of the clock: the reserve is forfeited, orders lapse, participants are reminded, each once.
use std::sync::Arc;

use plon_rewards::trips;
use serde_json::json;

use super::{Scene, points};
use crate::support::{TestApp, on_both, together};

const REMINDED: &str = "SELECT count(*) FROM messages WHERE purpose = 'trips.reminder' AND participant_id = $1";

async fn news(app: &TestApp, of: i64, title: &'static str) -> i64 {
    app.number(title, of).await
}

on_both! {
    async fn who_did_not_order_by_the_day_forfeits_the_reserve_once(app) {
        let mut scene = Scene::new(app).await;
        scene.buys(60).await;
        scene.days_pass(16).await;
        scene.app.trips_go_on().await;
        assert_eq!(scene.points().await, points(2_500, 500, 0, 0), "the last day is not over");
        scene.days_pass(1).await;
        let stands = scene.stands().await;
        assert_eq!((&stands["status"], &stands["held"], &stands["forfeited"]), (&json!(4), &json!(0), &json!(500)),
            "before the clock's turn too");
        assert_eq!(scene.app.trips_go_on().await, 1);
        assert_eq!(scene.points().await, points(2_500, 0, 0, 500));
        assert_eq!(scene.app.trips_go_on().await, 0);
        assert_eq!(scene.points().await, points(2_500, 0, 0, 500));
        let stands = scene.stands().await;
        assert_eq!((&stands["status"], &stands["held"], &stands["forfeited"]), (&json!(4), &json!(0), &json!(500)));
        assert_eq!(scene.app.last_news(scene.participant.id).await.0, "Termin zamówienia wycieczki minął");
        let explained = "SELECT count(*) FROM transfers WHERE participant_id = $1 AND kind = 'forfeit' AND cause = 'trip'
                         AND explanation LIKE 'Wycieczki nie zamówiono do 05.09.2025%'";
        assert_eq!(scene.app.number(explained, scene.participant.id.0).await, 1);
    }

    async fn an_order_that_stays_short_lapses_and_forfeits_what_is_held(app) {
        let mut scene = Scene::new(app).await;
        scene.buys(60).await;
        scene.orders().await.assert(201);
        let order = scene.order().await;
        scene.days_pass(72).await;
        scene.app.trips_go_on().await;
        assert_eq!(scene.points().await, points(0, 3_000, 0, 0), "31 October is not over");
        scene.days_pass(1).await;
        scene.app.trips_go_on().await;
        assert_eq!(scene.points().await, points(0, 0, 0, 3_000));
        let shown = scene.app.shown(&scene.participant, &order).await;
        assert_eq!(shown["status"]["code"], "cancelled");
        assert!(shown["history"][1]["note"].as_str().unwrap().starts_with("Do 31.10.2025 zabrakło punktów"));
        scene.app.trips_go_on().await;
        assert_eq!(scene.points().await, points(0, 0, 0, 3_000));
        assert_eq!(scene.cancels(&order).await.assert(409).json["error"], "order_state_forbids");
    }

    async fn a_complete_order_stands_past_all_deadlines(app) {
        let mut scene = Scene::new(app).await;
        scene.buys(120).await;
        scene.orders().await.assert(201);
        scene.days_pass(80).await;
        scene.app.trips_go_on().await;
        assert_eq!(scene.points().await, points(1_000, 5_000, 0, 0));
    }

    async fn a_deadline_is_reminded_of_once_for_each_number_of_days(app) {
        let mut scene = Scene::new(app).await;
        scene.buys(60).await;
        let who = scene.participant.id.0;
        assert_eq!(scene.app.trips_go_on().await, 1, "the first look at the trip");
        assert_eq!(scene.app.number(REMINDED, who).await, 0);
        scene.days_pass(2).await;
        assert_eq!(scene.app.trips_go_on().await, 1);
        assert_eq!(scene.app.trips_go_on().await, 0);
        assert_eq!(scene.app.number(REMINDED, who).await, 1);
        scene.days_pass(7).await;
        scene.app.trips_go_on().await;
        assert_eq!(scene.app.number(REMINDED, who).await, 2);
        scene.days_pass(7).await;
        scene.app.trips_go_on().await;
        scene.app.trips_go_on().await;
        assert_eq!(scene.app.number(REMINDED, who).await, 3);
        let text = "SELECT count(*) FROM messages WHERE participant_id = $1 AND channel = 'email'
                    AND subject = 'Zamów wycieczkę do 05.09.2025' AND body LIKE '%https://plon.example/wycieczka%'";
        assert_eq!(scene.app.number(text, who).await, 3);
        let told = "SELECT count(*) FROM notifications WHERE participant_id = $1 AND title = 'Zamów wycieczkę do 05.09.2025'";
        assert_eq!(news(&scene.app, who, told).await, 3);
    }

    async fn of_reminders_missed_together_one_is_sent_and_none_to_who_has_ordered(app) {
        let mut scene = Scene::new(app).await;
        scene.buys(120).await;
        let other = scene.app.participant_numbered(1).await;
        scene.app.buys(&other, &scene.operator, &scene.programme, 60).await;
        scene.orders().await.assert(201);
        scene.days_pass(15).await;
        scene.app.trips_go_on().await;
        assert_eq!(scene.app.number(REMINDED, scene.participant.id.0).await, 0);
        assert_eq!(scene.app.number(REMINDED, other.id.0).await, 1);
    }

    async fn who_is_short_is_reminded_of_the_other_deadline(app) {
        let mut scene = Scene::new(app).await;
        scene.buys(60).await;
        scene.orders().await.assert(201);
        scene.days_pass(16).await;
        scene.app.trips_go_on().await;
        assert_eq!(scene.app.number(REMINDED, scene.participant.id.0).await, 0);
        scene.days_pass(43).await;
        scene.app.trips_go_on().await;
        let text = "SELECT count(*) FROM messages WHERE participant_id = $1
                    AND subject = 'Uzupełnij punkty na wycieczkę do 31.10.2025'";
        assert_eq!(scene.app.number(text, scene.participant.id.0).await, 1);
    }

    async fn of_several_processes_each_deadline_is_carried_out_once(app) {
        let mut scene = Scene::new(app).await;
        scene.buys(60).await;
        for number in 1..4 {
            let participant = scene.app.participant_numbered(number).await;
            scene.app.buys(&participant, &scene.operator, &scene.programme, 60).await;
        }
        scene.days_pass(17).await;
        let app = Arc::new(scene.app);
        together(&app, 6, |app, _| async move { trips::run_once(&app.app).await.unwrap() }).await;
        assert_eq!(app.count("SELECT count(*) FROM transfers WHERE kind = 'forfeit' AND points = 500").await, 4);
        assert_eq!(app.count("SELECT count(*) FROM trip_participations WHERE state = 'missed' AND held = 0").await, 4);
    }

    async fn one_whose_ledger_is_broken_does_not_keep_the_deadline_from_the_others(app) {
        let mut scene = Scene::new(app).await;
        scene.buys(60).await;
        scene.app.execute("UPDATE trips SET swept_to = NULL WHERE id = $1", scene.trip).await;
        let mut others = Vec::new();
        for number in 1..4 {
            let participant = scene.app.participant_numbered(number).await;
            scene.app.buys(&participant, &scene.operator, &scene.programme, 60).await;
            others.push(participant);
        }
        scene.days_pass(17).await;
        scene.app.execute("UPDATE accounts SET balance = balance + 1 WHERE participant_id = $1 AND kind = 'held'", scene.participant.id.0).await;
        trips::run_once(&scene.app.app).await.unwrap();
        for other in others {
            assert_eq!(scene.app.all_points(other.id).await, points(2_500, 0, 0, 500));
        }
    }
}
