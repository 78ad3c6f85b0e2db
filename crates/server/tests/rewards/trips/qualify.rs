//! Qualifying: the reserve is held when the season's points reach the mark, and comes back when they no longer do.
use serde_json::{Value, json};

use super::{Scene, points};
use crate::given::imports::sale;
use crate::support::on_both;

on_both! {
    async fn under_the_mark_nothing_is_held_and_what_is_missing_is_said(app) {
        let scene = Scene::new(app).await;
        scene.buys(19).await;
        let stands = scene.stands().await;
        assert_eq!((&stands["status"], &stands["missing"], &stands["held"]), (&json!(0), &json!(50), &json!(0)));
        assert_eq!(scene.points().await, points(950, 0, 0, 0));
        assert_eq!(scene.app.pending(&scene.participant).await["order"], false);
        assert_eq!(scene.orders().await.assert(422).json["error"], "trip_not_reached");
    }

    async fn reaching_the_mark_holds_the_reserve_at_once_and_tells(app) {
        let scene = Scene::new(app).await;
        scene.buys(19).await;
        scene.buys(1).await;
        assert_eq!(scene.points().await, points(500, 500, 0, 0));
        let stands = scene.stands().await;
        assert_eq!((&stands["status"], &stands["state"]), (&json!(1), &json!("qualified")));
        assert_eq!((&stands["held"], &stands["missing"], &stands["cost"]), (&json!(500), &json!(4_000), &json!(5_000)));
        assert_eq!((&stands["deadline"], &stands["days_left"]), (&json!("2025-09-05"), &json!(16)));
        assert_eq!(stands["trip"]["page"], "/wycieczka");
        let (title, content) = scene.app.last_news(scene.participant.id).await;
        assert_eq!(title, "Możesz zamówić wycieczkę");
        assert!(content.contains("Zamów ją do 05.09.2025"), "{content}");
        let pending = scene.app.pending(&scene.participant).await;
        assert_eq!((&pending["premium"], &pending["vip"], &pending["order"]),
            (&json!({"order": false}), &json!({"order": false}), &json!(true)));
        scene.buys(1).await;
        assert_eq!(scene.points().await, points(550, 500, 0, 0), "the reserve is held once");
    }

    async fn a_correction_under_the_mark_gives_the_reserve_back(app) {
        let scene = Scene::new(app).await;
        let invoice = scene.buys(20).await;
        scene.corrects(&invoice, 19).await;
        assert_eq!(scene.points().await, points(950, 0, 0, 0));
        assert_eq!(scene.stands().await["status"], 0);
        scene.corrects(&invoice, 30).await;
        assert_eq!(scene.points().await, points(1_000, 500, 0, 0));
    }

    async fn points_of_an_import_hold_the_reserve_too(app) {
        let scene = Scene::new(app).await;
        let source = scene.app.source(&scene.operator, scene.programme.distributor).await;
        scene.app.import_sales(&scene.operator, source, &[sale("FV/1", 10), sale("FV/2", 10)]).await;
        assert_eq!(scene.points().await, points(500, 500, 0, 0));
    }

    async fn a_reserve_that_points_do_not_cover_is_filled_up_later(app) {
        let scene = Scene::new(app).await;
        let rewards = scene.app.rewards().await;
        scene.buys(19).await;
        scene.app.execute("UPDATE rewards SET min_amount = 100, amount_step = 100 WHERE id = $1", rewards.bank_transfer).await;
        let spent = scene.app.ordered(&scene.participant, &json!({"reward_id": rewards.bank_transfer, "amount": 900})).await;
        scene.buys(1).await;
        assert_eq!(scene.points().await, points(0, 900 + 100, 0, 0));
        assert_eq!(scene.stands().await["held"], 100);
        scene.cancels(&spent).await.assert(200);
        assert_eq!(scene.points().await, points(500, 500, 0, 0), "what an order gives back fills the reserve");
    }

    async fn a_draft_and_a_trip_that_has_not_opened_reach_nobody(app) {
        let scene = Scene::new(app).await;
        scene.app.execute("UPDATE trips SET status = 'draft' WHERE id = $1", scene.trip).await;
        scene.buys(20).await;
        assert_eq!((scene.stands().await["trip"].clone(), scene.points().await), (Value::Null, points(1_000, 0, 0, 0)));
        assert_eq!(scene.orders().await.assert(404).json["error"], "not_found");
        scene.app.execute("UPDATE trips SET status = 'published', opens_on = '2025-08-21' WHERE id = $1", scene.trip).await;
        scene.app.trips_go_on().await;
        assert_eq!((scene.stands().await["status"].clone(), scene.points().await), (json!(0), points(1_000, 0, 0, 0)));
        assert_eq!(scene.orders().await.assert(422).json["error"], "trip_not_reached");
    }

    async fn those_who_had_the_points_before_are_found_by_the_clock_once(app) {
        let scene = Scene::new(app).await;
        scene.app.execute("UPDATE trips SET status = 'draft' WHERE id = $1", scene.trip).await;
        scene.buys(20).await;
        scene.app.execute("UPDATE trips SET status = 'published' WHERE id = $1", scene.trip).await;
        assert_eq!(scene.app.trips_go_on().await, 1);
        assert_eq!(scene.points().await, points(500, 500, 0, 0));
        assert_eq!(scene.app.trips_go_on().await, 0);
        assert_eq!(scene.points().await, points(500, 500, 0, 0));
    }

    async fn each_kind_is_asked_for_by_its_type(app) {
        let scene = Scene::new(app).await;
        scene.app.trip("premium").await;
        scene.buys(40).await;
        assert_eq!(scene.points().await, points(1_000, 1_000, 0, 0));
        let premium = scene.app.stands(&scene.participant, "?type=premium").await;
        assert_eq!((&premium["status"], &premium["trip"]["page"]), (&json!(1), &json!("/wycieczka-premium")));
        let vip = scene.app.stands(&scene.participant, "?type=vip").await;
        assert_eq!((&vip["status"], &vip["trip"]), (&json!(0), &Value::Null));
        scene.app.get("/api/v1/user/wycieczka?type=zwykla").bearer(&scene.participant.token).send().await.assert(400);
        assert_eq!(scene.app.pending(&scene.participant).await["premium"]["order"], true);
    }
}
