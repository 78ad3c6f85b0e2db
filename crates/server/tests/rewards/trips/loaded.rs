//! The sample programme's trips: the days that the programme names, and what an operator has changed.
use jiff::civil::date;
use plon_kernel::clock::Clock;
use plon_programme::{Programme, Source, load};
use serde_json::json;

use crate::support::{TestApp, on_both};

async fn loaded(app: TestApp, clock: Clock) -> TestApp {
    load(app.db(), &Programme::read(&Source::Embedded).unwrap(), app.now()).await.unwrap();
    app.set(|parts| parts.clock = clock)
}

on_both! {
    async fn in_july_2024_premium_and_vip_are_to_be_ordered_by_the_20th(app) {
        let app = loaded(app, Clock::standing(date(2024, 7, 10).at(9, 0, 0, 0)).unwrap()).await;
        let participant = app.participant().await;
        for kind in ["premium", "vip"] {
            let stands = app.stands(&participant, &format!("?type={kind}")).await;
            assert_eq!((&stands["trip"]["order_by"], &stands["trip"]["fulfil_by"]), (&json!("2024-07-20"), &json!("2024-10-31")));
        }
        assert_eq!(app.stands(&participant, "").await["trip"], json!(null));
    }

    async fn in_may_2025_cape_verde_is_to_be_ordered_by_6_june_and_leads_to_its_reward(app) {
        let app = loaded(app, Clock::standing(date(2025, 5, 20).at(9, 0, 0, 0)).unwrap()).await;
        let participant = app.participant().await;
        let trip = app.stands(&participant, "").await["trip"].clone();
        assert_eq!((&trip["order_by"], &trip["reward"]), (&json!("2025-06-06"), &json!("odkryj-magie-wysp-zielonego-przyladka-z-q")));
        assert_eq!(app.stands(&participant, "?type=premium").await["trip"], json!(null));
        let page = app.get("/api/v1/prize/details/odkryj-magie-wysp-zielonego-przyladka-z-q").bearer(&participant.token).send().await;
        assert_eq!((&page.assert(200).json["data"]["kind"], &page.json["data"]["trip"]), (&json!("trip"), &json!("standard")));
        app.get("/api/v1/prize/details/wycieczka-2026").bearer(&participant.token).send().await.assert(404);
        let mut names = Vec::new();
        for page in 1..=3 {
            let shelf = app.get(&format!("/api/v1/prize/teraz?page={page}")).bearer(&participant.token).send().await;
            let items = shelf.assert(200).json["data"]["items"].as_array().unwrap().clone();
            names.extend(items.iter().filter(|item| item["kind"] == "trip").map(|item| item["slug"].clone()));
        }
        assert_eq!(names, [json!("odkryj-magie-wysp-zielonego-przyladka-z-q")]);
    }

    async fn what_an_operator_has_changed_is_not_loaded_over(app) {
        let app = loaded(app, Clock::standing(date(2025, 5, 20).at(9, 0, 0, 0)).unwrap()).await;
        let id = app.number("SELECT id FROM trips WHERE season = $1", 2026).await;
        let operator = app.operator(&["finance"]).await;
        let shown = app.get(&format!("/api/v1/backoffice/trips/{id}")).bearer(&operator.token).send().await;
        let mut form = shown.assert(200).json["data"].clone();
        form["qualify_at"] = json!(55_000);
        app.post(&format!("/api/v1/backoffice/trips/{id}/update")).bearer(&operator.token).json(&form).send().await.assert(200);
        load(app.db(), &Programme::read(&Source::Embedded).unwrap(), app.now()).await.unwrap();
        assert_eq!(app.number("SELECT qualify_at FROM trips WHERE id = $1", id).await, 55_000);

        let trips = app.count("SELECT count(*) FROM trips").await;
        app.execute("UPDATE rewards SET slug = 'wlasna' WHERE id = (SELECT reward_id FROM trips WHERE id = $1)", id).await;
        app.execute("UPDATE trips SET key = 'wlasna' WHERE id = $1", id).await;
        load(app.db(), &Programme::read(&Source::Embedded).unwrap(), app.now()).await.unwrap();
        assert_eq!(app.count("SELECT count(*) FROM trips").await, trips, "the season has its trip of the kind already");
        let names = "SELECT count(*) FROM rewards r WHERE kind = 'trip' AND NOT EXISTS (SELECT 1 FROM trips WHERE reward_id = r.id)";
        assert_eq!(app.count(names).await, 0, "no reward stands without its trip");
    }
}
