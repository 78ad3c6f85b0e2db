//! Ordering: once, never overdrawn, short or complete; cancelled, begun and carried out.
use std::sync::Arc;

use serde_json::json;

use super::{Scene, points};
use crate::support::{on_both, together};

on_both! {
    async fn an_order_holds_the_whole_cost_and_stands_among_the_orders(app) {
        let scene = Scene::new(app).await;
        scene.buys(120).await;
        let answer = scene.orders().await;
        assert_eq!((&answer.assert(201).json["data"]["status"], &answer.json["data"]["held"]), (&json!(2), &json!(5_000)));
        assert_eq!(scene.points().await, points(1_000, 5_000, 0, 0));
        let list = scene.app.get("/api/v1/prize/my-orders").bearer(&scene.participant.token).send().await;
        let row = &list.assert(200).json["data"]["items"][0];
        assert_eq!((&row["kind"], &row["points"], &row["reward"]), (&json!("trip"), &json!(5_000), &json!("wycieczka-standard")));
        assert_eq!((&row["status"]["label"], &row["cancellable"]), (&json!("Wybrana"), &json!(true)));
        assert_eq!(scene.app.pending(&scene.participant).await["order"], false);
        assert_eq!(scene.orders().await.assert(409).json["error"], "trip_ordered");
        assert_eq!(scene.app.last_news(scene.participant.id).await.0, "Przyjęliśmy zamówienie wycieczki");
    }

    async fn an_order_that_is_short_is_made_up_from_later_points(app) {
        let scene = Scene::new(app).await;
        scene.buys(60).await;
        let answer = scene.orders().await;
        assert_eq!((&answer.assert(201).json["data"]["status"], &answer.json["data"]["missing"]), (&json!(3), &json!(2_000)));
        assert_eq!(scene.points().await, points(0, 3_000, 0, 0));
        scene.buys(20).await;
        assert_eq!((scene.points().await, scene.stands().await["status"].clone()), (points(0, 4_000, 0, 0), json!(3)));
        let order = scene.order().await;
        assert_eq!(scene.moves(&order, "in_progress").await.assert(409).json["error"], "trip_short");
        scene.buys(30).await;
        assert_eq!((scene.points().await, scene.stands().await["status"].clone()), (points(500, 5_000, 0, 0), json!(2)));
        assert_eq!(scene.app.last_news(scene.participant.id).await.0, "Masz komplet punktów na wycieczkę");
    }

    async fn one_that_is_short_stays_as_it_was_while_others_are_moved_with_it(app) {
        let scene = Scene::new(app).await;
        scene.buys(60).await;
        scene.orders().await.assert(201);
        let short = scene.order().await;
        let other = scene.app.participant_numbered(1).await;
        let torch = scene.app.reward("latarka", "parcel", 5_000, Some(1), 4).await;
        scene.app.give_points(other.id, 5_000).await;
        let parcel = json!({"reward_id": torch, "address": crate::orders::given::address()});
        let parcel = scene.app.ordered(&other, &parcel).await;
        let form = json!({"status": "in_progress", "orders": [{"id": short, "version": 1}, {"id": parcel, "version": 1}]});
        let path = "/api/v1/backoffice/orders/bulk-status";
        let answer = scene.app.post(path).bearer(&scene.operator.token).key("k").json(&form).send().await;
        let data = &answer.assert(200).json["data"];
        assert_eq!((&data["moved"][0]["id"], &data["refused"][0]["id"]), (&json!(parcel), &json!(short)));
        let kept = scene.app.shown(&scene.participant, &short).await;
        assert_eq!((&kept["status"]["code"], kept["history"].as_array().unwrap().len()), (&json!("selected"), 1));
        assert_eq!(scene.app.count("SELECT version FROM orders WHERE kind = 'trip'").await, 1);
    }

    async fn an_order_that_is_carried_out_redeems_its_cost_once(app) {
        let scene = Scene::new(app).await;
        scene.buys(120).await;
        scene.orders().await.assert(201);
        let order = scene.order().await;
        scene.moves(&order, "in_progress").await.assert(200);
        assert_eq!(scene.cancels(&order).await.assert(409).json["error"], "order_state_forbids");
        scene.moves(&order, "completed").await.assert(200);
        assert_eq!(scene.points().await, points(1_000, 0, 5_000, 0));
        scene.buys(10).await;
        scene.app.trips_go_on().await;
        assert_eq!(scene.points().await, points(1_500, 0, 5_000, 0));
        assert_eq!((scene.stands().await["status"].clone(), scene.stands().await["state"].clone()), (json!(2), json!("completed")));
    }

    async fn a_participant_who_cancels_in_time_has_everything_back_and_may_order_again(app) {
        let mut scene = Scene::new(app).await;
        scene.buys(60).await;
        scene.orders().await.assert(201);
        let order = scene.order().await;
        let cancelled = scene.cancels(&order).await;
        assert!(cancelled.message().ends_with("Na Twoje konto wróciło 3\u{a0}000\u{a0}pkt."), "{}", cancelled.message());
        assert_eq!(scene.points().await, points(3_000, 0, 0, 0));
        let stands = scene.stands().await;
        assert_eq!((&stands["status"], &stands["order"], &stands["at_stake"]), (&json!(1), &json!(null), &json!(0)));
        scene.buys(1).await;
        scene.app.trips_go_on().await;
        assert_eq!(scene.points().await, points(3_050, 0, 0, 0), "no reserve is held again");
        scene.orders().await.assert(201);
        assert_eq!(scene.points().await, points(0, 3_050, 0, 0));
        let order = scene.order().await;
        scene.cancels(&order).await.assert(200);
        scene.days_pass(17).await;
        scene.app.trips_go_on().await;
        assert_eq!((scene.points().await, scene.stands().await["status"].clone()), (points(3_050, 0, 0, 0), json!(4)));
    }

    async fn what_one_trip_gives_back_makes_up_what_another_is_short_of(app) {
        let scene = Scene::new(app).await;
        scene.app.trip("premium").await;
        scene.buys(130).await;
        scene.orders().await.assert(201);
        let standard = scene.order().await;
        let premium = scene.app.order_trip(&scene.participant, "premium", &json!({"type": "premium"})).await;
        assert_eq!((&premium.assert(201).json["data"]["status"], &premium.json["data"]["missing"]), (&json!(3), &json!(3_500)));
        assert_eq!(scene.points().await, points(0, 6_500, 0, 0));
        scene.cancels(&standard).await.assert(200);
        assert_eq!(scene.points().await, points(1_500, 5_000, 0, 0));
        assert_eq!(scene.app.stands(&scene.participant, "?type=premium").await["status"], 2);
    }

    async fn a_participant_who_cancels_a_complete_order_after_the_deadline_loses_the_reserve(app) {
        let mut scene = Scene::new(app).await;
        scene.buys(120).await;
        scene.orders().await.assert(201);
        let order = scene.order().await;
        scene.days_pass(17).await;
        let cancelled = scene.cancels(&order).await;
        assert!(cancelled.message().ends_with("wróciło 4\u{a0}500\u{a0}pkt, przepadło 500\u{a0}pkt."), "{}", cancelled.message());
        assert_eq!((scene.points().await, scene.stands().await["status"].clone()), (points(5_500, 0, 0, 500), json!(4)));
    }

    async fn order_reminder_page_and_question_say_the_sum_that_a_late_cancellation_costs(app) {
        let mut scene = Scene::new(app).await;
        scene.buys(60).await;
        let before = scene.stands().await;
        assert_eq!((&before["at_stake"], &before["ordering"]["at_stake"]), (&json!(500), &json!(3_000)));
        let ordered = scene.orders().await;
        let sum = "przepadnie 3\u{a0}000\u{a0}pkt";
        assert!(ordered.assert(201).message().contains(sum), "{}", ordered.message());
        assert!(scene.app.last_news(scene.participant.id).await.1.contains(sum));
        let order = scene.order().await;
        let question = scene.app.shown(&scene.participant, &order).await["cancelling"].clone();
        assert_eq!((&question["returned"], &question["forfeited"]), (&json!(3_000), &json!(0)), "in time");
        scene.days_pass(59).await;
        scene.app.trips_go_on().await;
        let (title, reminder) = scene.app.last_news(scene.participant.id).await;
        assert_eq!(title, "Uzupełnij punkty na wycieczkę do 31.10.2025");
        assert!(reminder.contains(sum), "{reminder}");
        let stands = scene.stands().await;
        assert!(stands["sentence"].as_str().unwrap().contains(sum), "{stands}");
        assert_eq!(stands["at_stake"], 3_000);
        let question = scene.app.shown(&scene.participant, &order).await["cancelling"].clone();
        assert_eq!((&question["returned"], &question["forfeited"]), (&json!(0), &json!(3_000)));
        let list = scene.app.get("/api/v1/prize/my-orders").bearer(&scene.participant.token).send().await;
        assert_eq!(list.assert(200).json["data"]["items"][0]["cancelling"], question);
        assert!(scene.cancels(&order).await.message().ends_with("Przepadło 3\u{a0}000\u{a0}pkt."));
        assert_eq!((scene.points().await, scene.stands().await["forfeited"].clone()), (points(0, 0, 0, 3_000), json!(3_000)));
        scene.app.trips_go_on().await;
        assert_eq!(scene.points().await, points(0, 0, 0, 3_000), "once");
    }

    async fn an_operator_who_cancels_gives_everything_back(app) {
        let mut scene = Scene::new(app).await;
        scene.buys(120).await;
        scene.orders().await.assert(201);
        let order = scene.order().await;
        scene.moves(&order, "in_progress").await.assert(200);
        scene.days_pass(17).await;
        scene.moves(&order, "cancelled").await.assert(200);
        scene.app.trips_go_on().await;
        assert_eq!(scene.points().await, points(6_000, 0, 0, 0));
    }

    async fn a_cancelled_trip_is_told_once_with_the_reason(app) {
        let scene = Scene::new(app).await;
        scene.buys(120).await;
        scene.orders().await.assert(201);
        let order = scene.order().await;
        let of = scene.participant.id;
        let count = async || scene.app.number("SELECT count(*) FROM notifications WHERE participant_id = $1", of.0).await;
        let before = count().await;
        scene.moves(&order, "cancelled").await.assert(200);
        assert_eq!(count().await, before + 1);
        let (title, content) = scene.app.last_news(of).await;
        assert_eq!(title, "Zamówienie wycieczki anulowane");
        assert!(content.contains("Na Twoje konto wróciło 5\u{a0}000\u{a0}pkt.") && content.contains(" Powód: "), "{content}");
    }

    async fn the_order_by_includes_its_day_and_not_the_next(app) {
        let mut scene = Scene::new(app).await;
        scene.buys(60).await;
        scene.days_pass(16).await;
        assert_eq!(scene.stands().await["days_left"], 0);
        scene.days_pass(1).await;
        assert_eq!(scene.orders().await.assert(409).json["error"], "trip_too_late");
        assert_eq!(scene.app.orders_of(&scene.participant).await, 0);
    }

    async fn on_the_last_day_it_may_be_ordered(app) {
        let mut scene = Scene::new(app).await;
        scene.buys(60).await;
        scene.days_pass(16).await;
        scene.orders().await.assert(201);
    }

    async fn below_zero_nothing_is_ordered(app) {
        let scene = Scene::new(app).await;
        scene.buys(20).await;
        let form = json!({"points": -600, "source": "purchases", "reason": "Korekta"});
        let path = format!("/api/v1/backoffice/participants/{}/corrections", scene.participant.id.0);
        scene.app.post(&path).bearer(&scene.operator.token).key("k").json(&form).send().await.assert(201);
        assert_eq!(scene.points().await, points(-100, 500, 0, 0));
        assert_eq!(scene.orders().await.assert(422).json["error"], "points_below_zero");
    }

    async fn a_reward_that_is_a_trip_is_not_ordered_among_the_others(app) {
        let scene = Scene::new(app).await;
        scene.buys(120).await;
        let reward = scene.app.number("SELECT reward_id FROM trips WHERE id = $1", scene.trip).await;
        let answer = scene.app.order(&scene.participant, "k", &json!({"reward_id": reward})).await;
        assert_eq!(answer.assert(422).json["errors"]["reward_id"][0], "Wycieczkę zamówisz na jej stronie");
    }

    async fn seats_are_taken_and_given_back(app) {
        let scene = Scene::new(app).await;
        scene.app.execute("UPDATE rewards SET stock = 1 WHERE id = (SELECT reward_id FROM trips WHERE id = $1)", scene.trip).await;
        let other = scene.app.participant_numbered(1).await;
        for participant in [&scene.participant, &other] {
            scene.app.buys(participant, &scene.operator, &scene.programme, 60).await;
        }
        scene.orders().await.assert(201);
        let refused = scene.app.order_trip(&other, "k", &json!({})).await;
        assert_eq!(refused.assert(422).json["error"], "out_of_stock");
        assert_eq!(scene.app.all_points(other.id).await, points(2_500, 500, 0, 0));
        let order = scene.order().await;
        scene.cancels(&order).await.assert(200);
        scene.app.order_trip(&other, "k2", &json!({})).await.assert(201);
    }

    async fn a_wrong_type_is_said_at_its_field_and_a_key_is_needed(app) {
        let scene = Scene::new(app).await;
        let wrong = scene.app.order_trip(&scene.participant, "k", &json!({"type": "zwykla"})).await;
        assert_eq!(wrong.assert(422).json["errors"]["type"][0], "Nie ma takiej wycieczki");
        let path = "/api/v1/user/wycieczka/order";
        let keyless = scene.app.post(path).bearer(&scene.participant.token).json(&json!({})).send().await;
        assert_eq!(keyless.assert(422).json["error"], "idempotency_key_missing");
    }

    async fn of_fifty_orders_beside_each_other_one_is_made(app) {
        let scene = Scene::new(app).await;
        scene.buys(120).await;
        let scene = Arc::new(scene);
        let participant = scene.participant.clone();
        let app = Arc::new(Arc::into_inner(scene).unwrap().app);
        let answers = together(&app, 50, |app, number| {
            let participant = participant.clone();
            async move { app.order_trip(&participant, &format!("k{number}"), &json!({})).await }
        })
        .await;
        assert_eq!(answers.iter().filter(|answer| answer.status == 201).count(), 1);
        assert_eq!(answers.iter().filter(|answer| answer.json["error"] == "trip_ordered").count(), 49);
        assert_eq!((app.orders_of(&participant).await, app.all_points(participant.id).await), (1, points(1_000, 5_000, 0, 0)));
    }

    async fn fifty_twins_make_one_order_and_get_one_answer(app) {
        let scene = Scene::new(app).await;
        scene.buys(120).await;
        let (participant, app) = (scene.participant.clone(), Arc::new(scene.app));
        let answers = together(&app, 50, |app, _| {
            let participant = participant.clone();
            async move { app.order_trip(&participant, "k", &json!({})).await }
        })
        .await;
        assert!(answers.iter().all(|answer| answer.assert(201).body == answers[0].body));
        assert_eq!(app.orders_of(&participant).await, 1);
    }
}
