//! Placing an order: points held at once, stock taken, account or address frozen, the participant told.
use serde_json::json;

use super::given::{AccountBalances, address};
use crate::support::{BANK_ACCOUNT, on_both};

on_both! {
    async fn a_bank_transfer_holds_its_points_and_freezes_the_account(app) {
        app.programme().await;
        let (participant, rewards) = (app.participant().await, app.rewards().await);
        app.give_points(participant.id, 20_000).await;
        let answer = app.order(&participant, "k1", &json!({"reward_id": rewards.bank_transfer, "amount": 12_000})).await;
        answer.assert(201);
        assert_eq!(answer.json["data"]["points"], 12_000);
        let number = answer.json["data"]["number"].as_i64().unwrap();
        assert_eq!(answer.message(), format!("Zamówienie nr\u{a0}{number} zostało przyjęte"));
        assert_eq!(
            app.balances_of(participant.id).await,
            AccountBalances { available: 8_000, held: 12_000, redeemed: 0 }
        );
        app.execute("UPDATE participants SET bank_account = NULL WHERE id = $1", participant.id.0).await;
        let order = app.shown(&participant, answer.json["data"]["id"].as_str().unwrap()).await;
        assert_eq!(order["bank_account_masked"], "PL61 … 2874");
        assert_eq!((&order["amount"], &order["kind"]), (&json!(12_000), &json!("bank_transfer")));
        assert_eq!(order["status"], json!({"code": "selected", "label": "Wybrana", "color": "yellow"}));
        assert_eq!(order["history"].as_array().unwrap().len(), 1);
        assert_eq!(order["cancellable"], true);
        let frozen = app.number("SELECT count(*) FROM orders WHERE id = $1 AND bank_account IS NOT NULL", number).await;
        assert_eq!((frozen, BANK_ACCOUNT.len()), (1, 28));
    }

    async fn a_parcel_takes_its_variant_from_the_stock_and_keeps_the_address(app) {
        app.programme().await;
        let (participant, rewards) = (app.participant().await, app.rewards().await);
        app.give_points(participant.id, 24_000).await;
        let mut to = address();
        to["street_number_place"] = json!(" 7 ");
        to["recipient"] = json!("  Anna   Wiśniewska ");
        let form = json!({"reward_id": rewards.jacket, "variant_id": rewards.size_m, "address": to});
        let id = app.ordered(&participant, &form).await;
        assert_eq!(app.variant_stock(rewards.size_m).await, 4);
        let order = app.shown(&participant, &id).await;
        assert_eq!((&order["reward"], &order["variant"]), (&json!("kurtka"), &json!("M")));
        assert_eq!(order["address"], json!({"recipient": "Anna Wiśniewska", "street": "Polna", "street_number": "1",
            "street_number_place": "7", "postcode": "99-100", "city": "Łęczyca"}));
        assert_eq!(order.get("bank_account_masked"), None);
    }

    async fn a_charity_transfer_needs_no_account_and_a_card_goes_by_post(app) {
        app.programme().await;
        let (participant, rewards) = (app.participant().await, app.rewards().await);
        app.give_points(participant.id, 11_000).await;
        app.execute("UPDATE participants SET bank_account = NULL WHERE id = $1", participant.id.0).await;
        app.ordered(&participant, &json!({"reward_id": rewards.charity_transfer, "amount": 1_000})).await;
        app.ordered(&participant, &json!({"reward_id": rewards.card, "delivery": "post", "address": address()})).await;
        assert_eq!(app.balances_of(participant.id).await, AccountBalances { available: 0, held: 11_000, redeemed: 0 });
    }

    async fn an_order_is_told_to_the_participant_and_explained_in_the_ledger(app) {
        app.programme().await;
        let (participant, rewards) = (app.participant().await, app.rewards().await);
        app.give_points(participant.id, 5_000).await;
        app.ordered(&participant, &json!({"reward_id": rewards.torch, "address": address()})).await;
        let told = "SELECT count(*) FROM notifications WHERE participant_id = $1 AND content LIKE 'Przyjęliśmy zamówienie nr%latarka%'";
        assert_eq!(app.number(told, participant.id.0).await, 1);
        let explained = "SELECT count(*) FROM transfers WHERE participant_id = $1 AND kind = 'hold' AND points = 5000
                         AND cause = 'order' AND explanation LIKE 'Zamówienie nr%latarka'";
        assert_eq!(app.number(explained, participant.id.0).await, 1);
    }

    async fn of_twins_at_the_same_time_one_orders_and_both_get_its_answer(app) {
        app.programme().await;
        let (participant, rewards) = (app.participant().await, app.rewards().await);
        app.give_points(participant.id, 5_000).await;
        let form = json!({"reward_id": rewards.torch, "address": address()});
        // The loser finds neither points nor stock left.
        let (one, other) = tokio::join!(app.order(&participant, "k", &form), app.order(&participant, "k", &form));
        one.assert(201);
        other.assert(201);
        assert_eq!(one.json, other.json);
        assert_eq!((app.stock(rewards.torch).await, app.orders_of(&participant).await), (0, 1));
        assert_eq!(app.balances_of(participant.id).await, AccountBalances { available: 0, held: 5_000, redeemed: 0 });
    }

    async fn an_order_over_the_available_points_is_refused_and_leaves_nothing(app) {
        app.programme().await;
        let (participant, rewards) = (app.participant().await, app.rewards().await);
        app.give_points(participant.id, 4_999).await;
        let answer = app.order(&participant, "k", &json!({"reward_id": rewards.torch, "address": address()})).await;
        assert_eq!(answer.assert(422).json["error"], "not_enough_points");
        assert_eq!(app.balances_of(participant.id).await, AccountBalances { available: 4_999, held: 0, redeemed: 0 });
        assert_eq!((app.stock(rewards.torch).await, app.orders_of(&participant).await), (1, 0));
    }

    async fn a_bank_transfer_without_a_valid_account_is_refused(app) {
        app.programme().await;
        let (participant, rewards) = (app.participant().await, app.rewards().await);
        app.give_points(participant.id, 20_000).await;
        let form = json!({"reward_id": rewards.bank_transfer, "amount": 5_000});
        for account in ["NULL", "'PL00109010140000071219812874'"] {
            let sql = match account {
                "NULL" => "UPDATE participants SET bank_account = NULL WHERE id = $1",
                _ => "UPDATE participants SET bank_account = 'PL00109010140000071219812874' WHERE id = $1",
            };
            app.execute(sql, participant.id.0).await;
            let answer = app.order(&participant, account, &form).await;
            assert_eq!(answer.assert(422).json["error"], "bank_account_missing");
            assert_eq!(answer.message(), "Uzupełnij numer konta, aby zamówić przelew");
        }
        assert_eq!(app.orders_of(&participant).await, 0);
    }

    async fn what_is_sold_out_is_refused(app) {
        app.programme().await;
        let (participant, rewards) = (app.participant().await, app.rewards().await);
        app.give_points(participant.id, 100_000).await;
        app.execute("UPDATE rewards SET stock = 0 WHERE id = $1", rewards.torch).await;
        let torch = json!({"reward_id": rewards.torch, "address": address()});
        let small = json!({"reward_id": rewards.jacket, "variant_id": rewards.size_s, "address": address()});
        for (key, form) in [("torch", torch), ("small", small)] {
            assert_eq!(app.order(&participant, key, &form).await.assert(422).json["error"], "out_of_stock");
        }
        assert_eq!((app.stock(rewards.torch).await, app.variant_stock(rewards.size_s).await), (0, 0));
    }

    async fn a_retried_order_gets_its_first_answer_even_when_the_reward_is_gone(app) {
        app.programme().await;
        let (participant, rewards) = (app.participant().await, app.rewards().await);
        app.give_points(participant.id, 10_000).await;
        let form = json!({"reward_id": rewards.torch, "address": address()});
        let first = app.order(&participant, "k", &form).await;
        app.withdraw_reward(rewards.torch).await;
        let again = app.order(&participant, "k", &form).await;
        assert_eq!((again.assert(201).status, &again.body), (first.status, &first.body));
        assert_eq!(
            app.balances_of(participant.id).await,
            AccountBalances { available: 5_000, held: 5_000, redeemed: 0 }
        );
    }

    async fn the_same_key_with_another_order_is_refused(app) {
        app.programme().await;
        let (participant, rewards) = (app.participant().await, app.rewards().await);
        app.give_points(participant.id, 20_000).await;
        app.order(&participant, "k", &json!({"reward_id": rewards.bank_transfer, "amount": 5_000})).await.assert(201);
        let other = app.order(&participant, "k", &json!({"reward_id": rewards.bank_transfer, "amount": 6_000})).await;
        assert_eq!(other.assert(422).json["error"], "idempotency_key_reused");
        assert_eq!(app.balances_of(participant.id).await.held, 5_000);
    }

    async fn two_participants_may_use_the_same_key(app) {
        app.programme().await;
        let rewards = app.rewards().await;
        let (anna, piotr) = (app.participant().await, app.participant_numbered(1).await);
        for participant in [&anna, &piotr] {
            app.give_points(participant.id, 5_000).await;
            app.order(participant, "k", &json!({"reward_id": rewards.bank_transfer, "amount": 5_000})).await.assert(201);
        }
    }

    async fn an_order_without_a_key_is_refused(app) {
        let (participant, rewards) = (app.participant().await, app.rewards().await);
        let form = json!({"reward_id": rewards.bank_transfer, "amount": 5_000});
        let answer = app.post("/api/v1/prize/orders").bearer(&participant.token).json(&form).send().await;
        assert_eq!(answer.assert(422).json["error"], "idempotency_key_missing");
    }

    async fn ordering_is_for_signed_in_participants_only(app) {
        let operator = app.operator(&["administrator"]).await;
        let form = json!({"reward_id": 1});
        app.post("/api/v1/prize/orders").key("k").json(&form).send().await.assert(401);
        app.post("/api/v1/prize/orders").bearer(&operator.token).key("k").json(&form).send().await.assert(403);
    }
}
