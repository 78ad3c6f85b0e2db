//! `prize/teraz`: twelve rewards a page, each with what the caller lacks for it.
use serde_json::json;

use crate::support::on_both;

on_both! {
    async fn the_catalogue_tells_what_the_caller_can_afford_and_what_is_lacking(app) {
        let participant = app.participant().await;
        app.rewards().await;
        app.give_points(participant.id, 6_000).await;
        let answer = app.get("/api/v1/prize/teraz").bearer(&participant.token).send().await;
        answer.assert(200);
        let items = answer.json["data"]["items"].as_array().unwrap();
        let of_kind = |kind: &str| items.iter().find(|item| item["kind"] == kind).unwrap();
        let [transfer, charity, card] = ["bank_transfer", "charity_transfer", "card"].map(of_kind);
        assert_eq!(transfer["slug"], "przelew-na-konto");
        assert_eq!((&transfer["points"], &transfer["affordable"]), (&json!(5_000), &json!(true)));
        assert_eq!((&transfer["min_amount"], &transfer["max_amount"]), (&json!(5_000), &json!(50_000)));
        assert_eq!((&transfer["amount_step"], &transfer["points_per_zloty"]), (&json!(1_000), &json!(100)));
        assert_eq!(charity["points"], 1_000);
        assert_eq!((&card["affordable"], &card["missing_points"]), (&json!(false), &json!(4_000)));
        assert_eq!(card.get("min_amount"), None);
    }

    async fn a_page_holds_twelve_rewards_in_the_operators_order_without_withdrawn_ones(app) {
        let participant = app.participant().await;
        let mut ids = Vec::new();
        for place in 0..14 {
            ids.push(app.reward(&format!("nagroda-{place}"), "parcel", 100, None, 100 - place).await);
        }
        app.withdraw_reward(ids[13]).await;
        let first = app.get("/api/v1/prize/teraz").bearer(&participant.token).send().await;
        assert_eq!(first.json["meta"], json!({"last_page": 2, "current_page": 1, "per_page": 12, "total": 13}));
        assert_eq!(first.json["data"]["items"].as_array().unwrap().len(), 12);
        assert_eq!(first.json["data"]["items"][0]["id"], ids[12]);
        let second = app.get("/api/v1/prize/teraz?page=2").bearer(&participant.token).send().await;
        assert_eq!(second.json["data"]["items"][0]["id"], ids[0]);
    }

    async fn a_reward_is_sold_out_when_it_or_all_its_variants_are(app) {
        let participant = app.participant().await;
        let rewards = app.rewards().await;
        app.execute("UPDATE rewards SET stock = 0 WHERE id = $1", rewards.torch).await;
        let available = async || {
            let answer = app.get("/api/v1/prize/teraz").bearer(&participant.token).send().await;
            let items = answer.json["data"]["items"].as_array().unwrap().clone();
            let of = |id: i64| items.iter().find(|item| item["id"] == id).unwrap()["available"].as_bool().unwrap();
            (of(rewards.card), of(rewards.torch), of(rewards.jacket))
        };
        assert_eq!(available().await, (true, false, true));
        app.execute("UPDATE reward_variants SET stock = 0 WHERE id = $1", rewards.size_m).await;
        assert_eq!(available().await, (true, false, false));
    }

    async fn what_is_within_reach_comes_first_and_then_what_lacks_least(app) {
        let participant = app.participant().await;
        for (slug, points, stock, place) in [("droga", 900, None, 1), ("bliska", 120, None, 2), ("w-zasiegu", 80, None, 3),
            ("wyprzedana", 10, Some(0), 4), ("tania", 20, None, 5)] {
            app.reward(slug, "parcel", points, stock, place).await;
        }
        app.give_points(participant.id, 100).await;
        let slugs = async |query: &str| {
            let answer = app.get(&format!("/api/v1/prize/teraz{query}")).bearer(&participant.token).send().await;
            let items = answer.assert(200).json["data"]["items"].as_array().unwrap().clone();
            items.iter().map(|item| item["slug"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(slugs("").await, ["w-zasiegu", "tania", "bliska", "droga", "wyprzedana"]);
        assert_eq!(slugs("?order=cheapest").await, ["wyprzedana", "tania", "w-zasiegu", "bliska", "droga"]);
        assert_eq!(slugs("?order=dearest").await, ["droga", "bliska", "w-zasiegu", "tania", "wyprzedana"]);
        assert_eq!(slugs("?within_reach=true").await, ["w-zasiegu", "tania"]);
        app.get("/api/v1/prize/teraz?order=none").bearer(&participant.token).send().await.assert(400);
    }

    async fn categories_are_counted_over_the_whole_catalogue(app) {
        let participant = app.participant().await;
        for (slug, place) in [("kurtka", 1), ("mlot", 2), ("buty", 3)] {
            app.reward(slug, "parcel", 100, None, place).await;
        }
        app.execute("UPDATE rewards SET category = 'Odzież i obuwie' WHERE slug <> 'mlot' AND $1 > 0", 1).await;
        let answer = app.get("/api/v1/prize/teraz?category=Odzie%C5%BC%20i%20obuwie").bearer(&participant.token).send().await;
        let data = &answer.assert(200).json["data"];
        assert_eq!(data["categories"],
            json!([{"name": "Odzież i obuwie", "count": 2}, {"name": "Nagrody rzeczowe", "count": 1}]));
        assert_eq!(data["items"].as_array().unwrap().len(), 2);
        assert_eq!(answer.json["meta"]["total"], 2);
    }

    async fn visitors_see_a_reward_of_each_category_unless_the_programme_hides_them(app) {
        for (slug, place) in [("kurtka", 1), ("buty", 2), ("mlot", 3)] {
            app.reward(slug, "parcel", 100, None, place).await;
        }
        app.execute("UPDATE rewards SET category = 'Narzędzia' WHERE slug = 'mlot' AND $1 > 0", 1).await;
        let names = async || {
            let answer = app.get("/api/v1/cms/rewards").send().await;
            let items = answer.assert(200).json["data"].as_array().unwrap().clone();
            items.iter().map(|item| item["name"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
        };
        assert_eq!(names().await, ["kurtka", "mlot", "buty"]);
        app.execute("INSERT INTO settings (key, value) SELECT 'home_rewards', 'false' WHERE $1 > 0", 1).await;
        assert!(names().await.is_empty());
    }

    async fn the_catalogue_is_for_signed_in_participants_only(app) {
        app.get("/api/v1/prize/teraz").send().await.assert(401);
        let operator = app.operator(&["finance"]).await;
        app.get("/api/v1/prize/teraz").bearer(&operator.token).send().await.assert(403);
    }

    async fn a_page_that_is_no_number_is_refused(app) {
        let participant = app.participant().await;
        app.get("/api/v1/prize/teraz?page=druga").bearer(&participant.token).send().await.assert(400);
    }
}
