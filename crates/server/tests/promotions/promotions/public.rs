//! Promotions as anybody reads them, and the prompts of those who are signed in.
use jiff::civil::date;
use plon_programme::{Programme, Source, load};
use serde_json::{Value, json};

use super::{extra_points, refuel};
use crate::support::{TestApp, on_both};

async fn loaded(app: &TestApp) {
    load(app.db(), &Programme::read(&Source::Embedded).unwrap(), app.now()).await.unwrap();
}

/// The keys of the prompts, with whether they open by themselves.
async fn prompts(app: &TestApp, token: &str) -> Vec<(String, bool)> {
    let answer = app.get("/api/v1/user/promotion-prompts").bearer(token).send().await;
    answer.assert(200);
    let prompts = answer.json["data"].as_array().unwrap();
    prompts
        .iter()
        .map(|prompt| (prompt["key"].as_str().unwrap().to_owned(), prompt["opens_itself"].as_bool().unwrap()))
        .collect()
}

fn keys(archive: &Value) -> Vec<&str> {
    archive["data"]["archive"].as_array().unwrap().iter().map(|card| card["key"].as_str().unwrap()).collect()
}

on_both! {
    async fn the_archive_has_what_runs_then_what_is_to_come_then_what_is_over(app) {
        loaded(&app).await;
        let answer = app.get("/api/v1/cms/promotions").send().await;
        answer.assert(200);
        assert_eq!(keys(&answer.json).len(), 14);
        let states: Vec<&str> = answer.json["data"]["archive"].as_array().unwrap().iter()
            .map(|card| card["state"].as_str().unwrap()).collect();
        let mut sorted = states.clone();
        sorted.sort_by_key(|state| ["running", "upcoming", "past"].iter().position(|one| one == state));
        assert_eq!(states, sorted);
        let upcoming = app.get("/api/v1/cms/promotions?state=upcoming").send().await;
        assert_eq!(keys(&upcoming.json), ["pre_sale"]);
        let second = app.get("/api/v1/cms/promotions?per_page=5&page=3").send().await;
        assert_eq!((keys(&second.json).len(), &second.json["meta"]["last_page"]), (4, &json!(3)));
        let last = keys(&second.json).last().copied().unwrap().to_owned();
        assert_eq!(last, "one_plus_one_promo", "what ended first stands last");
        app.get("/api/v1/cms/promotions?state=soon").send().await.assert(422);
        let (participant, editor) = (app.participant_numbered(3).await, app.operator(&["editor"]).await);
        app.get("/api/v1/user/promotions?state=soon").bearer(&participant.token).send().await.assert(400);
        app.get("/api/v1/backoffice/promotions?status=soon").bearer(&editor.token).send().await.assert(400);
        let partners = app.get("/api/v1/cms/promotions?program=program.partner").send().await;
        assert!(keys(&partners.json).is_empty());
    }

    async fn a_page_tells_the_terms_in_words(app) {
        loaded(&app).await;
        let answer = app.get("/api/v1/cms/promotions/tankuj-z-dovvo").send().await;
        answer.assert(200);
        let single = &answer.json["data"]["single"];
        assert_eq!((&single["key"], &single["hash"]), (&json!("dovvo_refuel"), &json!("regulamin-tankuj-dovvo")));
        assert_eq!(single["scope"]["brands"], json!([{"slug": "dovvo", "name": "DOVVO"}]));
        assert_eq!(single["scope"]["packs_text"], json!(["1\u{a0}L", "5\u{a0}L", "10\u{a0}L"]));
        assert_eq!(single["mechanics"][0]["sentence"], "Za każde pełne 20\u{a0}L: karta paliwowa 300\u{a0}zł.");
        assert_eq!(single["accept_by"], "2025-10-31");
        let id = single["id"].as_i64().unwrap();
        let same = app.get(&format!("/api/v1/cms/promotions/{id}")).send().await;
        assert_eq!(same.json, answer.json);
        app.get("/api/v1/cms/promotions/nie-ma").send().await.assert(404);
        app.execute("UPDATE promotions SET status = 'draft' WHERE id = $1", id).await;
        app.get("/api/v1/cms/promotions/tankuj-z-dovvo").send().await.assert(404);
    }

    async fn on_each_day_those_prompts_open_that_the_programme_has(app) {
        loaded(&app).await;
        let mut app = app;
        for (turn, (day, expected)) in (0..).zip([
            (date(2024, 2, 15), vec![("one_plus_one_promo", true)]),
            (date(2024, 5, 20), vec![("orchard_leptosar", true)]),
            (date(2024, 7, 10), vec![]),
            (date(2024, 11, 15), vec![("chwastox_presale", true), ("declare_and_gain", true)]),
            (date(2025, 1, 15), vec![("chwastox_presale", true), ("declare_and_gain", false)]),
            (date(2025, 5, 20), vec![("declare_and_gain", false), ("may_holiday_with_agrosar", true)]),
            (date(2025, 8, 20), vec![("stubble_agrosar", true), ("dovvo_refuel", true)]),
            (date(2025, 9, 13), vec![("stubble_agrosar", true), ("dovvo_refuel", true)]),
            (date(2025, 9, 14), vec![("dovvo_refuel", true)]),
        ]) {
            app = app.on(day, turn);
            let participant = app.participant_of(Box::leak(format!("90000000{turn:02}").into_boxed_str())).await;
            let expected: Vec<(String, bool)> = expected.into_iter().map(|(key, opens)| (key.to_owned(), opens)).collect();
            assert_eq!(prompts(&app, &participant.token).await, expected, "on {day}");
        }
    }

    async fn answers_close_prompts(app) {
        loaded(&app).await;
        let participant = app.participant().await;
        app.execute(
            "INSERT INTO promotion_participations (promotion_id, participant_id, accepted)
             SELECT id, $1, TRUE FROM promotions WHERE key = 'weed_buster'", participant.id.0).await;
        let expected = [("stubble_agrosar".to_owned(), false), ("dovvo_refuel".to_owned(), true)];
        assert_eq!(prompts(&app, &participant.token).await, expected, "an answer of the year before stands in for it");
        app.answer_promotion(&participant, "dovvo_refuel", false).await.assert(200);
        assert_eq!(prompts(&app, &participant.token).await[1], ("dovvo_refuel".to_owned(), false));
        let answer = app.get("/api/v1/user/promotion-prompts").bearer(&participant.token).send().await;
        let refuel = &answer.json["data"][1];
        assert_eq!((&refuel["answer"], &refuel["can_answer"]), (&json!(false), &json!(true)), "it can be opened still");
        assert_eq!(refuel["sequence"], json!({"name": "stubble-refuel", "delay_ms": 4000}));
        assert_eq!((&refuel["cookie"], &refuel["cookie_seconds"]),
            (&json!("refuel_dovvo_promotion_undecided"), &json!(86400)));
    }

    async fn a_partner_is_asked_about_nothing_of_the_others(app) {
        app.programme().await;
        app.promotion("a", &refuel()).await;
        app.promotion("b", &extra_points()).await;
        let partner = app.participant().await;
        app.make_partner(partner.id).await;
        assert!(prompts(&app, &partner.token).await.is_empty());
        let answer = app.answer_promotion(&partner, "a", true).await;
        answer.assert(422);
        assert_eq!(answer.json["error"], "no_such_promotion");
    }

    async fn the_days_that_are_still_to_come_go_into_a_calendar(app) {
        loaded(&app).await;
        let path = "/api/v1/cms/promotions/tankuj-z-dovvo/calendar";
        let answer = app.get(path).send().await;
        answer.assert(200);
        assert_eq!(answer.headers["content-type"], "text/calendar; charset=utf-8");
        assert_eq!(answer.headers["content-disposition"], "attachment; filename=\"tankuj-z-dovvo.ics\"");
        let text = String::from_utf8(answer.body.to_vec()).unwrap().replace("\r\n ", "");
        assert!(text.contains("SUMMARY:Ostatni dzień na akceptację regulaminu: "), "{text}");
        assert!(text.contains("DTSTART;VALUE=DATE:20251031"), "{text}");
        assert!(text.contains("URL:https://plon.example/promocje/tankuj-z-dovvo"), "{text}");
        let over = app.get("/api/v1/cms/promotions/nie-ma/calendar").send().await;
        over.assert(404);
        let app = app.on(date(2025, 11, 1), 1);
        app.get(path).send().await.assert(404);
    }
}
