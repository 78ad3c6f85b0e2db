//! A card is ordered by post or as a code, and both sides see which.
use serde_json::json;

use super::given::Office;
use crate::orders::given::{AccountBalances, address};
use crate::support::on_both;

on_both! {
    async fn a_card_as_a_code_needs_no_address_and_both_sides_see_how_it_comes(app) {
        let Office { participant, rewards, operator } = app.card_office().await;
        let order = app.code_ordered(&participant, &rewards).await;
        let shown = app.shown(&participant, &order.id).await;
        assert_eq!((&shown["delivery"], &shown["address"], &shown["code_tail"]), (&json!("code"), &json!(null), &json!(null)));
        let for_operator = app.order_in_the_back_office(&operator, &order).await;
        assert_eq!(
            (&for_operator["delivery"], &for_operator["address"], &for_operator["code"]),
            (&json!("code"), &json!(null), &json!(null))
        );
        assert_eq!(
            app.balances_of(participant.id).await,
            AccountBalances { available: 990_000, held: 10_000, redeemed: 0 }
        );
    }

    async fn an_address_that_was_typed_before_the_code_was_chosen_is_not_kept(app) {
        let Office { participant, rewards, .. } = app.card_office().await;
        let form = json!({"reward_id": rewards.card, "delivery": "code", "address": address()});
        let order = app.ordered(&participant, &form).await;
        assert_eq!(app.shown(&participant, &order).await["address"], json!(null));
    }

    async fn what_goes_by_post_says_so_and_a_transfer_says_nothing(app) {
        let Office { participant, rewards, .. } = app.card_office().await;
        for form in [
            json!({"reward_id": rewards.card, "delivery": "post", "address": address()}),
            json!({"reward_id": rewards.torch, "address": address()}),
        ] {
            let order = app.ordered(&participant, &form).await;
            assert_eq!(app.shown(&participant, &order).await["delivery"], "post");
        }
        let transfer = app.ordered(&participant, &json!({"reward_id": rewards.bank_transfer, "amount": 5_000})).await;
        assert_eq!(app.shown(&participant, &transfer).await["delivery"], json!(null));
    }

    async fn an_operator_does_not_end_the_order_of_a_code_that_is_not_there(app) {
        let Office { participant, rewards, operator } = app.card_office().await;
        let order = app.code_ordered(&participant, &rewards).await;
        let path = format!("/api/v1/backoffice/orders/{}/status", order.id);
        let begun = json!({"status": "in_progress", "version": 1});
        let begun = app.post(&path).bearer(&operator.token).key("a").json(&begun).send().await;
        let nexts = begun.assert(200).json["data"]["next"].as_array().unwrap();
        assert_eq!(nexts.iter().map(|next| &next["status"]["code"]).collect::<Vec<_>>(), ["cancelled"]);
        let ended = json!({"status": "completed", "version": 2});
        let ended = app.post(&path).bearer(&operator.token).key("b").json(&ended).send().await;
        assert_eq!(ended.assert(409).json["error"], "card_needs_code");
        assert_eq!(app.balances_of(participant.id).await.held, 10_000);
    }
}
