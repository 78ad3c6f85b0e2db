//! `prize/details/{id or slug}`: a reward's page.
use serde_json::json;

use crate::support::on_both;

on_both! {
    async fn a_reward_is_found_by_its_id_and_by_its_slug(app) {
        let participant = app.participant().await;
        let rewards = app.rewards().await;
        for name in [rewards.jacket.to_string(), "kurtka".to_owned()] {
            let answer = app.get(&format!("/api/v1/prize/details/{name}")).bearer(&participant.token).send().await;
            let reward = &answer.assert(200).json["data"];
            assert_eq!(reward["id"], rewards.jacket);
            assert_eq!(reward["description"], "Dłużej");
            assert_eq!(reward["missing_points"], 24_000);
            assert_eq!(reward["variants"], json!([
                {"id": rewards.size_s, "name": "S", "available": false},
                {"id": rewards.size_m, "name": "M", "available": true},
            ]));
        }
    }

    async fn a_reward_that_is_unknown_or_withdrawn_is_not_found(app) {
        let participant = app.participant().await;
        let rewards = app.rewards().await;
        app.withdraw_reward(rewards.card).await;
        for name in ["999999", "nie-ma", "karta-paliwowa", &rewards.card.to_string()] {
            app.get(&format!("/api/v1/prize/details/{name}")).bearer(&participant.token).send().await.assert(404);
        }
    }

    async fn a_rewards_page_is_for_signed_in_participants_only(app) {
        app.get("/api/v1/prize/details/kurtka").send().await.assert(401);
    }
}
