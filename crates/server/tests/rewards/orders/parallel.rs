//! Orders that run beside each other: one effect per key, no point spent twice, no stock below zero.
use std::sync::Arc;

use serde_json::json;

use super::given::{AccountBalances, address};
use crate::support::{NIPS, ParticipantClient, TestApp, on_both, together};

/// Returns how often two hundred orders meet points for one; `make bank` asks for a hundred.
#[expect(clippy::disallowed_methods, reason = "how long a test runs is no setting of the server")]
fn rounds() -> i64 {
    std::env::var("PLON_ROUNDS").map_or(2, |rounds| rounds.parse().unwrap())
}

/// Of 200 orders beside each other, each for half of what is there and a little more, just one is made.
async fn meet(app: &Arc<TestApp>, participant: &ParticipantClient, reward: i64, round: i64) {
    let answers = together(app, 200, |app, number| {
        let (participant, form) = (participant.clone(), json!({"reward_id": reward, "amount": 5_000}));
        async move { app.order(&participant, &format!("{round}-{number}"), &form).await }
    })
    .await;
    assert_eq!(answers.iter().filter(|answer| answer.status == 201).count(), 1, "round {round}");
    assert_eq!(
        answers.iter().filter(|answer| answer.json["error"] == "not_enough_points").count(),
        199,
        "round {round}"
    );
}

on_both! {
    async fn of_200_orders_with_points_for_one_just_one_is_made(app) {
        app.programme().await;
        let (participant, rewards, app) = (app.participant().await, app.rewards().await, Arc::new(app));
        app.give_points(participant.id, 4_999).await;
        for round in 1..=rounds() {
            app.give_points(participant.id, 5_000).await;
            meet(&app, &participant, rewards.bank_transfer, round).await;
            assert_eq!(app.orders_of(&participant).await, round);
            assert_eq!(
                app.balances_of(participant.id).await,
                AccountBalances { available: 4_999, held: 5_000 * round, redeemed: 0 }
            );
        }
    }

    async fn two_hundred_twins_make_one_order_and_get_one_answer(app) {
        app.programme().await;
        let (participant, rewards, app) = (app.participant().await, app.rewards().await, Arc::new(app));
        app.give_points(participant.id, 1_000_000).await;
        let answers = together(&app, 200, |app, _| {
            let (participant, form) = (participant.clone(), json!({"reward_id": rewards.bank_transfer, "amount": 5_000}));
            async move { app.order(&participant, "k", &form).await }
        })
        .await;
        assert!(answers.iter().all(|answer| answer.assert(201).body == answers[0].body));
        assert_eq!(app.orders_of(&participant).await, 1);
        assert_eq!(app.balances_of(participant.id).await.held, 5_000);
    }

    async fn of_50_orders_for_the_last_piece_just_one_is_made(app) {
        app.programme().await;
        let rewards = app.rewards().await;
        let mut participants = Vec::new();
        for number in 0..NIPS.len() {
            let participant = app.participant_numbered(number).await;
            app.give_points(participant.id, 1_000_000).await;
            participants.push(participant);
        }
        let app = Arc::new(app);
        let answers = together(&app, 50, |app, number| {
            let participant = participants[number % participants.len()].clone();
            let form = json!({"reward_id": rewards.torch, "address": address()});
            async move { app.order(&participant, &format!("k{number}"), &form).await }
        })
        .await;
        assert_eq!(answers.iter().filter(|answer| answer.status == 201).count(), 1);
        assert_eq!(answers.iter().filter(|answer| answer.json["error"] == "out_of_stock").count(), 49);
        assert_eq!(app.stock(rewards.torch).await, 0);
    }

    async fn a_variant_is_sold_as_often_as_it_is_in_stock(app) {
        app.programme().await;
        let (participant, rewards, app) = (app.participant().await, app.rewards().await, Arc::new(app));
        app.give_points(participant.id, 4_000_000).await;
        let answers = together(&app, 20, |app, number| {
            let participant = participant.clone();
            let form = json!({"reward_id": rewards.jacket, "variant_id": rewards.size_m, "address": address()});
            async move { app.order(&participant, &format!("k{number}"), &form).await }
        })
        .await;
        assert_eq!(answers.iter().filter(|answer| answer.status == 201).count(), 5);
        assert_eq!(app.variant_stock(rewards.size_m).await, 0);
        assert_eq!(app.balances_of(participant.id).await.held, 5 * 24_000);
    }
}
