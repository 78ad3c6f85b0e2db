//! The database ends its connections in the midst of orders; whoever sends again has ordered once.
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::json;

use super::given::AccountBalances;
use crate::support::{TestApp, has_postgres, together};

const TASKS: usize = 24;
const ORDERS: usize = 5;
/// After so many orders that were made the server's connections are ended once.
const ORDERS_BETWEEN: usize = 4;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_order_over_a_lost_connection_is_made_once() {
    if !has_postgres() {
        return;
    }
    let app = TestApp::postgres().await;
    app.programme().await;
    let (participant, rewards, app) = (app.participant().await, app.rewards().await, Arc::new(app));
    app.give_points(participant.id, 1_000_000).await;
    let [made, ended, failed] = std::array::from_fn(|_| Arc::new(AtomicUsize::new(0)));
    together(&app, TASKS, |app, number| {
        let (participant, made, ended, failed) = (participant.clone(), made.clone(), ended.clone(), failed.clone());
        async move {
            let form = json!({"reward_id": rewards.bank_transfer, "amount": 5_000});
            for order in 0..ORDERS {
                let key = format!("{number}-{order}");
                loop {
                    let answer = app.order_request(&participant, &key, &form).send_undeclared().await;
                    if answer.status == 201 {
                        if made.fetch_add(1, Ordering::SeqCst) % ORDERS_BETWEEN == 0 {
                            ended.fetch_add(app.end_connections().await, Ordering::SeqCst);
                        }
                        break;
                    }
                    answer.assert(503);
                    assert_eq!(answer.json["error"], "unavailable");
                    assert_eq!(answer.headers["retry-after"], "5");
                    failed.fetch_add(1, Ordering::SeqCst);
                }
            }
        }
    })
    .await;
    let orders = i64::try_from(TASKS * ORDERS).unwrap();
    assert_eq!(app.orders_of(&participant).await, orders);
    let held = orders * 5_000;
    assert_eq!(
        app.balances_of(participant.id).await,
        AccountBalances { available: 1_000_000 - held, held, redeemed: 0 }
    );
    assert!(
        ended.load(Ordering::SeqCst) > TASKS && failed.load(Ordering::SeqCst) > 0,
        "no connection was lost at work"
    );
}
