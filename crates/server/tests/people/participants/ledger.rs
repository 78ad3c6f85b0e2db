//! The ledger under random accruals, orders and corrections: it sums to zero, and every figure is explained.
use serde_json::json;

use super::assert_explained;
use crate::support::{TestApp, on_both};

const LIMIT: i64 = 120_000;

/// A whole number below `bound` out of the test's seeded randomness.
fn below(app: &TestApp, bound: u64) -> i64 {
    i64::try_from(u64::from_le_bytes(app.app.rng.bytes::<8>()) % bound).unwrap()
}

on_both! {
    async fn random_corrections_accruals_and_orders_keep_every_figure_explained(app) {
        app.programme().await;
        app.set_limit(LIMIT).await;
        let rewards = app.rewards().await;
        let (anna, jan) = (app.participant().await, app.participant_numbered(1).await);
        let operator = app.operator(&["finance"]).await;
        let (mut made, mut refused) = (0, 0);
        for round in 0..40 {
            let participant = if below(&app, 2) == 0 { &anna } else { &jan };
            let key = format!("k{round}");
            let status = match below(&app, 5) {
                0 => {
                    let (_, total) = app.points_of(participant.id).await;
                    let points = (1 + below(&app, 20_000)).min(LIMIT - total);
                    if points > 0 {
                        app.give_points(participant.id, points).await;
                    }
                    201
                }
                1 => app.order(participant, &key, &json!({"reward_id": rewards.charity_transfer, "amount": 10_000})).await.status.as_u16(),
                _ => {
                    let source = ["purchases", "affiliation", "achievements"][usize::try_from(below(&app, 3)).unwrap()];
                    let points = below(&app, 60_000) - 25_000;
                    let form = json!({"points": points, "source": source, "reason": format!("Powód {round}")});
                    let (first, again) = tokio::join!(
                        app.correct_once(&operator, participant.id, &form, &key),
                        app.correct_once(&operator, participant.id, &form, &key),
                    );
                    assert_eq!(first.status, again.status);
                    first.status.as_u16()
                }
            };
            if status == 201 { made += 1 } else { refused += 1 }
            assert_explained(&app, &operator, &anna).await;
            assert_explained(&app, &operator, &jan).await;
        }
        assert!(made > 10 && refused > 3, "{made} were made, {refused} refused");
    }
}
