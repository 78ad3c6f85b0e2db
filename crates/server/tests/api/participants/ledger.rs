//! The ledger under random accruals, orders and corrections: it sums to zero, and every figure is explained.
use std::collections::BTreeMap;

use plon_domain::ledger::AccountKind;
use plon_platform::ledger;
use serde_json::{Value, json};

use crate::support::{OperatorClient, ParticipantClient, TestApp, on_both};

const LIMIT: i64 = 120_000;

/// A whole number below `bound` out of the test's seeded randomness.
fn below(app: &TestApp, bound: u64) -> i64 {
    i64::try_from(u64::from_le_bytes(app.app.rng.bytes::<8>()) % bound).unwrap()
}

/// Every transfer of a participant as an operator reads it, the newest first.
pub async fn ledger_of(app: &TestApp, operator: &OperatorClient, participant: &ParticipantClient) -> Vec<Value> {
    let mut transfers = Vec::new();
    for page in 1.. {
        let found = app.in_the_back_office(operator, &format!("/{}/transfers?page={page}", participant.id.0)).await;
        transfers.extend(found["data"]["items"].as_array().unwrap().iter().cloned());
        if page == found["meta"]["last_page"].as_i64().unwrap() {
            break;
        }
    }
    transfers
}

/// Each balance is what the transfers shown add up to, each transfer is explained, and the running balances agree.
pub async fn assert_explained(app: &TestApp, operator: &OperatorClient, participant: &ParticipantClient) {
    let balances = ledger::balances(&mut app.db().read().await.unwrap(), participant.id).await.unwrap();
    assert_eq!(balances.sum(), 0);
    assert!(balances.figures().total.0 <= LIMIT);
    let mut running: BTreeMap<String, i64> = BTreeMap::new();
    for transfer in ledger_of(app, operator, participant).await.iter().rev() {
        assert!(!transfer["explanation"].as_str().unwrap().is_empty());
        for (side, sign) in [("from", -1), ("to", 1)] {
            let account = transfer[side]["account"].as_str().unwrap().to_owned();
            let balance = running.entry(account).or_default();
            *balance += sign * transfer["points"].as_i64().unwrap();
            assert_eq!(transfer[side]["balance"], *balance, "{transfer}");
        }
        assert_eq!(running.values().sum::<i64>(), 0);
    }
    for account in AccountKind::ALL {
        assert_eq!(running.get(account.as_str()).copied().unwrap_or(0), balances.get(*account).0, "{account}");
    }
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
